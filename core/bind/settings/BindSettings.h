#pragma once

#include "core/base/Error.h"
#include "core/bind/settings/AlphaCurve.h"
#include "core/bind/settings/BoneVolume.h"
#include "core/bind/settings/Cage.h"
#include "core/bind/settings/PartPlan.h"
#include "core/bind/settings/Region.h"
#include "core/bind/settings/SettingRow.h"
#include "core/distance/VertexLookup.h"
#include "core/voxel/Octree.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace sinew {

/// Which joints bones are made of.
enum class JointChoice {
    Deforming, ///< those with weights in the file; else by name and root rule
    All,
    Listed ///< BindSettings::joints
};

/// Repairs on the solver's copy of the mesh; the artist's own stays as it is.
struct MeshFixes {
    bool orient = true;          ///< shells face outward (orientOutward)
    bool fill = false;           ///< every closed border loop gets a cap (fillHoles)
    bool dropDuplicates = false; ///< of coincident triangles the first stays
    bool operator==(const MeshFixes&) const = default;
};

/// What is bound: joints, their bones, and the solver's copy of the mesh.
struct InputSettings {
    static constexpr SettingStage kStage = SettingStage::Input;
    MeshFixes fixes;
    bool fitBones = true; ///< bones follow the mesh (fitBonesToMesh), else the joints alone
    bool guessLoneBones =
        true; ///< joints without parent and child get bones along their common axis (findLoneBones)
    JointChoice jointChoice = JointChoice::Deforming;
    std::vector<std::string> joints; ///< names, for JointChoice::Listed
    std::vector<Handle> handles;     ///< points and volumes in place of bones
    std::vector<Cage> cages;         ///< joints at their vertices
    std::vector<PartRule> parts;     ///< parts that are not simply solved, or by a solver of their own
    bool operator==(const InputSettings&) const = default;
};

/// The voxels.
struct VolumeSettings {
    static constexpr SettingStage kStage = SettingStage::Volume;
    int resolution = 64;               ///< voxels along the longest side, 16..1024, a power of two
    bool automatic = true;             ///< refine where voxels of `resolution` join what the surface parts
    double gap = 0.2;                  ///< gaps to part then, at least this wide: percent of the longest side
    std::vector<RefineBox> refine;     ///< boxes that are resolved deeper
    std::vector<VoxelEdit> voxelEdits; ///< places cut or bridged by hand, in this order
    GridAxes gridAxes = GridAxes::Principal;
    Voxelizer voxelizer = Voxelizer::Columns;
    InsideRule insideRule = InsideRule::SignedCount; ///< of Voxelizer::Columns
    bool windingNumbers = true; ///< decide voxels with one vote by the generalized winding number
    bool splitAtBones = true; ///< voxels are as small along bones, and at the surfaces of handles, as at the
                              ///< mesh
    bool uniform = false;     ///< voxels of `resolution` inside too, where one large leaf would do; where
                              ///< it is refined, smaller ones stay
    bool operator==(const VolumeSettings&) const = default;
};

/// How distances go through the pixels of a picture.
enum class PicturePaths {
    Rows,      ///< along rows and columns (Manhattan)
    Diagonals, ///< across corners too, sqrt(2) for each
    Euclidean  ///< straight (fast marching, Sethian 1996)
};

/// Takes the place of pictureSmoothness for the weight of one bone.
struct BoneSmoothness {
    std::string joint;
    double smoothness = 30.0;
    bool operator==(const BoneSmoothness&) const = default;
};

