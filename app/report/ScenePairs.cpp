#include "app/report/ScenePairs.h"

#include "core/base/Error.h"
#include "core/geometry/WeldedSurface.h"
#include "core/geometry/subdivide/SubdividedMesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <string>
#include <utility>

namespace sinew {
namespace {

constexpr double kReach = 1e-5; // of the scene's diagonal

using PairCell = std::array<std::int64_t, 3>;

/// Vertices of a mesh by place, metres.
class Locations {
public:
    Locations(const std::vector<Vec3>& vertices, double scale, double reach)
        : m_vertices(vertices)
        , m_scale(scale)
        , m_reach(reach) {
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            m_cells[cellOf(vertices[p] * scale)].push_back(static_cast<std::uint32_t>(p));
        }
    }

    bool same(std::size_t vertex, const Vec3& position) const {
        return vertex < m_vertices.size() && (m_vertices[vertex] * m_scale - position).norm() <= m_reach;
    }

    /// The nearest vertex in reach, the first of equals; false when there is none.
    bool nearest(const Vec3& position, std::uint32_t& vertex) const {
        double min = m_reach;
        bool found = false;
        const PairCell home = cellOf(position);
        for (std::int64_t n = 0; n < 27; ++n) {
            const auto cell =
                m_cells.find({home[0] + n % 3 - 1, home[1] + n / 3 % 3 - 1, home[2] + n / 9 - 1});
            if (cell == m_cells.end()) {
                continue;
            }
            for (const std::uint32_t candidate : cell->second) {
                const double distance = (m_vertices[candidate] * m_scale - position).norm();
                if (distance < min || (distance <= min && !found)) {
                    min = distance;
                    vertex = candidate;
                    found = true;
                }
            }
        }
        return found;
    }

private:
    PairCell cellOf(const Vec3& position) const {
        const Vec3 scaled = position / (2.0 * m_reach);
        return {static_cast<std::int64_t>(std::floor(scaled.x())),
                static_cast<std::int64_t>(std::floor(scaled.y())),
                static_cast<std::int64_t>(std::floor(scaled.z()))};
    }

    const std::vector<Vec3>& m_vertices;
    double m_scale;
    double m_reach;
    std::map<PairCell, std::vector<std::uint32_t>> m_cells;
};

std::vector<bool> usedVertices(const Mesh& mesh) {
    std::vector<bool> used(mesh.vertexCount());
    for (const std::uint32_t vertex : mesh.corners) {
        used[vertex] = true;
    }
    return used;
}

void pairVertices(const Scene& written, const Scene& read, double reach, PartPair& pair) {
    const Mesh& from = *written.parts[pair.written].mesh;
    const Mesh& to = *read.parts[pair.read].mesh;
    const Locations locations(to.vertices, read.metersPerUnit, reach);
    const std::vector<bool> used = usedVertices(from);
    for (std::size_t p = 0; p < from.vertexCount(); ++p) {
        if (!used[p]) {
            continue;
        }
        const Vec3 position = from.vertices[p] * written.metersPerUnit;
        auto found = static_cast<std::uint32_t>(p);
        if (!locations.same(p, position) && !locations.nearest(position, found)) {
            ++pair.missing;
            continue;
        }
        pair.vertices.push_back(static_cast<std::uint32_t>(p));
        pair.readVertices.push_back(found);
    }
}

constexpr std::uint32_t kUnnumbered = ~0U;

/// The vertices that polygons use, ascending.
std::vector<std::uint32_t> verticesOfPolygons(const Mesh& mesh) {
    std::vector<bool> used(mesh.vertexCount(), false);
    for (const std::uint32_t corner : mesh.corners) {
        used[corner] = true;
    }
    std::vector<std::uint32_t> vertices;
    for (std::uint32_t p = 0; p < used.size(); ++p) {
        if (used[p]) {
            vertices.push_back(p);
        }
    }
    return vertices;
}

std::vector<std::int32_t> everyJoint(const Skeleton& skeleton) {
    std::vector<std::int32_t> joints(skeleton.size());
    std::iota(joints.begin(), joints.end(), 0);
    return joints;
}

bool compared(const Part& part) {
    return part.weights && part.rigidJoint == kNone;
}

Expected<void> checkRig(const Scene& scene) {
    if (scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {scene.sourceFile});
    }
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        return fail(ErrorCode::NoWeights, {scene.sourceFile});
    }
    return {};
}

