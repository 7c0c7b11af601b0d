#include "core/deform/VertexDeformer.h"

#include <algorithm>
#include <utility>

namespace sinew {

VertexDeformer::VertexDeformer(std::span<const Transform> skinningMatrices, const DeformSettings& settings,
                               std::span<const std::int32_t> parents)
    : m_settings(settings)
    , m_linear(skinningMatrices) {
    if (settings.deformer != Deformer::LinearBlend) {
        m_dual = std::make_shared<const DualQuaternionBlend>(skinningMatrices, parents);
    }
}

float VertexDeformer::dualFractionOf(std::span<const Influence> influences) const {
    float sum = 0.0F;
    float total = 0.0F;
    for (const Influence& influence : influences) {
        sum += influence.weight * m_settings.joint(static_cast<std::size_t>(influence.joint)).dualFraction;
        total += influence.weight;
    }
    return total > 0.0F ? std::clamp(sum / total, 0.0F, 1.0F) : 1.0F;
}

Vec3 VertexDeformer::at(const Vec3& rest, std::span<const Influence> influences, const Vec3* center) const {
    if (influences.empty()) {
        return rest;
    }
    const Affine linear = m_linear.at(influences);
    const bool centered = m_settings.deformer == Deformer::CentersOfRotation;
    Affine moved = linear;
    if (m_dual && !(centered && center == nullptr)) {
        moved = m_dual->at(influences);
    }
    if (centered && center != nullptr) {
        moved.col(3) = linear.leftCols<3>() * *center + linear.col(3) - moved.leftCols<3>() * *center;
    } else if (m_settings.deformer == Deformer::Blended) {
        const auto fraction = static_cast<double>(dualFractionOf(influences));
        moved = (1.0 - fraction) * linear + fraction * moved;
    }
    Vec3 place = moved.leftCols<3>() * rest + moved.col(3);
    return place.allFinite() ? place : rest;
}

} // namespace sinew
