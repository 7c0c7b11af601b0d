#include "core/io/patch/fbx/FbxPatchParts.h"

#include "core/io/fbx/read/FbxParts.h"
#include "core/io/fbx/write/FbxWriteDocument.h"
#include "core/io/fbx/write/FbxWriteParts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr std::array<const char*, 3> kMovedProperties{"Lcl Translation", "Lcl Rotation", "Lcl Scaling"};
constexpr std::array<const char*, 3> kMovedNames{"T", "R", "S"};

/// A property that curves may drive.
struct FbxDrivenProperty {
    FbxKey key;                        ///< of the object
    std::optional<std::size_t> object; ///< of the document; nothing: it is new
    const char* property = nullptr;
    const char* name = nullptr; ///< of a curve node for it
};

/// One animation of the file: where its keys begin, and what drives which property.
class FbxStack {
public:
    FbxStack(FbxPatchFile& file, std::size_t stack, std::set<std::size_t>& keyed)
        : m_file(file)
        , m_keyed(keyed)
        , m_layers(file.document().sources(stack, "AnimationLayer")) {
        const FbxDocument& document = file.document();
        m_start = fbxSeconds(document.number(document.object(stack), "LocalStart", 0.0));
        m_start = std::isfinite(m_start) ? m_start : 0.0;
        for (const std::size_t layer : m_layers) {
            for (const std::size_t node : document.sources(layer, "AnimationCurveNode")) {
                collect(node);
            }
        }
    }

    bool hasLayer() const { return !m_layers.empty(); }

    /// Sets the curves of a property, `axes` by the names of its parts. Obstacle: SharedKeys.
    std::optional<PatchObstacle> set(const FbxDrivenProperty& property, const std::vector<std::string>& axes,
                                     const std::vector<std::vector<Key<double>>>& keys) {
        const auto known =
            property.object ? m_nodes.find({*property.object, property.property}) : m_nodes.end();
        if (known == m_nodes.end()) {
            add(property, axes, keys);
            return std::nullopt;
        }
        const std::size_t node = known->second.front();
        if (known->second.size() > 1 || shared(node)) {
            return PatchObstacle::SharedKeys;
        }
        for (std::size_t axis = 0; axis < axes.size(); ++axis) {
            const std::vector<std::size_t> curves = curvesOf(node, axes[axis]);
            if (curves.empty()) {
                addCurve(m_file.key(node), axes[axis], keys[axis]);
            } else if (curves.size() > 1 || m_file.document().object(curves.front()).targets.size() > 1) {
                return PatchObstacle::SharedKeys;
            } else {
                replaceCurve(curves.front(), keys[axis]);
            }
        }
        return std::nullopt;
    }

private:
    /// As the reader does it: properties that joints and shapes have; what a layer drives again is left out.
    void collect(std::size_t node) {
        for (const FbxLink& link : m_file.document().object(node).targets) {
            const FbxObject& target = m_file.document().object(link.object);
            const bool moves = target.kind == "Model" &&
                               std::ranges::find(kMovedProperties, link.property) != kMovedProperties.end();
            const bool shows = target.subtype == "BlendShapeChannel" && link.property == "DeformPercent";
            if (!moves && !shows) {
                continue;
            }
            std::vector<std::size_t>& nodes = m_nodes[{link.object, link.property}];
            if (nodes.empty()) {
                noteStart(node);
            }
            nodes.push_back(node);
        }
    }

    /// The reader has clips begin at their stated start, or at the first key when that is earlier.
    void noteStart(std::size_t node) {
        for (const FbxLink& link : m_file.document().object(node).sources) {
            const FbxRecord* record = m_file.document().object(link.object).kind == "AnimationCurve"
                                          ? m_file.record(link.object)
                                          : nullptr;
            const FbxRecord* times = record == nullptr ? nullptr : record->child("KeyTime");
            if (times != nullptr) {
                const FbxNode decoded = m_file.records().decoded(*times);
                const FbxNode* inside = decoded.child("a");
                const std::vector<double> all = fbxDoubles(inside == nullptr ? &decoded : inside);
                m_start = all.empty() ? m_start : std::min(m_start, fbxSeconds(all.front()));
            }
        }
    }

