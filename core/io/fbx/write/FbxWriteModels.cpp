#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/write/FbxWriteDocument.h"
#include "core/io/fbx/write/FbxWriteParts.h"
#include "core/io/source/FrameRate.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinew {
namespace {

constexpr double kDegrees = 180.0 / 3.14159265358979323846;

/// The angles of a rotation relative to the parent, as the file counts them: of a joint with limits about
/// the axes and in the order of these.
Vec3 writtenAngles(const std::optional<JointLimits>& limits, const Mat3& parentFromJoint) {
    return limits ? limitAngles(*limits, Quat(parentFromJoint)) : fbxEuler(parentFromJoint);
}

/// How far a joint may turn. Programs heed order, pre-rotation and limits where RotationActive is on.
void addLimits(FbxProperties70& p, const JointLimits& limits) {
    const auto xyz = [](const Quat& turn) { return anglesOfRotation(turn, AxisOrder::XYZ); };
    p.enumeration("RotationOrder", static_cast<std::int32_t>(limits.order));
    p.vector("PreRotation", xyz(limits.parentFromAxes));
    p.vector("PostRotation", xyz(limits.axesFromJoint.conjugate()));
    p.boolean("RotationActive", true);
    Vec3 min = Vec3::Zero();
    Vec3 max = Vec3::Zero();
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const AngleRange& range = limits.ranges[axis];
        const std::string name(1, static_cast<char>('X' + axis));
        const auto i = static_cast<Eigen::Index>(axis);
        min[i] = std::isfinite(range.min) ? range.min : 0.0;
        max[i] = std::isfinite(range.max) ? range.max : 0.0;
        p.boolean("RotationMin" + name, std::isfinite(range.min));
        p.boolean("RotationMax" + name, std::isfinite(range.max));
    }
    p.vector("RotationMin", min);
    p.vector("RotationMax", max);
}

FbxNode model(FbxId id, const std::string& name, const char* type, const Transform& parentFromNode,
              const Vec3& scale = Vec3::Ones(), const std::optional<JointLimits>& limits = std::nullopt) {
    FbxProperties70 p;
    if (limits) {
        addLimits(p, *limits);
    }
    p.enumeration("InheritType", 1);
    p.integer("DefaultAttributeIndex", 0);
    p.local("Lcl Translation", parentFromNode.translation());
    p.local("Lcl Rotation", writtenAngles(limits, parentFromNode.linear()));
    p.local("Lcl Scaling", scale);
    FbxNode node = FbxOutput::object("Model", id, name, "Model", type);
    node.children = {fbxLeaf("Version", 232), p.finish(), fbxLeaf("Shading", true),
                     fbxLeaf("Culling", std::string("CullingOff"))};
    return node;
}

FbxNode jointModel(FbxId id, const ExportInput& input, std::size_t joint) {
    const Joint& own = input.scene->skeleton.joints[joint];
    if (!input.posed) {
        return model(id, own.name, "LimbNode", parentFromJoint(input, joint), Vec3::Ones(), own.limits);
    }
    const Trs local = parentFromNode(input, joint);
    return model(id, own.name, "LimbNode", compose({local.translation, local.rotation, Vec3::Ones()}),
                 local.scale, own.limits);
}

/// What says that a node is a joint; `size` is how large a reader draws it.
FbxId writeAttribute(FbxOutput& document, const std::string& name, const char* type, const char* flags,
                     double size) {
    const FbxId id = document.newId();
    FbxProperties70 p;
    if (size > 0.0) {
        p.number("Size", size);
    }
    FbxNode node = FbxOutput::object("NodeAttribute", id, name, "NodeAttribute", type);
    node.children = {fbxLeaf("TypeFlags", std::string(flags)), p.finish()};
    document.add(std::move(node));
    return id;
}

FbxId writeArmature(FbxOutput& document, const std::string& ownName) {
    const std::string name = ownName.empty() ? kArmatureName : ownName;
    const FbxId id = document.newId();
    document.add(model(id, name, "Null", Transform::Identity()));
    document.connect(writeAttribute(document, name, "Null", "Null", 0.0), id);
    document.connect(id, 0);
    return id;
}

} // namespace

