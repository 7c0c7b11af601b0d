#include "app/document/edits/EnvelopeEdits.h"
#include "app/text/Numbers.h"
#include "app/text/SettingText.h"
#include "app/view/ColorMaps.h"
#include "app/view/gizmo/EnvelopeGrips.h"
#include "app/view/gizmo/Gizmo.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/ToolTable.h"

#include <QCoreApplication>
#include <QLineF>
#include <QPainter>

#include <array>
#include <utility>
#include <vector>

namespace sinew {
namespace {

constexpr double kGripDot = 4.5;        ///< pixels
constexpr double kHoveredGripDot = 6.5; ///< pixels
constexpr double kChosenVolume = 1.8;   ///< width of its lines, pixels
constexpr double kOtherVolume = 1.0;
constexpr float kOtherVolumeFraction = 0.45F; ///< opacity

/// Edits the volume of the selected joint's bone by handles on it: radii, ends, or all of it. It shows the
/// volumes that bones have of their own too. A drag is one step, made when the button is let go; with the
/// mirror on the bone on the other side follows. Elsewhere a press is the beginning of a click.
class EnvelopeTool final : public ClickTool {
    Q_DECLARE_TR_FUNCTIONS(EnvelopeTool)
public:
    explicit EnvelopeTool(const ToolDesk& desk)
        : ClickTool(desk.document, desk.picks)
        , m_document(desk.document)
        , m_posed(desk.posed)
        , m_options(desk.options)
        , m_camera(desk.camera)
        , m_say(desk.say) {}

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    Repaint hover(const ToolEvent& event) override;
    bool dragging() const override { return m_dragged.has_value(); }
    void cancel() override;
    bool wantsKey(const QKeyEvent& key) const override;
    void pressKey(const QKeyEvent& key) override;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;
    bool paintsAtCursor() const override { return false; }
    QString text() const override;

private:
    /// The selected joint's volume as it is shown in the pose, and its handles there.
    struct Chosen {
        ShownVolume shown;
        AxisVolume posed;
        std::vector<EnvelopeGrip> grips;
    };
    std::optional<Chosen> chosen() const;
    const std::vector<ShownVolume>& volumes() const;
    AxisVolume posed(std::int32_t joint, const AxisVolume& volume) const;
    std::optional<std::size_t> gripAt(const Chosen& chosen, const ToolEvent& event) const;
    void draw(QPainter& painter, const AxisVolume& volume, const QColor& color, double width) const;
    void drawGrips(QPainter& painter, const ViewTheme& theme, const Chosen& chosen) const;
    void drawDragged(QPainter& painter) const;

