#include "ui/widgets/VectorSpins.h"

#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace sinew {

VectorSpins::VectorSpins(const QString& name, double smallest, double largest, int decimals, QWidget* parent)
    : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (std::size_t axis = 0; axis < m_spins.size(); ++axis) {
        auto* spin = new QDoubleSpinBox;
        spin->setObjectName(QString("%1.%2").arg(name).arg(QChar('x' + static_cast<char>(axis))));
        spin->setRange(smallest, largest);
        spin->setDecimals(decimals);
        spin->setPrefix(QString(QChar('X' + static_cast<char>(axis))) + ' ');
        spin->setKeyboardTracking(false);
        spin->setMinimumWidth(kNarrowSpin);
        row->addWidget(spin, 1);
        connect(spin, &QDoubleSpinBox::valueChanged, this,
                [this, axis](double value) { Q_EMIT valueChanged(axis, value); });
        connect(spin, &QDoubleSpinBox::editingFinished, this, &VectorSpins::released);
        m_spins[axis] = spin;
    }
}

void VectorSpins::setValue(const Vec3& value) {
    for (std::size_t axis = 0; axis < m_spins.size(); ++axis) {
        const QSignalBlocker quiet(m_spins[axis]);
        m_spins[axis]->setValue(value[static_cast<Eigen::Index>(axis)]);
    }
}

void VectorSpins::describeAs(const QString& name, const QString& tip) {
    describe(this, name, tip);
    for (std::size_t axis = 0; axis < m_spins.size(); ++axis) {
        describe(m_spins[axis], name + ' ' + QChar('X' + static_cast<char>(axis)), tip);
    }
}

} // namespace sinew
