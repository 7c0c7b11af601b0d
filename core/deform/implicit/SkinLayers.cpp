#include "core/base/Parallel.h"
#include "core/deform/implicit/ImplicitSkin.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace sinew {
namespace {

constexpr std::size_t kLayerGrain = 256;
constexpr double kBeside = 0.01;  ///< of the height: how far from a face a vertex is beside it
constexpr double kTouches = 1e-5; ///< of the height: nearer to the face's plane it has no side
constexpr double kAcross = 0.5;   ///< of the distance: how much of it lies across the face; else it is a rim
constexpr double kInCommon = 0.5; ///< of the weight that a vertex and a face beside it have
constexpr std::uint32_t kUnseen = 0xffffffffU;

/// The faces of a shell.
struct LayerShell {
    std::vector<Triangle> triangles; ///< of the vertices of all parts
    Aabb box;
    std::unique_ptr<NearestSurface> surface;
};

class LayerSearch {
public:
    LayerSearch(std::span<const SkinnedPart> parts, const ImplicitSkin& skin)
        : m_parts(parts)
        , m_skin(skin) {
        for (std::uint32_t part = 0; part < parts.size(); ++part) {
            m_first.push_back(static_cast<std::uint32_t>(m_places.size()));
            m_places.insert(m_places.end(), parts[part].mesh->vertices.begin(),
                            parts[part].mesh->vertices.end());
            m_partOf.resize(m_places.size(), part);
        }
        m_shellOf.assign(m_places.size(), kUnseen);
        for (std::uint32_t part = 0; part < parts.size(); ++part) {
            if (parts[part].weights != nullptr) {
                addShells(part);
            }
        }
        for (LayerShell& shell : m_shells) {
            if (!shell.triangles.empty()) {
                shell.surface = std::make_unique<NearestSurface>(m_places, shell.triangles);
            }
        }
    }

    SkinLayers run() const {
        std::vector<std::vector<LayerSide>> found(m_skin.vertices.size());
        parallelFor(found.size(), kLayerGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                found[i] = sidesOf(m_first[m_skin.vertices.part[i]] + m_skin.vertices.vertex[i]);
            }
        });
        return numbered(found);
    }

