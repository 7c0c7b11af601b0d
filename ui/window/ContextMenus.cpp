#include "ui/window/Menus.h"

#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/text/Numbers.h"
#include "ui/actions/Actions.h"
#include "ui/panels/ReportPanel.h"
#include "ui/panels/poses/PoseShelfForm.h"
#include "ui/theme/Icons.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/Workspace.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace sinew {
namespace {

const char* const kGroupEnd = ""; // stands for a line between groups

} // namespace

ContextMenus::ContextMenus(const WindowContext& context, const Menus& menus, ViewportWidget& viewport,
                           QWidget& window)
    : QObject(&window)
    , m_context(context)
    , m_menus(menus)
    , m_viewport(viewport)
    , m_window(window) {
    connect(&viewport, &ViewportWidget::menuAsked, this, &ContextMenus::openView);
}

/// `title`: what it is about; may be empty.
QMenu* ContextMenus::begin(const char* name, const QString& title) const {
    auto* menu = new QMenu(&m_window);
    menu->setObjectName(name);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!title.isEmpty()) {
        QAction* head = menu->addAction(QString(title).replace('&', "&&"));
        head->setEnabled(false);
        menu->addSeparator();
    }
    return menu;
}

void ContextMenus::end(QMenu* menu, const QPoint& global) const {
    menu->popup(global);
}

void ContextMenus::add(QMenu* menu, std::initializer_list<const char*> ids) const {
    for (const char* id : ids) {
        if (*id == '\0') {
            menu->addSeparator();
        } else if (QAction* action = m_context.actions[id]; action->isEnabled()) {
            menu->addAction(action);
        }
    }
}

void ContextMenus::addAs(QMenu* menu, const char* id, const std::function<void()>& onTriggered,
                         const QString& instead) const {
    const QAction* like = m_context.actions[id];
    QString text = instead.isEmpty() ? like->text() : instead;
    if (!like->shortcut().isEmpty()) {
        text += '\t' + like->shortcut().toString(QKeySequence::NativeText);
    }
    QAction* action = menu->addAction(like->icon(), text, this, onTriggered);
    action->setObjectName(id);
}

QString ContextMenus::titleOf(const ViewHit& hit) const {
    const DocumentState& state = m_context.workspace.document.state();
    if (hit.joint != kNone) {
        const std::vector<std::int32_t> joints = selectedJoints(state);
        if (joints.size() > 1 && std::ranges::find(joints, hit.joint) != joints.end()) {
            return tr("%1 joints").arg(joints.size());
        }
        return printable(state.scene->skeleton.joints[static_cast<std::size_t>(hit.joint)].name);
    }
    return hit.part != kNone ? titleOf(piecesAt(hit)) : QString();
}

QString ContextMenus::titleOf(const std::vector<PieceId>& pieces) const {
    return pieces.size() > 1 ? tr("%1 parts").arg(pieces.size())
                             : pieceText(m_context.workspace.document.state(), pieces.at(0));
}

/// The part under the cursor, with all that are selected if it is one of them.
std::vector<PieceId> ContextMenus::piecesAt(const ViewHit& hit) const {
    const auto part = static_cast<std::size_t>(hit.part);
    const std::vector<std::size_t> parts = selectedParts(m_context.workspace.document.state());
    if (std::ranges::find(parts, part) == parts.end()) {
        return {{part, 0}};
    }
    std::vector<PieceId> pieces;
    for (const std::size_t each : parts) {
        pieces.push_back({each, 0});
    }
    return pieces;
}

void ContextMenus::openView(const ViewHit& hit, const QPoint& global) {
    if (!m_context.workspace.document.state().hasScene()) {
        return;
    }
    QMenu* menu = begin("menu.view", titleOf(hit));
    if (m_viewport.vertexTool()) {
        addVertices(menu);
    }
    if (hit.joint != kNone) {
        addJoint(menu);
    } else if (hit.part != kNone) {
        addVertex(menu, hit);
        addParts(menu, piecesAt(hit));
    } else {
        addView(menu);
    }
    end(menu, global);
}

void ContextMenus::openJoint(const QPoint& global) {
    const std::int32_t joint = m_context.workspace.document.state().selection.joint;
    if (joint != kNone) {
        QMenu* menu = begin("menu.joint", titleOf({joint, kNone, {}}));
        addJoint(menu);
        end(menu, global);
    }
}

