#pragma once

#include "core/base/Error.h"
#include "core/geometry/Solid.h"
#include "core/weights/Falloff.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// How much of a part's vertices a painted region has. A part of another vertex count is another mesh, of
/// which nothing is painted.
struct PaintedPart {
    std::string part; ///< name of its mesh
    std::size_t vertexCount = 0;
    std::vector<std::uint32_t> vertices; ///< ascending, without repeats
    std::vector<float> amounts;          ///< of each, 0..1

    bool operator==(const PaintedPart&) const = default;
};
/// Whether its vertices ascend and are the part's, and its amounts are as many and in range.
bool isSound(const PaintedPart& painted);
using Painting = std::vector<PaintedPart>;

/// A painting that copies of a region share. Two are equal where their contents are; null: nothing is
/// painted.
struct SharedPainting : std::shared_ptr<const Painting> {
    using std::shared_ptr<const Painting>::shared_ptr;
    SharedPainting() = default;
    SharedPainting(std::shared_ptr<const Painting> painting)
        : std::shared_ptr<const Painting>(std::move(painting)) {}

    bool operator==(std::nullptr_t) const { return get() == nullptr; }
    bool operator==(const SharedPainting& other) const {
        return get() == other.get() || (get() != nullptr && other.get() != nullptr && **this == *other);
    }
};

/// A part of the character that is weighed by rules of its own. What it leaves open is as in the settings.
/// With one joint it is rigid, with several the paper's bounding region: infinite distance to all other bones
/// (Dionne and de Lasa 2014, sec. 9).
struct Region {
    std::string name;
    bool on = true;
    std::optional<Solid> solid = Solid{}; ///< where its amount is 1, in the bind pose; none: it is painted
    double blend = 0.0;                   ///< outside the solid its amount falls from 1 to 0 over this width
    bool blendOfHeight = false; ///< which is then percent of the character's height, else in model units
    SharedPainting painting;    ///< of a painted region

    std::optional<double> alpha; ///< for all bones, also those that have one of their own elsewhere
    std::optional<Falloff> falloff;
    std::optional<int> maxInfluences; ///< 0: all
    std::vector<std::string> joints;  ///< only these may move its vertices; none: all may
    double keepShape = 0.0; ///< 0..1: how strongly bounded biharmonic weights hold it together, so that it
                            ///< moves as one whatever moves it (Jacobson et al. 2011, eq. 7)
    std::optional<std::string> solver; ///< key of the one that makes its weights

    bool operator==(const Region&) const = default;
};

/// Takes the place of the settings' alpha for the weight of one bone: how far it reaches into what others are
/// nearer to.
struct BoneAlpha {
    std::string joint;
    double alpha = 0.6;
    bool operator==(const BoneAlpha&) const = default;
};

/// Model units.
double blendWidth(const Region& region, double height);
/// Amount at a distance from the solid: smooth, 1 at 0 and 0 from `width` on.
float amountAt(double distance, double width);

/// Errors: RegionNameTaken, RegionShapeBroken, RegionPaintBroken, ParameterOutOfRange.
Expected<void> validateRegions(const std::vector<Region>& regions, const std::vector<BoneAlpha>& boneAlphas);

} // namespace sinew
