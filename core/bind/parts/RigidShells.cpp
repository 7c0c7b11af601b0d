#include "core/bind/parts/RigidShells.h"

#include "core/bind/RegionPlan.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

/// Welded vertices whose weights a part's rule or a region decides: what holds one stays as solved.
std::vector<bool> decidedByUser(const BindInput& input, const WeightingSettings& settings) {
    const BindProblem& problem = input.problem;
    std::vector<bool> decided(problem.vertices.size(), false);
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        const auto weldedVertices = problem.surface.weldedVertices(n);
        for (std::uint32_t p = 0; p < weldedVertices.size(); ++p) {
            if (problem.plan.isRuledSmooth(problem.parts[n], p)) {
                decided[weldedVertices[p]] = true;
            }
        }
    }
    if (!settings.regions.empty()) {
        const RegionPlan plan = planRegions(input, settings);
        for (std::size_t i = 0; i < plan.vertices.size(); ++i) {
            if (!plan.fractionsOf(i).empty()) {
                decided[plan.vertices[i]] = true;
            }
        }
    }
    return decided;
}

/// #G the solved part of every vertex that a triangle uses; kNone for those of parts that share a vertex with
/// another part.
std::vector<std::int32_t> separateParts(const BindProblem& problem, const SurfaceShells& shells) {
    std::vector<std::int32_t> partOf(problem.vertices.size(), kNone);
    std::vector<bool> separate(problem.parts.size(), true);
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        const auto weldedVertices = problem.surface.weldedVertices(n);
        for (std::uint32_t p = 0; p < weldedVertices.size(); ++p) {
            const std::uint32_t vertex = weldedVertices[p];
            if (shells.ofVertex[vertex] == SurfaceShells::kNone ||
                problem.plan.isExcluded(problem.parts[n], p)) {
                continue;
            }
            if (partOf[vertex] == kNone) {
                partOf[vertex] = static_cast<std::int32_t>(n);
            } else if (const auto first = static_cast<std::size_t>(partOf[vertex]); first != n) {
                separate[first] = false;
                separate[n] = false;
            }
        }
    }
    for (std::int32_t& part : partOf) {
        part = part != kNone && separate[static_cast<std::size_t>(part)] ? part : kNone;
    }
    return partOf;
}

/// The members of each group, ascending. `groupOf` below `count`, or kNone.
NumberLists membersOf(std::span<const std::int32_t> groupOf, std::size_t count) {
    NumberLists members;
    members.offsets.assign(count + 1, 0);
    for (const std::int32_t group : groupOf) {
        if (group != kNone) {
            ++members.offsets[static_cast<std::size_t>(group) + 1];
        }
    }
    std::partial_sum(members.offsets.begin(), members.offsets.end(), members.offsets.begin());
    members.numbers.resize(members.offsets.back());
    std::vector<std::uint32_t> next(members.offsets.begin(), members.offsets.end() - 1);
    for (std::uint32_t vertex = 0; vertex < groupOf.size(); ++vertex) {
        if (groupOf[vertex] != kNone) {
            members.numbers[next[static_cast<std::size_t>(groupOf[vertex])]++] = vertex;
        }
    }
    return members;
}

/// Beyond the last joint that may have weight.
std::size_t jointLimit(const BindInput& input) {
    const std::vector<std::int32_t> joints = input.bearingJoints();
    return joints.empty() ? 0 : static_cast<std::size_t>(joints.back()) + 1;
}

/// Asks groups of vertices whether they move nearly as one.
class RigidFinder {
public:
    RigidFinder(const BindInput& input, const BindSurface& surface, const SkinWeights& welded,
                std::span<const std::int32_t> shellOf, const WeightingSettings& settings)
        : m_areas(surface.diffusion.areas())
        , m_shellOf(shellOf)
        , m_lying(surface.lying)
        , m_welded(welded)
        , m_decided(decidedByUser(input, settings))
        , m_all(std::accumulate(m_areas.begin(), m_areas.end(), 0.0))
        , m_above(jointLimit(input), kNone) {
        for (const Bone& source : input.sources.joints) {
            m_above[static_cast<std::size_t>(source.joint)] = source.above;
        }
        m_found.groupOf.assign(welded.vertexCount(), kNone);
    }

