#include "tests/clients/BlenderReader.h"

#include "tests/support/TestModels.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace sinew::test {
namespace {

Vec3 vectorOf(const QJsonArray& a, qsizetype at = 0) {
    return {a[at].toDouble(), a[at + 1].toDouble(), a[at + 2].toDouble()};
}

std::vector<Vec3> verticesOf(const QJsonArray& flat) {
    std::vector<Vec3> vertices;
    for (qsizetype i = 0; i + 2 < flat.size(); i += 3) {
        vertices.push_back(vectorOf(flat, i));
    }
    return vertices;
}

/// 16 numbers, row by row.
Transform transformOf(const QJsonArray& rows) {
    Transform result;
    for (int i = 0; i < 16; ++i) {
        result.matrix()(i / 4, i % 4) = rows[i].toDouble();
    }
    return result;
}

QStringList namesOf(const QJsonArray& array) {
    QStringList names;
    for (const QJsonValue value : array) {
        names.append(value.toString());
    }
    return names;
}

std::vector<std::vector<Influence>> weightsOf(const QJsonArray& vertices) {
    std::vector<std::vector<Influence>> result;
    for (const QJsonValue vertex : vertices) {
        const QJsonArray flat = vertex.toArray();
        std::vector<Influence> influences;
        for (qsizetype i = 0; i + 1 < flat.size(); i += 2) {
            influences.push_back({flat[i].toInt(), static_cast<float>(flat[i + 1].toDouble())});
        }
        result.push_back(std::move(influences));
    }
    return result;
}

BlenderMesh meshOf(const QJsonObject& json) {
    BlenderMesh mesh;
    mesh.name = json["name"].toString();
    mesh.scale = vectorOf(json["scale"].toArray());
    mesh.skinned = json["skinned"].toBool();
    mesh.vertices = verticesOf(json["points"].toArray());
    mesh.posed = verticesOf(json["posed"].toArray());
    mesh.polygons = static_cast<std::size_t>(json["polygons"].toInt());
    mesh.corners = static_cast<std::size_t>(json["corners"].toInt());
    mesh.weights = weightsOf(json["weights"].toArray());
    mesh.uvSets = namesOf(json["uvs"].toArray());
    mesh.colorSets = namesOf(json["colors"].toArray());
    mesh.materials = namesOf(json["materials"].toArray());
    mesh.opacities = namesOf(json["opacities"].toArray());
    mesh.morphTargets = namesOf(json["shapes"].toArray());
    mesh.images = namesOf(json["images"].toArray());
    const QJsonObject corners = json["corner_normals"].toObject();
    mesh.normals = verticesOf(corners["normals"].toArray());
    for (const QJsonValue vertex : corners["vertices"].toArray()) {
        mesh.cornerVertices.push_back(static_cast<std::uint32_t>(vertex.toInt()));
    }
    return mesh;
}

void readArmatures(const QJsonArray& armatures, BlenderFile& file) {
    for (const QJsonValue armature : armatures) {
        file.armatures.append(armature["name"].toString());
    }
    if (armatures.isEmpty()) {
        return;
    }
    file.armatureScale = vectorOf(armatures[0]["scale"].toArray());
    for (const QJsonValue bone : armatures[0]["bones"].toArray()) {
        file.bones.push_back(
            {bone["name"].toString(), bone["parent"].toInt(), transformOf(bone["matrix"].toArray())});
    }
}

BlenderFile fileOf(const QJsonObject& json) {
    BlenderFile file;
    file.error = json["error"].toString();
    readArmatures(json["armatures"].toArray(), file);
    for (const QJsonValue mesh : json["meshes"].toArray()) {
        file.meshes.push_back(meshOf(mesh.toObject()));
    }
    for (const QJsonValue action : json["actions"].toArray()) {
        file.actions.append(action["name"].toString());
    }
    file.frameRate = json["frame_rate"].toDouble();
    file.besideFrames = json["beside_frames"].toDouble();
    const QJsonObject morphTargets = json["shape_keys"].toObject();
    for (auto shape = morphTargets.begin(); shape != morphTargets.end(); ++shape) {
        for (const QJsonValue key : shape.value().toArray()) {
            file.shapeKeys[shape.key()].emplace_back(key[0].toDouble(), key[1].toDouble());
        }
    }
    for (const QJsonValue sample : json["samples"].toArray()) {
        std::vector<Transform> bones;
        for (const QJsonValue matrix : sample.toArray()) {
            bones.push_back(transformOf(matrix.toArray()));
        }
        file.samples.push_back(std::move(bones));
    }
    return file;
}

QJsonObject jobJson(const BlenderJob& job, const QString& result) {
    QJsonObject pose;
    for (auto turn = job.pose.begin(); turn != job.pose.end(); ++turn) {
        const Quat& q = turn.value();
        pose[turn.key()] = QJsonArray{q.w(), q.x(), q.y(), q.z()};
    }
    QJsonArray seconds;
    for (const double second : job.seconds) {
        seconds.append(second);
    }
    return {{"file", job.file},
            {"result", result},
            {"pose", pose},
            {"seconds", seconds},
            {"preserve_volume", job.preserveVolume}};
}

BlenderFile readResult(const QString& path, const QByteArray& log) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        BlenderFile failed;
        failed.error =
            QStringLiteral("Blender wrote no result. Its last words: ") + QString::fromUtf8(log.right(2000));
        return failed;
    }
    return fileOf(QJsonDocument::fromJson(file.readAll()).object());
}

} // namespace

std::size_t BlenderFile::vertexCount() const {
    std::size_t count = 0;
    for (const BlenderMesh& mesh : meshes) {
        count += mesh.vertices.size();
    }
    return count;
}

std::size_t BlenderFile::polygonCount() const {
    std::size_t count = 0;
    for (const BlenderMesh& mesh : meshes) {
        count += mesh.polygons;
    }
    return count;
}

QString blenderProgram() {
    return QStandardPaths::findExecutable(QStringLiteral("blender"));
}

std::vector<BlenderFile> readWithBlender(const std::vector<BlenderJob>& jobs) {
    const QTemporaryDir folder;
    QJsonArray list;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        list.append(jobJson(jobs[i], folder.filePath(QString::number(i))));
    }
    QFile jobFile(folder.filePath(QStringLiteral("jobs.json")));
    if (jobFile.open(QIODevice::WriteOnly)) {
        jobFile.write(QJsonDocument(list).toJson());
        jobFile.close();
    }
    QProcess blender;
    blender.setProcessChannelMode(QProcess::MergedChannels);
    blender.start(blenderProgram(),
                  {QStringLiteral("-b"), QStringLiteral("--factory-startup"), QStringLiteral("-P"),
                   sourcePath(QStringLiteral("tests/clients/blender_read.py")), QStringLiteral("--"),
                   jobFile.fileName()});
    blender.waitForFinished(-1);
    const QByteArray log = blender.readAll();
    std::vector<BlenderFile> results;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        results.push_back(readResult(folder.filePath(QString::number(i)), log));
    }
    return results;
}

} // namespace sinew::test
