#include "tests/solve/RegionWork.h"

#include "tests/solve/SolveNow.h"
#include "tests/support/Shapes.h"

#include <algorithm>
#include <cmath>

namespace sinew::test::regions {

Scene limb() {
    return scene(capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.4, 16, 60),
                 chain({Vec3(-2, 0, 0), Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)}));
}

BindSettings plain(double smoothing) {
    BindSettings settings;
    settings.resolution = 64;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    settings.smoothing = smoothing;
    return settings;
}

BindSettings with(std::vector<Region> regions, double smoothing) {
    BindSettings settings = plain(smoothing);
    settings.regions = std::move(regions);
    return settings;
}

Region ball(const char* name, const Vec3& center, double radius, std::vector<std::string> joints) {
    Region region;
    region.name = name;
    region.solid = Solid::sphere(center, radius);
    region.joints = std::move(joints);
    return region;
}

Region painted(const char* name, const Scene& scene, std::vector<std::uint32_t> vertices, float amount) {
    Region region;
    region.name = name;
    region.solid.reset();
    const std::vector<float> amounts(vertices.size(), amount);
    region.painting = std::make_shared<const Painting>(Painting{
        {scene.parts[0].mesh->name, scene.parts[0].mesh->vertexCount(), std::move(vertices), amounts}});
    return region;
}

Bench::Bench()
    : scene(limb())
    , field(solved(scene, plain())) {}

SkinWeights Bench::weights(const BindSettings& settings) const {
    return *bindWeights(scene, *field, settings)[0];
}

float weightOf(const SkinWeights& weights, std::size_t vertex, std::int32_t of) {
    float fraction = 0.0F;
    for (const Influence& influence : weights.at(vertex)) {
        fraction += influence.joint == of ? influence.weight : 0.0F;
    }
    return fraction;
}

bool valid(const SkinWeights& weights, std::size_t max) {
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        float sum = 0.0F;
        for (const Influence& influence : weights.at(p)) {
            if (!(influence.weight > 0.0F) || !std::isfinite(influence.weight)) {
                return false;
            }
            sum += influence.weight;
        }
        if (std::abs(sum - 1.0F) > 1e-5F || weights.at(p).size() > max) {
            return false;
        }
    }
    return true;
}

bool sameAt(const SkinWeights& a, const SkinWeights& b, std::size_t vertex) {
    return std::ranges::equal(a.at(vertex), b.at(vertex));
}

} // namespace sinew::test::regions
