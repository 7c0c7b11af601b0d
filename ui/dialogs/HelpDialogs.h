#pragma once

#include "ui/dialogs/Dialog.h"

class QLabel;
class QPushButton;
class QLineEdit;
class QTextBrowser;

namespace sinew {

class AboutDialog : public Dialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    QLabel* m_text;
    QPushButton* m_close;
};

/// All actions with their keys and what they do, made from the table of actions.
class ShortcutsDialog : public Dialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(QWidget* parent = nullptr, Navigation navigation = Navigation::Blender);

protected:
    void retranslate() override;

private:
    Navigation m_navigation; ///< whose keys are shown
    QLineEdit* m_filter;
    QTextBrowser* m_page;
    QPushButton* m_close;
};

/// The page as HTML: actions whose name, keys or description contain `filter`.
QString shortcutsPage(const QString& filter, Navigation navigation = Navigation::Blender);

} // namespace sinew
