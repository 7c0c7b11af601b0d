#include "core/solve/volume/SolverVolume.h"

#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/FillHoles.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace sinew {
namespace {

constexpr double kDepthStep = 0.5;     // voxels
constexpr double kShallow = 2.0;       // voxels: no deeper than the boundary itself
constexpr double kReachFraction = 1.5; // of the hole's width: how far behind it an inside is looked for
constexpr double kOpposingArea = 1.2;  // of the most its rims can span: a little bulge is no body

std::size_t partOf(const BindProblem& problem, std::uint32_t weldedVertex) {
    return problem.parts[problem.surface.vertexAt(problem.surface.firstVertex(weldedVertex)).part];
}

bool interior(const SparseVoxels& voxels, const Vec3& p) {
    const Eigen::Vector3d cell = p.array().floor();
    const std::uint32_t leaf =
        voxels.find(static_cast<std::int64_t>(cell.x()), static_cast<std::int64_t>(cell.y()),
                    static_cast<std::int64_t>(cell.z()));
    return leaf != kNoLeaf && (voxels.flags(leaf) & kLeafInterior) != 0;
}

/// Voxels to the first interior one on either side of the hole, or beyond `reach`.
double depthOfInside(const SparseVoxels& voxels, const Vec3& center, const Vec3& axis, double reach) {
    double depth = 0.0;
    while (depth <= reach && !interior(voxels, center + depth * axis) &&
           !interior(voxels, center - depth * axis)) {
        depth += kDepthStep;
    }
    return depth;
}

double lengthOf(const std::vector<Vec3>& vertices, const std::vector<std::uint32_t>& loop) {
    double length = 0.0;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        length += (vertices[loop[i]] - vertices[loop[(i + 1) % loop.size()]]).norm();
    }
    return length;
}

/// Tells the holes of a body from the rims of a sheet without thickness. However a sheet is bent, it has no
/// more area than its rims can span: length^2 / (4 pi), a disc's. What bulges has more.
class Sheets {
public:
    Sheets(const BindProblem& problem, const std::vector<HoleFinding>& holes)
        : m_shells(surfaceShells(problem.vertices.size(), problem.triangles))
        , m_excess(shellAreas(m_shells, problem.vertices, problem.triangles)) {
        for (const HoleFinding& hole : holes) {
            const double length = lengthOf(problem.vertices, hole.loop);
            m_excess[shellOf(hole)] -= kOpposingArea * length * length / (4.0 * std::numbers::pi);
        }
    }

    bool haveRim(const HoleFinding& hole) const { return m_excess[shellOf(hole)] <= 0.0; }

private:
    std::uint32_t shellOf(const HoleFinding& hole) const { return m_shells.ofVertex[hole.loop.front()]; }

    SurfaceShells m_shells;
    std::vector<double> m_excess; ///< area that no rim accounts for, by shell
};

HoleFinding findingOf(const BindProblem& problem, const SparseVoxels& voxels,
                      std::vector<std::uint32_t> loop) {
    HoleFinding hole;
    hole.part = partOf(problem, loop.front());
    for (const std::uint32_t vertex : loop) {
        hole.center += problem.vertices[vertex] / static_cast<double>(loop.size());
    }
    for (const std::uint32_t vertex : loop) {
        hole.width +=
            2.0 * (problem.vertices[vertex] - hole.center).norm() / static_cast<double>(loop.size());
    }
    const VoxelFrame& frame = voxels.frame();
    const double width = hole.width / frame.voxelSize;
    const Vec3 axis = frame.gridFromModel.linear() * areaVector(problem.vertices, loop);
    hole.loop = std::move(loop);
    if (width <= kShallow || !(axis.norm() > 0.0)) {
        return hole; // the voxels of its rim close it
    }
    const double reach = std::max(kReachFraction * width, kShallow);
    const double depth = depthOfInside(voxels, frame.gridFromModel * hole.center, axis.normalized(), reach);
    if (depth > kShallow) {
        hole.effect = depth > reach ? HoleEffect::NoInside : HoleEffect::OutsideIn;
        hole.depth = depth > reach ? 0.0 : depth * frame.voxelSize;
    }
    return hole;
}

bool letsOutsideIn(const HoleFinding& hole) {
    return hole.effect == HoleEffect::OutsideIn;
}

/// A sheet has no inside of its own: what lies some way behind it is another's.
void setSurfacesApart(const BindProblem& problem, std::vector<HoleFinding>& holes) {
    if (std::ranges::none_of(holes, letsOutsideIn)) {
        return;
    }
    const Sheets sheets(problem, holes);
    for (HoleFinding& hole : holes) {
        if (letsOutsideIn(hole) && sheets.haveRim(hole)) {
            hole.effect = HoleEffect::NoInside;
            hole.depth = 0.0;
        }
    }
}

} // namespace

