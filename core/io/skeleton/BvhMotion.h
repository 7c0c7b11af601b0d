#pragma once

#include "core/io/source/ImportedFile.h"
#include "core/io/source/TextWords.h"

namespace sinew {

/// What the numbers of a frame say of one node, in their order: 'x' a place, 'X' a turn about that axis.
struct BvhChannels {
    std::int32_t node = kNone;
    std::string kinds; ///< "xyzZXY"
};

/// The channels that a line "6 Xposition Yposition Zposition Zrotation Xrotation Yrotation" names; nothing
/// where it makes no sense.
std::optional<std::string> bvhChannels(std::string_view line);

/// What stands behind the word MOTION as a clip with keys at every frame; places are relative to the parent,
/// turns follow one another in the order of the channels. Without frames an empty clip. Nothing when numbers
/// are missing or are none. O(#numbers).
std::optional<ImportedClip> readBvhMotion(ImportWords& text, const std::vector<ImportedNode>& nodes,
                                          const std::vector<BvhChannels>& channels);

} // namespace sinew
