#include "app/cli/ExplainCommand.h"

#include "app/cli/ExplainText.h"
#include "app/cli/FitInput.h"
#include "app/cli/ReadInput.h"
#include "app/cli/Values.h"
#include "app/recipe/Recipe.h"
#include "app/report/BindReportJson.h"
#include "app/report/BindRun.h"
#include "core/bind/RuledWeights.h"
#include "core/solve/BindState.h"

#include <nlohmann/json.hpp>

namespace sinew {
namespace {

constexpr std::size_t kMostBones = 8;

const char* const kExplainHelp = R"(Examples:
  sinew explain knight.fbx --vertex 1234
  sinew explain knight.fbx --at 0.2,1.1,0.05 --json

JSON (sinewExplanation names its version):
  version       release of Sinew that wrote it
  file, part    names
  point         its number in the part
  meters        [x, y, z] where it is in the bind pose
  voxelMeters   edge of a voxel; 0: the solver makes none
  rigid         the point was not solved: its part hangs on a joint, or a
                rule sets it aside
  weights       joints with their share, as bound, largest first
  unlimited     the same without the limit of influences
  byDistance    the same before they were spread over the surface
  rule          the rule that names the point: piece, treatment, joints; or null
  regions       the regions that decide it, each with region and share; what
                they leave to 1 follows the settings
  bones         the joints that reach the point, each with joint, share,
                meters (length of the way, boundary steps at their penalty),
                reached, thinPlace (number of the step in path that runs
                through a gap between two wide places: a suspected bridge; or
                null) and path: the voxels from bone to point, each with meters
                (place), walkedMeters, widthMeters (of the volume there),
                boundary (the step was penalised), jump (over a gap);
                without voxels only the place on the bone
)";

/// Adds to `notices` what leaves the weights of every point without meaning.
Expected<PointExplanation> explain(const Scene& scene, const BindSettings& settings, const FoundPoint& point,
                                   Notices& notices, Progress& progress) {
    const auto field = solveBind(scene, settings, progress);
    if (!field) {
        return fail(field.error());
    }
    const SkeletonPlace place = (*field)->solution ? (*field)->solution->skeletonPlace() : SkeletonPlace();
    if (place.astray) {
        notices.push_back(noticeOf(place, scene));
    }
    const auto weights = bindWeights(scene, **field, settings);
    const SkinWeights none = noWeights(scene.parts[point.part].mesh->pointCount());
    return explainPoint(scene, **field, settings, weights[point.part] ? *weights[point.part] : none,
                        point.part, point.point, kMostBones, progress);
}

Expected<Recipe> recipeOf(const ExplainOptions& options) {
    Expected<Recipe> recipe = options.recipe.empty() ? Recipe() : readRecipe(options.recipe);
    if (recipe && options.resolution) {
        recipe->bind.resolution = *options.resolution;
    }
    return recipe;
}

/// The character as the recipe's bind would take it.
Expected<ImportedScene> fittedCharacter(const ExplainOptions& options, const Recipe& recipe,
                                        Progress& progress) {
    Expected<ImportedScene> character = readInput(options.input, options.skeleton, progress);
    if (character && recipe.fitSkeleton) {
        const auto fitted = fitInput(character->scene, nullptr, recipe.bind, progress);
        if (!fitted) {
            return fail(fitted.error());
        }
        append(character->notices, *fitted);
    }
    return character;
}

} // namespace

CLI::App* addExplainCommand(CLI::App& app, ExplainOptions& options) {
    CLI::App* command =
        app.add_subcommand("explain", "Tell why a point gets its weights: which bones reach it, and how");
    command->add_option("IN", options.input, "FBX, GLB, glTF, DAE, OBJ, PLY, STL")->required();
    auto* vertex = command->add_option("--vertex", options.point, "Number of the point in its part, from 0")
                       ->option_text("N");
    command->add_option("--part", options.part, "Name of the part (default: the first)")->option_text("NAME");
    command->add_option("--at", options.at, "Ask about the point nearest to this place, metres, y up")
        ->delimiter(',')
        ->expected(3)
        ->option_text("X,Y,Z")
        ->excludes(vertex);
    command
        ->add_option("--skeleton", options.skeleton,
                     "Bind to the skeleton of this file instead (default: the one in IN)")
        ->option_text("FILE");
    command->add_option("--recipe", options.recipe, "Settings of the bind, as sinew bind saves them")
        ->option_text("R.json");
    command
        ->add_option("--resolution", options.resolution,
                     "Voxels along the longest side: 16, 32, ... 1024 (default: the recipe's, else 256)")
        ->check(powerOfTwo(kLeastResolution, kMostResolution))
        ->option_text("N");
    command->add_flag("--json", options.json, "Print JSON for programs (default: text for people)");
    addCommonOptions(*command, options.common, Writes::Nothing);
    command->footer(kExplainHelp);
    command->parse_complete_callback([&options] {
        if (!options.point && options.at.empty()) {
            throw CLI::RequiredError("--vertex or --at");
        }
    });
    return command;
}

Expected<Printout> runExplain(const ExplainOptions& options, Progress& progress) {
    const Expected<Recipe> recipe = recipeOf(options);
    if (!recipe) {
        return fail(recipe.error());
    }
    Expected<ImportedScene> character = fittedCharacter(options, *recipe, progress);
    if (!character) {
        return fail(character.error());
    }
    PointQuery query{options.part, options.point, {}};
    if (!options.at.empty()) {
        query.meters = Vec3(options.at[0], options.at[1], options.at[2]);
    }
    const auto point = findPoint(character->scene, query);
    if (!point) {
        return fail(point.error());
    }
    const auto run = explain(character->scene, recipe->bind, *point, character->notices, progress);
    if (!run) {
        return fail(run.error());
    }
    return Printout{options.json ? jsonText(explanationJson(character->scene, *run))
                                 : explanationText(character->scene, *run),
                    {},
                    std::move(character->notices)};
}

} // namespace sinew
