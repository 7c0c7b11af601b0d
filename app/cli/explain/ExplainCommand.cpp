#include "app/cli/CommandLine.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/recipe/FieldReader.h"
#include "app/recipe/Recipe.h"
#include "app/report/BindReportJson.h"
#include "app/report/Inspection.h"
#include "app/text/FormatLabels.h"
#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/parts/OverriddenWeights.h"
#include "core/bind/settings/PartPlan.h"
#include "core/solve/Bind.h"
#include "core/solve/Solvers.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace sinew {
namespace {

/// The command line of `sinew explain`.
struct ExplainOptions {
    std::string input;
    std::string skeleton;
    std::string recipe;
    std::string part;
    std::optional<std::uint32_t> vertex;
    std::vector<double> at;
    std::optional<int> resolution;
    bool json = false;
    CommonOptions common;
};

std::string jointName(const Scene& scene, std::int32_t joint) {
    return printable(scene.skeleton.joints[static_cast<std::size_t>(joint)].name).toStdString();
}

/// "31 voxels, 3 surface steps (penalised); narrowest 4 mm at (...) m: weights may bleed".
std::string pathText(const BonePath& path, double voxelMeters, double metersPerUnit) {
    if (path.steps.empty()) {
        return "does not reach the vertex";
    }
    if (!(voxelMeters > 0.0)) { // the solver makes no voxels
        return "in a straight line";
    }
    const auto count = [&](bool PathStep::*flag) {
        return static_cast<std::size_t>(std::ranges::count(path.steps, true, flag));
    };
    std::string text = countText(path.steps.size(), "voxel", "voxels");
    if (const std::size_t boundary = count(&PathStep::boundary); boundary > 0) {
        text += ", " + countText(boundary, "surface step", "surface steps") + " (penalised)";
    }
    if (const std::size_t jumps = count(&PathStep::jump); jumps > 0) {
        text += ", " + countText(jumps, "jump", "jumps") + " across a gap";
    }
    if (path.thinPlace != kNone) {
        const PathStep& thin = path.steps[static_cast<std::size_t>(path.thinPlace)];
        text += "; narrowest " + lengthText(static_cast<double>(thin.width) * voxelMeters, metersPerUnit) +
                " at " + positionText(thin.position * metersPerUnit) + " m: weights may bleed";
    }
    return text;
}

std::string boneText(const BonePath& path, double voxelMeters, double metersPerUnit) {
    std::string text = percentText(static_cast<double>(path.weight)) + ", ";
    if (!path.steps.empty()) {
        text += lengthText(path.meters, metersPerUnit) + ": ";
    }
    return text + pathText(path, voxelMeters, metersPerUnit);
}

std::string influencesText(const Scene& scene, std::span<const Influence> influences) {
    std::string text;
    for (const Influence& influence : influences) {
        text += (text.empty() ? "" : ", ") + jointName(scene, influence.joint) + " " +
                percentText(static_cast<double>(influence.weight));
    }
    return text;
}

/// How much of the weight joints of handles, cages and lattices have, which are told as one.
double addedWeight(const Scene& scene, const VertexExplanation& explanation) {
    const std::size_t own = ownJointCount(scene.skeleton);
    double weight = 0.0;
    for (const Influence& influence : explanation.bound) {
        weight +=
            static_cast<std::size_t>(influence.joint) < own ? 0.0 : static_cast<double>(influence.weight);
    }
    return weight;
}

/// Joints that the limit of influences removed.
std::string lostInfluencesText(const Scene& scene, const VertexExplanation& explanation) {
    std::vector<Influence> lost;
    for (const Influence& influence : explanation.smoothed) {
        const bool kept = std::ranges::any_of(
            explanation.bound, [&](const Influence& other) { return other.joint == influence.joint; });
        if (!kept) {
            lost.push_back(influence);
        }
    }
    return influencesText(scene, lost);
}

/// How the binding of its part or shell sets the vertex; empty: it is bound smoothly.
std::string bindingText(const Scene& scene, const VertexExplanation& explanation) {
    std::string joints;
    for (const std::int32_t joint : explanation.overrideJoints) {
        joints += (joints.empty() ? "" : ", ") + jointName(scene, joint);
    }
    switch (explanation.binding) {
    case PartBinding::Rigid:
        return "rigid to " + joints;
    case PartBinding::CopySkin:
        return "copies the nearest skin";
    case PartBinding::LimitJoints:
        return "limited to " + joints;
    case PartBinding::Skip:
        return "skipped, weights unchanged";
    case PartBinding::Smooth:
        break;
    }
    return {};
}

/// "alpha 0.3, at most 2 influences, only Jaw, Head".
std::string regionSettingsText(const Region& region) {
    std::vector<std::string> settings;
    if (region.alpha) {
        settings.push_back("alpha " + exactText(*region.alpha));
    }
    if (region.falloff) {
        settings.push_back(nameOf(kFalloffNames, *region.falloff) + std::string(" falloff"));
    }
    if (region.maxInfluences) {
        const auto max = static_cast<std::size_t>(*region.maxInfluences);
        settings.push_back(max == 0 ? "any number of influences"
                                    : "at most " + countText(max, "influence", "influences"));
    }
    if (region.solver) {
        settings.push_back("solver " + *region.solver);
    }
    for (std::size_t i = 0; i < region.joints.size(); ++i) {
        settings.push_back((i == 0 ? "only " : "") + printable(region.joints[i]).toStdString());
    }
    std::string text;
    for (const std::string& setting : settings) {
        text += (text.empty() ? "" : ", ") + setting;
    }
    return text.empty() ? "no settings" : text;
}

/// "  solver geodesic"; of a bind by several "  solvers geodesic 60 %, nearest 40 %".
std::string solversText(const VertexExplanation& explanation) {
    if (explanation.solvers.size() < 2) {
        return "  solver " + explanation.solver + "\n";
    }
    std::string text;
    for (const SolverFraction& one : explanation.solvers) {
        text += (text.empty() ? "  solvers " : ", ") + one.solver + " " +
                percentText(static_cast<double>(one.fraction));
    }
    return text + "; below is what " + explanation.solver + " found\n";
}

std::string regionsText(const VertexExplanation& explanation) {
    std::string text;
    for (const RegionSay& say : explanation.regions) {
        text += "  region " + printable(say.region.name).toStdString() + ", " +
                percentText(static_cast<double>(say.fraction)) + ": " + regionSettingsText(say.region) + "\n";
    }
    return text;
}

/// "The shell moves nearly as one with Head (62 % of its weight): rigid", of one that was made so.
std::string rigidShellText(const Scene& scene, const VertexExplanation& explanation) {
    const RigidGroup& group = *explanation.rigidShell;
    std::string text = group.wholePart ? "The part" : "The shell";
    return text + " moves nearly as one with " + jointName(scene, group.joint) + " (" +
           percentText(group.meanWeight) + " of its weight): rigid\n";
}

/// What the solver found, before any limit: from distances in two steps, else at once.
std::string solvedText(const Scene& scene, const VertexExplanation& explanation) {
    const Solver* solver = findSolver(explanation.solver);
    if (solver != nullptr && !solver->distances) {
        return "As solved\n  " + influencesText(scene, explanation.smoothed) + "\n";
    }
    const float spread = movedFraction(explanation.byDistance, explanation.smoothed);
    return "By distance only\n  " + influencesText(scene, explanation.byDistance) +
           "\nSmoothing over the surface moved " + percentText(static_cast<double>(spread)) +
           " of the weight\n  " + influencesText(scene, explanation.smoothed) + "\n";
}

/// From what was solved to weights, step by step.
std::string stagesText(const Scene& scene, const VertexExplanation& explanation) {
    std::string text = solvedText(scene, explanation);
    if (explanation.rigidShell) {
        return text + rigidShellText(scene, explanation);
    }
    if (const double added = addedWeight(scene, explanation); added > 0.0) {
        return text + "Joints of handles, cages and lattices\n  " + percentText(added) + "\n";
    }
    if (const std::string lost = lostInfluencesText(scene, explanation); !lost.empty()) {
        text += "Lost to max influences\n  " + lost + "\n";
    }
    return text;
}

/// The explanation for people: the vertex, its bones with weight, distance and path, and what max influences
/// removed.
std::string explanationText(const Scene& scene, const VertexExplanation& explanation) {
    std::string text = printable(scene.sourceFile).toStdString() + ", " +
                       printable(scene.parts[explanation.vertex.part].mesh->name).toStdString() +
                       ", vertex " + std::to_string(explanation.vertex.vertex) + " at " +
                       positionText(explanation.position * scene.metersPerUnit) + " m\n";
    if (const std::string binding = bindingText(scene, explanation); !binding.empty()) {
        text += "  binding of " +
                printable(shellName(partName(scene, explanation.vertex.part), explanation.overriddenShell))
                    .toStdString() +
                ": " + binding + "\n";
    } else if (explanation.rigid) {
        return text + "  the part is attached rigidly to " +
               jointName(scene, explanation.bound.front().joint) + "\n";
    }
    if (explanation.rigid) {
        return text +
               columns({{"weights",
                         explanation.bound.empty() ? "none" : influencesText(scene, explanation.bound)}});
    }
    text += solversText(explanation) + regionsText(explanation);
    std::vector<std::pair<std::string, std::string>> rows;
    rows.reserve(explanation.bones.size());
    for (const BonePath& path : explanation.bones) {
        rows.emplace_back(jointName(scene, path.joint),
                          boneText(path, explanation.voxelMeters, scene.metersPerUnit));
    }
    return text + columns(rows) + stagesText(scene, explanation);
}

constexpr std::size_t kMaxBones = 8;

const char* const kExplainHelp = R"(Examples:
  sinew explain knight.fbx --vertex 1234
  sinew explain knight.fbx --at 0.2,1.1,0.05 --json

JSON (sinewExplanation names its version):
  version       release of Sinew that wrote it
  file, part    names
  vertex        its number in the part
  meters        [x, y, z] its position in the bind pose
  voxelMeters   edge of a voxel; 0: paths are straight lines
  rigid         the vertex was not bound smoothly: its part is attached to a
                joint, or has another binding
  weights       each with joint and weight, as bound, largest first
  unlimited     the same without the limit of influences
  byDistance    the same before smoothing; of solvers that measure no distances
                as unlimited
  binding       the binding set for its part or shell: part (part#shell), kind
                and joints; null if it is bound smoothly
  solver        that made the weights, or most of them; null if rigid
  solvers       of a bind by several solvers those that make its weights, each
                with solver and share, largest first; bones, unlimited and
                byDistance are of the first; else empty
  regions       regions that contain the vertex, each with region and amount;
                the settings have the rest to 1
  rigidShell    the vertex follows one joint, as its part or shell moves nearly as
                one with it: joint, share (its mean weight before) and wholePart;
                or null
  bones         joints that reach the vertex, without those of handles, cages
                and lattices, each with joint, weight, meters
                (length of the path, surface steps with their penalty), reached,
                narrowStep (number of the step in path where weights may bleed
                through a narrow passage; or null) and path: the voxels from
                bone to vertex, each with meters (position), pathMeters (length
                so far), widthMeters (of the volume there), surface (penalised
                step), jump (across a gap); without voxels only the
                position on the bone
)";

/// Adds to `notices` what makes the weights of every vertex useless.
Expected<VertexExplanation> explain(const Scene& scene, const BindSettings& settings, VertexId vertex,
                                    Notices& notices, Progress& progress) {
    SINEW_TRY(const auto field, solveBind(scene, settings, progress));
    const SkeletonPlacement placement =
        field->solution ? field->solution->skeletonPlacement() : SkeletonPlacement();
    if (placement.astray) {
        notices.push_back(noticeOf(placement, scene));
    }
    const auto weights = bindWeights(scene, *field, settings);
    const SkinWeights none = noWeights(scene.parts[vertex.part].mesh->vertexCount());
    return explainVertex(scene, *field, settings, weights[vertex.part] ? *weights[vertex.part] : none, vertex,
                         kMaxBones, progress);
}

Expected<Recipe> recipeOf(const ExplainOptions& options) {
    Expected<Recipe> recipe = options.recipe.empty() ? Recipe() : readRecipe(options.recipe);
    if (recipe && options.resolution) {
        recipe->bind.resolution = *options.resolution;
        recipe->bind.automatic = false;
    }
    return recipe;
}

/// The character as the recipe's bind would take it.
Expected<ImportedScene> fittedCharacter(const ExplainOptions& options, const Recipe& recipe,
                                        Progress& progress) {
    Expected<ImportedScene> character =
        readInput(options.input, options.skeleton, readSettingsOf(options.common.read, recipe), progress);
    if (!character) {
        return character;
    }
    SINEW_CHECK(prepareSkeleton(character->scene, recipe, options.recipe));
    if (recipe.fitSkeleton) {
        SINEW_TRY(const auto fitted, fitInput(character->scene, nullptr, recipe.bind, progress));
        append(character->notices, fitted);
    }
    return character;
}

CLI::App* addExplainCommand(CLI::App& app, ExplainOptions& options) {
    CLI::App* command = app.add_subcommand(
        "explain", "Explain the weights of a vertex: which bones reach it, and by which paths");
    command
        ->add_option("IN", options.input, "The character: " + formatNames(characterFormats()).toStdString())
        ->required();
    auto* vertex = command->add_option("--vertex", options.vertex, "Number of the vertex in its part, from 0")
                       ->option_text("N");
    command->add_option("--part", options.part, "Name of the part (default: the first)")->option_text("NAME");
    command->add_option("--at", options.at, "Explain the vertex nearest to this position, metres, y up")
        ->delimiter(',')
        ->expected(3)
        ->option_text("X,Y,Z")
        ->excludes(vertex);
    command
        ->add_option("--skeleton", options.skeleton,
                     "Bind to the skeleton of this file instead (default: the one in IN)")
        ->option_text("FILE");
    command
        ->add_option("--recipe", options.recipe,
                     "Settings of the bind, as sinew bind --save-recipe writes them")
        ->option_text("R.json");
    command
        ->add_option("--resolution", options.resolution,
                     "Voxels along the longest side: 16, 32, ... 1024 (default: the recipe's, else auto)")
        ->check(powerOfTwo(kMinResolution, kMaxResolution))
        ->option_text("N");
    command->add_flag("--json", options.json, "Print JSON for programs (default: text for people)");
    addCommonOptions(*command, options.common, Writes::Nothing);
    command->footer(kExplainHelp);
    command->parse_complete_callback([&options] {
        if (!options.vertex && options.at.empty()) {
            throw CLI::RequiredError("--vertex or --at");
        }
    });
    return command;
}

Expected<Printout> runExplain(const ExplainOptions& options, Progress& progress) {
    SINEW_TRY(const Recipe recipe, recipeOf(options));
    SINEW_TRY(ImportedScene character, fittedCharacter(options, recipe, progress));
    VertexQuery query{options.part, options.vertex, {}};
    if (!options.at.empty()) {
        query.meters = Vec3(options.at[0], options.at[1], options.at[2]);
    }
    SINEW_TRY(const auto vertex, findVertex(character.scene, query));
    SINEW_TRY(const auto run, explain(character.scene, recipe.bind, vertex, character.notices, progress));
    return Printout{options.json ? jsonText(explanationJson(character.scene, run))
                                 : explanationText(character.scene, run),
                    {},
                    issuesOf(character.notices),
                    character.scene.metersPerUnit};
}

} // namespace

Command explainCommand(CLI::App& app) {
    return makeCommand(app, addExplainCommand, &ExplainOptions::input, runExplain);
}

} // namespace sinew
