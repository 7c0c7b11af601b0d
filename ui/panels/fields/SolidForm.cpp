#include "ui/panels/fields/SolidForm.h"

#include "ui/widgets/Forms.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace sinew {
namespace {

// Millimetres.
constexpr double kFarthestSolid = 1e6;
constexpr double kSmallestSolid = 0.1;

QDoubleSpinBox* sizeSpin(const QString& name) {
    auto* spin = new QDoubleSpinBox;
    spin->setObjectName(name);
    spin->setDecimals(1);
    spin->setRange(kSmallestSolid, kFarthestSolid);
    spin->setKeyboardTracking(false);
    return spin;
}

VectorSpins* positionSpins(const QString& name) {
    return new VectorSpins(name, -kFarthestSolid, kFarthestSolid, 1);
}

void showSize(QDoubleSpinBox* spin, double value) {
    const QSignalBlocker quiet(spin);
    spin->setValue(value);
}

} // namespace

SolidForm::SolidForm(const QString& name, QWidget* parent)
    : Panel(parent)
    , m_form(formIn(this))
    , m_radius(sizeSpin(name + ".radius"))
    , m_edges(new VectorSpins(name + ".edges", 0.0, kFarthestSolid, 1))
    , m_length(sizeSpin(name + ".length"))
    , m_middle(positionSpins(name + ".middle"))
    , m_from(positionSpins(name + ".from"))
    , m_to(positionSpins(name + ".to")) {
    build();
    connectSizes();
    connectPositions();
    retranslate();
    hide();
}

void SolidForm::build() {
    for (QWidget* field :
         {static_cast<QWidget*>(m_radius), static_cast<QWidget*>(m_edges), static_cast<QWidget*>(m_length),
          static_cast<QWidget*>(m_middle), static_cast<QWidget*>(m_from), static_cast<QWidget*>(m_to)}) {
        m_form->addRow(columnLabel(), field);
    }
}

void SolidForm::edit(const QObject* control, const std::function<void(Solid&)>& change) {
    if (m_solid) {
        Solid solid = *m_solid;
        change(solid);
        Q_EMIT edited(solid, control);
    }
}

void SolidForm::connectSizes() {
    connect(m_radius, &QDoubleSpinBox::valueChanged, this, [this](double radius) {
        edit(m_radius, [&](Solid& solid) { solid.radius = radius / m_scale; });
    });
    connect(m_length, &QDoubleSpinBox::valueChanged, this, [this](double length) {
        edit(m_length, [&](Solid& solid) { setLength(solid, length / m_scale); });
    });
    connect(m_edges, &VectorSpins::valueChanged, this, [this](std::size_t axis, double edge) {
        edit(m_edges, [&](Solid& solid) {
            Vec3 half = solid.half;
            half[static_cast<Eigen::Index>(axis)] = 0.5 * (edge / m_scale);
            solid.half = half.maxCoeff() > 0.0 ? half : solid.half; // else there is no box left
        });
        showNumbers();
    });
    for (const QDoubleSpinBox* spin : {m_radius, m_length}) {
        connect(spin, &QDoubleSpinBox::editingFinished, this, &SolidForm::released);
    }
}

void SolidForm::connectPositions() {
    const auto follow = [this](VectorSpins* spins, const auto& change) {
        connect(spins, &VectorSpins::valueChanged, this, [=, this](std::size_t axis, double shown) {
            edit(spins,
                 [&](Solid& solid) { change(solid, static_cast<Eigen::Index>(axis), shown / m_scale); });
        });
    };
    follow(m_from, [](Solid& solid, Eigen::Index axis, double at) { solid.from[axis] = at; });
    follow(m_to, [](Solid& solid, Eigen::Index axis, double at) { solid.to[axis] = at; });
    follow(m_middle, [](Solid& solid, Eigen::Index axis, double at) {
        Vec3 middle = middleOf(solid);
        middle[axis] = at;
        moveMiddle(solid, middle);
    });
    for (const VectorSpins* spins : {m_edges, m_middle, m_from, m_to}) {
        connect(spins, &VectorSpins::released, this, &SolidForm::released);
    }
}

void SolidForm::setSolid(const std::optional<Solid>& solid, double millimetresPerUnit) {
    m_solid = solid;
    m_scale = millimetresPerUnit;
    setVisible(m_solid.has_value());
    showRows();
    showNumbers();
}

void SolidForm::showRows() {
    if (m_solid) {
        const SolidShape shape = m_solid->shape;
        const bool capsule = shape == SolidShape::Capsule;
        m_form->setRowVisible(m_radius, capsule || shape == SolidShape::Sphere);
        m_form->setRowVisible(m_edges, shape == SolidShape::Box);
        m_form->setRowVisible(m_length, capsule);
        m_form->setRowVisible(m_middle, !capsule);
        m_form->setRowVisible(m_from, capsule);
        m_form->setRowVisible(m_to, capsule);
    }
}

void SolidForm::showNumbers() {
    if (m_solid) {
        showSize(m_radius, m_scale * m_solid->radius);
        showSize(m_length, m_scale * lengthOf(*m_solid));
        m_edges->setValue(2.0 * m_scale * m_solid->half);
        m_middle->setValue(m_scale * middleOf(*m_solid));
        m_from->setValue(m_scale * m_solid->from);
        m_to->setValue(m_scale * m_solid->to);
    }
}

void SolidForm::retranslate() {
    const auto label = [this](QWidget* field) { return qobject_cast<QLabel*>(m_form->labelForField(field)); };
    const auto size = [&](QDoubleSpinBox* spin, const QString& text, const QString& tip) {
        describe(label(spin), spin, text, tip);
        spin->setSuffix(tr(" mm"));
    };
    const auto vector = [&](VectorSpins* spins, const QString& text, const QString& tip) {
        describe(label(spins), spins->spin(0), text, tip);
        spins->describeAs(text, tip);
    };
    size(m_radius, tr("Radius"), tr("Radius of the sphere or capsule"));
    size(m_length, tr("Length"), tr("Length of the capsule's centre line"));
    vector(m_edges, tr("Edges (mm)"), tr("Length of the box along each axis"));
    vector(m_middle, tr("Centre (mm)"), tr("Position of the centre in the bind pose"));
    vector(m_from, tr("From (mm)"), tr("Start of the capsule's centre line in the bind pose"));
    vector(m_to, tr("To (mm)"), tr("End of the capsule's centre line in the bind pose"));
}

} // namespace sinew
