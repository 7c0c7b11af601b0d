#pragma once

#include "core/layers/PaintEdits.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

enum class LayerKind {
    Paint,  ///< edits by vertex
    Mirror, ///< one side of the character gets the other's weights
    Relax   ///< weights smoothed over the surface
};

/// What a layer has for one part. Edits and mask count as many vertices as the part had when they were made.
struct LayerPart {
    PaintEdits edits;
    LayerMask mask;
};

/// One layer above the solver's weights. Its outcome is (1 - a) below + a edited, a opacity times mask.
struct WeightLayer {
    std::string name;
    LayerKind kind = LayerKind::Paint;
    bool on = true;
    float opacity = 1.0F;         ///< 0 to 1
    std::vector<LayerPart> parts; ///< may be fewer than the scene's: the rest says nothing
    bool fromPositive = true;     ///< Mirror: the source is the side that the plane's normal points to
    int rounds = 4;               ///< Relax: how far it reaches, in rings
    float strength = 0.5F;        ///< Relax: share of the neighbours' mean in a round, 0 to 1

    bool active() const { return on && opacity > 0.0F; }
    /// Opacity times mask, in [0, 1].
    float amount(std::size_t part, std::uint32_t vertex) const;
    std::size_t bytes() const;
};

/// Layers over weights, bottom to top, and the names of the joints that their edits speak of. A value: large
/// things are shared, so an undo step is a few pointers. Layer numbers given to the functions exist.
struct LayerStack {
    std::vector<std::string> joints; ///< no repeats; edits count joints by it
    std::vector<std::shared_ptr<const WeightLayer>> layers;

    bool operator==(const LayerStack&) const = default;

    /// The joint's number in the table, which grows when it is not there. O(#names).
    std::int32_t number(std::string_view joint);
    /// The same, or kNone. O(#names).
    std::int32_t find(std::string_view joint) const;

    /// With `layer` below the layer that is at `at` now, or on top.
    LayerStack added(WeightLayer layer, std::size_t at) const;
    LayerStack replaced(std::size_t at, WeightLayer layer) const;
    LayerStack removed(std::size_t at) const;
    /// The layer at `from` comes to be number `to`.
    LayerStack moved(std::size_t from, std::size_t to) const;
    /// With a copy right above it, which shares all edits.
    LayerStack duplicated(std::size_t at, std::string name) const;
    LayerStack renamed(std::size_t at, std::string name) const;
    /// With a part's edits, the layer grown to have that part.
    LayerStack withEdits(std::size_t at, std::size_t part, PaintEdits edits) const;
    LayerStack withMask(std::size_t at, std::size_t part, LayerMask mask) const;
};

/// What all layers hold, each shared layer once.
std::size_t bytesOf(const LayerStack& stack);
/// What a stack holds beyond `other`, shared chunks left out: what an undo step costs.
std::size_t bytesNotShared(const LayerStack& stack, const LayerStack& other);

} // namespace sinew
