#include "core/bind/settings/PartPlan.h"
#include "core/distance/GeodesicDistance.h"
#include "core/solve/Bind.h"
#include "tests/bench/BenchModels.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <random>

// Handles that are areas of the surface: what a search over their many pieces saves.

namespace {

using namespace sinew;

constexpr std::size_t kPlacesAsked = 4096;

Vec3 anywhere(std::mt19937& random, double size) {
    std::uniform_real_distribution<double> coordinate(0.0, size);
    return {coordinate(random), coordinate(random), coordinate(random)};
}

/// A bone of so many short pieces.
std::vector<SeedBone> scatteredBone(std::int64_t pieces) {
    std::mt19937 random(5);
    SeedBone bone;
    for (std::int64_t i = 0; i < pieces; ++i) {
        const Vec3 start = anywhere(random, 256.0);
        bone.segments.push_back({start, start + 0.01 * anywhere(random, 256.0)});
    }
    return {bone};
}

/// A bone of one piece each, for a look at one after the other.
std::vector<SeedBone> apart(const SeedBone& bone) {
    std::vector<SeedBone> bones;
    for (const Segment& segment : bone.segments) {
        bones.push_back({{segment}, {}});
    }
    return bones;
}

std::vector<Vec3f> places() {
    std::mt19937 random(6);
    std::vector<Vec3f> asked;
    for (std::size_t i = 0; i < kPlacesAsked; ++i) {
        asked.push_back(anywhere(random, 256.0).cast<float>());
    }
    return asked;
}

void nearestByTree(benchmark::State& state) {
    BoneSegments segments;
    segments.assign(scatteredBone(state.range(0)));
    const std::vector<Vec3f> asked = places();
    for ([[maybe_unused]] const auto& _ : state) {
        for (const Vec3f& place : asked) {
            benchmark::DoNotOptimize(segments.nearest(0, place));
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kPlacesAsked));
}

void nearestByScan(benchmark::State& state) {
    const std::vector<SeedBone> pieces = apart(scatteredBone(state.range(0)).front());
    BoneSegments segments;
    segments.assign(pieces);
    const std::vector<Vec3f> asked = places();
    for ([[maybe_unused]] const auto& _ : state) {
        for (const Vec3f& place : asked) {
            float min = std::numeric_limits<float>::infinity();
            for (std::uint32_t piece = 0; piece < pieces.size(); ++piece) {
                min = std::min(min, (place - segments.nearest(piece, place)).squaredNorm());
            }
            benchmark::DoNotOptimize(min);
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kPlacesAsked));
}

/// A whole bind of the limb, of which the given percentage of vertices is a handle.
void bindWithArea(benchmark::State& state, const char* solver) {
    const Scene limb = bench::limb();
    BindSettings settings;
    settings.solver = solver;
    settings.automatic = false;
    const std::size_t count = limb.parts[0].mesh->vertexCount();
    if (const auto held = static_cast<std::uint32_t>(count * static_cast<std::size_t>(state.range(0)) / 100);
        held > 0) {
        PaintedPart painted{partName(limb, 0), count, {}, std::vector<float>(held, 1.0F)};
        for (std::uint32_t v = 0; v < held; ++v) {
            painted.vertices.push_back(v);
        }
        Handle handle;
        handle.joint = limb.skeleton.joints[0].name;
        handle.vertices = std::make_shared<const Painting>(Painting{painted});
        settings.handles = {handle};
    }
    Progress progress;
    for ([[maybe_unused]] const auto& _ : state) {
        if (!bind(limb, settings, progress)) {
            std::abort();
        }
    }
    state.counters["vertices"] = static_cast<double>(count);
}

BENCHMARK(nearestByTree)->Arg(16)->Arg(32)->Arg(1000)->Arg(20000)->Unit(benchmark::kMicrosecond);
BENCHMARK(nearestByScan)->Arg(16)->Arg(32)->Arg(1000)->Arg(20000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(bindWithArea, geodesic, "geodesic")->Arg(0)->Arg(30)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bindWithArea, biharmonic, "biharmonic")->Arg(0)->Arg(30)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bindWithArea, nearest, "nearest")->Arg(0)->Arg(30)->Unit(benchmark::kMillisecond);

} // namespace
