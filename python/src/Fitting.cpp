#include "core/io/Formats.h"
#include "core/rig/FitTemplate.h"
#include "core/skeleton/JointNames.h"
#include "core/solve/transfer/TransferWeights.h"
#include "python/src/Arrays.h"
#include "python/src/Character.h"
#include "python/src/Errors.h"
#include "python/src/Work.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

namespace sinew {
namespace {

namespace py = pybind11;

constexpr Names<RigKind, 6> kTemplateNames{{{"biped", RigKind::Biped},
                                            {"quadruped", RigKind::Quadruped},
                                            {"bird", RigKind::Bird},
                                            {"insect", RigKind::Insect},
                                            {"snake", RigKind::Snake},
                                            {"hand", RigKind::Hand}}};

RigKind kindFrom(const std::string& word) {
    const std::optional<RigKind> kind = valueOf(kTemplateNames, word);
    if (!kind) {
        raiseInput("TemplateUnknown", "There is no template " + word + ".",
                   "Choose " + listOf(kTemplateNames) + ".");
    }
    return *kind;
}

RigNaming namingFrom(const std::string& word) {
    std::string all;
    for (const NamingKind& kind : rigNamings()) {
        if (kind.key == word) {
            return kind.naming;
        }
        all += (all.empty() ? "" : ", ") + std::string(kind.key);
    }
    raiseInput("NamesUnknown", "There are no names of " + word + ".", "Choose one of these: " + all + ".");
}

RigMarkers markersFrom(const py::object& given) {
    RigMarkers markers;
    if (given.is_none()) {
        return markers;
    }
    if (!py::isinstance<py::dict>(given)) {
        raiseInput("Markers", "markers is no dict.", "Write {\"chin\": (x, y, z), ...}.");
    }
    const py::object rows = py::module_::import("numpy").attr("atleast_2d");
    for (const auto& [name, place] : py::reinterpret_borrow<py::dict>(given)) {
        const std::vector<double> at = numbersFrom(rows(place), "markers", 1, 3);
        markers.push_back({py::str(name).cast<std::string>(), Vec3(at[0], at[1], at[2])});
    }
    return markers;
}

/// The meshes alone: skeleton, weights and motion give way.
Scene bareScene(Scene scene) {
    scene.skeleton = {};
    scene.clips.clear();
    for (Part& part : scene.parts) {
        part.weights = nullptr;
        part.rigidJoint = kNone;
    }
    return scene;
}

py::list fitsOf(const FittedSkeleton& fitted) {
    py::list joints;
    for (std::size_t j = 0; j < fitted.joints.size(); ++j) {
        py::dict joint;
        joint["name"] = textOf(fitted.skeleton.joints[j].name);
        joint["confidence"] = fitted.joints[j].confidence;
        joint["inside"] = fitted.joints[j].inside;
        joints.append(joint);
    }
    return joints;
}

py::list fitTemplate(Character& character, const std::string& shape, const std::string& names,
                     const py::object& markers, int spine, int fingers, int twists, int threads,
                     const py::object& progress) {
    const WorkOptions work = workOptions(threads, progress);
    RigTemplateSettings settings;
    settings.kind = kindFrom(shape);
    settings.naming = namingFrom(names);
    settings.spine = spine;
    settings.fingers = fingers;
    settings.twists = twists;
    RigRequest request;
    request.kind = settings.kind;
    request.counts = countsOf(settings);
    request.markers = markersFrom(markers);
    Scene scene = bareScene(character.scene);
    std::optional<Expected<RigFit>> fit;
    runWork(work, [&](Progress& running) { fit = fitRig(scene, request, running); });
    FittedSkeleton fitted = layTemplate(settings, valueOrRaise(std::move(*fit)));
    py::list said = fitsOf(fitted);
    scene.skeleton = std::move(fitted.skeleton);
    identifyJoints(scene.skeleton);
    character.read = scene;
    character.scene = std::move(scene);
    character.report = py::none();
    character.changed();
    return said;
}

std::vector<std::size_t> allParts(const Scene& scene) {
    std::vector<std::size_t> parts(scene.parts.size());
    std::iota(parts.begin(), parts.end(), std::size_t{0});
    return parts;
}

/// Both tell their unit, or lengths count alike.
double scaleBetween(const Scene& from, const Scene& to) {
    return tellsUnit(from.sourceFile) && tellsUnit(to.sourceFile) ? from.metersPerUnit / to.metersPerUnit
                                                                  : 1.0;
}

py::list matchesOf(const WeightTransfer& transfer) {
    constexpr std::array kMatches{
        std::pair{"matched", VertexMatch::Matched}, std::pair{"inpainted", VertexMatch::Inpainted},
        std::pair{"copied", VertexMatch::Copied}, std::pair{"bound", VertexMatch::Bound}};
    py::list parts;
    for (const TransferredPart& part : transfer.parts) {
        py::dict counts;
        for (const auto& [name, match] : kMatches) {
            counts[name] = part.count(match);
        }
        parts.append(counts);
    }
    return parts;
}

TransferSettings transferSettings(double reach, double angle, int smoothing, int maxInfluences) {
    if (!(reach >= 0.0 && reach <= 1.0) || !(angle >= 0.0 && angle <= 180.0) || smoothing < 0 ||
        smoothing > 1000 || maxInfluences < 0 || maxInfluences > kMaxInfluences) {
        raiseInput("TransferInvalid", "reach, angle, smoothing or max_influences is out of range.",
                   "reach is 0 to 1, angle 0 to 180, smoothing 0 to 1000, max_influences 0 (all) or more.");
    }
    TransferSettings settings;
    settings.reach = reach;
    settings.angle = angle;
    settings.smoothing = smoothing;
    settings.maxInfluences = maxInfluences;
    return settings;
}

py::list transferFrom(Character& character, const Character& source, double reach, double angle,
                      int smoothing, int maxInfluences, int threads, const py::object& progress) {
    const WorkOptions work = workOptions(threads, progress);
    const TransferSettings settings = transferSettings(reach, angle, smoothing, maxInfluences);
    const Scene from = source.scene;
    Scene to = character.scene;
    if (to.skeleton.empty()) { // it takes the other's, as an outfit does
        to.skeleton = from.skeleton;
    }
    const TransferRequest request{from,
                                  to,
                                  allParts(from),
                                  allParts(to),
                                  matchJoints(from.skeleton, to.skeleton),
                                  settings,
                                  scaleBetween(from, to)};
    std::optional<Expected<WeightTransfer>> transfer;
    runWork(work, [&](Progress& running) { transfer = transferWeights(request, running); });
    const WeightTransfer made = valueOrRaise(std::move(*transfer));
    for (std::size_t part = 0; part < to.parts.size(); ++part) {
        if (made.weights[part]) {
            to.parts[part].weights = made.weights[part];
        }
    }
    character.read = to;
    character.scene = std::move(to);
    character.recipe.bind.maxInfluences = maxInfluences; // what save() keeps of them
    character.report = py::none();
    character.changed();
    return matchesOf(made);
}

} // namespace

void addFitting(CharacterClass& character) {
    character.def(
        "fit_skeleton", fitTemplate, py::arg("template") = "biped", py::kw_only(),
        py::arg("names") = "mixamo", py::arg("markers") = py::none(), py::arg("spine") = 3,
        py::arg("fingers") = 5, py::arg("twists") = 0, py::arg("threads") = 0,
        py::arg("progress") = py::none(),
        "Give the meshes a skeleton from a template, fitted to their volume. Weights and clips go.\n\n"
        "template : \"biped\", \"quadruped\", \"bird\", \"insect\", \"snake\" or \"hand\"\n"
        "names : whose names the joints have: \"mixamo\", \"unreal\", \"unity\", \"vrm\", ...\n"
        "markers : dict of (x, y, z) by marker, such as \"chin\"; those that are missing are guessed\n\n"
        "Returns a list of dicts: name, confidence (0 to 1), inside.");
    character.def(
        "transfer_from", transferFrom, py::arg("source"), py::kw_only(), py::arg("reach") = 0.05,
        py::arg("angle") = 60.0, py::arg("smoothing") = 0, py::arg("max_influences") = 4,
        py::arg("threads") = 0, py::arg("progress") = py::none(),
        "Take the weights of another character that stands in the same place, as `sinew transfer` does.\n\n"
        "reach : how far the nearest place may be, of the diagonal of this character\n"
        "angle : how far its normal may be turned, degrees\n\n"
        "Returns a list of dicts, one for each mesh: how many vertices were matched, inpainted, copied, "
        "bound.");
}

} // namespace sinew
