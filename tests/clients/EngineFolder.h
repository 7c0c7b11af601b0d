#pragma once

#include "core/skeleton/drivers/Driver.h"
#include "tests/clients/EngineCharacter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <limits>
#include <memory>
#include <optional>

namespace sinew::test {

constexpr double kEngineFrameRate = 15.0; ///< of clips for engines, at which Godot 3 samples what it imports

/// The driven character of a file: see engineCharacter. Bound where it comes without weights, as the sample
/// does. Nothing where it cannot be read.
std::optional<EngineCharacter> handDrivenCharacter(const QString& path);

/// A character in a folder of its own, for engines: a file whose first clip shows the poses, a frame each,
/// and the drivers file beside it.
class EngineFolder {
public:
    const EngineCharacter& character() const { return m_character; }
    const QString& model() const { return m_model; }
    QString drivers() const;
    QString file(const QString& name) const { return m_folder.filePath(name); }

    /// The poses and more as job.json, for the scripts of tests/clients/engines.
    QString job(QJsonObject job) const;
    /// What a script wrote of the poses.
    ShownPoses shown(const QJsonObject& answer) const;

    /// Written anew as character.glb. Null where that fails.
    static std::unique_ptr<EngineFolder> written(EngineCharacter character);
    /// What `sinew bake` makes of the character in `path`, with 12 of the poses that a bake is fitted to and
    /// judged by as its clip. It is given as FBX or GLB as it is, so that a result of that format is a
    /// patched file, and one of the other is written anew. `method` as --to has it; `ending`: "glb" or "fbx".
    /// The character is what Sinew reads of the result, with the drivers of the file beside it. Null where
    /// something fails, which is said.
    static std::unique_ptr<EngineFolder> baked(const QString& path, const QString& method,
                                               const QString& ending);

private:
    QTemporaryDir m_folder;
    EngineCharacter m_character;
    QString m_model;
};

/// How far a program's vertices are from Sinew's.
struct EngineResult {
    QString error;                                                ///< empty: the program showed all poses
    double millimetres = std::numeric_limits<double>::infinity(); ///< millimetresApart
    int driversLeft = -1; ///< of the Blender add-on, once they are removed; -1: none were added
};

/// By the clip, or by the drivers that a script of resources/engines, or the Blender add-on, evaluates.
EngineResult showInThree(const EngineFolder& files, bool clip);
EngineResult showInBlender(const EngineFolder& files, bool clip);
/// By the clip.
EngineResult showInGodot(const EngineFolder& files);

/// Path of a script of tests/clients/engines.
QString enginesScript(const QString& name);
/// A program's answer on standard output, its last line.
QJsonDocument answerOf(const QString& program, const QStringList& arguments);
/// x, y, z, w.
QJsonArray turnNumbers(const Quat& q);

} // namespace sinew::test
