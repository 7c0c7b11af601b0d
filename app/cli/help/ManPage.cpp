#include "app/cli/help/ManPage.h"

#include <CLI/Option.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>
#include <string_view>

namespace sinew {
namespace {

std::vector<std::string> splitWords(const std::string& text, char sign) {
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; std::getline(stream, word, sign);) {
        words.push_back(word);
    }
    return words;
}

/// The words that the option's check is named after.
std::vector<std::string> checkedWords(CLI::Option& option) {
    try {
        for (int i = 0;; ++i) {
            const std::string& words = option.get_validator(i)->get_name();
            if (!words.empty()) {
                return splitWords(words, '|');
            }
        }
    } catch (const CLI::OptionNotFound&) {
        return {}; // nothing is checked
    }
}

bool isWord(const std::string& text) {
    return !text.empty() && std::ranges::all_of(text, [](unsigned char c) {
        return std::islower(c) != 0 || std::isdigit(c) != 0 || c == '-';
    });
}

/// Words in lower case in "all|deforming|FILE".
std::vector<std::string> shownWords(const std::string& value) {
    std::vector<std::string> words = splitWords(value, '|');
    std::erase_if(words, [](const std::string& word) { return !isWord(word); });
    return words;
}

std::string shownValue(const CLI::Option& option) {
    return option.get_positional()               ? option.get_name(true, false)
           : option.get_items_expected_max() > 0 ? option.get_option_text()
                                                 : "";
}

OptionRow optionRow(CLI::Option& option) {
    OptionRow row;
    if (option.get_positional()) {
        row.names = {option.get_name(true, false)};
    } else {
        for (const std::string& name : option.get_snames()) {
            row.names.push_back("-" + name);
        }
        for (const std::string& name : option.get_lnames()) {
            row.names.push_back("--" + name);
        }
    }
    row.value = shownValue(option);
    row.text = option.get_description();
    row.group = option.get_group();
    row.choices = checkedWords(option);
    if (row.choices.empty()) {
        row.choices = shownWords(row.value);
    }
    row.file = takesFile(option);
    row.repeats = option.get_items_expected_max() > 1;
    return row;
}

CommandRow commandRow(CLI::App& app) {
    CommandRow command;
    command.name = app.get_parent() == nullptr ? "" : app.get_name();
    command.text = app.get_description();
    command.footer = app.get_footer();
    for (CLI::Option* option : app.get_options([](CLI::Option*) { return true; })) {
        if (!option->get_group().empty()) { // else it is a former name, still taken
            (option->get_positional() ? command.positionals : command.options).push_back(optionRow(*option));
        }
    }
    return command;
}

} // namespace

bool takesFile(const CLI::Option& option) {
    constexpr std::array<std::string_view, 10> kFiles{"FILE",   "R.json", "PIC.png",   "POSE.json", "DIR",
                                                      "FOLDER", "IN",     "REFERENCE", "CANDIDATE", "RIGGED"};
    const std::vector<std::string> words = splitWords(shownValue(option), '|');
    return std::ranges::any_of(
        words, [&](const std::string& word) { return std::ranges::find(kFiles, word) != kFiles.end(); });
}

std::vector<CommandRow> optionTable(CLI::App& app) {
    std::vector<CommandRow> table{commandRow(app)};
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
        if (!command->get_group().empty()) { // else it is hidden
            table.push_back(commandRow(*command));
        }
    }
    return table;
}

std::string joinedWords(const std::vector<std::string>& words, const char* between) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : between) + word;
    }
    return text;
}

std::string firstClause(const std::string& text) {
    std::size_t end = text.size();
    for (const char* stop : {". ", "; ", ": ", " ("}) {
        end = std::min(end, text.find(stop));
    }
    return text.substr(0, end);
}

namespace {

/// Text as roff shows it: no character of it is a command, and a hyphen stays one that can be copied.
std::string roff(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\\') {
            result += "\\e";
        } else if (c == '-') {
            result += "\\-";
        } else {
            result += c;
        }
    }
    const bool command = !result.empty() && (result.front() == '.' || result.front() == '\'');
    return command ? "\\&" + result : result;
}

std::string bold(const std::string& text) {
    return "\\fB" + roff(text) + "\\fR";
}

std::string italic(const std::string& text) {
    return "\\fI" + roff(text) + "\\fR";
}

/// Lines that stay as they are.
std::string manExample(const std::string& text) {
    std::string result = ".EX\n";
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        result += roff(line) + "\n";
    }
    return result + ".EE\n";
}

std::string manItem(const OptionRow& row) {
    std::string names;
    for (const std::string& name : row.names) {
        names += (names.empty() ? "" : ", ") + bold(name);
    }
    if (!row.value.empty() && row.value != row.names.front()) {
        names += " " + italic(row.value);
    }
    return ".TP\n" + names + "\n" + roff(row.text) + "\n";
}

