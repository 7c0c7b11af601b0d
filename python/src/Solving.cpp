#include "core/solve/Bind.h"
#include "core/solve/BindState.h"
#include "core/solve/Explain.h"
#include "python/src/Arrays.h"
#include "python/src/Binding.h"
#include "python/src/Character.h"
#include "python/src/Errors.h"
#include "python/src/Values.h"
#include "python/src/Work.h"

#include <cmath>
#include <filesystem>
#include <optional>
#include <utility>

namespace sinew {
namespace {

namespace py = pybind11;

/// A recipe as bind() takes it, and what errors call it.
struct GivenRecipe {
    Recipe recipe;
    std::string file;
};

/// A dict as `sinew bind --save-recipe` writes it, the file of one, or None: the usual settings.
GivenRecipe recipeFrom(const py::object& given) {
    if (given.is_none()) {
        return {Recipe(), "the arguments"};
    }
    if (py::isinstance<py::dict>(given)) {
        Expected<Recipe> recipe = recipeFromJson(fromPython(given, "recipe"), "the recipe");
        if (!recipe) {
            raiseInput(recipe.error());
        }
        return {std::move(*recipe), "the recipe"};
    }
    const std::string file = pathFrom(given);
    return {valueOrRaise(readRecipe(file)), file};
}

std::shared_ptr<Character> bindCharacter(const std::shared_ptr<Character>& character, const py::object& given,
                                         int threads, const py::object& progress,
                                         const py::kwargs& arguments) {
    const WorkOptions work = workOptions(threads, progress);
    GivenRecipe recipe = recipeFrom(given);
    takeSettings(arguments, recipe.recipe.bind);
    if (!recipe.recipe.pictureMeshes.empty()) {
        raiseInput("PictureMeshes", "The recipe has meshes of pictures that were edited by hand.",
                   "Bind it with the program: sinew bind --recipe.");
    }
    const Scene read = character->read; // other threads may change it meanwhile
    const Notices notices = character->notices;
    BoundScene result = bindScene(read, recipe.recipe, recipe.file, notices, work);
    character->scene = std::move(result.scene);
    character->report = std::move(result.report);
    character->recipe = std::move(recipe.recipe);
    character->recipeFile = std::move(recipe.file);
    character->changed();
    return character;
}

py::object distanceOf(double distance) {
    return std::isfinite(distance) ? py::object(py::float_(distance)) : py::object(py::none());
}

py::list namedWeights(const std::vector<Influence>& influences, const Skeleton& skeleton) {
    py::list list;
    for (const Influence& influence : influences) {
        list.append(py::make_tuple(textOf(skeleton.joints[static_cast<std::size_t>(influence.joint)].name),
                                   influence.weight));
    }
    return list;
}

py::dict boneOf(const BonePath& path, const VertexExplanation& explanation, const Skeleton& skeleton) {
    py::dict bone;
    bone["joint"] = textOf(skeleton.joints[static_cast<std::size_t>(path.joint)].name);
    bone["index"] = path.joint;
    bone["weight"] = path.weight;
    bone["meters"] = path.meters;
    bone["counted"] = distanceOf(path.counted * explanation.extentMeters);
    bone["path"] = positionsTo(path.steps.empty() ? std::vector<Vec3>() : path.line(explanation.position));
    bone["thin_place"] =
        path.thinPlace == kNone
            ? py::object(py::none())
            : py::object(positionsTo({path.steps[static_cast<std::size_t>(path.thinPlace)].position}));
    return bone;
}

py::dict explanationOf(const VertexExplanation& explanation, const Skeleton& skeleton) {
    py::dict said;
    said["position"] = positionsTo({explanation.position});
    said["solver"] = textOf(explanation.solver);
    said["rigid"] = explanation.rigid;
    said["voxel_meters"] = explanation.voxelMeters;
    py::list bones;
    for (const BonePath& path : explanation.bones) {
        bones.append(boneOf(path, explanation, skeleton));
    }
    said["bones"] = bones;
    said["by_distance"] = namedWeights(explanation.byDistance, skeleton);
    said["smoothed"] = namedWeights(explanation.smoothed, skeleton);
    said["bound"] = namedWeights(explanation.bound, skeleton);
    return said;
}

/// What explain() asks of a character, taken before other threads can change it.
struct Question {
    Scene scene;
    BindSettings settings;
    std::shared_ptr<const BindState> state;
    VertexId vertex;
    std::size_t bones = 0;
};

Expected<VertexExplanation> answer(Question& question, Progress& progress) {
    if (!question.state) {
        SINEW_TRY(question.state, solveBind(question.scene, question.settings, progress));
    }
    const auto weights = bindWeights(question.scene, *question.state, question.settings, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    const auto& own = weights[question.vertex.part];
    const SkinWeights none = unweighted(question.scene.parts[question.vertex.part].mesh->vertexCount());
    return explainVertex(question.scene, *question.state, question.settings, own ? *own : none,
                         question.vertex, question.bones, progress);
}

py::dict explain(Character& character, std::int64_t vertex, const py::object& mesh, std::size_t bones,
                 int threads, const py::object& progress) {
    const WorkOptions work = workOptions(threads, progress);
    const std::size_t part = meshNumber(character.scene, mesh);
    const std::size_t count = character.scene.parts[part].mesh->vertexCount();
    if (vertex < 0 || static_cast<std::size_t>(vertex) >= count) {
        raiseInput(makeError(
            ErrorCode::VertexUnknown,
            {std::to_string(vertex), character.scene.parts[part].mesh->name, std::to_string(count - 1)}));
    }
    Question question{character.scene,
                      character.recipe.bind,
                      character.state,
                      {static_cast<std::uint32_t>(part), static_cast<std::uint32_t>(vertex)},
                      bones};
    const int revision = character.revision;
    std::optional<Expected<VertexExplanation>> said;
    runWork(work, [&](Progress& running) { said = answer(question, running); });
    const VertexExplanation explanation = valueOrRaise(std::move(*said));
    if (character.revision == revision) {
        character.state = question.state;
    }
    return explanationOf(explanation, question.scene.skeleton);
}

} // namespace

void addSolving(CharacterClass& character) {
    character.def("bind", bindCharacter, py::arg("recipe") = py::none(), py::kw_only(),
                  py::arg("threads") = 0, py::arg("progress") = py::none(),
                  "Bind all meshes to the skeleton, as `sinew bind` does.\n\n"
                  "recipe : dict or file as `sinew bind --save-recipe` writes it; None: the usual settings\n"
                  "**settings : as of sinew.bind; they change the recipe\n\n"
                  "Returns the character itself; .weights and .report are new.");
    character.def("explain", explain, py::arg("vertex"), py::arg("mesh") = 0, py::kw_only(),
                  py::arg("bones") = 8, py::arg("threads") = 0, py::arg("progress") = py::none(),
                  "Why a vertex has the weights of the last bind.\n\n"
                  "Returns a dict: position (1, 3), solver, rigid, voxel_meters, by_distance, smoothed and "
                  "bound (lists of\n"
                  "(joint, weight), step by step), and bones: a list of dicts with joint, index, weight, "
                  "meters (along the\n"
                  "path), counted (metres that weights are made of, or None), path (N, 3) from the bone to "
                  "the vertex, and\n"
                  "thin_place (1, 3) where the path squeezes through a gap, or None.");
}

} // namespace sinew
