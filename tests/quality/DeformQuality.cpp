// How well a character bends: for every file, elbow, knee and finger bent by 30 to 120 degrees and the
// forearm twisted by 170, under every deformer, the limb's volume against rest, faces that cross others and
// did not in the bind pose, the largest stretch of an edge, and the flicker (largest second difference of a
// vertex's place over steps of one degree, in thousandths of the height).
//
// usage: sinew_deform_quality [--bind] [--degrees N] [--implicit-on lbs|dqs] [--pictures FOLDER] FILE...
// Files without weights are bound first, with --bind all are. The last lines are over all files: mean volume,
// sum of the crossing faces, median stretch and median flicker. Pictures: every limb and the first hand's
// fist at their strongest bend, under all deformers side by side.

#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"
#include "tests/quality/LimbPictures.h"

#include <QGuiApplication>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <numeric>
#include <string>
#include <tuple>

namespace {

using namespace sinew;
using namespace sinew::quality;

struct Figures {
    double volume = 1.0;
    std::size_t crossing = 0;
    double stretch = 1.0;
    double flicker = 0.0;
};
Figures figuresOf(PosedCharacter& character, const Bend& bend, double degrees, Kind kind) {
    const Body& body = character.body();
    const std::vector<char> limb = limbVertices(body, bend);
    const LimbVolume volume(body, limb);
    character.forget();
    const std::vector<Vec3> vertices = character.posed(bend, degrees, kind);
    Figures figures;
    figures.volume = volume.at(vertices) / volume.at(body.rest);
    figures.crossing = newCrossings(body, vertices);
    for (const Triangle& t : body.triangles) {
        for (std::size_t k = 0; k < 3; ++k) {
            const std::uint32_t a = t[k];
            const std::uint32_t b = t[(k + 1) % 3];
            const double rest = (body.rest[a] - body.rest[b]).norm();
            if (limb[a] != 0 && limb[b] != 0 && rest > 1e-4 * body.height) {
                figures.stretch = std::max(figures.stretch, (vertices[a] - vertices[b]).norm() / rest);
            }
        }
    }
    return figures;
}

double flickerOf(PosedCharacter& character, const Bend& bend, double from, double to, Kind kind) {
    std::array<std::vector<Vec3>, 3> last;
    double worst = 0.0;
    character.forget();
    int seen = 0;
    for (double degrees = from; degrees <= to; degrees += 1.0, ++seen) {
        std::rotate(last.begin(), last.begin() + 1, last.end());
        last[2] = character.posed(bend, degrees, kind);
        for (std::size_t p = 0; seen >= 3 && p < last[2].size(); ++p) {
            const double second = (last[0][p] - 2.0 * last[1][p] + last[2][p]).norm();
            worst = std::max(worst, second);
        }
    }
    return worst / character.body().height * 1e3;
}

/// Figures of all files under one bend and deformer.
struct Sum {
    std::vector<double> volumes;
    std::vector<double> stretches;
    std::vector<double> flickers;
    std::size_t crossing = 0;
};
using Sums = std::map<std::tuple<std::string, double, std::size_t>, Sum>;

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

void print(const Sums& sums) {
    for (const auto& [key, sum] : sums) {
        const auto& [bend, degrees, kind] = key;
        const double mean = std::accumulate(sum.volumes.begin(), sum.volumes.end(), 0.0) /
                            static_cast<double>(sum.volumes.size());
        std::printf("%-22s %-7s %4.0f %-9s %6.1f %5zu %7.2f %7.3f\n", "all", bend.c_str(), degrees,
                    kKinds[kind], 100.0 * mean, sum.crossing, median(sum.stretches), median(sum.flickers));
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
    double only = 0.0;
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
        } else if (word == "--degrees" && a + 1 < argc) {
            options.only = std::atof(argv[++a]);
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
                 Sums& sums) {
    for (std::size_t k = 0; k < kKinds.size(); ++k) {
        const auto kind = static_cast<Kind>(k);
        Figures figures = figuresOf(character, bend, degrees, kind);
        if (degrees >= 120.0) {
            figures.flicker = flickerOf(character, bend, degrees - 60.0, degrees, kind);
        }
        std::printf("%-22s %-7s %4.0f %-9s %6.1f %5zu %7.2f %7.3f\n", name.c_str(), bend.name.c_str(),
                    degrees, kKinds[k], 100.0 * figures.volume, figures.crossing, figures.stretch,
                    figures.flicker);
        std::fflush(stdout);
        Sum& sum = sums[{bend.name, degrees, k}];
        sum.volumes.push_back(figures.volume);
        sum.stretches.push_back(figures.stretch);
        sum.flickers.push_back(figures.flicker);
        sum.crossing += figures.crossing;
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
            if (options.only <= 0.0 || degrees == options.only || bend.name == "twist") {
                measureBend(character, name, bend, degrees, sums);
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
    std::printf("%-22s %-7s %4s %-9s %6s %5s %7s %7s\n", "file", "bend", "deg", "deformer", "vol %", "cross",
                "stretch", "flicker");
    for (const std::string& file : options.files) {
        measure(file, options, sums);
    }
    print(sums);
    return 0;
}
