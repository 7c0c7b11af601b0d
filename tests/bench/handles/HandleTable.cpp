// Table 2 of "Bounded Biharmonic Weights for Real-Time Deformation" (Jacobson et al. 2011) on other models:
// the bind time a handle, and the mean and largest difference, over handles and vertices, between the weights
// that are solved handle by handle and normalised, and those whose sum is a constraint of one program (eq.
// 5). As Markdown; the paper's numbers stand in core/EXPERIMENTS.md.
//
// usage: sinew_bench_handles [--resolution N] FILE...
// Resolution 64 unless said otherwise. Files without skeleton take that of the .tgf beside them. All joints
// are handles, no influence is cut. Times are of whole binds, volume and all.

#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace sinew;

std::optional<Scene> readCharacter(const std::filesystem::path& file) {
    Progress progress;
    auto read = importScene(file, progress);
    if (!read) {
        return std::nullopt;
    }
    const auto beside = std::filesystem::path(file).replace_extension(".tgf");
    if (read->scene.skeleton.empty() && std::filesystem::exists(beside)) {
        auto skeleton = importSkeleton(beside, progress);
        if (!skeleton) {
            return std::nullopt;
        }
        replaceSkeleton(read->scene, std::move(*skeleton));
    }
    return read->scene.skeleton.empty() ? std::nullopt : std::optional(std::move(read->scene));
}

/// Weights as they were solved, with nothing done to them afterwards.
BindSettings plainSettings(int resolution, bool exactSum) {
    BindSettings settings;
    settings.solver = "biharmonic";
    settings.exactSum = exactSum;
    settings.resolution = resolution;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    settings.maxInfluences = 0;
    settings.pruneBelow = 0.0;
    settings.keepSmallWeights = true;
    settings.smoothing = 0.0;
    settings.rigidShells = false;
    return settings;
}

struct Timed {
    BindResult bound;
    double seconds = 0.0;
};

std::optional<Timed> timedBind(const Scene& scene, const BindSettings& settings) {
    Progress progress;
    const auto start = std::chrono::steady_clock::now();
    auto bound = bind(scene, settings, progress);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return bound ? std::optional(Timed{std::move(*bound), seconds}) : std::nullopt;
}

/// Sums and extremes over all vertices and handles.
struct Difference {
    double sum = 0.0;
    double largest = 0.0;
    std::size_t vertices = 0;
};

void addVertex(Difference& difference, std::span<const Influence> a, std::span<const Influence> b,
               std::vector<double>& row) {
    row.assign(row.size(), 0.0);
    for (const Influence& influence : a) {
        row[static_cast<std::size_t>(influence.joint)] += static_cast<double>(influence.weight);
    }
    for (const Influence& influence : b) {
        row[static_cast<std::size_t>(influence.joint)] -= static_cast<double>(influence.weight);
    }
    for (const double apart : row) {
        difference.sum += std::abs(apart);
        difference.largest = std::max(difference.largest, std::abs(apart));
    }
    ++difference.vertices;
}

Difference differenceOf(const PartWeights& a, const PartWeights& b, std::size_t joints) {
    Difference difference;
    std::vector<double> row(joints);
    for (std::size_t part = 0; part < a.size(); ++part) {
        for (std::size_t v = 0; a[part] && b[part] && v < a[part]->vertexCount(); ++v) {
            addVertex(difference, a[part]->at(v), b[part]->at(v), row);
        }
    }
    return difference;
}

void printRow(const std::filesystem::path& file, int resolution) {
    const std::optional<Scene> scene = readCharacter(file);
    const auto apart = scene ? timedBind(*scene, plainSettings(resolution, false)) : std::nullopt;
    const auto exact = apart ? timedBind(*scene, plainSettings(resolution, true)) : std::nullopt;
    const std::string name = file.filename().string();
    if (!exact || apart->bound.report.sourceJoints == 0) {
        std::printf("| %s | - | - | - | - | - | - | - |\n", name.c_str());
        return;
    }
    const BindReport& report = apart->bound.report;
    const auto handles = static_cast<double>(report.sourceJoints);
    const Difference difference =
        differenceOf(apart->bound.weights, exact->bound.weights, scene->skeleton.size());
    const double mean = difference.sum / (handles * static_cast<double>(difference.vertices));
    std::printf("| %s | %zu | %zu | %zu | %.3f | %.3f | %.1e | %.1e |\n", name.c_str(), report.triangles,
                report.leaves, report.sourceJoints, apart->seconds / handles, exact->seconds / handles, mean,
                difference.largest);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    int resolution = 64;
    std::printf("| model | triangles | leaves | handles | seconds a handle | with the exact sum | mean | max "
                "|\n|---|---:|---:|---:|---:|---:|---:|---:|\n");
    for (int a = 1; a < argc; ++a) {
        const std::string word = argv[a];
        if (word == "--resolution" && a + 1 < argc) {
            resolution = std::atoi(argv[++a]);
        } else {
            printRow(word, resolution);
        }
    }
    return 0;
}
