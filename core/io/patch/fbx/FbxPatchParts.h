#pragma once

#include "core/base/Types.h"
#include "core/geometry/Subdivision.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/parse/FbxReader.h"
#include "core/io/patch/FormatPatcher.h"

#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace sinew {

// The pieces of FbxPatcher: the file in its records, the skin that goes into it, and what differs afterwards.

/// What becomes of one record; what is not named stays to the byte.
struct FbxEdit {
    bool removed = false;
    std::optional<std::vector<FbxProperty>> properties; ///< in place of those it has
    std::vector<FbxNode> before;                        ///< new records in front of it
    std::vector<FbxNode> added;                         ///< new records behind its last child
};

using FbxEdits = std::unordered_map<const FbxRecord*, FbxEdit>;

/// The file with the edits made. Without edits it is the same file, byte for byte: order, encodings, spacing,
/// comments, footer. Time and memory as the file is long.
std::string writeFbxRecords(const FbxRecords& records, const FbxEdits& edits);

/// How a file names an object: a number, or before 7000 its stored name.
using FbxKey = FbxProperty;

/// An FBX file being patched: its objects, and what changes in its records. Large properties are not decoded.
class FbxPatchFile {
public:
    /// `records` have to outlive this.
    explicit FbxPatchFile(const FbxRecords& records);
    FbxPatchFile(const FbxPatchFile&) = delete;
    FbxPatchFile& operator=(const FbxPatchFile&) = delete;

    const FbxRecords& records() const { return m_records; }
    const FbxDocument& document() const { return m_document; }
    bool old() const { return m_records.old; }

    /// Where an object of the document stands; null for what is a part of another object's record.
    const FbxRecord* record(std::size_t object) const;
    FbxKey key(std::size_t object) const;
    /// Whether the key leads to this object and no other.
    bool unambiguous(std::size_t object) const;
    const FbxKey& sceneKey() const { return m_sceneKey; }

    FbxEdit& edit(const FbxRecord& record) { return m_edits[&record]; }
    /// The properties of a record, those it is to get where it is to get others.
    std::vector<FbxProperty> properties(const FbxRecord& record) const;
    /// Adds to the whole number that a child of the record holds, where there is such a child.
    void raiseCount(const FbxRecord& record, std::string_view child, std::size_t added);
    /// Gives a Model another name, everywhere where it goes by it.
    void rename(std::size_t model, const std::string& name);

    /// Adds an object; its key is one that nobody has. `nameClass` is what follows the name ("SubDeformer").
    FbxKey addObject(const std::string& kind, const std::string& name, const std::string& nameClass,
                     const std::string& subtype, std::vector<FbxNode> children);
    void connect(const FbxKey& source, const FbxKey& target);
    /// Into a property of the target.
    void connect(const FbxKey& source, const FbxKey& target, const std::string& property);
    /// Gives a record the child with those numbers, in place of the one that it has; none: without it.
    template<typename T>
    void setNumbers(const FbxRecord& record, const char* name, std::vector<T> values,
                    const char* before = nullptr) {
        const FbxRecord* old = record.child(name);
        if (old != nullptr && values.empty()) {
            edit(*old).removed = true;
        } else if (old != nullptr) {
            edit(*old).properties = numbers(std::move(values));
        } else if (!values.empty()) {
            const FbxRecord* next = before == nullptr ? nullptr : record.child(before);
            FbxEdit& place = edit(next == nullptr ? record : *next);
            (next == nullptr ? place.added : place.before).push_back({name, numbers(std::move(values)), {}});
        }
    }

    /// Numbers as the file's version keeps them: an array, or before 7000 in binary one property each.
    template<typename T>
    std::vector<FbxProperty> numbers(std::vector<T> values) const {
        if (old() && !m_records.text) {
            return {values.begin(), values.end()};
        }
        return {std::move(values)};
    }
    FbxNode matrix(const char* name, const Transform& transform) const;

    /// The file with all that. Counts of objects follow.
    std::string write();

private:
    FbxKey newKey(std::string& stored);
    void renameEverywhere(const FbxRecord& record, const std::string& from, const std::string& to);
    void countObjects();

    const FbxRecords& m_records;
    FbxDocument m_document;
    FbxEdits m_edits;
    std::map<std::string, const FbxRecord*> m_recordOfName; ///< before 7000
    std::set<std::int64_t> m_ids;                           ///< taken
    std::int64_t m_nextId = 1'000'000; ///< clear of the small numbers that readers keep for themselves
    std::map<std::string, std::string> m_renamed; ///< before 7000: stored names
    std::map<std::string, std::size_t> m_added;   ///< how many objects of each kind
    FbxKey m_sceneKey;
};

