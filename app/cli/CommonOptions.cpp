#include "app/cli/CommonOptions.h"

#include <CLI/Option.hpp>

#include <bit>
#include <charconv>

namespace sinew {
namespace {

/// Whether a whole word is one number.
template<typename T>
bool parse(const std::string& word, T& value) {
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
    return problem == std::errc() && end == word.data() + word.size();
}

} // namespace

std::string byDefault(const std::string& text, const std::string& value) {
    return text + " (default " + value + ")";
}

CLI::Validator between(double smallest, double largest) {
    return CLI::Validator(
        [smallest, largest](std::string& word) {
            double value = 0.0;
            if (parse(word, value) && value >= smallest && value <= largest) {
                return std::string();
            }
            return "choose a number from " + exactText(smallest) + " to " + exactText(largest) + ", not " +
                   word;
        },
        "");
}

CLI::Validator powerOfTwo(std::int64_t smallest, std::int64_t largest) {
    std::string choices;
    for (std::int64_t n = smallest; n <= largest; n *= 2) {
        choices += (choices.empty() ? "" : "|") + std::to_string(n);
    }
    return CLI::Validator(
        [smallest, largest](std::string& word) {
            std::int64_t value = 0;
            if (parse(word, value) && value >= smallest && value <= largest &&
                std::has_single_bit(static_cast<std::uint64_t>(value))) {
                return std::string();
            }
            std::string list;
            for (std::int64_t n = smallest; n <= largest; n *= 2) {
                list += (list.empty() ? "" : (n == largest ? " or " : ", ")) + std::to_string(n);
            }
            return "choose " + list + ", not " + word;
        },
        "", choices);
}

CLI::Validator numberOrAll(std::int64_t largest) {
    return CLI::Validator(
        [largest](std::string& word) {
            std::int64_t value = 0;
            if (word == "all") {
                word = "0";
                return std::string();
            }
            if (parse(word, value) && value >= 1 && value <= largest) {
                return std::string();
            }
            return "choose 1 to " + std::to_string(largest) + " or all, not " + word;
        },
        "");
}

namespace {

constexpr Names<ProgressForm, 2> kProgressNames{{{"line", ProgressForm::Line}, {"json", ProgressForm::Json}}};

} // namespace

void addCommonOptions(CLI::App& command, CommonOptions& options, Writes writes, const char* group) {
    command
        .add_option("--threads", options.threads,
                    "Number of threads; it does not change the result (default 0: one for each core)")
        ->check(between(0, 256))
        ->option_text("N")
        ->group(group);
    command
        .add_option("--textures", options.textureFolders,
                    "Read textures and material files outside the model's folder from this folder, too "
                    "(default: only from the model's folder and below it; glTF never names others). Several "
                    "folders: --textures again")
        ->check(CLI::ExistingDirectory)
        ->allow_extra_args(false)
        ->option_text("DIR")
        ->group(group);
    command
        .add_option("--progress", options.progress,
                    byDefault("How progress is shown on standard error: line, one that is redrawn, on a "
                              "terminal alone; json, for programs: a line for each step, also with --quiet, "
                              "with stage, text and fraction from 0 to 1",
                              "line"))
        ->transform(namesOf(kProgressNames))
        ->option_text("line|json")
        ->group(group);
    command
        .add_flag(
            "-q,--quiet", options.quiet,
            "Print only errors and requested output: no summary, progress or warnings (default: all three)")
        ->group(group);
    if (writes == Writes::Files) {
        command
            .add_flag("-f,--force", options.force,
                      "Overwrite input files, and files beside a .gltf that do not belong to it (default: "
                      "refuse; an "
                      "existing output is replaced)")
            ->group(group);
    }
}

} // namespace sinew
