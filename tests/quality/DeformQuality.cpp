// How well a character bends: for every file elbow, knee, hip, shoulder, finger and twisted forearm, at the
// strongest bend, under every skinning method:
//   off      per cent of the joint's volume at rest that it has more or less (skin about the joint, closed by
//   fans) cross    faces that cross others and did not in the bind pose jump     largest second difference of
//   a vertex's place over steps of two degrees, per cent of the height stretch  of the most stretched edge,
//   as a multiple of dual quaternions' ms       a pose took
//
// usage: sinew_deform_quality [--bind] [--steps] [--only METHOD] [--implicit-on lbs|dqs] [--pictures FOLDER]
// FILE... Files without weights are bound first, with --bind all are. --steps: weaker bends too, without
// jumps. The last lines are over all files: mean volume, sum of the crossing faces, largest jump and stretch,
// mean time. Joints whose skin is rigid have no volume and do not count for its mean. Pictures: every limb
// and the first hand's fist at their strongest bend, under all methods side by side.

#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"
#include "tests/quality/LimbPictures.h"

#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <map>
#include <string>
#include <tuple>

namespace {

using namespace sinew;
using namespace sinew::quality;

struct Figures {
    double off = -1.0; ///< of the volume; < 0: there is none
    std::size_t crossing = 0;
    double jump = 0.0; ///< of the height
    double stretch = 1.0;
    double milliseconds = 0.0;
};

double stretchOf(const Body& body, const std::vector<char>& limb, const std::vector<Vec3>& vertices) {
    double stretch = 1.0;
    for (const Triangle& t : body.triangles) {
        for (std::size_t k = 0; k < 3; ++k) {
            const std::uint32_t a = t[k];
            const std::uint32_t b = t[(k + 1) % 3];
            const double rest = (body.rest[a] - body.rest[b]).norm();
            if (limb[a] != 0 && limb[b] != 0 && rest > 1e-3 * body.height) {
                stretch = std::max(stretch, (vertices[a] - vertices[b]).norm() / rest);
            }
        }
    }
    return stretch;
}

double jumpOf(PosedCharacter& character, const Bend& bend, double to, Kind kind) {
    std::array<std::vector<Vec3>, 3> last;
    double worst = 0.0;
    for (double degrees = 0.0; degrees <= to; degrees += 2.0) {
        std::rotate(last.begin(), last.begin() + 1, last.end());
        last[2] = character.posed(bend, degrees, kind);
        for (std::size_t p = 0; p < last[0].size(); ++p) {
            worst = std::max(worst, (last[0][p] - 2.0 * last[1][p] + last[2][p]).norm());
        }
    }
    return worst / character.body().height;
}

Figures figuresOf(PosedCharacter& character, const Bend& bend, double degrees, Kind kind, bool jumps) {
    const Body& body = character.body();
    const LimbVolume volume(body, jointVertices(body, character.scene().skeleton, bend));
    const auto begin = std::chrono::steady_clock::now();
    const std::vector<Vec3> vertices = character.posed(bend, degrees, kind);
    Figures figures;
    figures.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    if (const double rest = volume.at(body.rest); rest != 0.0) {
        figures.off = std::abs(volume.at(vertices) / rest - 1.0);
    }
    figures.crossing = newCrossings(body, vertices);
    const std::vector<char> limb = limbVertices(body, bend);
    figures.stretch =
        stretchOf(body, limb, vertices) / stretchOf(body, limb, character.posed(bend, degrees, Kind::Dual));
    figures.jump = jumps ? jumpOf(character, bend, degrees, kind) : 0.0;
    return figures;
}

/// Figures of all files under one bend and method.
struct Sum {
    std::size_t files = 0;
    std::size_t volumes = 0;
    Figures figures{0.0, 0, 0.0, 0.0, 0.0};