void ContextMenus::openParts(const std::vector<PieceId>& pieces, const QPoint& global) {
    if (!pieces.empty()) {
        QMenu* menu = begin("menu.part", titleOf(pieces));
        addParts(menu, pieces);
        end(menu, global);
    }
}

/// In rest mode what changes the skeleton stands first, else in a menu of its own.
void ContextMenus::addJoint(QMenu* menu) const {
    const bool rest = m_context.workspace.rest.on();
    if (rest) {
        addSkeleton(menu);
        menu->addSeparator();
    }
    add(menu, {"view.frameSelection", "layer.weights", "layer.surfaceDistance", kGroupEnd, "pose.rotate",
               "pose.move", kGroupEnd});
    addJointVisibility(menu);
    menu->addSeparator();
    if (!rest) {
        add(menu, {"pose.scale", "pose.resetJoint"});
        QMenu* skeleton = menu->addMenu(themedIcon("skeleton"), tr("Skeleton"));
        skeleton->menuAction()->setObjectName("menu.skeleton");
        addSkeleton(skeleton);
    }
    add(menu, {kGroupEnd, "paint.weights", "weights.lock", "weights.lockOthers", "weights.unlockAll",
               kGroupEnd, "points.byRule", "regions.sphere", "regions.capsule", "regions.box"});
}

void ContextMenus::addSkeleton(QMenu* menu) const {
    add(menu, {"skeleton.rest",         kGroupEnd,           "skeleton.add",        "skeleton.extrude",
               "skeleton.insert",       "skeleton.split",    "skeleton.splitInto",  "skeleton.twist",
               "skeleton.duplicate",    "skeleton.mirror",   "skeleton.delete",     kGroupEnd,
               "skeleton.parent",       "skeleton.unparent", "skeleton.rename",     kGroupEnd,
               "skeleton.orientJoints", "skeleton.align",    "skeleton.symmetrise", "skeleton.centre",
               "skeleton.repair"});
}

/// Of the surface: what the vertex there has.
void ContextMenus::addVertex(QMenu* menu, const ViewHit& hit) const {
    if (hit.vertex) {
        addAs(menu, "paint.point", [this, hit] { m_viewport.explain(hit); });
        addAs(menu, "paint.joint", [this, hit] { m_viewport.chooseJoint(hit); });
        menu->addSeparator();
    }
}

/// The parts may be others than the selected ones, so they have actions of their own.
void ContextMenus::addParts(QMenu* menu, const std::vector<PieceId>& pieces) const {
    std::vector<std::size_t> parts;
    for (const PieceId piece : pieces) {
        parts.push_back(piece.part);
    }
    if (selectedParts(m_context.workspace.document.state()) == parts) {
        add(menu, {"view.frameSelection"});
    }
    addVisibility(menu, parts);
    addBinding(menu, pieces);
    addProposals(menu, pieces);
}

/// Beside the actions, which are about what is selected, these are about what lies under the cursor.
void ContextMenus::addVisibility(QMenu* menu, const std::vector<std::size_t>& parts) const {
    Document& document = m_context.workspace.document;
    const DocumentState& state = document.state();
    const auto any = [&](bool (*is)(const DocumentState&, std::size_t), bool wanted) {
        return std::ranges::any_of(parts, [&](std::size_t part) { return is(state, part) == wanted; });
    };
    const bool one = parts.size() == 1;
    if (any(isReachable, false)) {
        menu->addAction(themedIcon("eye"), one ? tr("Show Part") : tr("Show Parts"), this,
                        [&document, parts] { showParts(document, parts); })
            ->setObjectName("menu.showPart");
    }
    if (any(isHidden, false)) {
        addAs(
            menu, "parts.hide", [&document, parts] { hideParts(document, parts); },
            one ? tr("Hide Part") : tr("Hide Parts"));
    }
    if (any(isGhosted, false)) {
        addAs(
            menu, "parts.ghost", [&document, parts] { ghostParts(document, parts); },
            one ? tr("Ghost Part") : tr("Ghost Parts"));
    }
    addAs(
        menu, "parts.isolate", [&document, parts] { isolateParts(document, parts); },
        one ? tr("Isolate Part") : tr("Isolate Parts"));
    addAs(
        menu, "parts.ghostOthers", [&document, parts] { ghostOtherParts(document, parts); },
        tr("Ghost Others"));
    add(menu, {"parts.showAll", kGroupEnd});
    if (any(isReachable, true)) {
        addAs(menu, "parts.selectPoints",
              [&document, parts] { selectPartVertices(document, parts, SelectMode::Replace); });
    }
}

