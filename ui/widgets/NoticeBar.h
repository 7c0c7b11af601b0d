#pragma once

#include "ui/widgets/Panel.h"

class QPushButton;

namespace sinew {

class ElidedLabel;

/// A slim bar over the view that says what happened to a file and asks nothing: it can stay as long as it
/// likes, and takes no focus.
class NoticeBar : public Panel {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// Shows that the file `name` has changed.
    void showChanged(const QString& name);

Q_SIGNALS:
    void reloadAsked();
    void compareAsked();
    void ignored();

protected:
    void retranslate() override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    ElidedLabel* m_text;
    QPushButton* m_compare;
    QPushButton* m_reload;
    QPushButton* m_ignore;
};

} // namespace sinew
