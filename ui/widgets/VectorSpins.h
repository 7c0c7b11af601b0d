#pragma once

#include "core/base/Types.h"

#include <QWidget>

#include <array>

class QDoubleSpinBox;

namespace sinew {

/// Three numbers side by side, one an axis. valueChanged comes from a user's hand only, not from setValue.
class VectorSpins : public QWidget {
    Q_OBJECT
public:
    /// `name`: before ".x", ".y" and ".z" in the object names of the three.
    VectorSpins(const QString& name, double smallest, double largest, int decimals,
                QWidget* parent = nullptr);

    void setValue(const Vec3& value);
    QDoubleSpinBox* spin(std::size_t axis) const { return m_spins[axis]; }
    /// Accessible names, "Position X" and so on, and a tip for all three.
    void describeAs(const QString& name, const QString& tip);

Q_SIGNALS:
    /// One of them is another number now.
    void valueChanged(std::size_t axis, double value);
    void released(); ///< the typing has ended

private:
    std::array<QDoubleSpinBox*, 3> m_spins{};
};

} // namespace sinew
