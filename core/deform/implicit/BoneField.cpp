#include "core/deform/implicit/ImplicitSkin.h"

#include <Eigen/LU>

#include <algorithm>
#include <map>

namespace sinew {
namespace {

constexpr std::size_t kFewest = 4;
constexpr double kMaxResidual = 1e-6; ///< of the unit normals that the fit must meet

/// grad grad |d|^3.
Mat3 hessian(const Vec3& d) {
    const double r = d.norm();
    return r > 0.0 ? Mat3(3.0 * (r * Mat3::Identity() + d * d.transpose() / r)) : Mat3(Mat3::Zero());
}

Aabb boxOfSamples(std::span<const OrientedPoint> samples) {
    Aabb box;
    for (const OrientedPoint& sample : samples) {
        box.add(sample.position);
    }
    return box;
}

/// The six tetrahedra of a cube about its diagonal from corner 0 to corner 7; bit 0 of a corner is x, 1 y, 2
/// z.
constexpr std::array<std::array<std::size_t, 4>, 6> kTetrahedra{
    {{0, 1, 3, 7}, {0, 3, 2, 7}, {0, 2, 6, 7}, {0, 6, 4, 7}, {0, 4, 5, 7}, {0, 5, 1, 7}}};

class Marcher {
public:
    explicit Marcher(const BoneField& field)
        : m_field(field)
        , m_grid(field.grid()) {}

    Mesh run() {
        for (int z = 0; z + 1 < m_grid.nodes[2]; ++z) {
            for (int y = 0; y + 1 < m_grid.nodes[1]; ++y) {
                for (int x = 0; x + 1 < m_grid.nodes[0]; ++x) {
                    cube(x, y, z);
                }
            }
        }
        for (const std::uint32_t vertex : m_mesh.corners) {
            const Vec3f inward = m_field.at(m_mesh.vertices[vertex]).gradient;
            m_mesh.normals.push_back(inward.norm() > 0.0F ? Vec3f(-inward.normalized())
                                                          : Vec3f(Vec3f::UnitY()));
        }
        return std::move(m_mesh);
    }

private:
    std::size_t node(int x, int y, int z) const {
        return static_cast<std::size_t>(x) +
               static_cast<std::size_t>(m_grid.nodes[0]) *
                   (static_cast<std::size_t>(y) +
                    static_cast<std::size_t>(m_grid.nodes[1]) * static_cast<std::size_t>(z));
    }
    bool inside(std::size_t node) const { return m_grid.samples[node].w() > 0.5F; }
    Vec3 center(std::size_t node) const {
        const auto row = static_cast<std::size_t>(m_grid.nodes[0]);
        const std::size_t layer = row * static_cast<std::size_t>(m_grid.nodes[1]);
        const std::size_t y = node % layer / row;
        const std::size_t z = node / layer;
        const Vec3 steps(static_cast<double>(node % row), static_cast<double>(y), static_cast<double>(z));
        return m_grid.origin + steps.cwiseProduct(m_grid.step);
    }

    /// Where the side between two nodes crosses the surface; one vertex a side.
    std::uint32_t crossing(std::size_t a, std::size_t b) {
        const auto [at, fresh] = m_crossings.emplace(std::minmax(a, b), m_mesh.vertices.size());
        if (fresh) {
            const auto [low, high] = at->first;
            const double from = m_grid.samples[low].w();
            const double fraction = (0.5 - from) / (static_cast<double>(m_grid.samples[high].w()) - from);
            m_mesh.vertices.emplace_back(center(low) + fraction * (center(high) - center(low)));
        }
        return static_cast<std::uint32_t>(at->second);
    }

    void cube(int x, int y, int z) {
        std::array<std::size_t, 8> nodes{};
        int within = 0;
        for (std::size_t corner = 0; corner < 8; ++corner) {
            nodes[corner] = node(x + static_cast<int>(corner & 1U), y + static_cast<int>(corner >> 1U & 1U),
                                 z + static_cast<int>(corner >> 2U));
            within += inside(nodes[corner]) ? 1 : 0;
        }
        if (within == 0 || within == 8) {
            return;
        }
        for (const auto& tetrahedron : kTetrahedra) {
            cut(nodes, tetrahedron);
        }
    }

