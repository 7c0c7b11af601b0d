#pragma once

#include "app/document/DocumentState.h"
#include "app/document/ImplicitFrame.h"
#include "app/document/ViewState.h"
#include "app/view/DistanceScale.h"
#include "app/view/Rgba.h"

#include <array>
#include <span>

namespace sinew {

/// What surface colours are made of. Null and empty parts show as not known.
struct SurfaceColorInput {
    const DocumentState& state;
    const PartWeights* weights = nullptr; ///< those that are shown
    const ViewSettings& view;
    std::optional<DistanceScale> distance;         ///< of the selected bone
    const std::vector<float>* cutShares = nullptr; ///< #G, limitCutShares
    const ImplicitPose* implicit = nullptr;        ///< null: the closed form is shown
};

/// The layers that colour the surface.
inline constexpr std::array kSurfaceColorLayers{Layer::Parts,           Layer::JointColors, Layer::Weights,
                                                Layer::InfluenceCount,  Layer::LimitCut,    Layer::Contact,
                                                Layer::SurfaceDistance, Layer::NotReached};

/// Whether any layer colours the surface.
bool anySurfaceColors(const ViewSettings& view);

/// The colours of all visible layers over one another, one for each point of a part; alpha 0 where nothing
/// covers the surface. Parallel, O(#P influences).
void surfaceColors(const SurfaceColorInput& input, std::size_t part, std::span<Rgba> colors);

/// Distance of each point to the selected bone in steps of the scale, for isolines; -1 where there is none.
void surfaceLevels(const SurfaceColorInput& input, std::size_t part, std::span<float> levels);

} // namespace sinew
