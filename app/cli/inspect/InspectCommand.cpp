#include "app/cli/inspect/InspectCommand.h"

#include "app/cli/ReadInput.h"
#include "app/cli/Values.h"
#include "app/cli/inspect/InspectText.h"
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
  totals             vertices, weldedVertices, polygons, triangles, shells
                     (connected by welded vertices), nonManifoldEdges (3 or more
                     faces), borderEdges (1 face), holes (closed loops of
                     those), windingEdges (faces of opposite winding),
                     degeneratePolygons, duplicatePolygons,
                     selfIntersectingPolygons, isolatedVertices (in no polygon),
                     unweightedVertices, maxInfluences, weightFaults: vertices
                     whose weights are zero, far (of joints that are far through
                     the body), noisy (beyond those of all neighbours),
                     beyondLimit (more than 4 influences), and as the file has
                     them: notOfSumOne, invalid (negative, not a number, or of
                     missing or repeated joints)
  parts              the same for each part, with name, watertight, weighted
  joints, roots      names
  weightedJoints     names of joints with weights in the file
  jointsOutside      names of joints outside the volume of the meshes
  materials          number
  textures           number
  animations         names
  solver             the mesh as a bind uses it: resolution; encloses (whether
                     it encloses a volume); holes, widest first, each with part,
                     rimVertices, centerMeters, widthMeters, effect (none: the
                     volume is closed behind it; outsideIn: the volume is open,
                     depthMeters deep; noInside: an open sheet, bound one voxel
                     thick); issues, what the solver changes or ignores
  issues             what the import repaired or guessed, each with code, level
                     (warning or note), subject, count, arguments and text
)";

} // namespace

CLI::App* addInspectCommand(CLI::App& app, InspectOptions& options) {
    CLI::App* command = app.add_subcommand("inspect", "List what a file contains and what is wrong with it");
    command
        ->add_option("IN", options.input, "The character: " + formatNames(characterFormats()).toStdString())
        ->required();
    command
        ->add_option("--skeleton", options.skeleton,
                     "Inspect the character with the skeleton of this file (default: the one in IN)")
        ->option_text("FILE");
    command
        ->add_option("--resolution", options.resolution,
                     "Resolution of the bind to check the mesh for: 16, 32, ... 1024 (default: auto)")
        ->check(powerOfTwo(kLeastResolution, kMostResolution))
        ->option_text("N");
    command->add_flag("--json", options.json, "Print JSON for programs (default: text for people)");
    addCommonOptions(*command, options.common, Writes::Nothing);
    command->footer(kInspectHelp);
    return command;
}

Expected<Printout> runInspect(const InspectOptions& options, Progress& progress) {
    const Expected<ImportedScene> imported =
        readInput(options.input, options.skeleton, options.common.textureFolders, progress);
    if (!imported) {
        return fail(imported.error());
    }
    BindSettings settings;
    if (options.resolution != 0) {
        settings.resolution = options.resolution;
        settings.automatic = false;
    }
    const Expected<Inspection> inspection = inspectScene(*imported, settings, progress);
    if (!inspection) {
        return fail(inspection.error());
    }
    return Printout{
        options.json ? jsonText(inspectionJson(*inspection)) : inspectionText(*inspection), {}, {}};
}

} // namespace sinew
