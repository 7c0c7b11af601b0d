#include "app/cli/avatar/AvatarCommand.h"

#include "app/avatar/SpringTrial.h"
#include "app/cli/InputOutput.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/recipe/AvatarFile.h"
#include "app/rig/RigFiles.h"
#include "app/rig/RigWords.h"
#include "app/text/FormatLabels.h"
#include "core/avatar/BakeSprings.h"
#include "core/avatar/Constraints.h"
#include "core/avatar/FitColliders.h"
#include "core/avatar/SpringChecks.h"
#include "core/io/export/OutputSet.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "core/rig/FitTemplate.h"
#include "core/skeleton/HumanPose.h"
#include "core/solve/Bind.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sinew {
namespace {

constexpr const char* kKeepPose = "keep";

/// What of the rest pose's words is a file.
std::string restFileOf(const AvatarOptions& options) {
    return options.rest.pose == kKeepPose ? std::string() : restPoseFile(options.rest);
}

std::vector<std::string> avatarInputs(const AvatarOptions& options) {
    return {options.input, options.avatar, restFileOf(options)};
}

std::vector<std::string> avatarTargets(const AvatarOptions& options) {
    return {options.output, options.report, options.writeAvatar};
}

/// Before anything is read.
Expected<void> checkAvatarTargets(const AvatarOptions& options) {
    std::vector<std::string> extensions;
    for (const FormatLabel& format : savedFormats()) {
        for (const QString& extension : format.extensions) {
            extensions.push_back(extension.toStdString());
        }
    }
    SINEW_CHECK(checkTarget(options.output, extensions));
    for (const std::string& file : {options.report, options.writeAvatar}) {
        if (!file.empty() && file != kStandardOutput) {
            SINEW_CHECK(checkTarget(file));
        }
    }
    if (rigShape(options.rig) == nullptr) {
        return fail(ErrorCode::RigTemplateUnknown, {options.rig, rigShapeNames()});
    }
    return options.common.force ? Expected<void>()
                                : checkNoInput(avatarTargets(options), avatarInputs(options));
}

/// Fits a template, with chains of joints in clothes and hair that hang freely.
Expected<void> rigAvatar(AvatarRun& run, Progress& progress) {
    if (!run.scene.skeleton.empty()) {
        return {};
    }
    const RigShapeKey& shape = *rigShape(run.options.rig);
    RigRequest request;
    request.kind = shape.kind;
    request.anyBody = run.options.common.force;
    RigTemplateSettings settings;
    settings.kind = shape.kind;
    settings.naming = RigNaming::Vrm;
    settings.fingers = shape.plain ? 0 : settings.fingers;
    settings.toes = !shape.plain;
    request.counts = countsOf(settings);
    auto fit = fitRig(run.scene, request, progress);
    if (!fit) {
        return fail(withOpaquePicture(fit.error(), run.notices, run.options.input));
    }
    FittedSkeleton fitted = layTemplate(settings, *fit);
    if (auto doubt = doubtOf(fitted.joints, run.scene.sourceFile, run.options.rig)) {
        run.notices.push_back(std::move(*doubt));
    }
    if (run.options.springs == AvatarChoice::Auto) {
        for (const ChainStroke& stroke : garmentStrokes(run.scene, fitted.skeleton)) {
            // What a stroke misses after all hangs with the body, as if it had not been found.
            if (addChain(stroke, run.options.input, run.scene, *fit->volume, fitted)) {
                run.garments.push_back(stroke.name);
            }
        }
    }
    run.scene.skeleton = std::move(fitted.skeleton);
    run.riggedJoints = run.scene.skeleton.size();
    return {};
}

Expected<void> bindAvatar(AvatarRun& run, Progress& progress) {
    const auto bound = [](const Part& part) { return part.weights != nullptr; };
    if (std::ranges::any_of(run.scene.parts, bound)) {
        return {};
    }
    BindSettings settings;
    settings.maxInfluences = run.options.maxInfluences;
    SINEW_TRY(BindResult result, bind(run.scene, settings, progress));
    for (std::size_t part = 0; part < run.scene.parts.size(); ++part) {
        run.scene.parts[part].weights = result.weights[part];
    }
    append(run.notices, result.report.notices);
    run.bound = true;
    return {};
}

/// Whether a human stands otherwise than in a T-pose that looks along +Z, or along -Z (`back`).
bool isOutOfTPose(const Skeleton& skeleton, std::span<const BoneJoint> bones, bool back) {
    const HumanoidMap map = findHumanoid(skeleton, bones);
    for (const HumanoidBone& bone : humanoidBoneTable()) {
        if (bone.required && humanJoint(map, bone.name) == kNone) {
            return false; // that is for the VRM's own error to say
        }
    }
    const TPoseMisfit misfit = tPoseMisfit(skeleton, map, kTPoseTolerance);
    constexpr double kHalfTurn = 180.0; // degrees
    return misfit.bones > 0 || (back ? kHalfTurn - misfit.facing : misfit.facing) > kFacingTolerance;
}

/// Whether the output is the VRM that was read, whose author chose how it stands; that of a VRM 0.x looks
/// along -Z.
bool staysItsVrm(const AvatarOptions& options) {
    return hasEnding(options.input, ".vrm") && !options.rebuild && !options.bakeSprings;
}

Expected<void> poseAvatar(AvatarRun& run, Progress& progress) {
    RestPoseOptions rest = run.options.rest;
    rest.back = staysOldVrm(run.options.vrm, run.scene, std::array{run.options.output});
    const std::vector<BoneJoint> bones = vrmSettings(run.options.vrm, run.scene).bones;
    if (rest.pose == kKeepPose) {
        return {};
    }
    const bool asks = !rest.pose.empty();
    if (!asks) {
        if (!hasEnding(run.options.output, ".vrm") || staysItsVrm(run.options) ||
            !isOutOfTPose(run.scene.skeleton, bones, rest.back)) {
            return {};
        }
        rest.pose = nameOf(kHumanPoseNames, HumanPose::T);
        rest.front = true;
        rest.ground = true;
    }
    ImportedScene character{std::move(run.scene), std::move(run.notices)};
    const Expected<void> taken = takeRestPose(rest, character, progress);
    run.scene = std::move(character.scene);
    run.notices = std::move(character.notices);
    run.restPose = taken.has_value();
    return taken || (!asks && taken.error().code == ErrorCode::RestPoseSame) ? Expected<void>() : taken;
}

/// Springs as the options want them, in the place of those that the avatar has.
void springAvatar(AvatarRun& run, std::span<const BoneJoint> bones, Springs& springs) {
    const AvatarOptions& options = run.options;
    if (options.springs == AvatarChoice::None) {
        springs.chains.clear();
    }
    if (options.colliders == AvatarChoice::None) {
        while (!springs.groups.empty()) {
            eraseGroup(springs, springs.groups.size() - 1);
        }
        springs.colliders.clear();
    }
    const bool chains = options.springs == AvatarChoice::Auto && springs.chains.empty();
    const bool colliders = options.colliders == AvatarChoice::Auto && springs.colliders.empty();
    if (chains && colliders) {
        SpringProposal proposal = proposedSprings(run.scene, bones);
        run.found = std::move(proposal.found);
        springs = std::move(proposal.springs);
        run.fittedColliders = springs.colliders.size();
    } else if (chains) {
        run.found = findChains(run.scene, bones);
        springs.chains = proposedChains(run.scene, run.found);
        assignGroups(run.found, springs);
    } else if (colliders && !springs.chains.empty()) {
        run.fittedColliders = addFittedColliders(run.scene, bones, springs);
    }
}

Expected<void> trySprings(AvatarRun& run, const Avatar& avatar, std::span<const BoneJoint> bones,
                          Progress& progress) {
    if (avatar.springs.chains.empty()) {
        return {};
    }
    const ConstraintRig constraints(run.scene.skeleton, avatar.constraints);
    const CompletePose complete = [&](const Pose& pose) { return constraints.posed(pose); };
    if (const auto clip = trialClip(run.scene, bones); clip && !avatar.springs.colliders.empty()) {
        SINEW_TRY(run.crossings, countCrossings(run.scene, *clip, avatar.springs, complete, progress));
        run.crossingsClip = clip->name;
    }
    if (run.options.bakeSprings) {
        SINEW_CHECK(bakeSprings(run.scene, avatar.springs, complete, progress));
        run.baked = !run.scene.clips.empty();
    }
    return {};
}

/// The avatar of the file of --avatar, or of the scene. A VRM that was read is of its own version, and has a
/// licence where that file says none.
Expected<Avatar> startAvatar(const AvatarRun& run, const std::optional<NamedAvatar>& named) {
    const Avatar& own = avatarOf(run.scene.avatar);
    if (!named) {
        return own;
    }
    SINEW_TRY(Avatar avatar, avatarFor(*named, run.scene));
    if (own.meta) {
        avatar.meta = avatar.meta.value_or(*own.meta);
        avatar.meta->spec = own.meta->spec;
    }
    return avatar;
}

Expected<void> makeAvatar(AvatarRun& run, const std::optional<NamedAvatar>& named, Progress& progress) {
    SINEW_TRY(Avatar avatar, startAvatar(run, named));
    const std::vector<BoneJoint> bones = vrmSettings(run.options.vrm, run.scene).bones;
    springAvatar(run, bones, avatar.springs);
    SINEW_TRY(const Notices told, takeFaceOptions(run.options.face, {}, bones, run.scene, avatar));
    append(run.notices, told);
    SINEW_CHECK(validateSprings(run.scene.skeleton, avatar.springs));
    SINEW_CHECK(trySprings(run, avatar, bones, progress));
    run.scene.avatar = sharedAvatar(std::move(avatar));
    takeVrmOptions(run.options.vrm, run.scene);
    return {};
}

ExportSettings avatarExport(const AvatarRun& run, const std::vector<std::string>& sources) {
    ExportSettings settings;
    settings.replaceSideFiles = run.options.common.force;
    settings.maxInfluences = static_cast<std::size_t>(run.options.maxInfluences);
    settings.packed = run.options.packed;
    settings.rebuild = run.options.rebuild || run.baked; // files that are kept keep their animations
    settings.vrm = vrmSettings(run.options.vrm, run.scene);
    settings.sources.assign(sources.begin(), sources.end());
    return settings;
}

/// All files take their places together.
Expected<std::string> writeAvatarFiles(AvatarRun& run, const std::string& sha256, Progress& progress) {
    const AvatarOptions& options = run.options;
    const std::vector<std::string> sources = filesBehind(run.scene, avatarInputs(options));
    const ExportSettings settings = avatarExport(run, sources);
    if (!options.common.force) {
        SINEW_CHECK(checkNoInput(avatarTargets(options), sources));
    }
    SINEW_CHECK(checkNoClash(avatarTargets(options), {options.output}, run.scene, settings));
    OutputSet outputs;
    SINEW_TRY(SavedOutput saved, saveOutput(run.scene, sha256, options.output, settings, outputs, progress));
    if (saved.kept) {
        dropLosses(run.notices);
    }
    append(run.notices, saved.notices);
    run.outputs = std::move(saved.files);
    std::string printed;
    const NamedAvatar named = namedAvatar(avatarOf(run.scene.avatar), run.scene);
    const auto write = [&](const std::string& file, const auto& text) -> Expected<void> {
        if (file == kStandardOutput) {
            printed = text();
        } else if (!file.empty()) {
            SINEW_CHECK(outputs.add(file, text()));
            run.outputs.push_back(writtenFile(file, outputs));
        }
        return {};
    };
    SINEW_CHECK(write(options.writeAvatar, [&] { return avatarFileText(named); }));
    SINEW_CHECK(write(options.report, [&] { return avatarReport(run); }));
    SINEW_CHECK(outputs.place(progress));
    return printed;
}

} // namespace

Expected<Printout> runAvatar(const AvatarOptions& options, Progress& progress) {
    SINEW_CHECK(checkAvatarTargets(options));
    std::optional<NamedAvatar> named;
    if (!options.avatar.empty()) {
        SINEW_TRY(named, readAvatarFile(options.avatar));
    }
    const std::string sha256 = fileSha256(options.input).value_or(std::string());
    SINEW_TRY(ImportedScene imported, readInput(options.input, {}, options.common.read, progress));
    AvatarRun run{options, std::move(imported.scene), std::move(imported.notices)};
    SINEW_CHECK(rigAvatar(run, progress));
    SINEW_CHECK(bindAvatar(run, progress));
    SINEW_CHECK(poseAvatar(run, progress));
    SINEW_CHECK(makeAvatar(run, named, progress));
    SINEW_TRY(std::string printed, writeAvatarFiles(run, sha256, progress));
    Printout printout{std::move(printed), {}, issuesOf(run.notices), run.scene.metersPerUnit};
    printout.summary = printout.result.empty() ? avatarSummary(run) + lossLines(run.notices) : std::string();
    return printout;
}

} // namespace sinew
