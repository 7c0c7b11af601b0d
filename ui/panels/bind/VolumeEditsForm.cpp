#include "ui/panels/bind/VolumeEditsForm.h"

#include "app/text/SettingText.h"
#include "app/text/SolverTexts.h"
#include "app/text/Texts.h"
#include "ui/panels/fields/SolidForm.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"
#include "ui/widgets/Panel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace sinew {
namespace {

constexpr double kFractionAtVertex =
    0.02; ///< of the character's diagonal: half a voxel edit's edge about a vertex
constexpr int kMinLocalResolution = 512;
constexpr int kVolumeEditRowsShown = 4;

} // namespace

VolumeEditsForm::VolumeEditsForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_run(document)
    , m_group(new FoldBox("bind.voxelEdits"))
    , m_hint(hintLabel())
    , m_list(new QListWidget)
    , m_remove(new QPushButton)
    , m_solid(new SolidForm("places"))
    , m_resolutionLabel(columnLabel())
    , m_resolution(new QComboBox) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection, this,
                      &VolumeEditsForm::show);
    retranslate();
}

void VolumeEditsForm::build() {
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    const std::array names{"places.refine", "places.open", "places.close"};
    for (std::size_t i = 0; i < m_add.size(); ++i) {
        m_add[i] = new QPushButton;
        m_add[i]->setObjectName(names[i]);
        buttons->addWidget(m_add[i]);
    }
    m_list->setObjectName("places.list");
    m_list->installEventFilter(this);
    selectSeveral(*m_list);
    m_list->setFixedHeight(kVolumeEditRowsShown * m_list->fontMetrics().height() * 3 / 2);
    m_remove->setObjectName("places.remove");
    m_resolution->setObjectName("places.resolution");
    for (int side = kMinLocalResolution; side <= kMaxLocalResolution; side *= 2) {
        m_resolution->addItem(QString::number(side), side);
    }
    auto* form = formIn(m_group);
    form->addRow(m_hint);
    form->addRow(buttons);
    form->addRow(m_list);
    form->addRow(m_solid);
    form->addRow(m_resolutionLabel, m_resolution);
    form->addRow(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

bool VolumeEditsForm::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) {
        Q_EMIT listSeen(event->type() == QEvent::Show);
    }
    return Panel::eventFilter(watched, event);
}

void VolumeEditsForm::connectControls() {
    for (std::size_t i = 0; i < m_add.size(); ++i) {
        connect(m_add[i], &QPushButton::clicked, this, [this, i] { add(static_cast<VolumeEditKind>(i)); });
    }
    const auto row = [this] { return static_cast<std::size_t>(m_list->currentRow()); };
    connect(m_list, &QListWidget::currentRowChanged, this, &VolumeEditsForm::showCurrent);
    connect(m_remove, &QPushButton::clicked, this,
            [this] { removeVolumeEdits(m_document, selectedRows(*m_list)); });
    auto* menu = new ListMenu(m_list, "menu.voxelEdits");
    menu->add(m_remove);
    menu->addLine();
    for (QPushButton* button : m_add) {
        menu->add(button);
    }
    connect(m_solid, &SolidForm::edited, this, [this, row](const Solid& solid, const QObject* control) {
        m_run.by(control);
        changeVolumeEdit(m_document, row(), solid);
    });
    connect(m_solid, &SolidForm::released, this, [this] { m_run.end(); });
    connect(m_resolution, &QComboBox::activated, this, [this](int index) {
        setVolumeEditResolutions(m_document, selectedRows(*m_list), m_resolution->itemData(index).toInt());
    });
}

std::optional<Aabb> VolumeEditsForm::here() const {
    const DocumentState& state = m_document.state();
    if (!state.hasScene()) {
        return std::nullopt;
    }
    const auto& vertex = state.selection.vertex;
    if (m_offered && vertex == m_offeredAt) {
        return m_offered;
    }
    if (!vertex) {
        return std::nullopt;
    }
    Aabb character;
    for (const Part& part : state.scene->parts) {
        character.add(bounds(*part.mesh));
    }
    const Vec3 at = state.scene->parts[vertex->part].mesh->vertices[vertex->vertex];
    const Vec3 half = Vec3::Constant(kFractionAtVertex * character.diagonal());
    Aabb box;
    box.add(at - half);
    box.add(at + half);
    return box;
}

