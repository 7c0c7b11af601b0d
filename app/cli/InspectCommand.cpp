#include "app/cli/InspectCommand.h"

#include "app/cli/InspectText.h"
#include "app/cli/ReadInput.h"
#include "app/cli/Values.h"
#include "app/report/BindReportJson.h"
#include "app/report/InspectionJson.h"
#include "app/text/FormatText.h"

#include <nlohmann/json.hpp>

namespace sinew {
namespace {

const char* const kInspectHelp = R"(Examples:
  sinew inspect knight.fbx
  sinew inspect knight.fbx --json > knight.json

JSON (sinewInspection names its version):
  version            release of Sinew that wrote it
  file               as given
  metersPerUnit      length of the file's unit
  upAxis             x, y or z, as the file has it
  sizeMeters         [x, y, z], y up
  totals             points, weldedPoints (places), polygons, triangles,
                     components (joined by welded points), nonManifoldEdges
                     (3 and more faces), borderEdges (1 face), holes (closed
                     rings of those), windingEdges (2 faces that disagree),
                     degeneratePolygons, duplicatePolygons,
                     selfIntersectingPolygons, isolatedPoints (in no polygon),
                     unweightedPoints, mostInfluences
  parts              the same of each part, and name, watertight, weighted
  joints, roots      names
  weightedJoints     names of those with weights in the file
  jointsOutside      names of those outside the volume of the meshes
  materials          how many
  textures           how many
  animations         names
  solver             what a bind would make of it: resolution; encloses, whether
                     there is an inside; holes, widest first, each with part,
                     rimPoints, centerMeters, widthMeters, effect (none: the
                     volume is closed behind it; outsideIn: what should be
                     inside counts as outside, depthMeters deep; noInside:
                     the rim of a sheet, bound as one voxel thick); notices,
                     what the solver turns, drops or ignores on its own copy
  notices            what reading the file repaired or guessed, each with code,
                     level (warning or note), subject, count, arguments and text
)";

} // namespace

CLI::App* addInspectCommand(CLI::App& app, InspectOptions& options) {
    CLI::App* command = app.add_subcommand("inspect", "Tell what is in a file and what is wrong with it");
    command
        ->add_option("IN", options.input, "The character: " + formatNames(characterFormats()).toStdString())
        ->required();
    command
        ->add_option("--skeleton", options.skeleton,
                     "Look at the character with the skeleton of this file (default: the one in IN)")
        ->option_text("FILE");
    command
        ->add_option("--resolution", options.resolution,
                     "Voxels of the bind that troubles are judged for: 16, 32, ... 1024 (default 256)")
        ->check(powerOfTwo(kLeastResolution, kMostResolution))
        ->option_text("N");
    command->add_flag("--json", options.json, "Print JSON for programs (default: text for people)");
    addCommonOptions(*command, options.common, Writes::Nothing);
    command->footer(kInspectHelp);
    return command;
}

Expected<Printout> runInspect(const InspectOptions& options, Progress& progress) {
    const Expected<ImportedScene> imported = readInput(options.input, options.skeleton, progress);
    if (!imported) {
        return fail(imported.error());
    }
    BindSettings settings;
    settings.resolution = options.resolution;
    const Expected<Inspection> inspection = inspectScene(*imported, settings, progress);
    if (!inspection) {
        return fail(inspection.error());
    }
    return Printout{
        options.json ? jsonText(inspectionJson(*inspection)) : inspectionText(*inspection), {}, {}};
}

} // namespace sinew