void ContextMenus::addJointVisibility(QMenu* menu) const {
    Document& document = m_context.workspace.document;
    const std::vector<std::int32_t> joints = selectedJoints(document.state());
    const auto hidden = std::ranges::count_if(
        joints, [&](std::int32_t joint) { return isJointHidden(document.state(), joint); });
    const bool one = joints.size() == 1;
    if (hidden > 0) {
        menu->addAction(themedIcon("eye"), one ? tr("Show Joint") : tr("Show Joints"), this,
                        [&document, joints] { showJoints(document, joints); })
            ->setObjectName("menu.showJoints");
    }
    if (hidden < static_cast<std::ptrdiff_t>(joints.size())) {
        menu->addAction(themedIcon("eye-off"), one ? tr("Hide Joint") : tr("Hide Joints"), this,
                        [&document, joints] { hideJoints(document, joints); })
            ->setObjectName("menu.hideJoints");
    }
    menu->addAction(one ? tr("Isolate Joint") : tr("Isolate Joints"), this,
                    [&document, joints] { isolateJoints(document, joints); })
        ->setObjectName("menu.isolateJoints");
    add(menu, {"parts.showAll"});
}

/// What the next bind does with them. Rigid has two rows where the selected joint is not the one that fits.
void ContextMenus::addBinding(QMenu* menu, const std::vector<PieceId>& pieces) const {
    if (!m_context.workspace.document.state().hasSkeleton()) {
        return;
    }
    QMenu* bindings = menu->addMenu(themedIcon("bind"), tr("Binding"));
    bindings->menuAction()->setObjectName("menu.binding");
    fillBindings(bindings, pieces);
}

void ContextMenus::addChoices(QMenu* menu, PieceId piece) const {
    if (m_context.workspace.document.state().hasSkeleton()) {
        fillBindings(menu, {piece});
    }
}

void ContextMenus::fillBindings(QMenu* bindings, const std::vector<PieceId>& pieces) const {
    Document& document = m_context.workspace.document;
    const DocumentState& state = document.state();
    const auto row = [&](const char* name, const QString& text, PartBinding binding, std::int32_t joint) {
        const auto joints =
            joint == kNone ? std::vector<std::string>()
                           : std::vector{state.scene->skeleton.joints[static_cast<std::size_t>(joint)].name};
        std::vector<PieceBinding> next;
        for (const PieceId piece : pieces) {
            next.push_back({piece, binding, joints});
        }
        bindings->addAction(text, this, [&document, next] { setPartBindings(document, next); })
            ->setObjectName(name);
    };
    const auto rigid = [&](const char* name, std::int32_t joint) {
        const std::string& of = state.scene->skeleton.joints[static_cast<std::size_t>(joint)].name;
        row(name, tr("Rigid to %1").arg(printable(of).replace('&', "&&")), PartBinding::Rigid, joint);
    };
    const std::int32_t fits = rigidJointFor(state, pieces.front());
    row("menu.smooth", tr("Smooth"), PartBinding::Smooth, kNone);
    rigid("menu.rigid", fits);
    if (state.selection.joint != kNone && state.selection.joint != fits) {
        rigid("menu.rigidToSelected", state.selection.joint);
    }
    row("menu.copySkin", tr("Copy Nearest Skin"), PartBinding::CopySkin, kNone);
    row("menu.skip", tr("Skip"), PartBinding::Skip, kNone);
}

void ContextMenus::addProposals(QMenu* menu, const std::vector<PieceId>& pieces) const {
    Document& document = m_context.workspace.document;
    const auto proposed = std::ranges::count_if(pieces, [&](PieceId piece) {
        return proposalOf(document.state(), piece) != nullptr && ruleOf(document.state(), piece) == nullptr;
    });
    menu->addSeparator();
    if (proposed > 0) {
        menu->addAction(themedIcon("check"), proposed == 1 ? tr("Accept Proposal") : tr("Accept Proposals"),
                        this, [&document, pieces] { acceptProposals(document, pieces); })
            ->setObjectName("menu.acceptProposal");
    }
    add(menu, {"parts.acceptAll"});
}

