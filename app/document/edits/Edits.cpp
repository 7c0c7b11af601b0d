#include "app/document/edits/Edits.h"

#include "app/document/edits/FollowSkeleton.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/text/SettingText.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "core/scene/EditSkeleton.h"
#include "core/scene/NodePose.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {

void setBindSettings(Document& document, const BindSettings& settings, MergeKey merge, WeightUpdate update,
                     const QString& step) {
    document.change(
        step.isEmpty() ? settingText(document.state().settings, settings) : step,
        [&](DocumentState& state) {
            if (state.field && weighedOtherwise(state.settings, settings)) {
                state.solved.reset(); // they follow from the field and these settings
            }
            state.settings = settings;
            followHandleJoints(state);
        },
        merge, update);
}

void applyBind(Document& document, BindOutcome outcome) {
    document.change(
        QCoreApplication::translate("Edits", "Bind Skin"),
        [&](DocumentState& state) {
            state.field = std::move(outcome.field);
            state.report = std::move(outcome.report);
            state.solved = std::move(outcome.weights);
        },
        MergeKey::None, WeightUpdate::Later);
}

bool completeBind(Document& document, const DocumentState& asked, const BindOutcome& outcome) {
    bool fits = false;
    document.complete([&](DocumentState& state) {
        const BindRework rework = reworkFor(asked.settings, state.settings);
        if (state.scene != asked.scene || state.field != asked.field || rework >= BindRework::Distances) {
            return false;
        }
        state.field = outcome.field;
        state.report = outcome.report;
        state.solved = rework == BindRework::Nothing ? outcome.weights : nullptr;
        fits = true;
        return true;
    });
    return fits;
}

namespace {

/// The state with another scene: in bind pose, not bound, with the scene's own weights.
void setScene(DocumentState& state, Scene scene) {
    identifyJoints(scene.skeleton);
    state.pose = Pose::bindPose(scene.skeleton);
    state.solved = state.weights = std::make_shared<const PartWeights>(partWeights(scene));
    state.field.reset();
    state.report.reset();
    state.scene = std::make_shared<const Scene>(std::move(scene));
}

} // namespace

DocumentState withSkeleton(const DocumentState& state, Scene scene, const Notices& notices,
                           std::shared_ptr<const SourceFiles> sources) {
    Notices all = *state.importNotices;
    all.insert(all.end(), notices.begin(), notices.end());
    DocumentState fresh = state;
    moveAvatar(fresh, state.scene->skeleton, scene.skeleton);
    setScene(fresh, std::move(scene));
    fresh.importNotices = std::make_shared<const Notices>(std::move(all));
    fresh.sources = std::move(sources);
    // What names joints by number, or was chosen for them, was of the other skeleton. Layers name joints by
    // name: edits of those that are gone rest.
    fresh.skeletonEdits.reset();
    fresh.locked.clear();
    fresh.hiddenJoints.clear();
    fresh.mirror = {};
    fresh.motions.reset();
    fresh.deform.joints.clear();
    fresh.selection = {};
    fresh.selected.reset();
    followHandleJoints(fresh);
    return fresh;
}

void setSkeleton(Document& document, Scene scene, const Notices& notices,
                 std::shared_ptr<const SourceFiles> sources) {
    document.change(QCoreApplication::translate("Edits", "Load Skeleton"), [&](DocumentState& state) {
        state = withSkeleton(state, std::move(scene), notices, std::move(sources));
    });
}

namespace {

/// Edits are made to the fitted skeleton, so that reading the files again, fitting and editing gives the same
/// to the last bit.
std::shared_ptr<const SkeletonEdits> fittedEdits(const DocumentState& state, const SkeletonFit& fit,
                                                 Scene& scene) {
    if (!state.skeletonEdits) {
        return nullptr;
    }
    SkeletonEdits edits;
    Scene base = *state.skeletonEdits->base;
    placeSkeleton(base, fit);
    const SkeletonSteps steps = fittedSteps(stepsOf(state.skeletonEdits), fit, base.skeleton);
    if (auto edited = withSkeletonEdits(base, steps)) {
        scene = std::move(*edited);
    }
    edits.base = std::make_shared<const Scene>(std::move(base));
    for (const SkeletonEdit& step : steps) {
        edits.list.push_back(std::make_shared<const SkeletonEdit>(step));
    }
    return std::make_shared<const SkeletonEdits>(std::move(edits));
}

/// How far driven joints move is in the skeleton's own size.
std::shared_ptr<const Drivers> fittedDrivers(const DocumentState& state, const SkeletonFit& fit) {
    Drivers drivers = driversOf(state);
    for (JointDriver& driver : drivers) {
        for (DriverKey& key : driver.keys) {
            key.value *= isTranslation(driver.channel) ? fit.scale : 1.0;
        }
    }
    return sharedDrivers(std::move(drivers));
}

/// Loaded clips and pose keys go along with the joints.
std::shared_ptr<const Motions> fittedMotions(const DocumentState& state, const SkeletonFit& fit) {
    Motions motions = motionsOf(state);
    for (auto& motion : motions.loaded) {
        Scene moved;
        moved.skeleton = state.scene->skeleton;
        moved.clips = {motion->clip};
        placeSkeleton(moved, fit);
        motion = std::make_shared<const LoadedMotion>(LoadedMotion{moved.clips.front(), motion->source});
    }
    const auto& joints = state.scene->skeleton.joints;
    for (PoseKey& key : motions.keys) {
        for (std::size_t j = 0; j < std::min(joints.size(), key.pose.joints.size()); ++j) {
            Vec3& offset = key.pose.joints[j].translation;
            offset = fit.scale * (joints[j].parent == kNone ? Vec3(fit.turn * offset) : offset);
        }
    }
    return sharedMotions(std::move(motions));
}

} // namespace

