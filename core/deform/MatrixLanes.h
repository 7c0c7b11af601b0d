#pragma once

#include "core/deform/Skinning.h"
#include "core/deform/WideRegisters.h"

#include <cstddef>
#include <cstring>
#include <span>

namespace sinew {

/// Affine matrices of vertices that follow one another, entry by entry, column after column: a loop over the
/// lanes does to many, in wide registers, what it does to one, and every lane gets what it would get alone.
struct MatrixLanes {
    static constexpr std::size_t kCount = 16;
    using Lane = double[kCount];
    alignas(32) Lane entries[12];

    void set(std::size_t lane, const Affine& matrix) {
        for (std::size_t e = 0; e < 12; ++e) {
            entries[e][lane] = matrix.data()[e];
        }
    }
    void setLinear(std::size_t lane, const Mat3& linear) {
        for (std::size_t e = 0; e < 9; ++e) {
            entries[e][lane] = linear.data()[e];
        }
    }
    void getLinear(std::size_t lane, Mat3& linear) const {
        for (std::size_t e = 0; e < 9; ++e) {
            linear.data()[e] = entries[e][lane];
        }
    }
};

/// Sets the first kEntries of a lane to the sum of weight * of(joint), of(joint) the address of as many
/// numbers; times 1 / (sum of weights) if `mean`. In registers of kBytes, which changes no bit of it.
template<std::size_t kBytes, std::size_t kEntries, bool mean, typename Of>
inline void sumToLane(std::span<const Influence> influences, const Of& of, MatrixLanes& lanes,
                      std::size_t lane) {
    using Row = typename Registers<kBytes>::Doubles;
    constexpr std::size_t kWidth = kBytes / sizeof(double);
    Row sum[kEntries / kWidth] = {};
    double total = 0.0;
    for (const Influence& influence : influences) {
        const double weight = influence.weight;
        const double* numbers = of(influence.joint);
        for (std::size_t r = 0; r < kEntries / kWidth; ++r) {
            Row row;
            std::memcpy(&row, numbers + r * kWidth, kBytes);
            sum[r] += weight * row;
        }
        total += weight;
    }
    const double shorten = mean ? 1.0 / total : 1.0;
    for (std::size_t r = 0; r < kEntries / kWidth; ++r) {
        const Row row = mean ? sum[r] * shorten : sum[r];
        for (std::size_t e = 0; e < kWidth; ++e) {
            lanes.entries[r * kWidth + e][lane] = row[e];
        }
    }
}

/// Moves `count` vertices, each by its lane.
inline void moveByLanes(const MatrixLanes& lanes, std::size_t count, const Vec3* vertices, Vec3* moved) {
    const auto& m = lanes.entries;
    const double* from = vertices->data();
    double* __restrict to = moved->data();
    for (std::size_t i = 0; i < count; ++i) {
        const double x = from[3 * i], y = from[3 * i + 1], z = from[3 * i + 2];
        to[3 * i] = m[0][i] * x + m[3][i] * y + m[6][i] * z + m[9][i];
        to[3 * i + 1] = m[1][i] * x + m[4][i] * y + m[7][i] * z + m[10][i];
        to[3 * i + 2] = m[2][i] * x + m[5][i] * y + m[8][i] * z + m[11][i];
    }
}

} // namespace sinew
