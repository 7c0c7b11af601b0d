#include "app/cli/RestPoseOptions.h"

#include "app/pose/PoseFile.h"
#include "app/report/BindReportJson.h"
#include "app/rest/RestPose.h"
#include "core/avatar/FollowAvatar.h"

#include <CLI/Error.hpp>

#include <array>
#include <memory>
#include <utility>

namespace sinew {

void addRestPoseOptions(CLI::App& command, RestPoseOptions& options, const std::string& usual) {
    const char* group = "Rest pose";
    command
        .add_option("--rest-pose", options.pose,
                    "Pose that becomes the rest pose: t-pose, a-pose or a file (default: " + usual + ")")
        ->option_text("POSE")
        ->group(group);
    command
        .add_flag("--front", options.front,
                  "Turn the character to look along +Z, or along -Z in a VRM 0.x that stays one (default: it "
                  "stays)")
        ->group(group);
    command.add_flag("--ground", options.ground, "Put its lowest vertex at height 0 (default: it stays)")
        ->group(group);
    addDeformOptions(command, options.deform, "--deformer",
                     "Skinning method that carries the skin into the rest pose (default lbs)");
}

void checkRestPoseOptions(const RestPoseOptions& options, const CLI::App& command) {
    for (const char* option : {"--front", "--ground", "--deformer"}) {
        if (options.pose.empty() && command.count(option) > 0) {
            throw CLI::RequiredError(std::string("--rest-pose, for ") + option);
        }
    }
    refuseIdleDeform(options.deform, "--deformer");
}

std::optional<HumanPose> namedRest(const RestPoseOptions& options) {
    return valueOf(kHumanPoseNames, options.pose);
}

std::string restPoseFile(const RestPoseOptions& options) {
    return namedRest(options) ? std::string() : options.pose;
}

Expected<void> takeRestPose(const RestPoseOptions& options, ImportedScene& character, Progress& progress) {
    if (options.pose.empty()) {
        return {};
    }
    Pose pose = Pose::bindPose(character.scene.skeleton);
    if (const std::string file = restPoseFile(options); !file.empty()) {
        SINEW_TRY(pose, readPose(file, character.scene.skeleton));
    }
    SINEW_TRY(DeformSettings deform, deformSettings(options.deform, character.scene.skeleton));
    const BakeSource source{std::make_shared<const Scene>(character.scene), {}, std::move(deform), {}};
    const std::optional<VrmSettings>& meta = avatarOf(character.scene.avatar).meta;
    const RestPoseChoice choice{namedRest(options), meta ? meta->bones : std::vector<BoneJoint>(),
                                options.front, options.ground, options.back};
    SINEW_TRY(const RestPoseResult rest, restPoseOf(source, pose, choice, progress));
    SINEW_TRY(character.scene, withFollowedEdits(std::move(character.scene), std::array{rest.edit}));
    append(character.notices, rest.notices);
    return {};
}

} // namespace sinew
