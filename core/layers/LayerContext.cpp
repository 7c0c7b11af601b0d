#include "core/layers/LayerContext.h"

#include "core/base/Parallel.h"
#include "core/geometry/PointCells.h"
#include "core/layers/LayerSurface.h"

#include <tuple>
#include <unordered_map>

namespace sinew {
namespace {

constexpr std::size_t kMirrorPartnersGrain = 512;

class PartnerSearch {
public:
    PartnerSearch(const LayerSurface& surface, const Vec3& normal, double offset, double tolerance)
        : m_surface(surface)
        , m_normal(normal)
        , m_offset(offset)
        , m_tolerance(tolerance)
        , m_index(surface.vertexCount()) {
        for (const Vec3& point : surface.positions()) {
            if (point.allFinite()) {
                m_box.add(point);
            }
        }
        m_cells = cellsOfGrid(surface.positions(), m_box.min, tolerance);
        for (const GridHash::Key& key : m_cells.keys) {
            m_index.add(key);
        }
    }

    /// The vertex nearest to p's image.
    std::uint32_t nearest(std::uint32_t p) const {
        const Vec3& position = m_surface.positions()[p];
        if (!position.allFinite()) {
            return GridHash::kAbsent;
        }
        const Vec3 image = position - 2.0 * (m_normal.dot(position) - m_offset) * m_normal;
        Best best;
        for (int i = 0; i < 27; ++i) {
            const Vec3 step = Eigen::Vector3i(i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1).cast<double>();
            const Vec3 cell = (((image - m_box.min) / m_tolerance).array().floor()).matrix() + step;
            const std::uint32_t at =
                m_index.find({static_cast<std::int64_t>(cell.x()), static_cast<std::int64_t>(cell.y()),
                              static_cast<std::int64_t>(cell.z())});
            if (at != GridHash::kAbsent) {
                lookAt(p, image, m_cells.at(at), best);
            }
        }
        return best.vertex;
    }

private:
    struct Best {
        std::tuple<bool, double, double> cost{true, std::numeric_limits<double>::infinity(), 0.0};
        std::uint32_t vertex = GridHash::kAbsent;
    };

    void lookAt(std::uint32_t p, const Vec3& image, std::span<const std::uint32_t> candidates,
                Best& best) const {
        const Vec3 facing = m_surface.normals()[p].cast<double>();
        const Vec3 mirrored = facing - 2.0 * m_normal.dot(facing) * m_normal;
        for (const std::uint32_t q : candidates) {
            const double distance = (m_surface.positions()[q] - image).norm();
            if (!(distance <= m_tolerance)) {
                continue;
            }
            const bool elsewhere = m_surface.vertexAt(q).part != m_surface.vertexAt(p).part;
            const double unlike = -mirrored.dot(m_surface.normals()[q].cast<double>());
            const std::tuple cost{elsewhere, distance, unlike};
            if (cost < best.cost || (cost == best.cost && q < best.vertex)) {
                best = {cost, q};
            }
        }
    }

    const LayerSurface& m_surface;
    Vec3 m_normal;
    double m_offset;
    double m_tolerance;
    Aabb m_box;
    PointCells m_cells;
    GridHash m_index;
};

/// For every vertex the vertex at its mirror image, or GridHash::kAbsent: both nearest to each other's image
/// within `tolerance` (model units); vertices of the same part go before others, of vertices in one place the
/// one whose normal is more alike, then the first. O(#P) expected, parallel.
std::vector<std::uint32_t> mirrorPartners(const LayerSurface& surface, const Vec3& normal, double offset,
                                          double tolerance) {
    std::vector<std::uint32_t> nearest(surface.vertexCount(), GridHash::kAbsent);
    if (!(tolerance > 0.0)) {
        return nearest;
    }
    const PartnerSearch search(surface, normal, offset, tolerance);
    parallelFor(nearest.size(), kMirrorPartnersGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            nearest[p] = search.nearest(static_cast<std::uint32_t>(p));
        }
    });
    std::vector<std::uint32_t> partners = nearest;
    for (std::uint32_t p = 0; p < partners.size(); ++p) {
        if (nearest[p] != GridHash::kAbsent && nearest[nearest[p]] != p) {
            partners[p] = GridHash::kAbsent;
        }
    }
    return partners;
}

