#pragma once

#include "core/io/patch/PatchSkin.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/ImportFiles.h"

#include <functional>

namespace sinew::test {

/// Ids in patchSource.
constexpr std::int64_t kHips = 1;
constexpr std::int64_t kBody = 10;
constexpr std::int64_t kBodyGeometry = 11;
constexpr std::int64_t kBodySkin = 20;
constexpr std::int64_t kHipsCluster = 21;
constexpr std::int64_t kHat = 40;
constexpr std::int64_t kHatGeometry = 41;

/// A character with what a patch must leave alone: joints hips, spine, head; the parts body and coat with
/// skins of their own, hat (rigid on the head, geometry offset) and ball (bound to nothing); a shape, a clip,
/// an embedded picture, properties of the user's own, objects and sections that nobody knows, a bind pose of
/// body and hips.
FbxBuilder patchSource();

/// A tree as binary FBX of that version, footer as Autodesk's own writer has it.
std::string binaryFbx(const FbxNode& root, std::uint32_t version);

/// The scene with other weights on every part: three joints at a vertex.
Scene reweighted(Scene scene);

/// What comes of reading the file, changing the scene, and writing it into the file again.
struct PatchedFbx {
    Expected<PatchOutcome> outcome;
    Scene written;
    std::string bytes; ///< empty where there is none

    /// Objects and connections, of a binary file.
    const FbxNode* object(std::int64_t id) const;
    std::size_t connections(std::int64_t source, std::int64_t target) const;
    FbxNode root;
};

PatchedFbx patchedFbx(const ImportFolder& folder, const std::string& bytes,
                      const std::function<void(Scene&)>& change);

/// The first thing in which `read` is not what was written, or nothing: parts by place, joints by name.
QString unlike(const Scene& written, const Scene& read);

} // namespace sinew::test