Expected<void> checkVertices(const std::vector<PartPair>& pairs, const Scene& reference,
                             const Scene& candidate) {
    std::size_t missing = 0;
    std::size_t total = 0;
    for (const PartPair& pair : pairs) {
        if (compared(reference.parts[pair.written])) {
            missing += pair.missing;
            total += pair.missing + pair.vertices.size();
        }
    }
    if (missing > 0) {
        return fail(ErrorCode::VerticesDiffer, {candidate.sourceFile, std::to_string(missing),
                                                std::to_string(total), reference.sourceFile});
    }
    return {};
}

SubdivisionChoice partChoice(std::span<const SubdivisionChoice> choices, std::size_t part) {
    return part < choices.size() ? choices[part] : SubdivisionChoice();
}

/// Names of joints that carry weight in `reference` and have no partner.
std::vector<std::string> withoutPartner(const Scene& reference, const std::vector<std::int32_t>& partners) {
    std::vector<std::string> names;
    const std::vector<bool> weighted = weightedJoints(reference);
    for (std::size_t j = 0; j < partners.size(); ++j) {
        if (partners[j] == kNone && weighted[j]) {
            names.push_back(reference.skeleton.joints[j].name);
        }
    }
    return names;
}

Comparison compareParts(const Scene& reference, const Scene& candidate, const std::vector<PartPair>& pairs,
                        const CompareHow& how) {
    Comparison result;
    PairMaker maker(reference, pairJoints(candidate.skeleton, reference.skeleton));
    for (const PartPair& pair : pairs) {
        const Part& part = reference.parts[pair.written];
        if (!compared(part)) {
            continue;
        }
        std::vector<std::uint32_t> candidateVertex(part.mesh->vertexCount());
        for (std::size_t i = 0; i < pair.vertices.size(); ++i) {
            candidateVertex[pair.vertices[i]] = pair.readVertices[i];
        }
        maker.add({*part.mesh, *part.weights, candidate.parts[pair.read].weights.get(), pair.vertices,
                   candidateVertex, partChoice(how.subdivision, pair.written)});
        ++result.parts;
    }
    result.weights = maker.finish();
    const WeightPair& weights = result.weights;
    result.numbers = compareWeights(weights, reference.skeleton);
    if (how.causes == FindCauses::Yes) {
        result.causes =
            ComparisonCauses{reference.skeleton, errorCauses(weights, reference.skeleton),
                             squaredErrorByJoint(weights, reference.skeleton), takenWeights(weights)};
    }
    for (const JointTransition& transition : result.numbers.transitions) {
        result.transitionJoints.push_back(
            reference.skeleton.joints[static_cast<std::size_t>(transition.joint)].name);
    }
    result.metersPerUnit = reference.metersPerUnit;
    return result;
}

/// The polygons of a part over its welded vertices, which are those of a pair from `first` on, with creases.
Mesh weldedCage(const Mesh& mesh, std::span<const std::uint32_t> numberOfVertex, std::uint32_t first,
                std::span<const Vec3> vertices) {
    const auto local = [&](std::uint32_t vertex) { return numberOfVertex[vertex] - first; };
    const auto known = [&](std::uint32_t vertex) {
        return vertex < numberOfVertex.size() && numberOfVertex[vertex] != kUnnumbered;
    };
    Mesh cage;
    cage.vertices.assign(vertices.begin() + first, vertices.end());
    cage.polygonOffsets = mesh.polygonOffsets;
    std::ranges::transform(mesh.corners, std::back_inserter(cage.corners), local);
    if (mesh.subdivision) {
        Creases creases;
        creases.sharpCorners = mesh.subdivision->creases.sharpCorners;
        for (const EdgeCrease& edge : mesh.subdivision->creases.edges) {
            if (known(edge.low) && known(edge.high)) {
                const auto [low, high] = std::minmax(local(edge.low), local(edge.high));
                creases.edges.push_back({low, high, edge.sharpness});
            }
        }
        for (const VertexCrease& vertex : mesh.subdivision->creases.vertices) {
            if (known(vertex.vertex)) {
                creases.vertices.push_back({local(vertex.vertex), vertex.sharpness});
            }
        }
        cage.subdivision = std::make_shared<const Subdivision>(Subdivision{{}, 0, std::move(creases)});
    }
    return cage;
}

