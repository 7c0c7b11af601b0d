#pragma once

#include "app/render/Rendering.h"
#include "ui/workspace/Workspace.h"

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

class PictureDialog;
class ViewportWidget;

/// File > Save Picture and Save Turntable: the view, rendered into files in the background.
class PictureFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialogs open.
    PictureFlow(const WindowContext& context, ViewportWidget& viewport, QWidget* window,
                QObject* parent = nullptr);

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void connectJob();
    void open(RenderSettings& last);
    void save(const RenderSettings& settings);
    bool mayReplace(const QStringList& files, const QString& asked) const;
    void show();

    WindowContext m_context;
    ViewportWidget& m_viewport;
    QWidget* m_window;
    RenderSettings m_picture;   ///< as it was chosen last
    RenderSettings m_turntable; ///< the same
};

} // namespace sinew
