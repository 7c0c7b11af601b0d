#include "core/layers/mirror/MirrorLayer.h"

#include "core/layers/EditedVertex.h"
#include "core/layers/operations/WeightOperations.h"

#include <algorithm>

namespace sinew {
namespace {

/// The image of one vertex's counterparts after another.
class VertexImage {
public:
    VertexImage(const LayerInput& input, const JointNumbers& joints, const std::vector<bool>& locked)
        : m_layer(*input.stack.layers[input.layer])
        , m_context(input.context)
        , m_joints(joints)
        , m_locked(locked)
        , m_edited(joints.skeleton) {
        for (const std::int32_t joint : joints.skeleton) {
            const bool gone = joint == kNone;
            m_own.push_back(gone ? kNone : joints.table[static_cast<std::size_t>(joint)]);
            m_partners.push_back(
                gone ? kNone : joints.table[static_cast<std::size_t>(input.context.mirrored(joint))]);
        }
    }

    /// Works out edits() and mask() of a vertex that receives.
    void make(VertexId target, std::span<const Influence> below) {
        const std::uint32_t index = m_context.surface->index(target);
        const double fraction = m_context.mirror->side(index) == 0 ? 0.5 : 1.0; // in the plane: of the images
        const VertexEdits former = editsAt(m_layer, target.part, target.vertex);
        m_mixer.clear();
        if (fraction < 1.0) { // a fraction of nothing would still be an edit, and hold its joint
            m_mixer.add(former, 1.0 - fraction, m_own);
        }
        double mask = (1.0 - fraction) * maskAt(target);
        for (const MirrorMap::Source& source : m_context.mirror->sources(index)) {
            const VertexId from = m_context.surface->vertexAt(source.vertex);
            const double part = fraction * static_cast<double>(source.fraction);
            m_mixer.add(editsAt(m_layer, from.part, from.vertex), part, m_partners);
            mask += part * maskAt(from);
        }
        m_mask = static_cast<float>(std::clamp(mask, 0.0, 1.0));
        const auto mixed = m_mixer.edits();
        m_edits.assign(mixed.begin(), mixed.end());
        m_held = m_edits.empty() || m_mixer.held();
        const bool changes = !m_edits.empty() || !former.empty();
        keepGone(former);
        if (changes && std::ranges::find(m_locked, true) != m_locked.end()) {
            keepLocked(former, below);
        }
        std::ranges::sort(m_edits, {}, &JointEdit::joint);
    }
    VertexEdits edits() const { return {m_edits, m_held}; }
    float mask() const { return m_mask; }

    SkinWeights outcome(std::span<const Influence> below, const VertexEdits& edits, float mask) {
        SkinWeightsBuilder builder;
        m_edited.addTo(builder, below, edits, m_layer.opacity * mask);
        return builder.finish();
    }
    float maskAt(VertexId at) const {
        return at.part < m_layer.parts.size() ? m_layer.parts[at.part].mask.at(at.vertex) : 1.0F;
    }

private:
    bool isLocked(std::int32_t tableJoint) const {
        const std::int32_t joint = m_joints.skeleton[static_cast<std::size_t>(tableJoint)];
        return joint != kNone && static_cast<std::size_t>(joint) < m_locked.size() &&
               m_locked[static_cast<std::size_t>(joint)];
    }
    bool isGone(std::int32_t tableJoint) const {
        const auto number = static_cast<std::size_t>(tableJoint);
        return number >= m_joints.skeleton.size() || m_joints.skeleton[number] == kNone;
    }
    double weightIn(std::span<const Influence> below, std::int32_t tableJoint) const {
        const std::int32_t joint = m_joints.skeleton[static_cast<std::size_t>(tableJoint)];
        const auto found = std::ranges::find(below, joint, &Influence::joint);
        return found != below.end() ? static_cast<double>(found->weight) : 0.0;
    }

    void keepGone(const VertexEdits& former) {
        for (const JointEdit& edit : former.edits) {
            if (isGone(edit.joint)) {
                m_edits.push_back(edit);
            }
        }
    }

    /// Locked joints stay at what the layer gave them; the others' edits get what room that leaves.
    void keepLocked(const VertexEdits& former, std::span<const Influence> below) {
        std::erase_if(m_edits,
                      [&](const JointEdit& edit) { return !isGone(edit.joint) && isLocked(edit.joint); });
        m_edited.apply(below, former);
        std::vector<JointEdit> held;
        double room = 1.0;
        double others = 0.0;
        for (const EditedVertex::Entry& current : m_edited.entries()) {
            const std::int32_t number = m_joints.table[static_cast<std::size_t>(current.joint)];
            if (isLocked(number)) {
                held.push_back(JointEdit{number}.reaching(weightIn(below, number), current.weight));
                room -= current.weight;
            } else if (std::ranges::find(m_edits, number, &JointEdit::joint) == m_edits.end()) {
                others += weightIn(below, number);
            }
        }
        if (held.empty()) {
            return;
        }
        fitInto(std::max(room, 0.0), others, below);
        m_edits.insert(m_edits.end(), held.begin(), held.end());
        m_held = true;
    }

