#include "ui/panels/bind/VolumeEditsForm.h"

#include "app/text/Numbers.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QDoubleSpinBox>
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

constexpr double kShareAtVertex = 0.02; ///< of the character's diagonal: half a place's edge about a vertex
constexpr int kLeastLocalResolution = 512;
constexpr int kVolumeEditRowsShown = 4;

} // namespace

VolumeEditsForm::VolumeEditsForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new QGroupBox)
    , m_hint(hintLabel())
    , m_list(new QListWidget)
    , m_remove(new QPushButton)
    , m_sizeLabel(columnLabel())
    , m_size(new QDoubleSpinBox)
    , m_resolutionLabel(new QLabel)
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
    m_list->setFixedHeight(kVolumeEditRowsShown * m_list->fontMetrics().height() * 3 / 2);
    m_remove->setObjectName("places.remove");
    m_size->setObjectName("places.size");
    m_size->setDecimals(1);
    m_size->setRange(0.1, 1e6);
    m_size->setKeyboardTracking(false);
    m_resolution->setObjectName("places.resolution");
    for (int side = kLeastLocalResolution; side <= kMostLocalResolution; side *= 2) {
        m_resolution->addItem(QString::number(side), side);
    }
    auto* form = formIn(m_group);
    form->addRow(m_hint);
    form->addRow(buttons);
    form->addRow(m_list);
    form->addRow(m_sizeLabel, m_size);
    form->addRow(m_resolutionLabel, m_resolution);
    form->addRow(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void VolumeEditsForm::connectControls() {
    for (std::size_t i = 0; i < m_add.size(); ++i) {
        connect(m_add[i], &QPushButton::clicked, this, [this, i] { add(static_cast<VolumeEditKind>(i)); });
    }
    const auto row = [this] { return static_cast<std::size_t>(m_list->currentRow()); };
    connect(m_list, &QListWidget::currentRowChanged, this, &VolumeEditsForm::showCurrent);
    connect(m_remove, &QPushButton::clicked, this, [this, row] { removeVolumeEdit(m_document, row()); });
    connect(m_size, &QDoubleSpinBox::valueChanged, this, [this, row](double millimetres) {
        const double metersPerUnit = m_document.state().scene->metersPerUnit;
        resizeVolumeEdit(m_document, row(), 0.5 * millimetres / 1000.0 / metersPerUnit);
    });
    connect(m_resolution, &QComboBox::activated, this, [this, row](int index) {
        setVolumeEditResolution(m_document, row(), m_resolution->itemData(index).toInt());
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
    const Vec3 half = Vec3::Constant(kShareAtVertex * character.diagonal());
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
    addVolumeEdit(m_document,
                  {kind, refine ? VoxelEditShape::Box : VoxelEditShape::Sphere, box->center(),
                   refine ? half : Vec3::Constant(half.maxCoeff()), refine ? kMostLocalResolution : 0});
    const auto places = volumeEditsOf(m_document.state().settings);
    const auto last = std::ranges::find_if(places.rbegin(), places.rend(),
                                           [&](const VolumeEdit& place) { return place.kind == kind; });
    m_list->setCurrentRow(static_cast<int>(places.rend() - last) - 1);
}

QString VolumeEditsForm::textOf(const VolumeEdit& place) const {
    const double metersPerUnit = m_document.state().scene->metersPerUnit;
    const QString size =
        QString::fromStdString(lengthText(2.0 * place.half.maxCoeff() * metersPerUnit, metersPerUnit));
    switch (place.kind) {
    case VolumeEditKind::Refine:
        return tr("Refine, %1, resolution %2").arg(size).arg(place.resolution);
    case VolumeEditKind::Open:
        return tr("Separate, %1").arg(size);
    case VolumeEditKind::Close:
        break;
    }
    return tr("Connect, %1").arg(size);
}

void VolumeEditsForm::show() {
    const DocumentState& state = m_document.state();
    const bool possible = here().has_value();
    for (QPushButton* button : m_add) {
        button->setEnabled(possible);
    }
    const QSignalBlocker quiet(m_list);
    const int row = m_list->currentRow();
    m_list->clear();
    if (state.hasScene()) {
        for (const VolumeEdit& place : volumeEditsOf(state.settings)) {
            m_list->addItem(textOf(place));
        }
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    showCurrent();
}

void VolumeEditsForm::showCurrent() {
    const auto places = volumeEditsOf(m_document.state().settings);
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    const bool chosen = m_list->currentRow() >= 0 && row < places.size();
    const bool refine = chosen && places[row].kind == VolumeEditKind::Refine;
    for (QWidget* control : {static_cast<QWidget*>(m_remove), static_cast<QWidget*>(m_size)}) {
        control->setEnabled(chosen);
    }
    m_resolution->setEnabled(refine);
    if (chosen) {
        const QSignalBlocker quiet(m_size);
        m_size->setValue(2000.0 * places[row].half.maxCoeff() * m_document.state().scene->metersPerUnit);
    }
    if (refine) {
        m_resolution->setCurrentIndex(m_resolution->findData(places[row].resolution));
    }
}

void VolumeEditsForm::retranslate() {
    m_group->setTitle(tr("Voxel Edits"));
    m_hint->setText(
        tr("Select a vertex, or a leak in the report, then choose how to change the voxels there."));
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
    describe(m_sizeLabel, m_size, tr("Size"), tr("Longest edge of the box, or diameter of the sphere"));
    m_size->setSuffix(tr(" mm"));
    describe(m_resolutionLabel, m_resolution, tr("Resolution"),
             tr("Voxels along the character's longest side"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove"), tr("Remove this voxel edit"));
    show();
}

} // namespace sinew
