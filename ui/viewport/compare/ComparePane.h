#pragma once

#include "app/view/compare/CompareData.h"
#include "ui/viewport/ViewPicks.h"
#include "ui/viewport/ViewportCanvas.h"
#include "ui/viewport/drawables/GridDrawable.h"
#include "ui/viewport/drawables/MeshDrawable.h"
#include "ui/viewport/drawables/SkeletonDrawable.h"
#include "ui/viewport/tools/ViewInteraction.h"

#include <QLabel>
#include <QWidget>

namespace sinew {

/// Draws one pane of a comparison: sky, ground, skeleton, and the skin under its colours. Lives as long as a
/// context.
class CompareRenderer {
public:
    CompareRenderer(TaskPool& pool, ViewData& data, const std::function<void()>& repaint);

    /// Brings what is on the card up to date; `colors` of every part's vertices, empty: none.
    void update(const Frame& frame, const Changes& changes, const std::vector<std::vector<Rgba>>& colors,
                quint64 colorRevision);
    void draw(const Frame& frame);

private:
    void lay(const Frame& frame, const std::vector<std::vector<Rgba>>& colors);

    SkyDrawable m_sky;
    GroundDrawable m_ground;
    SkeletonDrawable m_skeleton;
    MeshDrawable m_mesh;
    std::shared_ptr<const Scene> m_scene;        ///< of the mesh on the card
    std::shared_ptr<const SmoothParts> m_smooth; ///< likewise; null: cages
    std::optional<quint64> m_revision;           ///< of the colours on the card
    std::vector<Rgba> m_mixed;                   ///< scratch
    std::vector<Rgba> m_colors;                  ///< scratch
};

/// One skin of a comparison in three dimensions: in the pose that is shown, in the colours of the map. A drag
/// moves the camera, which belongs to all panes; a click selects the joint that was hit, else the strongest
/// one of the skin there. Where OpenGL 3.3 is not to be had it says so.
class ComparePane : public QWidget {
    Q_OBJECT
public:
    /// What the panes share; outlives them.
    struct Desk {
        Document& document;
        ViewState& view;
        ViewData& viewData;
        TaskPool& pool;
        CompareData& data;
    };
    ComparePane(const Desk& desk, std::size_t pane, QWidget* parent = nullptr);
    ~ComparePane() override;

    const OrbitCamera& camera() const { return m_camera; }
    void setCamera(const OrbitCamera& camera);
    /// Whether what the colours mean is drawn here.
    void setLegendShown(bool shown);
    int framesDrawn() const { return m_framesDrawn; }

    QSize sizeHint() const override { return {480, 480}; }
    QSize minimumSizeHint() const override { return {120, 90}; }

Q_SIGNALS:
    void cameraMoved(const sinew::OrbitCamera& camera);
    void resized(const QSize& size);
    void focused();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void makeContent();
    void connectSources();
    void retranslate();
    void followTheme();
    void documentChanged(DocumentChanges what);
    void viewChanged();
    void select(const QPointF& point);
    void paint(Gl& gl);
    void paintLegend(const Frame& frame);
    void redraw();
    Frame frame(Gl& gl);
    ToolEvent eventAt(const QPointF& point, Qt::KeyboardModifiers keys, Qt::MouseButton button);

    Desk m_desk;
    std::size_t m_pane;
    PosedMesh& m_posed;
    OrbitCamera m_camera;
    Aabb m_box; ///< of the shown character
    NavigationDrag m_navigation;
    bool m_moving = false;          ///< a button holds the camera
    std::optional<QPointF> m_press; ///< of the left button, which selects when it is let go there
    ViewPicks m_picks;
    ViewSettings m_view;
    ViewTheme m_theme;
    bool m_legendShown = false;
    ViewportCanvas* m_canvas = nullptr;
    QLabel* m_message = nullptr;
    std::unique_ptr<CompareRenderer> m_renderer;
    Changes m_changes;
    std::uint64_t m_skinRevision = 0; ///< of the posed mesh, when it last changed
    int m_framesDrawn = 0;
};

} // namespace sinew