    void fitInto(double room, double others, std::span<const Influence> below) {
        double sum = 0.0;
        for (const JointEdit& edit : m_edits) {
            sum += isGone(edit.joint) ? 0.0 : edit.apply(weightIn(below, edit.joint));
        }
        const bool fits = sum <= room && (others > EditedVertex::kNothing || sum == 0.0);
        for (JointEdit& edit : m_edits) {
            if (!fits && !isGone(edit.joint)) {
                const double weight = weightIn(below, edit.joint);
                const double factor = room / sum;
                edit = edit.scaled(static_cast<float>(factor)).reaching(weight, factor * edit.apply(weight));
            }
        }
    }

    const WeightLayer& m_layer;
    const LayerContext& m_context;
    const JointNumbers& m_joints;
    const std::vector<bool>& m_locked;
    EditedVertex m_edited;
    EditMixer m_mixer;
    std::vector<std::int32_t> m_own;      ///< of the table's joints: themselves, kNone: gone
    std::vector<std::int32_t> m_partners; ///< of the table's joints: their partners
    std::vector<JointEdit> m_edits;
    bool m_held = true;
    float m_mask = 1.0F;
};

/// Collects what becomes of one part's vertices.
class PartMirror {
public:
    PartMirror(const LayerInput& input, VertexImage& image, OperationResult& result,
               SkinWeightsBuilder& weights)
        : m_input(input)
        , m_image(image)
        , m_result(result)
        , m_weights(weights) {}

    void add(VertexId at, const VertexEdits& former) {
        const auto below = influencesAt(m_input.below, at);
        m_image.make(at, below);
        const float maskBefore = m_image.maskAt(at);
        if (m_image.edits() == former && m_image.mask() == maskBefore) {
            return;
        }
        const SkinWeights before = m_image.outcome(below, former, maskBefore);
        const SkinWeights after = m_image.outcome(below, m_image.edits(), m_image.mask());
        m_edits.add(at.vertex, m_image.edits().edits, m_image.edits().held);
        if (m_image.mask() != maskBefore) {
            m_masks.emplace_back(at.vertex, m_image.mask());
        }
        m_result.largest = std::max(m_result.largest, influenceDistance(before.at(0), after.at(0)));
        m_result.targets.vertices.push_back(at);
        m_weights.addSame(after.at(0));
    }

    LayerStack applied(const LayerStack& stack, std::uint32_t part, const PaintEdits& edits) const {
        LayerStack result =
            m_edits.size() > 0 ? stack.withEdits(m_input.layer, part, edits.with(m_edits)) : stack;
        if (!m_masks.empty()) {
            const LayerMask& mask = result.layers[m_input.layer]->parts[part].mask;
            const std::size_t vertices = edits.vertexCount();
            result =
                result.withMask(m_input.layer, part,
                                (mask.vertexCount() == vertices ? mask : LayerMask(vertices)).with(m_masks));
        }
        return result;
    }

private:
    const LayerInput& m_input;
    VertexImage& m_image;
    OperationResult& m_result;
    SkinWeightsBuilder& m_weights;
    EditList m_edits;
    LayerMask::Values m_masks;
};

/// Counterparts' weights of one vertex after another.
class MirrorVertex {
public:
    explicit MirrorVertex(const LayerStage& stage)
        : m_stage(stage) {}

    static bool receives(const LayerStage& stage, std::uint32_t index) {
        return stage.context.mirror->receives(index, stage.layer.fromPositive);
    }