void VolumeEditsForm::offer(const Aabb& box) {
    m_offered = box;
    m_offeredAt = m_document.state().selection.vertex;
    show();
}

void VolumeEditsForm::add(VolumeEditKind kind) {
    const auto box = here();
    if (!box) {
        return;
    }
    const Vec3 half = 0.5 * box->extent();
    const bool refine = kind == VolumeEditKind::Refine;
    const Solid solid =
        refine ? Solid::box(box->center(), half) : Solid::sphere(box->center(), half.maxCoeff());
    addVolumeEdit(m_document, {kind, solid, refine ? kMaxLocalResolution : 0});
    const auto edits = volumeEditsOf(m_document.state().settings);
    const auto last = std::ranges::find(edits.rbegin(), edits.rend(), kind, &VolumeEdit::kind);
    m_list->setCurrentRow(static_cast<int>(edits.rend() - last) - 1);
}

QString VolumeEditsForm::textOf(const VolumeEdit& edit) const {
    const QString solid = solidText(edit.solid, m_document.state().scene->metersPerUnit);
    switch (edit.kind) {
    case VolumeEditKind::Refine:
        return tr("Refine: %1, resolution %2").arg(solid).arg(edit.resolution);
    case VolumeEditKind::Separate:
        return tr("Separate: %1").arg(solid);
    case VolumeEditKind::Connect:
        break;
    }
    return tr("Connect: %1").arg(solid);
}

/// Edits stay in the list while no solver heeds them, and can be removed.
void VolumeEditsForm::show() {
    const DocumentState& state = m_document.state();
    m_inVoxels = settingCounts(voxelsCount, state.settings);
    m_hint->setText(
        m_inVoxels
            ? tr("Select a vertex, or a leak in the report, then choose how to change the voxels there.")
            : noVoxelsText(state.settings.solver));
    const bool possible = m_inVoxels && here().has_value();
    for (QPushButton* button : m_add) {
        button->setEnabled(possible);
    }
    const QSignalBlocker quiet(m_list);
    const int row = m_list->currentRow();
    const std::vector<std::size_t> rows = selectedRows(*m_list);
    const int count = m_list->count();
    m_list->clear();
    if (state.hasScene()) {
        for (const VolumeEdit& edit : volumeEditsOf(state.settings)) {
            m_list->addItem(textOf(edit));
        }
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    if (count == m_list->count()) {
        selectRows(*m_list, rows);
    }
    for (QWidget* control :
         std::initializer_list<QWidget*>{m_list, m_solid, m_resolutionLabel, m_resolution, m_remove}) {
        control->setVisible(m_list->count() > 0);
    }
    showCurrent();
}

void VolumeEditsForm::showCurrent() {
    const DocumentState& state = m_document.state();
    const auto edits = volumeEditsOf(state.settings);
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    const bool chosen = state.hasScene() && row < edits.size();
    const bool refine = chosen && edits[row].kind == VolumeEditKind::Refine;
    m_remove->setEnabled(chosen);
    m_resolution->setEnabled(refine && m_inVoxels);
    if (chosen && m_inVoxels) {
        m_solid->setSolid(edits[row].solid, 1000.0 * state.scene->metersPerUnit);
    } else {
        m_solid->setSolid(std::nullopt, 1.0);
    }
    if (refine) {
        m_resolution->setCurrentIndex(m_resolution->findData(edits[row].resolution));
    }
}

void VolumeEditsForm::retranslate() {
    m_group->setTitle(tr("Voxel Edits"));
    const std::array texts{
        std::pair(tr("Refine"),
                  tr("Use finer voxels in a box there, to separate surfaces that lie close together")),
        std::pair(tr("Separate"), tr("Remove voxels in a sphere there, to separate parts that touch")),
        std::pair(tr("Connect"), tr("Fill voxels in a sphere there, to connect separate parts"))};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        m_add[i]->setText(texts[i].first);
        describe(m_add[i], texts[i].first, texts[i].second);
    }
    describe(m_list, tr("Voxel Edits"), tr("Voxel edits in the order in which they are applied"));
    describe(m_resolutionLabel, m_resolution, tr("Resolution"),
             tr("Voxels along the character's longest side"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove"), tr("Remove the selected voxel edits"));
    show();
}

} // namespace sinew
