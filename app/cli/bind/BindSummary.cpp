#include "app/cli/bind/BindOptions.h"

#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/recipe/FieldReader.h"
#include "app/text/Numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

std::string headline(const BindRun& run) {
    const CharacterFacts& character = run.character;
    return "Bound " + character.file + ": " + countText(character.parts, "part", "parts") + ", " +
           countText(character.vertices, "vertex", "vertices") + ", " +
           countText(character.polygons, "polygon", "polygons") + "\n";
}

bool tellsOfFit(const Issue& issue) {
    return firstNotice(issue).code == NoticeCode::SkeletonFitted;
}

/// A skeleton that was put in another place goes before all else.
std::string fitLines(const Issues& issues, double metersPerUnit) {
    std::string text;
    for (const Issue& issue : issues) {
        if (tellsOfFit(issue)) {
            text += issueLine(issue, metersPerUnit).toStdString() + "\n";
        }
    }
    return text;
}

/// How many issues the lines tell of. `listed`: how many the JSON report has, where those are more; or 0.
std::string countsLine(const Issues& issues, std::size_t listed) {
    std::string text = "  " + issueCounts(issues);
    const bool counted =
        std::ranges::any_of(issues, [](const Issue& issue) { return !isLoss(firstNotice(issue).code); });
    if (counted && listed > 0) {
        text += QCoreApplication::translate("BindSummary", "; --report lists all %1 issues one by one")
                    .arg(wholeText(listed))
                    .toStdString();
    }
    return text + "\n";
}

std::string jointsText(const BindRun& run) {
    std::string text = std::to_string(run.bind.sources.size()) + " of " +
                       std::to_string(run.character.joints.size()) + " carry weight";
    if (!run.character.skeletonFile.empty()) {
        text += ", from " + run.character.skeletonFile;
    }
    return text;
}

std::string weightsText(const BindReport& bind) {
    return "max influences " + std::to_string(bind.largestInfluenceCount) + ", unweighted vertices " +
           std::to_string(bind.unweightedVertices);
}

/// What differs from the defaults only where it does.
std::string envelopeText(const BindSettings& settings) {
    const SolverSettings usual;
    std::string text = ", envelope blend " + exactText(settings.envelopeBlend);
    text += settings.envelopeFit == usual.envelopeFit
                ? ", hold " + exactText(settings.envelopeHold)
                : std::string(", fit ") + nameOf(kEnvelopeFitNames, settings.envelopeFit);
    text += settings.envelopeShape == usual.envelopeShape
                ? ""
                : std::string(", shape ") + nameOf(kAxisVolumeShapeNames, settings.envelopeShape);
    text += settings.envelopeSharing == usual.envelopeSharing
                ? ""
                : std::string(", sharing ") + nameOf(kEnvelopeSharingNames, settings.envelopeSharing);
    text += settings.envelopeSmoothing > 0.0 ? ", smoothing " + exactText(settings.envelopeSmoothing) : "";
    text += settings.boneVolumes.empty()
                ? ""
                : ", envelopes of their own " + std::to_string(settings.boneVolumes.size());
    return text;
}

/// What the solver reads of the settings that make weights.
std::string weightingText(const BindRun& run) {
    const BindSettings& settings = run.recipe.bind;
    std::string text = "alpha " + exactText(settings.alpha);
    if (run.bind.penalised) {
        text += ", penalty " + exactText(run.bind.penalty);
    }
    if (distanceCounts(settings)) {
        text += ", smoothing " + exactText(settings.smoothing) + ", falloff " +
                nameOf(kFalloffNames, settings.falloff);
    }
    text += heatCounts(settings) ? ", heat " + exactText(settings.heat) : "";
    text += distancePowerCounts(settings) ? ", power of distance " + exactText(settings.distancePower) : "";
    text += envelopeCounts(settings) ? envelopeText(settings) : "";
    text +=
        pictureCounts(settings) ? ", smoothness " + exactText(settings.pictureSmoothness) + " pixels" : "";
    text += exactSumCounts(settings) && settings.exactSum ? ", exact sum" : "";
    if (run.bind.violation > 0.0) {
        text += ", solved to " + smallText(run.bind.violation).toStdString();
    }
    return text;
}

