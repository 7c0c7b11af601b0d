#include "core/bind/BindInput.h"

#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/FillHoles.h"
#include "core/geometry/repair/Orientation.h"

#include <algorithm>

namespace sinew {
namespace {

const std::string& jointName(const Scene& scene, std::int32_t joint) {
    return scene.skeleton.joints[static_cast<std::size_t>(joint)].name;
}

void chooseParts(const Scene& scene, BindProblem& problem) {
    for (std::size_t i = 0; i < scene.parts.size(); ++i) {
        const Part& part = scene.parts[i];
        if (problem.plan.whollyExcluded[i]) {
            continue;
        }
        if (part.rigidJoint == kNone || !part.weights || problem.plan.named[i]) {
            problem.parts.push_back(i);
        } else {
            problem.notices.push_back({NoticeCode::PartKeptRigid,
                                       part.mesh->name,
                                       part.mesh->vertexCount(),
                                       {jointName(scene, part.rigidJoint)}});
        }
    }
}

void noteRules(const Scene& scene, BindProblem& problem) {
    for (const PartOverride& piece : problem.plan.pieces) {
        Notice notice{NoticeCode::PartExcluded,
                      shellName(partName(scene, piece.part), piece.shell),
                      piece.vertices.size(),
                      {}};
        if (piece.binding == PartBinding::Rigid) {
            notice.code = NoticeCode::PartRigidByRule;
            notice.arguments = {jointName(scene, piece.joints.front())};
        } else if (piece.binding == PartBinding::LimitJoints) {
            notice.code = NoticeCode::PartOnlyJoints;
            std::string names;
            for (const std::int32_t joint : piece.joints) {
                names += (names.empty() ? "" : ", ") + jointName(scene, joint);
            }
            notice.arguments = {names};
        } else if (piece.binding == PartBinding::CopySkin) {
            continue; // told with the gap once it is known
        }
        problem.notices.push_back(std::move(notice));
    }
}

void weldParts(const Scene& scene, BindProblem& problem) {
    std::vector<const Mesh*> meshes;
    meshes.reserve(problem.parts.size());
    for (const std::size_t i : problem.parts) {
        meshes.push_back(scene.parts[i].mesh.get());
    }
    problem.surface = WeldedSurface(meshes);
    problem.vertices = problem.surface.positions(meshes);
}

bool withoutArea(const Triangle& t, const std::vector<Vec3>& vertices) {
    const Vec3 a = vertices[t[1]] - vertices[t[0]];
    const Vec3 b = vertices[t[2]] - vertices[t[0]];
    return !(a.cross(b).norm() > 1e-12 * (a.squaredNorm() + b.squaredNorm()));
}

/// Adds the triangles of every part. Faces without area stay: their vertices need voxels as much as any.
void addTriangles(const Scene& scene, BindProblem& problem, std::vector<std::size_t>& partOfTriangle) {
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        const Mesh& mesh = *scene.parts[problem.parts[n]].mesh;
        std::size_t flat = 0;
        for (const Triangle& triangle : triangulate(mesh)) {
            if (problem.plan.isExcluded(problem.parts[n], triangle[0])) {
                continue; // a shell is aside as a whole
            }
            problem.triangles.push_back(problem.surface.welded(n, triangle));
            flat += withoutArea(problem.triangles.back(), problem.vertices) ? 1 : 0;
            partOfTriangle.push_back(n);
        }
        if (flat > 0) {
            problem.notices.push_back({NoticeCode::DegenerateFacesIgnored, mesh.name, flat, {}});
        }
    }
}

/// `turn`: else they are told of alone.
void orient(const Scene& scene, bool turn, BindProblem& problem,
            const std::vector<std::size_t>& partOfTriangle) {
    const OrientationFix fix = orientOutward(problem.vertices, problem.triangles);
    std::vector<std::size_t> partOfShell(fix.shellCount, problem.parts.size());
    for (std::size_t t = 0; t < problem.triangles.size(); ++t) {
        if (fix.flipTriangle[t]) {
            if (turn) {
                std::swap(problem.triangles[t][1], problem.triangles[t][2]);
            }
            partOfShell[fix.shellOfTriangle[t]] = partOfTriangle[t];
        }
    }
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        const auto flipped = static_cast<std::size_t>(std::count(partOfShell.begin(), partOfShell.end(), n));
        if (flipped > 0) {
            problem.notices.push_back({turn ? NoticeCode::ShellsFlipped : NoticeCode::ShellsInverted,
                                       scene.parts[problem.parts[n]].mesh->name,
                                       flipped,
                                       {}});
        }
    }
}

void dropDuplicates(const Scene& scene, BindProblem& problem) {
    const std::vector<std::uint32_t> first = firstCoincident(problem.vertices.size(), problem.triangles);
    std::vector<Triangle> kept;
    for (std::size_t t = 0; t < first.size(); ++t) {
        if (first[t] == t) {
            kept.push_back(problem.triangles[t]);
        }
    }
    if (kept.size() < problem.triangles.size()) {
        problem.notices.push_back(
            {NoticeCode::DuplicatesDropped, scene.sourceFile, problem.triangles.size() - kept.size(), {}});
        problem.triangles = std::move(kept);
    }
}

