#include "app/cli/help/ManPage.h"

namespace sinew {

std::optional<std::string> completionFor(const std::string& shell, const std::vector<CommandRow>& table) {
    if (shell == "bash") {
        return bashCompletion(table);
    }
    if (shell == "zsh") {
        return zshCompletion(table);
    }
    return shell == "fish" ? std::optional(fishCompletion(table)) : std::nullopt;
}

namespace {

const char* const kBashHead = R"(# Completion of sinew for bash, made by sinew completions bash.

_sinew_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur"); }

_sinew_files() {
    compopt -o filenames 2>/dev/null
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$cur")
}

_sinew() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=
    ((COMP_CWORD > 0)) && prev=${COMP_WORDS[COMP_CWORD - 1]}
    # --option=value comes as three words.
    [[ $cur == = ]] && cur=
    [[ $prev == = ]] && ((COMP_CWORD > 1)) && prev=${COMP_WORDS[COMP_CWORD - 2]}
    COMPREPLY=()
)";

const char* const kBashTail = R"(    _sinew_files
}

complete -F _sinew sinew
)";

std::vector<std::string> optionNamesOf(const std::vector<OptionRow>& rows) {
    std::vector<std::string> names;
    for (const OptionRow& row : rows) {
        names.insert(names.end(), row.names.begin(), row.names.end());
    }
    return names;
}

/// What may stand behind an option.
std::string bashValueCase(const OptionRow& row) {
    if (row.value.empty()) {
        return {};
    }
    std::string text = "        " + joinedWords(row.names, " | ") + ")\n";
    if (!row.choices.empty()) {
        text += "            _sinew_words \"" + joinedWords(row.choices, " ") + "\"\n";
    }
    if (row.file) {
        text += "            _sinew_files\n";
    }
    return text + "            return\n            ;;\n";
}

std::string bashCase(const CommandRow& command) {
    std::string text = "    " + command.name + ")\n        case $prev in\n";
    for (const OptionRow& row : command.options) {
        text += bashValueCase(row);
    }
    text += "        esac\n        if [[ $cur == -* ]]; then\n            _sinew_words \"" +
            joinedWords(optionNamesOf(command.options), " ") + "\"\n            return\n        fi\n";
    for (const OptionRow& row : command.positionals) {
        if (!row.choices.empty()) {
            text += "        _sinew_words \"" + joinedWords(row.choices, " ") + "\"\n        return\n";
        }
    }
    return text + "        ;;\n";
}

} // namespace

std::string bashCompletion(const std::vector<CommandRow>& table) {
    std::vector<std::string> first;
    first.reserve(table.size());
    for (std::size_t i = 1; i < table.size(); ++i) {
        first.push_back(table[i].name);
    }
    const std::vector<std::string> options = optionNamesOf(table.front().options);
    first.insert(first.end(), options.begin(), options.end());
    std::string text = std::string(kBashHead) + "    if ((COMP_CWORD == 1)); then\n        _sinew_words \"" +
                       joinedWords(first, " ") + "\"\n        _sinew_files\n        return\n    fi\n" +
                       "    case ${COMP_WORDS[1]} in\n";
    for (std::size_t i = 1; i < table.size(); ++i) {
        text += bashCase(table[i]);
    }
    return text + "    esac\n" + kBashTail;
}

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
