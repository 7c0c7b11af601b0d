#include "core/geometry/decimate/CornerSeams.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr float kSameNormal = 0.9F; ///< cosine: 26 degrees apart are one smooth surface
constexpr float kSameUv = 1e-6F;
constexpr float kSameColor = 1e-3F;

class CornerComparison {
public:
    explicit CornerComparison(const Mesh& mesh)
        : m_mesh(mesh)
        , m_material(mesh.materials.empty() ? 0 : mesh.cornerCount()) {
        for (std::size_t f = 0; f < mesh.materials.size(); ++f) {
            std::fill(m_material.begin() + mesh.polygonOffsets[f],
                      m_material.begin() + mesh.polygonOffsets[f + 1], mesh.materials[f]);
        }
    }

    bool same(std::uint32_t a, std::uint32_t b) const {
        return m_mesh.corners[a] == m_mesh.corners[b] &&
               (m_material.empty() || m_material[a] == m_material[b]) &&
               (m_mesh.normals.empty() || m_mesh.normals[a].dot(m_mesh.normals[b]) > kSameNormal) &&
               sameValues(m_mesh.uvSets, a, b, kSameUv) && sameValues(m_mesh.colorSets, a, b, kSameColor);
    }

private:
    template<typename Sets>
    static bool sameValues(const Sets& sets, std::uint32_t a, std::uint32_t b, float tolerance) {
        return std::ranges::all_of(sets, [&](const auto& set) {
            return (set.values[a] - set.values[b]).cwiseAbs().maxCoeff() <= tolerance;
        });
    }

    const Mesh& m_mesh;
    std::vector<std::int32_t> m_material; ///< #C, or empty: none
};

} // namespace

std::vector<std::uint32_t> cornerWedges(const Mesh& mesh, const WeldedSurface& surface) {
    const CornerComparison compared(mesh);
    std::vector<std::vector<std::uint32_t>> firstCorners(surface.weldedCount()); // of each wedge
    std::vector<std::uint32_t> wedges(mesh.cornerCount());
    for (std::uint32_t corner = 0; corner < wedges.size(); ++corner) {
        std::vector<std::uint32_t>& known = firstCorners[surface.weldedVertexOf(mesh.corners[corner])];
        const auto same =
            std::ranges::find_if(known, [&](std::uint32_t first) { return compared.same(first, corner); });
        wedges[corner] = same == known.end() ? corner : *same;
        if (same == known.end()) {
            known.push_back(corner);
        }
    }
    return wedges;
}

} // namespace sinew
