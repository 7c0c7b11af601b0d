#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace sinew {

/// The words for choices, the same on the command line, in recipes and in reports.
template<typename T, std::size_t N>
using Names = std::array<std::pair<const char*, T>, N>;

template<typename T, std::size_t N>
const char* nameOf(const Names<T, N>& names, T value) {
    return std::ranges::find(names, value, [](const auto& entry) { return entry.second; })->first;
}

/// What a word stands for; nothing where it is none of the names.
template<typename T, std::size_t N>
std::optional<T> valueOf(const Names<T, N>& names, std::string_view word) {
    const auto* entry =
        std::ranges::find(names, word, [](const auto& e) { return std::string_view(e.first); });
    return entry == names.end() ? std::nullopt : std::optional(entry->second);
}

/// All the words, "a, b or c".
template<typename T, std::size_t N>
std::string listOf(const Names<T, N>& names) {
    std::string list;
    for (std::size_t i = 0; i < N; ++i) {
        list += i == 0 ? "" : (i + 1 == N ? " or " : ", ");
        list += names[i].first;
    }
    return list;
}

} // namespace sinew
