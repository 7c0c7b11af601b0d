#include "app/cli/bind/FitInput.h"

#include "core/bind/bones/SkeletonPlacement.h"
#include "core/scene/PlaceSkeleton.h"

namespace sinew {

Expected<Notices> fitInput(Scene& judged, Scene* other, const BindSettings& settings, Progress& progress) {
    const auto place = judgeSkeleton(judged, settings, progress);
    if (!place) {
        return fail(place.error());
    }
    if (!place->fit) {
        return Notices();
    }
    placeSkeleton(judged, *place->fit);
    if (other != nullptr) {
        placeSkeleton(*other, *place->fit);
    }
    return Notices{fittedNotice(*place->fit, judged)};
}

} // namespace sinew
