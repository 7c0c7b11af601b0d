#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace sinew::test {

/// One input nobody should have to bind.
struct BadInput {
    QString name;      ///< says how it was made
    QString extension; ///< of the character
    QByteArray character;
    QString skeletonExtension; ///< empty: no second file
    QByteArray skeleton;
};

/// Soups, truncations and bit flips of every format, the same ones every time from the same seed.
QList<BadInput> badInputs(quint32 seed);

} // namespace sinew::test
