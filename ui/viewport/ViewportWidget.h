#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/jobs/TaskPool.h"
#include "app/view/OrbitCamera.h"
#include "ui/viewport/NavigationDrag.h"
#include "ui/viewport/SceneRenderer.h"
#include "ui/viewport/ViewTheme.h"
#include "ui/viewport/ViewportCanvas.h"

#include <QWidget>

namespace sinew {

enum class ViewTool { Select, Rotate, Move, Ik };
enum class ViewAxes { Local, World };
enum class ViewLight { Dark, Light };

/// The character in three dimensions: shows the document as ViewState says, turns clicks into selections and
/// drags into poses. Draws only when something has changed. Where OpenGL 3.3 is not to be had it says so and
/// the rest of the program goes on.
class ViewportWidget : public QWidget {
    Q_OBJECT
public:
    ViewportWidget(Document& document, PosedMesh& posed, ViewState& view, TaskPool& pool,
                   QWidget* parent = nullptr);
    ~ViewportWidget() override;

    /// Whether pictures can be drawn here.
    bool drawable() const { return m_canvas != nullptr; }
    bool softwareRenderer() const { return m_canvas != nullptr && m_canvas->softwareRenderer(); }

    void frameAll();
    /// The selected point, else joint, else part; without any, everything.
    void frameSelection();
    void setStandardView(StandardView view);
    void setTool(ViewTool tool);
    ViewTool tool() const { return m_tool; }
    void setAxes(ViewAxes axes);
    ViewAxes axes() const { return m_axes; }
    void setLight(ViewLight light);
    const OrbitCamera& camera() const { return m_camera; }
    void setCamera(const OrbitCamera& camera);

    int framesDrawn() const { return m_framesDrawn; }
    double lastFrameMilliseconds() const { return m_frameMilliseconds; }

    QSize sizeHint() const override { return {960, 720}; }

Q_SIGNALS:
    void hoverText(const QString& text); ///< what is under the cursor, for a status bar; empty: nothing
    void toolChanged(sinew::ViewTool tool);
    void pointPicked(const sinew::PointId& point); ///< asked to be explained; already selected
    void frameDrawn(double milliseconds);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void documentChanged(DocumentChanges what);
    void viewChanged();
    void paintScene(Gl& gl);
    void redraw();
    Frame frame(Gl& gl) const;
    Aabb shownBox() const;

    Document& m_document;
    PosedMesh& m_posed;
    ViewState& m_view;
    TaskPool& m_pool;
    ViewSettings m_shownView; ///< what the layers were last brought up to date for
    ViewTheme m_theme = ViewTheme::dark();
    OrbitCamera m_camera;
    NavigationDrag m_navigation;
    ViewportCanvas* m_canvas = nullptr;
    std::unique_ptr<SceneRenderer> m_renderer;
    Changes m_changes;
    Aabb m_box;
    bool m_framed = false; ///< the scene has been brought into view once
    ViewTool m_tool = ViewTool::Select;
    ViewAxes m_axes = ViewAxes::Local;
    int m_framesDrawn = 0;
    double m_frameMilliseconds = 0.0;
};

} // namespace sinew
