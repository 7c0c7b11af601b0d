#include "ui/panels/regions/RegionShapeForm.h"

#include "app/document/regions/RegionShapes.h"
#include "app/document/regions/RegionTarget.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/VectorSpins.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace sinew {
namespace {

constexpr double kFarthest = 1e6; // millimetres
constexpr double kSmallest = 0.1;
constexpr double kWidestShare = 100.0; // percent of the height

QDoubleSpinBox* spinNamed(const char* name, double smallest) {
    auto* spin = new QDoubleSpinBox;
    spin->setObjectName(name);
    spin->setDecimals(1);
    spin->setRange(smallest, kFarthest);
    spin->setKeyboardTracking(false);
    return spin;
}

void showNumber(QDoubleSpinBox* spin, double value) {
    const QSignalBlocker quiet(spin);
    spin->setValue(value);
}

} // namespace

RegionShapeForm::RegionShapeForm(ChosenRegion& chosen, QWidget* parent)
    : Panel(parent)
    , m_chosen(chosen)
    , m_form(formIn(this))
    , m_radiusLabel(columnLabel())
    , m_radius(spinNamed("regions.radius", kSmallest))
    , m_lengthLabel(new QLabel)
    , m_length(spinNamed("regions.length", kSmallest))
    , m_edgesLabel(columnLabel())
    , m_edges(new VectorSpins("regions.edges", 0.0, kFarthest, 1))
    , m_middleLabel(new QLabel)
    , m_middle(new VectorSpins("regions.middle", -kFarthest, kFarthest, 1))
    , m_fromLabel(new QLabel)
    , m_from(new VectorSpins("regions.from", -kFarthest, kFarthest, 1))
    , m_toLabel(new QLabel)
    , m_to(new VectorSpins("regions.to", -kFarthest, kFarthest, 1))
    , m_here(new QPushButton)
    , m_blendLabel(columnLabel())
    , m_blend(spinNamed("regions.blend", 0.0))
    , m_blendUnit(new QComboBox) {
    build();
    connectSizes();
    connectVolumeEdits();
    connect(&chosen, &ChosenRegion::changed, this, &RegionShapeForm::show);
    retranslate();
}

void RegionShapeForm::build() {
    m_here->setObjectName("regions.here");
    m_blendUnit->setObjectName("regions.blendUnit");
    m_blendUnit->addItems(QStringList(2));
    auto* blend = new QHBoxLayout;
    blend->setSpacing(4);
    blend->addWidget(m_blend, 1);
    blend->addWidget(m_blendUnit);
    m_form->addRow(m_radiusLabel, m_radius);
    m_form->addRow(m_edgesLabel, m_edges);
    m_form->addRow(m_lengthLabel, m_length);
    m_form->addRow(m_middleLabel, m_middle);
    m_form->addRow(m_fromLabel, m_from);
    m_form->addRow(m_toLabel, m_to);
    m_form->addRow(QString(), m_here);
    m_form->addRow(m_blendLabel, blend);
}

void RegionShapeForm::edit(const QObject* control, const std::function<void(Region&)>& change) {
    m_chosen.edit(control, WeightQuality::Draft, change);
}

void RegionShapeForm::connectSizes() {
    const auto units = [this](double shown) { return shown / m_chosen.millimetresPerUnit(); };
    connect(m_radius, &QDoubleSpinBox::valueChanged, this, [=, this](double radius) {
        edit(m_radius, [&](Region& region) { region.radius = units(radius); });
    });
    connect(m_length, &QDoubleSpinBox::valueChanged, this, [=, this](double length) {
        edit(m_length, [&](Region& region) { setLength(region, units(length)); });
    });
    connect(m_edges, &VectorSpins::valueChanged, this, [=, this](std::size_t axis, double edge) {
        edit(m_edges, [&](Region& region) {
            Vec3 half = region.half;
            half[static_cast<Eigen::Index>(axis)] = 0.5 * units(edge);
            region.half = half.maxCoeff() > 0.0 ? half : region.half; // else there is no box left
        });
        show();
    });
    connect(m_blend, &QDoubleSpinBox::valueChanged, this, [=, this](double blend) {
        edit(m_blend, [&](Region& region) { region.blend = region.blendOfHeight ? blend : units(blend); });
    });
    connect(m_blendUnit, &QComboBox::activated, this, [this](int unit) {
        m_chosen.edit(m_blendUnit, WeightQuality::Full, [&](Region& region) {
            setBlendOfHeight(region, unit == 1, bounds(*m_chosen.document().state().scene).extent().y());
        });
        show(); // of a flat character nothing is a share
    });
    for (const QDoubleSpinBox* spin : {m_radius, m_length, m_blend}) {
        connect(spin, &QDoubleSpinBox::editingFinished, this, [this] { m_chosen.endEdit(); });
    }
}

