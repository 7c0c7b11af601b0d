#include "python/src/Character.h"

#include "core/io/ImportScene.h"
#include "core/scene/ClipPose.h"
#include "python/src/Arrays.h"
#include "python/src/Errors.h"
#include "python/src/Weights.h"
#include "python/src/Work.h"

#include <optional>
#include <utility>

namespace sinew {
namespace {

namespace py = pybind11;

/// A mesh of a character as Python has it. It shares the vertices with the character.
struct MeshView {
    std::shared_ptr<const Mesh> mesh;
};

/// The skeleton of a character.
struct SkeletonView {
    Skeleton skeleton;
};

py::array_t<std::int64_t> wholeArray(const std::vector<std::uint32_t>& numbers) {
    const std::vector<std::int64_t> wide(numbers.begin(), numbers.end());
    return py::array_t<std::int64_t>(static_cast<py::ssize_t>(wide.size()), wide.data());
}

py::list namesOf(const Skeleton& skeleton) {
    py::list names;
    for (const Joint& joint : skeleton.joints) {
        names.append(textOf(joint.name));
    }
    return names;
}

py::array_t<std::int32_t> parentsOf(const SkeletonView& view) {
    std::vector<std::int32_t> parents;
    for (const Joint& joint : view.skeleton.joints) {
        parents.push_back(joint.parent);
    }
    return py::array_t<std::int32_t>(static_cast<py::ssize_t>(parents.size()), parents.data());
}

py::array_t<double> placesOf(const SkeletonView& view) {
    std::vector<Vec3> places;
    for (std::size_t j = 0; j < view.skeleton.size(); ++j) {
        places.push_back(view.skeleton.position(j));
    }
    return positionsTo(places);
}

py::array_t<double> matricesOf(const SkeletonView& view) {
    const auto count = static_cast<py::ssize_t>(view.skeleton.size());
    py::array_t<double> matrices({count, py::ssize_t{4}, py::ssize_t{4}});
    auto all = matrices.mutable_unchecked<3>();
    for (py::ssize_t j = 0; j < count; ++j) {
        const auto& matrix = view.skeleton.joints[static_cast<std::size_t>(j)].modelFromJointBind.matrix();
        for (py::ssize_t row = 0; row < 4; ++row) {
            for (py::ssize_t column = 0; column < 4; ++column) {
                all(j, row, column) = matrix(row, column);
            }
        }
    }
    return matrices;
}

py::list meshesOf(const Character& character) {
    py::list meshes;
    for (const Part& part : character.scene.parts) {
        meshes.append(MeshView{part.mesh});
    }
    return meshes;
}

py::list weightsOf(const Character& character) {
    py::list weights;
    for (const Part& part : character.scene.parts) {
        weights.append(
            part.weights ? py::cast(Weights{part.weights, character.scene.skeleton.size(), character.report})
                         : py::object(py::none()));
    }
    return weights;
}

py::list clipsOf(const Character& character) {
    py::list clips;
    for (const Clip& clip : character.scene.clips) {
        py::dict entry;
        entry["name"] = textOf(clip.name);
        entry["duration"] = clip.duration;
        entry["frame_rate"] = framesPerSecond(clip);
        clips.append(entry);
    }
    return clips;
}

void setWeights(Character& character, const py::handle& mesh, const py::handle& indices,
                const py::handle& values) {
    const std::size_t part = meshNumber(character.scene, mesh);
    auto skin = skinFrom(indices, values, character.scene.parts[part].mesh->vertexCount(),
                         character.scene.skeleton.size());
    character.scene.parts[part].weights = std::move(skin);
    character.changed();
}

std::shared_ptr<Character> openFile(const py::object& file, const py::object& program, int threads,
                                    const py::object& progress) {
    const WorkOptions work = workOptions(threads, progress);
    const std::string path = pathFrom(file);
    ImportOptions options;
    options.readerProgram = program.is_none() ? std::string() : pathFrom(program);
    std::optional<Expected<ImportedScene>> imported;
    runWork(work, [&](Progress& running) { imported = importScene(path, running, options); });
    ImportedScene read = valueOrRaise(std::move(*imported));
    auto character = std::make_shared<Character>();
    character->read = read.scene;
    character->scene = std::move(read.scene);
    character->notices = std::move(read.notices);
    return character;
}

std::string characterRepr(const Character& character) {
    return "<sinew.Character of " + std::to_string(character.scene.parts.size()) + " meshes and " +
           std::to_string(character.scene.skeleton.size()) + " joints>";
}

void addViews(py::module_& module) {
    py::class_<MeshView>(module, "Mesh",
                         "A mesh of a character: V vertices, F triangles, y up, in the bind pose.")
        .def_property_readonly("name", [](const MeshView& view) { return textOf(view.mesh->name); })
        .def_property_readonly(
            "vertices", [](const MeshView& view) { return positionsTo(view.mesh->vertices); },
            "(V, 3) float64, in units of the character.")
        .def_property_readonly(
            "faces", [](const MeshView& view) { return trianglesTo(triangulate(*view.mesh)); },
            "(F, 3) int64: polygons cut into triangles.")
        .def_property_readonly(
            "polygons",
            [](const MeshView& view) {
                return py::make_tuple(wholeArray(view.mesh->polygonOffsets), wholeArray(view.mesh->corners));
            },
            "(offsets, corners): polygon i is corners[offsets[i]:offsets[i + 1]].");
    py::class_<SkeletonView>(module, "Skeleton", "J joints, parents before their children.")
        .def_property_readonly("names", [](const SkeletonView& view) { return namesOf(view.skeleton); })
        .def_property_readonly("parents", parentsOf, "(J,) int32, -1 for a root.")
        .def_property_readonly("joints", placesOf, "(J, 3) float64: where the joints are bound.")
        .def_property_readonly("matrices", matricesOf,
                               "(J, 4, 4) float64: from each joint to the model, as bound.")
        .def("__len__", [](const SkeletonView& view) { return view.skeleton.size(); });
}

} // namespace

std::size_t meshNumber(const Scene& scene, const py::handle& mesh) {
    if (py::isinstance<py::str>(mesh)) {
        const auto name = mesh.cast<std::string>();
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            if (scene.parts[part].mesh->name == name) {
                return part;
            }
        }
    } else if (PyIndex_Check(mesh.ptr()) != 0) {
        const Py_ssize_t number = PyNumber_AsSsize_t(mesh.ptr(), nullptr);
        if (number >= 0 && static_cast<std::size_t>(number) < scene.parts.size()) {
            return static_cast<std::size_t>(number);
        }
    }
    raiseInput("MeshUnknown", "There is no mesh " + std::string(py::str(mesh)) + ".",
               "Name one of .meshes, or give its number from 0.");
}

