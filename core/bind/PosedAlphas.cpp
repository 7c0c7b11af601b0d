#include "core/bind/PosedAlphas.h"

#include "core/skeleton/JointAngles.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace sinew {
namespace {

/// Adds up what several curves want of one alpha.
class AlphaSum {
public:
    explicit AlphaSum(double base)
        : m_base(base)
        , m_sum(base) {}
    void add(double wanted) { m_sum += wanted - m_base; }
    double alpha() const { return std::clamp(m_sum, 0.0, 1.0); }

private:
    double m_base;
    double m_sum;
};

std::vector<std::string> bonesOf(const AlphaCurve& curve) {
    return curve.bones.empty() ? std::vector<std::string>{curve.joint} : curve.bones;
}

/// By name, in the order of the names, so that the curves' order does not matter.
using AlphaSums = std::map<std::string, AlphaSum>;

void setBoneAlphas(const AlphaSums& sums, WeightingSettings& settings) {
    for (const auto& [joint, sum] : sums) {
        std::erase_if(settings.boneAlphas, [&](const BoneAlpha& bone) { return bone.joint == joint; });
        settings.boneAlphas.push_back({joint, sum.alpha()});
    }
}

void setRegionAlphas(const AlphaSums& sums, WeightingSettings& settings) {
    for (Region& region : settings.regions) {
        if (const auto sum = sums.find(region.name); sum != sums.end()) {
            region.alpha = sum->second.alpha();
        }
    }
}

/// `angleOf`: of a curve, degrees; nothing: it changes nothing.
template<typename AngleOf>
WeightingSettings alphasAt(const WeightingSettings& settings, const AngleOf& angleOf) {
    AlphaSums bones;
    AlphaSums regions;
    for (const AlphaCurve& curve : settings.alphaCurves) {
        const std::optional<double> angle = angleOf(curve);
        if (!angle || curve.keys.empty()) {
            continue;
        }
        const double wanted = alphaAt(curve, *angle);
        for (const std::string& joint : curve.region.empty() ? bonesOf(curve) : std::vector<std::string>()) {
            const double alone = boneAlphaOf(settings, joint).value_or(settings.alpha);
            bones.try_emplace(joint, alone).first->second.add(wanted);
        }
        const auto region = std::ranges::find(settings.regions, curve.region, &Region::name);
        if (region != settings.regions.end()) {
            regions.try_emplace(region->name, region->alpha.value_or(settings.alpha))
                .first->second.add(wanted);
        }
    }
    WeightingSettings result = settings;
    result.alphaCurves.clear();
    setBoneAlphas(bones, result);
    setRegionAlphas(regions, result);
    return result;
}

} // namespace

std::optional<double> boneAlphaOf(const WeightingSettings& settings, const std::string& joint) {
    std::optional<double> alpha;
    for (const BoneAlpha& bone : settings.boneAlphas) {
        alpha = bone.joint == joint ? bone.alpha : alpha; // the last one counts
    }
    return alpha;
}

WeightingSettings alphasInPose(const WeightingSettings& settings, const Skeleton& skeleton,
                               const Pose& pose) {
    return alphasAt(settings, [&](const AlphaCurve& curve) -> std::optional<double> {
        const std::int32_t joint = skeleton.find(curve.joint);
        if (joint == kNone) {
            return std::nullopt;
        }
        return jointAngles(skeleton, pose, joint).of(curve.angle);
    });
}

WeightingSettings alphasAtRest(const WeightingSettings& settings) {
    return settings.alphaCurves.empty()
               ? settings
               : alphasAt(settings, [](const AlphaCurve&) { return std::optional(0.0); });
}

} // namespace sinew
