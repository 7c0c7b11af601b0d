#include "ui/window/ContextMenus.h"

#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/text/Fill.h"
#include "ui/actions/Actions.h"
#include "ui/panels/ReportPanel.h"
#include "ui/theme/Icons.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/window/Menus.h"
#include "ui/workspace/Workspace.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

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

void ContextMenus::addAs(QMenu* menu, const char* id, const std::function<void()>& onTriggered) const {
    const QAction* like = m_context.actions[id];
    QString text = like->text();
    if (!like->shortcut().isEmpty()) {
        text += '\t' + like->shortcut().toString(QKeySequence::NativeText);
    }
    QAction* action = menu->addAction(like->icon(), text, this, onTriggered);
    action->setObjectName(id);
}

QString ContextMenus::titleOf(const ViewHit& hit) const {
    const DocumentState& state = m_context.workspace.document.state();
    if (hit.joint != kNone) {
        return printable(state.scene->skeleton.joints[static_cast<std::size_t>(hit.joint)].name);
    }
    return hit.part != kNone ? pieceText(state, {static_cast<std::size_t>(hit.part), 0}) : QString();
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
        addPart(menu, {static_cast<std::size_t>(hit.part), 0});
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

void ContextMenus::openPart(PieceId piece, const QPoint& global) {
    QMenu* menu = begin("menu.part", pieceText(m_context.workspace.document.state(), piece));
    addPart(menu, piece);
    end(menu, global);
}

/// In rest mode what changes the skeleton stands first, else in a menu of its own.
void ContextMenus::addJoint(QMenu* menu) const {
    const bool rest = m_context.workspace.rest.on();
    if (rest) {
        addSkeleton(menu);
        menu->addSeparator();
    }
    add(menu, {"view.frameSelection", "layer.weights", "layer.surfaceDistance", kGroupEnd, "pose.rotate",
               "pose.move"});
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

/// The part may be another than the selected one, so it has actions of its own.
void ContextMenus::addPart(QMenu* menu, PieceId piece) const {
    Document& document = m_context.workspace.document;
    if (document.state().selection.part == static_cast<std::int32_t>(piece.part)) {
        add(menu, {"view.frameSelection"});
    }
    if (isHidden(document.state(), piece.part)) {
        menu->addAction(themedIcon("eye"), tr("Show Part"), this,
                        [&document, piece] { showPart(document, piece.part); })
            ->setObjectName("menu.showPart");
    } else {
        addAs(menu, "parts.hide", [&document, piece] { hidePart(document, piece.part); });
    }
    addAs(menu, "parts.isolate", [&document, piece] { isolatePart(document, piece.part); });
    add(menu, {"parts.showAll", kGroupEnd});
    if (!isHidden(document.state(), piece.part)) {
        addAs(menu, "parts.selectPoints",
              [&document, piece] { selectPartVertices(document, piece.part, SelectMode::Replace); });
    }
    addProposals(menu, piece);
}

void ContextMenus::addProposals(QMenu* menu, std::optional<PieceId> piece) const {
    Document& document = m_context.workspace.document;
    const bool proposed = piece && proposalOf(document.state(), *piece) != nullptr &&
                          ruleOf(document.state(), *piece) == nullptr;
    menu->addSeparator();
    if (proposed) {
        menu->addAction(themedIcon("check"), tr("Accept Proposal"), this,
                        [&document, piece] { acceptProposal(document, *piece); })
            ->setObjectName("menu.acceptProposal");
    }
    add(menu, {"parts.acceptAll"});
}

/// While a tool for vertices is in hand.
void ContextMenus::addVertices(QMenu* menu) const {
    add(menu, {"points.all", "points.none", "points.invert", "points.grow", "points.shrink", "points.linked",
               kGroupEnd, "weights.smooth", "weights.hammer", "weights.average", "weights.copy",
               "weights.paste", kGroupEnd, "regions.points", kGroupEnd});
}

void ContextMenus::addView(QMenu* menu) const {
    add(menu, {"view.frameAll"});
    menu->addMenu(m_menus.standardViews());
    menu->addMenu(m_menus.layers());
    add(menu, {"view.orthographic", "view.xray", kGroupEnd, "parts.showAll", "edit.deselect", kGroupEnd,
               "bind.run", "pose.resetAll"});
}

void ContextMenus::openReport(ReportPanel& report, const QModelIndex& row, const QPoint& global) {
    QMenu* menu = begin("menu.report", {});
    if (row.isValid()) {
        const QPersistentModelIndex kept(row);
        menu->addAction(themedIcon("frame-selection"), tr("Show in View"), &report,
                        [&report, kept] { report.choose(kept); })
            ->setObjectName("menu.showRow");
        menu->addAction(themedIcon("copy"), tr("Copy Text"), &report,
                        [text = row.siblingAtColumn(0).data()] {
                            QGuiApplication::clipboard()->setText(text.toString());
                        })
            ->setObjectName("menu.copyRow");
    }
    if (!report.verticesAt(row).empty()) {
        const QPersistentModelIndex kept(row);
        menu->addAction(tr("Repair These Vertices"), &report, [&report, kept] { report.repair(kept); })
            ->setObjectName("menu.repairRow");
    }
    addProposals(menu, report.proposalAt(row));
    menu->addSeparator();
    add(menu, {"weights.repair", kGroupEnd});
    menu->addAction(tr("Expand All"), &report, [&report] { report.setAllExpanded(true); });
    menu->addAction(tr("Collapse All"), &report, [&report] { report.setAllExpanded(false); });
    end(menu, global);
}

} // namespace sinew
