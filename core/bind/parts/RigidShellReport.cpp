#include "core/bind/parts/RigidShells.h"

#include <algorithm>

namespace sinew {
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
                {part, number, shellName(partName(scene, part), number), group->joint, group->share});
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
