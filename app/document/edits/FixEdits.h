#pragma once

#include "app/document/edits/PartEdits.h"

#include <QString>

#include <vector>

namespace sinew {

/// What the settings of the next bind can do about an issue of the report.
struct IssueFix {
    std::vector<PieceId> proposals = {}; ///< whose proposed binding is taken
    std::vector<RefineBox> refine = {};  ///< that are resolved deeper
    bool closeHoles = false;             ///< in the solver's copy of the mesh
    bool turnNormals = false;            ///< outward, in the same copy

    bool empty() const { return proposals.empty() && refine.empty() && !closeHoles && !turnNormals; }
    /// Takes over what another asks for.
    void add(const IssueFix& more);
    bool operator==(const IssueFix&) const = default;
};

/// A box around a leak of the document's report in which two voxels fit across the gap. Empty where that
/// takes more than a quarter of the cells that the whole surface has, or where cells are that small already.
IssueFix fixOfLeak(const DocumentState& state, std::size_t leak);

/// Whether the settings hold all of it. O(#fixes #rules).
bool holdsFix(const DocumentState& state, const IssueFix& fix);

/// What of it the settings do not hold yet; of several boxes as many as at most double the surface's cells,
/// with those that the settings hold. O(#fixes #rules).
IssueFix missingFix(const DocumentState& state, const IssueFix& fix);

/// Takes what is missing into the settings, in one undo step of this name. Where all skin would become rigid,
/// pieces that copy skin stay as they are.
void applyFix(Document& document, const IssueFix& fix, const QString& step);

} // namespace sinew
