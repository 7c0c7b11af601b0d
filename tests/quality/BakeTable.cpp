// What linear skinning keeps of other methods: for every file, with dual quaternions and with implicit
// skinning as the source, what is left as it is bound, with fitted weights, with helper joints, with shapes:
//   fit, held    mean distance to the source over the fitted poses and over those held out, per mille of the
//                height (root of the mean square over the vertices that move; mean over the poses)
//   ratio        held-out distance of that of linear skinning as it is bound
//   volume       of the skin about elbow, knee, hip and finger at 90 and 75 degrees, per cent of the
//                source's: mean, and the lowest
//   cross        faces that cross in these poses and not in the bind pose; the source's are in the first row
//   joints, shapes, kB, s   helpers, shapes with partners, their size in a file, time of the bake
//
// usage: sinew_bake_table [--poses] [--shapes N] [--source dual|implicit] FILE... Files without weights are
// bound first. --poses: what is left in every pose. The last rows are means over all files.

#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"
#include "tests/quality/BakedCharacter.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace sinew;
using namespace sinew::quality;

constexpr std::array<const char*, 4> kStages{"linear", "weights", "+ helpers", "+ shapes"};
constexpr std::array<const char*, 2> kSources{"dual", "implicit"};

struct Options {
    bool poses = false;
    int shapes = 24;
    std::string source; ///< empty: both
    std::vector<std::string> files;
};

/// What a stage leaves.
struct Row {
    double fitted = 0.0; ///< per mille of the height
    double held = 0.0;
    double ratio = 0.0;
    double volume = 0.0; ///< of the source's
    double lowest = 1.0;
    double crossing = 0.0;
    double sourceCrossing = 0.0;
    double joints = 0.0;
    double shapes = 0.0;
    double kilobytes = 0.0;
    double seconds = 0.0;
    int files = 0;

    void add(const Row& other) {
        fitted += other.fitted;
        held += other.held;
        ratio += other.ratio;
        volume += other.volume;
        lowest = std::min(lowest, other.lowest);
        crossing += other.crossing;
        sourceCrossing += other.sourceCrossing;
        joints += other.joints;
        shapes += other.shapes;
        kilobytes += other.kilobytes;
        seconds += other.seconds;
        ++files;
    }
};

void print(const std::string& name, std::size_t source, std::size_t stage, const Row& row) {
    const double n = std::max(1, row.files);
    std::printf("%-22s %-8s %-9s %7.3f %7.3f %6.3f %6.1f %6.1f %6.0f/%-6.0f %4.0f %4.0f %7.1f %6.1f\n",
                name.c_str(), kSources[source], kStages[stage], row.fitted / n, row.held / n, row.ratio / n,
                100.0 * row.volume / n, 100.0 * row.lowest, row.crossing, row.sourceCrossing, row.joints / n,
                row.shapes / n, row.kilobytes / n, row.seconds / n);
    std::fflush(stdout);
}

Scene sceneOf(const std::string& file) {
    Progress progress;
    ImportedScene read = *importScene(file, progress);
    Scene scene = std::move(read.scene);
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        const BindResult bound = *bind(scene, BindSettings(), progress);
        for (std::size_t p = 0; p < scene.parts.size(); ++p) {
            scene.parts[p].weights = bound.weights[p];
        }
    }
    return scene;
}

/// Distances of a result's poses.
void meanErrors(const std::vector<BakePoseError>& errors, const std::vector<BakePose>& poses, bool after,
                double unit, Row& row) {
    double counts[2] = {0.0, 0.0};
    for (const BakePoseError& error : errors) {
        const bool held = poses[error.pose].heldOut;
        (held ? row.held : row.fitted) += (after ? error.after : error.before) / unit;
        counts[held ? 1 : 0] += 1.0;
    }
    row.fitted /= std::max(1.0, counts[0]);
    row.held /= std::max(1.0, counts[1]);
}

void judge(BakedCharacter& character, const Scene& before, const Scene& scene, const Drivers& drivers,
           const std::vector<BakePose>& poses, Row& row) {
    double count = 0.0;
    for (const JudgedBend& judged : judgedBends(before, poses)) {
        const BakePose& pose = poses[judged.pose];
        const LimbVolume volume(character.body(),
                                jointVertices(character.body(), before.skeleton, judged.bend));
        const std::vector<Vec3> wanted = character.joined(pose.target);
        const std::vector<Vec3> found = character.joined(BakedCharacter::linear(scene, drivers, pose.pose));
        row.crossing += static_cast<double>(newCrossings(character.body(), found));
        row.sourceCrossing += static_cast<double>(newCrossings(character.body(), wanted));
        if (const double source = volume.at(wanted); source > 0.0) {
            row.volume += volume.at(found) / source;
            row.lowest = std::min(row.lowest, volume.at(found) / source);
            count += 1.0;
        }
    }
    row.volume /= std::max(1.0, count);
}

