#pragma once

#include "app/document/DocumentState.h"

#include <QString>

#include <vector>

namespace sinew {

/// A joint that moves the vertex under the cursor.
struct CursorInfluence {
    std::int32_t joint = kNone;
    QString name;
    float weight = 0.0F;
    bool active = false; ///< the joint that is painted
    bool locked = false;
    bool operator==(const CursorInfluence&) const = default;
};

struct CursorInfluences {
    std::vector<CursorInfluence> rows; ///< the largest weight first
    std::size_t more = 0;              ///< joints that are left out, all smaller
};

/// Joints of a vertex, at most `most` of them. The active joint is among them whatever it weighs, last where
/// it has no weight. Nothing for a vertex that does not exist or has no weights.
CursorInfluences cursorInfluences(const DocumentState& state, const PartWeights& weights, VertexId at,
                                  std::size_t most);

} // namespace sinew
