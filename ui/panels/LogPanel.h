#pragma once

#include "app/log/ActivityLog.h"
#include "ui/widgets/Panel.h"

class QLabel;
class QListView;
class QToolButton;

namespace sinew {

/// The last lines of the program's log.
class LogPanel : public Panel {
    Q_OBJECT
public:
    explicit LogPanel(LogModel& log, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void copy();

    LogModel& m_log;
    QListView* m_view;
    QToolButton* m_copy;
    QToolButton* m_clear;
    bool m_atEnd = true;
};

} // namespace sinew
