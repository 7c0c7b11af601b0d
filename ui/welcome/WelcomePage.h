#pragma once

#include "ui/widgets/Panel.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sinew {

class Actions;

/// What the window shows while no character is open: what Sinew is, and the ways to start.
class WelcomePage : public Panel {
    Q_OBJECT
public:
    explicit WelcomePage(const Actions& actions, QWidget* parent = nullptr);
    void setRecent(const QStringList& files);

Q_SIGNALS:
    void recentChosen(const QString& file);

protected:
    void retranslate() override;
    void paintEvent(QPaintEvent* event) override;

private:
    void build();

    const Actions& m_actions;
    QLabel* m_title;
    QLabel* m_sentence;
    QPushButton* m_open;
    QPushButton* m_sample;
    QLabel* m_recentTitle;
    QVBoxLayout* m_recent;
    QLabel* m_drop;
};

} // namespace sinew
