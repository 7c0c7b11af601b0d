#include "ui/help/Help.h"

#include "ui/dialogs/BakeDialog.h"
#include "ui/dialogs/BatchDialog.h"
#include "ui/dialogs/DialogPrompts.h"
#include "ui/dialogs/DiskDialog.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/GraphicsDialog.h"
#include "ui/dialogs/HelpDialogs.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/dialogs/LodDialog.h"
#include "ui/dialogs/OutfitDialog.h"
#include "ui/dialogs/PictureDialog.h"
#include "ui/dialogs/PictureMeshDialog.h"
#include "ui/dialogs/RestPoseDialog.h"
#include "ui/dialogs/RigDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/dialogs/SkeletonDialogs.h"
#include "ui/dialogs/TransferDialog.h"
#include "ui/dialogs/UpdateDialog.h"
#include "ui/panels/DeformForm.h"
#include "ui/panels/LimitsForm.h"
#include "ui/panels/OverlaysPanel.h"
#include "ui/panels/PosePanel.h"
#include "ui/panels/bind/BindPanel.h"
#include "ui/panels/bind/ControlForm.h"
#include "ui/panels/bind/EnvelopesForm.h"
#include "ui/panels/bind/HandlesForm.h"
#include "ui/panels/bind/VolumeEditsForm.h"
#include "ui/panels/compare/CompareView.h"
#include "ui/panels/poses/DriverForm.h"
#include "ui/panels/poses/ShapesForm.h"
#include "ui/panels/regions/RegionsForm.h"
#include "ui/panels/weights/BrushForm.h"
#include "ui/panels/weights/BrushOptionsForm.h"
#include "ui/panels/weights/DragSkinForm.h"
#include "ui/panels/weights/OperationsForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/welcome/WelcomePage.h"
#include "ui/widgets/NoticeBar.h"
#include "ui/workspace/Preferences.h"

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

struct DockTopic {
    const char* dock; ///< the name it has in Docks
    const char* page;
};

/// What a widget shows may change; then it says itself which page that is.
constexpr const char* kPageProperty = "manualPage";

/// A form may hold a control that has a page of its own.
struct ControlTopic {
    const char* control; ///< its object name
    const char* page;
};

/// Entries of menus and buttons of tool bars.
struct EntryTopic {
    const char* action; ///< its id, or what it begins with
    const char* page;
};

/// A panel may hold forms that have pages of their own.
struct FormTopic {
    const QMetaObject* form;
    const char* page;
};

constexpr std::array kDocks{
    DockTopic{"panel.skeleton", "skeleton-editing"},
    DockTopic{"panel.joints", "joints"},
    DockTopic{"panel.parts", "parts"},
    DockTopic{"panel.points", "selecting"},
    DockTopic{"panel.bind", "settings"},
    DockTopic{"panel.pose", "posing"},
    DockTopic{"panel.weightLayers", "weight-layers"},
    DockTopic{"panel.expressions", "expressions"},
    DockTopic{"panel.influences", "inspecting-weights"},
    DockTopic{"panel.components", "weight-operations"},
    DockTopic{"panel.report", "issues"},
    DockTopic{"panel.log", "issues"},
    DockTopic{"panel.timeline", "posing"},
    DockTopic{"panel.springs", "springs"},
};

constexpr std::array kControls{
    ControlTopic{"bind.solver", "solvers"},
    ControlTopic{"pictureMesh.size", "svg"},
    ControlTopic{"export.engineFiles", "engine-drivers"},
};

