// How much skin shows through clothes when a rigged character moves: vertices of inner layers that lie
// outside of the layer that covers them at rest, under linear blending, over the range of motion (each joint
// in turn through the bends that the window plays). What counts as covered and as poking through:
// tests/support/PokeThrough.h. One row of a Markdown table a file:
//   covered   vertices that another shell covers at rest
//   mean      per cent of them that poke through, in the mean over the bends
//   any       per cent of them that poke through in any bend
//   worst     per cent in the worst bend, and which it is
//   depth     how far they poke through, 95th percentile over all bends, per cent of the diagonal
//   differ    total variation between weights of covered vertices and covering places, in per cent: median
//   and
//             90th percentile
//
// usage: sinew_poke_through [--degrees N] [--bends] [--bare] FILE...
// --degrees: every bend by N in place of its own; --bends: a row for every bend too; --bare: no head of the
// table.

#include "app/motion/RangeOfMotion.h"
#include "core/io/ImportScene.h"
#include "tests/quality/LayeredCharacter.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <numeric>
#include <string>
#include <utility>

namespace {

using namespace sinew;
using namespace sinew::quality;

struct Options {
    double degrees = 0.0; ///< 0: each bend its own
    bool bends = false;
    bool bare = false;
    std::vector<std::string> files;
};

struct Figures {
    double mean = 0.0;  ///< fraction of the covered
    double any = 0.0;   ///< fraction of the covered
    double worst = 0.0; ///< fraction of the covered
    std::string worstBend = "-";
    double depth = 0.0; ///< fraction of the diagonal
};

/// The value below which a fraction of them lies; 0 of none.
double percentile(std::vector<double> values, double fraction) {
    if (values.empty()) {
        return 0.0;
    }
    const auto index = static_cast<std::ptrdiff_t>(fraction * static_cast<double>(values.size() - 1));
    std::ranges::nth_element(values, values.begin() + index);
    return values[static_cast<std::size_t>(index)];
}

std::string nameOf(const Bend& bend, const Skeleton& skeleton) {
    std::array<char, 24> degrees{};
    std::snprintf(degrees.data(), degrees.size(), " %+.0f", bend.degrees);
    return skeleton.joints[static_cast<std::size_t>(bend.joint)].name + degrees.data();
}

Figures figuresOf(const LayeredCharacter& character, const Options& options) {
    const Scene& scene = character.scene();
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    const RangeOfMotion motion(scene.skeleton, deformingJoints(scene.skeleton, weights));
    const auto covered = static_cast<double>(character.pokeThrough().covered().size());
    std::vector<bool> everPokes(character.pokeThrough().covered().size(), false);
    std::vector<double> depths;
    Figures figures;
    for (Bend bend : motion.bends()) {
        bend.degrees = options.degrees > 0.0 ? std::copysign(options.degrees, bend.degrees) : bend.degrees;
        const std::vector<double> pokes =
            character.pokeThrough().depths(character.posed(motion.poseOf(bend)));
        const std::size_t before = depths.size();
        for (std::size_t k = 0; k < pokes.size(); ++k) {
            if (pokes[k] > 0.0) {
                everPokes[k] = true;
                depths.push_back(pokes[k]);
            }
        }
        const double fraction = static_cast<double>(depths.size() - before) / covered;
        figures.mean += fraction / static_cast<double>(motion.bends().size());
        if (fraction > figures.worst) {
            figures.worst = fraction;
            figures.worstBend = nameOf(bend, scene.skeleton);
        }
        if (options.bends && fraction > 0.0) {
            std::printf(
                "| - %s | | | | %.2f | | %.3f | | |\n", nameOf(bend, scene.skeleton).c_str(),
                100.0 * fraction,
                100.0 *
                    *std::max_element(depths.begin() + static_cast<std::ptrdiff_t>(before), depths.end()) /
                    character.pokeThrough().diagonal());
        }
    }
    figures.any = static_cast<double>(std::ranges::count(everPokes, true)) / covered;
    figures.depth = percentile(std::move(depths), 0.95) / character.pokeThrough().diagonal();
    return figures;
}

bool measure(const std::string& file, const Options& options) {
    Progress progress;
    Expected<ImportedScene> read = importScene(file, progress);
    const bool rigged = read && std::ranges::any_of(read->scene.parts,
                                                    [](const Part& part) { return part.weights != nullptr; });
    if (!rigged) {
        std::fprintf(stderr, "%s: no weights\n", file.c_str());
        return false;
    }
    const LayeredCharacter character(std::move(read->scene));
    const std::string name = std::filesystem::path(file).filename().string();
    const std::size_t covered = character.pokeThrough().covered().size();
    if (covered == 0) {
        std::printf("| %s | 0 | - | - | - | - | - | - | - |\n", name.c_str());
        return true;
    }
    const Figures figures = figuresOf(character, options);
    const std::vector<double> differ = character.weightDifferences();
    std::printf("| %s | %zu | %.3f | %.2f | %.2f | %s | %.3f | %.1f | %.1f |\n", name.c_str(), covered,
                100.0 * figures.mean, 100.0 * figures.any, 100.0 * figures.worst, figures.worstBend.c_str(),
                100.0 * figures.depth, 100.0 * percentile(differ, 0.5), 100.0 * percentile(differ, 0.9));
    std::fflush(stdout);
    return true;
}

Options optionsOf(int argc, char** argv) {
    Options options;
    for (int a = 1; a < argc; ++a) {
        const std::string word = argv[a];
        if (word == "--degrees" && a + 1 < argc) {
            options.degrees = std::atof(argv[++a]);
        } else if (word == "--bends") {
            options.bends = true;
        } else if (word == "--bare") {
            options.bare = true;
        } else {
            options.files.push_back(word);
        }
    }
    return options;
}

} // namespace

int main(int argc, char** argv) {
    const Options options = optionsOf(argc, argv);
    if (!options.bare) {
        std::printf(
            "| file | covered | mean %% | any %% | worst %% | worst bend | depth %% | differ %% | 90th %% |\n"
            "|---|---:|---:|---:|---:|---|---:|---:|---:|\n");
    }
    bool all = true;
    for (const std::string& file : options.files) {
        all = measure(file, options) && all;
    }
    return all ? 0 : 1;
}
