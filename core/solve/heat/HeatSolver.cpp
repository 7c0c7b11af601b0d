#include "core/solve/heat/HeatSolver.h"

#include "core/base/Parallel.h"
#include "core/base/Progress.h"
#include "core/solve/LinearSystems.h"

#include <Eigen/SparseCore>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace sinew {
namespace {

/// What of a part saw no bone.
struct UnseeingPart {
    std::size_t vertices = 0;
    std::map<std::int32_t, double> weightSums; ///< summed weights by joint
};

void noteUnseeing(const Scene& scene, const BindProblem& problem, const HeatSources& sources,
                  const SkinWeights& welded, Notices& notices) {
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        UnseeingPart part;
        const auto vertices = problem.surface.weldedVertices(n);
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            if (problem.plan.isExcluded(problem.parts[n], p) ||
                !std::ranges::binary_search(sources.unseeing, vertices[p])) {
                continue;
            }
            ++part.vertices;
            for (const Influence& influence : welded.at(vertices[p])) {
                part.weightSums[influence.joint] += static_cast<double>(influence.weight);
            }
        }
        const auto max =
            std::ranges::max_element(part.weightSums, {}, [](const auto& of) { return of.second; });
        if (max != part.weightSums.end()) {
            notices.push_back({NoticeCode::NoBoneInSight,
                               scene.parts[problem.parts[n]].mesh->name,
                               part.vertices,
                               {scene.skeleton.joints[static_cast<std::size_t>(max->first)].name}});
        }
    }
}

} // namespace

/// Loose parts are told of as what sees no bone, and not by their bridges, which heat does not cross.
void HeatSolution::addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const {
    const VolumeReportInput solved{input(), *m_volume.volume, *m_volume.findings, *m_volume.lookup, {},
                                   m_gap};
    countVoxels(solved, report);
    addVolumeNotices(scene, solved, welded, report);
    noteUnseeing(scene, input().problem, *m_sources, welded, report.notices);
}

