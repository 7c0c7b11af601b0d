#pragma once

#include "core/scene/Scene.h"
#include "core/weights/SkinWeights.h"

#include <QHash>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <string>
#include <vector>

namespace sinew::test {

/// What the add-on did with one character in Blender: see tests/clients/blender_bridge.py.
struct BridgeCase {
    QString said;        ///< "FINISHED", or the error
    QStringList changed; ///< what is not as it was, but for the groups of deforming bones
    Scene scene; ///< the meshes at rest, the deforming bones and those above them; weights: the groups
    std::vector<std::string> deforming;    ///< names of bones
    std::vector<std::vector<double>> sums; ///< of each vertex's weights, by mesh
    /// Of "window bake": what came back besides weights, by name, how many curves drive it, and how far the
    /// character is from the export that Blender imports, millimetres.
    QJsonObject returned;
    std::vector<std::uint32_t> same; ///< of the mirrored half: which vertex of the whole body each one is
    /// The very file that the add-on sent, as Sinew reads it; without parts: it sent none. Its vertices carry
    /// their numbers in Blender as UVs (installer/blender/sinew_bridge/character.py).
    Scene sent;

    std::size_t weighted() const; ///< vertices that have weights
};

/// What a script told of a character (tests/clients/blender_scene.py).
BridgeCase bridgeCase(const QJsonObject& told);

/// A Blender with nobody's settings and add-ons: they go into the folder.
QProcessEnvironment blenderOfItsOwn(const QTemporaryDir& folder);

/// A program of shell commands in the folder. Its path.
QString shellProgram(const QTemporaryDir& folder, const char* name, const QString& commands);

/// How far what was sent is from what Blender has: metres, the largest of any vertex and of any bone's head;
/// infinite where a vertex with faces or a bone is missing.
double sentApart(const BridgeCase& got);

/// Largest difference between the groups in Blender and `weights`, which are of what was sent, of any vertex
/// and joint.
double differenceFromSent(const BridgeCase& got, const PartWeights& weights);

struct BridgeResult {
    QString error; ///< empty: the script came to its end
    QHash<QString, BridgeCase> cases;
    QStringList solvers; ///< of the add-on's dialog
    bool leftBehind = false;
};

/// Packs the add-on, installs it into a Blender without settings of its own, and runs the script's cases and
/// the binds of `models`.
BridgeResult runBridge(const QStringList& models);

/// installer/blender/pack.py's zip. False: it failed; `said` then is why.
bool packBridge(const QString& version, const QString& zip, QString& said);

} // namespace sinew::test