void fillAll(const Scene& scene, BindProblem& problem) {
    const auto loops = borderLoops(problem.vertices, problem.triangles);
    if (!loops.empty()) {
        problem.notices.push_back({NoticeCode::HolesFilled, scene.sourceFile, loops.size(), {}});
        fillHoles(problem.vertices, loops, problem.triangles);
    }
}

void collectUsedVertices(BindProblem& problem) {
    std::vector<bool> used(problem.vertices.size(), false);
    for (const Triangle& triangle : problem.triangles) {
        for (const std::uint32_t corner : triangle) {
            used[corner] = true;
        }
    }
    for (std::size_t p = 0; p < used.size(); ++p) {
        if (used[p]) {
            problem.usedVertices.push_back(problem.vertices[p]);
        }
    }
}

} // namespace

double longestSide(const BindProblem& problem) {
    Aabb box;
    for (const Vec3& vertex : problem.usedVertices) {
        box.add(vertex);
    }
    return box.extent().maxCoeff();
}

Expected<BindProblem> makeBindProblem(const Scene& scene, const MeshFixes& fixes,
                                      std::span<const PartRule> rules) {
    if (scene.parts.empty()) {
        return fail(ErrorCode::NoMesh, {scene.sourceFile});
    }
    Expected<PartPlan> plan = planParts(scene, rules);
    if (!plan) {
        return fail(plan.error());
    }
    BindProblem problem;
    problem.plan = std::move(*plan);
    chooseParts(scene, problem);
    for (const std::size_t part : problem.parts) {
        problem.names.push_back(partName(scene, part));
        problem.pixels.push_back(scene.parts[part].mesh->pixels);
    }
    problem.height = bounds(scene).extent().y();
    noteRules(scene, problem);
    weldParts(scene, problem);
    std::vector<std::size_t> partOfTriangle;
    addTriangles(scene, problem, partOfTriangle);
    if (problem.triangles.empty()) {
        const bool excluded = std::ranges::any_of(problem.plan.pieces, &PartOverride::excluded);
        if (problem.parts.empty() || excluded) {
            return problem; // nothing is left to solve
        }
        return fail(ErrorCode::NoFaces, {scene.sourceFile});
    }
    orient(scene, fixes.orient, problem, partOfTriangle);
    if (fixes.dropDuplicates) {
        dropDuplicates(scene, problem);
    }
    if (fixes.fill) {
        fillAll(scene, problem);
    }
    collectUsedVertices(problem);
    Aabb box;
    for (const Vec3& point : problem.usedVertices) {
        box.add(point);
    }
    if (box.empty() || !(box.diagonal() > 0.0)) {
        return fail(ErrorCode::ZeroSizeScene, {scene.sourceFile});
    }
    return problem;
}

namespace {

/// Joints may differ by so much of `small`.
constexpr double kSamePlace = 0.1;

Error jointDiffers(const Scene& other, const std::string& joint) {
    return makeError(ErrorCode::ReuseJointDiffers, {other.sourceFile, joint});
}

} // namespace

Expected<void> checkSameSkeleton(const Scene& other, const Scene& scene, double small) {
    const std::vector<Joint>& theirs = other.skeleton.joints;
    const std::vector<Joint>& ours = scene.skeleton.joints;
    for (std::size_t j = 0; j < std::max(theirs.size(), ours.size()); ++j) {
        if (j >= theirs.size() || j >= ours.size()) {
            return fail(jointDiffers(other, (j < ours.size() ? ours : theirs)[j].name));
        }
        const Vec3 apart =
            ours[j].modelFromJointBind.translation() - theirs[j].modelFromJointBind.translation();
        if (ours[j].name != theirs[j].name || !(apart.norm() <= kSamePlace * small)) {
            return fail(jointDiffers(other, ours[j].name));
        }
    }
    return {};
}

std::vector<std::string> solversInForce(const BindSettings& settings) {
    std::vector<std::string> keys;
    keys.reserve(settings.parts.size());
    for (const PartRule& rule : settings.parts) {
        keys.push_back(rule.solver);
    }
    for (const Region& region : settings.regions) {
        if (region.on) {
            keys.push_back(region.solver.value_or(std::string()));
        }
    }
    std::erase_if(keys, [&](const std::string& key) { return key.empty() || key == settings.solver; });
    std::ranges::sort(keys);
    const auto repeats = std::ranges::unique(keys);
    keys.erase(repeats.begin(), repeats.end());
    keys.insert(keys.begin(), settings.solver);
    return keys;
}

BindSettings settingsOf(const BindSettings& settings, const std::string& solver) {
    BindSettings own = settings;
    own.solver = solver;
    return own;
}

bool countsInForce(bool (*counts)(const BindSettings&), const BindSettings& settings) {
    return std::ranges::any_of(solversInForce(settings), [&](const std::string& solver) {
        return counts(settingsOf(settings, solver));
    });
}

} // namespace sinew
