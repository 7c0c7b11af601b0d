#pragma once

#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace sinew::test {

struct BlenderBone {
    QString name;
    std::int32_t parent = kNone;
    Transform modelFromBone; ///< rest, metres, Y up
};

struct BlenderMesh {
    QString name;
    Vec3 scale = Vec3::Ones(); ///< of the object
    bool skinned = false;
    std::vector<Vec3> vertices; ///< metres, Y up
    std::vector<Vec3> posed;    ///< the same vertices in the pose that was asked for
    std::size_t polygons = 0;
    std::size_t corners = 0;
    std::vector<std::vector<Influence>> weights; ///< #P; joints as BlenderFile::bones counts them
    QStringList uvSets;
    QStringList colorSets;
    QStringList materials;
    QStringList opacities; ///< of the materials: "CLIP 0.25 Alpha", by which output of which picture, if any
    QStringList morphTargets;
    std::vector<std::uint32_t> cornerVertices; ///< #C, polygon by polygon
    std::vector<Vec3> normals;                 ///< #C, Y up
    QStringList images;                        ///< "name packed WxH" when the file carries it
};

/// What Blender's importer makes of a file.
struct BlenderFile {
    QString error; ///< empty: it could be read
    QStringList armatures;
    Vec3 armatureScale = Vec3::Ones();
    std::vector<BlenderBone> bones; ///< of the first armature
    std::vector<BlenderMesh> meshes;
    QStringList actions;
    double frameRate = 0.0;
    QHash<QString, std::vector<std::pair<double, double>>> shapeKeys; ///< frame and value of every key
    double besideFrames = 0.0;                   ///< how far a key is from a whole frame, at most
    std::vector<std::vector<Transform>> samples; ///< of each second asked for, modelFromBone of every bone

    std::size_t vertexCount() const;
    std::size_t polygonCount() const;
};

struct BlenderJob {
    QString file;
    QHash<QString, Quat> pose;   ///< turns of bones in their own rest axes
    std::vector<double> seconds; ///< where to sample the first clip
    bool preserveVolume = false; ///< the armature modifier's switch: dual quaternions
};

/// Empty when there is no Blender on this machine.
QString blenderProgram();

/// Reads all files in one Blender process. As many results as jobs; a file that cannot be read has an error.
std::vector<BlenderFile> readWithBlender(const std::vector<BlenderJob>& jobs);

} // namespace sinew::test

/// Skips the test, saying so, when Blender is not installed.
#define SINEW_NEED_BLENDER()                                                                                 \
    if (sinew::test::blenderProgram().isEmpty()) {                                                           \
        QSKIP("Blender is not installed");                                                                   \
    }
