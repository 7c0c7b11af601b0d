#include "app/check/CheckPage.h"
#include "app/check/CheckReport.h"
#include "app/check/CheckTexts.h"
#include "app/check/JunitXml.h"
#include "app/check/MeasureFigures.h"
#include "app/check/PoseDrawings.h"
#include "app/check/PoseSheet.h"
#include "app/cli/InputOutput.h"
#include "app/cli/check/CheckCommand.h"
#include "app/files/Overwriting.h"
#include "app/picture/Picture.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/io/export/OutputSet.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// Everything that one call of the command came to.
struct CheckedFiles {
    CheckRun run;
    std::vector<SheetFile> drawings;  ///< an entry a file, where pictures are wanted
    std::vector<std::string> sources; ///< files that were read
};

Expected<void> checkCheckTargets(const CheckOptions& options) {
    for (const std::string& target : {options.junit, options.page}) {
        if (!target.empty()) {
            SINEW_CHECK(checkTarget(target));
        }
    }
    if (!options.report.empty() && options.report != kStandardOutput) {
        SINEW_CHECK(checkTarget(options.report));
    }
    return options.sheet.empty() ? Expected<void>() : checkTarget(options.sheet, {".png"});
}

bool wantsPictures(const CheckOptions& options) {
    return !options.sheet.empty() || !options.page.empty();
}

/// Error: why the file has no figures.
Expected<void> measureFile(const CheckOptions& options, const Scene* reference, CheckedFile& checked,
                           CheckedFiles& all, Progress& progress) {
    SINEW_TRY(const ImportedScene imported, readRigged(checked.file, options.common.read, progress));
    const Scene& scene = imported.scene;
    const std::vector<std::string> behind = filesBehind(scene, {checked.file});
    all.sources.insert(all.sources.end(), behind.begin(), behind.end());
    SINEW_TRY(checked.figures, measureFigures(scene, reference, progress));
    checked.verdicts = judge(checked.figures, options.requirements);
    if (wantsPictures(options)) {
        SINEW_TRY(all.drawings.back().poses,
                  drawPoses(scene, checked.figures, posesOfFile(options.files.size()), progress));
    }
    return {};
}

/// What cannot be read or measured is told of in the report, and the others go on. Error: Canceled.
Expected<CheckedFiles> measureAll(const CheckOptions& options, Progress& progress) {
    CheckedFiles all;
    all.run.requirements = options.requirements;
    all.run.strict = !options.require.empty();
    all.run.reference = options.against;
    ImportedScene reference;
    if (!options.against.empty()) {
        SINEW_TRY(reference, readRigged(options.against, options.common.read, progress));
        all.sources = filesBehind(reference.scene, {options.against});
    }
    for (const std::string& file : options.files) {
        const Stopwatch watch;
        CheckedFile checked;
        checked.file = file;
        all.sources.push_back(file);
        all.drawings.push_back({file, {}});
        const Expected<void> measured = measureFile(
            options, options.against.empty() ? nullptr : &reference.scene, checked, all, progress);
        if (!measured && (progress.canceled() || measured.error().code == ErrorCode::Canceled)) {
            return fail(measured.error());
        }
        if (!measured) {
            checked.error = measured.error();
        }
        checked.seconds = watch.seconds();
        all.run.files.push_back(std::move(checked));
    }
    return all;
}

/// The measures of the requirements, each once.
std::vector<Measure> measuresOf(const CheckRun& run) {
    std::vector<Measure> measures;
    for (const Requirement& requirement : run.requirements) {
        if (std::ranges::find(measures, requirement.measure) == measures.end()) {
            measures.push_back(requirement.measure);
        }
    }
    return measures;
}

/// The value that decides on the first requirement of a measure.
std::string measureCell(const CheckedFile& file, Measure measure) {
    const auto verdict = std::ranges::find_if(
        file.verdicts, [&](const Verdict& each) { return each.requirement.measure == measure; });
    return verdict->outcome == Outcome::NotMeasured ? "-" : measuredText(measure, verdict->found.value);
}

std::string checkTable(const CheckRun& run) {
    const std::vector<Measure> measures = measuresOf(run);
    std::vector<std::vector<std::string>> rows{{"file", "result"}};
    for (const Measure measure : measures) {
        rows.front().emplace_back(rowOf(measure).key);
    }
    for (const CheckedFile& file : run.files) {
        std::vector<std::string> row{printable(file.file).toStdString()};
        if (file.error) {
            row.push_back("failed: " + errorText(*file.error).toStdString());
        } else {
            row.emplace_back(passed(run, file) ? "passed" : "failed");
            for (const Measure measure : measures) {
                row.push_back(measureCell(file, measure));
            }
        }
        rows.push_back(std::move(row));
    }
    return table(rows);
}

/// A line for each requirement that a file misses, and for each file without figures.
std::string missedLines(const CheckRun& run) {
    std::string text;
    for (const CheckedFile& file : run.files) {
        if (file.error) {
            text += "sinew: " + errorText(*file.error).toStdString() + "\n";
        }
        for (const Verdict& verdict : file.verdicts) {
            if (!allPassed({verdict}, run.strict)) {
                text += "sinew: " + printable(file.file).toStdString() + ": " + verdictText(verdict) + "\n";
            }
        }
    }
    return text;
}

Expected<void> addSheet(const CheckOptions& options, const CheckedFiles& all, OutputSet& outputs) {
    const QImage sheet = poseSheet(all.drawings);
    if (sheet.isNull()) {
        return fail(ErrorCode::OutOfMemory, {"picture", options.sheet});
    }
    return writePicture(sheet, QString::fromStdString(options.sheet), &outputs);
}

/// All of them take their places together.
Expected<void> writeOutputs(const CheckOptions& options, const CheckedFiles& all, Progress& progress) {
    if (!options.common.force) {
        SINEW_CHECK(checkNoInput({options.report, options.junit, options.sheet, options.page}, all.sources));
    }
    OutputSet outputs;
    if (!options.report.empty() && options.report != kStandardOutput) {
        SINEW_CHECK(outputs.add(options.report, jsonText(checkJson(all.run))));
    }
    if (!options.junit.empty()) {
        SINEW_CHECK(outputs.add(options.junit, junitXml(all.run)));
    }
    if (!options.sheet.empty()) {
        SINEW_CHECK(addSheet(options, all, outputs));
    }
    if (!options.page.empty()) {
        SINEW_TRY(const std::string page, checkPage(all.run, all.drawings));
        SINEW_CHECK(outputs.add(options.page, page));
    }
    return outputs.place(progress);
}

} // namespace

Expected<Printout> runCheck(const CheckOptions& options, Progress& progress) {
    SINEW_CHECK(checkCheckTargets(options));
    SINEW_TRY(const CheckedFiles all, measureAll(options, progress));
    SINEW_CHECK(writeOutputs(options, all, progress));
    const bool json = options.json || options.report == kStandardOutput;
    Printout printout;
    printout.result = json ? jsonText(checkJson(all.run)) : checkTable(all.run);
    printout.exitCode = passed(all.run) ? 0 : 1;
    printout.shortfall = missedLines(all.run);
    return printout;
}

} // namespace sinew
