// How many faults in weights are found, and what a repair leaves of them: faults are put into 5 % of the
// vertices of rigged files (tests/support/InjectFaults.h), looked for (findWeightFaults) and mended
// (repairWeights). One row of a Markdown table a file, and one for all:
//   false, clean  per cent of the vertices of the file as it is in which faults are seen
//   found         per cent of the faulty vertices
//   zero, far, noisy   the same of each kind
//   false         per cent of the vertices that are healthy and are taken for faulty
//   broken        posed error (core/metrics/CompareWeights.h) against the artist's weights, per cent of the
//   diagonal mended        the same after the repair ratio         posed error of the mended weights against
//   those of a bind, over that of the artist's
//
// usage: sinew_fault_quality FILE...

#include "app/report/ScenePairs.h"
#include "core/io/ImportScene.h"
#include "core/metrics/CompareWeights.h"
#include "core/solve/Bind.h"
#include "core/solve/doctor/WeightFaults.h"
#include "tests/support/InjectFaults.h"

#include <cstdio>
#include <filesystem>

namespace {

using namespace sinew;
using namespace sinew::test;

constexpr double kFraction = 0.05;

struct Tally {
    std::size_t vertices = 0;
    std::size_t falseClean = 0;
    std::size_t falseFound = 0;
    std::array<std::size_t, 4> injected{};
    std::array<std::size_t, 4> found{};

    void add(const Tally& other) {
        vertices += other.vertices;
        falseClean += other.falseClean;
        falseFound += other.falseFound;
        for (std::size_t kind = 0; kind < injected.size(); ++kind) {
            injected[kind] += other.injected[kind];
            found[kind] += other.found[kind];
        }
    }
};

double percent(std::size_t part, std::size_t of) {
    return of == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(of);
}

PartWeights weightsOf(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    return weights;
}

Tally tallyOf(const WeightFaults& clean, const InjectedFaults& injected, const WeightFaults& found) {
    Tally tally;
    for (std::size_t part = 0; part < found.parts.size(); ++part) {
        for (std::size_t v = 0; v < found.parts[part].size(); ++v) {
            const auto kind = static_cast<std::size_t>(injected.parts[part][v]);
            const bool seen = found.parts[part][v] != WeightFault::None;
            ++tally.vertices;
            tally.falseClean += clean.parts[part][v] != WeightFault::None ? 1U : 0U;
            tally.falseFound += kind == 0 && seen ? 1U : 0U;
            ++tally.injected[kind];
            tally.found[kind] += seen ? 1U : 0U;
        }
    }
    return tally;
}

double posed(const Scene& scene, const PartWeights& reference, const PartWeights& candidate) {
    return 100.0 * compareWeights(weightPair(scene, reference, candidate), scene.skeleton).posedError;
}

void printTally(const std::string& name, const Tally& tally) {
    const std::size_t injected = tally.injected[1] + tally.injected[2] + tally.injected[3];
    const std::size_t found = tally.found[1] + tally.found[2] + tally.found[3];
    std::printf("| %s | %.2f | %.1f | %.1f | %.1f | %.1f | %.2f |", name.c_str(),
                percent(tally.falseClean, tally.vertices), percent(found, injected),
                percent(tally.found[1], tally.injected[1]), percent(tally.found[2], tally.injected[2]),
                percent(tally.found[3], tally.injected[3]), percent(tally.falseFound, tally.vertices));
}

Tally measure(const std::filesystem::path& file) {
    Progress progress;
    const Expected<ImportedScene> imported = importScene(file, progress);
    if (!imported) {
        std::fprintf(stderr, "sinew_fault_quality: %s cannot be read\n", file.c_str());
        return {};
    }
    const Scene& scene = imported->scene;
    const auto state = solveBind(scene, {}, progress);
    if (!state) {
        std::fprintf(stderr, "sinew_fault_quality: %s cannot be bound\n", file.c_str());
        return {};
    }
    const auto measured = JointDistances::measureIn(**state, scene, progress);
    if (!measured) {
        std::fprintf(stderr, "sinew_fault_quality: %s has no distances\n", file.c_str());
        return {};
    }
    const JointDistances& distances = *measured;
    const PartWeights original = weightsOf(scene);
    const PartWeights bound = bindWeights(scene, **state, {});
    const auto isFar = [&](std::int32_t joint, VertexId at) { return distances.isFar(joint, at); };
    const InjectedFaults injected = injectFaults(scene, kFraction, 1, isFar);
    const auto clean = findWeightFaults(scene, original, distances, progress);
    const auto faults = findWeightFaults(scene, injected.weights, distances, progress);
    const auto repair = repairWeights(scene, injected.weights, *faults, bound, {}, progress);
    const Tally tally = tallyOf(*clean, injected, *faults);
    printTally(file.filename().string(), tally);
    std::printf(" %.3f | %.3f | %.3f |\n", posed(scene, original, injected.weights),
                posed(scene, original, repair->weights),
                posed(scene, bound, repair->weights) / posed(scene, bound, original));
    return tally;
}

} // namespace

int main(int argc, char** argv) {
    std::printf("| file | false, clean | found | zero | far | noisy | false | broken | mended | ratio |\n");
    std::printf("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
    Tally all;
    for (int i = 1; i < argc; ++i) {
        all.add(measure(argv[i]));
    }
    printTally("all", all);
    std::printf(" | | |\n");
    return 0;
}
