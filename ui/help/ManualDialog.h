#pragma once

#include "ui/dialogs/Dialog.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace sinew {

class ManualView;

/// The manual: its topics beside one page, a way back and forward, and a search in the page. It stays open
/// beside the window. Escape closes it.
class ManualDialog : public Dialog {
    Q_OBJECT
public:
    explicit ManualDialog(QWidget* parent = nullptr);

    /// An unknown topic shows the contents page.
    void showTopic(const QString& topic);
    QString topic() const;

protected:
    void retranslate() override;

private:
    QWidget* buildBar();
    void connectControls();
    void connectKeys();
    void markTopic();
    void search(bool backward);

    QListWidget* m_topics;
    ManualView* m_view;
    QToolButton* m_back;
    QToolButton* m_forward;
    QLineEdit* m_search;
    QLabel* m_missing; ///< says that the page does not hold what is searched for
};

} // namespace sinew
