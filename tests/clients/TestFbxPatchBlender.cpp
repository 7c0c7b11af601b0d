#include "core/io/ImportScene.h"
#include "core/io/export/OutputFile.h"
#include "core/io/patch/PatchSkin.h"
#include "tests/clients/BlenderReader.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

namespace testFbxPatchBlender {

using namespace sinew;
using namespace sinew::test;

namespace {

const std::vector<double> kClipSeconds{0.0, 0.31, 0.77};

/// Every vertex's influences swap weights: the largest gets the smallest's. Joints stay those that they were,
/// so that Blender, which makes bones only of what it thinks is one, makes the same.
Scene swapped(Scene scene) {
    for (Part& part : scene.parts) {
        SkinWeightsBuilder builder;
        for (std::size_t v = 0; v < part.weights->vertexCount(); ++v) {
            const std::span<const Influence> old = part.weights->at(v);
            std::vector<Influence> influences(old.begin(), old.end());
            for (std::size_t i = 0; i < influences.size(); ++i) {
                influences[i].weight = old[old.size() - 1 - i].weight;
            }
            builder.add(influences);
        }
        part.weights = std::make_shared<const SkinWeights>(builder.finish());
    }
    return scene;
}

bool sameBones(const BlenderFile& a, const BlenderFile& b) {
    return std::ranges::equal(a.bones, b.bones, [](const BlenderBone& one, const BlenderBone& other) {
        return one.name == other.name && one.parent == other.parent &&
               one.modelFromBone.isApprox(other.modelFromBone, 1e-5);
    });
}

bool sameMesh(const BlenderMesh& a, const BlenderMesh& b) {
    const auto near = [](const Vec3& one, const Vec3& other) { return (one - other).norm() < 1e-5; };
    return a.name == b.name && a.skinned == b.skinned && a.polygons == b.polygons && a.uvSets == b.uvSets &&
           a.colorSets == b.colorSets && a.materials == b.materials && a.morphTargets == b.morphTargets &&
           a.cornerVertices == b.cornerVertices && std::ranges::equal(a.vertices, b.vertices, near) &&
           std::ranges::equal(a.normals, b.normals, near);
}

bool sameClip(const BlenderFile& a, const BlenderFile& b) {
    return a.actions == b.actions &&
           std::ranges::equal(a.samples, b.samples, [](const auto& one, const auto& other) {
               return std::ranges::equal(
                   one, other, [](const Transform& x, const Transform& y) { return x.isApprox(y, 1e-4); });
           });
}

std::map<QString, double> byBone(const BlenderFile& file, const std::vector<Influence>& influences) {
    std::map<QString, double> result;
    for (const Influence& influence : influences) {
        result[file.bones[static_cast<std::size_t>(influence.joint)].name] +=
            static_cast<double>(influence.weight);
    }
    return result;
}

/// How many vertices Blender does not weigh as the scene's part does.
std::size_t otherWeights(const BlenderFile& file, const BlenderMesh& mesh, const Scene& scene,
                         const Part& part) {
    std::size_t count = 0;
    for (std::size_t v = 0; v < mesh.weights.size(); ++v) {
        std::map<QString, double> apart = byBone(file, mesh.weights[v]);
        for (const Influence& influence : part.weights->at(v)) {
            const Joint& joint = scene.skeleton.joints[static_cast<std::size_t>(influence.joint)];
            apart[QString::fromStdString(joint.name)] -= static_cast<double>(influence.weight);
        }
        const bool same =
            std::ranges::all_of(apart, [](const auto& entry) { return std::abs(entry.second) < 1e-4; });
        count += same ? 0 : 1;
    }
    return count;
}

} // namespace

/// Patched FBX files, read by Blender: other weights, and nothing else.
class TestFbxPatchBlender : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void seesOtherWeightsAlone_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"mh_worker_mixamo.fbx", "pab_arnaud.fbx", "quaternius_spider.fbx"}) {
            QTest::newRow(name) << QString(name);
        }
    }

    void seesOtherWeightsAlone() {
        QFETCH(QString, name);
        SINEW_NEED_MODEL(source, name)
        SINEW_NEED_BLENDER();
        Progress progress;
        Expected<ImportedScene> imported = importScene(source.toStdString(), progress);
        QVERIFY(imported);
        const Scene scene = swapped(std::move(imported->scene));
        const QTemporaryDir folder;
        const QString target = folder.filePath("patched.fbx");
        ExportSettings settings;
        settings.maxInfluences = 0;
        Notices notices;
        const Expected<PatchOutcome> patched =
            patchSkin(scene, source.toStdString(), {target.toStdString(), scene.metersPerUnit}, settings,
                      notices, progress);
        QVERIFY(patched && !patched->obstacle);
        QVERIFY(writeFilesWhole(patched->files));
        const std::vector<BlenderFile> read =
            readWithBlender({{source, {}, kClipSeconds}, {target, {}, kClipSeconds}});
        for (const BlenderFile& file : read) {
            QCOMPARE(file.error, QString());
        }
        QCOMPARE(read[1].armatures, read[0].armatures);
        QVERIFY(sameBones(read[0], read[1]));
        QVERIFY(sameClip(read[0], read[1]));
        QCOMPARE(read[1].meshes.size(), read[0].meshes.size());
        for (std::size_t m = 0; m < read[0].meshes.size(); ++m) {
            const BlenderMesh& mesh = read[1].meshes[m];
            QVERIFY2(sameMesh(read[0].meshes[m], mesh), qPrintable(mesh.name));
            const auto part = std::ranges::find(scene.parts, mesh.name, [](const Part& each) {
                return QString::fromStdString(each.mesh->name);
            });
            QVERIFY2(part != scene.parts.end(), qPrintable(mesh.name));
            QCOMPARE(otherWeights(read[1], mesh, scene, *part), std::size_t{0});
        }
    }
};

SINEW_TEST(TestFbxPatchBlender, QCoreApplication)

} // namespace testFbxPatchBlender

#include "TestFbxPatchBlender.moc"
#include "core/io/export/OutputSet.h"