    /// Of vertices that are in no group yet.
    void ask(std::vector<std::int32_t> groupOf, std::size_t count, bool parts) {
        for (std::size_t vertex = 0; vertex < groupOf.size(); ++vertex) {
            groupOf[vertex] = m_found.groupOf[vertex] == kNone ? groupOf[vertex] : kNone;
        }
        const NumberLists members = membersOf(groupOf, count);
        for (std::size_t g = 0; g < count; ++g) {
            const bool assembled = parts && isAssembled(members[g]);
            std::optional<RigidGroup> group = judge(members[g], assembled ? 0.0 : kRigidGroupFraction);
            if (group) {
                group->wholePart = parts;
                for (const std::uint32_t vertex : members[g]) {
                    m_found.groupOf[vertex] = static_cast<std::int32_t>(m_found.groups.size());
                }
                m_found.groups.push_back(*group);
            }
        }
    }

    RigidShells finish() { return m_found.groups.empty() ? RigidShells() : std::move(m_found); }

private:
    /// Whether it is three shells or more, none of which has half of the area.
    bool isAssembled(std::span<const std::uint32_t> vertices) const {
        std::map<std::int32_t, double> areas;
        double all = 0.0;
        for (const std::uint32_t vertex : vertices) {
            areas[m_shellOf[vertex]] += m_areas[vertex];
            all += m_areas[vertex];
        }
        return areas.size() > 2 &&
               std::ranges::all_of(areas, [all](const auto& shell) { return shell.second < 0.5 * all; });
    }

    /// `min`: what a group that is no cloth needs of its middle joint.
    std::optional<RigidGroup> judge(std::span<const std::uint32_t> vertices, double min) const {
        if (std::ranges::any_of(vertices, [this](std::uint32_t vertex) { return m_decided[vertex]; })) {
            return std::nullopt;
        }
        double area = 0.0;
        double lying = 0.0;
        for (const std::uint32_t vertex : vertices) {
            area += m_areas[vertex];
            lying += m_lying[vertex] ? m_areas[vertex] : 0.0;
        }
        if (!(area > 0.0) || area > kNearlyAll * m_all) {
            return std::nullopt;
        }
        const auto [joint, weight] = middleJoint(vertices);
        const double fraction = lying > kLyingArea * area ? kRigidClothFraction : min;
        if (joint == kNone || weight < fraction * area ||
            bendingArea(vertices, joint) > kBendingArea * area) {
            return std::nullopt;
        }
        return RigidGroup{joint, weight / area, false};
    }

    /// The last joint down the skeleton that has half of the weight with all below it, and its own weight
    /// times the area around each vertex, summed; else the strongest.
    std::pair<std::int32_t, double> middleJoint(std::span<const std::uint32_t> vertices) const {
        struct Weight {
            double own = 0.0;
            double withBelow = 0.0;
        };
        std::map<std::int32_t, Weight, std::greater<>> weights; // joints stand after those above them
        double all = 0.0;
        for (const std::uint32_t vertex : vertices) {
            for (const Influence& influence : m_welded.at(vertex)) {
                const double weight = m_areas[vertex] * static_cast<double>(influence.weight);
                weights[influence.joint].own += weight;
                weights[influence.joint].withBelow += weight;
                all += weight;
            }
        }
        for (const auto& [joint, weight] : weights) {
            if (weight.withBelow >= 0.5 * all) {
                return {joint, weight.own};
            }
            if (const std::int32_t above = m_above[static_cast<std::size_t>(joint)]; above != kNone) {
                weights[above].withBelow += weight.withBelow;
            }
        }
        std::pair<std::int32_t, double> strongest{kNone, 0.0};
        for (const auto& [joint, weight] : weights) {
            if (weight.own > strongest.second) {
                strongest = {joint, weight.own};
            }
        }
        return strongest;
    }

    /// The area around vertices that nearly follow another joint.
    double bendingArea(std::span<const std::uint32_t> vertices, std::int32_t joint) const {
        double area = 0.0;
        for (const std::uint32_t vertex : vertices) {
            const bool bends = std::ranges::any_of(m_welded.at(vertex), [joint](const Influence& influence) {
                return influence.joint != joint && influence.weight > kBendingWeight;
            });
            area += bends ? m_areas[vertex] : 0.0;
        }
        return area;
    }

    std::span<const double> m_areas;
    std::span<const std::int32_t> m_shellOf; ///< #G, kNone where no triangle is
    const std::vector<bool>& m_lying;        ///< BindSurface::lying
    const SkinWeights& m_welded;
    std::vector<bool> m_decided;       ///< #G
    double m_all;                      ///< the whole area
    std::vector<std::int32_t> m_above; ///< by joint: Bone::above
    RigidShells m_found;
};

} // namespace

