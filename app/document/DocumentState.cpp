#include "app/document/DocumentState.h"

#include "core/scene/SmoothParts.h"

#include "app/files/Overwriting.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace sinew {

std::vector<std::string> sourceNames(const DocumentState& state) {
    std::vector<std::string> named{state.scene->sourceFile};
    if (state.sources) {
        named.push_back(state.sources->character.path);
        for (const SourceFile& skeleton : state.sources->skeletons) {
            named.push_back(skeleton.path);
        }
    }
    return filesBehind(*state.scene, named,
                       state.sources ? state.sources->read.textureFolders : std::vector<std::string>());
}

namespace {

constexpr const char* kKeysName = "Pose keys"; // in files, so in one language

std::string freeName(const std::vector<Clip>& scene, const std::vector<Clip>& added,
                     const std::string& wanted) {
    const auto taken = [&](const std::string& name) {
        return std::ranges::find(scene, name, &Clip::name) != scene.end() ||
               std::ranges::find(added, name, &Clip::name) != added.end();
    };
    std::string name = wanted;
    for (int number = 2; taken(name); ++number) {
        name = wanted + ' ' + std::to_string(number);
    }
    return name;
}

} // namespace

double keyFrame(double seconds) {
    return std::max(0.0, std::round(seconds * kKeyRate) / kKeyRate);
}

const Motions& motionsOf(const DocumentState& state) {
    static const Motions none;
    return state.motions ? *state.motions : none;
}

std::shared_ptr<const Motions> sharedMotions(Motions motions) {
    return motions.empty() ? nullptr : std::make_shared<const Motions>(std::move(motions));
}

const Drivers& driversOf(const DocumentState& state) {
    static const Drivers none;
    return state.drivers ? *state.drivers : none;
}

const Shapes& shapesOf(const DocumentState& state) {
    static const Shapes none;
    return state.shapes ? *state.shapes : none;
}

const PseudoEdges& pseudoEdgesOf(const DocumentState& state) {
    static const PseudoEdges none;
    return state.pseudoEdges ? *state.pseudoEdges : none;
}

std::shared_ptr<const PseudoEdges> sharedPseudoEdges(PseudoEdges edges) {
    return edges.empty() ? nullptr : std::make_shared<const PseudoEdges>(std::move(edges));
}

std::shared_ptr<const Drivers> sharedDrivers(Drivers drivers) {
    return drivers.empty() ? nullptr : std::make_shared<const Drivers>(std::move(drivers));
}

std::shared_ptr<const Shapes> sharedShapes(Shapes shapes) {
    const bool any = std::ranges::any_of(shapes, [](const auto& part) { return !part.empty(); });
    return any ? std::make_shared<const Shapes>(std::move(shapes)) : nullptr;
}

std::vector<Clip> motionClips(const DocumentState& state) {
    const Motions& motions = motionsOf(state);
    std::vector<Clip> clips;
    for (const auto& motion : motions.loaded) {
        Clip clip = motion->clip;
        clip.name = freeName(state.scene->clips, clips, clip.name);
        clips.push_back(std::move(clip));
    }
    if (!motions.keys.empty()) {
        const std::string name = freeName(state.scene->clips, clips, kKeysName);
        clips.push_back(clipOf(state.scene->skeleton, motions.keys, kKeyRate, name));
    }
    return clips;
}

bool DocumentState::operator==(const DocumentState& other) const {
    const auto told = [](const DocumentState& state) {
        return std::tie(state.scene, state.importNotices, state.sources, state.skeletonEdits, state.volume,
                        state.settings, state.field, state.report, state.solved, state.layers,
                        state.activeLayer, state.locked, state.hidden, state.ghosted, state.hiddenJoints,
                        state.hiddenFaces, state.subdivision, state.mirror, state.pose, state.motions,
                        state.drivers, state.pseudoEdges, state.shapes, state.avatar, state.deform,
                        state.selection, state.selected);
    };
    return told(*this) == told(other);
}

bool DocumentState::hasWeights() const {
    return weights && std::ranges::any_of(*weights, [](const auto& part) { return part != nullptr; });
}

bool DocumentState::stale() const {
    return field && reworkFor(field->settings, settings) >= BindRework::Distances;
}

Scene DocumentState::boundScene() const {
    Scene result = *scene;
    for (std::size_t part = 0; part < result.parts.size(); ++part) {
        result.parts[part].weights = (*weights)[part];
    }
    result.avatar = avatar;
    return withShapes(withChoices(std::move(result), subdivision), shapesOf(*this));
}