std::vector<HoleFinding> checkHoles(const BindProblem& problem, const SparseVoxels& voxels) {
    std::vector<HoleFinding> holes;
    for (std::vector<std::uint32_t>& loop : borderLoops(problem.vertices, problem.triangles)) {
        holes.push_back(findingOf(problem, voxels, std::move(loop)));
    }
    setSurfacesApart(problem, holes);
    std::stable_sort(holes.begin(), holes.end(),
                     [](const HoleFinding& a, const HoleFinding& b) { return a.width > b.width; });
    return holes;
}

namespace {

/// For each part what of it hung loose.
struct LooseOfPart {
    std::size_t vertices = 0;
    float gap = 0.0F;
    std::map<std::int32_t, double> weightSums; ///< summed weights by joint
};

/// Calls visit(n, welded vertex) for every vertex of every solved part that is not set aside.
template<typename Visit>
void forEachVertex(const BindProblem& problem, const Visit& visit) {
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        const auto weldedVertices = problem.surface.weldedVertices(n);
        for (std::uint32_t p = 0; p < weldedVertices.size(); ++p) {
            if (!problem.plan.isExcluded(problem.parts[n], p)) {
                visit(n, weldedVertices[p]);
            }
        }
    }
}

std::int32_t leader(const std::map<std::int32_t, double>& weightSums) {
    const auto max = std::max_element(weightSums.begin(), weightSums.end(),
                                      [](const auto& a, const auto& b) { return a.second < b.second; });
    return max == weightSums.end() ? kNone : max->first;
}

void noteLooseParts(const Scene& scene, const VolumeReportInput& solved, const SkinWeights& welded,
                    Notices& notices) {
    const BindProblem& problem = solved.input.problem;
    std::vector<float> gapOfVertex(problem.vertices.size(), -1.0F);
    for (const LooseComponent& component : solved.loose) {
        for (const std::uint32_t vertex : component.vertices) {
            gapOfVertex[vertex] = component.bridge.gap;
        }
    }
    std::vector<LooseOfPart> loose(problem.parts.size());
    forEachVertex(problem, [&](std::size_t n, std::uint32_t group) {
        if (gapOfVertex[group] < 0.0F) {
            return;
        }
        ++loose[n].vertices;
        loose[n].gap = std::max(loose[n].gap, gapOfVertex[group]);
        for (const Influence& influence : welded.at(group)) {
            loose[n].weightSums[influence.joint] += static_cast<double>(influence.weight);
        }
    });
    const double metersPerVoxel = solved.volume.voxels.frame().voxelSize * scene.metersPerUnit;
    for (std::size_t n = 0; n < loose.size(); ++n) {
        if (loose[n].vertices > 0) {
            const auto joint = static_cast<std::size_t>(leader(loose[n].weightSums));
            notices.push_back({NoticeCode::PartBridged,
                               scene.parts[problem.parts[n]].mesh->name,
                               loose[n].vertices,
                               {std::to_string(static_cast<double>(loose[n].gap) * metersPerVoxel),
                                scene.skeleton.joints[joint].name}});
        }
    }
}

void noteOutsideVertices(const Scene& scene, const VolumeReportInput& solved, Notices& notices) {
    const BindProblem& problem = solved.input.problem;
    std::vector<bool> outside(problem.vertices.size(), false);
    for (const std::uint32_t vertex : solved.lookup.outside()) {
        outside[vertex] = true;
    }
    std::vector<std::size_t> counts(problem.parts.size(), 0);
    forEachVertex(problem, [&](std::size_t n, std::uint32_t group) { counts[n] += outside[group] ? 1 : 0; });
    for (std::size_t n = 0; n < counts.size(); ++n) {
        if (counts[n] > 0) {
            notices.push_back(
                {NoticeCode::VerticesOutsideVoxels, scene.parts[problem.parts[n]].mesh->name, counts[n], {}});
        }
    }
}

void noteHoles(const Scene& scene, const VolumeReportInput& solved, Notices& notices) {
    std::vector<const HoleFinding*> widest(scene.parts.size(), nullptr);
    std::vector<std::size_t> counts(scene.parts.size(), 0);
    for (const HoleFinding& hole : solved.findings.holes) {
        if (hole.effect == HoleEffect::OutsideIn && counts[hole.part]++ == 0) {
            widest[hole.part] = &hole;
        }
    }
    for (std::size_t part = 0; part < counts.size(); ++part) {
        if (counts[part] > 0) {
            const HoleFinding& hole = *widest[part];
            Notice notice{NoticeCode::HolesLetOutsideIn, scene.parts[part].mesh->name, counts[part], {}};
            for (const double length :
                 {hole.width, hole.depth, hole.center.x(), hole.center.y(), hole.center.z()}) {
                notice.arguments.push_back(std::to_string(length * scene.metersPerUnit));
            }
            notices.push_back(std::move(notice));
        }
    }
}

