#include "app/cli/help/Completions.h"

namespace sinew {
namespace {

std::string fishQuoted(const std::string& text) {
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') {
            result += '\\';
        }
        result += c;
    }
    return result + "'";
}

/// What may stand behind an option: files, words, or something to be typed.
std::string fishValue(const OptionRow& row) {
    if (row.value.empty()) {
        return {};
    }
    std::string words;
    for (const std::string& choice : row.choices) {
        words += (words.empty() ? "" : " ") + choice;
    }
    return (row.file ? std::string(" -r -F") : std::string(" -x")) +
           (words.empty() ? std::string() : " -a " + fishQuoted(words));
}

std::string fishOption(const std::string& condition, const OptionRow& row) {
    std::string line = "complete -c sinew -n " + fishQuoted(condition);
    for (const std::string& name : row.names) {
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    return line + fishValue(row) + " -d " + fishQuoted(firstClause(row.text)) + "\n";
}

} // namespace

std::string fishCompletion(const std::vector<CommandRow>& table) {
    const std::string none = "__fish_use_subcommand";
    std::string text = "# Completion of sinew for fish, made by sinew completions fish.\n\n";
    for (const OptionRow& row : table.front().options) {
        text += fishOption(none, row);
    }
    for (std::size_t i = 1; i < table.size(); ++i) {
        const CommandRow& command = table[i];
        const std::string here = "__fish_seen_subcommand_from " + command.name;
        text += "\ncomplete -c sinew -n " + fishQuoted(none) + " -a " + command.name + " -d " +
                fishQuoted(firstClause(command.text)) + "\n";
        for (const OptionRow& row : command.options) {
            text += fishOption(here, row);
        }
        for (const OptionRow& row : command.positionals) {
            if (!row.choices.empty()) {
                text += "complete -c sinew -n " + fishQuoted(here) + fishValue(row) + "\n";
            }
        }
    }
    return text;
}

} // namespace sinew
