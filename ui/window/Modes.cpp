#include "ui/window/Modes.h"

#include "ui/actions/Actions.h"
#include "ui/flow/MenuFlows.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/window/Docks.h"
#include "ui/window/Menus.h"
#include "ui/workspace/Preferences.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

const char* const kBarLine = "";

constexpr std::array kSkeletonBar{"pose.select",       "pose.move", "pose.rotate",
                                  "pose.scale",        kBarLine,    "skeleton.fromTemplate",
                                  "skeleton.drawChain"};
constexpr std::array kBindBar{"pose.select",  "pose.move",      "pose.rotate",        "pose.scale",
                              "pose.ik",      kBarLine,         "bind.editEnvelopes", "bind.drawCage",
                              "paint.region", "points.editMesh"};
constexpr std::array kPoseBar{
    "pose.select", "pose.move",   "pose.rotate",  "pose.scale",    "pose.ik", "springs.editColliders",
    kBarLine,      "pose.local",  "pose.dqs",     "pose.implicit", kBarLine,  "pose.copy",
    "pose.paste",  "pose.mirror", "pose.resetAll"};
constexpr std::array kPaintBar{"pose.select",  "pose.move",     "pose.rotate",    "pose.scale", "pose.ik",
                               kBarLine,       "paint.weights", "paint.dragSkin", kBarLine,     "points.box",
                               "points.lasso", "points.paint",  "points.through"};
constexpr std::array kInspectBar{"pose.select",  "pose.rotate",   "pose.ik",    kBarLine,
                                 "pose.explain", kBarLine,        "points.box", "points.lasso",
                                 "points.paint", "points.through"};

constexpr std::array<ModeRow, kWorkModeCount> kModes{{
    {WorkMode::Skeleton, "mode.skeleton", QT_TRANSLATE_NOOP("Modes", "Skeleton"), "skeleton", ViewTool::Move,
     true, "skeleton.symmetric", kSkeletonBar},
    {WorkMode::Bind, "mode.bind", QT_TRANSLATE_NOOP("Modes", "Bind"), "bind", ViewTool::Select, true,
     "skeleton.symmetric", kBindBar},
    {WorkMode::Pose, "mode.pose", QT_TRANSLATE_NOOP("Modes", "Pose"), "pose", ViewTool::Rotate, true,
     "skeleton.symmetric", kPoseBar},
    {WorkMode::Paint, "mode.paint", QT_TRANSLATE_NOOP("Modes", "Paint"), "weightLayers",
     ViewTool::PaintWeights, false, "paint.mirror", kPaintBar},
    {WorkMode::Inspect, "mode.inspect", QT_TRANSLATE_NOOP("Modes", "Inspect"), nullptr, ViewTool::Explain,
     false, nullptr, kInspectBar},
}};

/// The panels on the right, and the mode that each belongs to.
struct PanelHome {
    const char* panel;
    WorkMode mode;
};
constexpr std::array<PanelHome, 6> kPanelHomes{{{"skeleton", WorkMode::Skeleton},
                                                {"bind", WorkMode::Bind},
                                                {"pose", WorkMode::Pose},
                                                {"springs", WorkMode::Pose},
                                                {"expressions", WorkMode::Pose},
                                                {"weightLayers", WorkMode::Paint}}};

bool posesJoints(ViewTool tool) {
    return tool == ViewTool::Move || tool == ViewTool::Rotate || tool == ViewTool::Scale ||
           tool == ViewTool::Ik;
}

QStringList panelsOf(WorkMode mode) {
    QStringList panels;
    for (const PanelHome& home : kPanelHomes) {
        if (home.mode == mode) {
            panels << home.panel;
        }
    }
    return panels;
}

/// Whether a mode is one to look at weights in.
bool showsWeights(WorkMode mode) {
    return mode == WorkMode::Paint || mode == WorkMode::Inspect;
}

} // namespace

std::span<const ModeRow> modeTable() {
    return kModes;
}

const ModeRow& modeRow(WorkMode mode) {
    return *std::ranges::find(kModes, mode, &ModeRow::mode);
}

