#include "app/cli/bind/BindRuleOptions.h"

#include "app/cli/Values.h"
#include "app/recipe/Names.h"
#include "app/recipe/PartRules.h"
#include "core/solve/Solvers.h"

#include <CLI/Option.hpp>

namespace sinew {
namespace {

constexpr Names<MethodPreset, 2> kPresetNames{
    {{"standard", MethodPreset::Standard}, {"paper", MethodPreset::Paper}}};

CLI::Validator partRule() {
    return CLI::Validator(
        [](std::string& text) {
            return parsePartRule(text) ? std::string()
                                       : "write it as NAME=smooth, NAME=solve:SOLVER, NAME=rigid:JOINT, "
                                         "NAME=copy, NAME=limit:JOINT,JOINT (with ;solver=SOLVER behind, if "
                                         "wanted) or NAME=skip, where SOLVER is one of " +
                                             solverKeys() + ", not " + text;
        },
        "");
}

} // namespace

void addPartOptions(CLI::App& command, BindOptions& options) {
    command
        .add_option(
            "--part", options.parts,
            "How one part is bound, by its name in `sinew inspect`, or NAME#3 for its third shell; repeat "
            "it for several: smooth; solve:SOLVER, smooth by another solver than the rest; rigid:JOINT, it "
            "moves with one joint; copy, each vertex moves like the "
            "nearest skin of the other parts; limit:JOINT,JOINT, no other joint may move it (with "
            ";solver=SOLVER behind, by another solver); skip, it keeps "
            "its weights (default: all parts are smooth)")
        ->check(partRule())
        ->allow_extra_args(false)
        ->option_text("NAME=BINDING")
        ->group("Parts");
}

void addPresetOption(CLI::App& command, BindOptions& options) {
    command
        .add_option("--preset", options.preset,
                    "Start from these settings; other options win: standard, the defaults; paper, those of "
                    "the 2014 paper: alpha 0.1, penalty 4, inside nearest, lookup voxel, no smoothing, "
                    "scale-by-thickness, fit-end-bones and offset-bones-to-parent off (default: as the "
                    "recipe says)")
        ->transform(namesOf(kPresetNames))
        ->option_text("standard|paper")
        ->group("Method");
}

} // namespace sinew
