#include "core/deform/implicit/PosedFields.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>

namespace sinew {
namespace {

constexpr float kDegrees = 180.0F / std::numbers::pi_v<float>; ///< in a radian
constexpr double kBulge = 0.16;                                ///< of the value, the most that a bulge adds

double blended(double ratio, double t) {
    if (ratio <= t) {
        return 1.0;
    }
    const double a = t * t + 2.0 * t - 1.0;
    const double halfB = -t * (1.0 + ratio);
    const double c = 1.0 + ratio * ratio;
    if (std::abs(a) < 1e-9) {
        return -c / (2.0 * halfB);
    }
    const double root = std::sqrt(std::max(0.0, halfB * halfB - a * c));
    // The arc is the side away from its centre: the smaller of the roots that are at least 1.
    const double low = (-halfB - root) / a;
    const double high = (-halfB + root) / a;
    const double min = std::min(low, high);
    return std::max(1.0, min >= 1.0 - 1e-9 ? min : std::max(low, high));
}

double bulged(double ratio, double t) {
    const double rim = ratio * (1.0 - ratio);
    return 1.0 + (1.0 - t) * kBulge * 16.0 * rim * rim;
}

constexpr double kSingular = 1e-6; ///< least determinant of a matrix that a field follows
constexpr double kAlike = 1e-7;    ///< of the height: joints that move apart by less move as one

constexpr std::size_t kIsoGrain = 256;

} // namespace

const FieldOperator::Table& FieldOperator::tableOf(JointOperator how) {
    const auto make = [](double (*function)(double, double)) {
        auto table = std::make_unique<Table>();
        for (int s = 0; s <= kSharpness; ++s) {
            const double t = static_cast<double>(s) / kSharpness;
            for (int r = 0; r <= kRatios; ++r) {
                constexpr double step = 0.5 / kRatios;
                const double ratio = static_cast<double>(r) / kRatios;
                const double low = std::max(0.0, ratio - step);
                const double high = std::min(1.0, ratio + step);
                (*table)[static_cast<std::size_t>(s)][static_cast<std::size_t>(r)] = {
                    static_cast<float>(function(ratio, t)),
                    static_cast<float>((function(high, t) - function(low, t)) / (high - low))};
            }
        }
        return table;
    };
    static const std::unique_ptr<const Table> blend = make(blended);
    static const std::unique_ptr<const Table> bulge = make(bulged);
    return how == JointOperator::Bulge ? *bulge : *blend;
}

FieldOperator::FieldOperator(JointOperator how, const OpeningCurve& opening)
    : m_opening(opening) {
    if (how != JointOperator::Union && opening.widest() > 0.0F) {
        m_table = &tableOf(how);
    }
}

float FieldOperator::sharpness(const Vec3f& a, const Vec3f& b) const {
    const float lengths = a.norm() * b.norm();
    if (!(lengths > 0.0F)) {
        return 1.0F;
    }
    const float cosine = std::clamp(a.dot(b) / lengths, -1.0F, 1.0F);
    return 1.0F - m_opening.at(std::acos(cosine) * kDegrees);
}

FieldSample FieldOperator::operator()(const FieldSample& a, const FieldSample& b) const {
    const FieldSample& large = a.value >= b.value ? a : b;
    const FieldSample& small = a.value >= b.value ? b : a;
    if (m_table == nullptr || !(small.value > 0.0F)) {
        return large;
    }
    const float ratio = small.value / large.value * kRatios;
    const float sharp = sharpness(a.gradient, b.gradient) * kSharpness;
    const auto r = std::min(static_cast<std::size_t>(ratio), std::size_t{kRatios} - 1);
    const auto s = std::min(static_cast<std::size_t>(sharp), std::size_t{kSharpness} - 1);
    const float u = ratio - static_cast<float>(r);
    const float v = sharp - static_cast<float>(s);
    const auto entry = [&](std::size_t k) {
        const auto along = [&](std::size_t row) {
            return (1.0F - u) * (*m_table)[row][r][k] + u * (*m_table)[row][r + 1][k];
        };
        return (1.0F - v) * along(s) + v * along(s + 1);
    };
    const float h = entry(0);
    const float slope = entry(1);
    const float fraction = small.value / large.value;
    return {large.value * h, (h - fraction * slope) * large.gradient + slope * small.gradient};
}

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

FieldSample PosedFields::at(std::size_t joint, const Vec3& position) const {
    const Posed& posed = m_joints[joint];
    if (posed.field == nullptr) {
        return {};
    }
    FieldSample sample = posed.field->atCell(posed.cellFromModel * position + posed.shift);
    if (sample.value > 0.0F) {
        sample.gradient = posed.gradientFromBind * sample.gradient;
    }
    return sample;
}

float PosedFields::valueAt(std::size_t joint, const Vec3& position) const {
    const Posed& posed = m_joints[joint];
    return posed.field == nullptr ? 0.0F
                                  : posed.field->atCell(posed.cellFromModel * position + posed.shift).value;
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

ComposedField::ComposedField(const PosedFields& fields, std::vector<std::size_t> joints)
    : m_fields(fields)
    , m_joints(std::move(joints)) {
    for (std::size_t k = 0; k < m_joints.size(); ++k) {
        const std::int32_t parent = m_fields.parent(m_joints[k]);
        const auto at = std::ranges::lower_bound(m_joints, static_cast<std::size_t>(std::max(parent, 0)));
        const bool joins = parent != kNone && !m_fields.toParent(m_joints[k]).isUnion() &&
                           at != m_joints.end() && *at == static_cast<std::size_t>(parent);
        m_parents.push_back(joins ? static_cast<std::size_t>(at - m_joints.begin()) : k);
    }
}

FieldSample ComposedField::at(const Vec3& position) const {
    FieldSample largest;
    for (std::size_t k = 0; k < m_joints.size(); ++k) {
        FieldSample sample = m_fields.at(m_joints[k], position);
        if (m_parents[k] != k) {
            sample = m_fields.toParent(m_joints[k])(sample, m_fields.at(m_joints[m_parents[k]], position));
        }
        if (sample.value > largest.value) {
            largest = sample;
        }
    }
    return largest;
}

std::vector<float> isoValues(const ImplicitSkin& skin, const DeformSettings& settings) {
    const std::vector<Transform> rest(skin.fields.size(), Transform::Identity());
    const PosedFields fields(skin, rest, settings);
    std::vector<std::size_t> joints;
    for (std::size_t j = 0; j < skin.fields.size(); ++j) {
        if (fields.has(j)) {
            joints.push_back(j);
        }
    }
    const ComposedField composed(fields, std::move(joints));
    std::vector<float> iso(skin.vertices.size());
    parallelFor(iso.size(), kIsoGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            iso[i] = composed.at(skin.rest[i]).value;
        }
    });
    return iso;
}

} // namespace sinew
