#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/DriverOptions.h"
#include "app/cli/PseudoEdgeOption.h"
#include "app/cli/SubdivisionOptions.h"
#include "app/cli/Typed.h"
#include "app/cli/terminal/Printout.h"
#include "app/recipe/Recipe.h"
#include "app/report/BindReportJson.h"
#include "app/report/Issues.h"
#include "app/text/SettingText.h"
#include "core/base/Progress.h"
#include "core/bind/settings/BindSettings.h"
#include "core/io/export/OutputSet.h"
#include "core/scene/LodParts.h"

#include <CLI/App.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// Settings of the method that go together.
enum class MethodPreset { Standard, Paper };

/// A handle as the command line names it.
struct HandleSource {
    Handle handle;
    std::string vertices; ///< file with the vertices of an area (readVertexList); empty: none
};

/// A lattice or a wire as the command line names it.
struct ControlOption {
    /// What a lattice is put round.
    enum class Around {
        Typed, ///< it has its vertices already, as wires have
        Mesh,
        Part,
        Region
    };
    Cage cage;
    Around around = Around::Typed;
    std::string subject; ///< name of the part or the region
};

/// The command line of `sinew bind`. What was not given stays empty, so that a recipe can speak.
struct BindOptions {
    std::string input;
    std::vector<std::string> outputs;
    std::string skeleton;
    std::string reuse;
    std::string snapshot;
    SubdivisionOptions subdivision; ///< of the snapshot
    std::string report;
    std::string recipe;
    std::string style;
    std::string saveRecipe;
    std::string savePictureMesh;
    CommonOptions common;

