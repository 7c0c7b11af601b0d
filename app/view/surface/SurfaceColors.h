#pragma once

#include "app/document/DocumentState.h"
#include "app/document/ImplicitFrame.h"
#include "app/document/ViewState.h"
#include "app/document/regions/RegionEdits.h"
#include "app/view/ColorMaps.h"
#include "core/geometry/subdivide/Stencils.h"
#include "core/solve/transfer/TransferWeights.h"

#include <array>
#include <span>

namespace sinew {

/// What surface colours are made of. Null and empty parts show as not known.
struct SurfaceColorInput {
    const DocumentState& state;
    const PartWeights* weights = nullptr; ///< those that are shown
    const ViewSettings& view;
    std::optional<DistanceScale> distance;                     ///< of the selected bone
    const std::vector<float>* cutFractions = nullptr;          ///< #G, limitCutFractions
    const ImplicitPose* implicit = nullptr;                    ///< null: the direct method is shown
    const VertexAmounts* regionAmounts = nullptr;              ///< the chosen region's
    const std::vector<TransferredPart>* transferred = nullptr; ///< what a transfer matches
};

/// The overlays that colour the surface.
inline constexpr std::array kSurfaceColorOverlays{
    Overlay::Parts,      Overlay::JointColors,    Overlay::Weights, Overlay::InfluenceCount,
    Overlay::LimitCut,   Overlay::RegionAmount,   Overlay::Contact, Overlay::SurfaceDistance,
    Overlay::NotReached, Overlay::TransferMatches};

/// Whether any overlay colours the surface.
bool anySurfaceColors(const ViewSettings& view);

/// The colours of all visible overlays over one another, one for each vertex of a part; alpha 0 where
/// nothing covers the surface. Parallel, O(#P influences).
void surfaceColors(const SurfaceColorInput& input, std::size_t part, std::span<Rgba> colors);

/// The same of some vertices: colors[i] is that of vertices[i].
void surfaceColors(const SurfaceColorInput& input, std::size_t part, std::span<const std::uint32_t> vertices,
                   std::span<Rgba> colors);

/// Distance of each vertex to the selected bone in steps of the scale, for isolines; -1 where there is none.
void surfaceLevels(const SurfaceColorInput& input, std::size_t part, std::span<float> levels);

/// What a smooth surface shows of its cage's colours: mixed as its vertices are, each by its alpha. #rows.
/// Parallel, O(entries).
std::vector<Rgba> stencilledColors(const Stencils& stencils, std::span<const Rgba> cage);

/// The same of levels; -1 where a vertex that is mixed has none.
std::vector<float> stencilledLevels(const Stencils& stencils, std::span<const float> cage);

} // namespace sinew
