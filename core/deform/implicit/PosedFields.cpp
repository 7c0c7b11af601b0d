#include "core/deform/implicit/PosedFields.h"

namespace sinew {
namespace {

constexpr double kSingular = 1e-6; ///< least determinant of a matrix that a field follows
constexpr double kAlike = 1e-7;    ///< of the height: joints that move apart by less move as one

} // namespace

PosedFields::PosedFields(const ImplicitSkin& skin, std::span<const Transform> skinningMatrices,
                         const DeformSettings& settings)
    : m_skin(skin)
    , m_joints(skin.fields.size()) {
    for (std::size_t j = 0; j < m_joints.size(); ++j) {
        Posed& posed = m_joints[j];
        const bool finite = skinningMatrices[j].matrix().allFinite();
        posed.modelFromBind = finite ? skinningMatrices[j] : Transform::Identity();
        posed.how = FieldOperator(settings.joint(j).how, settings.joint(j).opening);
        posed.parent = skin.parents[j];
        while (posed.parent != kNone && !skin.fields[static_cast<std::size_t>(posed.parent)]) {
            posed.parent = skin.parents[static_cast<std::size_t>(posed.parent)];
        }
        if (skin.fields[j] && finite && posed.modelFromBind.linear().determinant() > kSingular) {
            place(posed, *skin.fields[j], posed.modelFromBind);
        }
    }
}

void PosedFields::place(Posed& posed, const BoneField& field, const Transform& matrix) const {
    posed.field = &field;
    const Transform inverse = matrix.inverse();
    const auto cells = field.cellsPerUnit().asDiagonal();
    posed.cellFromModel = cells * inverse.linear();
    posed.shift = cells * (inverse.translation() - field.grid().origin);
    posed.gradientFromBind = inverse.linear().transpose().cast<float>();
    const Aabb& box = field.box();
    for (unsigned corner = 0; corner < 8; ++corner) {
        posed.box.add(Vec3(matrix * Vec3((corner & 1U) != 0 ? box.max.x() : box.min.x(),
                                         (corner & 2U) != 0 ? box.max.y() : box.min.y(),
                                         (corner & 4U) != 0 ? box.max.z() : box.min.z())));
    }
}

FieldSample PosedFields::at(std::size_t joint, const Vec3& place) const {
    const Posed& posed = m_joints[joint];
    if (posed.field == nullptr) {
        return {};
    }
    FieldSample sample = posed.field->atCell(posed.cellFromModel * place + posed.shift);
    if (sample.value > 0.0F) {
        sample.gradient = posed.gradientFromBind * sample.gradient;
    }
    return sample;
}

bool PosedFields::moveAlike(std::size_t a, std::size_t b) const {
    if (a == b) {
        return true;
    }
    const Transform& ma = m_joints[a].modelFromBind;
    const Transform& mb = m_joints[b].modelFromBind;
    const Vec3& pivot = m_skin.pivots[a];
    return (ma.linear() - mb.linear()).cwiseAbs().maxCoeff() < kAlike &&
           (ma * pivot - mb * pivot).norm() < kAlike * m_skin.height;
}

} // namespace sinew
