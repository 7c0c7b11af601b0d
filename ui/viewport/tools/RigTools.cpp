#include "ui/viewport/ToolTable.h"

#include "app/jobs/rig/RigDraft.h"
#include "app/rig/RigWords.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/tools/SurfaceBrush.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLineF>
#include <QPolygonF>
#include <QStyleHints>

#include <algorithm>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// Draws the stroke along which a chain of joints is laid: in the middle of what lies under the cursor or on
/// its surface (ToolOptions::strokeDepth), or beside the character as deep as the stroke was last. A stroke
/// over the character begins and ends there: a hand that goes beyond the tip of a tail means the tip. Who
/// hears of it makes the chain.
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
    std::vector<Vec3> strokeOnCharacter() const;

    Document& m_document;
    PosedMesh& m_posed;
    PosedPicker& m_surface;
    const ToolOptions& m_options;
    std::function<void(const QString&)> m_say;
    std::function<void(const std::vector<Vec3>&)> m_drawn;
    std::vector<Vec3> m_stroke; ///< model space
    std::vector<bool> m_over;   ///< which of its places have the character under them
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
    std::string m_justSet; ///< not named again while the cursor rests there
};

constexpr double kStrokeStep = 3.0; ///< pixels between places of a stroke
constexpr double kStrokeWidth = 2.0;

constexpr double kMarkerRing = 11.0; ///< pixels

ChainTool::ChainTool(const ToolDesk& desk)
    : m_document(desk.document)
    , m_posed(desk.posed)
    , m_surface(desk.picks.surface())
    , m_options(desk.options)
    , m_say(desk.say)
    , m_drawn(desk.drawn) {}

void ChainTool::add(const ToolEvent& event) {
    const Vec3 beside = m_stroke.empty() ? event.box.center() : m_stroke.back();
    m_stroke.push_back(drawPosition(m_surface, event.camera, event.position.x(), event.position.y(),
                                    m_options.strokeDepth, beside));
    m_over.push_back(m_surface.surface(event.camera, event.position.x(), event.position.y()).has_value());
    m_line.push_back(event.position);
}

/// From the first place over the character to the last; all of a stroke that is hardly over it.
std::vector<Vec3> ChainTool::strokeOnCharacter() const {
    if (std::ranges::count(m_over, true) < 2) {
        return m_stroke;
    }
    const auto first = std::ranges::find(m_over, true) - m_over.begin();
    const auto end = std::find(m_over.rbegin(), m_over.rend(), true).base() - m_over.begin();
    return {m_stroke.begin() + first, m_stroke.begin() + end};
}

bool ChainTool::press(const ToolEvent& event) {
    cancel();
    if (showsBindPose(m_document, m_posed)) {
        add(event);
    } else {
        m_say(tr("Chains are drawn in the bind pose. Choose Pose > Reset All first"));
    }
    return true;
}

Repaint ChainTool::drag(const ToolEvent& event) {
    if (m_line.empty() || QLineF(m_line.back(), event.position).length() < kStrokeStep) {
        return Repaint::Nothing;
    }
    add(event);
    return Repaint::Overlay;
}

/// A click alone is no stroke.
void ChainTool::release(const ToolEvent& /*event*/) {
    const std::vector<Vec3> stroke = strokeOnCharacter();
    cancel();
    if (stroke.size() > 1) {
        m_drawn(stroke);
    }
}

void ChainTool::cancel() {
    m_stroke.clear();
    m_over.clear();
    m_line.clear();
}

