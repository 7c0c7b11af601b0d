#include "app/cli/pose/JointDeformText.h"

#include "app/recipe/Names.h"

#include <charconv>
#include <string_view>

namespace sinew {
namespace {

constexpr Names<JointOperator, 3> kOperatorNames{
    {{"crease", JointOperator::Union}, {"blend", JointOperator::Blend}, {"bulge", JointOperator::Bulge}}};

std::optional<float> amountIn(std::string_view word) {
    float value = 0.0F;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
    const bool good = problem == std::errc() && end == word.data() + word.size();
    return good && value >= 0.0F && value <= 1.0F ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<JointOperatorText> parseJointOperator(const std::string& text) {
    const std::size_t equals = text.rfind('=');
    if (equals == std::string::npos || equals == 0) {
        return std::nullopt;
    }
    JointOperatorText result{text.substr(0, equals), JointOperator::Union, std::nullopt};
    std::string_view word = std::string_view(text).substr(equals + 1);
    if (const std::size_t colon = word.find(':'); colon != std::string_view::npos) {
        result.opening = amountIn(word.substr(colon + 1));
        if (!result.opening) {
            return std::nullopt;
        }
        word = word.substr(0, colon);
    }
    const auto* found =
        std::ranges::find_if(kOperatorNames, [&](const auto& entry) { return word == entry.first; });
    if (found == kOperatorNames.end()) {
        return std::nullopt;
    }
    result.how = found->second;
    return result;
}

std::optional<DualShareText> parseDualShare(const std::string& text) {
    const std::size_t equals = text.rfind('=');
    const bool all = equals == std::string::npos;
    const std::optional<float> value = amountIn(std::string_view(text).substr(all ? 0 : equals + 1));
    if (!value || equals == 0) {
        return std::nullopt;
    }
    return DualShareText{all ? std::nullopt : std::optional(text.substr(0, equals)), *value};
}

} // namespace sinew
