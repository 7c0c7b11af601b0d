#include "tests/clients/BlenderBridge.h"

#include "core/io/ImportScene.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/BlenderReader.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace sinew::test {
namespace {

Vec3 placeOf(const QJsonValue& value) {
    const QJsonArray a = value.toArray();
    return {a[0].toDouble(), a[1].toDouble(), a[2].toDouble()};
}

/// Which bones deform or stand above one that does; parents come first.
std::vector<bool> bonesToKeep(const QJsonArray& bones) {
    std::vector<bool> keep(static_cast<std::size_t>(bones.size()));
    for (qsizetype b = bones.size() - 1; b >= 0; --b) {
        const auto at = static_cast<std::size_t>(b);
        keep[at] = keep[at] || bones[b]["deforms"].toBool();
        if (const int parent = bones[b]["parent"].toInt(); keep[at] && parent >= 0) {
            keep[static_cast<std::size_t>(parent)] = true;
        }
    }
    return keep;
}

/// #bones: the joint that each one became, or kNone.
std::vector<std::int32_t> addBones(const QJsonArray& bones, BridgeCase& result) {
    const std::vector<bool> keep = bonesToKeep(bones);
    std::vector<std::int32_t> jointOfBone(keep.size(), kNone);
    for (std::size_t b = 0; b < keep.size(); ++b) {
        const QJsonValue bone = bones[static_cast<qsizetype>(b)];
        if (!keep[b]) {
            continue;
        }
        Joint joint;
        joint.name = bone["name"].toString().toStdString();
        if (const int parent = bone["parent"].toInt(); parent >= 0) {
            joint.parent = jointOfBone[static_cast<std::size_t>(parent)];
        }
        joint.modelFromJointBind.translation() = placeOf(bone["head"]);
        joint.tail = placeOf(bone["tail"]);
        if (bone["deforms"].toBool()) {
            result.deforming.push_back(joint.name);
        }
        jointOfBone[b] = static_cast<std::int32_t>(result.scene.skeleton.size());
        result.scene.skeleton.joints.push_back(joint);
    }
    return jointOfBone;
}

std::shared_ptr<const Mesh> bridgeMesh(const QJsonValue& json) {
    Mesh mesh;
    mesh.name = json["name"].toString().toStdString();
    const QJsonArray vertices = json["vertices"].toArray();
    for (qsizetype i = 0; i + 2 < vertices.size(); i += 3) {
        mesh.vertices.emplace_back(vertices[i].toDouble(), vertices[i + 1].toDouble(),
                                   vertices[i + 2].toDouble());
    }
    const QJsonArray corners = json["triangles"].toArray();
    for (qsizetype i = 0; i + 2 < corners.size(); i += 3) {
        std::array<std::uint32_t, 3> triangle{};
        for (std::size_t k = 0; k < 3; ++k) {
            triangle[k] = static_cast<std::uint32_t>(corners[i + static_cast<qsizetype>(k)].toInt());
        }
        mesh.addPolygon(triangle);
    }
    return std::make_shared<const Mesh>(std::move(mesh));
}

void addMesh(const QJsonValue& json, const std::vector<std::int32_t>& jointOfBone, BridgeCase& result) {
    SkinWeightsBuilder weights;
    std::vector<double>& sums = result.sums.emplace_back();
    for (const QJsonValue vertex : json["weights"].toArray()) {
        const QJsonArray flat = vertex.toArray();
        std::vector<Influence> influences;
        double sum = 0.0;
        for (qsizetype i = 0; i + 1 < flat.size(); i += 2) {
            const auto bone = static_cast<std::size_t>(flat[i].toInt());
            influences.push_back({jointOfBone[bone], static_cast<float>(flat[i + 1].toDouble())});
            sum += flat[i + 1].toDouble();
        }
        weights.add(influences);
        sums.push_back(sum);
    }
    Part part;
    part.mesh = bridgeMesh(json);
    part.weights = std::make_shared<const SkinWeights>(weights.finish());
    result.scene.parts.push_back(std::move(part));
}

BridgeResult resultOf(const QJsonObject& json) {
    BridgeResult result;
    const QJsonObject cases = json["cases"].toObject();
    for (auto one = cases.begin(); one != cases.end(); ++one) {
        result.cases[one.key()] = bridgeCase(one.value().toObject());
    }
    for (const QJsonValue solver : json["solvers"].toArray()) {
        result.solvers << solver.toString();
    }
    result.leftBehind = json["left"].toBool();
    return result;
}

QString writeJob(const QTemporaryDir& folder, const QString& zip, const QStringList& models) {
    const QString sinew = '\'' + sinewExecutable() + '\'';
    const QString sent = folder.filePath("sent.glb");
    const QString keeping = shellProgram(
        folder, "keeping", "[ \"$1\" = bind ] && cp \"$2\" '" + sent + "'\nexec " + sinew + " \"$@\"");
    // The window's part is played by a bind that writes where the window was asked to export to.
    const QString window = shellProgram(folder, "window",
                                        "cp \"$1\" '" + sent + "'\n[ \"$2\" = --export-to ] && exec " +
                                            sinew + " bind \"$1\" -o \"$3\" --quiet");
    const QString faulty =
        shellProgram(folder, "faulty", "echo broken > \"$3\"; sleep 1\nexec '" + window + "' \"$@\"");
    const QString back = folder.filePath("back.glb");
    const QString baking = shellProgram(
        folder, "baking",
        "D=$(dirname \"$3\")\n" + sinew + " bind \"$1\" -o \"$D/bound.glb\" --quiet && " + sinew +
            " bake \"$D/bound.glb\" -o \"$3\" --to dqs --engine-files on --quiet && cp \"$3\" '" + back +
            "' && cp \"${3%.glb}.drivers.json\" '" + folder.filePath("back.drivers.json") +
            "'\nrm -f \"$D/bound.glb\"");
    const QString broken = shellProgram(folder, "broken", "exit 7");
    const QJsonObject job{{"zip", zip},
                          {"program", keeping},
                          {"sent", sent},
                          {"window", window},
                          {"faulty", faulty},
                          {"baking", baking},
                          {"back", back},
                          {"broken", broken},
                          {"folder", folder.path()},
                          {"models", QJsonArray::fromStringList(models)},
                          {"result", folder.filePath("result.json")}};
    const QString path = folder.filePath("job.json");
    writeFile(path, QJsonDocument(job).toJson());
    return path;
}

/// Calls `visit` with each corner's vertex in `sent`, part and vertex, and the one that it is in Blender.
template<typename Visit>
void forSentCorners(const Scene& sent, const Visit& visit) {
    for (std::size_t part = 0; part < sent.parts.size(); ++part) {
        const Mesh& mesh = *sent.parts[part].mesh;
        for (std::size_t corner = 0; !mesh.uvSets.empty() && corner < mesh.cornerCount(); ++corner) {
            const Vec2f uv = mesh.uvSets[0].values[corner];
            if (uv.x() >= 0.0F) {
                visit(VertexId{static_cast<std::uint32_t>(part), mesh.corners[corner]},
                      VertexId{static_cast<std::uint32_t>(std::lround(1.0F - uv.y())),
                               static_cast<std::uint32_t>(std::lround(uv.x()))});
            }
        }
    }
}

} // namespace

