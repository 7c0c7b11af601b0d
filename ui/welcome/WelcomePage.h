#pragma once

#include "ui/widgets/Panel.h"

#include <QIcon>
#include <QTimer>

class QGridLayout;
class QLabel;
class QPushButton;

namespace sinew {

class Actions;
class CalmProgressBar;
class ElidedLabel;
class Session;

/// A file that was opened, and what stands beside its name.
struct RecentRow {
    QString file;
    QIcon picture;
};

/// A page that stands alone before a quiet picture of strands.
class StartPage : public Panel {
    Q_OBJECT
public:
    using Panel::Panel;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// What the window shows while no character is open: what Sinew is, and the ways to start.
class WelcomePage : public StartPage {
    Q_OBJECT
public:
    explicit WelcomePage(const Actions& actions, QWidget* parent = nullptr);
    /// The first six.
    void setRecent(const QList<RecentRow>& rows);
    /// Whether the tour is offered below the buttons.
    void offerTour(bool offered);

Q_SIGNALS:
    void recentChosen(const QString& file);
    void tourDeclined();

protected:
    void retranslate() override;

private:
    void build();
    void buildOffer();
    QPushButton* recentButton(const RecentRow& row);

    const Actions& m_actions;
    QLabel* m_title;
    QLabel* m_sentence;
    QPushButton* m_open;
    QPushButton* m_sample;
    QLabel* m_recentTitle;
    QGridLayout* m_recent;
    QLabel* m_drop;
    QWidget* m_offer; ///< of the tour
    QPushButton* m_tour;
    QPushButton* m_noTour;
};

/// What the window shows while the first character is read: its file, how far the reading is, and a button
/// that cancels it.
class ReadingPage : public StartPage {
    Q_OBJECT
public:
    explicit ReadingPage(Session& session, QWidget* parent = nullptr);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    void follow();

    Session& m_session;
    ElidedLabel* m_file;
    QLabel* m_stage;
    CalmProgressBar* m_progress;
    QPushButton* m_cancel;
    QTimer m_timer;
};

} // namespace sinew
