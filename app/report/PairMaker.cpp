#include "app/report/PairMaker.h"

#include "core/geometry/WeldedSurface.h"

#include <numeric>
#include <utility>

namespace sinew {
namespace {

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

} // namespace

PairMaker::PairMaker(const Scene& reference, std::vector<std::int32_t> jointOf)
    : m_tolerance(kWeldTolerance * bounds(reference).diagonal())
    , m_jointOf(std::move(jointOf)) {}

void PairMaker::add(const PairedPart& part) {
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

WeightPair weightPair(const Scene& scene, const PartWeights& reference, const PartWeights& candidate) {
    PairMaker maker(scene, everyJoint(scene.skeleton));
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (reference[part]) {
            const Mesh& mesh = *scene.parts[part].mesh;
            std::vector<std::uint32_t> same(mesh.vertexCount());
            std::iota(same.begin(), same.end(), 0U);
            maker.add({mesh, *reference[part], candidate[part].get(), verticesOfPolygons(mesh), same});
        }
    }
    return maker.finish();
}

} // namespace sinew
