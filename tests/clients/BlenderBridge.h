#pragma once

#include "core/scene/Scene.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

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

    std::size_t weighted() const; ///< vertices that have weights
};

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
