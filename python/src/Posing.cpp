#include "app/motion/RangeOfMotion.h"
#include "core/bake/Bake.h"
#include "core/deform/Deform.h"
#include "core/deform/Skinning.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/Pose.h"
#include "python/src/Arrays.h"
#include "python/src/Character.h"
#include "python/src/Errors.h"
#include "python/src/Work.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sinew {
namespace {

namespace py = pybind11;

constexpr Names<Deformer, 3> kMethodNames{{{"linear", Deformer::LinearBlend},
                                           {"dual-quaternion", Deformer::DualQuaternion},
                                           {"centers", Deformer::CentersOfRotation}}};

/// How a character bends, ready for a thread without Python.
struct Bending {
    Scene scene;
    Deformer deformer = Deformer::LinearBlend;
};

Deformer methodFrom(const std::string& word) {
    const std::optional<Deformer> method = valueOf(kMethodNames, word);
    if (!method) {
        raiseInput("MethodUnknown", "There is no method " + word + ".",
                   "Choose " + listOf(kMethodNames) + ".");
    }
    return *method;
}

Quat rotationFrom(const std::vector<double>& numbers, std::size_t row) {
    const Quat turn(numbers[4 * row + 3], numbers[4 * row], numbers[4 * row + 1], numbers[4 * row + 2]);
    if (!(turn.norm() > 1e-6)) {
        raiseInput("RotationInvalid",
                   "rotations holds a quaternion of length 0 in row " + std::to_string(row) + ".",
                   "Write (0, 0, 0, 1) where a joint does not turn.");
    }
    return turn.normalized();
}

std::size_t jointNumber(const Skeleton& skeleton, const std::string& name) {
    const std::int32_t joint = skeleton.find(name);
    if (joint == kNone) {
        raiseInput("JointUnknown", "There is no joint " + name + ".",
                   "The skeleton's names are in .skeleton.names.");
    }
    return static_cast<std::size_t>(joint);
}

/// A dict of quaternions by joint, or (J, 4), x, y, z, w.
void takeRotations(const Skeleton& skeleton, const py::object& given, Pose& pose) {
    if (given.is_none()) {
        return;
    }
    if (py::isinstance<py::dict>(given)) {
        for (const auto& [name, turn] : py::reinterpret_borrow<py::dict>(given)) {
            const std::size_t joint = jointNumber(skeleton, py::str(name));
            const py::object row = py::module_::import("numpy").attr("atleast_2d")(turn);
            pose.joints[joint].rotation = rotationFrom(numbersFrom(row, "rotations", 1, 4), 0);
        }
        return;
    }
    const std::vector<double> numbers = numbersFrom(given, "rotations", skeleton.size(), 4);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        pose.joints[j].rotation = rotationFrom(numbers, j);
    }
}

const Clip& clipFrom(const Scene& scene, const py::object& given) {
    if (py::isinstance<py::str>(given)) {
        const auto name = given.cast<std::string>();
        const auto clip = std::ranges::find(scene.clips, name, &Clip::name);
        if (clip != scene.clips.end()) {
            return *clip;
        }
    } else if (PyIndex_Check(given.ptr()) != 0) {
        const Py_ssize_t number = PyNumber_AsSsize_t(given.ptr(), nullptr);
        if (number >= 0 && static_cast<std::size_t>(number) < scene.clips.size()) {
            return scene.clips[static_cast<std::size_t>(number)];
        }
    }
    raiseInput("ClipUnknown", "There is no clip " + std::string(py::str(given)) + ".",
               "Name one of .clips, or give its number from 0.");
}

Pose poseFrom(const Scene& scene, const py::object& rotations, const py::object& translations,
              const py::object& clip, double time) {
    if (!std::isfinite(time)) {
        raiseInput("NotFinite", "time is no number of seconds.");
    }
    Pose pose =
        clip.is_none() ? Pose::bindPose(scene.skeleton) : poseAt(scene.skeleton, clipFrom(scene, clip), time);
    takeRotations(scene.skeleton, rotations, pose);
    if (!translations.is_none()) {
        const std::vector<double> numbers =
            numbersFrom(translations, "translations", scene.skeleton.size(), 3);
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            pose.joints[j].translation = Vec3(numbers[3 * j], numbers[3 * j + 1], numbers[3 * j + 2]);
        }
    }
    return pose;
}