/// Which solver makes the weights, and what each of them has of its own.
struct SolverSettings {
    static constexpr SettingStage kStage = SettingStage::Distance;
    std::string solver = "geodesic"; ///< key of the one that makes the weights (core/solve/Solvers.h)
    /// "biharmonic": the sum constraint of eq. 5 in the program, else every joint's program by itself and
    /// then normalised.
    bool exactSum = false;
    double heat = 1.0;          ///< "heat", "voxel-heat": c of H = c / d^2; less spreads wider
    double distancePower = 4.0; ///< "inverse-distance": p of d^-p
    double envelopeBlend = 0.5; ///< "envelope": the falloff beyond a bone's capsule, in parts of its radius
    double envelopeHold = 0.9;  ///< "envelope": a capsule grows until it holds this fraction of the vertices
                                ///< that are nearest to its bone
    EnvelopeFit envelopeFit =
        EnvelopeFit::Mesh; ///< "envelope": what sizes follow, of bones without their own
    AxisVolumeShape envelopeShape = AxisVolumeShape::Capsule; ///< "envelope": of bones without their own
    EnvelopeSharing envelopeSharing = EnvelopeSharing::Blend; ///< "envelope": of vertices that several hold
    double envelopeSmoothing = 0.0; ///< "envelope": 0..1, a second pass of diffusion over the surface, in
                                    ///< squared distances to the bone; 0: none
    std::vector<BoneVolume> boneVolumes; ///< "envelope"; of several for one joint the last
    /// "picture": s of exp(-d / s), in pixels of a picture kPicturePixels long; 10 is hard, 100 soft.
    double pictureSmoothness = 30.0;
    /// "picture": pixels along the longest side. 0: all that the picture has, kMaxPicturePixels at most;
    /// kPicturePixels for a mesh that was not made of one.
    int pictureResolution = 0;
    PicturePaths picturePaths = PicturePaths::Diagonals; ///< "picture"
    std::vector<BoneSmoothness> boneSmoothness;          ///< "picture"; of several for one joint the last
    bool operator==(const SolverSettings&) const = default;
};

/// In place of a penalty. No number that a user can type, for 0 is a penalty too.
constexpr double kAutomaticPenalty = std::numeric_limits<double>::infinity();

/// Distances through the voxels.
struct DistanceSettings {
    static constexpr SettingStage kStage = SettingStage::Distance;
    /// Cost factor of a step into a boundary voxel as wide as a base voxel; smaller ones cost as much. From 0
    /// to 1 there is no penalty: such a step costs as much as one inside (figure 14 A of the paper).
    /// kAutomaticPenalty: 1 + 13 * resolution / 256, so that a wall costs the same at every resolution.
    double penalty = kAutomaticPenalty;
    Lookup lookup = Lookup::Smooth;
    Paths paths = Paths::AnyAngle;
    bool operator==(const DistanceSettings&) const = default;
};

/// Weights from distances.
struct WeightingSettings {
    static constexpr SettingStage kStage = SettingStage::Weighting;
    double alpha = kDefaultAlpha; ///< 0..1, larger is more local and stiffer
    int maxInfluences = 4;        ///< per vertex; 0: all
    Falloff falloff = Falloff::Power;
    double pruneBelow = 0.0;       ///< smaller weights are left out (0.01 keeps files small)
    bool keepSmallWeights = false; ///< also those that together are under a thousandth of the largest
                                   ///< (kMinFraction)
    double smoothing =
        0.2; ///< 0..1: diffusion over the surface after the falloff, in squared distances to the bone
    bool scaleByThickness =
        true; ///< distances count relative to the thickness of each limb (scaleByLimbThickness)
    bool rigidShells = true; ///< parts and shells that move nearly as one follow one joint (findRigidShells)
    std::vector<Region> regions;       ///< weighed by rules of their own; a later one lies over those before
    std::vector<BoneAlpha> boneAlphas; ///< in place of alpha; of several for one joint the last
    std::vector<AlphaCurve> alphaCurves; ///< alphas that follow the pose (alphasInPose)
    bool operator==(const WeightingSettings&) const = default;
};

/// How a bind is carried out; changes no weight.
struct RunSettings {
    static constexpr SettingStage kStage = SettingStage::Run;
    std::size_t memoryLimit = 0; ///< bytes; 0: what the machine has free
    bool findLeaks = false;      ///< report leaks although nothing is refined
    bool operator==(const RunSettings&) const = default;
};

/// Everything that decides the result of a bind, by the stage that reads it: each stage is compared as a
/// whole.
struct BindSettings : InputSettings,
                      VolumeSettings,
                      SolverSettings,
                      DistanceSettings,
                      WeightingSettings,
                      RunSettings {
    const InputSettings& input() const { return *this; }
    const VolumeSettings& volume() const { return *this; }
    const SolverSettings& method() const { return *this; }
    const DistanceSettings& distance() const { return *this; }
    const WeightingSettings& weighting() const { return *this; }
    const RunSettings& run() const { return *this; }
    bool operator==(const BindSettings&) const = default;
};

