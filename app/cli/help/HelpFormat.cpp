#include "app/cli/help/HelpFormat.h"

#include <sstream>

namespace sinew {
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