constexpr double kSameVertex = 2e-4; // of the diagonal: as near counts as the image itself
constexpr double kReach = 0.02;      // of the diagonal: how far the surface may be from an image
constexpr std::size_t kMirrorMapGrain = 64;

using Found = std::vector<std::vector<NearestLocations::VertexWeight>>;

/// Locations on the surface for the vertices without partner.
Found findLocations(const LayerSurface& surface, const Vec3& normal, double offset,
                    std::span<const std::uint32_t> vertices) {
    Found found(vertices.size());
    if (vertices.empty()) {
        return found;
    }
    const NearestLocations locations(surface);
    parallelFor(vertices.size(), kMirrorMapGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const Vec3& position = surface.positions()[vertices[i]];
            const Vec3 image = position - 2.0 * (normal.dot(position) - offset) * normal;
            found[i] = locations.find(image, static_cast<std::int32_t>(surface.vertexAt(vertices[i]).part),
                                      kReach * surface.diagonal());
        }
    });
    return found;
}

void countResting(const LayerStack& stack, std::span<const std::int32_t> joints, LayerReport& report) {
    std::vector<std::size_t> counts(stack.joints.size(), 0);
    for (const auto& layer : stack.layers) {
        for (const LayerPart& part : layer->parts) {
            for (const std::uint32_t vertex : part.edits.vertices()) {
                for (const JointEdit& edit : part.edits.at(vertex).edits) {
                    const auto joint = static_cast<std::size_t>(edit.joint);
                    if (joint < joints.size() && joints[joint] == kNone) {
                        ++counts[joint];
                    }
                }
            }
        }
    }
    for (std::size_t j = 0; j < counts.size(); ++j) {
        if (counts[j] > 0) {
            report.resting.push_back({stack.joints[j], counts[j]});
        }
    }
}

std::size_t verticesMadeFor(const LayerPart& part) {
    return std::max(part.edits.empty() ? 0 : part.edits.vertexCount(),
                    part.mask.empty() ? 0 : part.mask.vertexCount());
}

} // namespace

MirrorMap::MirrorMap(const LayerSurface& surface, const Vec3& normal, double offset) {
    const std::vector<std::uint32_t> partners =
        mirrorPartners(surface, normal, offset, kSameVertex * surface.diagonal());
    std::vector<std::uint32_t> alone;
    for (std::uint32_t p = 0; p < partners.size(); ++p) {
        if (partners[p] == GridHash::kAbsent) {
            alone.push_back(p);
        }
    }
    const Found found = findLocations(surface, normal, offset, alone);
    m_partnered = partners.size() - alone.size();
    std::size_t next = 0;
    for (std::uint32_t p = 0; p < partners.size(); ++p) {
        if (partners[p] != GridHash::kAbsent) {
            m_sources.push_back({partners[p], 1.0F});
        } else {
            for (const auto& [vertex, fraction] : found[next]) {
                m_sources.push_back({vertex, static_cast<float>(fraction)});
            }
            if (found[next++].empty()) {
                m_unmatched.push_back(p);
            }
        }
        m_offsets.push_back(static_cast<std::uint32_t>(m_sources.size()));
        const double away = normal.dot(surface.positions()[p]) - offset;
        const bool middle = partners[p] == p || !(std::abs(away) > 0.5 * kSameVertex * surface.diagonal());
        m_sides.push_back(static_cast<std::int8_t>(middle ? 0 : (away > 0.0 ? 1 : -1)));
    }
    findDependents();
}

void MirrorMap::findDependents() {
    m_dependentOffsets.assign(vertexCount() + 1, 0);
    for (const Source& source : m_sources) {
        ++m_dependentOffsets[source.vertex + 1];
    }
    for (std::size_t p = 1; p < m_dependentOffsets.size(); ++p) {
        m_dependentOffsets[p] += m_dependentOffsets[p - 1];
    }
    std::vector<std::uint32_t> next(m_dependentOffsets.begin(), m_dependentOffsets.end() - 1);
    m_dependents.resize(m_sources.size());
    for (std::uint32_t p = 0; p < vertexCount(); ++p) {
        for (const Source& source : sources(p)) {
            m_dependents[next[source.vertex]++] = p;
        }
    }
}

