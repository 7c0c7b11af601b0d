#pragma once

#include "core/base/Types.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/patch/fbx/FbxWriteRecords.h"

#include <map>
#include <set>

namespace sinew {

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

} // namespace sinew
