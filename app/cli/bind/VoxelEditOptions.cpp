#include "app/cli/bind/VoxelEditOptions.h"

#include "app/cli/bind/CageOptions.h"
#include "app/cli/bind/VoxelEditValues.h"

#include <CLI/Option.hpp>

namespace sinew {

void addVoxelEditOptions(CLI::App& command, BindOptions& o) {
    const char* group = "Voxel edits, handles and cages (coordinates of the file)";
    const auto repeated = [&](const char* name, std::vector<std::string>& texts, const char* help) {
        return command.add_option(name, texts, help)->allow_extra_args(false)->group(group);
    };
    const auto edits = [&](const char* name, std::vector<std::string>& texts, const char* help) {
        return repeated(name, texts, help)->check(voxelEdits())->option_text("X0,Y0,Z0,X1,Y1,Z1");
    };
    repeated("--refine", o.refine,
             "Make the voxels in a box finer, up to resolution 4096, which @N changes; repeat it for several "
             "(default: none)")
        ->check(refineBoxes())
        ->option_text("X0,Y0,Z0,X1,Y1,Z1[@N]");
    edits("--separate", o.separate,
          "Take the voxels of a box, or of a sphere X,Y,Z,RADIUS, out of the body: separates what touches; "
          "repeat it for several (default: none)");
    edits("--connect", o.connect,
          "Add the voxels of a box or a sphere to the body, after --separate: connects what is apart; repeat "
          "it for several (default: none)");
    repeated("--handle", o.handles,
             "Measure a joint's distances from a point, sphere, capsule or box in place of its bone; repeat "
             "it for several, also of one joint (default: none)")
        ->check(jointHandles())
        ->option_text("JOINT=SHAPE:NUMBERS");
    command
        .add_flag("--new-joints", o.newJoints,
                  "Make the joints of handles that the skeleton lacks, in the middle of each handle "
                  "(default: an unknown joint is an error)")
        ->group(group);
    addCageOption(command, o, group);
}

void overrideVoxelEdits(BindSettings& settings, const BindOptions& options) {
    if (!options.refine.empty()) {
        settings.refine.clear();
        for (const std::string& text : options.refine) {
            settings.refine.push_back(*refineBoxFrom(text));
        }
    }
    if (!options.separate.empty() || !options.connect.empty()) {
        settings.voxelEdits.clear();
    }
    if (!options.handles.empty()) {
        settings.handles.clear();
        for (const std::string& text : options.handles) {
            settings.handles.push_back(*handleFrom(text));
        }
    }
    for (Handle& handle : settings.handles) {
        handle.newJoint = handle.newJoint || options.newJoints;
    }
    for (const std::string& text : options.separate) {
        settings.voxelEdits.push_back(*voxelEditFrom(VoxelEditKind::Separate, text));
    }
    for (const std::string& text : options.connect) {
        settings.voxelEdits.push_back(*voxelEditFrom(VoxelEditKind::Connect, text));
    }
}

} // namespace sinew
