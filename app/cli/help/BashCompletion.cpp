#include "app/cli/help/Completions.h"

namespace sinew {
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

} // namespace sinew
