#pragma once

#include "ui/workspace/WindowContext.h"

#include <QObject>

class QWidget;

namespace sinew {

/// File > Export, and what the program's log and status bar hear of it.
class ExportFlow : public QObject {
    Q_OBJECT
public:
    ExportFlow(const WindowContext& context, QWidget* window);

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void open();

    WindowContext m_context;
    QWidget* m_window;
};

} // namespace sinew
