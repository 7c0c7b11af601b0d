#pragma once

#include <CLI/App.hpp>
#include <CLI/Formatter.hpp>

#include <string>
#include <vector>

namespace sinew {

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

} // namespace sinew