constexpr std::array kEntries{
    EntryTopic{"skeleton.fromTemplate", "templates"},
    EntryTopic{"skeleton.drawChain", "templates"},
    EntryTopic{"file.loadSkeleton", "skeletons"},
    EntryTopic{"skeleton.engine", "skeletons"},
    EntryTopic{"skeleton.export", "skeletons"},
    EntryTopic{"file.savePicture", "turntables"},
    EntryTopic{"file.saveTurntable", "turntables"},
    EntryTopic{"file.reload", "files"},
    EntryTopic{"file.compareDisk", "files"},
    EntryTopic{"file.replaceMesh", "files"},
    EntryTopic{"file.textureFolder", "formats"},
    EntryTopic{"file.pictureMesh", "pictures"},
    EntryTopic{"points.editMesh", "mesh-editing"},
    EntryTopic{"file.sample", "getting-started"},
    EntryTopic{"file.save", "projects"},
    EntryTopic{"file.saveAs", "projects"},
    EntryTopic{"file.export", "export"},
    EntryTopic{"file.outfit", "transfer"},
    EntryTopic{"file.batch", "batch"},
    EntryTopic{"file.lods", "lods"},
    EntryTopic{"file.liveLink", "blender-live"},
    EntryTopic{"edit.undo", "projects"},
    EntryTopic{"edit.redo", "projects"},
    EntryTopic{"edit.deselect", "selecting"},
    EntryTopic{"view.mode", "modes"},
    EntryTopic{"view.lowerPanels", "modes"},
    EntryTopic{"view.panels", "modes"},
    EntryTopic{"view.resetLayout", "modes"},
    EntryTopic{"view.compare", "compare"},
    EntryTopic{"view.compareFour", "compare"},
    EntryTopic{"view.compareKeep", "compare"},
    EntryTopic{"view.exportPreview", "export"},
    EntryTopic{"view.normalMaps", "normal-maps"},
    EntryTopic{"view.smooth", "subdivision"},
    EntryTopic{"view.springs", "springs"},
    EntryTopic{"layer.springs", "springs"},
    EntryTopic{"layer.jointLimits", "joint-limits"},
    EntryTopic{"parts.hide", "hiding"},
    EntryTopic{"parts.isolate", "hiding"},
    EntryTopic{"parts.ghost", "hiding"},
    EntryTopic{"parts.ghostOthers", "hiding"},
    EntryTopic{"parts.showAll", "hiding"},
    EntryTopic{"parts.selectPoints", "selecting"},
    EntryTopic{"parts.acceptAll", "issues"},
    EntryTopic{"bind.fixAll", "issues"},
    EntryTopic{"bind.checkPage", "check"},
    EntryTopic{"bind.editEnvelopes", "envelopes"},
    EntryTopic{"bind.addCage", "cages"},
    EntryTopic{"bind.addLattice", "lattices"},
    EntryTopic{"bind.drawCage", "cages"},
    EntryTopic{"bind.cageSurface", "cages"},
    EntryTopic{"bind.fitSkeleton", "skeletons"},
    EntryTopic{"bind.defaults", "settings"},
    EntryTopic{"paint.region", "regions"},
    EntryTopic{"paint.point", "inspecting-weights"},
    EntryTopic{"pose.explain", "inspecting-weights"},
    EntryTopic{"pose.dqs", "skinning-methods"},
    EntryTopic{"pose.implicit", "skinning-methods"},
    EntryTopic{"pose.turnCages", "cages"},
    EntryTopic{"pose.connect", "pseudo-edges"},
    EntryTopic{"pose.disconnect", "pseudo-edges"},
    EntryTopic{"pose.addDriver", "drivers"},
    EntryTopic{"pose.shapeFromFile", "drivers"},
    EntryTopic{"pose.shapeFromMethod", "drivers"},
    EntryTopic{"pose.shapeFromRemainder", "direct-manipulation"},
    EntryTopic{"pose.editShape", "drivers"},
    EntryTopic{"pose.renameShape", "drivers"},
    EntryTopic{"pose.mirrorShape", "drivers"},
    EntryTopic{"pose.splitShape", "drivers"},
    EntryTopic{"pose.dragShape", "drivers"},
    EntryTopic{"pose.removeShape", "drivers"},
    EntryTopic{"pose.bake", "bake"},
    EntryTopic{"pose.springs", "springs"},
    EntryTopic{"pose.expressions", "expressions"},
    EntryTopic{"pose.applyRest", "rest-pose"},
    EntryTopic{"weights.mirrorPlus", "mirroring"},
    EntryTopic{"weights.mirrorMinus", "mirroring"},
    EntryTopic{"weights.mirrorPairs", "mirroring"},
    EntryTopic{"weights.unmirrored", "mirroring"},
    EntryTopic{"weights.addPaint", "weight-layers"},
    EntryTopic{"weights.addMirror", "weight-layers"},
    EntryTopic{"weights.addRelax", "weight-layers"},
    EntryTopic{"weights.flatten", "weight-layers"},
    EntryTopic{"weights.transfer", "transfer"},
    EntryTopic{"weights.carryOver", "weight-layers"},
    EntryTopic{"weights.import", "weight-files"},
    EntryTopic{"weights.export", "weight-files"},
    EntryTopic{"weights.lock", "weight-painting"},
    EntryTopic{"weights.lockOthers", "weight-painting"},
    EntryTopic{"weights.unlockAll", "weight-painting"},
    EntryTopic{"paint.dragSkin", "direct-manipulation"},
    EntryTopic{"help.manual", "contents"},
    EntryTopic{"help.shortcuts", "preferences"},
    EntryTopic{"help.engineScripts", "engine-drivers"},
    EntryTopic{"help.updates", "help"},
    EntryTopic{"help.about", "contents"},
};

