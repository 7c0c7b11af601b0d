#include "app/report/Inspection.h"
#include "core/solve/SolverMemory.h"

#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/bind/bones/Bones.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/Orientation.h"
#include "core/rig/DenseGrid.h"
#include "core/solve/doctor/WeightFaults.h"
#include "core/solve/volume/SolverVolume.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>

namespace sinew {
namespace {

PartWeights importedWeights(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        const bool lost = !part.weights && part.storedFaults; // none of the file's can be used
        weights.push_back(lost ? std::make_shared<const SkinWeights>(unweighted(part.mesh->vertexCount()))
                               : part.weights);
    }
    return weights;
}

bool isSkinned(const Part& part) {
    return (part.weights || part.storedFaults) && part.rigidJoint == kNone;
}

/// Without a volume to measure in, far weights are found as far as they are noisy.
Expected<WeightFaults> faultsOf(const Scene& scene, const BindSettings& settings, Progress& progress) {
    const auto distances = JointDistances::measure(scene, settings, progress);
    return findWeightFaults(scene, importedWeights(scene), distances ? *distances : JointDistances(),
                            progress);
}

/// What takes the place of faulty weights where nothing around is healthy; empty: no bind can be made.
PartWeights boundWeights(const Scene& scene, const BindSettings& settings, Progress& progress) {
    const auto bound = solveBind(scene, settings, progress, nullptr, reachForWeights(settings));
    return bound ? bindWeights(scene, **bound, settings) : PartWeights();
}

std::size_t influenceLimit(const BindSettings& settings) {
    return static_cast<std::size_t>(std::max(settings.maxInfluences, 0));
}

FaultCounts countsOfPart(const Scene& scene, const WeightFaults& faults, std::size_t part,
                         std::size_t limit) {
    const Part& examined = scene.parts[part];
    FaultCounts counts = storedFaultCounts(examined);
    counts.zero = faults.count(WeightFault::Zero, part);
    counts.farJoints = faults.count(WeightFault::Far, part);
    counts.noisy = faults.count(WeightFault::Noisy, part);
    counts.beyondLimit = examined.weights ? beyondLimit(*examined.weights, limit) : 0;
    return counts;
}

struct Soup {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
};

/// Whether a place lies within the outline of flat parts, seen along z. O(#triangles).
bool liesInPicture(const Soup& soup, const Vec3& place) {
    return std::ranges::any_of(soup.triangles, [&](const Triangle& triangle) {
        bool left = false;
        bool right = false;
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const Vec3& from = soup.vertices[triangle[corner]];
            const Vec3& to = soup.vertices[triangle[(corner + 1) % 3]];
            const double side = (to - from).cross(place - from).z();
            left = left || side > 0.0;
            right = right || side < 0.0;
        }
        return !(left && right);
    });
}

/// All parts as one soup of welded vertices.
Soup soupOf(const Scene& scene) {
    std::vector<const Mesh*> meshes;
    meshes.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const WeldedSurface surface(meshes);
    Soup soup{surface.positions(meshes), {}};
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        for (const Triangle& t : triangulate(*meshes[part])) {
            soup.triangles.push_back(surface.welded(part, t));
        }
    }
    return soup;
}

void turnOutward(Soup& soup) {
    const OrientationFix fix = orientOutward(soup.vertices, soup.triangles);
    for (std::size_t t = 0; t < soup.triangles.size(); ++t) {
        if (fix.flipTriangle[t]) {
            std::swap(soup.triangles[t][1], soup.triangles[t][2]);
        }
    }
}

std::vector<Segment> bonesOf(const Scene& scene, const BindSettings& settings) {
    std::vector<Segment> bones;
    if (const auto sources = chooseBones(scene, settings)) {
        for (const Bone& source : sources->joints) {
            bones.insert(bones.end(), source.segments.begin(), source.segments.end());
        }
    }
    return bones;
}

constexpr int kPlacesOfBone = 16;
constexpr double kNear = 1.0 / 128.0; ///< of the longest side: half a voxel of the coarsest automatic bind

