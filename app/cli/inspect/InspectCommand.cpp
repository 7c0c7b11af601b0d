#include "app/cli/CommandLine.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/pose/PoseShapes.h"
#include "app/report/BindReportJson.h"
#include "app/report/Inspection.h"
#include "app/text/FormatLabels.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/settings/BindSettings.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <map>
#include <string>

namespace sinew {
namespace {

/// The command line of `sinew inspect`.
struct InspectOptions {
    std::string input;
    std::string skeleton;
    int resolution = 0; ///< 0: the default of a bind
    bool json = false;
    CommonOptions common;
};

using Rows = std::vector<std::pair<std::string, std::string>>;

constexpr std::size_t kNamesShown = 6;
constexpr std::size_t kPartsShown = 30;
constexpr std::size_t kNoticesOfOneKind = 3;

/// "a, b, c ... and 4 more".
std::string nameList(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : shortened(names, kNamesShown)) {
        list += (list.empty() ? "" : ", ") + printable(name).toStdString();
    }
    return list;
}

std::string namesText(const std::vector<std::string>& names) {
    return names.empty() ? "none" : std::to_string(names.size()) + ": " + nameList(names);
}

Rows contentRows(const Inspection& inspection, const InspectionTotals& totals) {
    const Vec3& size = inspection.sizeMeters;
    const double unit = inspection.metersPerUnit;
    return {{"size", lengthText(size.x(), unit) + " x " + lengthText(size.y(), unit) + " x " +
                         lengthText(size.z(), unit) + " (width, height, depth)"},
            {"unit", lengthText(unit, unit)},
            {"parts", std::to_string(inspection.parts.size())},
            {"vertices",
             std::to_string(totals.vertices) + ", " + std::to_string(totals.weldedVertices) + " welded"},
            {"polygons",
             std::to_string(totals.polygons) + ", " + std::to_string(totals.triangles) + " triangles"},
            {"shells", std::to_string(totals.components)},
            {"materials", std::to_string(inspection.materials)},
            {"textures", std::to_string(inspection.textures)},
            {"animations", namesText(inspection.animations)}};
}

Rows meshRows(const InspectionTotals& totals) {
    return {{"open borders", totals.borderEdges == 0
                                 ? "none"
                                 : countText(totals.borderEdges, "edge", "edges") + ", " +
                                       countText(totals.holes, "closed loop", "closed loops")},
            {"non-manifold edges", std::to_string(totals.nonManifoldEdges)},
            {"inconsistent winding", countText(totals.windingEdges, "edge", "edges")},
            {"degenerate polygons", std::to_string(totals.degeneratePolygons)},
            {"duplicate polygons", std::to_string(totals.duplicatePolygons)},
            {"self-intersecting polygons", std::to_string(totals.selfIntersectingPolygons)},
            {"isolated vertices", std::to_string(totals.isolatedVertices)}};
}

/// "2: Knee (x -10° to 120°), Elbow (x 0° to 140°)".
std::string limitsRow(const std::vector<LimitedJoint>& joints) {
    std::vector<std::string> texts;
    for (const LimitedJoint& joint : joints) {
        texts.push_back(printable(joint.joint).toStdString() + " (" + limitsText(joint.limits) + ")");
    }
    std::string list;
    for (const std::string& text : shortened(texts, kNamesShown)) {
        list += (list.empty() ? "" : ", ") + text;
    }
    return std::to_string(joints.size()) + ": " + list;
}

Rows skeletonRows(const Inspection& inspection, const InspectionTotals& totals) {
    const bool weighted = !inspection.weightedJoints.empty();
    Rows rows{{"joints", std::to_string(inspection.joints.size())},
              {"roots", namesText(inspection.roots)},
              {"outside the mesh", namesText(inspection.jointsOutside)},
              {"joints with weights", std::to_string(inspection.weightedJoints.size())},
              {"unweighted vertices", weighted ? std::to_string(totals.unweightedVertices) : "all"},
              {"max influences", std::to_string(totals.largestInfluenceCount)}};
    if (!inspection.jointLimits.empty()) {
        rows.emplace_back("joint limits", limitsRow(inspection.jointLimits));
    }
    return rows;
}

Rows weightRows(const Inspection& inspection, const FaultCounts& faults) {
    return {
        {"zero weights", countText(faults.zero, "vertex", "vertices")},
        {"weights of far joints", countText(faults.farJoints, "vertex", "vertices")},
        {"noisy weights", countText(faults.noisy, "vertex", "vertices")},
        {"over " + std::to_string(inspection.maxInfluences) + " influences",
         inspection.maxInfluences == 0 ? "no limit" : countText(faults.beyondLimit, "vertex", "vertices")},
        {"not of sum 1", countText(faults.notOfSumOne, "vertex", "vertices")},
        {"invalid weights", countText(faults.invalid, "vertex", "vertices")}};
}

std::string partText(const PartInspection& part) {
    std::string text = countText(part.mesh.vertices, "vertex", "vertices") + ", " +
                       countText(part.mesh.polygons, "polygon", "polygons") + ", " +
                       countText(part.mesh.components, "shell", "shells") + ", " +
                       (part.mesh.watertight() ? "watertight" : "not watertight");
    if (!part.weighted) {
        text += ", no weights";
    } else if (part.unweightedVertices > 0) {
        text += ", " + countText(part.unweightedVertices, "unweighted vertex", "unweighted vertices");
    }
    return text;
}

std::string partLines(const std::vector<PartInspection>& parts) {
    Rows rows;
    for (std::size_t i = 0; i < parts.size() && i < kPartsShown; ++i) {
        rows.emplace_back(printable(parts[i].name).toStdString(), partText(parts[i]));
    }
    if (parts.size() > kPartsShown) {
        rows.emplace_back("...",
                          "and " + std::to_string(parts.size() - kPartsShown) + " more (--json lists all)");
    }
    return columns(rows);
}

std::string holeText(const HoleFinding& hole, double metersPerUnit) {
    const std::string text =
        lengthText(hole.width * metersPerUnit, metersPerUnit) + " wide at " + positionText(hole.center);
    if (hole.effect == HoleEffect::NoInside) {
        return "open sheet, " + text + ": encloses no volume, bound one voxel thick";
    }
    return "hole, " + text + ": opens the volume, " + lengthText(hole.depth * metersPerUnit, metersPerUnit) +
           " deep; close it with sinew bind --fix orient,fill";
}

/// What matters to a bind, and what does not.
std::string solverLines(const Inspection& inspection, const InspectionTotals& totals) {
    const SolverView& solver = inspection.solver;
    std::vector<std::string> lines;
    std::size_t harmless = 0;
    for (const HoleFinding& hole : solver.holes) {
        if (hole.effect == HoleEffect::None) {
            ++harmless;
        } else {
            lines.push_back(printable(inspection.parts[hole.part].name).toStdString() + ": " +
                            holeText(hole, inspection.metersPerUnit));
        }
    }
    lines = shortened(lines, kPartsShown);
    if (!solver.encloses) {
        lines.emplace_back("encloses no volume: distances are measured along the surface");
    }
    for (const Notice& notice : solver.notices) {
        lines.push_back(noticeText(notice, inspection.metersPerUnit).toStdString());
    }
    if (harmless > 0) {
        lines.push_back(countText(harmless, "hole has", "holes have") +
                        " no effect: the volume is closed there");
    }
    if (totals.nonManifoldEdges + totals.selfIntersectingPolygons + totals.duplicatePolygons > 0) {
        lines.emplace_back(
            "non-manifold edges, self-intersecting and duplicate polygons have no effect on the "
            "voxels");
    }
    std::string text;
    for (const std::string& line : lines) {
        text += "  " + line + "\n";
    }
    return text.empty() ? "  No issues found\n" : text;
}

/// A line each; of many of the same kind the first few.
std::string noticeLines(const Notices& notices, double metersPerUnit) {
    std::map<NoticeCode, std::vector<std::string>> kinds;
    for (const Notice& notice : notices) {
        kinds[notice.code].push_back(noticeText(notice, metersPerUnit).toStdString());
    }
    std::string text;
    for (auto& [code, lines] : kinds) {
        for (const std::string& line : shortened(std::move(lines), kNoticesOfOneKind)) {
            text += "  " + line + "\n";
        }
    }
    return text;
}

/// The inspection for people.
std::string inspectionText(const Inspection& inspection) {
    const InspectionTotals totals = totalsOf(inspection);
    std::string text = printable(inspection.file).toStdString() + "\n";
    text += columns(contentRows(inspection, totals));
    text += "Parts\n" + partLines(inspection.parts);
    text += "Mesh\n" + columns(meshRows(totals));
    text += "Skeleton\n";
    text += inspection.joints.empty() ? "  none\n" : columns(skeletonRows(inspection, totals));
    if (!inspection.weightedJoints.empty()) {
        text += "Weights\n" + columns(weightRows(inspection, totals.faults));
    }
    text += "Bind at resolution " + std::to_string(inspection.solver.resolution) + "\n" +
            solverLines(inspection, totals);
    if (!inspection.notices.empty()) {
        text += "Import issues\n" + noticeLines(inspection.notices, inspection.metersPerUnit);
    }
    return text;
}

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
  jointsOutside      names of joints whose bones are outside the meshes
  jointLimits        where joints have limits: of each joint x, y and z as
                     [min, max] in degrees (null: none) and the order of axes
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
        ->check(powerOfTwo(kMinResolution, kMaxResolution))
        ->option_text("N");
    command->add_flag("--json", options.json, "Print JSON for programs (default: text for people)");
    addCommonOptions(*command, options.common, Writes::Nothing);
    command->footer(kInspectHelp);
    return command;
}

Expected<Printout> runInspect(const InspectOptions& options, Progress& progress) {
    SINEW_TRY(const ImportedScene imported,
              readInput(options.input, options.skeleton, options.common.read, progress));
    BindSettings settings;
    if (options.resolution != 0) {
        settings.resolution = options.resolution;
        settings.automatic = false;
    }
    SINEW_TRY(Inspection inspection, inspectScene(imported, settings, progress));
    SINEW_TRY(const Notices repeats, repeatedShapes(imported.scene, progress));
    inspection.notices.insert(inspection.notices.end(), repeats.begin(), repeats.end());
    return Printout{options.json ? jsonText(inspectionJson(inspection)) : inspectionText(inspection), {}, {}};
}

} // namespace

Command inspectCommand(CLI::App& app) {
    return makeCommand(app, addInspectCommand, &InspectOptions::input, runInspect);
}

} // namespace sinew
