#pragma once

#include "tests/clients/SkinComparer.h"

namespace sinew::test {

/// Empty when there is no Godot 3 that imports without a display on this machine.
QString godotProgram();

/// Both files in one pose with the second one's weights, by Godot, which imports all in one run. An entry a
/// pair: {error?, meshes, added, vertices, weighted, bones, surfaces, disordered, moved, apart}, see
/// compare/godot_pose.gd. VRM files are given to it as the GLB that they are.
QJsonArray poseWithGodot(const std::vector<FilePair>& pairs);

/// 2D scenes with the pictures beside them, each in a folder of its own, shown by Godot at these times of all
/// their animations. An entry a scene, see godot_scene.gd.
QJsonArray showWithGodot(const QStringList& scenes, const QList<double>& times);

/// The first clip of a GLB by Godot, frame by frame, so many of them. The world places of all vertices go to
/// `result` as 32-bit numbers. {vertices, animations} or {error}, see engines/godot_drivers.gd.
QJsonObject showClipWithGodot(const QString& file, double frameRate, std::size_t frames,
                              const QString& result);

} // namespace sinew::test

/// Skips the test, saying so, when Godot is not installed.
#define SINEW_NEED_GODOT()                                                                                   \
    if (sinew::test::godotProgram().isEmpty()) {                                                             \
        QSKIP("Godot (godot3-server) is not installed");                                                     \
    }