    std::vector<std::function<void(BindSettings&)>> settings; ///< what the options of settings put there
    std::vector<RefineBox> refine;
    std::vector<HandleSource> handles;
    bool newJoints = false;         ///< those handles make joints that are not there
    std::vector<std::string> cages; ///< each read by cageSourceFrom
    std::vector<ControlOption> lattices;
    std::vector<ControlOption> wires;
    std::vector<VoxelEdit> separate;
    std::vector<VoxelEdit> connect;
    std::optional<MethodPreset> preset;
    std::optional<std::string> solver; ///< key
    std::optional<EngineProfile> profile;
    std::string joints;
    std::vector<PartRule> parts;
    std::vector<Region> regions;
    std::vector<BoneAlpha> boneAlphas;
    std::vector<AlphaCurve> alphaCurves;
    std::vector<BoneSmoothness> boneSmoothness;
    std::vector<BoneVolume> boneVolumes;
    DriverOptions drivers;
    PseudoEdges pseudoEdges;
    bool fitSkeleton = false;
    bool noAnimations = false;
    bool rangeOfMotion = false;
    LodOptions lods;
    VrmOptions vrm;
    bool rebuild = false; ///< write anew where the input could get another skin
    bool packed = false;
    EngineOptions engines;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addBindCommand(CLI::App& app, BindOptions& options);

/// Declares the options that say how to bind, for another command that does: a skeleton, a character to
/// reuse, joints, parts, regions, cages, all settings but the solver, a recipe. Parsing fills `options`,
/// which has to outlive `command`.
void addBindSettingOptions(CLI::App& command, BindOptions& options);

/// The files that these options name, beside the character; empty names are none.
std::vector<std::string> readFiles(const BindOptions& options);

/// The recipe file (or the defaults) with what the command line says put over it.
/// Errors: those of readRecipe; of reading the file of joints.
Expected<Recipe> effectiveRecipe(const BindOptions& options);

/// Puts what the style of --style has for such a character into the recipe, under what the command line says.
/// Where that names another solver than the style, nothing changes. Errors: as readStyle, applyStyle.
Expected<void> takeStyle(BindSettings& settings, const BindOptions& options, const Scene& scene);

/// --joints.
void addJointsOption(CLI::App& command, BindOptions& options);
/// --part.
void addPartOptions(CLI::App& command, BindOptions& options);
/// --region and --bone-alpha.
void addRegionOptions(CLI::App& command, BindOptions& options);
/// --preset.
void addPresetOption(CLI::App& command, BindOptions& options);
/// The options that edit voxels in some places, and put handles and cages.
void addVoxelEditOptions(CLI::App& command, BindOptions& options);

/// Puts the entries of the command line over the settings': boxes and voxel edits in the place of theirs,
/// rules of parts, regions and bones in the place of those for the same.
void overrideLists(BindSettings& settings, const BindOptions& options);

/// Puts the handles of the command line in the place of a recipe's. Errors: as readVertexList.
Expected<void> overrideHandles(BindSettings& settings, const BindOptions& options);

/// Puts the cages of the command line in the place of a recipe's. Errors: as readCage.
Expected<void> overrideCages(BindSettings& settings, const BindOptions& options);

/// Puts the lattices and wires of the command line among the cages, in the place of those of their names.
/// Errors: LatticeOfNothing, those of validateCages.
Expected<void> placeControls(BindSettings& settings, const BindOptions& options, const Scene& scene);

/// Which joints count: --joints, if given. Errors: of reading the file of joints.
Expected<void> overrideJoints(BindSettings& settings, const std::string& choice);

/// Declares the options of a group's settings, made from their rows and texts. Each puts what it is given
/// into options.settings.
void addSettingOptions(CLI::App& command, BindOptions& options, SettingGroup group);

/// `sinew bind`: checks every target first, then reads, binds and writes; what it says is the summary, or the
/// report or the recipe where - stands for their file. Errors: everything that import, bind, export, picture,
/// recipe and report can say; TargetIsInput, TargetsClash.
Expected<Printout> runBind(const BindOptions& options, Progress& progress);

/// What `sinew bind` prints when it is done: what was bound, how, how many issues there are, the notes, what
/// was written. `issues`: all of the run's, gathered; those of the JSON report are counted beside them.
std::string bindSummary(const BindRun& run, const Issues& issues, const VrmOptions& vrm);

/// The files of the levels; none without --lod-files.
std::vector<std::string> lodFiles(const BindOptions& options);

/// All rigged files that a bind writes: its outputs, with --lod-files those of the levels too.
std::vector<std::string> riggedOutputs(const BindOptions& options);

/// The levels that were asked for, of a bound scene; notes them in the run. Error: Canceled.
Expected<std::vector<LodParts>> makeLods(const BindOptions& options, const Scene& scene, BindRun& run,
                                         Progress& progress);

/// Levels of detail in the same file: notes every output that would otherwise have been the input with
/// another skin.
void noteRebuilt(const BindOptions& options, const ExportSettings& settings, const Scene& scene,
                 BindRun& run);

/// With --lod-files: adds the levels to the set, each as a file of its own beside every output. Errors: as
/// exportScene.
Expected<void> writeLodFiles(const BindOptions& options, const ExportSettings& settings, const Scene& scene,
                             const std::vector<LodParts>& levels, BindRun& run, OutputSet& outputs,
                             Progress& progress);

// How command lines write the entries of list settings.

/// "X0,Y0,Z0,X1,Y1,Z1" and, if wanted, "@RESOLUTION": a box to refine; without a resolution the finest.
Typed<RefineBox> refineBoxFrom(const std::string& text);

/// Six numbers are a box between two corners, four a sphere's middle and a radius over 0.
Typed<VoxelEdit> separationFrom(const std::string& text);
Typed<VoxelEdit> connectionFrom(const std::string& text);

/// A joint and its solid: "JOINT=point:X,Y,Z", "JOINT=sphere:X,Y,Z,R", "JOINT=capsule:X0,Y0,Z0,X1,Y1,Z1,R" or
/// "JOINT=box:X0,Y0,Z0,X1,Y1,Z1" between two corners; or an area of the surface, "JOINT=region:REGION" or
/// "JOINT=vertices:FILE". A name may hold signs of equality itself.
Typed<HandleSource> handleFrom(const std::string& text);

/// A name and its solid as above, but no point; then any of the fields of FieldsOf<Region> that are typed:
/// "NAME=sphere:X,Y,Z,R;alpha=A;blend=3%".
Typed<Region> regionFrom(const std::string& text);

/// "JOINT=0.3".
Typed<BoneAlpha> boneAlphaFrom(const std::string& text);
/// "JOINT=100".
Typed<BoneSmoothness> boneSmoothnessFrom(const std::string& text);
/// "JOINT=cylinder:R" or "JOINT=capsule:R,R"; then any of the fields of FieldsOf<BoneVolume> that are typed:
/// "JOINT=box:HALFWIDTH,HALFDEPTH;beyond=0.1;offset=0,0.02,0".
Typed<BoneVolume> boneVolumeFrom(const std::string& text);
/// "JOINT=swing:A@DEGREES,A@DEGREES"; then ";bones=JOINT,JOINT" or ";region=REGION", if wanted.
Typed<AlphaCurve> alphaCurveFrom(const std::string& text);

/// "Sword=rigid:RightHand", "Hair=copy", "Skirt=limit:Hips,LeftLeg", "Body#3=skip"; with a solver of its own
/// "Coat=solve:nearest", "Skirt=limit:Hips,LeftLeg;solver=nearest".
Typed<PartRule> partRuleFrom(const std::string& text);

/// "NAME=mesh", "NAME=part:PART", "NAME=region:REGION" or "NAME=box:X0,Y0,Z0,X1,Y1,Z1"; then any of the
/// fields of FieldsOf<Cage> that are typed: "NAME=mesh;counts=4,6,4;follow=skin". No sign of equality in the
/// name.
Typed<ControlOption> latticeFrom(const std::string& text);

/// "NAME=X,Y,Z,X,Y,Z;drop-off=WIDTH" and the same fields but counts.
Typed<ControlOption> wireFrom(const std::string& text);

/// A cage as the command line names it.
struct CageSource {
    std::string name; ///< empty: the file's
    std::string file;
};

/// "NAME=FILE.obj" or "FILE.obj"; a file whose own name has the "=" is that file.
CageSource cageSourceFrom(const std::string& text);

} // namespace sinew
