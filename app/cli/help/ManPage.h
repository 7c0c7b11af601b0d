#pragma once

#include <CLI/App.hpp>
#include <CLI/Formatter.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// One option, flag or positional argument as help, man page and completions show it.
struct OptionRow {
    std::vector<std::string> names;   ///< "-o", "--output"; of a positional argument its name
    std::string value;                ///< what stands behind it in help, "FILE"; empty: a flag
    std::string text;                 ///< its help
    std::string group;                ///< heading it stands under
    std::vector<std::string> choices; ///< words it can take; empty: any
    bool file = false;                ///< it can take the name of a file
    bool repeats = false;
};

struct CommandRow {
    std::string name; ///< empty: the program itself
    std::string text;
    std::string footer; ///< examples and formats, its lines as they are
    std::vector<OptionRow> positionals;
    std::vector<OptionRow> options;
};

/// Everything the command line takes: the program first, then its commands in the order of the help. Made
/// from the declarations that the parser itself uses, so nothing can be missing.
std::vector<CommandRow> optionTable(CLI::App& app);

/// Whether it takes the name of a file or folder.
bool takesFile(const CLI::Option& option);

/// All words, something between each two.
std::string joinedWords(const std::vector<std::string>& words, const char* between);

/// Up to the first stop of a help text: enough where one line is all the room there is.
std::string firstClause(const std::string& text);

/// The manual page sinew(1) in roff, made from the option table. The same bytes on every machine.
std::string manPage(const std::vector<CommandRow>& table);

/// Help in two columns that fits 80 characters, options grouped as they were declared.
class HelpFormat : public CLI::Formatter {
public:
    std::string make_option(const CLI::Option* option, bool positional) const override;
    std::string make_group(std::string group, bool positional,
                           std::vector<const CLI::Option*> options) const override;
    std::string make_subcommand(const CLI::App* command) const override;
    std::string make_usage(const CLI::App* app, std::string name) const override;
};

/// Breaks words into lines of at most `width` characters, each but the first behind `indent` spaces.
std::string wrapped(const std::string& text, std::size_t width, std::size_t indent);

/// Scripts that let a shell complete commands, options, their words and files.
std::string bashCompletion(const std::vector<CommandRow>& table);
std::string zshCompletion(const std::vector<CommandRow>& table);
std::string fishCompletion(const std::vector<CommandRow>& table);

/// By the shell's name; nothing for one that is not known.
std::optional<std::string> completionFor(const std::string& shell, const std::vector<CommandRow>& table);

} // namespace sinew
