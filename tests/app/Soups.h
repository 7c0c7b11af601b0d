#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <cstdint>
#include <random>
#include <vector>

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

/// Points and faces without any sense. Faces name points from 0, and some name none that exist.
struct Soup {
    QString kind;
    std::vector<std::array<double, 3>> points;
    std::vector<std::vector<std::uint32_t>> faces;
};

Soup randomSoup(Dice& dice);
QByteArray objOf(const Soup& soup);
QByteArray plyOf(const Soup& soup);

/// A skeleton of up to 12 joints anywhere, some outside, some in one place, now and then on a scale of its
/// own.
QByteArray randomTgf(Dice& dice);

} // namespace sinew::test