namespace {

/// What the equation of heat is made of; refers to it.
struct HeatProblem {
    std::span<const Vec3> vertices; ///< #G
    const HeatSurface& surface;
    const HeatSources& sources;
    std::size_t bones = 0; ///< #S
    double heat = 1.0;     ///< c
};

/// The equation of heat, both sides multiplied by areas: matrix * w_i = sum of `pull` where bone i heats.
struct HeatMatrix {
    Eigen::SparseMatrix<double> lower; ///< #G x #G, symmetric, positive definite: its lower half
    std::vector<double> pull;          ///< #G: 4 c area / d^2, of each bone that heats the vertex
};

/// Triangles count as having at least this area, in parts of their sides' squares: their cotangents, all by
/// the same factor, stay finite, and the matrix definite.
constexpr double kMinSlimness = 1e-4;
/// The least area of a vertex, in parts of the character's size squared: it may lie on needles alone, or on
/// no triangle.
constexpr double kMinHeatArea = 1e-10;
/// Blender's Laplace operator is a quarter of the true one.
constexpr double kBlenderScale = 4.0;
constexpr std::size_t kEntriesBetweenPolls = 3 * std::size_t{65536};

struct HeatTriangle {
    std::array<double, 3> cotangents{}; ///< at each corner
    std::array<double, 3> areas{};      ///< mixed: Voronoi's, or in an obtuse triangle its half and quarters
};

HeatTriangle measureTriangle(std::span<const Vec3> vertices, const SharedTriangle& triangle) {
    HeatTriangle result;
    std::array<double, 3> across{}; // squared sides opposite to the corners
    std::array<double, 3> dots{};
    double twiceArea = 0.0;
    for (std::size_t c = 0; c < 3; ++c) {
        const Vec3& apex = vertices[triangle.corners[c]];
        const Vec3 a = vertices[triangle.corners[(c + 1) % 3]] - apex;
        const Vec3 b = vertices[triangle.corners[(c + 2) % 3]] - apex;
        dots[c] = a.dot(b);
        across[c] = (b - a).squaredNorm();
        twiceArea = a.cross(b).norm();
    }
    const double squares = across[0] + across[1] + across[2];
    if (!(squares > 0.0)) {
        return result; // no extent
    }
    const double divisor = std::max(twiceArea, kMinSlimness * squares);
    const bool obtuse = std::ranges::any_of(dots, [](double dot) { return dot < 0.0; });
    for (std::size_t c = 0; c < 3; ++c) {
        const std::size_t d = (c + 1) % 3;
        const std::size_t e = (c + 2) % 3;
        result.cotangents[c] = triangle.fraction * dots[c] / divisor;
        const double voronoi = (dots[d] * across[d] + dots[e] * across[e]) / divisor / 8.0;
        const double mixed = obtuse ? twiceArea / (dots[c] < 0.0 ? 4.0 : 8.0) : voronoi;
        result.areas[c] = triangle.fraction * mixed;
    }
    return result;
}

using HeatEntries = std::vector<Eigen::Triplet<double, int>>;

/// The sides' stiffness, half the cotangent across each.
void addSideStiffness(const Triangle& corners, const HeatTriangle& triangle, HeatEntries& entries,
                      std::vector<double>& diagonal) {
    for (std::size_t c = 0; c < 3; ++c) {
        const std::uint32_t a = corners[(c + 1) % 3];
        const std::uint32_t b = corners[(c + 2) % 3];
        const double stiffness = 0.5 * triangle.cotangents[c];
        entries.emplace_back(static_cast<int>(std::max(a, b)), static_cast<int>(std::min(a, b)), -stiffness);
        diagonal[a] += stiffness;
        diagonal[b] += stiffness;
    }
}

/// When canceled, the result must not be used. O(#G + #T).
HeatMatrix heatMatrix(const HeatProblem& problem, const Progress& progress) {
    HeatMatrix matrix;
    const std::size_t vertices = problem.vertices.size();
    HeatEntries entries;
    entries.reserve(vertices + 3 * problem.surface.triangles.size());
    Aabb box;
    std::ranges::for_each(problem.vertices, [&](const Vec3& vertex) { box.add(vertex); });
    const double size = box.extent().maxCoeff();
    matrix.pull.assign(vertices, kMinHeatArea * size * size);
    std::vector<double> diagonal(vertices, 0.0);
    for (const SharedTriangle& shared : problem.surface.triangles) {
        const HeatTriangle triangle = measureTriangle(problem.vertices, shared);
        for (std::size_t c = 0; c < 3; ++c) {
            matrix.pull[shared.corners[c]] += triangle.areas[c];
        }
        addSideStiffness(shared.corners, triangle, entries, diagonal);
        if (entries.size() % kEntriesBetweenPolls == 0 && progress.canceled()) {
            return matrix;
        }
    }
    for (std::size_t v = 0; v < vertices; ++v) {
        const double distance = problem.sources.distances[v];
        matrix.pull[v] *= kBlenderScale * problem.heat / (distance * distance);
        diagonal[v] += static_cast<double>(problem.sources.bones[v].size()) * matrix.pull[v];
        entries.emplace_back(static_cast<int>(v), static_cast<int>(v), diagonal[v]);
    }
    matrix.lower.resize(static_cast<Eigen::Index>(vertices), static_cast<Eigen::Index>(vertices));
    matrix.lower.setFromTriplets(entries.begin(), entries.end());
    return matrix;
}

using HeatVector = Eigen::VectorXd;
/// Of a right side the solution.
using HeatSolve = std::function<HeatVector(const HeatVector&)>;

/// Beyond so many vertices the factor would take more than a gigabyte. Up to there it is far faster: of
/// 700,000 vertices conjugate gradients take most of a minute a bone.
constexpr std::size_t kMaxFactored = 1000000;
constexpr double kFactored = 0.6;  ///< of the stage, when there is a factor
constexpr float kLeftOut = 0.025F; ///< WEIGHT_LIMIT_END
constexpr float kFades = 0.05F;    ///< WEIGHT_LIMIT_START
constexpr std::size_t kFadeGrain = 4096;

/// Of each bone the vertices that it heats.
NumberLists heatedVertices(const HeatProblem& problem) {
    NumberLists lists;
    lists.offsets.assign(problem.bones + 1, 0);
    for (const std::uint32_t bone : problem.sources.bones.numbers) {
        ++lists.offsets[bone + 1];
    }
    for (std::size_t s = 0; s < problem.bones; ++s) {
        lists.offsets[s + 1] += lists.offsets[s];
    }
    lists.numbers.resize(problem.sources.bones.numbers.size());
    std::vector<std::uint32_t> next(lists.offsets.begin(), lists.offsets.end() - 1);
    for (std::uint32_t v = 0; v < problem.vertices.size(); ++v) {
        for (const std::uint32_t bone : problem.sources.bones[v]) {
            lists.numbers[next[bone]++] = v;
        }
    }
    return lists;
}

float faded(float weight) {
    return weight < kLeftOut ? 0.0F
           : weight < kFades ? (weight - kLeftOut) / (kFades - kLeftOut) * kFades
                             : weight;
}

/// One vertex's weights: the small ones left out unless all are small, then of sum 1. `bones` heat it, in
/// case that nothing came of the equation.
void finishVertex(std::span<const std::uint32_t> bones, std::span<float> row) {
    const bool fades = !row.empty() && *std::ranges::max_element(row) > kFades;
    double sum = 0.0;
    for (float& weight : row) {
        weight = fades ? faded(weight) : weight;
        sum += static_cast<double>(weight);
    }
    if (!(sum > 0.0)) {
        for (const std::uint32_t bone : bones) {
            row[bone] = 1.0F;
        }
        sum = static_cast<double>(bones.size());
    }
    for (float& weight : row) {
        weight = static_cast<float>(static_cast<double>(weight) / sum);
    }
}

HeatSolve solveBy(const Eigen::SparseMatrix<double>& lower, Progress& progress) {
    if (static_cast<std::size_t>(lower.rows()) > kMaxFactored) {
        return [&](const HeatVector& right) { return solveByGradients(lower, right, progress); };
    }
    const auto factor = std::make_shared<const SparseFactor>(lower, 0.0, kFactored, progress);
    return [factor](const HeatVector& right) { return factor->solve(right); };
}

/// One bone's weights, before any is left out.
std::vector<float> heatedBy(std::span<const std::uint32_t> vertices, const HeatMatrix& matrix,
                            const HeatSolve& solve) {
    std::vector<float> row(matrix.pull.size(), 0.0F);
    if (vertices.empty()) {
        return row;
    }
    HeatVector right = HeatVector::Zero(matrix.lower.rows());
    for (const std::uint32_t v : vertices) {
        right[static_cast<Eigen::Index>(v)] = matrix.pull[v];
    }
    const HeatVector solved = solve(right);
    for (std::size_t v = 0; v < row.size(); ++v) {
        const double weight = solved[static_cast<Eigen::Index>(v)];
        row[v] = weight > 0.0 ? static_cast<float>(std::min(weight, 1.0)) : 0.0F; // nor NaN
    }
    return row;
}

/// Bone heat (Baran and Popovic 2007, sec. 4): for every bone i the equilibrium (-L + H) w_i = H p_i over the
/// welded vertices, scaled as in Blender: L is a quarter of the Laplace-Beltrami operator (cotangents,
/// negative ones too, over the vertices' mixed areas of Meyer et al. 2002), H_vv = c / d(v)^2 for each bone
/// that heats v. Both sides are multiplied by the areas, so that the matrix is symmetric and one factor
/// serves all bones; of large surfaces, whose factor would be large too, conjugate gradients. As in Blender a
/// weight below 0.025 is left out and one up to 0.05 fades. #G x #S, not negative, of sum 1. Canceled, of no
/// use. O(#G^1.5) and O(#G log #G) a bone; bones in parallel, the same bytes on any number of threads.
WeightTable solveHeatEquation(const HeatProblem& problem, Progress& progress) {
    const HeatMatrix matrix = heatMatrix(problem, progress);
    const NumberLists vertices = heatedVertices(problem);
    WeightTable table(problem.vertices.size(), problem.bones);
    if (progress.canceled()) {
        return table;
    }
    progress.report(Stage::Weights, 0.0);
    const HeatSolve solve = solveBy(matrix.lower, progress);
    std::atomic<std::size_t> done{0};
    parallelFor(table.sources, 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !progress.canceled(); ++s) {
            setColumn(table, s, heatedBy(vertices[s], matrix, solve));
            const double fraction = static_cast<double>(++done) / static_cast<double>(table.sources);
            progress.report(Stage::Weights, kFactored + (1.0 - kFactored) * fraction);
        }
    });
    if (progress.canceled()) {
        return table;
    }
    parallelFor(problem.vertices.size(), kFadeGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t v = begin; v < end; ++v) {
            finishVertex(problem.sources.bones[v], table.row(v));
        }
    });
    return table;
}

