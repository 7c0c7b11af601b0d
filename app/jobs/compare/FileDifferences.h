#pragma once

#include "core/scene/Scene.h"

#include <string>
#include <vector>

namespace sinew {

enum class DifferenceKind { Added, Removed, Changed };

/// A part whose mesh is not the same. Numbers of vertices and polygons: 0 where there is no such part.
struct PartDifference {
    DifferenceKind kind = DifferenceKind::Changed;
    std::string name;      ///< of an added part in the file, else in the open character
    std::string renamed{}; ///< its name in the file; empty: the same
    std::size_t vertices = 0;
    std::size_t verticesNow = 0;
    std::size_t polygons = 0;
    std::size_t polygonsNow = 0;
    bool rewired = false;  ///< as many vertices and polygons, but other polygons
    std::size_t moved = 0; ///< vertices that lie elsewhere; 0 where there are more or fewer than before
    double farthest = 0.0; ///< the longest of their ways, metres
};

struct JointOnDisk {
    DifferenceKind kind = DifferenceKind::Changed;
    std::string name;
    double moved = 0.0;  ///< in the bind pose, metres
    double turned = 0.0; ///< likewise, degrees
    bool reparented = false;
    std::string parent{};    ///< empty: it is a root
    std::string parentNow{}; ///< likewise
};

/// A part whose weights in the file are other ones.
struct SkinDifference {
    DifferenceKind kind = DifferenceKind::Changed; ///< Added: it had no weights; Removed: it has none now
    std::string name;
    std::size_t vertices = 0; ///< that differ
    double largest = 0.0;     ///< of one joint in one vertex, 0..1
};

/// What a character's file holds now that it did not when it was opened, or no longer.
struct FileDifferences {
    std::vector<PartDifference> parts; ///< in the order of the open character, then what is added
    std::vector<JointOnDisk> joints;   ///< likewise
    std::vector<SkinDifference> skins; ///< likewise
    double metersPerUnit = 1.0;        ///< of the open character
    bool weighted = false;             ///< the file has weights

    bool any() const { return !parts.empty() || !joints.empty() || !skins.empty(); }
};

/// Compares an open character, as it was read, with its file as it is now. Parts are paired by name, or where
/// a name is gone by number and equal polygons; joints by name; vertices by number, and for weights by place
/// where a part has more or fewer than before (pairParts). Joints that no file has are left out. Rounding is
/// no difference: a millionth of the size of the character, a hundredth of a degree, a ten-thousandth of
/// weight. O(n log n).
FileDifferences fileDifferences(const Scene& open, const Scene& file);

} // namespace sinew
