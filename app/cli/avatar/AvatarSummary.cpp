#include "app/cli/InputOutput.h"
#include "app/cli/avatar/AvatarCommand.h"
#include "app/text/Numbers.h"
#include "core/avatar/Avatar.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace sinew {
namespace {

constexpr int kAvatarReportVersion = 1;

using ReportJson = nlohmann::ordered_json;

/// The kind of a chain that was proposed; null: it is the file's own.
ReportJson kindJson(const AvatarRun& run, std::size_t chain) {
    return chain < run.found.size() ? ReportJson(nameOf(kSpringKindNames, run.found[chain].kind))
                                    : ReportJson();
}

ReportJson chainsJson(const AvatarRun& run, const Springs& springs) {
    ReportJson chains = ReportJson::array();
    for (std::size_t c = 0; c < springs.chains.size(); ++c) {
        const SpringChain& chain = springs.chains[c];
        ReportJson joints = ReportJson::array();
        for (const SpringJoint& joint : chain.joints) {
            joints.push_back(joint.joint);
        }
        ReportJson groups = ReportJson::array();
        for (const std::size_t group : chain.groups) {
            groups.push_back(springs.groups[group].name);
        }
        chains.push_back(
            {{"name", chain.name}, {"kind", kindJson(run, c)}, {"joints", joints}, {"groups", groups}});
    }
    return chains;
}

ReportJson collidersJson(const AvatarRun& run, const Springs& springs) {
    ReportJson colliders = ReportJson::array();
    for (const SpringCollider& collider : springs.colliders) {
        colliders.push_back({{"name", collider.name},
                             {"joint", collider.joint},
                             {"shape", nameOf(kColliderShapeNames, collider.shape)},
                             {"radius", collider.radius * run.scene.metersPerUnit}});
    }
    return colliders;
}

ReportJson crossingsJson(const AvatarRun& run) {
    if (run.crossingsClip.empty()) {
        return {};
    }
    return {
        {"clip", run.crossingsClip},          {"steps", run.crossings.steps},
        {"vertices", run.crossings.vertices}, {"still", run.crossings.still},
        {"swung", run.crossings.swung},       {"deepest", run.crossings.deepest * run.scene.metersPerUnit}};
}

/// "Chains: 8 skirt, 2 hair-soft".
std::string chainLine(const AvatarRun& run, const Springs& springs) {
    if (springs.chains.empty()) {
        return run.options.springs == AvatarChoice::Auto
                   ? "No chains found: nothing hangs below the bones that could swing\n"
                   : std::string();
    }
    std::map<SpringKind, std::size_t> counts;
    for (const FoundChain& chain : run.found) {
        ++counts[chain.kind];
    }
    std::string kinds;
    for (const auto& [kind, count] : counts) {
        kinds += (kinds.empty() ? ": " : ", ") + std::to_string(count) + " " + nameOf(kSpringKindNames, kind);
    }
    return (run.found.empty() ? "Kept " : "Proposed ") + countText(springs.chains.size(), "chain", "chains") +
           kinds + "\n";
}

std::string colliderLine(const AvatarRun& run, const Springs& springs) {
    if (springs.colliders.empty()) {
        return {};
    }
    return (run.fittedColliders > 0 ? "Fitted " : "Kept ") +
           countText(springs.colliders.size(), "collider", "colliders") + "\n";
}

std::string crossingLine(const AvatarRun& run) {
    if (run.crossingsClip.empty() || run.crossings.vertices == 0) {
        return {};
    }
    const auto mean = [&](std::size_t count) {
        return static_cast<double>(count) / static_cast<double>(run.crossings.steps);
    };
    const auto rounded = [](double value) { return exactText(std::round(10.0 * value) / 10.0); };
    return "In the animation " + run.crossingsClip + " " + rounded(mean(run.crossings.swung)) + " of " +
           countText(run.crossings.vertices, "vertex", "vertices") +
           " of chains are inside of colliders in a mean step; without springs " +
           rounded(mean(run.crossings.still)) + "\n";
}

std::string expressionLine(const Avatar& avatar) {
    std::string names;
    for (const Expression& expression : avatar.expressions) {
        names += (names.empty() ? "" : ", ") + expression.name;
    }
    return names.empty()
               ? names
               : countText(avatar.expressions.size(), "expression", "expressions") + ": " + names + "\n";
}

} // namespace

std::string avatarReport(const AvatarRun& run) {
    const Avatar& avatar = avatarOf(run.scene.avatar);
    ReportJson expressions = ReportJson::array();
    for (const Expression& expression : avatar.expressions) {
        expressions.push_back(expression.name);
    }
    ReportJson notices = ReportJson::array();
    for (const Notice& notice : run.notices) {
        notices.push_back(noticeJson(notice, run.scene.metersPerUnit));
    }
    ReportJson outputs = ReportJson::array();
    for (const WrittenFile& output : run.outputs) {
        outputs.push_back({{"file", output.file}, {"bytes", output.bytes}});
    }
    return jsonText(ReportJson{{"sinewAvatarReport", kAvatarReportVersion},
                               {"version", SINEW_VERSION},
                               {"file", run.options.input},
                               {"rigged", run.riggedJoints},
                               {"garments", run.garments},
                               {"bound", run.bound},
                               {"restPose", run.restPose},
                               {"chains", chainsJson(run, avatar.springs)},
                               {"colliders", collidersJson(run, avatar.springs)},
                               {"expressions", expressions},
                               {"constraints", avatar.constraints.size()},
                               {"crossings", crossingsJson(run)},
                               {"baked", run.baked},
                               {"notices", notices},
                               {"outputs", outputs}});
}

std::string avatarSummary(const AvatarRun& run) {
    const Avatar& avatar = avatarOf(run.scene.avatar);
    std::string text;
    if (run.riggedJoints > 0) {
        text += "Fitted " + countText(run.riggedJoints, "joint", "joints") + " to " + run.options.input;
        for (std::size_t i = 0; i < run.garments.size(); ++i) {
            text += (i == 0 ? ", with chains for: " : ", ") + run.garments[i];
        }
        text += "\n";
    }
    text += run.bound ? "Bound the skin\n" : "";
    text += run.restPose ? "Made another pose the rest pose\n" : "";
    text += chainLine(run, avatar.springs) + colliderLine(run, avatar.springs) + crossingLine(run) +
            expressionLine(avatar);
    text += avatar.constraints.empty()
                ? ""
                : countText(avatar.constraints.size(), "constraint", "constraints") + "\n";
    text += run.baked
                ? "Baked springs into " + countText(run.scene.clips.size(), "animation", "animations") + "\n"
                : "";
    text += run.options.bakeSprings && !run.baked ? "No animation to bake springs into\n" : "";
    const Issues issues = issuesOf(run.notices);
    return text + outputLines(run.outputs, "skin, skeleton and avatar") +
           noteLines(notesAmong(issues), run.scene.metersPerUnit);
}

} // namespace sinew
