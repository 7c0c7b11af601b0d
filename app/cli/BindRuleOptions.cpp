#include "app/cli/BindRuleOptions.h"

#include "app/cli/Values.h"
#include "app/recipe/Names.h"
#include "app/recipe/PartRules.h"

#include <CLI/Option.hpp>

namespace sinew {
namespace {

constexpr Names<MethodPreset, 2> kMethodNames{
    {{"standard", MethodPreset::Standard}, {"paper", MethodPreset::Paper}}};

CLI::Validator partRule() {
    return CLI::Validator(
        [](std::string& text) {
            return parsePartRule(text) ? std::string()
                                       : "write it as NAME=solve, NAME=rigid:JOINT, NAME=follow, "
                                         "NAME=only:JOINT,JOINT or NAME=exclude, not " +
                                             text;
        },
        "");
}

} // namespace

void addPartOptions(CLI::App& command, BindOptions& options) {
    command
        .add_option(
            "--part", options.parts,
            "How one part is treated, by its name in `sinew inspect`, or NAME#3 for its third shell; repeat "
            "it for "
            "several: solve; rigid:JOINT, it follows one joint; follow, each point moves like the nearest "
            "skin of the other parts; only:JOINT,JOINT, no other joint may move it; exclude, it stays as it "
            "is (default: all parts are solved)")
        ->check(partRule())
        ->allow_extra_args(false)
        ->option_text("NAME=TREATMENT")
        ->group("Parts");
}

void addBoneOptions(CLI::App& command, BindOptions& options) {
    const char* group = "Bones";
    command
        .add_option(
            "--girths", options.girths,
            byDefault("Whether distances count relative to the thickness of each limb, so that a thin arm "
                      "takes nothing of the chest: on or off",
                      "on"))
        ->transform(namesOf(kSwitchNames))
        ->option_text("on|off")
        ->group(group);
    command
        .add_option("--last-bones", options.fitLastBones,
                    byDefault("How long bones without a child are: fit, as what they move; parent, as the "
                              "bone before",
                              "fit"))
        ->transform(namesOf(kLastBonesNames))
        ->option_text("fit|parent")
        ->group(group);
    command
        .add_option(
            "--side-bones", options.handOverBones,
            byDefault("Whose bones those are that lead to a child beside the bone before, like thighs "
                      "that hang on the spine: parent, of the joint before; own, of their joint",
                      "parent"))
        ->transform(namesOf(kSideBonesNames))
        ->option_text("parent|own")
        ->group(group);
}

void addPresetOption(CLI::App& command, BindOptions& options) {
    command
        .add_option("--method", options.method,
                    "All settings of the method at once; other options win: standard, the defaults; paper, "
                    "as published: alpha 0.1, penalty 4, inside nearest, lookup voxel, no smoothing, girths "
                    "off, last bones as the parent's, side bones their own (default: as the recipe says)")
        ->transform(namesOf(kMethodNames))
        ->option_text("standard|paper")
        ->group("Method");
}

} // namespace sinew
