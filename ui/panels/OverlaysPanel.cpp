#include "ui/panels/OverlaysPanel.h"

#include "ui/actions/Actions.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"
#include "ui/widgets/Panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

QToolButton* buttonOf(QAction* action) {
    auto* button = new ElidedToolButton;
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setIconSize({16, 16});
    return button;
}

/// A switch that is no layer: as wide as the rows above it.
QToolButton* wideButtonOf(QAction* action) {
    QToolButton* button = buttonOf(action);
    button->setProperty("row", true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

/// Under which name settings remember a fold, in the order of OverlayGroup; and whether it is open at first.
struct GroupFold {
    const char* name;
    bool open;
};
constexpr std::array<GroupFold, kOverlayGroupCount> kOverlayFolds{{{"overlays.surface", true},
                                                                   {"overlays.skeleton", true},
                                                                   {"overlays.weights", true},
                                                                   {"overlays.distance", false},
                                                                   {"overlays.volume", false},
                                                                   {"overlays.implicit", false},
                                                                   {"overlays.scene", false}}};

} // namespace

OverlaysPanel::OverlaysPanel(ViewState& view, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_view(view)
    , m_actions(actions)
    , m_axis(new QComboBox)
    , m_slice(new SliderSpin(0.0, 1.0, 0.005, 3)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 0, 8, 8);
    layout->setSpacing(0);
    for (std::size_t group = 0; group < kOverlayGroupCount; ++group) {
        addGroup(static_cast<OverlayGroup>(group));
    }
    const auto below = [this](OverlayGroup group) {
        return m_groups[static_cast<std::size_t>(group)].box->body()->layout();
    };
    below(OverlayGroup::Surface)->addWidget(wideButtonOf(actions["view.matcap"]));
    below(OverlayGroup::Surface)->addWidget(wideButtonOf(actions["view.normalMaps"]));
    below(OverlayGroup::Skeleton)->addWidget(wideButtonOf(actions["view.xray"]));
    below(OverlayGroup::Distance)->addWidget(wideButtonOf(actions["view.isolines"]));
    below(OverlayGroup::Volume)->addWidget(sliceRow());
    layout->addStretch(1);
    connect(&view, &ViewState::changed, this, &OverlaysPanel::show);
    show();
    retranslate();
}

void OverlaysPanel::addGroup(OverlayGroup which) {
    const GroupFold& fold = kOverlayFolds[static_cast<std::size_t>(which)];
    auto* group = new FoldBox(fold.name, fold.open);
    auto* rows = new QVBoxLayout(group->body());
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    for (const OverlayRow& overlay : overlayTable()) {
        if (overlay.group == which) {
            auto* row = new OverlayListRow(overlay.layer, m_actions[overlay.id], m_view);
            rows->addWidget(row);
            m_rows.push_back(row);
        }
    }
    m_groups.push_back({which, group});
    layout()->addWidget(group);
    connect(group, &QGroupBox::toggled, this, &OverlaysPanel::showTitles);
}

QWidget* OverlaysPanel::sliceRow() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 4, 4, 0);
    layout->addWidget(buttonOf(m_actions["view.slice"]));
    m_axis->addItems({"X", "Y", "Z"});
    layout->addWidget(m_axis);
    layout->addWidget(m_slice, 1);
    connect(m_axis, &QComboBox::activated, this, [this](int axis) {
        ViewSettings next = m_view.settings();
        next.sliceAxis = static_cast<SliceAxis>(axis);
        m_view.set(next);
    });
    connect(m_slice, &SliderSpin::valueChanged, this, [this](double position) {
        ViewSettings next = m_view.settings();
        next.slice = position;
        m_view.set(next);
    });
    return row;
}

void OverlaysPanel::show() {
    const ViewSettings& settings = m_view.settings();
    const QSignalBlocker quiet(m_axis);
    m_axis->setCurrentIndex(static_cast<int>(settings.sliceAxis));
    m_slice->setValue(settings.slice);
    m_axis->setEnabled(settings.sliceEnabled);
    m_slice->setEnabled(settings.sliceEnabled);
    showTitles();
}

/// What a closed fold has switched on is said in its title.
void OverlaysPanel::showTitles() {
    // In the order of OverlayGroup.
    const QStringList titles{tr("Surface"), tr("Skeleton"),          tr("Weights"), tr("Distance"),
                             tr("Volume"),  tr("Implicit Skinning"), tr("Scene")};
    for (const Group& group : m_groups) {
        const auto on = std::ranges::count_if(overlayTable(), [&](const OverlayRow& row) {
            return row.group == group.which && m_view.visible(row.layer);
        });
        const QString& title = titles[static_cast<int>(group.which)];
        const bool hidden = on > 0 && !group.box->isOpen();
        group.box->setTitle(hidden ? tr("%1 (%2 on)").arg(title).arg(on) : title);
    }
}

void OverlaysPanel::retranslate() {
    showTitles();
    for (OverlayListRow* row : m_rows) {
        row->retranslate();
    }
    describe(m_axis, tr("Slice axis"), tr("The axis perpendicular to the slice plane"));
    m_slice->describeAs(tr("Slice position"),
                        tr("Position of the slice plane, from one end of the volume to the other"));
}

} // namespace sinew
