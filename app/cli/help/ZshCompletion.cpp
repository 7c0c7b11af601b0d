#include "app/cli/help/Completions.h"

namespace sinew {
namespace {

/// Inside single quotes, where _arguments reads brackets and colons as its own.
std::string zshText(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\'') {
            result += "'\\''";
        } else {
            if (c == '[' || c == ']' || c == ':' || c == '\\') {
                result += '\\';
            }
            result += c;
        }
    }
    return result;
}

/// ":FILE:_files", ":NAME:(lbs dqs)", ":N: ".
std::string zshValue(const OptionRow& row) {
    if (row.value.empty()) {
        return {};
    }
    const std::string head = ":" + zshText(row.value) + ":";
    if (!row.choices.empty() && row.file) {
        return head + "{_alternative \"words:word:(" + joinedWords(row.choices, " ") +
               ")\" \"files:file:_files\"}";
    }
    if (!row.choices.empty()) {
        return head + "(" + joinedWords(row.choices, " ") + ")";
    }
    return head + (row.file ? "_files" : " ");
}

/// '(-o --output)'{-o,--output}'[Rigged file to write]:FILE:_files'
std::string zshOption(const OptionRow& row) {
    const std::string tail = "'[" + zshText(firstClause(row.text)) + "]" + zshValue(row) + "'";
    const std::string names =
        row.names.size() > 1 ? "{" + joinedWords(row.names, ",") + "}" : row.names.front();
    if (row.repeats) {
        return "'*'" + names + tail;
    }
    return (row.names.size() > 1 ? "'(" + joinedWords(row.names, " ") + ")'" : "") + names + tail;
}

std::string zshCase(const CommandRow& command) {
    std::string text = "        " + command.name + ")\n            _arguments";
    for (const OptionRow& row : command.options) {
        text += " \\\n                " + zshOption(row);
    }
    for (const OptionRow& row : command.positionals) {
        text += " \\\n                '" + zshValue(row) + "'";
    }
    return text + "\n            ;;\n";
}

} // namespace

std::string zshCompletion(const std::vector<CommandRow>& table) {
    std::string text =
        "#compdef sinew\n# Completion of sinew for zsh, made by sinew completions zsh.\n\n"
        "_sinew() {\n    local curcontext=\"$curcontext\" state line\n    typeset -A opt_args\n"
        "    _arguments -C";
    for (const OptionRow& row : table.front().options) {
        text += " \\\n        " + zshOption(row);
    }
    text += " \\\n        '1: :->command' \\\n        '*:: :->rest'\n    case $state in\n    command)\n"
            "        local -a commands\n        commands=(\n";
    for (std::size_t i = 1; i < table.size(); ++i) {
        text += "            '" + table[i].name + ":" + zshText(firstClause(table[i].text)) + "'\n";
    }
    text += "        )\n        _describe -t commands command commands\n        _files\n        ;;\n"
            "    rest)\n        case $words[1] in\n";
    for (std::size_t i = 1; i < table.size(); ++i) {
        text += zshCase(table[i]);
    }
    return text + "        esac\n        ;;\n    esac\n}\n\n_sinew \"$@\"\n";
}

} // namespace sinew