/// What a bind takes for inside: it fills all voxels that the surface crosses.
class InsideMesh {
public:
    explicit InsideMesh(const Soup& soup)
        : m_winding(soup.vertices, soup.triangles) {
        if (!soup.triangles.empty()) {
            m_surface.emplace(soup.vertices, soup.triangles);
            Aabb box;
            for (const Vec3& vertex : soup.vertices) {
                box.add(vertex);
            }
            m_near = kNear * box.extent().maxCoeff();
        }
    }

    bool has(const Vec3& place) const {
        return m_winding.at(place) > 0.5 ||
               (m_surface && place.allFinite() && m_surface->nearest(place).front().distance <= m_near);
    }

private:
    WindingNumber m_winding;
    std::optional<NearestSurface> m_surface;
    double m_near = 0.0;
};

template<typename Inside>
bool meetsAny(const Segment& segment, const Inside& inside) {
    for (int i = 0; i <= kPlacesOfBone; ++i) {
        const double t = static_cast<double>(i) / kPlacesOfBone;
        if (inside(Vec3((1.0 - t) * segment.a + t * segment.b))) {
            return true;
        }
    }
    return false;
}

Expected<SparseVoxels> voxelsOf(const BindProblem& problem, std::vector<Segment> bones,
                                const BindSettings& settings, Progress& progress) {
    const int depth = std::countr_zero(static_cast<unsigned>(settings.resolution));
    const VoxelFrame frame = fitVoxelFrame(problem.usedVertices, bones, depth, settings.gridAxes);
    SINEW_CHECK(checkMemory(problem.vertices, problem.triangles, frame.voxelSize, 0, settings));
    std::vector<Vec3> vertices = problem.vertices;
    for (Vec3& point : vertices) {
        point = frame.gridFromModel * point;
    }
    for (Segment& bone : bones) {
        bone = {frame.gridFromModel * bone.a, frame.gridFromModel * bone.b};
    }
    return voxelize(vertices, problem.triangles, bones, frame, {settings.insideRule, settings.windingNumbers},
                    progress);
}

Expected<PartInspection> inspectPart(const Part& part, Progress& progress) {
    SINEW_TRY(MeshReport mesh, inspectMesh(*part.mesh, progress));
    PartInspection result;
    result.name = part.mesh->name;
    result.mesh = std::move(mesh);
    result.weighted = part.weights != nullptr;
    result.unweightedVertices = result.weighted ? part.weights->unweightedCount() : part.mesh->vertexCount();
    result.largestInfluenceCount = result.weighted ? part.weights->largestInfluenceCount() : 0;
    return result;
}

void addJoints(Inspection& result, const Scene& scene) {
    const Skeleton& skeleton = scene.skeleton;
    const std::vector<bool> weighted = weightedJoints(scene);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        result.joints.push_back(skeleton.joints[j].name);
        if (skeleton.joints[j].limits) {
            result.jointLimits.push_back({skeleton.joints[j].name, *skeleton.joints[j].limits});
        }
        if (weighted[j]) {
            result.weightedJoints.push_back(skeleton.joints[j].name);
        }
    }
    for (const std::int32_t root : skeleton.roots()) {
        result.roots.push_back(skeleton.joints[static_cast<std::size_t>(root)].name);
    }
    for (const std::size_t joint : jointsOutside(scene)) {
        result.jointsOutside.push_back(skeleton.joints[joint].name);
    }
}

void add(InspectionTotals& totals, const PartInspection& part) {
    const MeshReport& mesh = part.mesh;
    totals.vertices += mesh.vertices;
    totals.weldedVertices += mesh.weldedVertices;
    totals.polygons += mesh.polygons;
    totals.triangles += mesh.triangles;
    totals.components += mesh.components;
    totals.nonManifoldEdges += mesh.nonManifoldEdges.size();
    totals.borderEdges += mesh.borderEdges.size();
    totals.holes += mesh.holes.size();
    totals.windingEdges += mesh.windingEdges.size();
    totals.degeneratePolygons += mesh.degeneratePolygons.size();
    totals.duplicatePolygons += mesh.duplicatePolygons.size();
    totals.selfIntersectingPolygons += mesh.selfIntersectingPolygons.size();
    totals.isolatedVertices += mesh.isolatedVertices.size();
    totals.unweightedVertices += part.unweightedVertices;
    totals.faults += part.faults;
    totals.largestInfluenceCount = std::max(totals.largestInfluenceCount, part.largestInfluenceCount);
}

} // namespace

