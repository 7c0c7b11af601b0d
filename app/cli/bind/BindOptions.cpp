#include "app/cli/bind/BindOptions.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/files/Overwriting.h"
#include "app/recipe/FieldReader.h"
#include "app/recipe/ListFields.h"
#include "app/style/StyleFile.h"
#include "app/style/StyleTrials.h"
#include "app/text/FormatLabels.h"
#include "core/solve/Solvers.h"

#include <CLI/Option.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace sinew {
namespace {

/// What `sinew bind --help` says below the options: examples, and the fields of the report and the recipe.
std::string bindHelp() {
    return R"(Examples:
  sinew bind knight.fbx -o knight_rigged.fbx
  sinew bind knight.glb -o knight.fbx -o knight.glb --profile unreal
  sinew bind statue.obj --skeleton rig.bvh --resolution 512 -o statue.glb
  sinew bind hand.glb --max-influences 8 --alpha 0.4 --save-recipe hand.json \
             --report - -o hand_rigged.glb
  sinew bind hand.glb --resolution auto --gap 0.1 -o hand_rigged.glb
  sinew bind face.glb --refine -0.03,1.6,0.08,0.03,1.65,0.12@2048 \
             -o face_rigged.glb

  sinew bind elf.glb --part Hair=copy --part Sword=rigid:RightHand \
             --part Skirt=limit:Hips,LeftUpLeg,RightUpLeg -o elf_rigged.glb
  sinew bind knight.glb --part Cape=solve:nearest -o knight_rigged.glb
  sinew bind robot.glb --bone-alpha Spine=0.3 \
             --region "Visor=box:-0.1,1.6,0,0.1,1.7,0.2;joints=Head;blend=1%" \
             -o robot_rigged.glb

Report (JSON; sinewReport names its version):
  version                 release of Sinew that wrote it
  input                   file, skeleton (file or null), reuse (file or null),
                          parts, vertices, polygons, joints, metersPerUnit,
                          sizeMeters [x, y, z] (y is up)
  recipe                  all settings in force, itself a recipe for --recipe
  threads                 as asked for; 0 is all
  seconds.stages          import, prepare, octree, voxelize, windingNumbers,
                          adjacency, distances, solve, weights, export, picture
  seconds.bind            the whole bind, without reading and writing
  seconds.total           all of it
  peakMemoryBytes         largest memory the process held
  counts                  vertices, weldedVertices, triangles, influenceJoints,
                          boneSegments, leaves, boundaryVoxels, interiorLeaves,
                          boneVoxels, oneVoteLeaves, components, bridges,
                          unweightedVertices, maxInfluences
  solver                  what made the weights: geodesic, biharmonic ...
  solvers                 all that made weights, also of parts and regions with
                          one of their own: solver, vertices (those of which it
                          made the most)
  penalty                 the one in force; 0 too where the solver has none
  violation               how far solved weights may be from the best ones;
                          0: the solver does not come near them in steps
  voxelSizeMeters         edge of a voxel where nothing is refined
  finestVoxelSizeMeters   edge of the smallest, where it is refined
  leaks                   gaps across which weights may bleed: joints, position,
                          gapMeters, extentMeters, resolution there, state
                          (closed, touching or opened, by refinement)
  influenceJoints         names of the joints that may carry weight
  regions                 name, on, vertices it contains, whole (those entirely
                          inside)
  rigidShells             parts and shells (part#shell) that follow one joint,
                          as they move nearly as one: part, joint, share (the
                          joint's mean weight before)
  issues                  what was repaired, guessed, skipped or proposed
                          (RigidProposed: one joint has nearly all the weight of
                          a part or shell, part#shell; FollowProposed: a part
                          lies on skin that moves differently), each with during
                          (import, bind or export), code, level (warning or
                          note), subject, count, arguments and text; each one
                          by itself, where the summary gathers and counts many
                          of a kind as one
  lods                    levels of detail in their order: share (of the
                          triangles, as asked), triangles
  outputs                 file and bytes of everything written before the
                          report, including a .gltf's buffer and pictures;
                          packedLossMeters: how far --packed moves vertices at
                          most, or null;
                          onlySkinChanged: it is IN with another skin, shapes
                          and keys of drivers, and a comparison of both found
                          no other difference

Recipe: {"sinewRecipe": 1, "fitSkeleton": false, "skeletonEdits": [...], "bind":
{...}, "export": {...}}; write one with --save-recipe. An unknown key is an
error, a missing one has its default. "skeletonEdits" are made in their order,
before all else, each with a list of "joints": {"edit": "add", "joints":
[{"joint", "parent", "position", "turn", "tail"}]}, "delete" (weights and joints
below go to the joint above), "parent" (a new "parent"), "rename" (a new
"name"), "place" ("position", "turn", "tail"), "divide" (weight shared along a
bone "from" "to", by "fraction").
)";
}

constexpr const char* kRunGroup = "Run";

CLI::Validator solverKey() {
    std::string choices;
    for (const Solver& solver : solvers()) {
        choices += (choices.empty() ? "" : "|");
        choices += solver.key;
    }
    return CLI::Validator(
        [](std::string& word) {
            std::string wrong = "choose one of ";
            wrong += solverKeys() + ", not " + word;
            return findSolver(word) != nullptr ? std::string() : wrong;
        },
        "", choices);
}

void addSkeleton(CLI::App& command, BindOptions& o) {
    const char* group = "Files";
    command
        .add_option("--skeleton", o.skeleton,
                    "Bind to the skeleton of this file instead: any rigged file, .tgf, .bvh, .skel or .json "
                    "(default: the one in IN)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_flag(
            "--fit-skeleton", o.fitSkeleton,
            "Scale, turn and move a skeleton that lies outside the mesh so that it fits; the report says "
            "how. One that lies inside stays as it is (default: it stays, with a warning)")
        ->group(group);
}

void addReuse(CLI::App& command, BindOptions& o) {
    command
        .add_option("--reuse", o.reuse,
                    "Bind in the voxels of this character, which has the same skeleton and nearly the same "
                    "shape: levels of detail and variants get its weights (default: voxels of IN)")
        ->option_text("FILE")
        ->group("Files");
}

void addFiles(CLI::App& command, BindOptions& o) {
    command.add_option("IN", o.input, "The character: " + formatNames(characterFormats()).toStdString())
        ->required();
    const char* group = "Files";
    command
        .add_option("-o,--output", o.outputs,
                    "Rigged file to write: " + formatExtensions(savedFormats()).toStdString() +
                        "; repeat it for several (required)")
        ->required()
        ->allow_extra_args(false)
        ->option_text("FILE")
        ->group(group);
    addSkeleton(command, o);
    addReuse(command, o);
    command
        .add_option(
            "--profile", o.profile,
            byDefault(
                "Engine or program the FBX is made for, decides its unit: centimetres for unreal, maya and "
                "3dsmax, metres for unity, godot, godot3, blender and houdini. Named here, it also has an "
                "FBX of another unit "
                "written anew. A .tscn is for Godot 4, with godot3 for Godot 3",
                "blender"))
        ->transform(namesOf(kProfileNames))
        ->option_text("NAME")
        ->group(group);
    command
        .add_flag("--no-animations", o.noAnimations,
                  "Leave out the animations of IN (default: they are kept)")
        ->group(group);
    command
        .add_flag("--range-of-motion", o.rangeOfMotion,
                  "Add an animation that bends every joint in turn; OUT is then written anew as a whole "
                  "(default: none)")
        ->group(group);
    command
        .add_flag("--rebuild", o.rebuild,
                  "Write the whole file anew, also where OUT is of the same format as IN (default: such an "
                  "OUT is IN with another skin, the shapes that are made and what drivers move, and nothing "
                  "else is changed)")
        ->group(group);
    addPackedOption(command, o.packed, group);
    addEngineOptions(command, o.engines, group);
    addLodOptions(command, o.lods, group);
}

void addSolver(CLI::App& command, BindOptions& o) {
    command
        .add_option(
            "--solver", o.solver,
            byDefault("What computes the weights: geodesic measures distances inside the body's "
                      "voxels; heat spreads heat from the bones over the surface, as Blender does; "
                      "biharmonic finds the smoothest weights between 0 and 1 in the voxels, for "
                      "handles and cages too; harmonic lets weights flow through the voxels; voxel-heat "
                      "does so with heat from the nearest bone; nearest measures distances in a "
                      "straight line, through gaps too; hierarchy "
                      "does the same, but mixes only bones that follow each other in the skeleton; "
                      "inverse-distance mixes all bones; rigid gives each vertex to its nearest bone; "
                      "envelope gives it to the capsules that hold it; picture measures through the pixels "
                      "of a flat character",
                      BindSettings().solver))
        ->check(solverKey())
        ->option_text("NAME")
        ->group("Method");
}

void addRecipe(CLI::App& command, BindOptions& o) {
    command
        .add_option("--recipe", o.recipe,
                    "Take all settings from this file; options given beside it win (default: none)")
        ->option_text("R.json")
        ->group(kRunGroup);
}

void addRun(CLI::App& command, BindOptions& o) {
    const char* group = kRunGroup;
    addCommonOptions(command, o.common, Writes::Files, group);
    addRecipe(command, o);
    command
        .add_option("--style", o.style,
                    "Take solver, stiffness, smoothing and pruning from this style, which sinew learn made "
                    "of finished "
                    "characters, in place of the recipe's; options given beside it win (default: none)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option("--save-recipe", o.saveRecipe,
                    "Write all settings in force to this file; - prints them in place of the summary "
                    "(default: not written)")
        ->option_text("R.json")
        ->group(group);
    command
        .add_option("--save-picture-mesh", o.savePictureMesh,
                    "Flat picture: write its meshes to this file, to be edited and read by --picture-mesh "
                    "(default: not written)")
        ->option_text("MESH.json")
        ->group(group);
}

void addReports(CLI::App& command, BindOptions& o) {
    const char* group = "Reports";
    addReportOption(command, o.report)->group(group);
    CLI::Option* snapshot = command.add_option(
        "--snapshot", o.snapshot,
        "Write a picture of the character, of its weights by joint, and of it bent (default: none)");
    snapshot->option_text("PIC.png")->group(group);
    addSubdivisionOptions(command, o.subdivision, "Draw the snapshot with the smooth surface", group)
        ->needs(snapshot);
}

/// What is bound.
void addSubject(CLI::App& command, BindOptions& o) {
    addJointsOption(command, o);
    addPartOptions(command, o);
    addRegionOptions(command, o);
}

/// How it is bound, whatever the solver.
void addMethod(CLI::App& command, BindOptions& o) {
    addPresetOption(command, o);
    for (const SettingGroup group :
         {SettingGroup::Method, SettingGroup::Weights, SettingGroup::Volume, SettingGroup::Repairs}) {
        addSettingOptions(command, o, group);
    }
    addVoxelEditOptions(command, o);
}

/// The second of two equal targets would replace the first.
void refuseRepeats(const BindOptions& o) {
    std::vector<std::string> targets;
    std::vector<std::string> all = riggedOutputs(o);
    all.insert(all.end(), {o.snapshot, o.report, o.saveRecipe, o.savePictureMesh});
    std::erase(all, std::string());
    for (const std::string& target : all) {
        const bool taken = std::ranges::any_of(
            targets, [&](const std::string& other) { return target == other || sameFile(target, other); });
        if (taken) {
            throw CLI::ValidationError(target, "two results cannot have the same name");
        }
        targets.push_back(target);
    }
}

} // namespace

CLI::App* addBindCommand(CLI::App& app, BindOptions& options) {
    CLI::App* command = app.add_subcommand("bind", "Bind a character to a skeleton and write it rigged");
    addFiles(*command, options);
    addSubject(*command, options);
    addSolver(*command, options);
    addMethod(*command, options);
    addRun(*command, options);
    addReports(*command, options);
    addVrmOptions(*command, options.vrm);
    addDriverOptions(*command, options.drivers);
    addPseudoEdgeOption(
        *command, options.pseudoEdges,
        "Keep in the recipe that two joints are connected by a pseudo-edge: both turn when one "
        "is moved in the window. Weights do not depend on it; repeat it for several (default: "
        "none)",
        "Pseudo-edges");
    command->footer(bindHelp());
    command->parse_complete_callback([&options] {
        refuseRepeats(options);
        refusePacked(options.packed, options.outputs);
    });
    return command;
}

void addBindSettingOptions(CLI::App& command, BindOptions& options) {
    addSkeleton(command, options);
    addReuse(command, options);
    addSubject(command, options);
    addMethod(command, options);
    addRecipe(command, options);
}

std::vector<std::string> readFiles(const BindOptions& options) {
    std::vector<std::string> files{options.skeleton, options.reuse, options.recipe, options.style,
                                   options.joints};
    files.insert(files.end(), options.common.pictureMeshes.begin(), options.common.pictureMeshes.end());
    files.reserve(options.cages.size());
    for (const std::string& cage : options.cages) {
        files.push_back(cageSourceFrom(cage).file);
    }
    for (const HandleSource& handle : options.handles) {
        files.push_back(handle.vertices);
    }
    return files;
}

Expected<Recipe> effectiveRecipe(const BindOptions& options) {
    Recipe recipe;
    if (!options.recipe.empty()) {
        Expected<Recipe> read = readRecipe(options.recipe);
        if (!read) {
            return read;
        }
        recipe = std::move(*read);
    }
    recipe.pictureMeshes = readSettingsOf(options.common.read, recipe).picture.byHand;
    BindSettings& bind = recipe.bind;
    if (options.preset) {
        bind = *options.preset == MethodPreset::Paper ? paperSettings(bind) : standardSettings(bind);
    }
    for (const auto& put : options.settings) {
        put(bind);
    }
    bind.solver = options.solver.value_or(bind.solver);
    overrideLists(bind, options);
    for (const JointDriver& driver : options.drivers.drivers) {
        putEntry(recipe.drivers, driver);
    }
    SINEW_CHECK(validateDrivers(recipe.drivers));
    for (const PseudoEdge& edge : options.pseudoEdges) {
        putEntry(recipe.pseudoEdges, edge);
    }
    SINEW_CHECK(validatePseudoEdges(recipe.pseudoEdges));
    recipe.profile = options.profile.value_or(recipe.profile);
    recipe.keepUnit = recipe.keepUnit && !options.profile;
    recipe.rebuild = recipe.rebuild || options.rebuild;
    recipe.packed = recipe.packed || options.packed;
    recipe.engineFiles = options.engines.files.value_or(recipe.engineFiles);
    recipe.vrm = vrmSettings(options.vrm, recipe.vrm);
    bind.findLeaks = !options.report.empty();
    recipe.fitSkeleton = recipe.fitSkeleton || options.fitSkeleton;
    recipe.animations = recipe.animations && !options.noAnimations;
    recipe.rangeOfMotion = recipe.rangeOfMotion || options.rangeOfMotion;
    SINEW_CHECK(overrideHandles(bind, options));
    if (const Expected<void> cages = overrideCages(bind, options); !cages) {
        return fail(cages.error());
    }
    if (const Expected<void> joints = overrideJoints(bind, options.joints); !joints) {
        return fail(joints.error());
    }
    return recipe;
}

Expected<void> takeStyle(BindSettings& settings, const BindOptions& options, const Scene& scene) {
    if (options.style.empty()) {
        return {};
    }
    SINEW_TRY(const HouseStyle style, readStyle(options.style));
    BindSettings styled = settings;
    SINEW_CHECK(applyStyle(style, scene, styled));
    if (styled.solver != options.solver.value_or(styled.solver)) {
        return {};
    }
    for (const auto& put : options.settings) {
        put(styled);
    }
    settings = std::move(styled);
    return {};
}

} // namespace sinew
