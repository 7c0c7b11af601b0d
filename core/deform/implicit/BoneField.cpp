#include "core/deform/implicit/BoneField.h"

#include <Eigen/LU>

#include <algorithm>

namespace sinew {

BoneField::BoneField(Grid grid, double reach)
    : m_grid(std::move(grid))
    , m_inverseStep(m_grid.step.cwiseInverse())
    , m_reach(reach) {
    m_box.add(m_grid.origin);
    const Vec3 cells(m_grid.nodes[0] - 1, m_grid.nodes[1] - 1, m_grid.nodes[2] - 1);
    m_box.add(Vec3(m_grid.origin + cells.cwiseProduct(m_grid.step)));
}

FieldSample BoneField::atCell(const Vec3& where) const {
    std::array<std::size_t, 3> cell{};
    std::array<float, 3> share{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const double at = where[static_cast<Eigen::Index>(axis)];
        // Written so that what is no number is outside.
        if (!(at >= 0.0 && at < static_cast<double>(m_grid.nodes[axis] - 1))) {
            return {};
        }
        cell[axis] = static_cast<std::size_t>(at);
        share[axis] = static_cast<float>(at - static_cast<double>(cell[axis]));
    }
    const auto row = static_cast<std::size_t>(m_grid.nodes[0]);
    const std::size_t layer = row * static_cast<std::size_t>(m_grid.nodes[1]);
    const Vec4f* corner = m_grid.samples.data() + cell[0] + cell[1] * row + cell[2] * layer;
    const auto along = [&](const Vec4f* from) -> Vec4f { return from[0] + share[0] * (from[1] - from[0]); };
    const auto across = [&](const Vec4f* from) -> Vec4f {
        const Vec4f low = along(from);
        return low + share[1] * (along(from + row) - low);
    };
    const Vec4f near = across(corner);
    const Vec4f mixed = near + share[2] * (across(corner + layer) - near);
    return {mixed.w(), mixed.head<3>()};
}

namespace {

constexpr std::size_t kFewest = 4;
constexpr double kMostResidual = 1e-6; ///< of the unit normals that the fit must meet

/// grad grad |d|^3.
Mat3 hessian(const Vec3& d) {
    const double r = d.norm();
    return r > 0.0 ? Mat3(3.0 * (r * Mat3::Identity() + d * d.transpose() / r)) : Mat3(Mat3::Zero());
}

Aabb boxOfSamples(std::span<const OrientedPoint> samples) {
    Aabb box;
    for (const OrientedPoint& sample : samples) {
        box.add(sample.place);
    }
    return box;
}

} // namespace

std::optional<HermiteField> HermiteField::fit(std::span<const OrientedPoint> samples) {
    if (samples.size() < kFewest) {
        return std::nullopt;
    }
    HermiteField field;
    const Aabb box = boxOfSamples(samples);
    field.m_origin = box.center();
    field.m_size = box.diagonal();
    if (!(field.m_size > 0.0)) {
        return std::nullopt;
    }
    for (const OrientedPoint& sample : samples) {
        field.m_centers.push_back({(sample.place - field.m_origin) / field.m_size, 0.0, Vec3::Zero()});
    }
    const auto n = static_cast<Eigen::Index>(samples.size());
    Eigen::MatrixXd system(4 * n, 4 * n);
    Eigen::VectorXd right(4 * n);
    for (Eigen::Index i = 0; i < n; ++i) {
        right(4 * i) = 0.0;
        right.segment<3>(4 * i + 1) = samples[static_cast<std::size_t>(i)].normal;
        for (Eigen::Index k = 0; k < n; ++k) {
            const Vec3 d = field.m_centers[static_cast<std::size_t>(i)].place -
                           field.m_centers[static_cast<std::size_t>(k)].place;
            const double r = d.norm();
            const Vec3 slope = 3.0 * r * d;
            system(4 * i, 4 * k) = r * r * r;
            system.block<1, 3>(4 * i, 4 * k + 1) = slope.transpose();
            system.block<3, 1>(4 * i + 1, 4 * k) = slope;
            system.block<3, 3>(4 * i + 1, 4 * k + 1) = hessian(d);
        }
    }
    const Eigen::VectorXd solution = system.partialPivLu().solve(right);
    // A negated comparison, so that what is no number fails it too.
    if (!((system * solution - right).lpNorm<Eigen::Infinity>() < kMostResidual)) {
        return std::nullopt;
    }
    for (Eigen::Index k = 0; k < n; ++k) {
        field.m_centers[static_cast<std::size_t>(k)].a = solution(4 * k);
        field.m_centers[static_cast<std::size_t>(k)].b = solution.segment<3>(4 * k + 1);
    }
    return field;
}

DistanceSample HermiteField::at(const Vec3& place) const {
    const Vec3 x = (place - m_origin) / m_size;
    double distance = 0.0;
    Vec3 gradient = Vec3::Zero();
    for (const Center& center : m_centers) {
        const Vec3 d = x - center.place;
        const double r = d.norm();
        const double along = center.b.dot(d);
        distance += r * (center.a * r * r + 3.0 * along);
        gradient += 3.0 * r * (center.a * d + center.b);
        if (r > 0.0) {
            gradient += (3.0 * along / r) * d;
        }
    }
    return {distance * m_size, gradient};
}

} // namespace sinew
