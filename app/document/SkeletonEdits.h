#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <memory>
#include <vector>

namespace sinew {

/// What was done to the skeleton since its file was read: the scene as it was then, and the edits that make
/// the document's of it, in their order. A value of shared pointers; nothing in it changes.
struct SkeletonEdits {
    std::shared_ptr<const Scene> base; ///< as read and fitted, without joints of handles and cages
    std::vector<std::shared_ptr<const SkeletonEdit>> list;
    /// The scene before the last edit, while a further one may still take its place (a joint that goes on
    /// being moved); null: none may.
    std::shared_ptr<const Scene> beforeLast;
    bool carried = false; ///< the document's weights are those of a bind before, brought to these joints
};

/// The edits as a list; empty where there are none.
inline SkeletonSteps stepsOf(const std::shared_ptr<const SkeletonEdits>& edits) {
    SkeletonSteps steps;
    for (std::size_t i = 0; edits && i < edits->list.size(); ++i) {
        steps.push_back(*edits->list[i]);
    }
    return steps;
}

} // namespace sinew
