#include "tests/layers/LayerWork.h"

#include "tests/support/Shapes.h"

#include <set>

namespace sinew::test {
namespace {

Skeleton fiveJoints() {
    Skeleton skeleton =
        chain({Vec3(0, 0, 0), Vec3(0.4, 0, 0), Vec3(0.9, 0, 0), Vec3(-0.4, 0, 0), Vec3(-0.9, 0, 0)});
    const char* names[] = {"Spine", "Arm.L", "Hand.L", "Arm.R", "Hand.R"};
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        skeleton.joints[j].name = names[j];
    }
    skeleton.joints[3].parent = 0;
    return skeleton;
}

bool soundVertex(std::span<const Influence> influences) {
    double sum = 0.0;
    std::set<std::int32_t> joints;
    for (const Influence& influence : influences) {
        sum += static_cast<double>(influence.weight);
        if (!std::isfinite(influence.weight) || influence.weight <= 0.0F ||
            !joints.insert(influence.joint).second) {
            return false;
        }
    }
    return influences.empty() || std::abs(sum - 1.0) < 1e-5;
}

} // namespace

LayerWork::LayerWork() {
    const Skeleton skeleton = fiveJoints();
    table = mirrorTable(skeleton);
    context = std::make_shared<const LayerContext>(withMirror(
        makeLayerContext({std::make_shared<const Mesh>(capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 16, 30)),
                          std::make_shared<const Mesh>(sphere(Vec3(0, 1, 0), 0.2, 8))},
                         skeleton, table),
        table));
    base = weightsByDistance(*context->surface, skeleton, 4.0);
    stack = LayerStack().added(paintLayer("First"), 0);
}

PartWeights LayerWork::outcome(const LayerStack& of) const {
    LayerEvaluator evaluator;
    return evaluator.evaluate(of, base, context);
}

std::vector<ReachedVertex> LayerWork::reach(std::initializer_list<std::uint32_t> vertices, float amount) {
    std::vector<ReachedVertex> result;
    for (const std::uint32_t vertex : vertices) {
        result.push_back({{0, vertex}, amount});
    }
    return result;
}

std::vector<ReachedVertex> LayerWork::whole(std::uint32_t part, float amount) const {
    std::vector<ReachedVertex> result;
    for (std::uint32_t vertex = 0; vertex < context->surface->vertexCount(part); ++vertex) {
        result.push_back({{part, vertex}, amount});
    }
    return result;
}

PartWeights weightsByDistance(const LayerSurface& surface, const Skeleton& skeleton, double power) {
    PartWeights weights;
    for (std::size_t part = 0; part < surface.partCount(); ++part) {
        SkinWeightsBuilder builder;
        for (const Vec3& point : surface.mesh(part).vertices) {
            std::vector<Influence> influences;
            for (std::size_t j = 0; j < skeleton.size(); ++j) {
                const double distance = (point - skeleton.position(j)).norm();
                influences.push_back(
                    {static_cast<std::int32_t>(j), static_cast<float>(std::pow(distance, -power))});
            }
            builder.add(influences);
        }
        weights.push_back(std::make_shared<const SkinWeights>(limitInfluences(builder.finish(), 4, 0.01F)));
    }
    return weights;
}

float weightOf(const PartWeights& weights, VertexId at, std::int32_t joint) {
    for (const Influence& influence : influencesAt(weights, at)) {
        if (influence.joint == joint) {
            return influence.weight;
        }
    }
    return 0.0F;
}

bool sound(const PartWeights& weights) {
    for (const auto& part : weights) {
        for (std::size_t p = 0; part && p < part->vertexCount(); ++p) {
            if (!soundVertex(part->at(p))) {
                return false;
            }
        }
    }
    return true;
}

bool sameBytes(const PartWeights& a, const PartWeights& b) {
    return std::ranges::equal(a, b,
                              [](const auto& x, const auto& y) { return x == y || (x && y && *x == *y); });
}

WeightLayer paintLayer(std::string name) {
    WeightLayer layer;
    layer.name = std::move(name);
    return layer;
}

} // namespace sinew::test
