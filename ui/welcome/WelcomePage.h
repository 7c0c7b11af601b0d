#pragma once

#include "ui/widgets/Panel.h"

#include <QIcon>

class QGridLayout;
class QLabel;
class QPushButton;

namespace sinew {

class Actions;

/// A file that was opened, and what stands beside its name.
struct RecentRow {
    QString file;
    QIcon picture;
};

/// What the window shows while no character is open: what Sinew is, and the ways to start.
class WelcomePage : public Panel {
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
    void paintEvent(QPaintEvent* event) override;

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

} // namespace sinew
