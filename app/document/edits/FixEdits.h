#pragma once

#include "app/document/edits/PartEdits.h"

#include <QString>

#include <vector>

namespace sinew {

/// What can be done about an issue of the report: by the settings of the next bind, or (scale) by another
/// unit.
struct IssueFix {
    std::vector<PieceId> proposals = {}; ///< whose proposed binding is taken
    std::vector<RefineBox> refine = {};  ///< that are resolved deeper
    bool closeHoles = false;             ///< in the solver's copy of the mesh
    bool turnNormals = false;            ///< outward, in the same copy
    double scale = 1.0;                  ///< of the whole character

    bool empty() const {
        return proposals.empty() && refine.empty() && !closeHoles && !turnNormals && scale == 1.0;
    }
    /// Takes over what another asks for.
    void add(const IssueFix& more);
    bool operator==(const IssueFix&) const = default;
};

/// A box around a leak of the document's report in which two voxels fit across the gap. Empty where that
/// takes more than a quarter of the cells that the whole surface has, or where cells are that small already.
IssueFix fixOfLeak(const DocumentState& state, std::size_t leak);

/// What brings a length, metres, to the size of a character: factors between units that are easily taken for
/// one another (millimetres, centimetres, inches, metres), the one first after which it is nearest to a
/// human's height. Those after which its size is unusual (unusualSize) are left out where others are not. At
/// least one.
std::vector<double> likelyScales(double meters);

/// Scales the document's character: its unit is `factor` times what it was, and so is every length that is
/// shown or written. Positions, bind and all work stay. Its file is read so from then on. One undo step.
/// Without an effect on a character that was made in memory.
void scaleCharacter(Document& document, double factor, const QString& step, MergeKey merge = MergeKey::None);

/// Whether the settings hold all of it. O(#fixes #rules).
bool holdsFix(const DocumentState& state, const IssueFix& fix);

/// What of it the settings do not hold yet; of several boxes as many as at most double the surface's cells,
/// with those that the settings hold. O(#fixes #rules).
IssueFix missingFix(const DocumentState& state, const IssueFix& fix);

/// Does what is missing, in one undo step of this name with those of the same name before it
/// (MergeKey::Fixes; a Transaction keeps it apart). Where all skin would become rigid, pieces that copy skin
/// stay as they are.
void applyFix(Document& document, const IssueFix& fix, const QString& step);

} // namespace sinew
