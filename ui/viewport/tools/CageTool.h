#pragma once

#include "app/document/edits/CageEdits.h"
#include "app/view/gizmo/Gizmo.h"
#include "ui/viewport/ToolTable.h"

#include <QCoreApplication>

namespace sinew {

/// Draws cages and point handles in the bind pose: each click adds a vertex or joins one of a cage that is
/// there, one on a vertex of the chain closes a face. What is drawn comes into the document as one step when
/// it is finished. Where nothing is being drawn, a drag moves a vertex: one step, made when the button is let
/// go.
class CageTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(CageTool)
public:
    explicit CageTool(const ToolDesk& desk);

    bool press(const ToolEvent& event) override;
    bool doublePress(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    Repaint hover(const ToolEvent& event) override;
    bool dragging() const override { return m_moved.has_value(); }
    void cancel() override;
    bool wantsKey(const QKeyEvent& key) const override;
    void pressKey(const QKeyEvent& key) override;
    void putAway() override;

    /// The line from the last vertex to the cursor, and a ring about the vertex that a click would join.
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;
    /// The chain, with the face it would have if it were closed now; or a vertex that is being moved, with
    /// its cage.
    std::optional<CageShape> drawing() const override;
    QString text() const override { return m_hint; }
    bool picksVertices() const override { return false; }
    bool places() const override { return true; }

private:
    std::vector<HandlePoint> takeable() const;
    std::optional<HandlePoint> takeableAt(const ToolEvent& event) const;
    std::optional<std::size_t> chainVertexAt(const ToolEvent& event) const;
    std::optional<HandlePoint> removable() const;
    std::optional<Vec3> joinPlace(const ToolEvent& event) const;
    bool inBindPose() const;
    void click(const ToolEvent& event);
    void take(const HandlePoint& point);
    void place(const ToolEvent& event);
    void closeAt(std::size_t vertex);
    void finish(std::optional<std::size_t> closedAt);
    void moveTaken();
    void show(const Expected<void>& done);
    void hint(const QString& text);

    Document& m_document;
    PosedMesh& m_posed;
    PosedPicker& m_surface;
    const ToolOptions& m_options;
    const OrbitCamera& m_camera;
    std::function<void(const Error&)> m_tell;
    std::function<void(const QString&)> m_say;
    CageDraft m_draft;
    QPointF m_pressed;
    bool m_clicking = false;            ///< the button is down and has not dragged anything
    std::optional<HandlePoint> m_taken; ///< under the cursor when the button went down
    ArrowDrag m_drag;
    std::optional<Vec3> m_moved; ///< where m_taken is dragged to
    std::optional<Vec3> m_ring;  ///< what a click would join
    QString m_hint;              ///< why the last click did nothing; at the cursor until it goes on
    QPointF m_hinted;
};

} // namespace sinew
