#include "tests/app/support/BadInputs.h"

#include "tests/app/support/GoodFiles.h"
#include "tests/app/support/Soups.h"

namespace sinew::test {
namespace {

constexpr int kTruncations = 9;
constexpr int kBitFlips = 12;
constexpr int kSoups = 64;

QByteArray truncated(const QByteArray& bytes, Dice& dice) {
    return bytes.left(static_cast<qsizetype>(dice.below(bytes.size())));
}

/// Between one flipped bit and a few dozen.
QByteArray flippedBits(QByteArray bytes, Dice& dice) {
    const quint32 flips = 1U << dice.below(6);
    for (quint32 i = 0; i < flips; ++i) {
        const auto at = static_cast<qsizetype>(dice.below(bytes.size()));
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << dice.below(8)));
    }
    return bytes;
}

/// Half of them hit the first 200 bytes, where the headers are.
QByteArray flippedHeader(const QByteArray& bytes, Dice& dice) {
    const qsizetype length = std::min<qsizetype>(bytes.size(), 200);
    return flippedBits(bytes.left(length), dice) + bytes.mid(length);
}

template<typename Add>
void mutate(const GoodFile& file, Dice& dice, const Add& add) {
    for (int i = 0; i < kTruncations; ++i) {
        add(QString("%1 cut %2").arg(file.extension).arg(i), truncated(file.bytes, dice));
    }
    for (int i = 0; i < kBitFlips; ++i) {
        add(QString("%1 flipped %2").arg(file.extension).arg(i),
            i % 2 == 0 ? flippedBits(file.bytes, dice) : flippedHeader(file.bytes, dice));
    }
}

} // namespace

QList<BadInput> badInputs(quint32 seed) {
    Dice dice(seed);
    QList<BadInput> inputs;
    const GoodFile mesh = goodMesh();
    const GoodFile skeleton = goodSkeletons().front();
    for (const GoodFile& file : goodCharacters()) {
        mutate(file, dice, [&](const QString& name, const QByteArray& bytes) {
            inputs.append({name, file.extension, bytes, skeleton.extension, skeleton.bytes});
        });
    }
    for (const GoodFile& file : goodRiggedCharacters()) {
        mutate(file, dice, [&](const QString& name, const QByteArray& bytes) {
            inputs.append({name, file.extension, bytes, {}, {}});
        });
    }
    for (const GoodFile& file : goodSkeletons()) {
        mutate(file, dice, [&](const QString& name, const QByteArray& bytes) {
            inputs.append({name, mesh.extension, mesh.bytes, file.extension, bytes});
        });
    }
    for (int i = 0; i < kSoups; ++i) {
        const Soup soup = randomSoup(dice);
        inputs.append({QString("soup %1 of %2").arg(i).arg(soup.kind), i % 2 == 0 ? "obj" : "ply",
                       i % 2 == 0 ? objOf(soup) : plyOf(soup), "tgf", randomTgf(dice)});
    }
    return inputs;
}

} // namespace sinew::test
