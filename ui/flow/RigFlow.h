#pragma once

#include "ui/viewport/ToolTable.h"
#include "ui/workspace/Workspace.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace sinew {

class ChainDialog;
class RigDialog;
class ViewportWidget;
class EngineDialog;

/// Skeleton > New From Template and Draw Chain: opens what belongs to these tools beside the view when they
/// are taken, gives strokes to the maker of chains, makes the fitted skeleton the document's.
class RigFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialogs open.
    RigFlow(const WindowContext& context, ViewportWidget& viewport, QWidget* window,
            QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    void toolTaken(ViewTool tool);
    void connectChains();
    void openTemplate();
    void openChain();
    void closeTemplate();
    void create();
    void leave(ViewTool tool);
    void placeBeside(QWidget* dialog) const;
    void show();

    WindowContext m_context;
    ViewportWidget& m_viewport;
    QWidget* m_window;
    QPointer<RigDialog> m_template; ///< while it is open
    QPointer<ChainDialog> m_chain;  ///< while it is open
};

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
