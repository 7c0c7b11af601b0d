#include "app/bake/BakeEdits.h"

#include "app/document/edits/SkeletonEditing.h"
#include "app/jobs/WeightFiles.h"
#include "core/bind/PosedAlphas.h"
#include "core/layers/operations/WeightOperations.h"
#include "core/skeleton/JointNames.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

/// How layers of bakes begin; an English name in every language, so that projects know it.
constexpr const char* kBakeLayer = "Bake";

/// Whether a hand painted the layer: no mirror or relaxing layer, and none of a bake.
bool isPaintedByHand(const WeightLayer& layer) {
    return layer.kind == LayerKind::Paint && layer.active() && !layer.name.starts_with(kBakeLayer);
}

std::vector<std::vector<bool>> handPainted(const DocumentState& state) {
    std::vector<std::vector<bool>> painted(state.scene->parts.size());
    for (const auto& layer : state.layers.layers) {
        if (!isPaintedByHand(*layer)) {
            continue;
        }
        for (std::size_t part = 0; part < std::min(painted.size(), layer->parts.size()); ++part) {
            painted[part].resize(state.scene->parts[part].mesh->vertexCount(), false);
            for (const std::uint32_t vertex : layer->parts[part].edits.vertices()) {
                if (vertex < painted[part].size() && layer->amount(part, vertex) > 0.0F) {
                    painted[part][vertex] = true;
                }
            }
        }
    }
    return painted;
}

/// The edit that adds the helper joints, each where its source stands.
SkeletonSteps helperSteps(const Skeleton& skeleton, const std::vector<HelperJoint>& helpers) {
    if (helpers.empty()) {
        return {};
    }
    const std::vector<std::string> names = distinctJointNames(skeleton);
    SkeletonEdit edit{SkeletonEditKind::Add, {}, {}};
    for (const HelperJoint& helper : helpers) {
        const Joint& source = skeleton.joints[static_cast<std::size_t>(helper.source)];
        EditedJoint added{helper.name};
        added.other = source.parent == kNone ? std::string() : names[static_cast<std::size_t>(source.parent)];
        added.position = source.modelFromJointBind.translation();
        added.turn = Quat(Mat3(source.modelFromJointBind.linear()));
        edit.joints.push_back(std::move(added));
    }
    return {edit};
}

/// The bake's weights on the joints of the document: those of handles stand behind the helpers there.
PartWeights weightsOn(const Skeleton& after, const Skeleton& before, const BakeResult& result) {
    std::vector<std::int32_t> target = numbersAfter(before, after);
    for (const HelperJoint& helper : result.helpers) {
        target.push_back(after.find(helper.name));
    }
    PartWeights weights;
    for (const auto& part : result.weights) {
        weights.push_back(part ? std::make_shared<const SkinWeights>(renumbered(*part, target)) : nullptr);
    }
    return weights;
}

/// Vertices whose weights the bake changed, with their new ones.
VertexTargets rebakedVertices(const PartWeights& before, const PartWeights& after) {
    VertexTargets targets;
    SkinWeightsBuilder builder;
    for (std::uint32_t part = 0; part < std::min(before.size(), after.size()); ++part) {
        if (!before[part] || !after[part]) {
            continue;
        }
        for (std::uint32_t v = 0; v < after[part]->vertexCount(); ++v) {
            if (!std::ranges::equal(before[part]->at(v), after[part]->at(v))) {
                targets.vertices.push_back({part, v});
                builder.addSame(after[part]->at(v));
            }
        }
    }
    targets.weights = builder.finish();
    return targets;
}

/// A painted layer on top that gives these weights. `state`: with the weights in force.
void addBakeLayer(DocumentState& state, const PartWeights& baked) {
    const VertexTargets targets = rebakedVertices(*state.weights, baked);
    if (targets.vertices.empty()) {
        return;
    }
    WeightLayer layer;
    layer.name = freeLayerName(state.layers, kBakeLayer);
    const std::size_t top = state.layers.layers.size();
    const LayerStack stack = state.layers.added(std::move(layer), top);
    state.layers = setTargets({stack, top, *state.weights, *makeContext(state)}, targets);
    state.activeLayer = static_cast<std::int32_t>(top);
}

void addShapesOf(const BakeResult& result, DocumentState& state) {
    Shapes shapes = shapesOf(state);
    for (const BakedShape& shape : result.shapes) {
        shapes.resize(std::max(shapes.size(), shape.parts.size()));
        for (std::size_t part = 0; part < shape.parts.size(); ++part) {
            shapes[part].insert(shapes[part].end(), shape.parts[part].begin(), shape.parts[part].end());
        }
    }
    state.shapes = sharedShapes(std::move(shapes));
}

} // namespace

bool skinnedLinearly(const DocumentState& state) {
    const bool stiffnessFollows = state.bound() && !state.settings.alphaCurves.empty();
    return state.deform.deformer == Deformer::LinearBlend && !state.deform.implicit && !stiffnessFollows;
}

BakeChoices usualBakeChoices(const DocumentState& state) {
    BakeChoices choices;
    choices.fit.maxInfluences = state.hasScene() ? usualInfluences(state.boundScene()) : 4;
    return choices;
}

BakeAsked bakeAsked(const DocumentState& state, const BakeChoices& choices,
                    const std::shared_ptr<const LayerContext>& context) {
    return {bakeSourceOf(state, context),
            listBakePoses(state, choices.poses),
            choices.fit,
            choices.megabytes,
            state.locked,
            handPainted(state),
            mirrorTableOf(state)};
}

Expected<DocumentState> withBake(const DocumentState& state, const BakeOutcome& outcome) {
    const BakeResult& result = outcome.result;
    const PartWeights inForce = state.weights ? *state.weights : PartWeights();
    SINEW_TRY(DocumentState baked,
              withSkeletonSteps(state, helperSteps(state.scene->skeleton, result.helpers)));
    static_cast<WeightingSettings&>(baked.settings) = alphasAtRest(baked.settings);
    if (!result.helpers.empty()) { // the numbers of handles' joints have changed
        const std::vector<std::int32_t> numbers = numbersAfter(state.scene->skeleton, baked.scene->skeleton);
        PartWeights moved;
        for (const auto& part : inForce) {
            moved.push_back(part ? std::make_shared<const SkinWeights>(renumbered(*part, numbers)) : nullptr);
        }
        baked.weights = std::make_shared<const PartWeights>(std::move(moved));
    }
    addBakeLayer(baked, weightsOn(baked.scene->skeleton, state.scene->skeleton, result));
    addShapesOf(result, baked);
    baked.drivers = sharedDrivers(outcome.drivers);
    baked.deform.deformer = Deformer::LinearBlend;
    baked.deform.implicit = false;
    return baked;
}

Expected<void> applyBake(Document& document, const BakeOutcome& outcome) {
    SINEW_TRY(DocumentState baked, withBake(document.finishWeights(), outcome));
    document.change(QCoreApplication::translate("Edits", "Bake for Engine"),
                    [&](DocumentState& state) { state = std::move(baked); });
    return {};
}

} // namespace sinew