std::optional<RigidGroup> RigidShells::at(std::uint32_t weldedVertex) const {
    const std::int32_t group = groupOf.empty() ? kNone : groupOf[weldedVertex];
    return group == kNone ? std::nullopt : std::optional(groups[static_cast<std::size_t>(group)]);
}

RigidShells findRigidShells(const BindInput& input, const BindSurface& surface, const SkinWeights& welded,
                            const WeightingSettings& settings) {
    if (!settings.rigidShells) {
        return {};
    }
    const BindProblem& problem = input.problem;
    const SurfaceShells shells = surfaceShells(problem.vertices.size(), problem.triangles);
    if (shells.count < 2) {
        return {}; // all there is, also where it has several parts
    }
    std::vector<std::int32_t> shellOf(problem.vertices.size(), kNone);
    for (std::size_t vertex = 0; vertex < shellOf.size(); ++vertex) {
        if (shells.ofVertex[vertex] != SurfaceShells::kNone) {
            shellOf[vertex] = static_cast<std::int32_t>(shells.ofVertex[vertex]);
        }
    }
    RigidFinder finder(input, surface, welded, shellOf, settings);
    finder.ask(separateParts(problem, shells), problem.parts.size(), true);
    finder.ask(shellOf, shells.count, false);
    return finder.finish();
}

SkinWeights makeRigid(const SkinWeights& welded, const RigidShells& rigid) {
    if (rigid.groups.empty()) {
        return welded;
    }
    SkinWeightsBuilder builder;
    builder.reserve(welded.vertexCount(), 2 * welded.vertexCount());
    for (std::uint32_t vertex = 0; vertex < welded.vertexCount(); ++vertex) {
        const std::optional<RigidGroup> group = rigid.at(vertex);
        const Influence whole{group ? group->joint : kNone, 1.0F};
        builder.addSame(group ? std::span(&whole, 1) : welded.at(vertex));
    }
    return builder.finish();
}

namespace {

constexpr std::size_t kRigidNamesTold = 12;

/// The rigid groups of one solved part, by its own shells.
void addShellsOf(const Scene& scene, const BindProblem& problem, std::size_t n, const RigidShells& rigid,
                 std::vector<RigidShell>& found) {
    const std::size_t part = problem.parts[n];
    const auto weldedVertices = problem.surface.weldedVertices(n);
    const bool any = std::ranges::any_of(weldedVertices,
                                         [&](std::uint32_t vertex) { return rigid.at(vertex).has_value(); });
    if (!any) {
        return;
    }
    const SurfaceShells shells = surfaceShells(*scene.parts[part].mesh);
    std::vector<bool> seen(shells.count, false);
    for (std::uint32_t p = 0; p < weldedVertices.size(); ++p) {
        const std::uint32_t shell = shells.ofVertex[p];
        if (shell == SurfaceShells::kNone || seen[shell] || problem.plan.isExcluded(part, p)) {
            continue;
        }
        seen[shell] = true; // a shell is in one group with all its vertices
        const std::optional<RigidGroup> group = rigid.at(weldedVertices[p]);
        if (group) {
            const bool whole = group->wholePart || shells.count == 1;
            const int number = whole ? 0 : static_cast<int>(shell) + 1;
            found.push_back(
                {part, number, shellName(partName(scene, part), number), group->joint, group->meanWeight});
            if (whole) {
                return;
            }
        }
    }
}

/// "Hat (Head), Coat#3 (Spine)".
std::string namesOfRigid(const Scene& scene, const std::vector<RigidShell>& shells) {
    std::string names;
    for (std::size_t i = 0; i < shells.size(); ++i) {
        if (i == kRigidNamesTold) {
            return names + ", ...";
        }
        names += i == 0 ? "" : ", ";
        names += shells[i].name + " (" +
                 scene.skeleton.joints[static_cast<std::size_t>(shells[i].joint)].name + ")";
    }
    return names;
}

} // namespace

void reportRigidShells(const Scene& scene, const BindInput& input, const RigidShells& rigid,
                       BindReport& report) {
    for (std::size_t n = 0; n < input.problem.parts.size(); ++n) {
        addShellsOf(scene, input.problem, n, rigid, report.rigidShells);
    }
    std::ranges::sort(report.rigidShells, {},
                      [](const RigidShell& shell) { return std::pair(shell.part, shell.shell); });
    if (!report.rigidShells.empty()) {
        report.notices.push_back({NoticeCode::PartsMadeRigid,
                                  scene.sourceFile,
                                  report.rigidShells.size(),
                                  {namesOfRigid(scene, report.rigidShells)}});
    }
}

} // namespace sinew
