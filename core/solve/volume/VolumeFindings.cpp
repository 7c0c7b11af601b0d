#include "core/solve/volume/VolumeFindings.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

/// For each part what of it hung loose.
struct LooseOfPart {
    std::size_t vertices = 0;
    float gap = 0.0F;
    std::map<std::int32_t, double> shares; ///< summed weights by joint
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

std::int32_t leader(const std::map<std::int32_t, double>& shares) {
    const auto most = std::max_element(shares.begin(), shares.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == shares.end() ? kNone : most->first;
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
            loose[n].shares[influence.joint] += static_cast<double>(influence.weight);
        }
    });
    const double metersPerVoxel = solved.volume.voxels.frame().voxelSize * scene.metersPerUnit;
    for (std::size_t n = 0; n < loose.size(); ++n) {
        if (loose[n].vertices > 0) {
            const auto joint = static_cast<std::size_t>(leader(loose[n].shares));
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

void noteLeaks(const Scene& scene, const RefinePlan& plan, double leastGap, Notices& notices) {
    for (const LeakLocation& place : plan.places) {
        const auto nameOf = [&](std::int32_t joint) {
            return scene.skeleton.joints[static_cast<std::size_t>(joint)].name;
        };
        std::vector<std::string> arguments{nameOf(place.jointB),
                                           std::to_string(place.gap * scene.metersPerUnit)};
        for (Eigen::Index axis = 0; axis < 3; ++axis) {
            arguments.push_back(std::to_string(place.position[axis]));
        }
        NoticeCode code = place.gap < leastGap ? NoticeCode::VoxelsTouch : NoticeCode::VoxelsJoin;
        if (place.open) {
            code = NoticeCode::VoxelsParted;
            arguments.push_back(std::to_string(place.resolution));
        }
        notices.push_back({code, nameOf(place.jointA), 1, std::move(arguments)});
    }
    if (plan.curtailed) {
        const auto joined = std::count_if(plan.places.begin(), plan.places.end(),
                                          [](const LeakLocation& place) { return !place.open; });
        notices.push_back(
            {NoticeCode::RefinementCurtailed, scene.sourceFile, static_cast<std::size_t>(joined), {}});
    }
}

} // namespace

VolumeFindings inspectVolume(const Scene& scene, const BindInput& input, const BindVolume& volume,
                             const BindSettings& settings, Progress& progress) {
    VolumeFindings findings;
    if (mayBeAstray(input.problem, input.sources.joints, volume.seeds.notices.size())) {
        if (auto place = judgeSkeleton(scene, settings, progress)) {
            findings.skeleton = *place; // else canceled
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
    report.leaks = solved.volume.plan.places;
}

void addVolumeNotices(const Scene& scene, const VolumeReportInput& solved, const SkinWeights& welded,
                      BindReport& report) {
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
