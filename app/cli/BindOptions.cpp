#include "app/cli/BindOptions.h"

#include "app/cli/BindHelp.h"
#include "app/cli/BindRuleOptions.h"
#include "app/cli/PlaceOptions.h"
#include "app/cli/Places.h"
#include "app/cli/RegionOptions.h"
#include "app/cli/Values.h"
#include "app/files/Overwriting.h"
#include "app/recipe/JointList.h"
#include "app/recipe/Limits.h"
#include "app/recipe/Names.h"
#include "app/recipe/PartRules.h"
#include "core/solve/Solvers.h"

#include <CLI/Option.hpp>

#include <algorithm>

namespace sinew {
namespace {

CLI::Validator fixOrNone() {
    return CLI::Validator(
        [](std::string& word) {
            const bool known = word == "none" || std::ranges::any_of(kFixNames, [&](const auto& entry) {
                                   return word == entry.first;
                               });
            return known ? std::string() : "choose " + listOf(kFixNames) + ", or none, not " + word;
        },
        "", choicesOf(kFixNames) + "|none");
}

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

void addFiles(CLI::App& command, BindOptions& o) {
    command.add_option("IN", o.input, "The character: FBX, GLB, glTF, DAE, OBJ, PLY, STL")->required();
    const char* group = "Files";
    command
        .add_option("-o,--output", o.outputs,
                    "Rigged file to write: .fbx, .glb or .gltf; repeat it for several (required)")
        ->required()
        ->allow_extra_args(false)
        ->option_text("FILE")
        ->group(group);
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
            "how. One that lies inside is left alone (default: said, and left alone)")
        ->group(group);
    command
        .add_option("--reuse", o.reuse,
                    "Bind in the voxels of this character, which has the same skeleton and nearly the same "
                    "shape: levels of detail and variants get its weights (default: voxels of IN)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option(
            "--profile", o.profile,
            byDefault("Engine the FBX is made for, decides its unit: centimetres for unreal, metres for "
                      "unity, godot and blender",
                      "blender"))
        ->transform(namesOf(kProfileNames))
        ->option_text("NAME")
        ->group(group);
    command
        .add_flag("--no-animations", o.noAnimations,
                  "Leave the animations of IN out (default: they go along)")
        ->group(group);
}

void addJoints(CLI::App& command, BindOptions& o) {
    command
        .add_option(
            "--joints", o.joints,
            "Joints that may carry weight: all; deforming, those with weights in the file, else all but "
            "roots, controls and ends; or a text file with a joint on each line, # starts a comment "
            "(default deforming)")
        ->option_text("all|deforming|FILE")
        ->group("Joints");
}

void addMethod(CLI::App& command, BindOptions& o) {
    const char* group = "Method";
    command
        .add_option("--solver", o.solver,
                    byDefault("What makes the weights: geodesic measures distances inside the body's voxels; "
                              "nearest measures them in a straight line, through whatever lies between",
                              BindSettings().solver))
        ->check(solverKey())
        ->option_text("NAME")
        ->group(group);
    command
        .add_option(
            "--resolution", o.resolution,
            byDefault("Voxels along the longest side: 16, 32, ... 1024. More part fingers and legs that "
                      "nearly touch, for more time and memory",
                      std::to_string(BindSettings().resolution)) +
                "; auto: 256, and finer where voxels join what the surface parts")
        ->transform(resolutionOrAuto())
        ->option_text("N|auto")
        ->group(group);
    command
        .add_option("--alpha", o.alpha,
                    byDefault("From 0, soft like cloth, to 1, stiff with a narrow bend",
                              exactText(BindSettings().alpha)))
        ->check(between(0.0, 1.0))
        ->option_text("A")
        ->group(group);
    command
        .add_option(
            "--falloff", o.falloff,
            byDefault("How weight fades with distance: power; quadratic, the softest; exponential, widths "
                      "relative to the character",
                      "power"))
        ->transform(namesOf(kFalloffNames))
        ->option_text("NAME")
        ->group(group);
    command
        .add_option(
            "--penalty", o.penalty,
            "Cost of a step along the skin against one inside, from 1. More keeps weight from leaking "
            "where skin touches skin (default 4 * resolution / 128: 8 at 256)")
        ->check(between(1.0, kMostPenalty))
        ->option_text("P")
        ->group(group);
    command
        .add_option("--inside", o.insideRule,
                    byDefault("What counts as inside: signed counts all surfaces, right for bodies of many "
                              "crossing parts; nearest asks the nearest surface, as the method's paper does",
                              "signed"))
        ->transform(namesOf(kInsideRuleNames))
        ->option_text("RULE")
        ->group(group);
    command
        .add_option(
            "--lookup", o.lookup,
            byDefault("How points read the voxels: smooth blends those around, voxel takes one and shows "
                      "its edges",
                      "smooth"))
        ->transform(namesOf(kLookupNames))
        ->option_text("NAME")
        ->group(group);
    command
        .add_option("--fix", o.fixes,
                    byDefault("Repairs on the solver's copy of the mesh, never on the mesh itself, commas "
                              "between them, or none: orient turns shells outward, fill closes holes, "
                              "drop-duplicates leaves doubled faces out",
                              "orient"))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(fixOrNone())
        ->option_text("LIST")
        ->group(group);
}

void addWeights(CLI::App& command, BindOptions& o) {
    const char* group = "Weights";
    command
        .add_option("--smoothing", o.smoothing,
                    byDefault("Diffusion over the surface, relative to the thickness of each limb: 0 none, 1 "
                              "bends as wide as the limb",
                              exactText(BindSettings().smoothing)))
        ->check(between(0.0, kMostSmoothing))
        ->option_text("S")
        ->group(group);
    command
        .add_option(
            "--max-influences", o.maxInfluences,
            byDefault("Joints that may move one point, or all. Engines take 4, some 8; more bends softer "
                      "where many joints meet",
                      std::to_string(BindSettings().maxInfluences)))
        ->transform(numberOrAll(kMostInfluences))
        ->option_text("K|all")
        ->group(group);
    command
        .add_option("--weight-threshold", o.weightThreshold,
                    byDefault("Leave smaller weights out, 0 to 0.5; 0.01 makes smaller files", "0"))
        ->check(between(0.0, kMostWeightThreshold))
        ->option_text("W")
        ->group(group);
}

void addRun(CLI::App& command, BindOptions& o) {
    const char* group = "Run";
    addCommonOptions(command, o.common, Writes::Files, group);
    command
        .add_option("--memory-limit", o.memoryLimitMiB,
                    "Refuse a resolution that needs more memory, in MiB (default: what the machine has free)")
        ->check(between(1, 1 << 30))
        ->option_text("MIB")
        ->group(group);
    command
        .add_option("--recipe", o.recipe,
                    "Take all settings from this file; options given beside it win (default: none)")
        ->option_text("R.json")
        ->group(group);
    command
        .add_option("--save-recipe", o.saveRecipe,
                    "Write all settings in force to this file; - prints them in place of the summary "
                    "(default: not written)")
        ->option_text("R.json")
        ->group(group);
}

void addReports(CLI::App& command, BindOptions& o) {
    const char* group = "Reports";
    command
        .add_option("--report", o.report,
                    "Write what was done as JSON; - prints it in place of the summary (default: not written)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option(
            "--snapshot", o.snapshot,
            "Write a picture of the character, of its weights by joint, and of it bent (default: none)")
        ->option_text("PIC.png")
        ->group(group);
}

/// The second of two equal targets would replace the first.
void refuseRepeats(const BindOptions& o) {
    std::vector<std::string> targets;
    std::vector<std::string> all = o.outputs;
    all.insert(all.end(), {o.snapshot, o.report, o.saveRecipe});
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

template<typename T>
void override(T& value, const std::optional<T>& given) {
    if (given) {
        value = *given;
    }
}

void overrideFixes(MeshFixes& fixes, const std::vector<std::string>& given) {
    if (given.empty()) {
        return;
    }
    for (const auto& [name, fix] : kFixNames) {
        fixes.*fix = std::ranges::find(given, name) != given.end();
    }
}

Expected<void> overrideJoints(BindSettings& settings, const std::string& choice) {
    settings.joints.clear();
    if (choice == "all" || choice == "deforming") {
        settings.jointChoice = choice == "all" ? JointChoice::All : JointChoice::Deforming;
        return {};
    }
    Expected<std::vector<std::string>> names = readJointList(choice);
    if (!names) {
        return fail(names.error());
    }
    settings.jointChoice = JointChoice::Listed;
    settings.joints = std::move(*names);
    return {};
}

} // namespace

CLI::App* addBindCommand(CLI::App& app, BindOptions& options) {
    CLI::App* command = app.add_subcommand("bind", "Bind a character to a skeleton and write it rigged");
    addFiles(*command, options);
    addJoints(*command, options);
    addPartOptions(*command, options);
    addRegionOptions(*command, options);
    addPresetOption(*command, options);
    addMethod(*command, options);
    addPlaceOptions(*command, options);
    addBoneOptions(*command, options);
    addWeights(*command, options);
    addRun(*command, options);
    addReports(*command, options);
    command->footer(bindHelp());
    command->parse_complete_callback([&options] { refuseRepeats(options); });
    return command;
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
    BindSettings& bind = recipe.bind;
    if (options.method) {
        bind = *options.method == MethodPreset::Paper ? paperSettings(bind) : standardSettings(bind);
    }
    overridePlaces(bind, options);
    override(bind.solver, options.solver);
    override(bind.alpha, options.alpha);
    override(bind.penalty, options.penalty);
    override(bind.smoothing, options.smoothing);
    override(bind.maxInfluences, options.maxInfluences);
    override(bind.falloff, options.falloff);
    override(bind.insideRule, options.insideRule);
    override(bind.lookup, options.lookup);
    overrideFixes(bind.fixes, options.fixes);
    override(bind.girths, options.girths);
    override(bind.fitLastBones, options.fitLastBones);
    override(bind.handOverBones, options.handOverBones);
    override(bind.weightThreshold, options.weightThreshold);
    for (const std::string& part : options.parts) {
        putRule(bind.parts, *parsePartRule(part)); // checked when it was read
    }
    overrideRegions(bind, options);
    override(recipe.profile, options.profile);
    bind.findLeaks = !options.report.empty();
    if (options.memoryLimitMiB) {
        bind.memoryLimit = *options.memoryLimitMiB * 1024 * 1024;
    }
    recipe.fitSkeleton = recipe.fitSkeleton || options.fitSkeleton;
    recipe.animations = recipe.animations && !options.noAnimations;
    if (!options.joints.empty()) {
        if (const Expected<void> joints = overrideJoints(bind, options.joints); !joints) {
            return fail(joints.error());
        }
    }
    return recipe;
}

} // namespace sinew