/// Adds the surface of a cage, whose vertices are the pair's from `first` on, to the pair's.
void appendSurface(const Mesh& cage, SubdivisionScheme scheme, int levels, std::uint32_t first,
                   WeightPair& pair) {
    Progress progress;
    const SubdividedMesh smooth = *subdivided(cage, scheme, levels, progress); // possible levels never fail
    const auto firstRow = static_cast<std::uint32_t>(pair.surface.rowCount());
    Stencils& all = pair.surface;
    const std::size_t entries = all.columns.size();
    for (std::size_t r = 1; r < smooth.stencils.offsets.size(); ++r) {
        all.offsets.push_back(entries + smooth.stencils.offsets[r]);
    }
    for (const std::uint32_t column : smooth.stencils.columns) {
        all.columns.push_back(first + column);
    }
    all.weights.insert(all.weights.end(), smooth.stencils.weights.begin(), smooth.stencils.weights.end());
    for (const Triangle& t : triangulate(smooth.mesh)) {
        pair.surfaceTriangles.push_back({t[0] + firstRow, t[1] + firstRow, t[2] + firstRow});
    }
}

} // namespace

std::vector<std::int32_t> pairJoints(const Skeleton& from, const Skeleton& to) {
    std::map<std::string, std::vector<std::int32_t>> bearers;
    for (std::size_t j = to.size(); j-- > 0;) {
        bearers[to.joints[j].name].push_back(static_cast<std::int32_t>(j));
    }
    std::vector<std::int32_t> pairs;
    for (const Joint& joint : from.joints) {
        std::vector<std::int32_t>& left = bearers[joint.name]; // the first one last
        pairs.push_back(left.empty() ? kNone : left.back());
        if (!left.empty()) {
            left.pop_back();
        }
    }
    return pairs;
}

