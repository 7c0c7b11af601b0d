#pragma once

#include "core/deform/DualQuaternion.h"
#include "core/deform/MatrixLanes.h"

#include <cmath>
#include <cstddef>

namespace sinew {

/// Makes matrices of `count` lanes that hold dual quaternions of any length: real x y z w, then dual.
inline void matricesOfQuaternions(MatrixLanes& lanes, std::size_t count) {
    auto& m = lanes.entries;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = m[0][i], y = m[1][i], z = m[2][i], w = m[3][i];
        const double dx = m[4][i], dy = m[5][i], dz = m[6][i], dw = m[7][i];
        const double twice = 2.0 / (x * x + y * y + z * z + w * w);
        m[0][i] = 1.0 - twice * (y * y + z * z);
        m[1][i] = twice * (x * y + w * z);
        m[2][i] = twice * (x * z - w * y);
        m[3][i] = twice * (x * y - w * z);
        m[4][i] = 1.0 - twice * (x * x + z * z);
        m[5][i] = twice * (y * z + w * x);
        m[6][i] = twice * (x * z + w * y);
        m[7][i] = twice * (y * z - w * x);
        m[8][i] = 1.0 - twice * (x * x + y * y);
        m[9][i] = twice * (w * dx - dw * x + (y * dz - z * dy)); // of 2 dual * conjugate(real)
        m[10][i] = twice * (w * dy - dw * y + (z * dx - x * dz));
        m[11][i] = twice * (w * dz - dw * z + (x * dy - y * dx));
    }
}

/// Dual quaternions in lanes (LinearVertices says how); without stretches a lane holds a sum of dual
/// quaternions until it is finished.
struct DualVertices {
    const DualQuaternionBlend& dual;

    template<std::size_t kBytes>
    void put(std::size_t /*p*/, std::span<const Influence> influences, MatrixLanes& lanes,
             std::size_t lane) const {
        if (dual.stretches()) {
            lanes.set(lane, dual.at(influences));
            return;
        }
        sumToLane<kBytes, 8, false>(
            influences, [this](std::int32_t joint) { return dual.numbers(joint); }, lanes, lane);
        const auto& m = lanes.entries;
        const double squared = m[0][lane] * m[0][lane] + m[1][lane] * m[1][lane] + m[2][lane] * m[2][lane] +
                               m[3][lane] * m[3][lane];
        if (!dual.adds(squared)) {
            putNearest(influences, lanes, lane);
        }
    }

    void finish(MatrixLanes& lanes, std::size_t count) const {
        if (!dual.stretches()) {
            matricesOfQuaternions(lanes, count);
        }
    }

private:
    void putNearest(std::span<const Influence> influences, MatrixLanes& lanes, std::size_t lane) const {
        const DualQuaternionBlend::Sum sum = dual.sumOf(influences);
        for (Eigen::Index e = 0; e < 4; ++e) {
            lanes.entries[e][lane] = sum.real[e];
            lanes.entries[e + 4][lane] = sum.dual[e];
        }
    }
};

} // namespace sinew
