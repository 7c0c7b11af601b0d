#pragma once

#include "core/base/Types.h"
#include "core/io/fbx/FbxNode.h"

#include <optional>
#include <span>

namespace sinew {

/// A property's number whatever its type; nothing for texts, blobs and arrays.
std::optional<double> fbxNumber(const FbxProperty& property);

/// A property's whole number; fractions are cut, nothing for what is no number or does not fit.
std::optional<std::int64_t> fbxInteger(const FbxProperty& property);

/// The text of the node's property, or empty.
std::string fbxText(const FbxNode* node, std::size_t property = 0);

/// All numbers of a node, arrays and single ones alike; empty for no node.
std::vector<double> fbxDoubles(const FbxNode* node);
std::vector<std::int64_t> fbxIntegers(const FbxNode* node);

/// A transform of 16 numbers as FBX keeps it (translation last); nothing when there are not 16.
std::optional<Transform> fbxMatrix(const FbxNode* node);

/// The readable part of an object's name: binary files append "\0\1Class", text files put "Class::" in front.
std::string fbxName(const std::string& stored);

/// One end of a connection: the object at the other end, and the property it is plugged into (may be empty).
struct FbxLink {
    std::size_t object = 0;
    std::string property;
};

struct FbxObject {
    std::int64_t id = 0;
    std::string kind;    ///< "Model", "Geometry", ...
    std::string name;    ///< readable part
    std::string subtype; ///< "Mesh", "LimbNode", "Cluster", ...
    const FbxNode* node = nullptr;
    std::vector<FbxLink> sources; ///< objects connected into this one, in the file's order
    std::vector<FbxLink> targets; ///< objects this one is connected into
};

/// An FBX tree as a graph of objects. References to objects that do not exist are left out.
class FbxDocument {
public:
    explicit FbxDocument(FbxNode root);
    FbxDocument(const FbxDocument&) = delete;
    FbxDocument& operator=(const FbxDocument&) = delete;

    const FbxNode& root() const { return m_root; }
    const std::vector<FbxObject>& objects() const { return m_objects; }
    const FbxObject& object(std::size_t index) const { return m_objects[index]; }
    std::optional<std::size_t> find(std::int64_t id) const;

    /// Sources of an object of one kind (and subtype, unless empty), in the file's order.
    std::vector<std::size_t> sources(std::size_t object, std::string_view kind,
                                     std::string_view subtype = {}) const;

    /// Numbers of a property (Properties70), else of its kind's template; empty when neither has it.
    std::vector<double> numbers(const FbxObject& object, std::string_view property) const;
    double number(const FbxObject& object, std::string_view property, double fallback) const;
    /// A numeric property of GlobalSettings.
    double setting(std::string_view property, double fallback) const;

private:
    void collectObjects();
    void collectLinks();

    FbxNode m_root;
    std::vector<FbxObject> m_objects;
    std::vector<std::pair<std::int64_t, std::size_t>> m_indexOfId;   ///< sorted
    std::vector<std::pair<std::string, const FbxNode*>> m_templates; ///< Properties70 of each kind
};

} // namespace sinew
