#pragma once

#include "ui/workspace/WindowContext.h"

#include <QObject>

class QWidget;

namespace sinew {

class EngineDialog;

/// Skeleton > Prepare for an Engine and Export Skeleton.
class EngineFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialog opens.
    EngineFlow(const WindowContext& context, QWidget* window, QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    void prepare();
    void apply(const EngineDialog& dialog);
    void write();
    void show();

    WindowContext m_context;
    QWidget* m_window;
};

} // namespace sinew