std::vector<std::int32_t> parentsOf(const Skeleton& skeleton) {
    std::vector<std::int32_t> parents;
    for (const Joint& joint : skeleton.joints) {
        parents.push_back(joint.parent);
    }
    return parents;
}

/// Centres of rotation of each part; empty where the method has none.
Expected<std::vector<std::vector<Vec3>>> centersFor(const Bending& bending, Progress& progress) {
    std::vector<std::vector<Vec3>> centers(bending.scene.parts.size());
    for (std::size_t part = 0; part < centers.size(); ++part) {
        const Part& of = bending.scene.parts[part];
        if (bending.deformer == Deformer::CentersOfRotation && of.weights) {
            SINEW_TRY(centers[part], centersOfRotation(*of.mesh, *of.weights, progress));
        }
    }
    return centers;
}

/// Vertices of each part in a pose; a part without weights stays.
std::vector<std::vector<Vec3>> bent(const Bending& bending, const Pose& pose,
                                    const std::vector<std::vector<Vec3>>& centers) {
    const std::vector<Transform> matrices = skinningMatrices(bending.scene.skeleton, pose);
    const std::vector<std::int32_t> parents = parentsOf(bending.scene.skeleton);
    std::vector<std::vector<Vec3>> parts;
    for (std::size_t part = 0; part < bending.scene.parts.size(); ++part) {
        const Part& of = bending.scene.parts[part];
        DeformExtras extras;
        extras.parents = parents;
        extras.centers = centers[part];
        parts.push_back(
            of.weights ? deformVertices(of.mesh->vertices, *of.weights, matrices, bending.deformer, extras)
                       : of.mesh->vertices);
    }
    return parts;
}

py::list pose(const Character& character, const py::object& rotations, const py::object& translations,
              const py::object& clip, double time, const std::string& method, int threads,
              const py::object& progress) {
    const WorkOptions work = workOptions(threads, progress);
    const Bending bending{character.scene, methodFrom(method)};
    const Pose wanted = poseFrom(bending.scene, rotations, translations, clip, time);
    std::optional<Expected<std::vector<std::vector<Vec3>>>> parts;
    runWork(work, [&](Progress& running) {
        parts = centersFor(bending, running);
        if (*parts) {
            parts = bent(bending, wanted, **parts);
        }
    });
    py::list list;
    for (const std::vector<Vec3>& vertices : valueOrRaise(std::move(*parts))) {
        list.append(positionsTo(vertices));
    }
    return list;
}

/// Every bend of the range of motion at half and at all of its turn.
std::vector<BakePose> posesOf(const Bending& bending) {
    const Scene& scene = bending.scene;
    const RangeOfMotion motion(scene.skeleton, deformingJoints(scene.skeleton, partWeights(scene)));
    std::vector<BakePose> poses;
    for (const Bend& bend : motion.bends()) {
        for (const double fraction : {0.5, 1.0}) {
            BakePose posed;
            posed.name = scene.skeleton.joints[static_cast<std::size_t>(bend.joint)].name;
            posed.pose = motion.poseOf(bend, fraction);
            posed.joint = bend.joint;
            poses.push_back(std::move(posed));
        }
    }
    return poses;
}

Expected<void> showTargets(const Bending& bending, std::vector<BakePose>& poses, Progress& progress) {
    SINEW_TRY(const auto centers, centersFor(bending, progress));
    for (std::size_t i = 0; i < poses.size(); ++i) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        progress.report(Stage::Deform, static_cast<double>(i) / static_cast<double>(poses.size()));
        const auto parts = bent(bending, poses[i].pose, centers);
        for (std::size_t part = 0; part < parts.size(); ++part) {
            auto& target = poses[i].target.emplace_back();
            if (bending.scene.parts[part].weights) {
                target.reserve(parts[part].size());
                for (const Vec3& vertex : parts[part]) {
                    target.push_back(vertex.cast<float>());
                }
            }
        }
    }
    return {};
}

