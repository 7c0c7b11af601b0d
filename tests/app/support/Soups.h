#pragma once

#include "tests/support/Dice.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace sinew::test {

/// Points and faces without any sense. Faces name points from 0, and some name none that exist.
struct Soup {
    QString kind;
    std::vector<std::array<double, 3>> vertices;
    std::vector<std::vector<std::uint32_t>> faces;
};

Soup randomSoup(Dice& dice);
QByteArray objOf(const Soup& soup);
QByteArray plyOf(const Soup& soup);

/// A skeleton of up to 12 joints anywhere, some outside, some in one place, now and then on a scale of its
/// own.
QByteArray randomTgf(Dice& dice);

} // namespace sinew::test
