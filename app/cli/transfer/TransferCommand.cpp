#include "app/cli/transfer/TransferCommand.h"

#include "app/cli/ReadInput.h"
#include "app/cli/SaveOutput.h"
#include "app/cli/Targets.h"
#include "app/cli/transfer/TransferReport.h"
#include "app/files/FileHash.h"
#include "app/files/Overwriting.h"
#include "app/report/BindReportJson.h"
#include "app/text/FormatText.h"
#include "core/io/ExportScene.h"
#include "core/io/patch/SaveScene.h"
#include "core/skeleton/NearestName.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace sinew {
namespace {

constexpr const char* kPrinted = "-";

std::vector<std::string> transferTargets(const TransferOptions& options) {
    return {options.output, options.report};
}

std::vector<std::string> transferInputs(const TransferOptions& options) {
    return {options.from, options.to, options.choices.jointTable};
}

/// Before anything is read.
Expected<void> checkTransferTargets(const TransferOptions& options) {
    std::vector<std::string> extensions;
    for (const FormatLabel& format : savedFormats()) {
        for (const QString& extension : format.extensions) {
            extensions.push_back(extension.toStdString());
        }
    }
    Expected<void> checked = checkTarget(options.output, extensions);
    if (checked && !options.report.empty() && options.report != kPrinted) {
        checked = checkTarget(options.report);
    }
    if (checked && !options.common.force) {
        checked = checkNoInput(transferTargets(options), transferInputs(options));
    }
    return checked;
}

ExportSettings transferExport(const TransferOptions& options, const Scene& to) {
    ExportSettings settings;
    settings.replaceSideFiles = options.common.force;
    settings.rebuild = options.rebuild;
    settings.maxInfluences = static_cast<std::size_t>(options.choices.settings.maxInfluences);
    settings.vrm = vrmSettings(options.vrm);
    const std::vector<std::string> sources = filesBehind(to, transferInputs(options));
    settings.sources.assign(sources.begin(), sources.end());
    return settings;
}

/// Once the character is known: neither may what it names be written over, nor what stands beside the output.
Expected<void> checkTransferSources(const TransferOptions& options, const Scene& to,
                                    const ExportSettings& settings) {
    const std::vector<std::string> targets = transferTargets(options);
    Expected<void> checked;
    if (!options.common.force) {
        checked = checkNoInput(targets, filesBehind(to, transferInputs(options)));
    }
    if (checked) {
        checked = checkNoClash(targets, {options.output}, to, settings);
    }
    return checked ? checkSaved(to, to.sourceFile, options.output, settings) : checked;
}

Expected<ImportedScene> readWeighted(const std::string& file, const std::vector<std::string>& textureFolders,
                                     Progress& progress) {
    Expected<ImportedScene> imported = readInput(file, {}, textureFolders, progress);
    if (imported && imported->scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {file});
    }
    if (imported && std::ranges::none_of(imported->scene.parts,
                                         [](const Part& part) { return part.weights != nullptr; })) {
        return fail(ErrorCode::NoWeights, {file});
    }
    return imported;
}

/// The file that gets weights, on the skeleton of the first where it has none.
Expected<ImportedScene> readReceiver(const TransferOptions& options, Progress& progress) {
    Expected<ImportedScene> imported = readInput(options.to, {}, options.common.textureFolders, progress);
    return imported && imported->scene.skeleton.empty()
               ? readInput(options.to, options.from, options.common.textureFolders, progress)
               : imported;
}

TransferChoices transferChoices(const TransferOptions& options) {
    TransferChoices choices = options.choices;
    choices.settings.reach = options.distance / 100.0;
    return choices;
}

/// A mistyped joint of --joints: which one was probably meant.
Error withSuggestion(Error error, const Skeleton& skeleton) {
    if (error.code == ErrorCode::JointUnknown && error.arguments.back() == "--joints") {
        return jointUnknown(error.arguments.front(), "--joints", skeleton);
    }
    return error;
}

/// `sha256`: of TO when it was read.
Expected<void> writeTransferred(TransferRun& run, const ExportSettings& settings, const std::string& sha256,
                                OutputSet& outputs, Progress& progress) {
    Expected<SavedOutput> saved = saveOutput(run.to, sha256, run.options.output, settings, outputs, progress);
    if (!saved) {
        return fail(saved.error());
    }
    if (saved->kept) {
        dropLosses(run.notices);
    }
    append(run.notices, saved->notices);
    run.outputs = std::move(saved->files);
    return {};
}

Expected<Printout> printTransfer(const TransferRun& run, OutputSet& outputs) {
    Printout printout;
    printout.issues = issuesOf(run.notices);
    printout.metersPerUnit = run.to.metersPerUnit;
    if (run.options.report == kPrinted) {
        printout.result = jsonText(transferJson(run));
        return printout;
    }
    if (!run.options.report.empty()) {
        if (const Expected<void> written = outputs.add(run.options.report, jsonText(transferJson(run)));
            !written) {
            return fail(written.error());
        }
    }
    printout.summary = transferSummary(run) + lossLines(run.notices);
    return printout;
}

} // namespace

Expected<Printout> runTransfer(const TransferOptions& options, Progress& progress) {
    if (const Expected<void> checked = checkTransferTargets(options); !checked) {
        return fail(checked.error());
    }
    Expected<ImportedScene> from = readWeighted(options.from, options.common.textureFolders, progress);
    if (!from) {
        return fail(from.error());
    }
    Expected<ImportedScene> to = readReceiver(options, progress);
    if (!to) {
        return fail(to.error());
    }
    const std::string sha256 = fileSha256(options.to).value_or(std::string());
    const ExportSettings settings = transferExport(options, to->scene);
    if (const Expected<void> checked = checkTransferSources(options, to->scene, settings); !checked) {
        return fail(checked.error());
    }
    Expected<SceneTransfer> outcome =
        transferBetween(from->scene, to->scene, transferChoices(options), progress);
    if (!outcome) {
        return fail(withSuggestion(outcome.error(), to->scene.skeleton));
    }
    TransferRun run{
        options, std::move(from->scene), std::move(to->scene), std::move(*outcome), std::move(to->notices),
        {}};
    append(run.notices, run.outcome.transfer.notices);
    const PartWeights weights = weightsAfter(run.to, run.outcome);
    for (std::size_t part = 0; part < weights.size(); ++part) {
        run.to.parts[part].weights = weights[part];
    }
    OutputSet outputs;
    if (const Expected<void> written = writeTransferred(run, settings, sha256, outputs, progress); !written) {
        return fail(written.error());
    }
    Expected<Printout> printout = printTransfer(run, outputs);
    const Expected<void> placed = printout ? outputs.place(progress) : fail(printout.error());
    return placed ? printout : fail(placed.error());
}

} // namespace sinew