double sentApart(const BridgeCase& got) {
    double apart = 0.0;
    std::vector<std::vector<bool>> seen;
    for (const Part& part : got.scene.parts) {
        seen.emplace_back(part.mesh->vertexCount());
    }
    forSentCorners(got.sent, [&](VertexId from, VertexId to) {
        apart = std::max(apart, (got.sent.parts[from.part].mesh->vertices[from.vertex] -
                                 got.scene.parts[to.part].mesh->vertices[to.vertex])
                                    .norm());
        seen[to.part][to.vertex] = true;
    });
    for (std::size_t part = 0; part < seen.size(); ++part) {
        for (const std::uint32_t vertex : got.scene.parts[part].mesh->corners) {
            if (!seen[part][vertex]) {
                return std::numeric_limits<double>::infinity();
            }
        }
    }
    for (const Joint& joint : got.scene.skeleton.joints) {
        const auto found = std::ranges::find(got.sent.skeleton.joints, joint.name, &Joint::name);
        if (found == got.sent.skeleton.joints.end()) {
            return std::numeric_limits<double>::infinity();
        }
        apart = std::max(
            apart, (found->modelFromJointBind.translation() - joint.modelFromJointBind.translation()).norm());
    }
    return apart;
}

double differenceFromSent(const BridgeCase& got, const PartWeights& weights) {
    double largest = 0.0;
    forSentCorners(got.sent, [&](VertexId from, VertexId to) {
        std::map<std::string, double> difference;
        for (const Influence& each : weights[from.part]->at(from.vertex)) {
            difference[got.sent.skeleton.joints[static_cast<std::size_t>(each.joint)].name] += each.weight;
        }
        for (const Influence& each : got.scene.parts[to.part].weights->at(to.vertex)) {
            difference[got.scene.skeleton.joints[static_cast<std::size_t>(each.joint)].name] -= each.weight;
        }
        for (const auto& [name, value] : difference) {
            largest = std::max(largest, std::abs(value));
        }
    });
    return largest;
}

