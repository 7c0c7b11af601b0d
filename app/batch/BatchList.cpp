#include "app/batch/Batch.h"

#include "app/batch/BatchArguments.h"
#include "app/batch/ExpectedCost.h"
#include "app/recipe/Recipe.h"
#include "app/report/BindReportJson.h"
#include "core/base/platform/Process.h"

#include <QString>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

/// Whether a word would break a list of lines: quotes do not protect a line feed there. Other control
/// characters make a list that cannot be looked through.
bool hasControls(const std::string& word) {
    return std::ranges::any_of(QString::fromStdString(word), [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
               c.category() == QChar::Separator_Paragraph;
    });
}

std::string shellCommand(const std::vector<std::string>& words) {
    std::string command;
    for (const std::string& word : words) {
        command += (command.empty() ? "" : " ") + shellWord(word);
    }
    return command;
}

bool isOpen(const BatchRow& row) {
    return row.state != BatchState::Skipped && row.state != BatchState::Done;
}

} // namespace

BatchList batchCommands(const std::vector<BatchRow>& rows, const BatchSettings& settings, ListForm form) {
    BatchList list;
    for (const BatchRow& row : rows) {
        if (!isOpen(row)) {
            continue;
        }
        const std::vector<std::string> words = listedWords(row, settings);
        const auto broken = std::ranges::find_if(words, hasControls);
        if (form == ListForm::Lines && broken != words.end()) {
            list.refused.push_back(*broken);
            continue;
        }
        list.commands += shellCommand(words) + (form == ListForm::Lines ? '\n' : '\0');
    }
    return list;
}

Expected<BatchList> batchCommandsJson(const std::vector<BatchRow>& rows, const BatchSettings& settings) {
    SINEW_TRY(const Recipe recipe,
              settings.recipe.empty() ? Expected<Recipe>(Recipe()) : readRecipe(settings.recipe));
    BatchList list;
    nlohmann::ordered_json commands = nlohmann::ordered_json::array();
    for (const BatchRow& row : rows) {
        if (!isOpen(row)) {
            continue;
        }
        std::vector<std::string> words = listedWords(row, settings);
        if (const auto broken = std::ranges::find_if_not(words, isText); broken != words.end()) {
            list.refused.push_back(*broken);
            continue;
        }
        const ExpectedCost cost = expectedCost(row.input, settings.read, recipe.bind);
        commands.push_back({{"command", std::move(words)},
                            {"input", row.input.string()},
                            {"output", row.output.string()},
                            {"seconds", cost.seconds},
                            {"memoryBytes", cost.memoryBytes}});
    }
    list.commands = jsonText(commands);
    return list;
}

} // namespace sinew
