#include "python/src/Binding.h"

#include "app/motion/RangeOfMotion.h"
#include "app/recipe/NamedAvatar.h"
#include "app/report/BindReportJson.h"
#include "core/avatar/Avatar.h"
#include "core/avatar/FollowAvatar.h"
#include "core/base/platform/Memory.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "core/scene/NodePose.h"
#include "core/solve/Bind.h"
#include "python/src/Arrays.h"
#include "python/src/Errors.h"
#include "python/src/Values.h"
#include "python/src/Weights.h"

#include <chrono>
#include <optional>
#include <utility>

namespace sinew {
namespace {

namespace py = pybind11;

constexpr const char* kBindHelp =
    R"(Bind a mesh to a skeleton.

vertices : (V, 3) numbers, y up, in metres unless `unit` says otherwise
faces : (F, 3) or (F, 4) whole numbers, counter-clockwise seen from outside; any soup of faces will do
bones : (B, 2, 3) segments from head to tail, or (J, 3) joints with `parents`
parents : (J,) whole numbers, -1 for a root, parents before children; None: all are roots. A bone with children
    ends where these begin
names : J texts; None: "joint0" and on. Settings such as `joints` or `regions` name joints by them
unit : metres of one unit of the arrays
threads : 0 is one for each core; the weights are the same bytes on any number of them
progress : called as progress(stage, fraction) a few times a second; False cancels, and so does an exception
**settings : every setting of `sinew bind`: solver, alpha, max_influences, resolution, penalty, smoothing, ...
    sinew.settings() lists them with defaults and ranges

Returns Weights. Raises InputError, Error or Canceled.)";

/// What a bind made, before Python sees it.
struct Outcome {
    Scene scene;
    BindReport report;
    Notices notices;
    double seconds = 0.0;
};

/// The character as the recipe's bind takes it.
Expected<void> prepare(Scene& scene, const Recipe& recipe, const std::string& recipeFile) {
    Expected<Scene> edited = withFollowedEdits(std::move(scene), recipe.skeletonEdits);
    if (!edited) {
        Error error = edited.error();
        if (error.code == ErrorCode::JointUnknown && error.arguments.size() > 1) {
            error.arguments[1] = recipeFile;
        }
        return fail(std::move(error));
    }
    SINEW_TRY(scene, withHandleJoints(std::move(*edited), recipe.bind));
    if (recipe.avatar) {
        SINEW_TRY(Avatar avatar, avatarFor(*recipe.avatar, scene));
        scene.avatar = sharedAvatar(std::move(avatar));
    }
    return {};
}

Expected<Notices> fitMisplaced(Scene& scene, const BindSettings& settings, Progress& progress) {
    SINEW_TRY(const SkeletonPlacement placement, judgeSkeleton(scene, settings, progress));
    if (!placement.fit) {
        return Notices();
    }
    const Notice notice = fittedNotice(*placement.fit, scene);
    placeSkeleton(scene, *placement.fit);
    SINEW_TRY(scene, withHandleJoints(std::move(scene), settings));
    return Notices{notice};
}

Expected<Outcome> bound(Scene scene, const Recipe& recipe, const std::string& recipeFile,
                        Progress& progress) {
    Outcome outcome;
    SINEW_CHECK(prepare(scene, recipe, recipeFile));
    if (recipe.fitSkeleton) {
        SINEW_TRY(outcome.notices, fitMisplaced(scene, recipe.bind, progress));
    }
    const auto start = std::chrono::steady_clock::now();
    SINEW_TRY(BindResult result, bind(scene, recipe.bind, progress));
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        scene.parts[part].weights = result.weights[part];
    }
    outcome.report = std::move(result.report);
    outcome.scene = std::move(scene);
    return outcome;
}

Scene sceneOf(const py::handle& vertices, const py::handle& faces, Skeleton skeleton, double unit) {
    auto mesh = std::make_shared<Mesh>();
    mesh->name = "mesh";
    mesh->vertices = positionsFrom(vertices, "vertices");
    addFaces(*mesh, faces);
    Scene scene;
    scene.sourceFile = "the arrays";
    scene.metersPerUnit = unit;
    scene.skeleton = std::move(skeleton);
    scene.parts.push_back({std::move(mesh), nullptr});
    return scene;
}

Weights bindArrays(const py::object& vertices, const py::object& faces, const py::object& bones,
                   const py::object& parents, const py::object& names, double unit, int threads,
                   const py::object& progress, const py::kwargs& arguments) {
    const WorkOptions work = workOptions(threads, progress);
    if (!(unit >= kMinUnitFactor && unit <= kMaxUnitFactor)) {
        raiseInput("Unit", "unit is no number of metres.", "Give 1.0 for metres, 0.01 for centimetres.");
    }
    Recipe recipe;
    recipe.bind.jointChoice = JointChoice::All;
    takeSettings(arguments, recipe.bind);
    const Scene scene = sceneOf(vertices, faces, skeletonFrom(bones, parents, names), unit);
    BoundScene result = bindScene(scene, recipe, "the arguments", {}, work);
    return {result.scene.parts.front().weights, result.scene.skeleton.size(), std::move(result.report)};
}

} // namespace

BoundScene bindScene(const Scene& scene, const Recipe& recipe, const std::string& recipeFile,
                     const Notices& notices, const WorkOptions& work) {
    std::optional<Expected<Outcome>> outcome;
    runWork(work, [&](Progress& progress) { outcome = bound(scene, recipe, recipeFile, progress); });
    if (!*outcome) {
        raise(outcome->error());
    }
    BindRun run;
    run.character = characterFacts((*outcome)->scene);
    run.recipe = recipe;
    run.threads = work.threads;
    run.bindSeconds = run.totalSeconds = (*outcome)->seconds;
    run.peakMemoryBytes = peakMemory();
    run.bind = std::move((*outcome)->report);
    run.importNotices = notices;
    append(run.importNotices, (*outcome)->notices);
    return {std::move((*outcome)->scene), toPython(bindReportJson(run))};
}

void addBind(py::module_& module) {
    module.def("bind", bindArrays, kBindHelp, py::arg("vertices"), py::arg("faces"), py::arg("bones"),
               py::arg("parents") = py::none(), py::arg("names") = py::none(), py::kw_only(),
               py::arg("unit") = 1.0, py::arg("threads") = 0, py::arg("progress") = py::none());
    module.def("settings", settingsTable,
               "Every setting of a bind: {name: {\"default\", \"min\", \"max\" or \"choices\", \"help\"}}.");
}

} // namespace sinew