/// A joint of the scene in the file: the Model it is, and where it was bound.
struct FbxPatchJoint {
    FbxKey key;
    Transform fileFromJoint = Transform::Identity(); ///< with the scale that the scene leaves out
};

/// Finds the scene's joints in the file; gives those that were renamed their new names, and adds those that
/// the scene added: a Model and what says that it is a joint. `modelOfNode`: the object of every
/// ImportedFile::nodes. As many as the scene has. Error: FileBroken (two Models of one id).
Expected<std::vector<FbxPatchJoint>> patchFbxJoints(const PatchInput& input, FbxPatchFile& file,
                                                    const std::vector<std::size_t>& modelOfNode);

/// A Model and where it stood when bound.
struct FbxPoseEntry {
    FbxKey model;
    Transform fileFromNode = Transform::Identity();
};

/// Adds those to the file's first bind pose that none of its bind poses names; makes one when there is none.
void addToFbxBindPose(FbxPatchFile& file, const std::vector<FbxPoseEntry>& entries);

/// A mesh of the file: the Model that shows it and the Geometry shown (objects of the document).
struct FbxPatchMesh {
    std::size_t model = 0;
    std::size_t geometry = 0;
};

/// Gives a mesh the weights of its part. Clusters that the mesh has stay, with their ids and matrices, also
/// those of joints that lose all weight; joints that have none get one, a mesh without skin gets that too.
/// Returns what belongs into a bind pose: the mesh where it was not bound before, and joints with a new
/// cluster and those above them.
std::vector<FbxPoseEntry> patchFbxSkin(const PatchInput& input, FbxPatchFile& file, const FbxPatchMesh& mesh,
                                       const MeshSource& source, const std::vector<FbxPatchJoint>& joints);

/// What shows a morph target.
struct FbxPatchChannel {
    FbxKey key;
    std::optional<std::size_t> object; ///< of the document; nothing: it is new
    double fullPercent = 100.0;        ///< where it is seen wholly
};

/// Gives a geometry the morph targets of its part that it does not have, and other offsets and weights to
/// those that have others. Returns the channel of every target. Obstacles: ShapesMissing, ShapesBetween.
tl::expected<std::vector<FbxPatchChannel>, PatchObstacle> patchFbxShapes(const PatchInput& input,
                                                                         FbxPatchFile& file,
                                                                         const FbxPatchMesh& mesh,
                                                                         const MeshSource& source);

/// Morph targets of a part as the file has them: vertices and offsets of its mesh, in its space.
std::vector<MorphTarget> fbxFileTargets(const PatchInput& input, const MeshSource& source);

/// What keys of drivers move in the file.
struct FbxPatchDriven {
    std::vector<FbxPatchJoint> joints;                  ///< of the scene
    std::vector<std::size_t> modelOfNode;               ///< objects of the document
    std::vector<std::vector<FbxPatchChannel>> channels; ///< of every part; none where another part has them
};

/// Gives the file's animations the keys of driven channels. Adds the places of curves that get other keys,
/// among the file's objects, to `keyed`. Obstacles: UnevenScale, SharedKeys.
std::optional<PatchObstacle> patchFbxKeys(const PatchInput& input, FbxPatchFile& file,
                                          const FbxPatchDriven& driven, std::set<std::size_t>& keyed);

/// Gives a geometry the smoothness of its part, where that is another than the file's: Smoothness and
/// PreviewDivisionLevels. Its creases stay.
void patchFbxSubdivision(FbxPatchFile& file, const FbxPatchMesh& mesh, const SubdivisionChoice& before,
                         const SubdivisionChoice& after);

/// What differs between two FBX files besides the skin: a path to each thing ("Objects/Geometry 'body'"). The
/// skin is: Skins and Clusters with their connections, bind poses' entries, names of joints, new joints, and
/// counts, and how smooth geometries are shown. `changes` are no difference: new morph targets, and those
/// that it names with other offsets and weights; new curves, and other keys of those that it names. What the
/// files say of everything else must be equal to the byte (in text but for spacing and comments), in the same
/// order. Empty: nothing differs. O(size of the files).
std::vector<std::string> fbxDifferences(const FbxRecords& before, std::string_view after,
                                        const KeptChanges& changes = {});

} // namespace sinew