/// All other actions, by the part of their id before the first dot.
constexpr std::array kActionPages{
    EntryTopic{"file", "files"},
    EntryTopic{"edit", "preferences"},
    EntryTopic{"mode", "modes"},
    EntryTopic{"view", "view"},
    EntryTopic{"layer", "view"},
    EntryTopic{"parts", "parts"},
    EntryTopic{"skeleton", "skeleton-editing"},
    EntryTopic{"bind", "binding"},
    EntryTopic{"regions", "regions"},
    EntryTopic{"pose", "posing"},
    EntryTopic{"springs", "springs"},
    EntryTopic{"points", "selecting"},
    EntryTopic{"paint", "weight-painting"},
    EntryTopic{"weights", "weight-operations"},
    EntryTopic{"help", "help"},
    EntryTopic{"panels", "preferences"},
};

const std::array kForms{
    FormTopic{&ViewportWidget::staticMetaObject, "view"},
    FormTopic{&OverlaysPanel::staticMetaObject, "view"},
    FormTopic{&CompareView::staticMetaObject, "compare"},
    FormTopic{&WelcomePage::staticMetaObject, "getting-started"},
    FormTopic{&ReadingPage::staticMetaObject, "files"},
    FormTopic{&NoticeBar::staticMetaObject, "files"},
    FormTopic{&TextureBar::staticMetaObject, "formats"},
    FormTopic{&BindBar::staticMetaObject, "binding"},
    FormTopic{&VolumeEditsForm::staticMetaObject, "voxel-edits"},
    FormTopic{&EnvelopesForm::staticMetaObject, "envelopes"},
    FormTopic{&HandlesForm::staticMetaObject, "handles"},
    FormTopic{&ControlForm::staticMetaObject, "lattices"},
    FormTopic{&CagesForm::staticMetaObject, "cages"},
    FormTopic{&RegionsForm::staticMetaObject, "regions"},
    FormTopic{&AlphaCurveForm::staticMetaObject, "stiffness-by-angle"},
    FormTopic{&DriverForm::staticMetaObject, "drivers"},
    FormTopic{&ShapesForm::staticMetaObject, "drivers"},
    FormTopic{&JointsForm::staticMetaObject, "joints"},
    FormTopic{&DeformForm::staticMetaObject, "skinning-methods"},
    FormTopic{&BrushForm::staticMetaObject, "weight-painting"},
    FormTopic{&DragSkinForm::staticMetaObject, "direct-manipulation"},
    FormTopic{&BrushOptionsForm::staticMetaObject, "weight-painting"},
    FormTopic{&OperationsForm::staticMetaObject, "weight-operations"},
    FormTopic{&PictureMeshDialog::staticMetaObject, "pictures"},
    FormTopic{&OutfitDialog::staticMetaObject, "transfer"},
    FormTopic{&LodDialog::staticMetaObject, "lods"},
    FormTopic{&BatchDialog::staticMetaObject, "batch"},
    FormTopic{&TransferDialog::staticMetaObject, "transfer"},
    FormTopic{&RestPoseDialog::staticMetaObject, "rest-pose"},
    FormTopic{&BakeDialog::staticMetaObject, "bake"},
    FormTopic{&BakeForm::staticMetaObject, "bake"},
    FormTopic{&BakeResults::staticMetaObject, "bake"},
    FormTopic{&RigDialog::staticMetaObject, "templates"},
    FormTopic{&ChainDialog::staticMetaObject, "templates"},
    FormTopic{&RestForm::staticMetaObject, "skeleton-editing"},
    FormTopic{&LimitsForm::staticMetaObject, "joint-limits"},
    FormTopic{&JointCountDialog::staticMetaObject, "skeleton-editing"},
    FormTopic{&OrientDialog::staticMetaObject, "skeleton-editing"},
    FormTopic{&DiskDialog::staticMetaObject, "files"},
    FormTopic{&EngineDialog::staticMetaObject, "skeletons"},
    FormTopic{&VrmForm::staticMetaObject, "vrm"},
    FormTopic{&ExportDialog::staticMetaObject, "export"},
    FormTopic{&JointListDialog::staticMetaObject, "joints"},
    FormTopic{&MirrorPairsDialog::staticMetaObject, "mirroring"},
    FormTopic{&PictureDialog::staticMetaObject, "turntables"},
    FormTopic{&RecoveryDialog::staticMetaObject, "projects"},
    FormTopic{&SettingsDialog::staticMetaObject, "preferences"},
    FormTopic{&CommandDialog::staticMetaObject, "preferences"},
    FormTopic{&ShortcutsDialog::staticMetaObject, "preferences"},
    FormTopic{&AboutDialog::staticMetaObject, "contents"},
    FormTopic{&UpdateDialog::staticMetaObject, "help"},
    FormTopic{&GraphicsDialog::staticMetaObject, "preferences"},
};

