#include "app/cli/batch/BatchCommand.h"

#include "app/cli/terminal/Printout.h"
#include "app/text/Numbers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kMaxCounted = 100; ///< exit codes beyond mean other things to a shell

/// The same in every language, for programs and for the table.
const char* stateName(BatchState state) {
    switch (state) {
    case BatchState::Open:
        return "open";
    case BatchState::Skipped:
        return "skipped";
    case BatchState::Done:
        return "done";
    case BatchState::Running:
        return "running";
    case BatchState::Failed:
        break;
    }
    return "failed";
}

std::string secondsText(double seconds) {
    return numberText(seconds) + " s";
}

/// In one line, whatever is in it.
std::string shownName(const BatchRow& row) {
    return printable(row.input.filename().string()).toStdString();
}

std::vector<std::string> batchCells(const BatchRow& row) {
    const std::string name = shownName(row);
    if (row.state == BatchState::Failed) {
        return {name, "failed: " + row.error};
    }
    if (row.state == BatchState::Open) {
        return {name, stateName(row.state), "", "", ""};
    }
    return {name, stateName(row.state), std::to_string(row.vertices), std::to_string(row.warnings),
            secondsText(row.seconds)};
}

std::size_t rejectedOf(const std::vector<BatchRow>& rows) {
    return static_cast<std::size_t>(std::ranges::count(rows, true, &BatchRow::rejected));
}

/// ": 3 done, 2 failed, 1 of them by a requirement".
std::string countsText(const std::vector<BatchRow>& rows) {
    std::string counts;
    for (const BatchState state :
         {BatchState::Done, BatchState::Skipped, BatchState::Failed, BatchState::Open}) {
        const std::size_t count = countOf(rows, state);
        if (count > 0) {
            counts += (counts.empty() ? ": " : ", ") + std::to_string(count) + " " + stateName(state);
        }
        if (state == BatchState::Failed && rejectedOf(rows) > 0) {
            counts += ", " + std::to_string(rejectedOf(rows)) + " of them by a requirement";
        }
    }
    return counts;
}

} // namespace

std::size_t countOf(const std::vector<BatchRow>& rows, BatchState state) {
    return static_cast<std::size_t>(std::ranges::count(rows, state, &BatchRow::state));
}

std::string batchLine(const BatchRow& row, std::size_t number, std::size_t count) {
    std::string text =
        "[" + std::to_string(number) + "/" + std::to_string(count) + "] " + shownName(row) + ": ";
    switch (row.state) {
    case BatchState::Skipped:
        return text + "skipped, it is done already";
    case BatchState::Failed:
        return text + "failed: " + row.error;
    default:
        return text + stateName(row.state) + ", " + secondsText(row.seconds);
    }
}

std::string batchTable(const std::vector<BatchRow>& rows) {
    std::vector<std::vector<std::string>> cells{{"file", "state", "vertices", "warnings", "time"}};
    cells.reserve(rows.size());
    for (const BatchRow& row : rows) {
        cells.push_back(batchCells(row));
    }
    if (rows.empty()) {
        return "No file of the batch belongs to this shard.\n";
    }
    return table(cells) + countText(rows.size(), "file", "files") + countsText(rows) + "\n";
}

nlohmann::ordered_json batchJson(const std::vector<BatchRow>& rows, const BatchSettings& settings) {
    nlohmann::ordered_json files = nlohmann::ordered_json::array();
    for (const BatchRow& row : rows) {
        files.push_back({{"input", row.input.string()},
                         {"output", row.output.string()},
                         {"state", stateName(row.state)},
                         {"vertices", row.vertices},
                         {"warnings", row.warnings},
                         {"seconds", row.seconds},
                         {"rejected", row.rejected},
                         {"error", row.error}});
    }
    return {{"sinewBatch", 1},
            {"version", SINEW_VERSION},
            {"recipe", settings.recipe},
            {"done", countOf(rows, BatchState::Done)},
            {"skipped", countOf(rows, BatchState::Skipped)},
            {"failed", countOf(rows, BatchState::Failed)},
            {"rejected", rejectedOf(rows)},
            {"open", countOf(rows, BatchState::Open)},
            {"files", std::move(files)}};
}

int batchExitCode(std::size_t failed) {
    return static_cast<int>(std::min(failed, kMaxCounted + 1));
}

} // namespace sinew
