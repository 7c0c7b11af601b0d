#include "tests/support/BlockSurface.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace sinew::test {
namespace {

using Block = std::array<int, 3>;

bool holds(const Round& round, const Vec3& point) {
    const Vec3 along = round.to - round.from;
    const double t = std::clamp((point - round.from).dot(along) / along.squaredNorm(), 0.0, 1.0);
    return (round.from + t * along - point).norm() < round.radius;
}

class BlockMesher {
public:
    BlockMesher(std::span<const Round> capsules, double step)
        : m_step(step) {
        Aabb box;
        for (const Round& round : capsules) {
            box.add(round.from.cwiseMin(round.to) - Vec3::Constant(round.radius + step));
            box.add(round.from.cwiseMax(round.to) + Vec3::Constant(round.radius + step));
        }
        m_low = box.min;
        const Vec3 counts = box.extent() / step;
        for (int x = 0; x < counts.x(); ++x) {
            for (int y = 0; y < counts.y(); ++y) {
                for (int z = 0; z < counts.z(); ++z) {
                    const Vec3 middle = m_low + step * Vec3(x + 0.5, y + 0.5, z + 0.5);
                    if (std::ranges::any_of(capsules, [&](const Round& r) { return holds(r, middle); })) {
                        m_blocks.insert({x, y, z});
                    }
                }
            }
        }
    }

    Mesh mesh() {
        for (const Block& block : m_blocks) {
            for (std::size_t axis = 0; axis < 3; ++axis) {
                for (const int side : {-1, 1}) {
                    Block next = block;
                    next[axis] += side;
                    if (!m_blocks.contains(next)) {
                        addFace(block, axis, side > 0);
                    }
                }
            }
        }
        return std::move(m_mesh);
    }

private:
    std::uint32_t corner(const Block& at) {
        const auto [found, added] = m_corners.emplace(at, static_cast<std::uint32_t>(m_mesh.vertices.size()));
        if (added) {
            m_mesh.vertices.emplace_back(m_low + m_step * Vec3(at[0], at[1], at[2]));
        }
        return found->second;
    }

    void addFace(const Block& block, std::size_t axis, bool upper) {
        std::array<std::uint32_t, 4> quad{};
        const std::array<std::array<int, 2>, 4> around{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
        for (std::size_t i = 0; i < 4; ++i) {
            Block at = block;
            at[axis] += upper ? 1 : 0;
            at[(axis + 1) % 3] += around[i][0];
            at[(axis + 2) % 3] += around[i][1];
            quad[upper ? i : 3 - i] = corner(at);
        }
        m_mesh.addPolygon(quad);
    }

    double m_step;
    Vec3 m_low;
    std::set<Block> m_blocks;
    std::map<Block, std::uint32_t> m_corners;
    Mesh m_mesh;
};

void smoothOnce(Mesh& mesh) {
    std::vector<std::set<std::uint32_t>> neighbors(mesh.vertices.size());
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto quad = mesh.polygon(f);
        for (std::size_t i = 0; i < quad.size(); ++i) {
            const std::uint32_t next = quad[(i + 1) % quad.size()];
            neighbors[quad[i]].insert(next);
            neighbors[next].insert(quad[i]);
        }
    }
    const std::vector<Vec3> before = mesh.vertices;
    for (std::size_t v = 0; v < before.size(); ++v) {
        Vec3 sum = Vec3::Zero();
        for (const std::uint32_t neighbor : neighbors[v]) {
            sum += before[neighbor];
        }
        mesh.vertices[v] = 0.5 * (before[v] + sum / static_cast<double>(neighbors[v].size()));
    }
}

} // namespace

Mesh blockSurface(std::span<const Round> capsules, double step) {
    Mesh mesh = BlockMesher(capsules, step).mesh();
    mesh.name = "blocks";
    for (int round = 0; round < 4; ++round) {
        smoothOnce(mesh);
    }
    return mesh;
}

} // namespace sinew::test