bool isOfCage(const std::vector<Cage>& cages, const std::string& joint) {
    return std::ranges::any_of(cages, [&](const Cage& cage) {
        for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
            if (cageJoint(cage, v) == joint) {
                return true;
            }
        }
        return false;
    });
}

/// Joints far from the mesh have been told of, with a truer distance; those of cages lie outside by nature.
void noteJointsOutside(const VolumeReportInput& solved, Notices& notices) {
    for (const Notice& outside : solved.volume.seeds.notices) {
        const bool told = std::ranges::any_of(solved.input.sources.notices, [&](const Notice& notice) {
            return (notice.code == NoticeCode::JointFar || notice.code == NoticeCode::HandleFar) &&
                   notice.subject == outside.subject;
        });
        if (!told && !isOfCage(solved.input.settings.cages, outside.subject)) {
            notices.push_back(outside);
        }
    }
}

void noteLeaks(const Scene& scene, const RefinePlan& plan, double minGap, Notices& notices) {
    for (const LeakLocation& location : plan.locations) {
        const auto nameOf = [&](std::int32_t joint) {
            return scene.skeleton.joints[static_cast<std::size_t>(joint)].name;
        };
        std::vector<std::string> arguments{nameOf(location.jointB),
                                           std::to_string(location.gap * scene.metersPerUnit)};
        for (Eigen::Index axis = 0; axis < 3; ++axis) {
            arguments.push_back(std::to_string(location.position[axis]));
        }
        NoticeCode code = location.gap < minGap ? NoticeCode::VoxelsTouch : NoticeCode::VoxelsJoin;
        if (location.open) {
            code = NoticeCode::VoxelsParted;
            arguments.push_back(std::to_string(location.resolution));
        }
        notices.push_back({code, nameOf(location.jointA), 1, std::move(arguments)});
    }
    if (plan.curtailed) {
        const auto joined = std::count_if(plan.locations.begin(), plan.locations.end(),
                                          [](const LeakLocation& location) { return !location.open; });
        notices.push_back(
            {NoticeCode::RefinementCurtailed, scene.sourceFile, static_cast<std::size_t>(joined), {}});
    }
}

} // namespace

VolumeFindings inspectVolume(const Scene& scene, const BindInput& input, const BindVolume& volume,
                             const BindSettings& settings, Progress& progress) {
    VolumeFindings findings;
    if (mayBeAstray(input.problem, input.sources.joints, volume.seeds.notices.size())) {
        if (auto placement = judgeSkeleton(scene, settings, progress)) {
            findings.skeleton = *placement; // else canceled
        }
    }
    findings.holes = checkHoles(input.problem, volume.voxels);
    return findings;
}

std::vector<LooseComponent> looseComponents(const BindVolume& volume, const VertexLookup& lookup) {
    std::vector<LooseComponent> loose;
    const LeafComponents& components = volume.graph.components();
    std::vector<std::uint32_t> indexOf(components.count, kNoLeaf);
    for (const Bridge& bridge : volume.bridges.joined) {
        indexOf[bridge.component] = static_cast<std::uint32_t>(loose.size());
        loose.push_back({bridge, {}});
    }
    for (std::size_t p = 0; p < lookup.vertexCount(); ++p) {
        const std::uint32_t index = indexOf[components.ofLeaf[lookup.homeLeaf(p)]];
        if (index != kNoLeaf) {
            loose[index].vertices.push_back(static_cast<std::uint32_t>(p));
        }
    }
    return loose;
}

void countVoxels(const VolumeReportInput& solved, BindReport& report) {
    const SparseVoxels& voxels = solved.volume.voxels;
    report.leaves = voxels.size();
    report.boundaryVoxels = voxels.count(kLeafBoundary);
    report.interiorLeaves = voxels.count(kLeafInterior);
    report.boneVoxels = voxels.count(kLeafBone);
    report.oneVoteLeaves = voxels.count(kLeafOneVote);
    report.components = solved.volume.graph.components().count;
    report.bridges = solved.loose.size();
    report.voxelSize = voxels.frame().baseVoxelSize();
    report.finestVoxelSize = voxels.frame().voxelSize;
    report.leaks = solved.volume.plan.locations;
}

void addVolumeNotices(const Scene& scene, const VolumeReportInput& solved, const SkinWeights& welded,
                      BindReport& report) {
    report.notices.insert(report.notices.end(), solved.volume.notices.begin(), solved.volume.notices.end());
    noteJointsOutside(solved, report.notices);
    if (report.interiorLeaves == 0) {
        report.notices.push_back({NoticeCode::FlatModel, scene.sourceFile, report.boundaryVoxels, {}});
    }
    noteHoles(scene, solved, report.notices);
    const VoxelFrame& frame = solved.volume.voxels.frame();
    noteLeaks(scene, solved.volume.plan, 0.01 * solved.gap * frame.resolution() * frame.voxelSize,
              report.notices);
    noteLooseParts(scene, solved, welded, report.notices);
    noteOutsideVertices(scene, solved, report.notices);
}

} // namespace sinew
