#include "app/cli/PlaceOptions.h"

#include "app/cli/Places.h"
#include "app/cli/Values.h"

#include <CLI/Option.hpp>

namespace sinew {

void addPlaceOptions(CLI::App& command, BindOptions& o) {
    const char* group = "Places (coordinates of the file)";
    command
        .add_option("--gap", o.gap,
                    "Gaps that resolution auto parts are at least this wide, in percent of the longest side "
                    "(default " +
                        exactText(BindSettings().gap) + ")")
        ->check(between(kLeastGap, kMostGap))
        ->option_text("PERCENT")
        ->group(group);
    command
        .add_option("--refine", o.refine,
                    "Finer voxels in a box, up to resolution 4096, which is what it takes without @N; "
                    "repeat it for several (default: none)")
        ->check(refineBoxes())
        ->allow_extra_args(false)
        ->option_text("X0,Y0,Z0,X1,Y1,Z1[@N]")
        ->group(group);
    command
        .add_option("--open", o.open,
                    "Take the voxels of a box, or of a sphere X,Y,Z,RADIUS, out of the body: parts what "
                    "touches; repeat it for several (default: none)")
        ->check(voxelPlaces())
        ->allow_extra_args(false)
        ->option_text("X0,Y0,Z0,X1,Y1,Z1")
        ->group(group);
    command
        .add_option("--close", o.close,
                    "Make the voxels of a box or a sphere inside, after --open: joins what is apart; repeat "
                    "it for several (default: none)")
        ->check(voxelPlaces())
        ->allow_extra_args(false)
        ->option_text("X0,Y0,Z0,X1,Y1,Z1")
        ->group(group);
    command
        .add_option("--handle", o.handles,
                    "Measure a joint's distances from a point, sphere, capsule or box in place of its bone; "
                    "repeat it for several, also of one joint (default: none)")
        ->check(jointHandles())
        ->allow_extra_args(false)
        ->option_text("JOINT=SHAPE:NUMBERS")
        ->group(group);
}

void overridePlaces(BindSettings& settings, const BindOptions& options) {
    settings.gap = options.gap.value_or(settings.gap);
    if (options.resolution) {
        settings.automatic = *options.resolution == 0;
        settings.resolution = settings.automatic ? BindSettings().resolution : *options.resolution;
    }
    if (!options.refine.empty()) {
        settings.refine.clear();
        for (const std::string& text : options.refine) {
            settings.refine.push_back(*refineBoxFrom(text));
        }
    }
    if (!options.open.empty() || !options.close.empty()) {
        settings.voxelEdits.clear();
    }
    if (!options.handles.empty()) {
        settings.handles.clear();
        for (const std::string& text : options.handles) {
            settings.handles.push_back(*handleFrom(text));
        }
    }
    for (const std::string& text : options.open) {
        settings.voxelEdits.push_back(*voxelEditFrom(VoxelEditKind::Open, text));
    }
    for (const std::string& text : options.close) {
        settings.voxelEdits.push_back(*voxelEditFrom(VoxelEditKind::Close, text));
    }
}

} // namespace sinew
