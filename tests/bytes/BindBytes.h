#pragma once

#include <QByteArray>
#include <QString>

namespace sinew::test {

/// Adds a row for each character (the real ones of SINEW_TEST_MODELS and the sample) with each recipe: the
/// standard one, the paper's, and the two of its own in tests/bytes/recipes/ ("regions": regions, stiffness
/// of joints, handles, voxel edits, a refined box; "parts": rules for parts, other falloff, repairs, limits).
void addBindRows();

/// Compares a row of the record ("what resolution recipe") with what came out now: two words. With
/// SINEW_RECORD_BYTES the row is appended to the file of that name instead (tests/bytes/record.sh). Skips
/// where this machine's mathematics library rounds otherwise than the one that the record was made with.
void compareWithRecord(const QByteArray& row, const QByteArray& hashes);

/// Binds the row's character with `sinew bind --resolution RESOLUTION` to a GLB and an FBX, and compares the
/// SHA-256 of both files with tests/bytes/hashes.txt. Skips where the model is absent, and two of the four
/// recipes at resolution "auto", minutes of work, unless SINEW_ALL_BYTES is set.
void bindsToTheSameBytes(const QString& resolution);

} // namespace sinew::test