std::string manItems(const std::vector<OptionRow>& rows, const std::string& plainGroup) {
    std::string text;
    std::string group = plainGroup;
    for (const OptionRow& row : rows) {
        if (row.group != group) {
            group = row.group;
            text += ".PP\n" + bold(group) + "\n";
        }
        text += manItem(row);
    }
    return text;
}

std::string manSynopsis(const CommandRow& command) {
    std::string line = bold("sinew " + command.name);
    for (const OptionRow& row : command.positionals) {
        line += ' ';
        line += italic(row.value);
    }
    return line + " [" + italic("options") + "]\n";
}

std::string manSection(const CommandRow& command) {
    return ".SS sinew " + roff(command.name) + "\n" + roff(command.text) + ".\n.PP\n" + manSynopsis(command) +
           manItems(command.positionals,
                    command.positionals.empty() ? "" : command.positionals.front().group) +
           manItems(command.options, "") +
           (command.footer.empty() ? "" : ".PP\n" + manExample(command.footer));
}

} // namespace

std::string manPage(const std::vector<CommandRow>& table) {
    const CommandRow& program = table.front();
    std::string text = ".\\\" Made by sinew man from the table of its options.\n"
                       ".TH SINEW 1 \"\" \"Sinew " SINEW_VERSION "\" \"User Commands\"\n"
                       ".SH NAME\nsinew \\- bind characters to skeletons\n"
                       ".SH SYNOPSIS\n" +
                       bold("sinew") + " [" + italic("FILE") + "]\n";
    for (std::size_t i = 1; i < table.size(); ++i) {
        text += ".br\n" + manSynopsis(table[i]);
    }
    text += ".SH DESCRIPTION\n" + roff(program.text) +
            " Without a command it opens its window, with the file if one is named.\n.SH OPTIONS\n" +
            manItems(program.options, program.options.empty() ? "" : program.options.front().group) +
            ".SH COMMANDS\n";
    for (std::size_t i = 1; i < table.size(); ++i) {
        text += manSection(table[i]);
    }
    return text + ".SH \"EXAMPLES AND EXIT STATUS\"\n" + manExample(program.footer);
}

namespace {

constexpr std::size_t kPageWidth = 80;
constexpr std::size_t kRightColumn = 26;

std::string row(const std::string& left, const std::string& right) {
    std::string line = "  " + left;
    if (line.size() + 2 > kRightColumn) {
        line += "\n" + std::string(kRightColumn, ' ');
    } else {
        line.resize(kRightColumn, ' ');
    }
    return line + wrapped(right, kPageWidth - kRightColumn, kRightColumn) + "\n";
}

} // namespace

std::string wrapped(const std::string& text, std::size_t width, std::size_t indent) {
    std::istringstream words(text);
    std::string result;
    std::size_t used = 0;
    for (std::string word; words >> word;) {
        if (used > 0 && used + 1 + word.size() > width) {
            result += "\n" + std::string(indent, ' ');
            used = 0;
        } else if (used > 0) {
            result += ' ';
            ++used;
        }
        result += word;
        used += word.size();
    }
    return result;
}

std::string HelpFormat::make_option(const CLI::Option* option, bool positional) const {
    std::string left = positional ? option->get_name(true, false) : option->get_name(false, true);
    if (const std::size_t comma = left.find(','); comma != std::string::npos) {
        left.insert(comma + 1, " ");
    }
    if (!positional && !option->get_option_text().empty()) {
        left += " " + option->get_option_text();
    }
    return row(left, option->get_description());
}

std::string HelpFormat::make_group(std::string group, bool positional,
                                   std::vector<const CLI::Option*> options) const {
    std::string text = group + ":\n";
    for (const CLI::Option* option : options) {
        text += make_option(option, positional);
    }
    // Between other groups CLI11 itself leaves a line free.
    return positional ? text + "\n" : text;
}

std::string HelpFormat::make_subcommand(const CLI::App* command) const {
    return row(command->get_name(), command->get_description());
}

std::string HelpFormat::make_usage(const CLI::App* app, std::string name) const {
    if (app->get_parent() == nullptr) {
        return "\nUsage: " + name + " COMMAND ...\n\n";
    }
    std::string line = "\nUsage: " + name;
    for (const CLI::Option* option : app->get_options()) {
        if (option->get_positional()) {
            line += " " + option->get_name(true, false);
        } else if (option->get_required()) {
            line += " " + option->get_name(false, false) + " " + option->get_option_text();
        }
    }
    return line + " [options]\n\n";
}

} // namespace sinew