Vec3 fbxEuler(const Mat3& r) {
    const double cosY = std::hypot(r(0, 0), r(1, 0));
    const double y = std::atan2(-r(2, 0), cosY);
    // Looking straight along Z turns X and Z into one rotation; X takes all of it.
    const bool locked = cosY < 1e-7;
    const double x = locked ? std::atan2(-r(1, 2), r(1, 1)) : std::atan2(r(2, 1), r(2, 2));
    const double z = locked ? 0.0 : std::atan2(r(1, 0), r(0, 0));
    return Vec3(x, y, z) * kDegrees;
}

FbxSkeletonIds writeFbxSkeleton(FbxOutput& document, const ExportInput& input) {
    const Skeleton& skeleton = input.scene->skeleton;
    FbxSkeletonIds ids;
    if (skeleton.roots().size() > 1) {
        ids.armature = writeArmature(document, input.scene->names.armature);
    }
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Joint& joint = skeleton.joints[j];
        const FbxId id = document.newId();
        document.add(jointModel(id, input, j));
        const FbxId attribute = writeAttribute(document, joint.name, "LimbNode", "Skeleton", 1.0);
        document.connect(attribute, id);
        document.connect(id, joint.parent == kNone ? ids.armature
                                                   : ids.joints[static_cast<std::size_t>(joint.parent)]);
        ids.joints.push_back(id);
    }
    return ids;
}

FbxId writeFbxModel(FbxOutput& document, const std::string& name, const char* type,
                    const Transform& parentFromNode, FbxId parent) {
    const FbxId id = document.newId();
    document.add(model(id, name, type, parentFromNode));
    document.connect(id, parent);
    return id;
}

FbxId writeFbxMeshModel(FbxOutput& document, const std::string& name) {
    return writeFbxModel(document, name, "Mesh", Transform::Identity(), 0);
}

namespace {

constexpr std::string_view kWrittenMagic("Kaydara FBX Binary  \0\x1a\0", 23);
constexpr std::uint32_t kVersion = 7400;
constexpr std::size_t kNullRecord = 13;
constexpr std::string_view kFooterId("\xfa\xbc\xab\x09\xd0\xc8\xd4\x66\xb1\x76\xfb\x83\x1c\xf7\x26\x7e", 16);
constexpr std::string_view kFooterEnd("\xf8\x5a\x8c\x6a\xde\xf5\xd9\x7e\xec\xe9\x0c\xe3\x75\x8f\x29\x0b", 16);

class ByteWriter {
public:
    std::string take() { return std::move(m_bytes); }
    std::string& bytes() { return m_bytes; }
    std::size_t size() const { return m_bytes.size(); }
    void raw(std::string_view bytes) { m_bytes.append(bytes); }
    void zeros(std::size_t count) { m_bytes.append(count, '\0'); }
    template<typename T>
    void value(T number) {
        char bytes[sizeof(T)];
        std::memcpy(bytes, &number, sizeof(T));
        m_bytes.append(bytes, sizeof(T));
    }
    void patch(std::size_t at, std::size_t number) {
        const auto narrow = static_cast<std::uint32_t>(number);
        std::memcpy(m_bytes.data() + at, &narrow, sizeof(narrow));
    }

private:
    std::string m_bytes;
};

void writeNode(ByteWriter& out, const FbxNode& node) {
    const std::size_t start = out.size();
    out.zeros(4); // where the record ends, known later
    out.value(static_cast<std::uint32_t>(node.properties.size()));
    out.zeros(4); // bytes of the properties
    out.value(static_cast<std::uint8_t>(node.name.size()));
    out.raw(node.name);
    const std::size_t propertiesStart = out.size();
    for (const FbxProperty& property : node.properties) {
        appendFbxProperty(out.bytes(), property);
    }
    out.patch(start + 8, out.size() - propertiesStart);
    for (const FbxNode& child : node.children) {
        writeNode(out, child);
    }
    // Readers take a record without properties for a list: it ends like one even when it is empty.
    if (!node.children.empty() || node.properties.empty()) {
        out.zeros(kNullRecord);
    }
    out.patch(start, out.size());
}

void writeFooter(ByteWriter& out) {
    out.raw(kFooterId);
    out.zeros(4);
    out.zeros(16 - out.size() % 16);
    out.value(kVersion);
    out.zeros(120);
    out.raw(kFooterEnd);
}

} // namespace