namespace {

bool anyActive(const LayerStack& stack) {
    return std::ranges::any_of(stack.layers, [](const auto& layer) { return layer->active(); });
}

bool mirrors(const LayerStack& stack) {
    return std::ranges::any_of(
        stack.layers, [](const auto& layer) { return layer->active() && layer->kind == LayerKind::Mirror; });
}

} // namespace

MirrorTable mirrorTableOf(const DocumentState& state) {
    return mirrorTable(state.scene->skeleton, state.mirror);
}

bool isHidden(const DocumentState& state, std::size_t part) {
    return part < state.hidden.size() && state.hidden[part];
}

bool isGhosted(const DocumentState& state, std::size_t part) {
    return part < state.ghosted.size() && state.ghosted[part];
}

std::shared_ptr<const LayerContext> makeContext(const DocumentState& state) {
    std::vector<std::shared_ptr<const Mesh>> meshes;
    meshes.reserve(state.scene->parts.size());
    for (const Part& part : state.scene->parts) {
        meshes.push_back(part.mesh);
    }
    return std::make_shared<const LayerContext>(
        makeLayerContext(std::move(meshes), state.scene->skeleton, mirrorTableOf(state)));
}

std::shared_ptr<const LayerContext> WeightLayering::context(const DocumentState& state, bool mirrored) {
    if (!m_context || m_scene != state.scene) {
        m_context = makeContext(state);
    } else if (!(m_mirror == state.mirror)) {
        m_context = std::make_shared<const LayerContext>(paired(*m_context, mirrorTableOf(state)));
    }
    m_scene = state.scene;
    m_mirror = state.mirror;
    if (mirrored && !m_context->mirror) {
        m_context = std::make_shared<const LayerContext>(withMirror(*m_context, mirrorTableOf(state)));
    }
    return m_context;
}

std::shared_ptr<const LayerContext> WeightLayering::contextInForce(const DocumentState& state) {
    return anyActive(state.layers) ? context(state, mirrors(state.layers)) : nullptr;
}

std::shared_ptr<const LayerContext> WeightLayering::known(const DocumentState& state) const {
    return m_scene == state.scene && m_mirror == state.mirror ? m_context : nullptr;
}

bool WeightLayering::hasMirror(const DocumentState& state) const {
    return m_context && m_context->mirror && m_scene == state.scene && m_mirror == state.mirror;
}

void WeightLayering::setContext(const DocumentState& state, std::shared_ptr<const LayerContext> context) {
    m_context = std::move(context);
    m_scene = state.scene;
    m_mirror = state.mirror;
}

void WeightLayering::evaluate(const DocumentState& state) {
    const PartWeights& result =
        m_evaluator.evaluate(state.layers, *state.solved, context(state, mirrors(state.layers)));
    if (!m_last || *m_last != result) {
        m_last = std::make_shared<const PartWeights>(result);
    }
}

void WeightLayering::update(DocumentState& state) {
    if (!state.scene || !state.solved || !anyActive(state.layers)) {
        state.weights = state.solved;
        return;
    }
    evaluate(state);
    state.weights = m_last;
}

PartWeights WeightLayering::below(const DocumentState& state, std::size_t layer) {
    evaluate(state);
    return m_evaluator.below(layer);
}

namespace {

/// The mesh before with the joints of today. What spoke of joints by number holds where these are the same.
Scene hostOf(const VolumeMesh& volume, const Scene& scene) {
    Scene host = *volume.scene;
    const bool same =
        std::ranges::equal(host.skeleton.joints, scene.skeleton.joints, {}, &Joint::name, &Joint::name);
    for (Part& part : host.parts) {
        part.weights = same ? part.weights : nullptr;
        part.rigidJoint = same ? part.rigidJoint : kNone;
    }
    host.skeleton = scene.skeleton;
    return host;
}

} // namespace

Expected<std::shared_ptr<const BindState>> solveState(const DocumentState& state,
                                                      const BindSettings& settings, Progress& progress,
                                                      const BindState* previous) {
    if (!state.volume) {
        return solveBind(*state.scene, settings, progress, previous);
    }
    const Scene host = hostOf(*state.volume, *state.scene);
    return solveBind(*state.scene, settings, progress, nullptr, SearchReach::Everywhere, &host);
}

bool weighsLong(const DocumentState& state) {
    constexpr std::size_t quickly = 250'000; // distances
    const BindState& field = *state.field;
    return field.input->sources.joints.size() * field.input->problem.vertices.size() > quickly;
}

std::shared_ptr<const PartWeights> baseWeights(const DocumentState& state, Progress& progress) {
    return std::make_shared<const PartWeights>(
        bindWeights(*state.scene, *state.field, state.settings, progress));
}

std::shared_ptr<const PartWeights> baseWeights(const DocumentState& state) {
    Progress progress;
    return baseWeights(state, progress);
}

} // namespace sinew
