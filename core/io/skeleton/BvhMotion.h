#pragma once

#include "core/base/Expected.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/TextWords.h"

namespace sinew {

/// What the numbers of a frame say of one node, in their order: 'x' a place, 'X' a turn about that axis.
struct BvhChannels {
    std::int32_t node = kNone;
    std::string kinds; ///< "xyzZXY"
};

/// The channels that a line "6 Xposition Yposition Zposition Zrotation Xrotation Yrotation" names, in upper
/// or lower case, however many it announces; nothing where one of them makes no sense.
std::optional<std::string> bvhChannels(std::string_view line);

/// What stands behind the word MOTION as a clip with keys at every frame; places are relative to the parent,
/// turns follow one another in the order of the channels. Without frames an empty clip. The frames that are
/// there count, whatever "Frames:" says, as long as they are whole: an incomplete last one is left out.
/// Notices: MotionFramesMissing, MotionRateGuessed. Error: MotionBroken, with its line. O(#numbers).
Expected<ImportedClip> readBvhMotion(ImportWords& text, const std::vector<ImportedNode>& nodes,
                                     const std::vector<BvhChannels>& channels, const std::string& file,
                                     Notices& notices);

} // namespace sinew
