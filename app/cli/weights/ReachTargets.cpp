#include "app/cli/weights/ReachTargets.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/ReadFile.h"
#include "app/pose/PoseFile.h"
#include "app/report/Inspection.h"
#include "app/text/Numbers.h"
#include "core/deform/VertexDeformer.h"
#include "core/layers/LayerContext.h"
#include "core/skeleton/MirrorTable.h"

#include <CLI/App.hpp>
#include <CLI/Error.hpp>
#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr Names<Deformer, 2> kReachDeformerNames{
    {{"lbs", Deformer::LinearBlend}, {"dqs", Deformer::DualQuaternion}}};
constexpr double kReachedPart = 1e-3; ///< of how far it had to go: a target that counts as reached

/// Fails with TargetsBroken: the text's %1, %2 are the values.
tl::unexpected<Error> targetsBroken(const std::string& file, const char* text, const QStringList& values) {
    const QString what = fillText(QCoreApplication::translate("TargetFile", text), values);
    return fail(ErrorCode::TargetsBroken, {file, what.toStdString()});
}

bool isPosition(const Json& json) {
    constexpr double kFarthest = 1e12; // of what coordinates can mean; squares of more overflow somewhere
    return json.is_array() && json.size() == 3 && std::ranges::all_of(json, [](const Json& number) {
               return number.is_number() && std::abs(number.get<double>()) <= kFarthest;
           });
}

Expected<TargetPosition> targetOf(const std::string& file, std::size_t number, const Json& entry,
                                  const Scene& scene) {
    const QString count = QString::number(number);
    const bool whole = entry.is_object() && entry.contains("vertex") && entry.contains("position") &&
                       entry.size() == (entry.contains("part") ? 3U : 2U);
    if (!whole) {
        return targetsBroken(file,
                             QT_TRANSLATE_NOOP("TargetFile",
                                               "target %1 must be {\"part\": name, \"vertex\": number, "
                                               "\"position\": [x, y, z]}"),
                             {count});
    }
    if (!entry["vertex"].is_number_unsigned() || !isPosition(entry["position"]) ||
        (entry.contains("part") && !entry["part"].is_string())) {
        return targetsBroken(
            file,
            QT_TRANSLATE_NOOP("TargetFile",
                              "target %1 needs a vertex from 0, a position of three numbers and the name of "
                              "a part"),
            {count});
    }
    if (!entry.contains("part") && scene.parts.size() > 1) {
        return targetsBroken(
            file, QT_TRANSLATE_NOOP("TargetFile", "target %1 names no part, and the character has %2 parts"),
            {count, QString::number(scene.parts.size())});
    }
    VertexQuery query;
    query.part = entry.value("part", std::string());
    const auto vertex = entry["vertex"].get<std::uint64_t>();
    query.vertex = static_cast<std::uint32_t>(std::min<std::uint64_t>(vertex, UINT32_MAX));
    SINEW_TRY(const VertexId at, findVertex(scene, query));
    const Json& p = entry["position"];
    return TargetPosition{at, Vec3(p[0].get<double>(), p[1].get<double>(), p[2].get<double>())};
}

std::vector<std::shared_ptr<const Mesh>> meshesOf(const Scene& scene) {
    std::vector<std::shared_ptr<const Mesh>> meshes;
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh);
    }
    return meshes;
}

std::vector<std::int32_t> parentNumbers(const Skeleton& skeleton) {
    std::vector<std::int32_t> parents;
    for (const Joint& joint : skeleton.joints) {
        parents.push_back(joint.parent);
    }
    return parents;
}

/// The scene's weights with those of some vertices replaced.
void setWeights(Scene& scene, const VertexTargets& targets) {
    for (std::size_t i = 0; i < targets.vertices.size();) {
        const std::uint32_t part = targets.vertices[i].part;
        std::vector<std::uint32_t> vertices;
        SkinWeightsBuilder weights;
        for (; i < targets.vertices.size() && targets.vertices[i].part == part; ++i) {
            vertices.push_back(targets.vertices[i].vertex);
            weights.addSame(targets.weights.at(i));
        }
        auto& own = scene.parts[part].weights;
        const SkinWeights before = own ? *own : unweighted(scene.parts[part].mesh->vertexCount());
        own = std::make_shared<const SkinWeights>(replaceVertices(before, vertices, weights.finish()));
    }
}

/// "Reached 12 of 15 targets, changed the weights of 20 vertices", and which one is farthest.
std::string reachText(const Scene& scene, const std::vector<TargetPosition>& targets,
                      const std::vector<Vec3>& before, const ReachResult& found) {
    std::size_t left = 0;
    std::size_t worst = 0;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const double distance = (before[i] - targets[i].position).norm();
        left += found.remainders[i] > kReachedPart * distance ? 1 : 0;
        worst = found.remainders[i] > found.remainders[worst] ? i : worst;
    }
    std::string text = "Reached " + std::to_string(targets.size() - left) + " of " +
                       countText(targets.size(), "target", "targets") + ", changed the weights of " +
                       countText(found.result.targets.vertices.size(), "vertex", "vertices") + "\n";
    if (left > 0) {
        const VertexId at = targets[worst].at;
        text += "Vertex " + std::to_string(at.vertex) + " of " +
                printable(scene.parts[at.part].mesh->name).toStdString() + " stays " +
                lengthText(found.largest * scene.metersPerUnit, scene.metersPerUnit) +
                " away: no weights of its joints bring it nearer\n";
    }
    return text;
}

} // namespace