    void add(const Figures& one) {
        ++files;
        volumes += one.off < 0.0 ? 0 : 1;
        figures.off += std::max(0.0, one.off);
        figures.crossing += one.crossing;
        figures.jump = std::max(figures.jump, one.jump);
        figures.stretch = std::max(figures.stretch, one.stretch);
        figures.milliseconds += one.milliseconds;
    }
};
using Sums = std::map<std::tuple<std::string, double, std::size_t>, Sum>;

void printRow(const std::string& name, const std::string& bend, double degrees, std::size_t kind,
              const Figures& figures) {
    std::printf("%-22s %-8s %4.0f %-9s %6.1f %5zu %7.3f %7.2f %6.1f\n", name.c_str(), bend.c_str(), degrees,
                kKinds[kind], 100.0 * figures.off, figures.crossing, 100.0 * figures.jump, figures.stretch,
                figures.milliseconds);
    std::fflush(stdout);
}

void print(const Sums& sums) {
    for (const auto& [key, sum] : sums) {
        const auto& [bend, degrees, kind] = key;
        Figures figures = sum.figures;
        figures.off = sum.volumes == 0 ? -0.01 : figures.off / static_cast<double>(sum.volumes);
        figures.milliseconds /= static_cast<double>(sum.files);
        printRow("all", bend, degrees, kind, figures);
    }
}

Scene withWeights(Scene scene, bool anew) {
    const bool has =
        std::ranges::any_of(scene.parts, [](const Part& part) { return part.weights != nullptr; });
    if (has && !anew) {
        return scene;
    }
    Progress progress;
    BindSettings settings;
    settings.resolution = 128;
    settings.automatic = false;
    const BindResult bound = *bind(scene, settings, progress);
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        scene.parts[p].weights = bound.weights[p];
    }
    return scene;
}

Scene sceneOf(const std::string& file) {
    Progress progress;
    ImportedScene read = *importScene(file, progress);
    if (read.scene.skeleton.empty()) {
        const std::string skeleton = std::filesystem::path(file).replace_extension(".tgf").string();
        replaceSkeleton(read.scene, *importSkeleton(skeleton, progress));
    }
    return std::move(read.scene);
}

struct Options {
    bool anew = false;
    bool steps = false;
    std::string only; ///< method; empty: all
    Deformer under = Deformer::DualQuaternion;
    std::string pictures;
    std::vector<std::string> files;
};

Options optionsOf(int argc, char** argv) {
    Options options;
    for (int a = 1; a < argc; ++a) {
        const std::string word = argv[a];
        if (word == "--bind") {
            options.anew = true;
        } else if (word == "--steps") {
            options.steps = true;
        } else if (word == "--only" && a + 1 < argc) {
            options.only = argv[++a];
        } else if (word == "--implicit-on" && a + 1 < argc) {
            options.under =
                std::string(argv[++a]) == "lbs" ? Deformer::LinearBlend : Deformer::DualQuaternion;
        } else if (word == "--pictures" && a + 1 < argc) {
            options.pictures = argv[++a];
        } else {
            options.files.push_back(word);
        }
    }
    return options;
}

void measureBend(PosedCharacter& character, const std::string& name, const Bend& bend, double degrees,
                 const Options& options, Sums& sums) {
    // Raised arms turn by as much as each needs.
    const double key = bend.name == "shoulder" ? 0.0 : degrees;
    for (std::size_t k = 0; k < kKinds.size(); ++k) {
        if (options.only.empty() || options.only == kKinds[k]) {
            const Figures figures = figuresOf(character, bend, degrees, static_cast<Kind>(k), !options.steps);
            printRow(name, bend.name, degrees, k, figures);
            sums[{bend.name, key, k}].add(figures);
        }
    }
}

void measure(const std::string& file, const Options& options, Sums& sums) {
    PosedCharacter character(withWeights(sceneOf(file), options.anew), options.under);
    const std::string name = std::filesystem::path(file).stem().string();
    const Skeleton& skeleton = character.scene().skeleton;
    const std::vector<bool> weighted = weightedJoints(character.scene());
    std::vector<Bend> bends = bendsOf(skeleton, weighted);
    for (const Bend& bend : bends) {
        for (const double degrees : bend.degrees) {
            if (options.steps || degrees == bend.degrees.back()) {
                measureBend(character, name, bend, degrees, options, sums);
            }
        }
    }
    if (!options.pictures.empty()) {
        if (const std::optional<Bend> fist = fistOf(skeleton, weighted)) {
            bends.push_back(*fist);
        }
        for (const Bend& bend : bends) {
            drawStrip(character, bend, options.pictures + "/" + name + "-" + bend.name + ".png");
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const Options options = optionsOf(argc, argv);
    Sums sums;
    std::printf("%-22s %-8s %4s %-9s %6s %5s %7s %7s %6s\n", "file", "bend", "deg", "method", "off %",
                "cross", "jump %", "stretch", "ms");
    for (const std::string& file : options.files) {
        measure(file, options, sums);
    }
    print(sums);
    return 0;
}
