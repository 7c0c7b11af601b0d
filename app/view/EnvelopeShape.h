#pragma once

#include "core/geometry/Solid.h"
#include "core/solve/BindState.h"

#include <optional>
#include <span>
#include <vector>

namespace sinew {

class EnvelopeSolution;

/// The envelope of one bone as it stands in a pose, model space: what lies in `held` follows the bone, and
/// its weight ends at the surface of `faded`. An entry a segment or handle of the bone; none: it has no
/// envelope.
struct EnvelopeShape {
    std::int32_t joint = kNone;
    std::vector<RoundedBox> held;
    std::vector<RoundedBox> faded;
};

/// What the envelope solver made of a bind; null: it is not in force.
const EnvelopeSolution* envelopesOf(const BindState& bound);

/// The envelopes of all bones; each moves with its joint, whose skinning matrix is in `matrices` (#J).
/// O(#segments).
std::vector<EnvelopeShape> envelopeShapes(const EnvelopeSolution& envelopes,
                                          std::span<const Transform> matrices);

/// How wide the envelope of a joint's bone is, model units, and where its weight ends. Nothing: the bone has
/// none, or the joint is not bound to.
struct EnvelopeRadii {
    double held = 0.0;
    double faded = 0.0;
};
std::optional<EnvelopeRadii> envelopeRadii(const EnvelopeSolution& envelopes, std::int32_t joint);

} // namespace sinew