std::string writeFbxNodes(const FbxNode& root) {
    ByteWriter out;
    out.raw(kWrittenMagic);
    out.value(kVersion);
    for (const FbxNode& node : root.children) {
        writeNode(out, node);
    }
    out.zeros(kNullRecord);
    writeFooter(out);
    return out.take();
}

namespace {

constexpr double kRadians = 3.14159265358979323846 / 180.0;
constexpr double kWidestTurn =
    5.0 * kRadians;                 ///< between keys; straight Euler lines stay within 0.01 degrees of it
constexpr std::int32_t kLinear = 4; ///< interpolation flag of a key

/// The keys with others on the frames in between, where a step turns further than kWidestTurn.
std::vector<Key<Quat>> finerRotations(const std::vector<Key<Quat>>& keys, double frameRate) {
    std::vector<Key<Quat>> result;
    for (std::size_t k = 0; k < keys.size(); ++k) {
        result.push_back(keys[k]);
        if (k + 1 == keys.size()) {
            break;
        }
        const double turn = keys[k].value.angularDistance(keys[k + 1].value);
        const int pieces = std::max(1, static_cast<int>(std::ceil(turn / kWidestTurn)));
        const double gap = keys[k + 1].seconds - keys[k].seconds;
        const double frame = 1.0 / frameRate;
        for (int piece = 1; piece < pieces; ++piece) {
            const double time = onFrame(keys[k].seconds + gap * piece / pieces, frameRate);
            if (time > result.back().seconds + 0.5 * frame && time < keys[k + 1].seconds - 0.5 * frame) {
                const double t = (time - keys[k].seconds) / gap;
                result.push_back({time, keys[k].value.slerp(t, keys[k + 1].value)});
            }
        }
    }
    return result;
}

/// The angles, turned by whole circles, that lie nearest to `previous`.
Vec3 nearestTurn(const Vec3& angles, const Vec3& previous) {
    return angles - ((angles - previous) / 360.0).array().round().matrix() * 360.0;
}

/// Euler angles in a row without jumps: every rotation has two triples, both repeat every 360 degrees.
std::vector<Key<Vec3>> eulerKeys(const std::vector<Key<Quat>>& rotations,
                                 const std::optional<JointLimits>& limits) {
    std::vector<Key<Vec3>> result;
    for (const Key<Quat>& key : rotations) {
        const Vec3 one = writtenAngles(limits, key.value.toRotationMatrix());
        if (result.empty()) {
            result.push_back({key.seconds, one});
            continue;
        }
        const Vec3 previous = result.back().value;
        const Vec3 other = sameRotation(one, limits ? limits->order : AxisOrder::XYZ);
        const Vec3 a = nearestTurn(one, previous);
        const Vec3 b = nearestTurn(other, previous);
        result.push_back({key.seconds, (b - previous).norm() < (a - previous).norm() ? b : a});
    }
    return result;
}

/// A curve of the numbers that `valueOf` makes of keys.
template<typename T, typename ValueOf>
FbxNode curveNode(FbxId id, const std::vector<Key<T>>& keys, const ValueOf& valueOf) {
    std::vector<Key<double>> numbers;
    numbers.reserve(keys.size());
    for (const Key<T>& key : keys) {
        numbers.push_back({key.seconds, valueOf(key.value)});
    }
    FbxNode node = FbxOutput::object("AnimationCurve", id, "", "AnimCurve", "");
    node.children = fbxCurveContent(numbers);
    return node;
}

struct WrittenChannel {
    const char* name;     ///< of the curve node
    const char* property; ///< of the model it moves
};

void writeChannel(FbxOutput& document, FbxId layer, FbxId model, const WrittenChannel& channel,
                  const std::vector<Key<Vec3>>& keys) {
    if (keys.empty()) {
        return;
    }
    static constexpr std::array<const char*, 3> kAxes{"d|X", "d|Y", "d|Z"};
    const FbxId id = document.newId();
    FbxProperties70 p;
    for (int axis = 0; axis < 3; ++axis) {
        p.animatableNumber(kAxes[static_cast<std::size_t>(axis)], keys.front().value[axis]);
    }
    FbxNode node = FbxOutput::object("AnimationCurveNode", id, channel.name, "AnimCurveNode", "");
    node.children = {p.finish()};
    document.add(std::move(node));
    document.connect(id, layer);
    document.connectProperty(id, model, channel.property);
    for (int axis = 0; axis < 3; ++axis) {
        const FbxId curve = document.newId();
        document.add(curveNode(curve, keys, [axis](const Vec3& value) { return value[axis]; }));
        document.connectProperty(curve, id, kAxes[static_cast<std::size_t>(axis)]);
    }
}

/// What a shape's weight is called, and the same as part of a curve node.
constexpr const char* kDeform = "DeformPercent";
constexpr const char* kDeformCurve = "d|DeformPercent";

void writeMorph(FbxOutput& document, FbxId layer, FbxId shapeChannel, const std::vector<Key<double>>& keys) {
    constexpr double kPercent = 100.0;
    const FbxId id = document.newId();
    FbxProperties70 p;
    p.animatableNumber(kDeformCurve, kPercent * keys.front().value);
    FbxNode node = FbxOutput::object("AnimationCurveNode", id, kDeform, "AnimCurveNode", "");
    node.children = {p.finish()};
    document.add(std::move(node));
    document.connect(id, layer);
    document.connectProperty(id, shapeChannel, kDeform);
    const FbxId curve = document.newId();
    document.add(curveNode(curve, keys, [](double weight) { return kPercent * weight; }));
    document.connectProperty(curve, id, kDeformCurve);
}

/// Stack and layer of a clip. Returns the layer's id.
FbxId writeStack(FbxOutput& document, const ExportClip& clip) {
    const std::int64_t end = fbxTime(clip.duration);
    FbxProperties70 p;
    p.time("LocalStart", 0).time("LocalStop", end).time("ReferenceStart", 0).time("ReferenceStop", end);
    const FbxId stackId = document.newId();
    FbxNode stack = FbxOutput::object("AnimationStack", stackId, clip.name, "AnimStack", "");
    stack.children = {p.finish()};
    document.add(std::move(stack));
    const FbxId layerId = document.newId();
    FbxNode layer = FbxOutput::object("AnimationLayer", layerId, clip.name, "AnimLayer", "");
    layer.children = {FbxProperties70().finish()};
    document.add(std::move(layer));
    document.connect(layerId, stackId);
    return layerId;
}

} // namespace