    void add(SkinWeightsBuilder& builder, VertexId target) {
        const std::span<const Influence> below = m_stage.below[target.part]->at(target.vertex);
        const std::uint32_t index = m_stage.context.surface->index(target);
        const float amount = m_stage.layer.amount(target.part, target.vertex);
        m_mixed.clear();
        if (amount > 0.0F && receives(m_stage, index)) {
            const bool middle = m_stage.context.mirror->side(index) == 0;
            gather(index, middle ? 0.5F * amount : amount);
        }
        if (m_mixed.empty()) {
            builder.addSame(below);
            return;
        }
        float own = 1.0F; // what no counterpart has is not lost either
        for (const Influence& influence : m_mixed) {
            own -= influence.weight;
        }
        if (own > 1e-6F) {
            for (const Influence& influence : below) {
                m_mixed.push_back({influence.joint, own * influence.weight});
            }
        }
        builder.add(m_mixed);
    }

private:
    void gather(std::uint32_t index, float amount) {
        for (const MirrorMap::Source& source : m_stage.context.mirror->sources(index)) {
            const VertexId from = m_stage.context.surface->vertexAt(source.vertex);
            if (from.part >= m_stage.below.size() || from.vertex >= m_stage.below[from.part]->vertexCount()) {
                continue;
            }
            for (const Influence& influence : m_stage.below[from.part]->at(from.vertex)) {
                m_mixed.push_back(
                    {m_stage.context.mirrored(influence.joint), amount * source.fraction * influence.weight});
            }
        }
    }

    const LayerStage& m_stage;
    std::vector<Influence> m_mixed;
};

} // namespace

MirroredLayer mirrorLayer(const LayerInput& input, std::span<const VertexId> vertices, bool fromPositive,
                          const std::vector<bool>& locked, Progress& progress) {
    constexpr std::size_t pollEvery = 1024;
    MirroredLayer mirrored{input.stack, {}};
    const LayerSurface& surface = *input.context.surface;
    const JointNumbers joints(mirrored.stack, input.context.joints);
    VertexImage image(input, joints, locked);
    SkinWeightsBuilder weights;
    for (std::size_t i = 0; i < vertices.size() && !progress.canceled();) {
        const std::uint32_t part = vertices[i].part;
        PaintEdits fresh;
        const PaintEdits* edits = input.context.mirror ? editsToChange(input, part, fresh) : nullptr;
        PartMirror mirror(input, image, mirrored.result, weights);
        for (; i < vertices.size() && vertices[i].part == part; ++i) {
            const VertexId at = vertices[i];
            if (i % pollEvery == 0 && progress.canceled()) {
                break;
            }
            if (edits == nullptr || !surface.contains(at)) {
                continue;
            }
            ++mirrored.result.looked;
            if (input.context.mirror->receives(surface.index(at), fromPositive)) {
                mirror.add(at, edits->at(at.vertex));
            }
        }
        if (edits != nullptr) {
            mirrored.stack = mirror.applied(mirrored.stack, part, *edits);
        }
    }
    mirrored.result.targets.weights = weights.finish();
    return mirrored;
}

bool mirrors(const LayerStage& stage, VertexId vertex) {
    return stage.context.mirror && MirrorVertex::receives(stage, stage.context.surface->index(vertex));
}

std::vector<std::uint32_t> mirroredVertices(const LayerStage& stage, std::size_t part) {
    std::vector<std::uint32_t> result;
    if (stage.context.mirror && stage.reaches(part)) {
        const std::uint32_t first = stage.context.surface->index({static_cast<std::uint32_t>(part), 0});
        for (std::uint32_t p = 0; p < stage.below[part]->vertexCount(); ++p) {
            if (MirrorVertex::receives(stage, first + p)) {
                result.push_back(p);
            }
        }
    }
    return result;
}

VertexLists mirrorDependents(const LayerStage& stage, const VertexLists& vertices) {
    VertexLists result(vertices.size());
    if (!stage.context.mirror) {
        return result;
    }
    for (std::uint32_t part = 0; part < vertices.size(); ++part) {
        if (part >= stage.context.surface->partCount()) {
            continue;
        }
        for (const std::uint32_t p : vertices[part]) {
            if (!stage.context.surface->contains({part, p})) {
                break;
            }
            for (const std::uint32_t target :
                 stage.context.mirror->dependents(stage.context.surface->index({part, p}))) {
                const VertexId at = stage.context.surface->vertexAt(target);
                if (at.part < vertices.size() && stage.reaches(at.part) &&
                    MirrorVertex::receives(stage, target)) {
                    result[at.part].push_back(at.vertex);
                }
            }
        }
    }
    for (std::vector<std::uint32_t>& list : result) {
        std::ranges::sort(list);
        list.erase(std::ranges::unique(list).begin(), list.end());
    }
    return result;
}

SkinWeights evaluateMirror(const LayerStage& stage, std::size_t part,
                           std::span<const std::uint32_t> vertices) {
    const bool reached = stage.context.mirror && stage.reaches(part);
    return buildVertices(vertices.size(), [&] {
        return [&, mirror = MirrorVertex(stage)](SkinWeightsBuilder& builder, std::size_t i) mutable {
            if (reached) {
                mirror.add(builder, {static_cast<std::uint32_t>(part), vertices[i]});
            } else {
                builder.addSame(stage.below[part]->at(vertices[i]));
            }
        };
    });
}

} // namespace sinew
