#include "app/cli/help/ManPage.h"

#include <sstream>

namespace sinew {
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

} // namespace sinew
