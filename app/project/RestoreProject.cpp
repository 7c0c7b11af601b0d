#include "app/project/RestoreProject.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/FollowSkeleton.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/files/ReadFile.h"
#include "app/text/Texts.h"
#include "core/bind/settings/PartPlan.h"
#include "core/io/ImportScene.h"
#include "core/scene/DrivenClips.h"
#include "core/scene/Scene.h"
#include "core/scene/Shapes.h"
#include "core/scene/SmoothParts.h"

#include <algorithm>
#include <set>
#include <string>
#include <system_error>
#include <vector>

namespace sinew {
namespace {

/// Takes the rules out of `rules` whose part, shell or joint the scene does not have, so that the others
/// still hold. Returns what these are called. O(#P #rules).
std::vector<std::string> dropUnfittingRules(const Scene& scene, std::vector<PartRule>& rules) {
    std::vector<std::string> lost;
    std::erase_if(rules, [&](const PartRule& rule) {
        const auto plan = planParts(scene, {&rule, 1});
        const bool unfit = !plan && (plan.error().code == ErrorCode::RulePartUnknown ||
                                     plan.error().code == ErrorCode::RuleJointUnknown);
        if (unfit) {
            lost.push_back(ruleName(rule));
        }
        return unfit;
    });
    return lost;
}

namespace fs = std::filesystem;

void addNotice(DocumentState& state, Notice notice) {
    Notices notices = *state.importNotices;
    notices.push_back(std::move(notice));
    state.importNotices = std::make_shared<const Notices>(std::move(notices));
}

/// solveState; a mesh that does not lie in the volume of the one before is bound in its own.
Expected<std::shared_ptr<const BindState>> solveRestored(DocumentState& state, const BindSettings& settings,
                                                         Progress& progress) {
    auto field = solveState(state, settings, progress);
    if (!field && state.volume && field.error().code == ErrorCode::ReusePartOutside) {
        const std::vector<std::string>& arguments = field.error().arguments;
        addNotice(state, {NoticeCode::VolumeMeshOutside, arguments[0], std::stoul(arguments[1]), {}});
        state.volume.reset();
        field = solveState(state, settings, progress);
    }
    return field;
}

Expected<void> bindAnew(RestoredProject& restored, const ProjectFile& project, Progress& progress) {
    DocumentState& state = restored.state;
    auto field = solveRestored(state, project.bound->settings, progress);
    if (!field) {
        return fail(field.error());
    }
    progress.report(Stage::Weights, 0.0);
    BindResult result = weighBind(*state.scene, **field, state.settings, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    state.field = std::move(*field);
    state.report = std::make_shared<const BindReport>(std::move(result.report));
    state.solved = state.weights = std::make_shared<const PartWeights>(std::move(result.weights));
    // Without a sum they were of a bind before an edit of the skeleton.
    restored.weightsDiffer =
        !project.bound->weightsSha256.empty() && weightsSha256(*state.solved) != project.bound->weightsSha256;
    if (restored.weightsDiffer) {
        addNotice(state, {NoticeCode::RebindDiffers, project.file.string(), 1, {}});
    }
    return {};
}

/// The mesh in whose volume the project's character is bound, where it is still there as it was.
void findVolume(DocumentState& state, const ProjectFile& project, Progress& progress) {
    if (!project.volume || state.volume) {
        return;
    }
    Expected<VolumeMesh> mesh = readVolumeMesh(*project.volume, project, progress);
    if (!mesh) {
        addNotice(state,
                  {NoticeCode::VolumeMeshMissing, project.file.string(), 0, {project.volume->absolute}});
        return;
    }
    state.volume = std::make_shared<const VolumeMesh>(std::move(*mesh));
}

/// Rules that the changed files do not fit would keep the whole character from being bound.
void dropRules(DocumentState& state, std::optional<BoundRecord>& bound, const fs::path& project) {
    const std::vector<std::string> lost = dropUnfittingRules(*state.scene, state.settings.parts);
    if (bound) {
        dropUnfittingRules(*state.scene, bound->settings.parts);
    }
    if (!lost.empty()) {
        std::string names;
        for (const std::string& name : lost) {
            names += (names.empty() ? "" : ", ") + name;
        }
        addNotice(state, {NoticeCode::PartRulesLost, project.string(), lost.size(), {names}});
    }
}

/// With files that have changed, a character that can no longer be bound comes without a bind.
Expected<void> bindIfPossible(RestoredProject& restored, const ProjectFile& project, bool changed,
                              Progress& progress) {
    auto bound = bindAnew(restored, project, progress);
    if (bound || !changed || bound.error().code == ErrorCode::Canceled) {
        return bound;
    }
    const std::string why = errorText(bound.error()).toStdString();
    addNotice(restored.state, {NoticeCode::RebindFailed, project.file.string(), 1, {why}});
    return {};
}

/// Names that are no UTF-8 are written with this in place of what cannot be said.
bool holdsReplacement(const std::string& name) {
    return name.find("\xEF\xBF\xBD") != std::string::npos;
}

/// Joints are found by number if the name agrees or could not be written, else by name.
std::int32_t jointOf(const Skeleton& skeleton, std::int32_t joint, const std::string& name) {
    const auto number = static_cast<std::size_t>(joint);
    const bool byNumber = joint >= 0 && number < skeleton.size() &&
                          (skeleton.joints[number].name == name || holdsReplacement(name));
    return byNumber ? joint : skeleton.find(name);
}

/// Of a pose what this skeleton has; names of what it lacks are noted.
Pose poseOf(const Skeleton& skeleton, const std::vector<PosedJoint>& joints, std::set<std::string>& missing) {
    Pose pose = Pose::bindPose(skeleton);
    for (const PosedJoint& posed : joints) {
        const std::int32_t joint = jointOf(skeleton, posed.joint, posed.name);
        if (joint == kNone) {
            missing.insert(posed.name);
        } else {
            pose.joints[static_cast<std::size_t>(joint)] = posed.pose;
        }
    }
    return pose;
}

std::shared_ptr<const LoadedMotion> motionOf(const Skeleton& skeleton, const StoredMotion& stored,
                                             std::set<std::string>& missing) {
    LoadedMotion motion{{stored.name, stored.duration, {}}, stored.source};
    motion.clip.frameRate = stored.frameRate;
    for (const StoredTrack& each : stored.tracks) {
        JointTrack track = each.track;
        track.joint = jointOf(skeleton, track.joint, each.name);
        if (track.joint == kNone) {
            missing.insert(each.name);
        } else {
            motion.clip.tracks.push_back(std::move(track));
        }
    }
    return std::make_shared<const LoadedMotion>(std::move(motion));
}

void setPoses(DocumentState& state, const ProjectFile& project) {
    const Skeleton& skeleton = state.scene->skeleton;
    std::set<std::string> missing;
    state.pose = poseOf(skeleton, project.pose, missing);
    Motions motions;
    for (const StoredKey& key : project.poseKeys) {
        motions.keys.push_back({key.seconds, poseOf(skeleton, key.pose, missing)});
    }
    for (const StoredMotion& motion : project.motions) {
        motions.loaded.push_back(motionOf(skeleton, motion, missing));
    }
    state.motions = sharedMotions(std::move(motions));
    if (!missing.empty()) {
        addNotice(state, {NoticeCode::PosedJointsMissing, project.file.string(), missing.size(), {}});
    }
}

/// A part by its number if the name agrees or could not be written, else by name; their count: it is gone.
std::size_t partOf(const HiddenPart& listed, const std::vector<Part>& parts) {
    const bool byNumber = listed.part < parts.size() &&
                          (parts[listed.part].mesh->name == listed.name || holdsReplacement(listed.name));
    const auto found = std::ranges::find_if(
        parts, [&](const Part& candidate) { return candidate.mesh->name == listed.name; });
    return byNumber ? listed.part : static_cast<std::size_t>(found - parts.begin());
}

/// Parts are found as hidden ones are. Shapes of parts with other vertices are lost.
void setShapes(DocumentState& state, const ProjectFile& project) {
    const std::vector<Part>& parts = state.scene->parts;
    Shapes shapes(parts.size());
    std::size_t missing = 0;
    for (const StoredShapes& stored : project.shapes) {
        const std::size_t part = partOf({stored.part, stored.name}, parts);
        for (const MorphTarget& shape : stored.shapes) {
            const bool fits = part < parts.size() && parts[part].mesh->vertexCount() == stored.vertexCount &&
                              fitsVertices(shape, stored.vertexCount);
            if (fits) {
                shapes[part].push_back(shape);
            }
            missing += fits ? 0 : 1;
        }
    }
    state.shapes = sharedShapes(std::move(shapes));
    if (missing > 0) {
        addNotice(state, {NoticeCode::ShapesMissing, project.file.string(), missing, {}});
    }
    for (const Notice& notice : unusedDrivers(withShapes(*state.scene, shapesOf(state)), driversOf(state))) {
        addNotice(state, notice);
    }
    const std::vector<Expression>& expressions = avatarOf(state.avatar).expressions;
    for (const Notice& notice : missingShapes(*state.scene, shapesOf(state), expressions)) {
        addNotice(state, notice);
    }
}

/// Without one in the project that of the files stays.
void setAvatar(DocumentState& state, const ProjectFile& project) {
    if (!project.recipe.avatar) {
        return;
    }
    Notices notices;
    state.avatar = sharedAvatar(avatarLeftFor(*project.recipe.avatar, *state.scene, notices));
    for (const Notice& notice : notices) {
        addNotice(state, notice);
    }
}

void setDeform(DocumentState& state, const ProjectFile& project) {
    state.deform = project.deform;
    std::size_t missing = 0;
    for (const DeformedJoint& deformed : project.jointDeform) {
        const std::int32_t joint = jointOf(state.scene->skeleton, deformed.joint, deformed.name);
        if (joint == kNone) {
            ++missing;
            continue;
        }
        setJointDeform(state.deform, static_cast<std::size_t>(joint), deformed.deform);
    }
    if (missing > 0) {
        addNotice(state, {NoticeCode::DeformJointsMissing, project.file.string(), missing, {}});
    }
}

/// Flags of these parts (partOf); empty: of none. Counts those that are missing.
std::vector<bool> flagsOf(const std::vector<HiddenPart>& listed, const std::vector<Part>& parts,
                          std::size_t& missing) {
    std::vector<bool> flags;
    for (const HiddenPart& each : listed) {
        const std::size_t part = partOf(each, parts);
        if (part < parts.size()) {
            flags.resize(parts.size());
            flags[part] = true;
        } else {
            ++missing;
        }
    }
    return flags;
}

/// Parts that are gone are shown in no way.
void setSubdivision(DocumentState& state, const std::vector<SubdividedPart>& listed) {
    for (const SubdividedPart& each : listed) {
        const std::size_t part = partOf(each.where, state.scene->parts);
        if (part == state.scene->parts.size()) {
            continue;
        }
        if (state.subdivision.empty()) {
            state.subdivision = fileChoices(*state.scene);
        }
        state.subdivision[part] = each.choice;
    }
}

void hideParts(DocumentState& state, const ProjectFile& project) {
    std::size_t missing = 0;
    state.hidden = flagsOf(project.hidden, state.scene->parts, missing);
    state.ghosted = flagsOf(project.ghosted, state.scene->parts, missing);
    state.hiddenJoints = locksOf(state.scene->skeleton, project.hiddenJoints);
    setSubdivision(state, project.subdivision);
    if (missing > 0) {
        addNotice(state, {NoticeCode::HiddenPartsMissing, project.file.string(), missing, {}});
    }
}

void setLocks(DocumentState& state, const ProjectFile& project) {
    const Skeleton& skeleton = state.scene->skeleton;
    state.locked = locksOf(skeleton, project.locked);
    const auto missing = static_cast<std::size_t>(std::ranges::count_if(
        project.locked, [&](const std::string& name) { return skeleton.find(name) == kNone; }));
    if (missing > 0) {
        addNotice(state, {NoticeCode::JointLocksMissing, project.file.string(), missing, {}});
    }
}

Selection existing(const Selection& wanted, const Scene& scene) {
    Selection selection;
    if (wanted.joint >= 0 && static_cast<std::size_t>(wanted.joint) < scene.skeleton.size()) {
        selection.joint = wanted.joint;
    }
    if (wanted.part >= 0 && static_cast<std::size_t>(wanted.part) < scene.parts.size()) {
        selection.part = wanted.part;
    }
    if (wanted.vertex && wanted.vertex->part < scene.parts.size() &&
        wanted.vertex->vertex < scene.parts[wanted.vertex->part].mesh->vertexCount()) {
        selection.vertex = wanted.vertex;
    }
    return selection;
}

} // namespace

Expected<RestoredProject> restoreProject(const ProjectFile& saved, const RestoreChoices& choices,
                                         Progress& progress) {
    ProjectFile project = saved;
    auto restored = readSourceFiles(project, choices, progress);
    if (!restored) {
        return restored;
    }
    DocumentState& state = restored->state;
    std::size_t lost = 0;
    state = withStoredSteps(state, project.recipe.skeletonEdits, lost);
    if (lost > 0) {
        addNotice(state, {NoticeCode::SkeletonEditsLost, project.file.string(), lost, {}});
    }
    state.settings = project.recipe.bind;
    state.drivers = sharedDrivers(project.recipe.drivers);
    state.pseudoEdges = sharedPseudoEdges(project.recipe.pseudoEdges);
    setAvatar(state, project);
    followHandleJoints(state);
    if (choices.acceptChanged) {
        dropRules(state, project.bound, project.file);
    }
    findVolume(state, project, progress);
    if (project.bound) {
        if (const auto bound = bindIfPossible(*restored, project, choices.acceptChanged, progress); !bound) {
            return fail(bound.error());
        }
    }
    setPoses(state, project);
    setShapes(state, project);
    setDeform(state, project);
    state.layers = project.layers;
    state.activeLayer = static_cast<std::int32_t>(state.layers.layers.size()) - 1;
    setLocks(state, project);
    hideParts(state, project);
    state.mirror = project.mirror;
    state.selection = existing(project.selection, *state.scene);
    return restored;
}

} // namespace sinew