void ChainTool::paint(QPainter& painter, const ViewTheme& theme, const QPointF& /*cursor*/) const {
    painter.setPen(QPen(toQt(theme.selected), kStrokeWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(m_line);
}

MarkerTool::MarkerTool(const ToolDesk& desk)
    : m_document(desk.document)
    , m_posed(desk.posed)
    , m_surface(desk.picks.surface())
    , m_options(desk.options)
    , m_camera(desk.camera)
    , m_say(desk.say) {}

/// Null: there is nothing to set markers of.
RigDraft* MarkerTool::draft() const {
    return m_options.rig != nullptr && m_options.rig->active() ? m_options.rig : nullptr;
}

std::string MarkerTool::markerAt(const ToolEvent& event) const {
    std::vector<Vec3> positions;
    std::vector<std::string> names;
    if (const RigDraft* rig = draft()) {
        for (const DraftMarker& marker : rig->markers()) {
            if (marker.at) {
                positions.push_back(*marker.at);
                names.push_back(marker.name);
            }
        }
    }
    const auto found = pickPosition(positions, event.camera, event.position.x(), event.position.y());
    return found ? names[*found] : std::string();
}

/// In the middle of the limb under the cursor; beside the character as deep as the marker was.
Vec3 MarkerTool::placeAt(const ToolEvent& event) const {
    Vec3 beside = event.box.center();
    for (const DraftMarker& marker : draft()->markers()) {
        if (marker.at && marker.name == (m_taken.empty() ? draft()->next() : m_taken)) {
            beside = *marker.at;
        }
    }
    return drawPosition(m_surface, event.camera, event.position.x(), event.position.y(), DrawDepth::Middle,
                        beside);
}

bool MarkerTool::press(const ToolEvent& event) {
    if (draft() == nullptr) {
        return false;
    }
    if (!showsBindPose(m_document, m_posed)) {
        m_say(tr("Markers are set in the bind pose. Choose Pose > Reset All first"));
        return true;
    }
    m_pressed = event.position;
    m_clicking = true;
    m_moved = false;
    m_taken = markerAt(event);
    m_before.reset();
    for (const DraftMarker& marker : draft()->markers()) {
        if (marker.name == m_taken && marker.set) {
            m_before = marker.at;
        }
    }
    return true;
}

Repaint MarkerTool::drag(const ToolEvent& event) {
    const bool dragged =
        (event.position - m_pressed).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (m_clicking && dragged) {
        m_clicking = false;
        m_moved = !m_taken.empty();
        if (m_moved && draft() != nullptr) {
            draft()->choose(m_taken);
        }
    }
    if (m_moved && draft() != nullptr) {
        draft()->place(m_taken, placeAt(event), false);
        return Repaint::Overlay;
    }
    return Repaint::Nothing;
}

void MarkerTool::release(const ToolEvent& event) {
    RigDraft* rig = draft();
    if (rig != nullptr && m_moved) {
        rig->place(m_taken, placeAt(event));
        m_justSet = m_taken;
    } else if (rig != nullptr && m_clicking && !m_taken.empty() && m_taken != rig->next()) {
        rig->choose(m_taken);
    } else if (rig != nullptr && m_clicking && !rig->next().empty()) {
        m_taken.clear();
        m_justSet = rig->next();
        rig->place(m_justSet, placeAt(event));
    }
    m_clicking = m_moved = false;
    m_hovered = markerAt(event);
}

Repaint MarkerTool::hover(const ToolEvent& event) {
    const std::string before = std::exchange(m_hovered, markerAt(event));
    if (m_hovered != m_justSet) {
        m_justSet.clear();
    }
    const bool writes = !text().isEmpty(); // beside the cursor, wherever that goes
    return before == m_hovered && !writes ? Repaint::Nothing : Repaint::Overlay;
}

void MarkerTool::cancel() {
    if (m_moved && draft() != nullptr) {
        m_before ? draft()->place(m_taken, *m_before, false) : draft()->forget(m_taken);
    }
    m_clicking = m_moved = false;
}

bool MarkerTool::wantsKey(const QKeyEvent& key) const {
    const bool takesBack = key.key() == Qt::Key_Delete || key.key() == Qt::Key_Backspace;
    return takesBack && draft() != nullptr && !m_hovered.empty();
}

/// The marker under the cursor goes back to its guess.
void MarkerTool::pressKey(const QKeyEvent& /*key*/) {
    draft()->forget(m_hovered);
}

void MarkerTool::paint(QPainter& painter, const ViewTheme& theme, const QPointF& /*cursor*/) const {
    const RigDraft* rig = draft();
    if (rig == nullptr || m_hovered.empty()) {
        return;
    }
    for (const DraftMarker& marker : rig->markers()) {
        if (marker.at && marker.name == m_hovered) {
            const Eigen::Vector2d at = m_camera.onScreen(*marker.at);
            drawBrushRing(painter, toQt(theme.selected), QPointF(at.x(), at.y()), kMarkerRing);
        }
    }
}

/// What a click would set, or a drag moves.
QString MarkerTool::text() const {
    const RigDraft* rig = draft();
    const bool rests = !m_moved && !m_hovered.empty() && m_hovered == m_justSet;
    if (rig == nullptr || rests) {
        return {};
    }
    return markerText(m_moved || !m_hovered.empty() ? (m_moved ? m_taken : m_hovered) : rig->next());
}

} // namespace

std::unique_ptr<Tool> makeMarkerTool(const ToolDesk& desk) {
    return std::make_unique<MarkerTool>(desk);
}

std::unique_ptr<Tool> makeChainTool(const ToolDesk& desk) {
    return std::make_unique<ChainTool>(desk);
}

} // namespace sinew