DocumentState withFittedSkeleton(const DocumentState& state, const SkeletonFit& fit) {
    Scene scene = *state.scene;
    placeSkeleton(scene, fit);
    auto edits = fittedEdits(state, fit, scene);
    SourceFiles sources = state.sources ? *state.sources : SourceFiles();
    sources.fit = sources.fit ? composed(fit, *sources.fit) : fit;
    Notices notices = *state.importNotices;
    std::erase_if(notices, [](const Notice& notice) { return notice.code == NoticeCode::SkeletonFitted; });
    notices.push_back(fittedNotice(*sources.fit, scene));
    DocumentState fitted = state;
    setScene(fitted, std::move(scene));
    fitted.importNotices = std::make_shared<const Notices>(std::move(notices));
    fitted.sources = state.sources ? std::make_shared<const SourceFiles>(std::move(sources)) : nullptr;
    fitted.skeletonEdits = std::move(edits);
    fitted.motions = fittedMotions(state, fit);
    fitted.drivers = fittedDrivers(state, fit);
    fitAvatar(fitted, fit);
    followHandleJoints(fitted); // these stay in the mesh
    return fitted;
}

void setSkeletonFit(Document& document, const SkeletonFit& fit) {
    document.change(QCoreApplication::translate("Edits", "Fit Skeleton"),
                    [&](DocumentState& state) { state = withFittedSkeleton(state, fit); });
}

void setPose(Document& document, const Pose& pose, const QString& text, MergeKey merge) {
    document.change(
        text, [&](DocumentState& state) { state.pose = pose; }, merge);
}

void setPoseWithinLimits(Document& document, const Pose& pose, const QString& text, MergeKey merge) {
    const DocumentState& state = document.state();
    setPose(document, state.scene ? withinLimits(state.scene->skeleton, state.pose, pose) : pose, text,
            merge);
}

void setJointPose(Document& document, std::int32_t joint, const JointPose& jointPose, MergeKey merge) {
    document.change(
        QCoreApplication::translate("Edits", "Pose Joint"),
        [&](DocumentState& state) { state.pose.joints[static_cast<std::size_t>(joint)] = jointPose; }, merge);
}

void setDeform(Document& document, const DeformSettings& deform, MergeKey merge) {
    document.change(
        QCoreApplication::translate("Edits", "Change Skinning Method"),
        [&](DocumentState& state) { state.deform = deform; }, merge);
}

void setDeformer(Document& document, Deformer deformer) {
    DeformSettings deform = document.state().deform;
    deform.deformer = deformer;
    setDeform(document, deform);
}

void setSelection(Document& document, const Selection& selection) {
    document.change(
        QCoreApplication::translate("Edits", "Select"),
        [&](DocumentState& state) { state.selection = selection; }, MergeKey::Selection);
}

void selectJoint(Document& document, std::int32_t joint) {
    document.change(
        QCoreApplication::translate("Edits", "Select"),
        [&](DocumentState& state) {
            state.selection.joint = joint;
            state.selection.others.clear();
        },
        MergeKey::Selection);
}

void selectPart(Document& document, std::int32_t part) {
    document.change(
        QCoreApplication::translate("Edits", "Select"),
        [&](DocumentState& state) {
            state.selection.part = part;
            state.selection.otherParts.clear();
        },
        MergeKey::Selection);
}

void selectVertex(Document& document, std::optional<VertexId> vertex) {
    document.change(
        QCoreApplication::translate("Edits", "Select"),
        [&](DocumentState& state) { state.selection.vertex = vertex; }, MergeKey::Selection);
}

DocumentState stateOfScene(Scene scene, Notices notices) {
    DocumentState state;
    setScene(state, std::move(scene));
    state.avatar = state.scene->avatar;
    state.importNotices = std::make_shared<const Notices>(std::move(notices));
    return state;
}

namespace {

QString text() {
    return QCoreApplication::translate("Edits", "Change Joint Deformation");
}

} // namespace

void setJointDeform(DeformSettings& deform, std::size_t joint, const JointDeform& jointDeform) {
    deform.joints.resize(std::max(deform.joints.size(), joint + 1));
    deform.joints[joint] = jointDeform;
    while (!deform.joints.empty() && deform.joints.back() == JointDeform()) {
        deform.joints.pop_back();
    }
}

void setJointDeform(Document& document, std::int32_t joint, const JointDeform& jointDeform, MergeKey merge) {
    document.change(
        text(),
        [&](DocumentState& state) {
            setJointDeform(state.deform, static_cast<std::size_t>(joint), jointDeform);
        },
        merge);
}

void setJointDeforms(Document& document, const JointDeform& jointDeform) {
    document.change(QCoreApplication::translate("Edits", "Copy Deformation to All Joints"),
                    [&](DocumentState& state) {
                        state.deform.joints.clear();
                        if (!(jointDeform == JointDeform())) {
                            state.deform.joints.assign(state.scene->skeleton.size(), jointDeform);
                        }
                    });
}

void setImplicit(Document& document, bool on) {
    document.change(QCoreApplication::translate("Edits", "Implicit Skinning"),
                    [&](DocumentState& state) { state.deform.implicit = on; });
}

void setImplicitMethod(Document& document, ImplicitMethod method) {
    document.change(QCoreApplication::translate("Edits", "Method of Implicit Skinning"),
                    [&](DocumentState& state) { state.deform.method = method; });
}

void setImplicitQuality(Document& document, ImplicitQuality quality) {
    document.change(QCoreApplication::translate("Edits", "Change Skinning Method"),
                    [&](DocumentState& state) { state.deform.quality = quality; });
}

} // namespace sinew
