#pragma once

#include "core/base/Types.h"
#include "core/deform/Skinning.h"
#include "core/weights/SkinWeights.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

namespace sinew {

/// As many doubles as a register of kBytes holds, reckoned with side by side.
template<std::size_t kBytes>
struct Registers;
template<>
struct Registers<16> {
    using Doubles [[gnu::vector_size(16)]] = double;
};
template<>
struct Registers<32> {
    using Doubles [[gnu::vector_size(32)]] = double;
};

template<std::size_t kBytes>
using RegisterBytes = std::integral_constant<std::size_t, kBytes>;

#if defined(__x86_64__)
/// The body and all it calls in its own file, compiled for registers of 32 bytes.
template<typename Body>
[[gnu::target("avx2"), gnu::flatten]] void runWide(const Body& body) {
    body(RegisterBytes<32>());
}
#endif

/// Calls body(RegisterBytes) compiled for the widest registers this machine has. Same bytes on every machine:
/// wide registers round as narrow ones do, and multiply-adds are never fused (-ffp-contract=off).
template<typename Body>
void inWidestRegisters(const Body& body) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) {
        runWide(body);
        return;
    }
#endif
    body(RegisterBytes<16>());
}

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

/// The unit normal in direction `turned`; where that is none, `normal`: a matrix that flattens along the
/// normal's plane leaves no direction, and the old one is as good as any.
Vec3f unitNormal(const Vec3f& normal, const Vec3& turned);

/// Normals at corners, each turned by its vertex's normal matrix (zero: it stays). Parallel.
void turnNormals(std::span<const Vec3f> normals, std::span<const std::uint32_t> cornerVertices,
                 std::span<const Mat3> turns, std::span<Vec3f> turned);

/// Makes the first three columns of `count` matrices' inverse transposes, up to positive factors: by
/// cofactors, so that a flattening matrix has one too.
inline void normalMatrices(const MatrixLanes& lanes, std::size_t count, MatrixLanes& __restrict to) {
    const auto& m = lanes.entries;
    for (std::size_t i = 0; i < count; ++i) {
        const double ax = m[0][i], ay = m[1][i], az = m[2][i];
        const double bx = m[3][i], by = m[4][i], bz = m[5][i];
        const double cx = m[6][i], cy = m[7][i], cz = m[8][i];
        const double ux = by * cz - bz * cy, uy = bz * cx - bx * cz, uz = bx * cy - by * cx;
        const double side = ax * ux + ay * uy + az * uz < 0.0 ? -1.0 : 1.0;
        to.entries[0][i] = side * ux;
        to.entries[1][i] = side * uy;
        to.entries[2][i] = side * uz;
        to.entries[3][i] = side * (cy * az - cz * ay);
        to.entries[4][i] = side * (cz * ax - cx * az);
        to.entries[5][i] = side * (cx * ay - cy * ax);
        to.entries[6][i] = side * (ay * bz - az * by);
        to.entries[7][i] = side * (az * bx - ax * bz);
        to.entries[8][i] = side * (ax * by - ay * bx);
    }
}

/// Directions of several normals, and their squared lengths.
struct NormalLanes {
    alignas(32) MatrixLanes::Lane x, y, z, squared;
};

/// `count` normals, each times its lane's normal matrix.
inline void turnByLanes(const MatrixLanes& turns, std::size_t count, const Vec3f* normals,
                        NormalLanes& __restrict to) {
    const auto& m = turns.entries;
    const float* from = normals->data();
    for (std::size_t i = 0; i < count; ++i) {
        const double x = from[3 * i], y = from[3 * i + 1], z = from[3 * i + 2];
        to.x[i] = m[0][i] * x + m[3][i] * y + m[6][i] * z;
        to.y[i] = m[1][i] * x + m[4][i] * y + m[7][i] * z;
        to.z[i] = m[2][i] * x + m[5][i] * y + m[8][i] * z;
        to.squared[i] = to.x[i] * to.x[i] + to.y[i] * to.y[i] + to.z[i] * to.z[i];
    }
}

/// unitNormal of `count` lanes.
inline void unitNormals(const NormalLanes& lanes, std::size_t count, const Vec3f* normals, Vec3f* turned) {
    float* __restrict to = turned->data();
    for (std::size_t i = 0; i < count; ++i) {
        const double shorten = 1.0 / std::sqrt(lanes.squared[i]);
        to[3 * i] = static_cast<float>(lanes.x[i] * shorten);
        to[3 * i + 1] = static_cast<float>(lanes.y[i] * shorten);
        to[3 * i + 2] = static_cast<float>(lanes.z[i] * shorten);
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (!(lanes.squared[i] > 1e-200 && lanes.squared[i] < 1e200)) {
            turned[i] = unitNormal(normals[i], Vec3(lanes.x[i], lanes.y[i], lanes.z[i]));
        }
    }
}

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

/// Joints as the deformers see them: those that stay, those that are broken. #J.
struct DeformJoints {
    std::vector<Transform> matrices; ///< finite: a broken joint's is the identity
    std::vector<char> still;         ///< exactly the identity, or not finite
    bool anyStill = false;
    std::vector<char> broken;

    explicit DeformJoints(std::span<const Transform> skinningMatrices);

    /// What follows joints that stay is copied, not computed.
    bool keep(std::span<const Influence> influences) const {
        return anyStill ? keepSome(influences) : influences.empty(); // without still ones, none is broken
    }

private:
    bool keepSome(std::span<const Influence> influences) const;
};

/// Every deformer as the run over the vertices has it: put<kBytes>() what moves a vertex with these
/// influences, at least one, into a lane, and finish() the lanes, of which those not put may hold any matrix.
struct LinearVertices {
    const LinearBlend& linear;
    template<std::size_t kBytes>
    void put(std::size_t /*p*/, std::span<const Influence> influences, MatrixLanes& lanes,
             std::size_t lane) const {
        const auto of = [this](std::int32_t joint) { return linear.matrix(joint).data(); };
        sumToLane<kBytes, 12, true>(influences, of, lanes, lane);
    }
    void finish(MatrixLanes& /*lanes*/, std::size_t /*count*/) const {}
};

struct BlendedVertices {
    const LinearBlend& linear;
    const DualQuaternionBlend& dual;
    std::span<const float> fractions;
    template<std::size_t kBytes>
    void put(std::size_t p, std::span<const Influence> influences, MatrixLanes& lanes,
             std::size_t lane) const {
        const double fraction = fractions.empty() ? 1.0 : static_cast<double>(fractions[p]);
        lanes.set(lane, (1.0 - fraction) * linear.at(influences) + fraction * dual.at(influences));
    }
    void finish(MatrixLanes& /*lanes*/, std::size_t /*count*/) const {}
};

struct CenterVertices {
    const LinearBlend& linear;
    const DualQuaternionBlend& dual;
    std::span<const Vec3> centers;
    template<std::size_t kBytes>
    void put(std::size_t p, std::span<const Influence> influences, MatrixLanes& lanes,
             std::size_t lane) const {
        const Affine moved = linear.at(influences);
        if (centers.empty()) {
            lanes.set(lane, moved);
            return;
        }
        Affine turned = dual.at(influences);
        turned.col(3) = moved.leftCols<3>() * centers[p] + moved.col(3) - turned.leftCols<3>() * centers[p];
        lanes.set(lane, turned);
    }
    void finish(MatrixLanes& /*lanes*/, std::size_t /*count*/) const {}
};

} // namespace sinew
