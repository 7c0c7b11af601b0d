#include "core/geometry/Mesh.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/clients/BlenderReader.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace testBlenderMotion {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The rich scene with a key on each of the first frames, and a face that smiles.
Scene animatedAt(double frameRate) {
    Scene scene = richScene();
    Clip& clip = scene.clips[0];
    clip.frameRate = frameRate;
    for (std::size_t k = 0; k < clip.tracks[0].rotations.size(); ++k) {
        clip.tracks[0].rotations[k].seconds = static_cast<double>(3 * k) / frameRate;
        clip.tracks[0].translations[k].seconds = static_cast<double>(3 * k) / frameRate;
    }
    clip.duration = 24.0 / frameRate;
    clip.morphTracks = {{0, 0, {{0.0, 0.0}, {6.0 / frameRate, 1.0}, {24.0 / frameRate, 0.25}}}};
    return scene;
}

/// The value of a shape key at a frame, linear between keys.
double valueAt(const std::vector<std::pair<double, double>>& keys, double frame) {
    for (std::size_t k = 1; k < keys.size(); ++k) {
        if (keys[k].first >= frame) {
            const double fraction = (frame - keys[k - 1].first) / (keys[k].first - keys[k - 1].first);
            return keys[k - 1].second + fraction * (keys[k].second - keys[k - 1].second);
        }
    }
    return keys.empty() ? -1.0 : keys.back().second;
}

/// Blender's corners that no corner of ours has for place and normal.
QString normalsDifference(const BlenderFile& blender, const Scene& scene) {
    std::size_t corners = 0;
    std::size_t missing = 0;
    for (const BlenderMesh& mesh : blender.meshes) {
        for (std::size_t c = 0; c < mesh.normals.size(); ++c) {
            const Vec3& position = mesh.vertices[mesh.cornerVertices[c]];
            bool found = false;
            for (const Part& part : scene.parts) {
                const Mesh& ours = *part.mesh;
                for (std::size_t o = 0; o < ours.cornerCount() && !found; ++o) {
                    const Vec3 point = ours.vertices[ours.corners[o]] * scene.metersPerUnit;
                    found = (point - position).norm() < 1e-4 &&
                            (ours.normals[o].cast<double>() - mesh.normals[c]).norm() < 0.02;
                }
            }
            missing += found ? 0U : 1U;
            ++corners;
        }
    }
    return missing == 0 && corners > 0 ? QString()
                                       : QString("%1 of %2 corners differ").arg(missing).arg(corners);
}

} // namespace

/// What Blender makes of frame rates, of shapes that move, and of normals that the source left out.
class TestBlenderMotion : public QObject {
    Q_OBJECT

    QString write(const Scene& scene, const char* name) {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        Progress progress;
        return exportScene(scene, path.toStdString(), {}, progress) ? path : QString();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void ratesAndKeys_data() {
        QTest::addColumn<double>("rate");
        for (const double rate : {24.0, 25.0, 30.0, 60.0, 30.0 / 1.001, 12.5}) {
            QTest::addRow("%g", rate) << rate;
        }
    }

    void ratesAndKeys() {
        SINEW_NEED_BLENDER();
        QFETCH(double, rate);
        const Scene scene = animatedAt(rate);
        const QString glb = write(scene, "move.glb");
        Progress progress;
        const auto converted = importScene(glb.toStdString(), progress);
        QVERIFY(converted);
        const std::vector<BlenderFile> files =
            readWithBlender({{write(scene, "move.fbx"), {}, {}},
                             {glb, {}, {}},
                             {rate == 12.5 ? QString() : write(converted->scene, "again.fbx"), {}, {}}});
        for (std::size_t f = 0; f < files.size(); ++f) {
            if (f == 2 && rate == 12.5) {
                continue; // a rate that glTF keys cannot tell
            }
            QCOMPARE(files[f].error, QString());
            const bool fbx = f != 1;
            // Blender's glTF importer takes the scene's own rate; its FBX importer puts time 0 at frame 1.
            const double theirs = files[f].frameRate;
            // Its FBX importer counts frames of the nearest whole rate, whatever the file's is.
            const double counted = fbx ? std::nearbyint(rate) : theirs;
            if (fbx) {
                QVERIFY2(std::abs(theirs - rate) < 1e-3, qPrintable(QString::number(theirs)));
                const double beside = rate == counted ? files[f].besideFrames : 0.0;
                QVERIFY2(beside < 1e-3, qPrintable(QString::number(beside)));
            }
            const auto& smile = files[f].shapeKeys[QStringLiteral("lächeln")];
            const double first = fbx ? 1.0 : 0.0;
            for (const auto& [frame, value] : {std::pair{0.0, 0.0}, {3.0, 0.5}, {6.0, 1.0}, {24.0, 0.25}}) {
                QVERIFY2(std::abs(valueAt(smile, first + frame * counted / rate) - value) < 2e-3,
                         qPrintable(QString("file %1, frame %2").arg(f).arg(frame)));
            }
        }
    }

    void normalsOfTheFox() {
        SINEW_NEED_BLENDER();
        SINEW_NEED_MODEL(path, QStringLiteral("fox.glb"));
        Progress progress;
        const auto fox = importScene(path.toStdString(), progress);
        QVERIFY(fox);
        const std::vector<BlenderFile> files = readWithBlender(
            {{path, {}, {}}, {write(fox->scene, "fox.fbx"), {}, {}}, {write(fox->scene, "fox.glb"), {}, {}}});
        for (const BlenderFile& file : files) {
            QCOMPARE(file.error, QString());
            QCOMPARE(normalsDifference(file, fox->scene), QString());
        }
        // The check itself must see a difference where there is one.
        Scene smooth = fox->scene;
        Mesh mesh = *smooth.parts[0].mesh;
        mesh.normals = smoothNormals(mesh);
        smooth.parts[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
        QVERIFY(!normalsDifference(files[0], smooth).isEmpty());
    }
};

SINEW_TEST(TestBlenderMotion, QCoreApplication)

} // namespace testBlenderMotion

#include "TestBlenderMotion.moc"