std::string pathFrom(const py::handle& path) {
    PyObject* bytes = nullptr;
    if (PyUnicode_FSConverter(path.ptr(), &bytes) == 0) {
        throw py::error_already_set();
    }
    return py::reinterpret_steal<py::bytes>(bytes);
}

void addCharacter(py::module_& module) {
    addViews(module);
    CharacterClass character(module, "Character", "A character with meshes, a skeleton, weights and clips.");
    character.def_property_readonly("meshes", meshesOf, "list of Mesh.")
        .def_property_readonly("skeleton",
                               [](const Character& of) { return SkeletonView{of.scene.skeleton}; })
        .def_property_readonly("weights", weightsOf, "list of Weights, or None, one for each mesh.")
        .def_property_readonly("clips", clipsOf, "list of dicts: name, duration in seconds, frame_rate.")
        .def_property_readonly(
            "unit", [](const Character& of) { return of.scene.metersPerUnit; }, "Metres of one unit.")
        .def_property_readonly("file", [](const Character& of) { return textOf(of.scene.sourceFile); })
        .def_readonly("report", &Character::report,
                      "dict of the last bind, as `sinew bind --report` writes it; or None.")
        .def("set_weights", setWeights, py::arg("mesh"), py::arg("indices"), py::arg("values"),
             "Weights of one mesh, (V, K) each; they are made to sum 1.")
        .def("__repr__", characterRepr);
    addSolving(character);
    addPosing(character);
    addFitting(character);
    addSaving(character);
    module.def("_open", openFile, py::arg("file"), py::arg("program") = py::none(), py::kw_only(),
               py::arg("threads") = 0, py::arg("progress") = py::none());
}

} // namespace sinew
