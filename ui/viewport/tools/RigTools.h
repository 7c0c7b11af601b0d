#pragma once

#include "ui/viewport/ToolTable.h"

#include <QCoreApplication>
#include <QPolygonF>

#include <vector>

namespace sinew {

class RigDraft;

/// Draws the stroke along which a chain of joints is laid: in the middle of what lies under the cursor or on
/// its surface (ToolOptions::strokeDepth), or beside the character as deep as the stroke was last. Who hears
/// of it makes the chain.
class ChainTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(ChainTool)
public:
    explicit ChainTool(const ToolDesk& desk);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool dragging() const override { return !m_stroke.empty(); }
    void cancel() override;

    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;
    bool picksVertices() const override { return false; }
    bool places() const override { return true; }

private:
    void add(const ToolEvent& event);

    Document& m_document;
    PosedMesh& m_posed;
    PosedPicker& m_surface;
    const ToolOptions& m_options;
    std::function<void(const QString&)> m_say;
    std::function<void(const std::vector<Vec3>&)> m_drawn;
    std::vector<Vec3> m_stroke; ///< model space
    QPolygonF m_line;           ///< the same as it was drawn
};

/// Sets the markers that a template is fitted to: a click sets the one that is asked for, a drag moves one
/// that is seen, whether it was set or guessed. The draft works the skeleton out; the document knows nothing
/// of it yet.
class MarkerTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(MarkerTool)
public:
    explicit MarkerTool(const ToolDesk& desk);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    Repaint hover(const ToolEvent& event) override;
    bool dragging() const override { return m_moved; }
    void cancel() override;
    bool wantsKey(const QKeyEvent& key) const override;
    void pressKey(const QKeyEvent& key) override;

    /// A ring about the marker that a drag would move.
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;
    QString text() const override;
    bool picksVertices() const override { return false; }
    bool places() const override { return true; }

private:
    RigDraft* draft() const;
    std::string markerAt(const ToolEvent& event) const;
    Vec3 placeAt(const ToolEvent& event) const;

    Document& m_document;
    PosedMesh& m_posed;
    PosedPicker& m_surface;
    const ToolOptions& m_options;
    const OrbitCamera& m_camera;
    std::function<void(const QString&)> m_say;
    QPointF m_pressed;
    std::string m_taken; ///< under the cursor when the button went down
    bool m_clicking = false;
    bool m_moved = false;
    std::optional<Vec3> m_before; ///< where the marker was set that is dragged; nothing: it was a guess
    std::string m_hovered;
};

} // namespace sinew
