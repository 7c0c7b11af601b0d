#pragma once

#include "app/document/Document.h"
#include "app/document/edits/Edits.h"
#include "core/bind/settings/Region.h"
#include "core/geometry/VertexSet.h"
#include "core/scene/Scene.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// How much of each vertex a region has, 0..1. #parts x #P.
using VertexAmounts = std::vector<std::vector<float>>;

/// The amounts a region has in the bind pose, by its shape or its paint alone: rules of parts that go before
/// it are left aside. Paint of meshes that are not there counts for nothing. O(#P), parallel.
VertexAmounts amountsOf(const Region& region, const Scene& scene);

/// `before` (null: nothing) with these vertices painted by one amount, 0 taking them away. What is painted on
/// meshes that are not there stays.
std::shared_ptr<const Painting> painted(const Painting* before, const Scene& scene, const VertexSet& vertices,
                                        float amount);

/// `before` (null: nothing) with these amounts on the parts where they are others. What is painted on meshes
/// that are not there stays. O(#P).
std::shared_ptr<const Painting> paintedBy(const Painting* before, const Scene& scene,
                                          const VertexAmounts& amounts);

/// `before` with a softer edge: each vertex halfway to the mean of its neighbours, over seams too. What is
/// painted on meshes that are not there stays. O(#P + #C).
std::shared_ptr<const Painting> softened(const Painting& before, const Scene& scene);

/// Each is one undoable step that weighs anew and solves nothing; where a region names a solver that was not
/// in force, the next bind solves with it. Rows count the settings' regions; one that
/// does not exist changes nothing, and neither does a name that is empty or taken.
bool addRegion(Document& document, Region region);
void removeRegion(Document& document, std::size_t row);
void removeRegions(Document& document, std::span<const std::size_t> rows);
/// Uses them or leaves them out.
void switchRegions(Document& document, std::span<const std::size_t> rows, bool on);
/// All but its name. Steps of one drag merge; with WeightUpdate::Later they follow the mouse.
void changeRegion(Document& document, std::size_t row, Region region,
                  WeightUpdate update = WeightUpdate::Now);
bool renameRegion(Document& document, std::size_t row, const std::string& name);
/// Puts a region in another's place: later ones lie over those before.
void moveRegion(Document& document, std::size_t row, std::size_t to);

/// Paints the selected vertices wholly into a painted region, or takes them out of it.
void paintSelectedVertices(Document& document, std::size_t row, bool in);
/// Softens the edge of a painted region by a row of vertices.
void softenRegion(Document& document, std::size_t row);

/// What a stroke of the region brush made: the painted region of that name gets its paint. Without one of
/// that name it is added; one with a shape of its own is left alone.
void paintRegion(Document& document, const Region& painted);
/// A region with a shape becomes a painted one that holds the same.
void convertToPaint(Document& document, std::size_t row);

/// `wish`, or "wish 2" and so on where there is one of that name.
std::string freeRegionName(const BindSettings& settings, const std::string& wish);

/// Gives the blend another unit, its width staying what it is. `height` of the character; without one
/// nothing is a fraction of it.
void setBlendOfHeight(Region& region, bool ofHeight, double height);

/// Whether it says anything that is not as in the settings: without a rule it changes no weight.
bool hasRule(const Region& region);
/// Whether a solver in force lets regions keep their shape.
bool keepShapeCounts(const BindSettings& settings);
/// Whether this region's weights are such a solver's.
bool keepShapeCounts(const BindSettings& settings, const Region& region);
/// Nothing of that name: null. Until the settings change.
const Region* regionNamed(const BindSettings& settings, const std::string& name);

} // namespace sinew
