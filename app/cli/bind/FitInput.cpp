#include "app/cli/bind/FitInput.h"

#include "core/bind/bones/HandleJoints.h"
#include "core/bind/bones/SkeletonPlacement.h"
#include "core/scene/EditSkeleton.h"
#include "core/scene/NodePose.h"
#include "core/skeleton/JointNames.h"

namespace sinew {
namespace {

/// All but the joints of handles and cages, which stand in the mesh.
Expected<void> placeFileJoints(Scene& scene, const SkeletonFit& fit, const BindSettings& settings) {
    placeSkeleton(scene, fit);
    return addHandleJoints(scene, settings);
}

/// A joint that is not there may be one of the file's, spelled in another way.
Error withNearestName(Error error, const Skeleton& skeleton) {
    if (error.code == ErrorCode::JointUnknown && error.arguments.size() == 2) {
        if (std::string nearest = nearestName(error.arguments.front(), skeleton); !nearest.empty()) {
            error.arguments.push_back(std::move(nearest));
        }
    }
    return error;
}

} // namespace

Expected<void> addHandleJoints(Scene& scene, const InputSettings& settings) {
    Expected<Scene> with = withHandleJoints(scene, settings);
    if (!with) {
        return fail(with.error());
    }
    scene = std::move(*with);
    return {};
}

Expected<void> prepareSkeleton(Scene& scene, const Recipe& recipe, const std::string& recipeFile) {
    const Skeleton asRead = scene.skeleton;
    Expected<Scene> edited = withSkeletonEdits(std::move(scene), recipe.skeletonEdits);
    if (!edited) {
        Error error = withNearestName(edited.error(), asRead);
        if (error.code == ErrorCode::JointUnknown && error.arguments.size() > 1) {
            error.arguments[1] = recipeFile; // what edits name is named there
        }
        return fail(std::move(error));
    }
    scene = std::move(*edited);
    return addHandleJoints(scene, recipe.bind);
}

Expected<Notices> fitInput(Scene& judged, Scene* other, const BindSettings& settings, Progress& progress) {
    const auto place = judgeSkeleton(judged, settings, progress);
    if (!place) {
        return fail(place.error());
    }
    if (!place->fit) {
        return Notices();
    }
    Expected<void> placed = placeFileJoints(judged, *place->fit, settings);
    if (placed && other != nullptr) {
        placed = placeFileJoints(*other, *place->fit, settings);
    }
    if (!placed) {
        return fail(placed.error());
    }
    return Notices{fittedNotice(*place->fit, judged)};
}

} // namespace sinew