bool hasTool(WorkMode mode, ViewTool tool) {
    const ToolRow& row = *std::ranges::find(toolTable(), tool, &ToolRow::tool);
    return std::ranges::any_of(modeRow(mode).bar,
                               [&](std::string_view id) { return id == std::string_view(row.id); });
}

WorkMode modeOf(ViewTool tool) {
    const std::array order{WorkMode::Pose, WorkMode::Paint, WorkMode::Bind, WorkMode::Inspect,
                           WorkMode::Skeleton};
    return *std::ranges::find_if(order, [&](WorkMode mode) { return hasTool(mode, tool); });
}

WorkMode startMode(const DocumentState& state) {
    return state.hasSkeleton() ? WorkMode::Bind : WorkMode::Skeleton;
}

Modes::Modes(const WindowContext& context, Menus& menus, Docks& docks, ViewportWidget& viewport,
             PresetFlow& presets, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_menus(menus)
    , m_docks(docks)
    , m_viewport(viewport)
    , m_presets(presets) {
    connectActions();
    connectRest();
    connect(&viewport, &ViewportWidget::toolChanged, this, &Modes::followTool);
    connect(&docks, &Docks::asked, this, &Modes::followPanel);
    connect(&context.workspace.session, &Session::opened, this, &Modes::start);
    connect(&context.workspace.session, &Session::saved, this, &Modes::keep);
    connect(this, &Modes::changed, this, &Modes::keep);
    retranslate();
    show();
}

void Modes::connectActions() {
    for (const ModeRow& row : kModes) {
        m_context.actions.on(row.id, this, [this, mode = row.mode] { enter(mode); });
    }
    m_context.actions.on("bind.run", this, [this] {
        if (m_mode == WorkMode::Skeleton) { // the skeleton is done
            enter(WorkMode::Bind);
        }
    });
}

void Modes::connectRest() {
    const RestMode& rest = m_context.workspace.rest;
    connect(&rest, &RestMode::changed, this, [this, &rest] {
        if (rest.on()) {
            change(WorkMode::Skeleton);
        } else if (m_mode == WorkMode::Skeleton && m_context.workspace.document.state().hasSkeleton()) {
            change(m_before);
        }
    });
    m_context.workspace.document.onChange(DocumentChange::Layers, this,
                                          [this] { m_painted = m_painted || m_mode == WorkMode::Paint; });
    // A skeleton that is made in the mode Skeleton is edited next. Later: others hear of it first.
    m_context.workspace.document.onChange(DocumentChange::Scene, this, [this] {
        QMetaObject::invokeMethod(this, &Modes::followSkeleton, Qt::QueuedConnection);
    });
}

void Modes::followSkeleton() {
    const Workspace& workspace = m_context.workspace;
    if (m_mode == WorkMode::Skeleton && workspace.document.state().hasSkeleton() && !workspace.rest.on()) {
        editSkeleton(true);
        takeTool();
    }
}

void Modes::enter(WorkMode mode) {
    change(mode);
    takeTool();
}

/// A file is met with what it needs next, and with nothing of the last one.
void Modes::start() {
    m_shown.clear();
    m_plain.reset();
    m_panels.clear();
    m_painted = false;
    m_viewport.setTool(toolTable().front().tool);
    const Document& document = m_context.workspace.document;
    const QString kept = Preferences::modeOf(document.projectFile());
    const auto row = std::ranges::find_if(kModes, [&](const ModeRow& each) { return kept == each.id; });
    const WorkMode mode = row != kModes.end() ? row->mode : startMode(document.state());
    m_before = WorkMode::Bind;
    if (mode != m_mode) {
        m_mode = mode;
        editSkeleton(false);
    }
    showPanels();
    show();
    Q_EMIT changed();
}

/// With the project, if there is one.
void Modes::keep() {
    const QString project = m_context.workspace.document.projectFile();
    if (!project.isEmpty()) {
        Preferences::keepMode(project, modeRow(m_mode).id);
    }
}

void Modes::change(WorkMode mode) {
    if (mode == m_mode || m_changing) {
        show(); // the click has switched the button off
        return;
    }
    m_changing = true;
    m_presets.endBind();
    const ShownOverlays shown = shownOverlays(m_context.workspace.view.settings());
    m_shown[m_mode] = shown;
    if (!showsWeights(m_mode)) {
        m_plain = shown;
    }
    m_panels[m_mode] = {m_docks.openOf(panelsOf(m_mode)), m_docks.lowerShown()};
    const WorkMode left = std::exchange(m_mode, mode);
    if (mode != WorkMode::Skeleton) {
        m_before = mode;
    } else if (left != WorkMode::Skeleton) {
        m_before = left;
    }
    editSkeleton(mode == WorkMode::Skeleton);
    if (!hasTool(mode, m_viewport.tool())) {
        m_viewport.setTool(toolTable().front().tool);
    }
    m_changing = false;
    showOverlays(showsWeights(left));
    showPanels();
    show();
    Q_EMIT changed();
}

void Modes::takeTool() {
    const ModeRow& row = modeRow(m_mode);
    const ViewTool now = m_viewport.tool();
    const bool kept = row.keepsPosing && posesJoints(now) && hasTool(m_mode, now);
    if (!kept && m_context.workspace.document.state().hasSkeleton()) {
        m_viewport.setTool(row.tool);
    }
}

void Modes::followTool(ViewTool tool) {
    if (!m_changing && !hasTool(m_mode, tool)) {
        change(modeOf(tool));
    }
}

void Modes::followPanel(const QString& panel) {
    const auto* home = std::ranges::find_if(
        kPanelHomes, [&](const PanelHome& each) { return panel == QLatin1String(each.panel); });
    if (home != kPanelHomes.end()) {
        change(home->mode);
    }
}

/// By its action, which also says so and puts a clip away.
void Modes::editSkeleton(bool on) {
    const Workspace& workspace = m_context.workspace;
    if (workspace.rest.on() != on && workspace.document.state().hasSkeleton()) {
        m_context.actions["skeleton.rest"]->trigger();
    }
}

void Modes::showPanels() {
    if (!m_context.workspace.document.state().hasScene()) {
        return; // the welcome page stands alone
    }
    QStringList all;
    for (const PanelHome& home : kPanelHomes) {
        all << home.panel;
    }
    const char* own = modeRow(m_mode).panel;
    const QStringList first = own != nullptr ? QStringList(own) : QStringList();
    const auto kept = m_panels.find(m_mode);
    m_docks.showOnly(kept == m_panels.end() ? first : kept->second.right, all);
    m_docks.setLowerShown(kept == m_panels.end() ? own == nullptr : kept->second.lower);
}

void Modes::resetPanels() {
    m_panels.clear();
    showPanels();
}

/// As the mode was left; at first what the last mode without weights showed, or the weights.
void Modes::showOverlays(bool fromWeights) {
    ViewState& view = m_context.workspace.view;
    const bool look = m_mode == WorkMode::Inspect && std::exchange(m_painted, false); // at what was painted
    const auto kept = look ? m_shown.end() : m_shown.find(m_mode);
    const auto show = [&](const ShownOverlays& shown) {
        view.set(withShown(view.settings(), shown));
        if (presetInForce(view.settings()) == ViewPreset::Weights) {
            m_presets.take(ViewPreset::Weights); // of the joint that is selected by now
        }
    };
    if (kept != m_shown.end()) {
        show(kept->second);
    } else if (showsWeights(m_mode)) {
        if (m_context.workspace.document.state().hasWeights()) {
            m_presets.take(ViewPreset::Weights);
        }
    } else if (fromWeights && m_plain) {
        show(*m_plain);
    }
}

void Modes::show() {
    for (const ModeRow& row : kModes) {
        m_context.actions[row.id]->setChecked(row.mode == m_mode);
    }
    m_menus.showBar(modeRow(m_mode).bar);
}

void Modes::retranslate() {
    for (const ModeRow& row : kModes) {
        m_context.actions[row.id]->setIconText(QCoreApplication::translate("Modes", row.name));
    }
}

} // namespace sinew
