#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

namespace sinew {

/// What a layer does to one joint's weight in one vertex: w' = clamp(scale w + shift, 0, 1). Strokes compose:
/// an affine map of an affine map is one again, so however many went over a vertex, one edit is kept, and it
/// means the same stroke on other weights below.
struct JointEdit {
    std::int32_t joint = -1; ///< index into LayerStack::joints
    float scale = 1.0F;
    float shift = 0.0F;

    bool operator==(const JointEdit&) const = default;
    double apply(double weight) const {
        return std::clamp(static_cast<double>(scale) * weight + static_cast<double>(shift), 0.0, 1.0);
    }
    bool finite() const { return std::isfinite(scale) && std::isfinite(shift); }

    JointEdit added(float amount) const { return {joint, scale, shift + amount}; }
    JointEdit scaled(float factor) const { return {joint, factor * scale, factor * shift}; }
    /// `share` of the way to `value`.
    JointEdit replaced(float value, float share) const {
        return {joint, (1.0F - share) * scale, (1.0F - share) * shift + share * value};
    }
    /// The same scale, and the shift that makes of `weight` below `target`.
    JointEdit reaching(double weight, double target) const {
        return {joint, scale, static_cast<float>(target - static_cast<double>(scale) * weight)};
    }
};

/// A vertex's edits, ascending by joint. `held`: the joints with an edit keep what it gives them and the
/// others share what is left over; else all are scaled alike to sum 1.
struct VertexEdits {
    std::span<const JointEdit> edits;
    bool held = true;

    bool empty() const { return edits.empty(); }
    /// The joint's edit, or null. O(log n).
    const JointEdit* find(std::int32_t joint) const {
        const auto at = std::ranges::lower_bound(edits, joint, {}, &JointEdit::joint);
        return at != edits.end() && at->joint == joint ? &*at : nullptr;
    }
    friend bool operator==(const VertexEdits& a, const VertexEdits& b) {
        return std::ranges::equal(a.edits, b.edits) && (a.held == b.held || a.empty());
    }
};

} // namespace sinew
