#pragma once

#include "app/document/Document.h"
#include "app/jobs/BindController.h"
#include "ui/widgets/Panel.h"

#include <QTimer>

class QLabel;
class QToolButton;
class QPushButton;

namespace sinew {

class CalmProgressBar;

class Actions;

/// The foot of the Bind panel: Bind, Cancel, and how far a bind is.
class BindBar : public Panel {
    Q_OBJECT
public:
    BindBar(Document& document, BindController& bind, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void show();
    void emphasize(bool due);
    void tick();

    Document& m_document;
    BindController& m_bind;
    const Actions& m_actions;
    QPushButton* m_run;
    QPushButton* m_cancel;
    QToolButton* m_live;
    CalmProgressBar* m_progress;
    QLabel* m_stage;
    QTimer m_timer;
};

/// "12 s left", "3 min left"; empty when not known.
QString timeLeftText(double seconds);

} // namespace sinew
