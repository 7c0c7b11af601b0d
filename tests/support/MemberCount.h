#pragma once

#include <cstddef>
#include <utility>

namespace sinew::test {

/// Turns into whatever a member is.
struct Anything {
    template<typename T>
    operator T() const; // NOLINT(google-explicit-constructor)
};

template<typename T, std::size_t... I>
constexpr bool takes(std::index_sequence<I...> /*count*/) {
    return requires {
        T{((void)I, Anything())...};
    };
}

/// How many members an aggregate has.
template<typename T, std::size_t Count = 0>
constexpr std::size_t memberCount() {
    if constexpr (takes<T>(std::make_index_sequence<Count + 1>())) {
        return memberCount<T, Count + 1>();
    } else {
        return Count;
    }
}

} // namespace sinew::test