private:
    void addShells(std::uint32_t part) {
        const Mesh& mesh = *m_parts[part].mesh;
        const SurfaceShells shells = surfaceShells(mesh);
        const std::size_t first = m_shells.size();
        for (const Triangle& t : triangulate(mesh)) {
            const bool usable = std::ranges::all_of(t, [&](std::uint32_t vertex) {
                return mesh.vertices[vertex].allFinite() && !m_parts[part].weights->at(vertex).empty();
            });
            if (!usable) {
                continue;
            }
            const std::size_t shell = first + shells.ofVertex[t[0]];
            m_shells.resize(std::max(m_shells.size(), shell + 1));
            const Triangle own{m_first[part] + t[0], m_first[part] + t[1], m_first[part] + t[2]};
            m_shells[shell].triangles.push_back(own);
            for (const std::uint32_t vertex : own) {
                m_shells[shell].box.add(m_places[vertex]);
                m_shellOf[vertex] = static_cast<std::uint32_t>(shell);
            }
        }
    }

    std::span<const Influence> weightsOf(std::uint32_t vertex) const {
        const std::uint32_t part = m_partOf[vertex];
        return m_parts[part].weights->at(vertex - m_first[part]);
    }

    /// Sum over the joints of the smaller weight, at the vertex and at a place of the face.
    double inCommon(std::uint32_t vertex, const Triangle& face, const Vec3& fractions) const {
        double sum = 0.0;
        for (const Influence& own : weightsOf(vertex)) {
            double there = 0.0;
            for (std::size_t k = 0; k < 3; ++k) {
                for (const Influence& influence : weightsOf(face[k])) {
                    there += influence.joint == own.joint ? fractions[static_cast<Eigen::Index>(k)] *
                                                                static_cast<double>(influence.weight)
                                                          : 0.0;
                }
            }
            sum += std::min(there, static_cast<double>(own.weight));
        }
        return sum;
    }

    /// By distance, `face` of the vertices of all parts.
    std::vector<LayerSide> sidesOf(std::uint32_t vertex) const {
        const Vec3& place = m_places[vertex];
        const double reach = kBeside * m_skin.height;
        std::vector<std::pair<double, LayerSide>> found;
        for (std::size_t shell = 0; shell < m_shells.size(); ++shell) {
            const LayerShell& other = m_shells[shell];
            if (shell == m_shellOf[vertex] || !other.surface ||
                (other.box.nearest(place) - place).norm() > reach) {
                continue;
            }
            const NearestSurface::Hit hit = other.surface->nearest(place).front();
            const Triangle& face = other.triangles[hit.triangle];
            const Vec3& a = m_places[face[0]];
            const Vec3 normal = (m_places[face[1]] - a).cross(m_places[face[2]] - a).stableNormalized();
            const double height = normal.dot(place - hit.position);
            if (hit.distance <= reach && std::abs(height) >= kTouches * m_skin.height &&
                std::abs(height) >= kAcross * hit.distance &&
                inCommon(vertex, face, hit.barycentric) >= kInCommon) {
                found.push_back({hit.distance,
                                 {{face[0], face[1], face[2]},
                                  hit.barycentric.cast<float>(),
                                  normal.cast<float>(),
                                  static_cast<float>(height)}});
            }
        }
        std::ranges::stable_sort(found, {}, [](const auto& side) { return side.first; });
        std::vector<LayerSide> sides;
        for (const auto& [distance, side] : found) {
            sides.push_back(side);
        }
        return sides;
    }

    /// Weights of a vertex, and without weight the joints that its faces have beside them.
    void addWeights(std::uint32_t vertex, std::span<const LayerSide> sides,
                    std::vector<Influence>& weights) const {
        const std::size_t first = weights.size();
        const auto own = weightsOf(vertex);
        weights.insert(weights.end(), own.begin(), own.end());
        for (const LayerSide& side : sides) {
            for (const std::uint32_t corner : side.face) {
                for (const Influence& influence : weightsOf(corner)) {
                    const bool known =
                        std::any_of(weights.begin() + static_cast<std::ptrdiff_t>(first), weights.end(),
                                    [&](const Influence& w) { return w.joint == influence.joint; });
                    if (!known) {
                        weights.push_back({influence.joint, 0.0F});
                    }
                }
            }
        }
    }

    /// What was found for every vertex that bends, with faces of ImplicitVertices and rigid ones.
    SkinLayers numbered(std::span<const std::vector<LayerSide>> found) const {
        const ImplicitVertices& vertices = m_skin.vertices;
        std::vector<std::uint32_t> indexOf(m_places.size(), kUnseen);
        for (std::uint32_t i = 0; i < vertices.size(); ++i) {
            indexOf[m_first[vertices.part[i]] + vertices.vertex[i]] = i;
        }
        SkinLayers layers;
        layers.sideOffsets.push_back(0);
        layers.weightOffsets.push_back(0);
        for (std::uint32_t i = 0; i < vertices.size(); ++i) {
            if (found[i].empty()) {
                continue;
            }
            layers.vertices.push_back(i);
            addWeights(m_first[vertices.part[i]] + vertices.vertex[i], found[i], layers.weights);
            layers.weightOffsets.push_back(static_cast<std::uint32_t>(layers.weights.size()));
            for (LayerSide side : found[i]) {
                for (std::uint32_t& corner : side.face) {
                    if (indexOf[corner] == kUnseen) {
                        indexOf[corner] = static_cast<std::uint32_t>(vertices.size() + layers.rigid.size());
                        layers.rigid.push_back({m_partOf[corner], corner - m_first[m_partOf[corner]]});
                    }
                    corner = indexOf[corner];
                }
                layers.sides.push_back(side);
            }
            layers.sideOffsets.push_back(static_cast<std::uint32_t>(layers.sides.size()));
        }
        return layers;
    }

    std::span<const SkinnedPart> m_parts;
    const ImplicitSkin& m_skin;
    std::vector<Vec3> m_places; ///< vertices of all parts
    std::vector<std::uint32_t> m_partOf;
    std::vector<std::uint32_t> m_first; ///< vertex of every part
    std::vector<std::uint32_t> m_shellOf;
    std::vector<LayerShell> m_shells;
};

} // namespace

SkinLayers layersOf(std::span<const SkinnedPart> parts, const ImplicitSkin& skin) {
    return LayerSearch(parts, skin).run();
}

} // namespace sinew