    Document& m_document;
    PosedMesh& m_posed;
    const ToolOptions& m_options;
    const OrbitCamera& m_camera;
    std::function<void(const QString&)> m_say;
    std::optional<std::size_t> m_hovered; ///< of the grips
    ShownVolume m_start;
    EnvelopeGrip m_grip; ///< as in the bind pose
    ArrowDrag m_arrow;
    std::optional<BoneVolume> m_dragged; ///< while a handle is dragged
    // What volumes() was worked out for.
    mutable std::shared_ptr<const Scene> m_scene;
    mutable std::shared_ptr<const BindState> m_bound;
    mutable BindSettings m_settings;
    mutable std::int32_t m_joint = kNone;
    mutable std::vector<ShownVolume> m_volumes;
};

/// Worked out once for each state of the document.
const std::vector<ShownVolume>& EnvelopeTool::volumes() const {
    const DocumentState& state = m_document.state();
    const bool same = state.scene == m_scene && state.field == m_bound && state.settings == m_settings &&
                      state.selection.joint == m_joint;
    if (!same) {
        m_scene = state.scene;
        m_bound = state.field;
        m_settings = state.settings;
        m_joint = state.selection.joint;
        m_volumes = shownVolumes(state, m_joint);
    }
    return m_volumes;
}

AxisVolume EnvelopeTool::posed(std::int32_t joint, const AxisVolume& volume) const {
    return volume.transformed(m_posed.matrices()[static_cast<std::size_t>(joint)]);
}

std::optional<EnvelopeTool::Chosen> EnvelopeTool::chosen() const {
    for (const ShownVolume& shown : volumes()) {
        if (shown.joint == m_joint) {
            const AxisVolume there = posed(shown.joint, shown.placed);
            return Chosen{shown, there, envelopeGrips(there)};
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> EnvelopeTool::gripAt(const Chosen& chosen, const ToolEvent& event) const {
    std::vector<Vec3> positions;
    positions.reserve(chosen.grips.size());
    for (const EnvelopeGrip& grip : chosen.grips) {
        positions.push_back(grip.position);
    }
    return pickPosition(positions, event.camera, event.position.x(), event.position.y());
}

bool EnvelopeTool::press(const ToolEvent& event) {
    const auto volume = chosen();
    const auto grip = volume ? gripAt(*volume, event) : std::nullopt;
    if (!grip) {
        return ClickTool::press(event);
    }
    const EnvelopeGrip& there = volume->grips[*grip];
    Gizmo handle;
    handle.center = there.position;
    handle.axes.col(0) = there.direction;
    const GizmoPart part = there.grip == VolumeGrip::Middle ? GizmoPart::Screen : GizmoPart::X;
    m_arrow = ArrowDrag(handle, part, event.camera, event.position.x(), event.position.y());
    m_start = volume->shown;
    m_grip = envelopeGrips(m_start.placed)[*grip];
    m_dragged = m_start.volume;
    return true;
}

Repaint EnvelopeTool::drag(const ToolEvent& event) {
    if (!m_dragged) {
        return ClickTool::drag(event);
    }
    const Transform& matrix = m_posed.matrices()[static_cast<std::size_t>(m_start.joint)];
    const Vec3 offset = matrix.linear().inverse() * m_arrow.moveTo(event.position.x(), event.position.y());
    if (!offset.allFinite()) { // a joint that is scaled to nothing
        return Repaint::Nothing;
    }
    m_dragged = draggedVolume(m_start.volume, m_start.placed, m_grip, offset);
    return Repaint::Overlay;
}

void EnvelopeTool::release(const ToolEvent& event) {
    if (!m_dragged) {
        ClickTool::release(event);
        return;
    }
    const BoneVolume volume = *std::exchange(m_dragged, std::nullopt);
    if (volume != m_start.volume) {
        const Transaction step(m_document);
        setBoneVolume(m_document, m_start.joint, volume, m_options.symmetric);
        if (!settingCounts(envelopeCounts, m_document.state().settings)) {
            m_say(tr("Envelopes bind by the solver Envelopes: choose it in the Bind panel."));
        }
    }
}

void EnvelopeTool::cancel() {
    m_dragged.reset();
    ClickTool::cancel();
}

Repaint EnvelopeTool::hover(const ToolEvent& event) {
    const auto volume = chosen();
    const auto before = std::exchange(m_hovered, volume ? gripAt(*volume, event) : std::nullopt);
    return before == m_hovered ? Repaint::Nothing : Repaint::Overlay;
}

/// The selected bone has a volume to take away.
bool EnvelopeTool::wantsKey(const QKeyEvent& key) const {
    const auto volume = key.key() == Qt::Key_Delete ? chosen() : std::nullopt;
    return volume && volume->shown.own;
}

void EnvelopeTool::pressKey(const QKeyEvent& /*key*/) {
    const Transaction step(m_document);
    setBoneVolume(m_document, m_document.state().selection.joint, std::nullopt, m_options.symmetric);
}

/// What is dragged: a radius, or how far an end lies beyond the bone's.
QString EnvelopeTool::text() const {
    if (!m_dragged) {
        return {};
    }
    const double metersPerUnit = m_document.state().scene->metersPerUnit;
    const auto length = [&](double units) {
        return QString::fromStdString(lengthText(units * metersPerUnit, metersPerUnit));
    };
    switch (m_grip.grip) {
    case VolumeGrip::First:
        return length(m_dragged->radii[0]);
    case VolumeGrip::Second:
        return length(m_dragged->radii[1]);
    case VolumeGrip::Before:
        return length(m_dragged->before);
    case VolumeGrip::Beyond:
        return length(m_dragged->beyond);
    case VolumeGrip::Middle:
        break;
    }
    return length((m_dragged->offset - m_start.volume.offset).norm());
}

void EnvelopeTool::draw(QPainter& painter, const AxisVolume& volume, const QColor& color,
                        double width) const {
    painter.setPen(QPen(color, width));
    for (const Segment& line : volumeOutline(volume)) {
        const auto from = m_camera.project(line.a);
        const auto to = m_camera.project(line.b);
        if (from && to) {
            painter.drawLine(QLineF(from->x, from->y, to->x, to->y));
        }
    }
}

void EnvelopeTool::drawGrips(QPainter& painter, const ViewTheme& theme, const Chosen& chosen) const {
    for (std::size_t g = 0; g < chosen.grips.size(); ++g) {
        if (const auto at = m_camera.project(chosen.grips[g].position)) {
            const bool hovered = m_hovered == g;
            const double dot = hovered ? kHoveredGripDot : kGripDot;
            painter.setPen(QPen(toQt(theme.boneOutline), 1.2));
            painter.setBrush(toQt(hovered ? theme.selected : kEnvelope));
            painter.drawEllipse(QPointF(at->x, at->y), dot, dot);
        }
    }
    painter.setBrush(Qt::NoBrush);
}

void EnvelopeTool::drawDragged(QPainter& painter) const {
    const DocumentState& state = m_document.state();
    const auto lines = [&](std::int32_t joint, const BoneVolume& volume) {
        if (const auto placed = placedVolumeOf(state, joint, volume)) {
            draw(painter, posed(joint, *placed), toQt(kEnvelope), kChosenVolume);
        }
    };
    lines(m_start.joint, *m_dragged);
    const auto other = m_options.symmetric ? mirroredVolume(state, m_start.joint, *m_dragged) : std::nullopt;
    if (other) {
        lines(other->joint, other->volume);
    }
}

void EnvelopeTool::paint(QPainter& painter, const ViewTheme& theme, const QPointF& /*cursor*/) const {
    if (!m_document.state().hasSkeleton()) {
        return;
    }
    painter.setBrush(Qt::NoBrush);
    QColor others = toQt(kEnvelope);
    others.setAlphaF(kOtherVolumeFraction);
    for (const ShownVolume& shown : volumes()) {
        if (shown.joint != m_joint) {
            draw(painter, posed(shown.joint, shown.placed), others, kOtherVolume);
        }
    }
    const auto volume = chosen();
    if (m_dragged) {
        drawDragged(painter);
    } else if (volume) {
        draw(painter, volume->posed, toQt(kEnvelope), kChosenVolume);
        drawGrips(painter, theme, *volume);
    }
}

} // namespace

std::unique_ptr<Tool> makeEnvelopeTool(const ToolDesk& desk) {
    return std::make_unique<EnvelopeTool>(desk);
}

} // namespace sinew
