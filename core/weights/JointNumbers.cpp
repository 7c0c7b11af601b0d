#include "core/weights/JointNumbers.h"

#include <algorithm>

namespace sinew {
namespace {

bool bringsTogether(std::span<const Influence> influences, std::span<const std::int32_t> weightTarget) {
    for (std::size_t i = 0; i < influences.size(); ++i) {
        const std::int32_t own = weightTarget[static_cast<std::size_t>(influences[i].joint)];
        bool again = own == kNone;
        for (std::size_t k = 0; k < i && !again; ++k) {
            again = weightTarget[static_cast<std::size_t>(influences[k].joint)] == own;
        }
        if (again) {
            return true;
        }
    }
    return false;
}

double fractionAlong(const Segment& bone, const Vec3& place) {
    const Vec3 way = bone.b - bone.a;
    const double square = way.squaredNorm();
    return square > 0.0 ? (place - bone.a).dot(way) / square : 0.0;
}

void addShares(float weight, double fraction, std::span<const WeightShare> shares,
               std::vector<Influence>& out) {
    const auto after = std::ranges::lower_bound(shares, fraction, {}, &WeightShare::fraction);
    if (after == shares.begin() || after == shares.end()) {
        out.push_back({after == shares.end() ? shares.back().joint : after->joint, weight});
        return;
    }
    const WeightShare& before = *(after - 1);
    const auto second =
        static_cast<float>((fraction - before.fraction) / (after->fraction - before.fraction));
    out.push_back({before.joint, weight * (1.0F - second)});
    out.push_back({after->joint, weight * second});
}

} // namespace

SkinWeights renumbered(const SkinWeights& weights, std::span<const std::int32_t> weightTarget) {
    SkinWeightsBuilder builder;
    std::vector<Influence> influences;
    for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
        influences.clear();
        for (const Influence& influence : weights.at(v)) {
            if (const std::int32_t own = weightTarget[static_cast<std::size_t>(influence.joint)];
                own != kNone) {
                influences.push_back({own, influence.weight});
            }
        }
        if (bringsTogether(weights.at(v), weightTarget)) {
            builder.add(influences);
        } else {
            std::ranges::sort(influences, strongerInfluence);
            builder.addSame(influences);
        }
    }
    return builder.finish();
}

SkinWeights sharedAlong(const SkinWeights& weights, std::int32_t joint, std::span<const WeightShare> shares,
                        const Segment& bone, std::span<const Vec3> vertices) {
    SkinWeightsBuilder builder;
    std::vector<Influence> influences;
    for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
        influences.clear();
        bool shared = false;
        for (const Influence& influence : weights.at(v)) {
            if (influence.joint == joint) {
                addShares(influence.weight, fractionAlong(bone, vertices[v]), shares, influences);
                shared = true;
            } else {
                influences.push_back(influence);
            }
        }
        if (shared) {
            builder.add(influences);
        } else {
            builder.addSame(influences);
        }
    }
    return builder.finish();
}

} // namespace sinew