FaultCounts storedFaultCounts(const Part& part) {
    FaultCounts counts;
    if (part.storedFaults) {
        counts.notOfSumOne = part.storedFaults->notOfSumOne.size();
        counts.invalid = part.storedFaults->invalid.size();
    }
    return counts;
}

FaultCounts& FaultCounts::operator+=(const FaultCounts& other) {
    zero += other.zero;
    farJoints += other.farJoints;
    noisy += other.noisy;
    beyondLimit += other.beyondLimit;
    notOfSumOne += other.notOfSumOne;
    invalid += other.invalid;
    return *this;
}

Expected<std::vector<FaultCounts>> inspectFaults(const ImportedScene& imported, const BindSettings& settings,
                                                 Progress& progress) {
    const Scene& scene = imported.scene;
    std::vector<FaultCounts> counts(scene.parts.size());
    if (std::ranges::none_of(scene.parts, isSkinned)) {
        return counts;
    }
    SINEW_TRY(const auto faults, faultsOf(scene, settings, progress));
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (isSkinned(scene.parts[part])) {
            counts[part] = countsOfPart(scene, faults, part, influenceLimit(settings));
        }
    }
    return counts;
}

Expected<SceneRepair> repairFaults(const ImportedScene& imported, const BindSettings& settings,
                                   Progress& progress) {
    const Scene& scene = imported.scene;
    SceneRepair repair;
    repair.weights = importedWeights(scene);
    if (std::ranges::none_of(scene.parts, isSkinned)) {
        return repair;
    }
    SINEW_TRY(const auto faults, faultsOf(scene, settings, progress));
    const PartWeights fallback = faults.any() ? boundWeights(scene, settings, progress) : PartWeights();
    SINEW_TRY(auto mended,
              repairWeights(scene, repair.weights, faults, fallback, {influenceLimit(settings)}, progress));
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (isSkinned(scene.parts[part])) {
            repair.found += countsOfPart(scene, faults, part, influenceLimit(settings));
        }
    }
    repair.weights = std::move(mended.weights);
    repair.repaired = mended.repaired;
    repair.limited = mended.limited;
    repair.left = mended.left;
    return repair;
}

std::vector<std::size_t> jointsOutside(const Scene& scene) {
    const auto bones = chooseBones(scene, {});
    if (!bones) {
        return {};
    }
    const bool flat = isFlatPicture(scene);
    Soup soup = soupOf(scene);
    turnOutward(soup);
    const InsideMesh volume(soup);
    const auto inside = [&](const Vec3& place) {
        return flat ? liesInPicture(soup, place) : volume.has(place);
    };
    std::vector<std::size_t> outside;
    for (const Bone& bone : bones->joints) {
        const auto joint = static_cast<std::size_t>(bone.joint);
        const bool meets = std::ranges::any_of(
            bone.segments, [&](const Segment& segment) { return meetsAny(segment, inside); });
        if (!scene.skeleton.joints[joint].added && !meets) {
            outside.push_back(joint);
        }
    }
    return outside;
}

Expected<SolverView> solverView(const Scene& scene, const BindSettings& settings, Progress& progress) {
    SolverView view;
    view.resolution = settings.resolution;
    const auto problem = makeBindProblem(scene, settings.fixes, settings.parts);
    if (!problem) {
        return view;
    }
    view.notices = problem->notices;
    SINEW_TRY(const auto voxels, voxelsOf(*problem, bonesOf(scene, settings), settings, progress));
    view.encloses = voxels.count(kLeafInterior) > 0;
    view.holes = checkHoles(*problem, voxels);
    return view;
}

