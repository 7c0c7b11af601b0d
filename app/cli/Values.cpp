#include "app/cli/Values.h"

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

} // namespace sinew
