#pragma once

#include "core/bind/settings/Region.h"
#include "core/solve/Bind.h"

/// What tests of regions share.
namespace sinew::test::regions {

/// A limb along x from -2 to 2 with four bones, joint_0 to joint_3.
Scene limb();

/// Coarse settings that bind to all joints; the second with regions.
BindSettings plain(double smoothing = 0.16);
BindSettings with(std::vector<Region> regions, double smoothing = 0.16);

/// A region of a sphere's size, for these joints when given.
Region ball(const char* name, const Vec3& center, double radius, std::vector<std::string> joints = {});
/// A region painted onto some vertices of a scene's first part, as much on each.
Region painted(const char* name, const Scene& scene, std::vector<std::uint32_t> vertices, float amount);

/// The limb, solved once under plain settings.
struct Bench {
    Bench();

    Scene scene;
    std::shared_ptr<const BindState> field;

    /// Of the state, under other settings of weighting.
    SkinWeights weights(const BindSettings& settings) const;
    const Vec3& place(std::size_t vertex) const { return scene.parts[0].mesh->vertices[vertex]; }
    std::size_t vertices() const { return scene.parts[0].mesh->vertexCount(); }
};

float weightOf(const SkinWeights& weights, std::size_t vertex, std::int32_t of);
/// Whether all weights are positive and finite, sum to 1, and are at most so many a vertex.
bool valid(const SkinWeights& weights, std::size_t max);
bool sameAt(const SkinWeights& a, const SkinWeights& b, std::size_t vertex);

} // namespace sinew::test::regions