    bool shared(std::size_t node) const {
        const std::vector<FbxLink>& targets = m_file.document().object(node).targets;
        return std::ranges::count_if(targets, [](const FbxLink& link) { return !link.property.empty(); }) > 1;
    }

    std::vector<std::size_t> curvesOf(std::size_t node, const std::string& axis) const {
        std::vector<std::size_t> curves;
        for (const FbxLink& link : m_file.document().object(node).sources) {
            if (link.property == axis && m_file.document().object(link.object).kind == "AnimationCurve") {
                curves.push_back(link.object);
            }
        }
        return curves;
    }

    std::vector<FbxNode> contentOf(std::vector<Key<double>> keys) const {
        for (Key<double>& key : keys) {
            key.seconds += m_start;
        }
        return fbxCurveContent(keys);
    }

    void add(const FbxDrivenProperty& property, const std::vector<std::string>& axes,
             const std::vector<std::vector<Key<double>>>& keys) {
        FbxProperties70 constants;
        for (std::size_t axis = 0; axis < axes.size(); ++axis) {
            constants.animatableNumber(axes[axis], keys[axis].front().value);
        }
        const FbxKey node =
            m_file.addObject("AnimationCurveNode", property.name, "AnimCurveNode", "", {constants.finish()});
        m_file.connect(node, m_file.key(m_layers.front()));
        m_file.connect(node, property.key, property.property);
        for (std::size_t axis = 0; axis < axes.size(); ++axis) {
            addCurve(node, axes[axis], keys[axis]);
        }
    }

    void addCurve(const FbxKey& node, const std::string& axis, const std::vector<Key<double>>& keys) {
        m_file.connect(m_file.addObject("AnimationCurve", "", "AnimCurve", "", contentOf(keys)), node, axis);
    }

    void replaceCurve(std::size_t curve, const std::vector<Key<double>>& keys) {
        const FbxRecord& record = *m_file.record(curve);
        for (FbxNode& node : contentOf(keys)) {
            if (node.name == "Default" || node.name == "KeyVer") {
                continue;
            }
            if (const FbxRecord* known = record.child(node.name)) {
                m_file.edit(*known).properties = std::move(node.properties);
            } else {
                m_file.edit(record).added.push_back(std::move(node));
            }
        }
        m_keyed.insert(curve);
    }

    FbxPatchFile& m_file;
    std::set<std::size_t>& m_keyed;
    std::vector<std::size_t> m_layers;
    double m_start = 0.0; ///< seconds
    /// Curve nodes of every driven property, the one that counts first.
    std::map<std::pair<std::size_t, std::string>, std::vector<std::size_t>> m_nodes;
};

class FbxKeyPatcher {
public:
    FbxKeyPatcher(const PatchInput& input, FbxPatchFile& file, const FbxPatchDriven& driven,
                  std::set<std::size_t>& keyed)
        : m_input(input)
        , m_file(file)
        , m_driven(driven)
        , m_keyed(keyed)
        , m_scales(fileScales(input)) {}

    std::optional<PatchObstacle> patch() {
        std::vector<std::size_t> stacks;
        for (std::size_t o = 0; o < m_file.document().objects().size(); ++o) {
            if (m_file.document().object(o).kind == "AnimationStack") {
                stacks.push_back(o);
            }
        }
        std::optional<PatchObstacle> obstacle;
        for (const PatchClip& clip : m_input.clips) {
            if (clip.animation >= stacks.size()) {
                return PatchObstacle::OtherAnimations;
            }
            FbxStack stack(m_file, stacks[clip.animation], m_keyed);
            if (!stack.hasLayer()) {
                return PatchObstacle::SharedKeys;
            }
            for (const JointTrack& track : clip.tracks) {
                obstacle = obstacle ? obstacle : setTrack(stack, track, clip.framesPerSecond);
            }
            for (const MorphTrack& track : clip.morphTracks) {
                obstacle = obstacle ? obstacle : setWeights(stack, track);
            }
        }
        return obstacle;
    }

private:
    std::optional<PatchObstacle> setWeights(FbxStack& stack, const MorphTrack& track) const {
        const auto& channels = m_driven.channels[static_cast<std::size_t>(track.part)];
        if (channels.empty() || track.weights.empty()) {
            return std::nullopt;
        }
        const FbxPatchChannel& channel = channels[static_cast<std::size_t>(track.shape)];
        std::vector<Key<double>> keys = track.weights;
        for (Key<double>& key : keys) {
            key.value *= channel.fullPercent;
        }
        return stack.set({channel.key, channel.object, "DeformPercent", "DeformPercent"}, {"d|DeformPercent"},
                         {keys});
    }

