#include "core/deform/implicit/BoneField.h"

#include <map>

namespace sinew {
namespace {

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
    Vec3 place(std::size_t node) const {
        const auto row = static_cast<std::size_t>(m_grid.nodes[0]);
        const std::size_t layer = row * static_cast<std::size_t>(m_grid.nodes[1]);
        const Vec3 steps(static_cast<double>(node % row), static_cast<double>(node % layer / row),
                         static_cast<double>(node / layer));
        return m_grid.origin + steps.cwiseProduct(m_grid.step);
    }

    /// Where the side between two nodes crosses the surface; one vertex a side.
    std::uint32_t crossing(std::size_t a, std::size_t b) {
        const auto [at, fresh] = m_crossings.emplace(std::minmax(a, b), m_mesh.vertices.size());
        if (fresh) {
            const auto [low, high] = at->first;
            const double from = m_grid.samples[low].w();
            const double share = (0.5 - from) / (static_cast<double>(m_grid.samples[high].w()) - from);
            m_mesh.vertices.emplace_back(place(low) + share * (place(high) - place(low)));
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
            addOutward(loop, place(out[0]) - place(in[0]));
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

Mesh surfaceOf(const BoneField& field) {
    return Marcher(field).run();
}

} // namespace sinew
