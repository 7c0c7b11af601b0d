#pragma once

#include "core/base/Types.h"
#include "core/deform/Deform.h"
#include "core/deform/Skinning.h"

#include <memory>
#include <span>

namespace sinew {

/// Skins one vertex at a time with any influences, as deformVertices does a mesh: for tools that try weights.
class VertexDeformer {
public:
    /// `skinningMatrices` #J; `parents` #J or empty (DeformExtras). O(#J).
    VertexDeformer(std::span<const Transform> skinningMatrices, const DeformSettings& settings,
                   std::span<const std::int32_t> parents);

    /// Where a vertex of place `rest` comes to with these influences, the largest first; without any, or with
    /// a joint whose matrix is not finite, where it is. `center`: its centre of rotation; null: none is
    /// known, and it moves by linear blending. The method is the direct one: implicit skinning is left out.
    /// On any thread. O(#influences).
    Vec3 at(const Vec3& rest, std::span<const Influence> influences, const Vec3* center = nullptr) const;

private:
    float dualFractionOf(std::span<const Influence> influences) const;

    DeformSettings m_settings;
    LinearBlend m_linear;
    std::shared_ptr<const DualQuaternionBlend> m_dual; ///< null: the method has none
};

} // namespace sinew
