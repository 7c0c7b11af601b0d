#include "app/cli/Values.h"
#include "app/cli/weights/WeightsCommand.h"
#include "app/text/FormatText.h"

#include <CLI/Error.hpp>

namespace sinew {
namespace {

const char* const kWeightsHelp = R"(Files of weights, by extension:
  .csv     a line for each weight: part,vertex,joint,weight
  .json    {"sinewWeights": 1, "joints": [names], "parts": [{"part": name,
           "vertices": count, "weights": [[[joint, weight], ...], ...]}]}, a
           list for each vertex, joints by their place in the list of names
  .txt     RigNet: lines joints NAME X Y Z, root NAME, hier PARENT CHILD and
           skin VERTEX JOINT WEIGHT ...; vertices of all parts count on
  none     a folder: an image over the first UV set for each part and joint, PNG
           of 16 bits, black 0, white 1; weights.json says which is whose
Vertices count from 0, in the order of the file with the mesh. Of parts or
joints of one name the second is called NAME.2, and so on. Text gives back the
same weights to the bit, images within 1/65535 where UVs do not overlap.

What a file does not speak of keeps its weights: parts, and vertices without a
line. Weights that do not sum to 1 are normalized; a warning says so.

--repair gives vertices without weights, with weights of joints that are far
through the body, and with noisy weights those that the healthy vertices around
them lead to. It normalizes weights that do not sum to 1 in FILE, and removes
negative weights, those that are not a number, and those of missing or repeated
joints. All others keep what they have.

Examples:
  sinew weights knight_rigged.fbx --export knight.csv
  sinew weights knight_rigged.fbx --import edited.csv -o knight_edited.fbx
  sinew weights body.obj --import rig.txt -o body_rigged.glb
  sinew weights knight_rigged.fbx --export knight_weights --image-size 2048
  sinew weights knight_rigged.fbx --repair -o knight_mended.fbx
)";

void refuseNothing(const WeightsOptions& options) {
    if (options.exportFile.empty() && options.output.empty()) {
        throw CLI::RequiredError("--export or --output");
    }
}

} // namespace

CLI::App* addWeightsCommand(CLI::App& app, WeightsOptions& options) {
    CLI::App* command =
        app.add_subcommand("weights", "Write weights to a file of their own, read them, or repair them");
    command
        ->add_option("FILE", options.input,
                     "A character: " + formatNames(mainCharacterFormats()).toStdString() + " and more")
        ->required();
    command
        ->add_option("--skeleton", options.skeleton,
                     "Take the skeleton of another file (default: FILE's own)")
        ->option_text("FILE");
    command
        ->add_option("--import", options.importFile,
                     "Read weights: .csv, .json, .txt or a folder of images (default: FILE's own)")
        ->option_text("FILE");
    command->add_flag("--repair", options.repair,
                      "Repair faulty weights: none, of far joints, noisy, invalid, not of sum 1, or "
                      "of more joints than --max-influences (default: only what FILE's format "
                      "forbids is corrected)");
    command
        ->add_option("--export", options.exportFile,
                     "Write weights: .csv, .json, .txt or a folder of images (default: not written)")
        ->option_text("FILE");
    command
        ->add_option("-o,--output", options.output,
                     "Write the character: " + formatExtensions(savedFormats()).toStdString() +
                         ", or .obj for its mesh (default: not written)")
        ->option_text("FILE");
    command
        ->add_option("--image-size", options.imageSize,
                     "Texels along an edge of the images, from 16 to 4096 (default 1024)")
        ->check(between(16, 4096))
        ->option_text("N");
    command
        ->add_option("--max-influences", options.maxInfluences,
                     "Largest number of joints that move one vertex of --output, or all (default 4)")
        ->transform(numberOrAll(64))
        ->option_text("N");
    addVrmOptions(*command, options.vrm);
    addCommonOptions(*command, options.common, Writes::Files);
    command->footer(kWeightsHelp);
    command->parse_complete_callback([&options] { refuseNothing(options); });
    return command;
}

} // namespace sinew
