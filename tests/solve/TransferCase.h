#pragma once

#include "core/solve/transfer/TransferWeights.h"
#include "tests/support/Shapes.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <numeric>
#include <span>
#include <utility>

namespace sinew::test {

/// Fraction of the second of two joints at a place.
using FractionAt = std::function<double(const Vec3&)>;

inline std::shared_ptr<const SkinWeights> weightsBy(const Mesh& mesh, const FractionAt& fraction) {
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : mesh.vertices) {
        const double second = std::clamp(fraction(vertex), 0.0, 1.0);
        const std::array influences{Influence{0, static_cast<float>(1.0 - second)},
                                    Influence{1, static_cast<float>(second)}};
        builder.add(influences);
    }
    return std::make_shared<const SkinWeights>(builder.finish());
}

inline Scene weighted(Mesh mesh, const FractionAt& fraction) {
    Scene result = scene(std::move(mesh), chain({Vec3(-1, 0, 0), Vec3(0, 0, 0)}));
    result.parts[0].weights = weightsBy(*result.parts[0].mesh, fraction);
    return result;
}

inline double alongX(const Vec3& vertex) {
    return 0.5 + 0.5 * vertex.x();
}

inline double rightSide(const Vec3& vertex) {
    return vertex.x() > 0.0 ? 1.0 : 0.0;
}

inline Mesh limbMesh(double radius, int around = 20, int along = 30) {
    return capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), radius, around, along);
}

inline Expected<WeightTransfer> transferred(const Scene& from, const Scene& to,
                                            const TransferSettings& settings = {}) {
    Progress progress;
    std::vector<std::int32_t> same(from.skeleton.size());
    std::iota(same.begin(), same.end(), 0);
    return transferWeights({from, to, {0}, {0}, same, settings}, progress);
}

inline double fractionOfSecond(std::span<const Influence> influences) {
    double fraction = 0.0;
    for (const Influence& influence : influences) {
        fraction += influence.joint == 1 ? static_cast<double>(influence.weight) : 0.0;
    }
    return fraction;
}

inline double maxOfSecond(const SkinWeights& weights) {
    double max = 0.0;
    for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
        max = std::max(max, fractionOfSecond(weights.at(v)));
    }
    return max;
}

/// A band around a limb has no match: it bulges beyond reach there.
inline Scene bulgingLimb() {
    Mesh mesh = limbMesh(0.3);
    for (Vec3& vertex : mesh.vertices) {
        const double wider = std::abs(vertex.x()) < 0.11 ? 1.55 : 1.05;
        vertex.y() *= wider;
        vertex.z() *= wider;
    }
    return scene(std::move(mesh), chain({Vec3(-1, 0, 0), Vec3(0, 0, 0)}));
}

} // namespace sinew::test