    void cut(const std::array<std::size_t, 8>& nodes, const std::array<std::size_t, 4>& tetrahedron) {
        std::vector<std::size_t> in;
        std::vector<std::size_t> out;
        for (const std::size_t corner : tetrahedron) {
            (inside(nodes[corner]) ? in : out).push_back(nodes[corner]);
        }
        std::vector<std::uint32_t> loop;
        if (in.size() == 2) {
            loop = {crossing(in[0], out[0]), crossing(in[0], out[1]), crossing(in[1], out[1]),
                    crossing(in[1], out[0])};
        } else {
            const bool one = in.size() == 1;
            for (const std::size_t a : one ? in : out) {
                for (const std::size_t b : one ? out : in) {
                    loop.push_back(crossing(a, b));
                }
            }
        }
        if (!in.empty() && !out.empty()) {
            addOutward(loop, center(out[0]) - center(in[0]));
        }
    }

    void addOutward(std::vector<std::uint32_t>& loop, const Vec3& outward) {
        const Vec3& a = m_mesh.vertices[loop[0]];
        const Vec3 normal = (m_mesh.vertices[loop[1]] - a).cross(m_mesh.vertices[loop[2]] - a);
        if (normal.dot(outward) < 0.0) {
            std::reverse(loop.begin(), loop.end());
        }
        for (std::size_t k = 2; k < loop.size(); ++k) {
            m_mesh.addPolygon(std::array<std::uint32_t, 3>{loop[0], loop[k - 1], loop[k]});
        }
    }

    const BoneField& m_field;
    const BoneField::Grid& m_grid;
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> m_crossings;
    Mesh m_mesh;
};

} // namespace

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
    std::array<float, 3> fraction{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const double at = where[static_cast<Eigen::Index>(axis)];
        // Written so that what is no number is outside.
        if (!(at >= 0.0 && at < static_cast<double>(m_grid.nodes[axis] - 1))) {
            return {};
        }
        cell[axis] = static_cast<std::size_t>(at);
        fraction[axis] = static_cast<float>(at - static_cast<double>(cell[axis]));
    }
    const auto row = static_cast<std::size_t>(m_grid.nodes[0]);
    const std::size_t layer = row * static_cast<std::size_t>(m_grid.nodes[1]);
    const Vec4f* corner = m_grid.samples.data() + cell[0] + cell[1] * row + cell[2] * layer;
    const auto along = [&](const Vec4f* from) -> Vec4f {
        return from[0] + fraction[0] * (from[1] - from[0]);
    };
    const auto across = [&](const Vec4f* from) -> Vec4f {
        const Vec4f low = along(from);
        return low + fraction[1] * (along(from + row) - low);
    };
    const Vec4f near = across(corner);
    const Vec4f mixed = near + fraction[2] * (across(corner + layer) - near);
    return {mixed.w(), mixed.head<3>()};
}

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
        field.m_centers.push_back({(sample.position - field.m_origin) / field.m_size, 0.0, Vec3::Zero()});
    }
    const auto n = static_cast<Eigen::Index>(samples.size());
    Eigen::MatrixXd system(4 * n, 4 * n);
    Eigen::VectorXd right(4 * n);
    for (Eigen::Index i = 0; i < n; ++i) {
        right(4 * i) = 0.0;
        right.segment<3>(4 * i + 1) = samples[static_cast<std::size_t>(i)].normal;
        for (Eigen::Index k = 0; k < n; ++k) {
            const Vec3 d = field.m_centers[static_cast<std::size_t>(i)].position -
                           field.m_centers[static_cast<std::size_t>(k)].position;
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
    if (!((system * solution - right).lpNorm<Eigen::Infinity>() < kMaxResidual)) {
        return std::nullopt;
    }
    for (Eigen::Index k = 0; k < n; ++k) {
        field.m_centers[static_cast<std::size_t>(k)].a = solution(4 * k);
        field.m_centers[static_cast<std::size_t>(k)].b = solution.segment<3>(4 * k + 1);
    }
    return field;
}

DistanceSample HermiteField::at(const Vec3& position) const {
    const Vec3 x = (position - m_origin) / m_size;
    double distance = 0.0;
    Vec3 gradient = Vec3::Zero();
    for (const Center& center : m_centers) {
        const Vec3 d = x - center.position;
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

Mesh surfaceOf(const BoneField& field) {
    return Marcher(field).run();
}

} // namespace sinew
