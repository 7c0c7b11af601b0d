#pragma once

#include "core/io/patch/gltf/GltfPatchParts.h"
#include "core/io/vrm/AvatarJson.h"

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Writes into the file what of the avatar is otherwise than there, in the version of VRM that the file is
/// of. Returns the places in its JSON that may differ since ("extensions.VRMC_vrm.meta", "nodes.3"). Nothing
/// of a file that is no VRM. Notices: AvatarEntriesDropped,
/// SpringsLeftOut, ConstraintsInexact, SpringEndsStill. `nodeOfJoint`: of every joint.
std::set<std::string> writeGltfAvatar(GltfEdit& edit, const PatchInput& input,
                                      std::span<const std::size_t> nodeOfJoint, Notices& notices);

/// Why a VRM cannot be kept: its settings ask for another version, or for toon shading. Errors:
/// VrmAuthorMissing, and of humanoidOf, where what became of its meta would make it no VRM.
Expected<std::optional<PatchObstacle>> vrmObstacle(const PatchInput& input);

/// Whether a file is a VRM of either version.
bool holdsVrm(const Json& root);

/// Changes a text by what `after` says otherwise than `before`, member by member; all else keeps its text.
void applyChange(JsonText& text, const Json& before, const Json& after);

/// A member of an object, made where it is missing.
JsonText& madeMember(JsonText& object, const char* key, const nlohmann::ordered_json& fresh);

/// Says that a file has an extension that it may have already.
void useExtension(GltfEdit& edit, const char* name);

/// An avatar as the file has it, and as it is to be.
struct AvatarChange {
    GltfEdit& edit;
    const Avatar& before;
    const Avatar& after;
    const AvatarJson& beforeJson;
    const AvatarJson& afterJson;
    const AvatarEntries& entries; ///< of `before`
    VrmFaults& faults;
    std::set<std::string>& paths; ///< that differ
};

/// A bone of a human that another joint is now, or none.
struct ChangedBone {
    std::string bone; ///< as VRM 1.0 calls it
    std::optional<std::size_t> node;
};

/// Those of the avatar's settings that are other than in the file. O(#bones #J).
std::vector<ChangedBone> changedBones(const AvatarChange& change);

/// VRMC_springBone.
void patchSprings1(const AvatarChange& change);
/// "secondaryAnimation" of VRM 0.x.
void patchSprings0(const AvatarChange& change);
/// The extension VRM of VRM 0.x: springs, expressions, first person, looking and meta.
void patchOldVrm(const AvatarChange& change);

/// What became of a list of a file: which entries stay, in their order, and behind them the new ones.
class ListMatch {
public:
    /// Entries `before` and `after` with what tells them: equal ones are the same, then those of equal keys,
    /// in their order. `entries`: of each before, its place in the list of `size`. Entries of the list that
    /// no before stands for stay.
    ListMatch(const std::vector<Json>& before, const std::vector<Json>& after,
              const std::vector<std::string>& beforeKeys, const std::vector<std::string>& afterKeys,
              const std::vector<std::size_t>& entries, std::size_t size);

    static constexpr std::size_t kGone = std::size_t(-1);
    /// Where an entry of the list, or one of `after`, stands now.
    std::size_t placeOfEntry(std::size_t entry) const { return m_placeOfEntry[entry]; }
    std::size_t placeOfAfter(std::size_t after) const { return m_placeOfAfter[after]; }
    /// Which of `before` one of `after` is; kGone: it is new.
    std::size_t beforeOf(std::size_t after) const { return m_beforeOfAfter[after]; }
    std::size_t size() const { return m_size; }
    std::size_t entryCount() const { return m_placeOfEntry.size(); } ///< of the list in the file
    /// Whether some before stands for an entry.
    bool isRead(std::size_t entry) const { return m_read.contains(entry); }

    /// The list with those that stay; new ones are empty objects.
    JsonText kept(const JsonText* list) const;

private:
    std::vector<std::size_t> m_placeOfEntry;
    std::vector<std::size_t> m_placeOfAfter;
    std::vector<std::size_t> m_beforeOfAfter;
    std::set<std::size_t> m_read;
    std::size_t m_size = 0;
};

} // namespace sinew