/// While a tool for vertices is in hand.
void ContextMenus::addVertices(QMenu* menu) const {
    add(menu,
        {"points.all", "points.none", "points.invert", "points.grow", "points.shrink", "points.linked",
         kGroupEnd, "weights.smooth", "weights.sharpen", "weights.hammer", "weights.average", "weights.copy",
         "weights.paste", "weights.components", kGroupEnd, "regions.points", kGroupEnd});
    if (m_context.workspace.document.state().selected) { // whose faces the tool makes these mean
        add(menu, {"parts.hide", "parts.isolate", kGroupEnd});
    }
}

void ContextMenus::addView(QMenu* menu) const {
    add(menu, {"view.frameAll", "view.previous"});
    menu->addMenu(m_menus.standardViews());
    menu->addMenu(m_menus.layers());
    add(menu, {"view.orthographic", "view.xray", kGroupEnd, "parts.showAll", "edit.deselect", kGroupEnd,
               "bind.run", "pose.resetAll"});
}

void ContextMenus::openShelf(PoseShelfForm& shelf, const QPoint& global) {
    const auto pose = shelf.current();
    QMenu* menu = begin("menu.shelf", pose ? pose->name : QString());
    if (pose && m_context.workspace.document.state().hasSkeleton()) {
        menu->addAction(themedIcon("paste"), tr("Apply Pose"), &shelf,
                        [&shelf, pose] { shelf.apply(*pose, false); })
            ->setObjectName("menu.applyPose");
        menu->addAction(themedIcon("mirror"), tr("Apply Pose Mirrored"), &shelf,
                        [&shelf, pose] { shelf.apply(*pose, true); })
            ->setObjectName("menu.applyMirrored");
    }
    if (pose && pose->stress < 0) {
        menu->addSeparator();
        menu->addAction(tr("Rename Pose"), &shelf, [&shelf] { shelf.renameCurrent(); })
            ->setObjectName("menu.renamePose");
        menu->addAction(tr("Delete Pose..."), &shelf, &PoseShelfForm::removeAsked)
            ->setObjectName("menu.deletePose");
    }
    add(menu, {kGroupEnd, "pose.keep", "pose.load", "pose.save", kGroupEnd, "pose.resetAll"});
    end(menu, global);
}

void ContextMenus::openReport(ReportPanel& report, const QModelIndex& row, const QPoint& global) {
    QMenu* menu = begin("menu.report", {});
    if (row.isValid()) {
        const QPersistentModelIndex kept(row);
        menu->addAction(themedIcon("frame-selection"), tr("Show in View"), &report,
                        [&report, kept] { report.showInView(kept); })
            ->setObjectName("menu.showRow");
        menu->addAction(themedIcon("copy"), tr("Copy Text"), &report,
                        [text = row.siblingAtColumn(0).data(ReportModel::WholeTextRole)] {
                            QGuiApplication::clipboard()->setText(text.toString());
                        })
            ->setObjectName("menu.copyRow");
    }
    if (report.fixableCount() > 1) {
        menu->addAction(themedIcon("check"), tr("Fix %1 Selected Issues").arg(report.fixableCount()), &report,
                        &ReportPanel::fixSelected)
            ->setObjectName("menu.fixSelected");
    } else if (row.isValid() && report.hasFix(row)) {
        const QPersistentModelIndex kept(row);
        menu->addAction(themedIcon("check"), report.fixText(row), &report,
                        [&report, kept] { report.fix(kept); })
            ->setObjectName("menu.fixRow");
    }
    if (const auto piece = report.pieceAt(row)) {
        addBinding(menu, {*piece});
    }
    add(menu, {"bind.fixAll"});
    menu->addSeparator();
    add(menu, {"weights.repair", kGroupEnd});
    menu->addAction(tr("Expand All"), &report, [&report] { report.setAllExpanded(true); });
    menu->addAction(tr("Collapse All"), &report, [&report] { report.setAllExpanded(false); });
    end(menu, global);
}

} // namespace sinew
