#pragma once

#include <QTextBrowser>

namespace sinew {

/// Shows pages of the manual. Links between pages are followed here, others open in the system's browser.
class ManualView : public QTextBrowser {
    Q_OBJECT
public:
    explicit ManualView(QWidget* parent = nullptr);

    void showPage(const QString& topic);
    QString topic() const { return m_topic; }
    /// Marks the next occurrence of a text, from the start again behind the last one. False: the page has
    /// none.
    bool findNext(const QString& text, bool backward = false);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;

private:
    QString m_topic;
};

} // namespace sinew
