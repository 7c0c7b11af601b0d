#pragma once

#include "app/cli/terminal/TerminalProgress.h"
#include "app/recipe/FieldReader.h"
#include "app/text/Numbers.h"

#include <CLI/App.hpp>
#include <CLI/Error.hpp>
#include <CLI/Validators.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace sinew {

/// Checks of option values whose messages say what can be given.
CLI::Validator between(double smallest, double largest);
CLI::Validator powerOfTwo(std::int64_t smallest, std::int64_t largest);
/// A whole number from 1, or "all", which becomes 0.
CLI::Validator numberOrAll(std::int64_t largest);

/// "text (default value)".
std::string byDefault(const std::string& text, const std::string& value);

/// The words an option can take are the name of its check, so that completions can offer them: "lbs|dqs".
template<typename T, std::size_t N>
std::string choicesOf(const Names<T, N>& names) {
    std::string choices;
    for (const auto& [name, meaning] : names) {
        choices += choices.empty() ? "" : "|";
        choices += name;
    }
    return choices;
}

/// Turns a name into the number of its enumerator, the form in which the option takes it.
template<typename T, std::size_t N>
CLI::Validator namesOf(const Names<T, N>& names) {
    return CLI::Validator(
        [&names](std::string& word) {
            for (const auto& [name, meaning] : names) {
                if (word == name) {
                    word = std::to_string(static_cast<int>(meaning));
                    return std::string();
                }
            }
            return "choose " + listOf(names) + ", not " + word;
        },
        "", choicesOf(names));
}

/// What every command takes.
struct CommonOptions {
    int threads = 0;    ///< 0: all the machine has
    bool quiet = false; ///< no summary, no progress, no warnings
    bool force = false; ///< write over what is read
    ProgressForm progress = ProgressForm::Line;
    std::vector<std::string> textureFolders; ///< where pictures outside of the model's folder may lie
};

/// Whether a command writes files that could be in the way of others.
enum class Writes { Nothing, Files };

void addCommonOptions(CLI::App& command, CommonOptions& options, Writes writes,
                      const char* group = "Options");

} // namespace sinew
