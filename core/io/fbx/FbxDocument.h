#pragma once

#include "core/base/Error.h"
#include "core/base/Types.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sinew {

/// A raw binary property ('R'), unlike a string ('S').
struct FbxBlob {
    std::string bytes;
    bool operator==(const FbxBlob&) const = default;
};

/// One property of an FBX node: kinds C and B, Z, Y, I, L, F, D, S, R, and the arrays b, c, i, l, f, d.
using FbxProperty =
    std::variant<bool, std::int8_t, std::int16_t, std::int32_t, std::int64_t, float, double, std::string,
                 FbxBlob, std::vector<bool>, std::vector<std::uint8_t>, std::vector<std::int32_t>,
                 std::vector<std::int64_t>, std::vector<float>, std::vector<double>>;

/// A node of the FBX tree; the file's root is a nameless node whose children are the top level records.
struct FbxNode {
    std::string name;
    std::vector<FbxProperty> properties;
    std::vector<FbxNode> children;

    /// First child of that name, or null.
    const FbxNode* child(std::string_view childName) const;
};

/// A node of an FBX file as it lies there: places in the file's bytes, nothing decoded.
struct FbxRecord {
    std::string_view name;       ///< part of the file's bytes
    std::size_t begin = 0;       ///< of the record; in text files of its name
    std::size_t end = 0;         ///< behind its children, brace or null record
    std::size_t valuesBegin = 0; ///< its properties
    std::size_t valuesEnd = 0;
    std::size_t valueCount = 0; ///< binary: how many properties
    bool list = false;     ///< its children, even none, end with a null record (binary) or stand in braces
    std::size_t close = 0; ///< of a list: where that null record or the closing brace is
    std::vector<FbxRecord> children;

    /// First child of that name, or null.
    const FbxRecord* child(std::string_view childName) const;
};

/// Properties of kinds that are not in FbxProperty: their record keeps those in front of them.
struct FbxUnknownKinds {
    std::size_t count = 0;
    std::string first; ///< record, byte and kind of the first, for an error's argument
};

/// Parses a binary FBX file (6100..7700) into its tree. Bounds and sizes are checked: broken bytes give
/// FileBroken with `file`, never a crash or an allocation larger than the bytes justify. Properties of a kind
/// that is not known are passed over and counted. Errors: FormatTooOld and FormatTooNew for other versions.
Expected<FbxNode> readFbxNodes(std::string_view bytes, const std::string& file,
                               FbxUnknownKinds* unknown = nullptr);

/// Writes the tree as binary FBX 7400 with null records and footer; arrays over 128 bytes are deflated.
/// Deterministic.
std::string writeFbxNodes(const FbxNode& root);

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

/// Time unit of FBX (KTime): whole ticks, this many to a second.
std::int64_t fbxTime(double seconds);
double fbxSeconds(double ktime);

/// How a file's GlobalSettings state its frame rate.
struct FbxTimeMode {
    std::int32_t mode = 0;         ///< TimeMode
    double customFrameRate = -1.0; ///< CustomFrameRate, which counts with mode 14 alone
};

FbxTimeMode fbxTimeMode(double frameRate);
/// Frames a second; 0 where the file leaves them to whoever opens it.
double fbxFrameRate(const FbxTimeMode& mode);

/// Cameras of FBX look along +X of their node and its lights shine along -Y; ours and glTF's do along -Z. Y
/// stays up for cameras. Rigid.
inline Transform fbxNodeFromCamera() {
    Transform result = Transform::Identity();
    result.linear() << 0.0, 0.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0;
    return result;
}

inline Transform fbxNodeFromLight() {
    Transform result = Transform::Identity();
    result.linear() << 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0;
    return result;
}

/// A property of ours on a material: the opacity below which a surface is cut away. FBX itself has no such.
constexpr const char* kFbxAlphaCutoff = "AlphaCutoff";

} // namespace sinew
