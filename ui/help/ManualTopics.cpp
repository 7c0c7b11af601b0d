#include "ui/help/ManualTopics.h"

#include "ui/dialogs/AboutDialog.h"
#include "ui/dialogs/ChainDialog.h"
#include "ui/dialogs/CommandDialog.h"
#include "ui/dialogs/DiskDialog.h"
#include "ui/dialogs/EngineDialog.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/JointCountDialog.h"
#include "ui/dialogs/JointListDialog.h"
#include "ui/dialogs/MirrorPairsDialog.h"
#include "ui/dialogs/OrientDialog.h"
#include "ui/dialogs/PictureDialog.h"
#include "ui/dialogs/RecoveryDialog.h"
#include "ui/dialogs/RigDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/dialogs/ShortcutsDialog.h"
#include "ui/dialogs/TransferDialog.h"
#include "ui/dialogs/VrmForm.h"
#include "ui/panels/DeformForm.h"
#include "ui/panels/RestForm.h"
#include "ui/panels/bind/BindBar.h"
#include "ui/panels/bind/CagesForm.h"
#include "ui/panels/bind/HandlesForm.h"
#include "ui/panels/bind/JointsForm.h"
#include "ui/panels/bind/VolumeEditsForm.h"
#include "ui/panels/compare/CompareView.h"
#include "ui/panels/regions/RegionsForm.h"
#include "ui/panels/weights/BrushForm.h"
#include "ui/panels/weights/BrushOptionsForm.h"
#include "ui/panels/weights/OperationsForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/welcome/WelcomePage.h"
#include "ui/widgets/NoticeBar.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>

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

/// Entries of menus whose menu has another page.
struct EntryTopic {
    const char* action; ///< its id
    const char* page;
};

/// A panel may hold forms that have pages of their own.
struct FormTopic {
    const QMetaObject* form;
    const char* page;
};

constexpr std::array kDocks{
    DockTopic{"panel.layers", "view"},
    DockTopic{"panel.joints", "joints"},
    DockTopic{"panel.parts", "parts"},
    DockTopic{"panel.points", "selecting"},
    DockTopic{"panel.bind", "settings"},
    DockTopic{"panel.pose", "posing"},
    DockTopic{"panel.weightLayers", "weight-layers"},
    DockTopic{"panel.influences", "inspecting-weights"},
    DockTopic{"panel.components", "weight-operations"},
    DockTopic{"panel.report", "issues"},
    DockTopic{"panel.log", "issues"},
    DockTopic{"panel.timeline", "posing"},
};

constexpr std::array kControls{
    ControlTopic{"bind.solver", "solvers"},
};

constexpr std::array kEntries{
    EntryTopic{"skeleton.fromTemplate", "templates"}, EntryTopic{"skeleton.drawChain", "templates"},
    EntryTopic{"file.loadSkeleton", "skeletons"},     EntryTopic{"skeleton.engine", "skeletons"},
    EntryTopic{"skeleton.export", "skeletons"},       EntryTopic{"file.savePicture", "turntables"},
    EntryTopic{"file.saveTurntable", "turntables"},   EntryTopic{"file.reload", "files"},
    EntryTopic{"file.compareDisk", "files"},
};

const std::array kForms{
    FormTopic{&ViewportWidget::staticMetaObject, "view"},
    FormTopic{&CompareView::staticMetaObject, "compare"},
    FormTopic{&WelcomePage::staticMetaObject, "getting-started"},
    FormTopic{&NoticeBar::staticMetaObject, "files"},
    FormTopic{&BindBar::staticMetaObject, "binding"},
    FormTopic{&VolumeEditsForm::staticMetaObject, "voxel-edits"},
    FormTopic{&HandlesForm::staticMetaObject, "handles"},
    FormTopic{&CagesForm::staticMetaObject, "cages"},
    FormTopic{&RegionsForm::staticMetaObject, "regions"},
    FormTopic{&JointsForm::staticMetaObject, "joints"},
    FormTopic{&DeformForm::staticMetaObject, "skinning-methods"},
    FormTopic{&BrushForm::staticMetaObject, "weight-painting"},
    FormTopic{&BrushOptionsForm::staticMetaObject, "weight-painting"},
    FormTopic{&OperationsForm::staticMetaObject, "weight-operations"},
    FormTopic{&TransferDialog::staticMetaObject, "transfer"},
    FormTopic{&RigDialog::staticMetaObject, "templates"},
    FormTopic{&ChainDialog::staticMetaObject, "templates"},
    FormTopic{&RestForm::staticMetaObject, "skeleton-editing"},
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
};

/// Of this widget alone.
QString pageOf(const QWidget& widget) {
    if (const QString own = widget.property(kPageProperty).toString(); !own.isEmpty()) {
        return own;
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

QString manualTopic(const QMenu& menu) {
    if (const QAction* entry = menu.activeAction()) {
        for (const EntryTopic& each : kEntries) {
            if (entry->objectName() == QLatin1String(each.action)) {
                return QLatin1String(each.page);
            }
        }
    }
    return manualTopic(static_cast<const QWidget*>(&menu));
}

} // namespace sinew