BakeSettings settingsOf(std::size_t stage, const Options& options) {
    BakeSettings settings;
    settings.helpers = stage >= 2;
    settings.maxShapes = stage >= 3 ? options.shapes : 0;
    return settings;
}

void printPoses(const BakeResult& result, const std::vector<BakePose>& poses, double unit) {
    for (const HelperJoint& helper : result.helpers) {
        std::printf("  helper %-30s %8.4f\n", helper.name.c_str(), helper.gain / unit);
    }
    for (const BakedShape& shape : result.shapes) {
        std::printf("  shape %-31s %8.4f %7.1f kB\n", shape.name.c_str(), shape.gain / unit,
                    static_cast<double>(shape.bytes) / 1024.0);
    }
    for (const BakePoseError& error : result.errors) {
        std::printf("  %-40s %s %8.4f %8.4f worst %8.3f %8.3f\n", poses[error.pose].name.c_str(),
                    poses[error.pose].heldOut ? "held  " : "fitted", error.before / unit, error.after / unit,
                    error.worstBefore / unit, error.worstAfter / unit);
    }
}

using Sums = std::map<std::pair<std::size_t, std::size_t>, Row>;

void measure(const std::string& name, const Scene& scene, BakedCharacter& character, std::size_t source,
             const Options& options, Sums& sums) {
    BakeInput input;
    input.scene = &scene;
    input.poses = bakePoses(scene);
    input.mirror = mirrorTable(scene.skeleton);
    for (BakePose& pose : input.poses) {
        pose.target = character.source(pose.pose, static_cast<BakeSource>(source));
    }
    const double unit = character.body().height * scene.metersPerUnit / 1000.0;
    Row linear;
    for (std::size_t stage = 1; stage < kStages.size(); ++stage) {
        Progress progress;
        const auto begin = std::chrono::steady_clock::now();
        const auto result = bake(input, settingsOf(stage, options), progress);
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (!result) {
            std::printf("%-22s %-8s not baked\n", name.c_str(), kSources[source]);
            return;
        }
        if (stage == 1) {
            meanErrors(result->errors, input.poses, false, unit, linear);
            linear.ratio = 1.0;
            judge(character, scene, scene, {}, input.poses, linear);
            print(name, source, 0, linear);
            sums[{source, 0}].add(linear);
        }
        Row row;
        meanErrors(result->errors, input.poses, true, unit, row);
        row.ratio = linear.held > 0.0 ? row.held / linear.held : 1.0;
        row.seconds = seconds;
        row.joints = static_cast<double>(result->helpers.size());
        row.shapes = static_cast<double>(result->shapes.size());
        for (const BakedShape& shape : result->shapes) {
            row.kilobytes += static_cast<double>(shape.bytes) / 1024.0;
        }
        Drivers drivers;
        const Scene baked = withBake(scene, *result, drivers);
        judge(character, scene, baked, drivers, input.poses, row);
        print(name, source, stage, row);
        sums[{source, stage}].add(row);
        if (options.poses && stage + 1 == kStages.size()) {
            printPoses(*result, input.poses, unit);
        }
    }
}

Options optionsOf(int argc, char** argv) {
    Options options;
    for (int a = 1; a < argc; ++a) {
        const std::string word = argv[a];
        if (word == "--poses") {
            options.poses = true;
        } else if (word == "--shapes" && a + 1 < argc) {
            options.shapes = std::atoi(argv[++a]);
        } else if (word == "--source" && a + 1 < argc) {
            options.source = argv[++a];
        } else {
            options.files.push_back(word);
        }
    }
    return options;
}

} // namespace

int main(int argc, char** argv) {
    const Options options = optionsOf(argc, argv);
    Sums sums;
    std::printf("%-22s %-8s %-9s %7s %7s %6s %6s %6s %13s %4s %4s %7s %6s\n", "file", "source", "stage",
                "fit", "held", "ratio", "volume", "lowest", "cross/source", "jts", "shp", "kB", "s");
    for (const std::string& file : options.files) {
        const Scene scene = sceneOf(file);
        BakedCharacter character(scene);
        const std::string name = std::filesystem::path(file).stem().string();
        for (std::size_t source = 0; source < kSources.size(); ++source) {
            if (options.source.empty() || options.source == kSources[source]) {
                measure(name, scene, character, source, options, sums);
            }
        }
    }
    for (const auto& [key, row] : sums) {
        print("all", key.first, key.second, row);
    }
    return 0;
}