std::string voxelsText(const BindRun& run) {
    const double unit = run.character.metersPerUnit;
    std::string text = "resolution " + std::to_string(run.recipe.bind.resolution) + " (voxel size " +
                       lengthText(run.bind.voxelSize * unit, unit);
    if (run.bind.finestVoxelSize < run.bind.voxelSize) {
        text += ", refined to " + lengthText(run.bind.finestVoxelSize * unit, unit);
    }
    if (!run.character.reusedFile.empty()) {
        text += ", reused from " + run.character.reusedFile;
    }
    return text + ")";
}

std::string methodText(const BindRun& run) {
    if (run.bind.triangles == 0) {
        return "no part was bound smoothly";
    }
    const bool named = run.bind.solver != BindSettings().solver;
    std::string text = named ? "solver " + run.bind.solver + ", " : "";
    if (run.bind.voxelSize > 0.0) {
        text += voxelsText(run) + ", ";
    }
    return text + weightingText(run);
}

/// "geodesic 1204 vertices, nearest 88 vertices".
std::string solversText(const std::vector<SolverVertices>& solvers) {
    std::string text;
    for (const SolverVertices& one : solvers) {
        text += (text.empty() ? "" : ", ") + one.solver + " " + countText(one.vertices, "vertex", "vertices");
    }
    return text;
}

/// "Visor 312 vertices, Skirt off".
std::string regionsText(const std::vector<RegionReport>& regions) {
    std::string text;
    for (const RegionReport& region : regions) {
        text += (text.empty() ? "" : ", ") + region.name + " " +
                (region.on ? countText(region.vertices, "vertex", "vertices") : "off");
    }
    return text;
}

/// "LOD1 4210 triangles, LOD2 2104 triangles".
std::string lodsText(const std::vector<LodFacts>& lods) {
    std::string text;
    for (std::size_t i = 0; i < lods.size(); ++i) {
        text += (i == 0 ? "LOD" : ", LOD") + std::to_string(i + 1) + " " +
                countText(lods[i].triangles, "triangle", "triangles");
    }
    return text;
}

std::string timeText(const BindRun& run) {
    const auto seconds = [](double value) { return numberText(value) + " s"; };
    std::string text = "bind " + seconds(run.bindSeconds) + ", read " +
                       seconds(secondsOf(run.aroundBind, Stage::Import)) + ", write " +
                       seconds(secondsOf(run.aroundBind, Stage::Export));
    if (run.peakMemoryBytes > 0) {
        text += "; peak memory " + sizeText(run.peakMemoryBytes);
    }
    return text;
}

std::string sizeOfCharacter(const BindRun& run) {
    const Vec3& size = run.character.sizeMeters;
    const double unit = run.character.metersPerUnit;
    return lengthText(size.y(), unit) + " tall, " + lengthText(size.x(), unit) + " wide, " +
           lengthText(size.z(), unit) + " deep";
}

} // namespace

std::string bindSummary(const BindRun& run, const Issues& issues, const VrmOptions& vrm) {
    Notices notices = run.importNotices;
    append(notices, run.bind.notices);
    append(notices, run.exportNotices);
    const double unit = run.character.metersPerUnit;
    std::string text = fitLines(issues, unit) + headline(run);
    Issues rest = issues;
    std::erase_if(rest, tellsOfFit);
    std::vector<std::pair<std::string, std::string>> rows{{"size", sizeOfCharacter(run)},
                                                          {"joints", jointsText(run)},
                                                          {"weights", weightsText(run.bind)},
                                                          {"method", methodText(run)}};
    if (run.bind.solvers.size() > 1) {
        rows.emplace_back("solvers", solversText(run.bind.solvers));
    }
    if (!run.bind.regions.empty()) {
        rows.emplace_back("regions", regionsText(run.bind.regions));
    }
    if (!run.lods.empty()) {
        rows.emplace_back("levels of detail", lodsText(run.lods));
    }
    rows.emplace_back("export profile", nameOf(kProfileNames, run.recipe.profile));
    rows.emplace_back("time", timeText(run));
    text += columns(rows);
    text += countsLine(rest, notices.size() > issues.size() ? notices.size() : 0);
    text += noteLines(notesAmong(rest), unit) + lossLines(notices);
    const char* changed = run.driven ? "the skin, shapes and what drivers move" : "the skin";
    return text + outputLines(run.outputs, withVrmOptions(vrm, changed));
}

} // namespace sinew
