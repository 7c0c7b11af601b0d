#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace sinew::test {

/// Folder of the npm packages that check files, installed on first use by installer/clients.sh; empty when
/// node or npm is missing or the packages cannot be fetched.
QString clientsFolder();

/// The Khronos validator's verdict for each file: {file, errors, warnings, messages}.
QJsonArray validateGltf(const QStringList& files);

/// What three.js reads from each file: {file, error, meshes: [{name, vertices, triangles, skinned, bones,
/// largestShift, morphs}], clips: [{name, tracks}]}.
QJsonArray readWithThree(const QStringList& files);

/// What three-vrm reads from a VRM file, and how that differs from what it was before; `source` empty: from
/// nothing. {error?, version, humanoid: {bone: node}, meta, expressions, warnings, skinned, moved} and with a
/// source {sameHumanoid, sameMeta, sameExpressions, apart}; see vrm_read.mjs.
QJsonObject readWithThreeVrm(const QString& source, const QString& file);

/// How the chains of a VRM swing in three-vrm while its first animation plays, against a file in which that
/// is baked into keys: {error?, chains: [{length, apart, swung}]}; see vrm_springs.mjs.
QJsonObject swingWithThreeVrm(const QString& springs, const QString& baked, double seconds);

/// A DragonBones export at these times of all its animations, as its authors' runtime has it; see
/// dragonbones_pose.mjs.
QJsonObject showWithDragonBones(const QString& skeleton, const QList<double>& times);

} // namespace sinew::test

/// Skips the test, saying so, when the npm packages are not there.
#define SINEW_NEED_WEB_CLIENTS()                                                                             \
    if (sinew::test::clientsFolder().isEmpty()) {                                                            \
        QSKIP("node, npm or the packages of installer/clients.sh are missing");                              \
    }
