#include "app/cli/explain/ExplainCommand.h"

#include "app/cli/ReadInput.h"
#include "app/cli/Values.h"
#include "app/cli/bind/FitInput.h"
#include "app/cli/explain/ExplainText.h"
#include "app/recipe/Recipe.h"
#include "app/report/BindReportJson.h"
#include "app/report/BindRun.h"
#include "app/text/FormatText.h"
#include "core/bind/parts/OverriddenWeights.h"
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
  bones         joints that reach the vertex, each with joint, weight, meters
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
    const auto field = solveBind(scene, settings, progress);
    if (!field) {
        return fail(field.error());
    }
    const SkeletonPlacement place =
        (*field)->solution ? (*field)->solution->skeletonPlacement() : SkeletonPlacement();
    if (place.astray) {
        notices.push_back(noticeOf(place, scene));
    }
    const auto weights = bindWeights(scene, **field, settings);
    const SkinWeights none = noWeights(scene.parts[vertex.part].mesh->vertexCount());
    return explainVertex(scene, **field, settings, weights[vertex.part] ? *weights[vertex.part] : none,
                         vertex, kMostBones, progress);
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
        readInput(options.input, options.skeleton, options.common.textureFolders, progress);
    if (!character) {
        return character;
    }
    if (const auto added = prepareSkeleton(character->scene, recipe, options.recipe); !added) {
        return fail(added.error());
    }
    if (recipe.fitSkeleton) {
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
        ->check(powerOfTwo(kLeastResolution, kMostResolution))
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
    const Expected<Recipe> recipe = recipeOf(options);
    if (!recipe) {
        return fail(recipe.error());
    }
    Expected<ImportedScene> character = fittedCharacter(options, *recipe, progress);
    if (!character) {
        return fail(character.error());
    }
    VertexQuery query{options.part, options.vertex, {}};
    if (!options.at.empty()) {
        query.meters = Vec3(options.at[0], options.at[1], options.at[2]);
    }
    const auto vertex = findVertex(character->scene, query);
    if (!vertex) {
        return fail(vertex.error());
    }
    const auto run = explain(character->scene, recipe->bind, *vertex, character->notices, progress);
    if (!run) {
        return fail(run.error());
    }
    return Printout{options.json ? jsonText(explanationJson(character->scene, *run))
                                 : explanationText(character->scene, *run),
                    {},
                    issuesOf(character->notices),
                    character->scene.metersPerUnit};
}

} // namespace sinew