BridgeCase bridgeCase(const QJsonObject& told) {
    BridgeCase result;
    result.said = told["said"].toString().trimmed();
    result.returned = told["returned"].toObject();
    for (const QJsonValue what : told["changed"].toArray()) {
        result.changed << what.toString();
    }
    const std::vector<std::int32_t> jointOfBone = addBones(told["bones"].toArray(), result);
    for (const QJsonValue mesh : told["meshes"].toArray()) {
        addMesh(mesh, jointOfBone, result);
    }
    for (const QJsonValue vertex : told["same"].toArray()) {
        result.same.push_back(static_cast<std::uint32_t>(vertex.toInt()));
    }
    if (const QString sent = told["sent"].toString(); !sent.isEmpty()) {
        Progress progress;
        if (auto read = importScene(sent.toStdString(), progress)) {
            result.sent = std::move(read->scene);
        }
    }
    return result;
}

QString shellProgram(const QTemporaryDir& folder, const char* name, const QString& commands) {
    const QString path = folder.filePath(name);
    writeFile(path, ("#!/bin/sh\n" + commands + '\n').toUtf8());
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

QProcessEnvironment blenderOfItsOwn(const QTemporaryDir& folder) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* kind : {"CONFIG", "SCRIPTS", "EXTENSIONS", "DATAFILES"}) {
        const QString path = folder.filePath(QString("blender-") + kind);
        QDir().mkpath(path);
        environment.insert(QString("BLENDER_USER_") + kind, path);
    }
    return environment;
}

std::size_t BridgeCase::weighted() const {
    std::size_t count = 0;
    for (const Part& part : scene.parts) {
        count += part.weights->vertexCount() - part.weights->unweightedCount();
    }
    return count;
}

bool packBridge(const QString& version, const QString& zip, QString& said) {
    QProcess pack;
    pack.setProcessChannelMode(QProcess::MergedChannels);
    pack.start("python3", {sourcePath("installer/blender/pack.py"), version, zip});
    const bool done = pack.waitForFinished(-1) && pack.exitCode() == 0;
    said = done || pack.bytesAvailable() > 0 ? QString::fromUtf8(pack.readAll()) : pack.errorString();
    return done;
}

BridgeResult runBridge(const QStringList& models) {
    BridgeResult result;
    const QTemporaryDir folder;
    const QString zip = folder.filePath("sinew_bridge.zip");
    if (!packBridge(SINEW_VERSION, zip, result.error)) {
        return result;
    }
    QProcess blender;
    blender.setProcessEnvironment(blenderOfItsOwn(folder));
    blender.setProcessChannelMode(QProcess::MergedChannels);
    blender.start(blenderProgram(),
                  {"-b", "--factory-startup", "-P", sourcePath("tests/clients/blender_bridge.py"), "--",
                   writeJob(folder, zip, models)});
    blender.waitForFinished(-1);
    const QByteArray written = fileBytes(folder.filePath("result.json"));
    if (written.isEmpty()) {
        result.error =
            "Blender wrote no result. Its last words: " + QString::fromUtf8(blender.readAll().right(3000));
        return result;
    }
    return resultOf(QJsonDocument::fromJson(written).object());
}

} // namespace sinew::test