std::vector<FbxNode> fbxCurveContent(std::span<const Key<double>> keys) {
    std::vector<std::int64_t> times;
    std::vector<float> values;
    for (const Key<double>& key : keys) {
        times.push_back(fbxTime(key.seconds));
        values.push_back(static_cast<float>(key.value));
    }
    const auto count = static_cast<std::int32_t>(keys.size());
    return {fbxLeaf("Default", static_cast<double>(values.front())),
            fbxLeaf("KeyVer", 4008),
            fbxLeaf("KeyTime", std::move(times)),
            fbxLeaf("KeyValueFloat", std::move(values)),
            fbxLeaf("KeyAttrFlags", std::vector<std::int32_t>{kLinear}),
            fbxLeaf("KeyAttrDataFloat", std::vector<float>(4, 0.0F)),
            fbxLeaf("KeyAttrRefCount", std::vector<std::int32_t>{count})};
}

std::vector<Key<Vec3>> fbxAngleKeys(const std::vector<Key<Quat>>& rotations,
                                    const std::optional<JointLimits>& limits, double frameRate) {
    return eulerKeys(finerRotations(rotations, frameRate), limits);
}

void writeFbxAnimations(FbxOutput& document, const ExportInput& input, const FbxSkeletonIds& skeleton,
                        const std::vector<std::vector<FbxId>>& shapeChannels) {
    for (const ExportClip& clip : input.clips) {
        const FbxId layer = writeStack(document, clip);
        for (const ExportTrack& track : clip.tracks) {
            const FbxId model = skeleton.joints[track.joint];
            writeChannel(document, layer, model, {"T", "Lcl Translation"}, track.translations);
            writeChannel(document, layer, model, {"R", "Lcl Rotation"},
                         fbxAngleKeys(track.rotations, input.scene->skeleton.joints[track.joint].limits,
                                      input.frameRate));
            writeChannel(document, layer, model, {"S", "Lcl Scaling"}, track.scales);
        }
        for (const MorphTrack& track : clip.morphTracks) {
            const std::vector<FbxId>& channels = shapeChannels[static_cast<std::size_t>(track.part)];
            if (!channels.empty()) {
                writeMorph(document, layer, channels[static_cast<std::size_t>(track.shape)], track.weights);
            }
        }
    }
}

} // namespace sinew