void addReachOptions(CLI::App& command, ReachOptions& options) {
    const char* group = "Targets in a pose";
    command
        .add_option("--reach", options.targets,
                    "Find the weights that bring vertices to positions in the pose of --pose, see below "
                    "(default: weights stay)")
        ->option_text("TARGETS.json")
        ->group(group);
    command
        .add_option(
            "--pose", options.pose,
            "The pose that the positions of --reach are in, as sinew pose reads it (it is required with "
            "--reach)")
        ->option_text("POSE.json")
        ->group(group);
    command
        .add_option("--reach-keep", options.keep,
                    "How much weights keep to what they were, 0 to 1; 0: vertices come as near as weights "
                    "can bring them (default 0)")
        ->check(between(0.0, 1.0))
        ->option_text("K")
        ->group(group);
    command
        .add_flag("--reach-mirror", options.mirror,
                  "Change the weights of the other side alike (default: only those of the targets)")
        ->group(group);
    command
        .add_option("--deformer", options.deformer,
                    "Skinning method that the positions of --reach are for: linear (lbs) or dual "
                    "quaternions (dqs) (default lbs)")
        ->transform(namesOf(kReachDeformerNames))
        ->option_text("lbs|dqs")
        ->group(group);
}

void refuseHalfReach(const ReachOptions& options) {
    if (options.targets.empty() != options.pose.empty()) {
        throw CLI::RequiredError(options.pose.empty() ? "--pose, for --reach" : "--reach, for --pose");
    }
}

Expected<std::vector<TargetPosition>> readTargets(const std::filesystem::path& file, const Scene& scene) {
    SINEW_TRY(const Json json, readJsonFile(file, ErrorCode::TargetsBroken));
    if (!json.is_object() || json.size() != 1 || !json.contains("targets") || !json["targets"].is_array()) {
        return targetsBroken(
            file.string(), QT_TRANSLATE_NOOP("TargetFile", "the file must contain {\"targets\": [...]}"), {});
    }
    std::vector<TargetPosition> targets;
    std::set<std::pair<std::uint32_t, std::uint32_t>> seen;
    for (const Json& entry : json["targets"]) {
        SINEW_TRY(const TargetPosition target, targetOf(file.string(), targets.size() + 1, entry, scene));
        if (!seen.emplace(target.at.part, target.at.vertex).second) {
            return targetsBroken(file.string(),
                                 QT_TRANSLATE_NOOP("TargetFile", "target %1 names a vertex a second time"),
                                 {QString::number(targets.size() + 1)});
        }
        targets.push_back(target);
    }
    return targets;
}

Expected<std::string> reachTargets(const ReachOptions& options, int max, Scene& scene, Progress& progress) {
    SINEW_TRY(const Pose pose, readPose(options.pose, scene.skeleton));
    SINEW_TRY(const std::vector<TargetPosition> targets, readTargets(options.targets, scene));
    const PartWeights weights = partWeights(scene);
    if (std::ranges::none_of(weights, [](const auto& part) { return part != nullptr; })) {
        return fail(ErrorCode::NoWeights, {scene.sourceFile});
    }
    const std::vector<std::int32_t> parents = parentNumbers(scene.skeleton);
    const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, pose);
    DeformSettings settings;
    settings.deformer = options.deformer;
    const VertexDeformer deformer(matrices, settings, parents);
    const VertexPoser posed = [&](const VertexId& at, std::span<const Influence> influences) {
        return deformer.at(scene.parts[at.part].mesh->vertices[at.vertex], influences);
    };
    const MirrorTable table = mirrorTable(scene.skeleton);
    LayerContext context = makeLayerContext(meshesOf(scene), scene.skeleton, table);
    context = options.mirror ? withMirror(std::move(context), table) : std::move(context);
    ReachRules rules;
    rules.parents = parents;
    rules.carries = jointsWithWeight(weights, matrices.size());
    rules.keep = options.keep;
    rules.mirror = options.mirror;
    rules.pose = options.deformer == Deformer::LinearBlend ? VertexPoser() : posed;
    const OperationInput input{context, weights, {}, {}, static_cast<std::size_t>(max), &progress};
    const ReachResult found = weightsThatReach(input, matrices, targets, rules);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    std::vector<Vec3> before;
    for (const TargetPosition& target : targets) {
        before.push_back(posed(target.at, influencesAt(weights, target.at)));
    }
    setWeights(scene, found.result.targets);
    return reachText(scene, targets, before, found);
}

} // namespace sinew
