#pragma once

#include "tests/support/TestModels.h"

#include <QByteArray>
#include <QString>

namespace sinew::test {

QByteArray sha256(const QByteArray& bytes); ///< in hexadecimal

/// Path of the sample or of a real model; empty when it is absent.
QString characterPath(const QString& character);

/// Adds a row for each character: the sample and the real ones of SINEW_TEST_MODELS.
void addCharacterRows();

/// Adds a row for each character with each recipe: the
/// standard one, the paper's, and the two of its own in tests/bytes/recipes/ ("regions": regions, stiffness
/// of joints, handles, voxel edits, a refined box; "parts": rules for parts, other falloff, repairs, limits).
void addBindRows();

/// Compares a row of the record ("what resolution recipe") with what came out now: two words. With
/// SINEW_RECORD_BYTES the row is appended to the file of that name instead (tests/bytes/record.sh). Skips
/// where this machine's mathematics library rounds otherwise than the one that the record was made with.
void compareWithRecord(const QByteArray& row, const QByteArray& hashes);

/// Binds the row's character with `sinew bind --resolution RESOLUTION` to a GLB and an FBX, and compares the
/// SHA-256 of both files with tests/bytes/hashes.txt. Skips where the model is absent, and two of the four
/// recipes at resolution "auto", minutes of work, unless allModels().
void bindsToTheSameBytes(const QString& resolution);

} // namespace sinew::test

/// The row's character and its path; skips the test when the file is absent.
#define SINEW_NEED_CHARACTER(character, path)                                                                \
    QFETCH(QString, character);                                                                              \
    const QString path = sinew::test::characterPath(character);                                              \
    if ((path).isEmpty()) {                                                                                  \
        QSKIP(qPrintable(sinew::test::whyNoModel(character)));                                               \
    }
