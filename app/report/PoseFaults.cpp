#include "app/report/PoseFaults.h"

#include <numeric>

namespace sinew {
namespace {

/// The marked triangles; returns of how many polygons they are. Triangles of a polygon stand together.
std::size_t gatherMarked(std::span<const char> marks, std::span<const Triangle> triangles,
                         std::span<const std::uint32_t> polygonOf, std::vector<Triangle>& marked) {
    std::size_t polygons = 0;
    std::uint32_t last = 0;
    for (std::size_t t = 0; t < marks.size(); ++t) {
        if (marks[t] != 0) {
            polygons += marked.empty() || polygonOf[t] != last ? 1 : 0;
            last = polygonOf[t];
            marked.push_back(triangles[t]);
        }
    }
    return polygons;
}

std::vector<std::int32_t> parentsOf(const Skeleton& skeleton) {
    std::vector<std::int32_t> parents;
    parents.reserve(skeleton.size());
    for (const Joint& joint : skeleton.joints) {
        parents.push_back(joint.parent);
    }
    return parents;
}

} // namespace

PosedFaceCounts countsOf(std::span<const PartPoseFaults> parts) {
    PosedFaceCounts counts;
    for (const PartPoseFaults& part : parts) {
        counts.flipped += part.counts.flipped;
        counts.crossing += part.counts.crossing;
    }
    return counts;
}

Expected<PoseJudge> PoseJudge::make(const Scene& scene, Progress& progress) {
    std::vector<PartFaces> parts;
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
    for (const Part& part : scene.parts) {
        PartFaces& faces = parts.emplace_back();
        faces.firstVertex = static_cast<std::uint32_t>(vertices.size());
        faces.triangles = triangulate(*part.mesh, nullptr, &faces.polygons);
        vertices.insert(vertices.end(), part.mesh->vertices.begin(), part.mesh->vertices.end());
        for (const auto& [a, b, c] : faces.triangles) {
            triangles.push_back({a + faces.firstVertex, b + faces.firstVertex, c + faces.firstVertex});
        }
    }
    SINEW_TRY(PosedCrossings crossings,
              PosedCrossings::make(std::move(vertices), std::move(triangles), progress));
    return PoseJudge(std::move(parts), std::move(crossings));
}

Expected<std::vector<PartPoseFaults>> PoseJudge::judge(const Scene& scene, const JudgedPose& posed,
                                                       Progress& progress) const {
    std::vector<Vec3> all;
    for (const std::vector<Vec3>& vertices : posed.vertices) {
        all.insert(all.end(), vertices.begin(), vertices.end());
    }
    SINEW_TRY(const std::vector<char> crossing, m_crossings.marks(all, progress));
    const std::vector<std::int32_t> parents = parentsOf(scene.skeleton);
    std::vector<PartPoseFaults> faults;
    std::span<const char> rest = crossing;
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        const PartFaces& faces = m_parts[p];
        PartPoseFaults& part = faults.emplace_back();
        part.counts.crossing =
            gatherMarked(rest.first(faces.triangles.size()), faces.triangles, faces.polygons, part.crossing);
        rest = rest.subspan(faces.triangles.size());
        if (posed.weights[p] != nullptr) {
            const std::vector<char> flipped =
                flippedFaces(scene.parts[p].mesh->vertices, faces.triangles, posed.vertices[p],
                             *posed.weights[p], posed.matrices, parents);
            part.counts.flipped = gatherMarked(flipped, faces.triangles, faces.polygons, part.flipped);
        }
    }
    return progress.canceled() ? Expected<std::vector<PartPoseFaults>>(fail(ErrorCode::Canceled))
                               : std::move(faults);
}

} // namespace sinew