LayerContext makeLayerContext(std::vector<std::shared_ptr<const Mesh>> meshes, const Skeleton& skeleton,
                              const MirrorTable& table) {
    LayerContext context;
    context.surface = std::make_shared<const LayerSurface>(std::move(meshes));
    context.joints = distinctJointNames(skeleton);
    context.partner = table.partner;
    return context;
}

LayerContext paired(LayerContext context, const MirrorTable& table) {
    context.partner = table.partner;
    context.mirror.reset();
    return context;
}

LayerContext withMirror(LayerContext context, const MirrorTable& table) {
    context.mirror = std::make_shared<const MirrorMap>(*context.surface, table.normal, table.offset);
    return context;
}

std::vector<std::int32_t> skeletonJoints(const LayerStack& stack, std::span<const std::string> joints) {
    std::unordered_map<std::string_view, std::int32_t> numbers;
    for (std::size_t j = 0; j < joints.size(); ++j) {
        numbers.try_emplace(joints[j], static_cast<std::int32_t>(j));
    }
    std::vector<std::int32_t> result;
    for (const std::string& name : stack.joints) {
        const auto found = numbers.find(name);
        result.push_back(found != numbers.end() ? found->second : kNone);
    }
    return result;
}

bool fits(const WeightLayer& layer, std::size_t part, std::size_t vertexCount) {
    const std::size_t made = part < layer.parts.size() ? verticesMadeFor(layer.parts[part]) : 0;
    return made == 0 || made == vertexCount;
}

bool LayerStage::reaches(std::size_t part) const {
    const std::size_t vertices = below[part]->vertexCount();
    return part < context.surface->partCount() && context.surface->vertexCount(part) == vertices &&
           fits(layer, part, vertices);
}

LayerReport layerReport(const LayerStack& stack, const LayerContext& context) {
    LayerReport report;
    const std::vector<std::int32_t> joints = skeletonJoints(stack, context.joints);
    if (std::ranges::find(joints, kNone) != joints.end()) {
        countResting(stack, joints, report);
    }
    for (std::size_t i = 0; i < stack.layers.size(); ++i) {
        const WeightLayer& layer = *stack.layers[i];
        for (std::size_t part = 0; part < layer.parts.size(); ++part) {
            const std::size_t found =
                part < context.surface->partCount() ? context.surface->vertexCount(part) : 0;
            if (!fits(layer, part, found)) {
                report.misfits.push_back({i, part, verticesMadeFor(layer.parts[part]), found});
            }
        }
        if (layer.kind == LayerKind::Mirror && !context.mirror) {
            report.unmirrored.push_back(i);
        }
    }
    return report;
}

JointNumbers::JointNumbers(LayerStack& stack, std::span<const std::string> skeletonNames)
    : skeleton(skeletonJoints(stack, skeletonNames))
    , table(skeletonNames.size(), kNone) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (skeleton[j] != kNone) {
            table[static_cast<std::size_t>(skeleton[j])] = static_cast<std::int32_t>(j);
        }
    }
    for (std::size_t j = 0; j < table.size(); ++j) {
        if (table[j] == kNone) {
            table[j] = static_cast<std::int32_t>(stack.joints.size());
            stack.joints.push_back(skeletonNames[j]);
            skeleton.push_back(static_cast<std::int32_t>(j));
        }
    }
}

const PaintEdits* editsToChange(const LayerInput& input, std::size_t part, PaintEdits& fresh) {
    const LayerSurface& surface = *input.context.surface;
    const WeightLayer& layer = *input.stack.layers[input.layer];
    if (part >= surface.partCount() || !fits(layer, part, surface.vertexCount(part)) ||
        layer.kind != LayerKind::Paint) {
        return nullptr;
    }
    if (part < layer.parts.size() && layer.parts[part].edits.vertexCount() == surface.vertexCount(part)) {
        return &layer.parts[part].edits;
    }
    fresh = PaintEdits(surface.vertexCount(part));
    return &fresh;
}

} // namespace sinew