/// The input's settings as far as its stage reads them: without the solvers of part rules, handles that are
/// regions with what these hold.
InputSettings inputInForce(const BindSettings& settings);
/// Whether weights of the same solutions differ: by WeightingSettings, or by the solvers of equal part rules.
bool weighedOtherwise(const BindSettings& from, const BindSettings& to);

constexpr int kMinResolution = 16;
constexpr int kMaxResolution = 1024;
constexpr int kMaxLocalResolution = 1 << kDeepestLevel;
constexpr double kMinGap = 0.02; ///< a voxel of the deepest level, nearly
constexpr double kMaxGap = 5.0;
constexpr double kMaxPenalty = 1000.0;
constexpr double kMaxSliderPenalty = 40.0; ///< more hardly changes what paths still go along the surface
constexpr double kMaxSmoothing = 1.0;
constexpr double kMinHeat = 0.01;
constexpr double kMaxHeat = 100.0;
constexpr double kMaxDistancePower = 16.0;
constexpr double kMaxEnvelopeBlend = 4.0;
constexpr double kMinPictureSmoothness = 1.0;
constexpr double kMaxPictureSmoothness = 500.0;
constexpr int kPicturePixels = 512; ///< along the longest side: what pictureSmoothness is told in
constexpr int kMaxPicturePixels = 4096;
constexpr double kMinEnvelopeHold = 0.1;
constexpr int kMaxInfluences = 65535;
constexpr double kMaxWeightThreshold = 0.5;

constexpr Names<Falloff, 3> kFalloffNames{
    {{"power", Falloff::Power}, {"quadratic", Falloff::Quadratic}, {"exponential", Falloff::Exponential}}};
constexpr Names<InsideRule, 2> kInsideRuleNames{
    {{"signed", InsideRule::SignedCount}, {"nearest", InsideRule::NearestFace}}};
constexpr Names<GridAxes, 2> kGridAxesNames{{{"principal", GridAxes::Principal}, {"world", GridAxes::World}}};
constexpr Names<Voxelizer, 2> kVoxelizerNames{{{"columns", Voxelizer::Columns}, {"drawn", Voxelizer::Drawn}}};
constexpr Names<Lookup, 2> kLookupNames{{{"smooth", Lookup::Smooth}, {"voxel", Lookup::Voxel}}};
constexpr Names<Paths, 4> kPathsNames{{{"any-angle", Paths::AnyAngle},
                                       {"centers", Paths::Centers},
                                       {"face-centers", Paths::FaceCenters},
                                       {"manhattan", Paths::Manhattan}}};
constexpr Names<PicturePaths, 3> kPicturePathsNames{{{"rows", PicturePaths::Rows},
                                                     {"diagonals", PicturePaths::Diagonals},
                                                     {"euclidean", PicturePaths::Euclidean}}};
constexpr Names<bool MeshFixes::*, 3> kFixNames{{{"orient", &MeshFixes::orient},
                                                 {"fill", &MeshFixes::fill},
                                                 {"drop-duplicates", &MeshFixes::dropDuplicates}}};

/// The penalty in force: settings.penalty, or what is automatic at the resolution.
double effectivePenalty(const BindSettings& settings);

/// Solvers that measure distances, which falloff, smoothing and limb thickness make weights of, and those
/// that work in voxels; as their rows in core/solve/Solvers.cpp say.
constexpr std::array<std::string_view, 3> kDistanceSolvers{"geodesic", "nearest", "hierarchy"};
constexpr std::array<std::string_view, 5> kVoxelSolvers{"geodesic", "heat", "biharmonic", "harmonic",
                                                        "voxel-heat"};

// Whether settings count for the solver that is chosen.

