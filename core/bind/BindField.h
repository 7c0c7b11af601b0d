#pragma once

#include "core/bind/Bind.h"
#include "core/bind/BindProblem.h"
#include "core/bind/HoleCheck.h"
#include "core/bind/LaidPieces.h"
#include "core/bind/SkeletonPlace.h"
#include "core/bind/Sources.h"
#include "core/distance/Bridges.h"
#include "core/weights/Diffusion.h"

#include <memory>
#include <vector>

namespace sinew {

struct BindVolume;
class PointLookup;
class WalkGround;

/// A component of voxels without a bone, and how its points hang on the rest.
struct LooseComponent {
    Bridge bridge;
    std::vector<std::uint32_t> points; ///< welded points in it, ascending
};

/// Everything of a bind that a change of alpha, falloff, influence limit or regions does not touch, kept
/// stage by stage so that tuning repeats no more than it must, and so that a view can show why a point got
/// its weights. Immutable once made; large, so it is shared.
struct BindField {
    BindSettings settings; ///< it was solved with
    std::shared_ptr<const Sources> sources;
    std::shared_ptr<const BindProblem> problem;
    SkeletonPlace skeletonPlace;               ///< not judged where nothing speaks for trouble
    std::vector<HoleFinding> holes;            ///< of the surface, widest first
    std::shared_ptr<const BindVolume> volume;  ///< null when all parts hang rigidly on joints
    std::shared_ptr<const WalkGround> walks;   ///< refers to the volume; null with it
    std::shared_ptr<const PointLookup> lookup; ///< null with volume
    std::vector<std::vector<float>> distances; ///< #S rows of #G, units of the unit cube's side
    std::vector<float> girths; ///< #S what each source's distances are divided by before they become weights
    std::vector<float> thickness;                      ///< #G distance to the nearest source, model units
    std::shared_ptr<const SurfaceDiffusion> diffusion; ///< null with volume
    std::shared_ptr<const SkinFollowers> followers;    ///< null: no part follows the skin
    std::vector<LaidPiece> laid;                       ///< what might follow the skin
    std::vector<LooseComponent> loose;
    std::vector<StageTime> stages; ///< what was solved anew

    std::vector<std::int32_t> sourceJoints() const; ///< #S joint of each source
    /// The source that is this joint, or kNone.
    std::int32_t sourceOf(std::int32_t joint) const;
};

/// How much of a field a change of settings asks to be solved anew.
enum class BindRework {
    Nothing,   ///< equal results
    Weights,   ///< alpha, falloff, girths, smoothing, limits, regions: weighBindField alone
    Distances, ///< penalty, lookup
    Volume     ///< resolution, inside rules, joints, bones, parts
};
BindRework reworkFor(const BindSettings& from, const BindSettings& to);

/// How far a bone is searched.
enum class SearchReach {
    Everywhere,   ///< all that it reaches: any falloff can be evaluated, and views can show it
    WhereItCounts ///< where its share can be more than kLeastShare under the field's own settings
};

/// Steps 1 to 5 of geodesic voxel binding (Dionne and de Lasa 2014, sec. 4-6). `previous`, a field of the
/// same scene searched everywhere, lends the stages that the settings leave as they were. Errors: as bind.
Expected<std::shared_ptr<const BindField>> solveBindField(const Scene& scene, const BindSettings& settings,
                                                          Progress& progress,
                                                          const BindField* previous = nullptr,
                                                          SearchReach reach = SearchReach::Everywhere);

/// Step 6: weights of every part from a field of this scene (eq. 8-9) and the report. Of `settings` only what
/// BindRework::Weights names is read. Once `progress` is canceled, what comes is of no use. O(#G #S),
/// parallel.
BindResult weighBindField(const Scene& scene, const BindField& field, const BindSettings& settings,
                          Progress& progress);
inline BindResult weighBindField(const Scene& scene, const BindField& field, const BindSettings& settings) {
    Progress progress;
    return weighBindField(scene, field, settings, progress);
}

/// Only the weights of weighBindField, for sliders.
std::vector<std::shared_ptr<const SkinWeights>> weightsOfField(const Scene& scene, const BindField& field,
                                                               const BindSettings& settings);

/// Weights of all welded points to all sources, or to some, before any limit: falloff, then diffusion; in
/// regions by their rules. O(#G #S), parallel.
WeightTable unlimitedWeights(const BindField& field, const BindSettings& settings, Progress& progress);
WeightTable unlimitedWeights(const BindField& field, const BindSettings& settings,
                             const std::vector<std::size_t>& sources, Progress& progress);

/// Distances of all leaves to one source, in voxels (infinity: unreached). O(#edges). Empty when canceled.
std::vector<float> leafDistances(const BindField& field, std::size_t source, Progress& progress);

} // namespace sinew
