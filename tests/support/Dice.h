#pragma once

#include <cstdint>
#include <random>

namespace sinew::test {

/// Random numbers that are the same on every machine (the standard's distributions need not be).
class Dice {
public:
    explicit Dice(std::uint32_t seed)
        : m_engine(seed) {}
    template<typename T>
    std::uint32_t below(T end) {
        return end > 0 ? static_cast<std::uint32_t>(m_engine()) % static_cast<std::uint32_t>(end) : 0;
    }
    /// From -1 to 1.
    double number() { return static_cast<double>(m_engine()) / 2147483647.5 - 1.0; }

private:
    std::mt19937 m_engine;
};

} // namespace sinew::test