inline bool solvesBy(const BindSettings& settings, std::string_view key) {
    return settings.solver == key;
}
inline bool distanceCounts(const BindSettings& settings) {
    return std::ranges::find(kDistanceSolvers, settings.solver) != kDistanceSolvers.end();
}
inline bool voxelsCount(const BindSettings& settings) {
    return std::ranges::find(kVoxelSolvers, settings.solver) != kVoxelSolvers.end();
}
/// Gaps are opened by automatic resolution alone.
inline bool gapCounts(const BindSettings& settings) {
    return settings.automatic && voxelsCount(settings);
}
inline bool insideRuleCounts(const BindSettings& settings) {
    return settings.voxelizer == Voxelizer::Columns && voxelsCount(settings);
}
inline bool geodesicCounts(const BindSettings& settings) {
    return solvesBy(settings, "geodesic");
}
inline bool exactSumCounts(const BindSettings& settings) {
    return solvesBy(settings, "biharmonic");
}
inline bool heatCounts(const BindSettings& settings) {
    return solvesBy(settings, "heat") || solvesBy(settings, "voxel-heat");
}
inline bool distancePowerCounts(const BindSettings& settings) {
    return solvesBy(settings, "inverse-distance");
}
inline bool envelopeCounts(const BindSettings& settings) {
    return solvesBy(settings, "envelope");
}
inline bool pictureCounts(const BindSettings& settings) {
    return solvesBy(settings, "picture");
}

/// Every setting once, in the order in which recipes hold them. Validation, presets, recipes, the command
/// line, names of undo steps and forms follow from these rows; their words are in app/text/SettingText.cpp.
/// To add a setting, add its member above, its row here and its words there.
inline constexpr std::tuple kSettings{
    listSetting("solver", &BindSettings::solver),
    setting("exactSum", &BindSettings::exactSum, Switch{}).ofSolver(exactSumCounts),
    setting("heat", &BindSettings::heat, NumberRange{kMinHeat, kMaxHeat, 0.1, 2}).ofSolver(heatCounts),
    setting("distancePower", &BindSettings::distancePower, NumberRange{1.0, kMaxDistancePower, 0.5, 1})
        .ofSolver(distancePowerCounts),
    setting("envelopeBlend", &BindSettings::envelopeBlend, NumberRange{0.0, kMaxEnvelopeBlend, 0.05, 2})
        .ofSolver(envelopeCounts),
    setting("envelopeHold", &BindSettings::envelopeHold, NumberRange{kMinEnvelopeHold, 1.0, 0.05, 2})
        .ofSolver(envelopeCounts),
    setting("envelopeFit", &BindSettings::envelopeFit, Choice{kEnvelopeFitNames}).ofSolver(envelopeCounts),
    setting("envelopeShape", &BindSettings::envelopeShape, Choice{kAxisVolumeShapeNames})
        .ofSolver(envelopeCounts),
    setting("envelopeSharing", &BindSettings::envelopeSharing, Choice{kEnvelopeSharingNames})
        .ofSolver(envelopeCounts),
    setting("envelopeSmoothing", &BindSettings::envelopeSmoothing, NumberRange{0.0, kMaxSmoothing, 0.01, 2})
        .ofSolver(envelopeCounts),
    listSetting("boneVolumes", &BindSettings::boneVolumes).ofSolver(envelopeCounts),
    setting("pictureSmoothness", &BindSettings::pictureSmoothness,
            NumberRange{kMinPictureSmoothness, kMaxPictureSmoothness, 5.0, 1})
        .ofSolver(pictureCounts),
    setting("pictureResolution", &BindSettings::pictureResolution, CountOrAll{kMaxPicturePixels})
        .ofSolver(pictureCounts),
    setting("picturePaths", &BindSettings::picturePaths, Choice{kPicturePathsNames}).ofSolver(pictureCounts),
    listSetting("boneSmoothness", &BindSettings::boneSmoothness).ofSolver(pictureCounts),
    setting("resolution", &BindSettings::resolution, PowerOfTwo{kMinResolution, kMaxResolution})
        .inPaper(256)
        .countsIf(voxelsCount),
    setting("automatic", &BindSettings::automatic, Switch{}).inPaper(false),
    setting("gap", &BindSettings::gap, NumberRange{kMinGap, kMaxGap, 0.05, 2}).countsIf(gapCounts),
    listSetting("refine", &BindSettings::refine).countsIf(voxelsCount),
    listSetting("voxelEdits", &BindSettings::voxelEdits).countsIf(voxelsCount),
    setting("alpha", &BindSettings::alpha, NumberRange{0.0, 1.0, 0.01, 2}).inPaper(0.1),
    setting("penalty", &BindSettings::penalty,
            NumberRange{0.0, kMaxPenalty, 1.0, 2, effectivePenalty, kAutomaticPenalty, kMaxSliderPenalty})
        .inPaper(4.0)
        .countsIf(geodesicCounts),
    setting("maxInfluences", &BindSettings::maxInfluences, CountOrAll{kMaxInfluences}).inPaper(4),
    setting("falloff", &BindSettings::falloff, Choice{kFalloffNames})
        .inPaper(Falloff::Power)
        .countsIf(distanceCounts),
    setting("gridAxes", &BindSettings::gridAxes, Choice{kGridAxesNames})
        .inPaper(GridAxes::World)
        .countsIf(voxelsCount),
    setting("voxelizer", &BindSettings::voxelizer, Choice{kVoxelizerNames}).countsIf(voxelsCount),
    setting("insideRule", &BindSettings::insideRule, Choice{kInsideRuleNames})
        .option("inside")
        .inPaper(InsideRule::NearestFace)
        .countsIf(insideRuleCounts),
    setting("lookup", &BindSettings::lookup, Choice{kLookupNames})
        .inPaper(Lookup::Voxel)
        .countsIf(voxelsCount),
    setting("paths", &BindSettings::paths, Choice{kPathsNames})
        .inPaper(Paths::Centers)
        .countsIf(geodesicCounts),
    setting("smoothing", &BindSettings::smoothing, NumberRange{0.0, kMaxSmoothing, 0.01, 2})
        .inPaper(0.0)
        .countsIf(distanceCounts),
    setting("scaleByThickness", &BindSettings::scaleByThickness, Switch{})
        .inPaper(false)
        .countsIf(distanceCounts),
    setting("fitBones", &BindSettings::fitBones, Switch{}).inPaper(false),
    setting("guessLoneBones", &BindSettings::guessLoneBones, Switch{}).inPaper(false),
    setting("windingNumbers", &BindSettings::windingNumbers, Switch{}).inPaper(true).countsIf(voxelsCount),
    setting("splitAtBones", &BindSettings::splitAtBones, Switch{}).inPaper(true).countsIf(voxelsCount),
    setting("uniform", &BindSettings::uniform, Switch{}).countsIf(voxelsCount),
    setting("fix", &BindSettings::fixes, Flags{kFixNames}),
    setting("pruneBelow", &BindSettings::pruneBelow, NumberRange{0.0, kMaxWeightThreshold, 0.005, 3})
        .inPaper(0.0),
    setting("keepSmallWeights", &BindSettings::keepSmallWeights, Switch{}).inPaper(true),
    setting("rigidShells", &BindSettings::rigidShells, Switch{}).inPaper(false),
    listSetting("joints", &BindSettings::jointChoice, &BindSettings::joints),
    listSetting("handles", &BindSettings::handles),
    listSetting("cages", &BindSettings::cages),
    listSetting("parts", &BindSettings::parts),
    listSetting("regions", &BindSettings::regions),
    listSetting("boneAlphas", &BindSettings::boneAlphas).emptyInPresets(),
    listSetting("alphaCurves", &BindSettings::alphaCurves).emptyInPresets(),
    setting("memoryLimit", &BindSettings::memoryLimit, Bytes{}),
    setting("findLeaks", &BindSettings::findLeaks, Switch{}).notKept(),
};