/// The former solution where it was made of the same character in the same voxels.
const HeatSolution* formerHeat(const SolveRequest& request, const SolverVolume& volume) {
    const auto* former = dynamic_cast<const HeatSolution*>(request.previous);
    const bool same = former != nullptr && former->sharedInput() == request.input &&
                      former->solverVolume().volume == volume.volume;
    return same ? former : nullptr;
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveHeat(const SolveRequest& request, Progress& progress) {
    auto volume = solveVolume(request, request.settings.lookup, MeasuredAt::Vertex, progress);
    if (!volume) {
        return fail(volume.error());
    }
    const BindInput& input = *request.input;
    const HeatSolution* former = formerHeat(request, *volume);
    auto sources = former != nullptr ? former->sources() : nullptr;
    const bool same = former != nullptr && former->heat() == request.settings.heat;
    Solved solved = same ? former->solved() : Solved();
    if (!same) {
        progress.report(Stage::Distances, 0.0);
        const HeatSurface surface = heatSurface(request.scene, input.problem);
        if (!sources) {
            sources = std::make_shared<const HeatSources>(findHeatSources(
                input.problem.vertices, surface, input.sources.joints, volume->volume->voxels, progress));
        }
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        solved = std::make_shared<const WeightTable>(solveHeatEquation(
            {input.problem.vertices, surface, *sources, input.sources.joints.size(), request.settings.heat},
            progress));
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const HeatSolution>(request.input, std::move(*volume), std::move(sources),
                                                std::move(solved), request.settings.heat,
                                                request.settings.gap);
}

BindRework heatRework(const BindSettings& from, const BindSettings& to) {
    if (volumeInForce(from) != volumeInForce(to)) {
        return BindRework::Volume;
    }
    return from.heat == to.heat ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew
