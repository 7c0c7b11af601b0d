#include "ui/panels/OverlaysPanel.h"

#include "ui/actions/Actions.h"
#include "ui/widgets/SliderSpin.h"
#include "ui/widgets/cells/Elided.h"
#include "ui/widgets/cells/OverlayListRow.h"

#include <QComboBox>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {
namespace {

QToolButton* buttonOf(QAction* action) {
    auto* button = new ElidedToolButton;
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setIconSize({18, 18});
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

} // namespace

OverlaysPanel::OverlaysPanel(ViewState& view, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_view(view)
    , m_actions(actions)
    , m_axis(new QComboBox)
    , m_slice(new SliderSpin(0.0, 1.0, 0.005, 3)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 0, 8, 8);
    layout->setSpacing(2);
    for (std::size_t group = 0; group < kOverlayGroupCount; ++group) {
        addGroup(static_cast<OverlayGroup>(group));
    }
    const auto below = [this](OverlayGroup group) {
        return m_groups[static_cast<std::size_t>(group)]->layout();
    };
    below(OverlayGroup::Surface)->addWidget(wideButtonOf(actions["view.matcap"]));
    below(OverlayGroup::Skeleton)->addWidget(wideButtonOf(actions["view.xray"]));
    below(OverlayGroup::Distance)->addWidget(wideButtonOf(actions["view.isolines"]));
    below(OverlayGroup::Volume)->addWidget(sliceRow());
    layout->addStretch(1);
    connect(&view, &ViewState::changed, this, &OverlaysPanel::show);
    show();
    retranslate();
}

void OverlaysPanel::addGroup(OverlayGroup which) {
    auto* group = new QGroupBox;
    auto* rows = new QVBoxLayout(group);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    for (const OverlayRow& overlay : overlayTable()) {
        if (overlay.group == which) {
            auto* row = new OverlayListRow(overlay.layer, m_actions[overlay.id], m_view);
            rows->addWidget(row);
            m_rows.push_back(row);
        }
    }
    m_groups.push_back(group);
    layout()->addWidget(group);
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
}

void OverlaysPanel::retranslate() {
    // In the order of OverlayGroup.
    const QStringList titles{tr("Surface"), tr("Skeleton"),          tr("Weights"), tr("Distance"),
                             tr("Volume"),  tr("Implicit Skinning"), tr("Scene")};
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        m_groups[i]->setTitle(titles[static_cast<int>(i)]);
    }
    for (OverlayListRow* row : m_rows) {
        row->retranslate();
    }
    describe(m_axis, tr("Slice axis"), tr("The axis perpendicular to the slice plane"));
    m_slice->describeAs(tr("Slice position"),
                        tr("Position of the slice plane, from one end of the volume to the other"));
}

} // namespace sinew