template<std::size_t N>
QString pageIn(const std::array<EntryTopic, N>& table, const QString& name) {
    const auto* found = std::ranges::find_if(
        table, [&](const EntryTopic& each) { return name == QLatin1String(each.action); });
    return found == table.end() ? QString() : QString::fromLatin1(found->page);
}

/// Empty: it is no action of the table.
QString pageOfAction(const QAction& action) {
    const QString own = pageIn(kEntries, action.objectName());
    return own.isEmpty() ? pageIn(kActionPages, action.objectName().section('.', 0, 0)) : own;
}

/// Of this widget alone.
QString pageOf(const QWidget& widget) {
    if (const QString own = widget.property(kPageProperty).toString(); !own.isEmpty()) {
        return own;
    }
    const auto* button = qobject_cast<const QToolButton*>(&widget);
    if (button != nullptr && button->defaultAction() != nullptr) {
        return pageOfAction(*button->defaultAction());
    }
    if (qobject_cast<const QDockWidget*>(&widget) != nullptr) {
        for (const DockTopic& each : kDocks) {
            if (widget.objectName() == QLatin1String(each.dock)) {
                return QLatin1String(each.page);
            }
        }
    }
    for (const ControlTopic& each : kControls) {
        if (widget.objectName() == QLatin1String(each.control)) {
            return QLatin1String(each.page);
        }
    }
    for (const FormTopic& each : kForms) {
        if (widget.metaObject()->inherits(each.form)) {
            return QLatin1String(each.page);
        }
    }
    return {};
}

} // namespace

QString manualTopic(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (const QString page = pageOf(*widget); !page.isEmpty()) {
            return page;
        }
    }
    return {};
}

bool hasOwnManualPage(const QWidget& widget) {
    return !pageOf(widget).isEmpty();
}

QString manualTopic(const QMenu& menu) {
    const QAction* entry = menu.activeAction();
    if (const QString own = entry != nullptr ? pageOfAction(*entry) : QString(); !own.isEmpty()) {
        return own;
    }
    if (const QString page = manualTopic(static_cast<const QWidget*>(&menu)); !page.isEmpty()) {
        return page;
    }
    for (const QAction* each : menu.actions()) {
        if (const QString page = pageIn(kActionPages, each->objectName().section('.', 0, 0));
            !page.isEmpty()) {
            return page;
        }
    }
    return {};
}

QString manualFile(const QString& topic) {
    const QString translated = ":/manual/" + Language::inForce() + '/' + topic + ".md";
    return QFile::exists(translated) ? translated : ":/manual/" + topic + ".md";
}

QString manualPage(const QString& topic) {
    QFile file(manualFile(topic));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    static const QRegularExpression unseen(R"(^(!\[[^\]]*\]\([^)]*\)|<!--[^>]*-->)\n+)",
                                           QRegularExpression::MultilineOption);
    return QString::fromUtf8(file.readAll()).remove(unseen);
}

QList<ManualEntry> manualEntries() {
    static const QRegularExpression link("\\[([^\\]]+)\\]\\(([\\w-]+)\\.md\\)");
    const QString contents = manualPage(kManualContents);
    QList<ManualEntry> entries{{kManualContents, contents.section('\n', 0, 0).remove("# ")}};
    for (auto match = link.globalMatch(contents); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        entries.append({found.captured(2), found.captured(1)});
    }
    return entries;
}

} // namespace sinew