std::string limitsText(const JointLimits& limits) {
    const auto degrees = [](double angle) {
        const bool whole = std::abs(angle - std::round(angle)) < 0.05;
        return decimalText(angle, whole ? 0 : 1).toStdString() + "°";
    };
    std::string text;
    for (std::size_t axis = 0; axis < limits.ranges.size(); ++axis) {
        const AngleRange& range = limits.ranges[axis];
        if (range.free()) {
            continue;
        }
        text += (text.empty() ? "" : ", ") + std::string(1, static_cast<char>('x' + axis)) + ' ';
        text += range.min == range.max      ? degrees(range.min)
                : !std::isfinite(range.min) ? "up to " + degrees(range.max)
                : !std::isfinite(range.max) ? "from " + degrees(range.min)
                                            : degrees(range.min) + " to " + degrees(range.max);
    }
    return text.empty() ? "any turn" : text;
}

Expected<Inspection> inspectScene(const ImportedScene& imported, const BindSettings& settings,
                                  Progress& progress) {
    const Scene& scene = imported.scene;
    Inspection result;
    result.file = scene.sourceFile;
    result.metersPerUnit = scene.metersPerUnit;
    result.upAxis = scene.sourceUpAxis;
    result.sizeMeters = bounds(scene).extent() * scene.metersPerUnit;
    result.materials = scene.materials.size();
    result.textures = scene.textures.size();
    result.notices = imported.notices;
    result.maxInfluences = settings.maxInfluences;
    for (const Clip& clip : scene.clips) {
        result.animations.push_back(clip.name);
    }
    for (const Part& part : scene.parts) {
        SINEW_TRY(PartInspection inspected, inspectPart(part, progress));
        result.parts.push_back(std::move(inspected));
    }
    addJoints(result, scene);
    SINEW_TRY(std::vector<FaultCounts> faults, inspectFaults(imported, settings, progress));
    for (std::size_t part = 0; part < result.parts.size(); ++part) {
        result.parts[part].faults = faults[part];
    }
    SINEW_TRY(result.solver, solverView(scene, settings, progress));
    return result;
}

InspectionTotals totalsOf(const PartInspection& part) {
    InspectionTotals totals;
    add(totals, part);
    return totals;
}

InspectionTotals totalsOf(const Inspection& inspection) {
    InspectionTotals totals;
    for (const PartInspection& part : inspection.parts) {
        add(totals, part);
    }
    return totals;
}

namespace {

VertexId nearestVertex(const Scene& scene, const VertexQuery& query) {
    const Vec3 position = *query.meters / scene.metersPerUnit;
    VertexId found;
    double min = std::numeric_limits<double>::infinity();
    for (std::uint32_t i = 0; i < scene.parts.size(); ++i) {
        const Mesh& mesh = *scene.parts[i].mesh;
        if (!query.part.empty() && mesh.name != query.part) {
            continue;
        }
        for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
            const double distance = (mesh.vertices[p] - position).squaredNorm();
            if (distance < min) {
                min = distance;
                found = {i, static_cast<std::uint32_t>(p)};
            }
        }
    }
    return found;
}

} // namespace

Error partUnknown(const Scene& scene, const std::string& name) {
    std::string names;
    constexpr std::size_t shown = 8;
    for (std::size_t i = 0; i < scene.parts.size() && i < shown; ++i) {
        names += (i == 0 ? "" : ", ") + scene.parts[i].mesh->name;
    }
    return makeError(ErrorCode::PartUnknown,
                     {name, scene.sourceFile, scene.parts.size() > shown ? names + ", ..." : names});
}

Expected<VertexId> findVertex(const Scene& scene, const VertexQuery& query) {
    if (scene.parts.empty()) {
        return fail(ErrorCode::NoMesh, {scene.sourceFile});
    }
    std::uint32_t part = 0;
    if (!query.part.empty()) {
        while (part < scene.parts.size() && scene.parts[part].mesh->name != query.part) {
            ++part;
        }
        if (part == scene.parts.size()) {
            return fail(partUnknown(scene, query.part));
        }
    }
    if (!query.vertex) {
        return nearestVertex(scene, query);
    }
    const Mesh& mesh = *scene.parts[part].mesh;
    if (*query.vertex >= mesh.vertexCount()) {
        return fail(ErrorCode::VertexUnknown,
                    {std::to_string(*query.vertex), mesh.name, std::to_string(mesh.vertexCount() - 1)});
    }
    return VertexId{part, *query.vertex};
}

} // namespace sinew