struct Baked {
    BakeResult result;
    Scene scene;
    Drivers drivers;
};

Expected<Baked> baked(const Bending& bending, const Drivers& drivers, const BakeSettings& settings,
                      Progress& progress) {
    BakeInput input;
    input.scene = &bending.scene;
    input.drivers = drivers;
    input.poses = posesOf(bending);
    input.mirror = mirrorTable(bending.scene.skeleton);
    input.method = nameOf(kMethodNames, bending.deformer);
    SINEW_CHECK(showTargets(bending, input.poses, progress));
    Baked made;
    SINEW_TRY(made.result, bake(input, settings, progress));
    made.drivers = drivers;
    made.scene = withBake(bending.scene, made.result, made.drivers);
    return made;
}

py::dict errorsOf(const Baked& made) {
    py::list before;
    py::list after;
    for (const BakePoseError& error : made.result.errors) {
        before.append(error.before);
        after.append(error.after);
    }
    py::list helpers;
    for (const HelperJoint& helper : made.result.helpers) {
        helpers.append(textOf(helper.name));
    }
    py::list shapes;
    for (const BakedShape& shape : made.result.shapes) {
        shapes.append(textOf(shape.name));
    }
    py::dict said;
    said["before"] = before;
    said["after"] = after;
    said["helpers"] = helpers;
    said["shapes"] = shapes;
    return said;
}

py::dict bakeCharacter(Character& character, const std::string& method, bool helpers, int shapes,
                       int maxInfluences, int threads, const py::object& progress) {
    const WorkOptions work = workOptions(threads, progress);
    const Bending bending{character.scene, methodFrom(method)};
    if (bending.deformer == Deformer::LinearBlend) {
        raiseInput("MethodLinear", "There is nothing to bake of the method linear.",
                   "Choose dual-quaternion or centers.");
    }
    if (shapes < 0 || maxInfluences < 1) {
        raiseInput("BakeInvalid", "shapes or max_influences is too small.",
                   "shapes is 0 or more, max_influences 1.");
    }
    BakeSettings settings;
    settings.helpers = helpers;
    settings.maxShapes = shapes;
    settings.maxInfluences = static_cast<std::size_t>(maxInfluences);
    const Drivers drivers = character.recipe.drivers;
    std::optional<Expected<Baked>> made;
    runWork(work, [&](Progress& running) { made = baked(bending, drivers, settings, running); });
    Baked result = valueOrRaise(std::move(*made));
    py::dict said = errorsOf(result);
    character.scene = std::move(result.scene);
    character.recipe.drivers = std::move(result.drivers);
    character.changed();
    return said;
}

} // namespace

void addPosing(CharacterClass& character) {
    character.def(
        "pose", pose, py::arg("rotations") = py::none(), py::arg("translations") = py::none(), py::kw_only(),
        py::arg("clip") = py::none(), py::arg("time") = 0.0, py::arg("method") = "linear",
        py::arg("threads") = 0, py::arg("progress") = py::none(),
        "Vertices of every mesh in a pose: a list of (V, 3) float64.\n\n"
        "rotations : (J, 4) quaternions x, y, z, w away from the bind pose, in each joint's own axes; or a\n"
        "    dict of them by joint\n"
        "translations : (J, 3), in units, along the axes of the joint's parent\n"
        "clip, time : name or number of a clip, and seconds in it; the two above change its pose\n"
        "method : \"linear\", \"dual-quaternion\" or \"centers\"");
    character.def(
        "bake", bakeCharacter, py::kw_only(), py::arg("method") = "dual-quaternion",
        py::arg("helpers") = true, py::arg("shapes") = 24, py::arg("max_influences") = 8,
        py::arg("threads") = 0, py::arg("progress") = py::none(),
        "Bring a skinning method into linear weights, helper joints and shapes, fitted to each joint's "
        "range\n"
        "of motion.\n\n"
        "Returns a dict: before and after (mean error of each pose, metres), helpers and shapes (names).");
}

} // namespace sinew