/// Calls `visit` with every row.
template<typename Visit>
constexpr void forEachSetting(const Visit& visit) {
    std::apply([&](const auto&... row) { (visit(row), ...); }, kSettings);
}

/// The same with everything as in the results of the method's paper (Dionne and de Lasa 2014, sec. 8):
/// resolution 256 everywhere, the world's box, penalty 4, alpha 0.1, 4 influences and no weight too small,
/// nearest faces, winding numbers, algorithm 3 over the centres of voxels, eq. 7, bones as they are, one
/// alpha for all, and nothing afterwards. All else stays: what is bound (joints, parts, handles, cages),
/// where voxels are finer or changed by hand (gap, boxes, edits), who decides what is inside, sparse or
/// uniform voxels, which the paper has both of, repairs, regions, memory.
BindSettings paperSettings(const BindSettings& settings);

/// The same with the settings that paperSettings changes at their defaults.
BindSettings standardSettings(const BindSettings& settings);

/// Errors: ParameterOutOfRange, for the first value that is out of its range (or, a resolution, no power of
/// two); RuleIncomplete, RulesClash, for the first rule of a part without the joints it needs, with a solver
/// that it has no use for, or with a twin;
/// those of validateRegions and validateCages.
Expected<void> validate(const BindSettings& settings);

} // namespace sinew
