#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace sinew::test {

/// A file, and what became of it with another skin.
using FilePair = std::pair<QString, QString>;

/// Path of a Python 3 that runs scripts; empty when there is none.
QString pythonProgram();

/// The JSON that a script of tests/clients/compare prints; null, and a warning, when it prints none.
QJsonValue runCompareScript(const QString& script, const QStringList& arguments);

/// What two files differ in besides their skins, told by parsers that share nothing with core/io:
/// {differences: [...], weights: [what is wrong with those of the second], vertices, weighted, changed}.
QJsonObject compareSkins(const FilePair& pair);

/// Both files in one pose with the second one's weights, by Blender or three.js; an entry a pair: {error?,
/// meshes, vertices, moved, apart}, the last two against the character's size. Blender runs once for all
/// pairs.
QJsonArray poseWithBlender(const std::vector<FilePair>& pairs);
QJsonArray poseWithThree(const std::vector<FilePair>& pairs);

/// VRM extensions of a file against the schemas of a folder: {checked: [...], problems: [...]}.
QJsonObject checkVrm(const QString& schemas, const QString& file);

/// All of an answer, for a test's message.
QByteArray told(const QJsonValue& answer);

} // namespace sinew::test

/// Skips the test, saying so, when Python is not installed.
#define SINEW_NEED_PYTHON()                                                                                  \
    if (sinew::test::pythonProgram().isEmpty()) {                                                            \
        QSKIP("Python 3 is not installed");                                                                  \
    }