void RegionShapeForm::connectVolumeEdits() {
    const auto follow = [this](VectorSpins* place, const auto& change) {
        connect(place, &VectorSpins::valueChanged, this, [=, this](std::size_t axis, double shown) {
            edit(place, [&](Region& region) {
                change(region, static_cast<Eigen::Index>(axis), shown / m_chosen.millimetresPerUnit());
            });
        });
    };
    follow(m_from, [](Region& region, Eigen::Index axis, double at) { region.from[axis] = at; });
    follow(m_to, [](Region& region, Eigen::Index axis, double at) { region.to[axis] = at; });
    follow(m_middle, [](Region& region, Eigen::Index axis, double at) {
        Vec3 middle = middleOf(region);
        middle[axis] = at;
        moveMiddle(region, middle);
    });
    for (const VectorSpins* spins : {m_edges, m_middle, m_from, m_to}) {
        connect(spins, &VectorSpins::released, this, [this] { m_chosen.endEdit(); });
    }
    connect(m_here, &QPushButton::clicked, this, &RegionShapeForm::moveHere);
}

void RegionShapeForm::moveHere() {
    if (const auto place = volumeEditHere(m_chosen.document().state())) {
        m_chosen.edit(m_here, WeightQuality::Full, [&](Region& region) { moveMiddle(region, *place); });
    }
}

void RegionShapeForm::show() {
    const Region* region = m_chosen.get();
    setVisible(region != nullptr && region->area != RegionArea::Painted);
    if (region == nullptr) {
        return;
    }
    const bool capsule = region->area == RegionArea::Capsule;
    const bool box = region->area == RegionArea::Box;
    m_form->setRowVisible(m_radius, !box);
    m_form->setRowVisible(m_edges, box);
    m_form->setRowVisible(m_length, capsule);
    m_form->setRowVisible(m_middle, !capsule);
    m_form->setRowVisible(m_from, capsule);
    m_form->setRowVisible(m_to, capsule);
    m_here->setEnabled(volumeEditHere(m_chosen.document().state()).has_value());
    showNumbers(*region);
}

void RegionShapeForm::showNumbers(const Region& region) {
    const double scale = m_chosen.millimetresPerUnit();
    showNumber(m_radius, scale * region.radius);
    showNumber(m_length, scale * lengthOf(region));
    m_edges->setValue(2.0 * scale * region.half);
    m_middle->setValue(scale * middleOf(region));
    m_from->setValue(scale * region.from);
    m_to->setValue(scale * region.to);
    const QSignalBlocker quiet(m_blend);
    m_blend->setMaximum(region.blendOfHeight ? kWidestShare : kFarthest);
    m_blend->setValue(region.blendOfHeight ? region.blend : scale * region.blend);
    m_blendUnit->setCurrentIndex(region.blendOfHeight ? 1 : 0);
}

void RegionShapeForm::retranslate() {
    const auto name = [](QLabel* label, VectorSpins* spins, const QString& text, const QString& tip) {
        describe(label, spins->spin(0), text, tip);
        spins->describeAs(text, tip);
    };
    describe(m_radiusLabel, m_radius, tr("Radius"), tr("Radius of the sphere or capsule, without the blend"));
    m_radius->setSuffix(tr(" mm"));
    describe(m_lengthLabel, m_length, tr("Length"), tr("Length of the capsule's centre line"));
    m_length->setSuffix(tr(" mm"));
    name(m_edgesLabel, m_edges, tr("Edges (mm)"), tr("Length of the box along each axis"));
    name(m_middleLabel, m_middle, tr("Centre (mm)"), tr("Centre of the region in the bind pose"));
    name(m_fromLabel, m_from, tr("From (mm)"), tr("Start of the capsule's centre line in the bind pose"));
    name(m_toLabel, m_to, tr("To (mm)"), tr("End of the capsule's centre line in the bind pose"));
    m_here->setText(tr("Move to Selection"));
    describe(m_here, tr("Move the region to the selection"),
             tr("Move its centre to the centre of the selected vertices"));
    const QString blendTip = tr("Distance over which the region fades outside its shape");
    describe(m_blendLabel, m_blend, tr("Blend"), blendTip);
    describe(m_blendUnit, tr("Unit of the blend"), tr("Millimetres, or percent of the character's height"));
    m_blendUnit->setItemText(0, tr("mm"));
    m_blendUnit->setItemText(1, tr("% of height"));
    show();
}

} // namespace sinew