    /// How the joint's Model makes rotations; plain for a new one.
    FbxTransformRule ruleOf(std::optional<std::size_t> model) const {
        return model ? fbxTransformRule(m_file.document(), m_file.document().object(*model))
                     : FbxTransformRule();
    }

    /// Angles are told as those of a joint with limits about the same axes.
    static std::optional<JointLimits> axesOf(const FbxTransformRule& rule) {
        JointLimits axes;
        axes.order = static_cast<AxisOrder>(rule.rotationOrder);
        axes.parentFromAxes = rule.preRotation;
        axes.axesFromJoint = rule.postRotationInverse;
        return axes;
    }

    std::optional<PatchObstacle> setTrack(FbxStack& stack, const JointTrack& track, double frameRate) const {
        const auto joint = static_cast<std::size_t>(track.joint);
        const std::vector<JointSource>& known = m_input.original->map.joints;
        const std::optional<std::size_t> model =
            joint < known.size()
                ? std::optional(m_driven.modelOfNode[static_cast<std::size_t>(known[joint].node)])
                : std::nullopt;
        const FbxTransformRule rule = ruleOf(model);
        const Transform rest = model ? fbxRest(m_file.document(), m_file.document().object(*model))
                                     : m_driven.joints[joint].fileFromJoint;
        const std::optional<NodeSide> side = nodeSide(m_input, m_scales, joint, rest);
        if (!side || !rule.plain()) {
            return PatchObstacle::UnevenScale;
        }
        std::array<std::vector<Key<Vec3>>, 3> keys{track.translations, {}, track.scales};
        for (Key<Vec3>& key : keys[0]) {
            key.value = side->translated(key.value);
        }
        for (Key<Vec3>& key : keys[2]) {
            key.value = side->scaled(key.value);
        }
        std::vector<Key<Quat>> turns = track.rotations;
        for (Key<Quat>& key : turns) {
            key.value = side->turned(key.value);
        }
        keys[1] = fbxAngleKeys(turns, axesOf(rule), frameRate);
        std::optional<PatchObstacle> obstacle;
        for (std::size_t channel = 0; channel < keys.size() && !obstacle; ++channel) {
            obstacle = setChannel(
                stack, {m_driven.joints[joint].key, model, kMovedProperties[channel], kMovedNames[channel]},
                keys[channel]);
        }
        return obstacle;
    }

    static std::optional<PatchObstacle> setChannel(FbxStack& stack, const FbxDrivenProperty& property,
                                                   const std::vector<Key<Vec3>>& keys) {
        if (keys.empty()) {
            return std::nullopt;
        }
        std::vector<std::vector<Key<double>>> axes(3);
        for (const Key<Vec3>& key : keys) {
            for (std::size_t axis = 0; axis < 3; ++axis) {
                axes[axis].push_back({key.seconds, key.value[static_cast<Eigen::Index>(axis)]});
            }
        }
        return stack.set(property, {"d|X", "d|Y", "d|Z"}, axes);
    }

    const PatchInput& m_input;
    FbxPatchFile& m_file;
    const FbxPatchDriven& m_driven;
    std::set<std::size_t>& m_keyed;
    std::vector<Transform> m_scales;
};

} // namespace

std::optional<PatchObstacle> patchFbxKeys(const PatchInput& input, FbxPatchFile& file,
                                          const FbxPatchDriven& driven, std::set<std::size_t>& keyed) {
    return FbxKeyPatcher(input, file, driven, keyed).patch();
}

} // namespace sinew
