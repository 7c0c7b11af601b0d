#pragma once

#include "app/document/Document.h"
#include "core/skeleton/Skeleton.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// The steps a user takes, each one undoable. Free functions, so that the document itself stays small.

/// New settings, in a step of this name; without one it is the setting's (settingText). When the document is
/// bound and one of the WeightingSettings changed, the weights of the field under these settings become part
/// of the step, at once or when they are ready (WeightUpdate). Joints of handles and cages come and go with
/// these (followHandleJoints).
void setBindSettings(Document& document, const BindSettings& settings, MergeKey merge = MergeKey::None,
                     WeightUpdate update = WeightUpdate::Now, const QString& step = {});

/// What a bind made of a scene and of settings.
struct BindOutcome {
    std::shared_ptr<const BindState> field;
    std::shared_ptr<const BindReport> report;
    std::shared_ptr<const PartWeights> weights;
};

/// A bind that somebody asked for by itself: a step of its own. Without weights, those of its field under the
/// document's settings follow (WeightUpdate::Later).
void applyBind(Document& document, BindOutcome outcome);

/// A bind that changed settings asked for, solved for `asked`: its outcome belongs to the step that changed
/// them, and to those beside it that show the same field under settings that solve alike. False when the
/// present state is none of them.
bool completeBind(Document& document, const DocumentState& asked, const BindOutcome& outcome);

/// The state with another skeleton: bind, pose and selection fall away, the notices are added to the
/// import's.
DocumentState withSkeleton(const DocumentState& state, Scene scene, const Notices& notices,
                           std::shared_ptr<const SourceFiles> sources);

/// Another skeleton (BindState and pose fall away). Notices are added to the import's.
void setSkeleton(Document& document, Scene scene, const Notices& notices,
                 std::shared_ptr<const SourceFiles> sources = nullptr);

/// The state with its skeleton put elsewhere (placeSkeleton): the bind falls away and joints stand as they
/// are bound; SkeletonFitted is added to the import's notices.
DocumentState withFittedSkeleton(const DocumentState& state, const SkeletonFit& fit);

/// Fits the skeleton to the mesh.
void setSkeletonFit(Document& document, const SkeletonFit& fit);

void setPose(Document& document, const Pose& pose, const QString& text, MergeKey merge = MergeKey::None);
/// The same, with joints that it turns kept within their limits: what a hand poses.
void setPoseWithinLimits(Document& document, const Pose& pose, const QString& text,
                         MergeKey merge = MergeKey::None);
void setJointPose(Document& document, std::int32_t joint, const JointPose& jointPose,
                  MergeKey merge = MergeKey::None);
void setDeform(Document& document, const DeformSettings& deform, MergeKey merge = MergeKey::None);
/// The direct method alone; all else stays.
void setDeformer(Document& document, Deformer deformer);

void setSelection(Document& document, const Selection& selection);
void selectJoint(Document& document, std::int32_t joint);
void selectPart(Document& document, std::int32_t part);
void selectVertex(Document& document, std::optional<VertexId> vertex);

/// The state of a document that has just been read from a file: bind pose, the file's own weights.
DocumentState stateOfScene(Scene scene, Notices notices);

/// A list without the items of these rows; rows beyond it say nothing.
template<typename Item>
std::vector<Item> withoutRows(std::vector<Item> items, std::span<const std::size_t> rows) {
    std::vector<Item> left;
    for (std::size_t row = 0; row < items.size(); ++row) {
        if (std::ranges::find(rows, row) == rows.end()) {
            left.push_back(std::move(items[row]));
        }
    }
    return left;
}

/// Sets how the skin about a joint deforms. Trailing defaults are left out, so that equal settings compare
/// equal.
void setJointDeform(DeformSettings& deform, std::size_t joint, const JointDeform& jointDeform);

/// The same as an undoable step.
void setJointDeform(Document& document, std::int32_t joint, const JointDeform& jointDeform,
                    MergeKey merge = MergeKey::None);
/// All joints deform alike.
void setJointDeforms(Document& document, const JointDeform& jointDeform);
void setImplicit(Document& document, bool on);
void setImplicitMethod(Document& document, ImplicitMethod method);
void setImplicitQuality(Document& document, ImplicitQuality quality);

} // namespace sinew