std::vector<PartPair> pairParts(const Scene& written, const Scene& read) {
    const double reach = std::max(1e-9, kReach * bounds(written).diagonal() * written.metersPerUnit);
    std::vector<bool> taken(read.parts.size());
    std::vector<PartPair> pairs;
    for (std::size_t part = 0; part < written.parts.size(); ++part) {
        const std::string& name = written.parts[part].mesh->name;
        PartPair pair;
        pair.written = part;
        pair.read = read.parts.size();
        for (std::size_t other = 0; other < read.parts.size() && pair.read == read.parts.size(); ++other) {
            if (!taken[other] && read.parts[other].mesh->name == name) {
                pair.read = other;
            }
        }
        if (pair.read == read.parts.size() && read.parts.size() == written.parts.size() && !taken[part]) {
            pair.read = part; // a format that keeps no names
        }
        if (pair.read < read.parts.size()) {
            taken[pair.read] = true;
            pairVertices(written, read, reach, pair);
        } else {
            const std::vector<bool> used = usedVertices(*written.parts[part].mesh);
            pair.missing = static_cast<std::size_t>(std::ranges::count(used, true));
        }
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

PairMaker::PairMaker(const Scene& reference, std::vector<std::int32_t> jointOf)
    : m_tolerance(kWeldTolerance * bounds(reference).diagonal())
    , m_jointOf(std::move(jointOf)) {}

void PairMaker::add(const PairedPart& part) {
    const auto first = static_cast<std::uint32_t>(m_pair.vertices.size());
    m_firstTriangle = static_cast<std::ptrdiff_t>(m_pair.triangles.size());
    const WeldMap weld = weldVertices(part.mesh.vertices, m_tolerance);
    std::vector<std::uint32_t> numberOf(weld.groupCount(), kUnnumbered);
    for (const std::uint32_t vertex : part.used) {
        std::uint32_t& number = numberOf[weld.groupOfVertex[vertex]];
        if (number == kUnnumbered) {
            number = static_cast<std::uint32_t>(m_pair.vertices.size());
            m_pair.vertices.push_back(part.mesh.vertices[vertex]);
            m_reference.add(part.reference.at(vertex));
            addCandidate(part.candidate, part.candidateVertex[vertex]);
        }
    }
    for (Triangle triangle : triangulate(part.mesh)) {
        for (std::uint32_t& corner : triangle) {
            corner = numberOf[weld.groupOfVertex[corner]];
        }
        m_pair.triangles.push_back(triangle);
    }
    std::vector<std::uint32_t> numberOfVertex;
    numberOfVertex.reserve(weld.groupOfVertex.size());
    for (const std::uint32_t group : weld.groupOfVertex) {
        numberOfVertex.push_back(numberOf[group]);
    }
    addSurface(part, numberOfVertex, first);
}

/// Stays empty as long as no part has one; what was added before then is its own surface.
void PairMaker::addSurface(const PairedPart& part, std::span<const std::uint32_t> numberOfVertex,
                           std::uint32_t first) {
    const int levels = possibleLevels(part.mesh, part.subdivision.scheme, part.subdivision.levels());
    if (levels > 0 && !std::exchange(m_smooth, true)) {
        m_pair.surface = identityStencils(first);
        m_pair.surfaceTriangles.assign(m_pair.triangles.begin(), m_pair.triangles.begin() + m_firstTriangle);
    }
    if (m_smooth) {
        appendSurface(weldedCage(part.mesh, numberOfVertex, first, m_pair.vertices), part.subdivision.scheme,
                      levels, first, m_pair);
    }
}

WeightPair PairMaker::finish() {
    m_pair.reference = m_reference.finish();
    m_pair.candidate = m_candidate.finish();
    return std::exchange(m_pair, {});
}

void PairMaker::addCandidate(const SkinWeights* weights, std::uint32_t vertex) {
    m_influences.clear();
    if (weights != nullptr) {
        for (const Influence& influence : weights->at(vertex)) {
            m_influences.push_back({m_jointOf[static_cast<std::size_t>(influence.joint)], influence.weight});
        }
    }
    m_candidate.add(m_influences); // joints that are none are left out
}

WeightPair weightPair(const Scene& scene, const PartWeights& reference, const PartWeights& candidate,
                      std::span<const SubdivisionChoice> subdivision) {
    PairMaker maker(scene, everyJoint(scene.skeleton));
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (reference[part]) {
            const Mesh& mesh = *scene.parts[part].mesh;
            std::vector<std::uint32_t> same(mesh.vertexCount());
            std::iota(same.begin(), same.end(), 0U);
            const std::vector<std::uint32_t> used = verticesOfPolygons(mesh);
            maker.add(
                {mesh, *reference[part], candidate[part].get(), used, same, partChoice(subdivision, part)});
        }
    }
    return maker.finish();
}

Expected<Comparison> compareScenes(const Scene& reference, const Scene& candidate, const CompareHow& how) {
    for (const Scene* scene : {&reference, &candidate}) {
        SINEW_CHECK(checkRig(*scene));
    }
    const std::vector<std::int32_t> partners = pairJoints(reference.skeleton, candidate.skeleton);
    if (std::ranges::all_of(partners, [](std::int32_t joint) { return joint == kNone; })) {
        return fail(ErrorCode::JointsDiffer, {reference.sourceFile, candidate.sourceFile});
    }
    const std::vector<PartPair> pairs = pairParts(reference, candidate);
    SINEW_CHECK(checkVertices(pairs, reference, candidate));
    Comparison result = compareParts(reference, candidate, pairs, how);
    result.reference = reference.sourceFile;
    result.candidate = candidate.sourceFile;
    result.jointsMissing = withoutPartner(reference, partners);
    return result;
}

Expected<Comparison> compareWithWeights(const Scene& reference,
                                        const std::vector<std::shared_ptr<const SkinWeights>>& weights,
                                        const CompareHow& how) {
    Scene candidate = reference;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        candidate.parts[i].weights = weights[i];
    }
    return compareScenes(reference, candidate, how);
}

} // namespace sinew
