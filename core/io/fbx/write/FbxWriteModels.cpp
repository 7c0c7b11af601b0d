#include "core/io/fbx/write/FbxWriteParts.h"

#include "core/io/fbx/FbxNode.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

#include <cmath>
#include <cstring>

namespace sinew {
namespace {

constexpr double kDegrees = 180.0 / 3.14159265358979323846;

FbxNode model(FbxId id, const std::string& name, const char* type, const Transform& parentFromNode,
              const Vec3& scale = Vec3::Ones()) {
    FbxProperties70 p;
    p.enumeration("InheritType", 1);
    p.integer("DefaultAttributeIndex", 0);
    p.local("Lcl Translation", parentFromNode.translation());
    p.local("Lcl Rotation", fbxEuler(parentFromNode.linear()));
    p.local("Lcl Scaling", scale);
    FbxNode node = FbxOutput::object("Model", id, name, "Model", type);
    node.children = {fbxLeaf("Version", 232), p.finish(), fbxLeaf("Shading", true),
                     fbxLeaf("Culling", std::string("CullingOff"))};
    return node;
}

FbxNode jointModel(FbxId id, const ExportInput& input, std::size_t joint) {
    const std::string& name = input.scene->skeleton.joints[joint].name;
    if (!input.posed) {
        return model(id, name, "LimbNode", parentFromJoint(input, joint));
    }
    const Trs local = parentFromNode(input, joint);
    return model(id, name, "LimbNode", compose({local.translation, local.rotation, Vec3::Ones()}),
                 local.scale);
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

} // namespace sinew
