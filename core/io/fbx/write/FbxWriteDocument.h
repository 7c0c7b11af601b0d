#pragma once

#include "core/base/Types.h"
#include "core/io/fbx/FbxDocument.h"

#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// Unique within a document; 0 is the scene's root.
using FbxId = std::int64_t;

/// A node with one property and no children.
inline FbxNode fbxLeaf(std::string name, FbxProperty value) {
    return FbxNode{std::move(name), {std::move(value)}, {}};
}

/// Collects the typed properties ("P" records) of an object.
class FbxProperties70 {
public:
    FbxProperties70& boolean(std::string name, bool value);
    FbxProperties70& integer(std::string name, std::int32_t value);
    FbxProperties70& enumeration(std::string name, std::int32_t value);
    FbxProperties70& number(std::string name, double value);
    FbxProperties70& animatableNumber(std::string name, double value);
    /// A property of the user's own, which programs show beside theirs.
    FbxProperties70& userNumber(std::string name, double value);
    FbxProperties70& color(std::string name, const Vec3f& value);
    FbxProperties70& ambientColor(std::string name, const Vec3f& value);
    FbxProperties70& text(std::string name, std::string value);
    FbxProperties70& time(std::string name, std::int64_t value);
    FbxProperties70& vector(std::string name, const Vec3& value);
    /// Lcl Translation, Lcl Rotation, Lcl Scaling: the name is the type.
    FbxProperties70& local(std::string name, const Vec3& value);
    FbxNode finish();

private:
    FbxProperties70& add(std::string name, const char* type, const char* label, const char* flags,
                         std::vector<FbxProperty> values);
    FbxNode m_node{"Properties70", {}, {}};
};

/// A file in the making: objects with ids, and how they are connected. Ids count up, so equal calls give
/// equal bytes.
class FbxOutput {
public:
    FbxId newId() { return m_nextId++; }
    /// A record for an object, to be filled and added. `kind` names the record ("Model"), `nameClass` what
    /// follows the object's name ("Model", "SubDeformer"), `type` the third property ("LimbNode").
    static FbxNode object(const std::string& kind, FbxId id, const std::string& name,
                          const std::string& nameClass, const std::string& type);
    void add(FbxNode object) { m_objects.children.push_back(std::move(object)); }
    void connect(FbxId child, FbxId parent);
    void connectProperty(FbxId child, FbxId parent, const std::string& property);

    const FbxNode& objects() const { return m_objects; }
    FbxNode takeObjects() { return std::move(m_objects); }
    FbxNode takeConnections() { return std::move(m_connections); }

private:
    FbxId m_nextId = 1'000'000; ///< clear of the small numbers that readers keep for themselves
    FbxNode m_objects{"Objects", {}, {}};
    FbxNode m_connections{"Connections", {}, {}};
};

/// A matrix as FBX stores it: 16 doubles, column by column.
std::vector<double> fbxMatrix(const Transform& transform);

/// Appends a property as binary files hold it, type letter first; arrays over 128 bytes are deflated.
/// Deterministic.
void appendFbxProperty(std::string& bytes, const FbxProperty& property);

} // namespace sinew
