#pragma once

#include "core/rig/FitTemplate.h"

#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// A template that is no file.
struct RigShapeKey {
    RigKind kind;
    std::string_view key; ///< "biped": of options
    bool plain = false;   ///< without fingers and toes, which a picture does not show
};
/// In the order of RigKind, then those that share a kind.
std::span<const RigShapeKey> rigShapes();
/// Null: there is none of that name.
const RigShapeKey* rigShape(std::string_view key);
/// "biped, quadruped, ..."
std::string rigShapeNames();

/// Whether a skeleton is one on four legs: by its names hands are about as low as feet. What names do not
/// say is taken for a biped.
RigKind kindOfSkeleton(const Skeleton& own);

} // namespace sinew
