#include "core/geometry/MeshReport.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/fbx/FbxDocument.h"
#include "resources/sample/Anatomy.h"
#include "resources/sample/Wayfarer.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace testSample {

using namespace sinew;

namespace {

QByteArray bytesOf(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

/// The file's tree written anew, so that another zlib's way to pack the same numbers makes no difference.
std::string repacked(const QString& file) {
    const QByteArray bytes = bytesOf(file);
    const auto tree =
        readFbxNodes({bytes.constData(), static_cast<std::size_t>(bytes.size())}, file.toStdString());
    return tree ? writeFbxNodes(*tree) : std::string();
}

const Mesh& part(const Scene& scene, const std::string& name) {
    for (const Part& candidate : scene.parts) {
        if (candidate.mesh->name == name) {
            return *candidate.mesh;
        }
    }
    static const Mesh none;
    return none;
}

MeshReport inspect(const Mesh& mesh) {
    Progress progress;
    return inspectMesh(mesh, progress).value_or(MeshReport());
}

} // namespace

class TestSample : public QObject {
    Q_OBJECT

    Scene m_scene;

private Q_SLOTS:
    void initTestCase() { m_scene = sample::wayfarer(); }

    void theCommittedFileIsWhatTheGeneratorMakes() {
        const QTemporaryDir folder;
        const QString made = folder.filePath("wayfarer.fbx");
        Progress progress;
        QVERIFY(exportScene(m_scene, made.toStdString(), {}, progress));
        const QString committed = test::sourcePath("resources/sample/wayfarer.fbx");
        QVERIFY(!repacked(committed).empty());
        QVERIFY2(repacked(made) == repacked(committed),
                 "run sinew_make_sample resources/sample/wayfarer.fbx");
        QVERIFY(bytesOf(committed).size() < 4'000'000);
    }

    void theFileReadsAsThatCharacter() {
        Progress progress;
        const auto read =
            importScene(test::sourcePath("resources/sample/wayfarer.fbx").toStdString(), progress);
        QVERIFY(read.has_value());
        QCOMPARE(read->scene.parts.size(), m_scene.parts.size());
        QCOMPARE(vertexCount(read->scene), vertexCount(m_scene));
        QCOMPARE(polygonCount(read->scene), polygonCount(m_scene));
        QCOMPARE(read->scene.skeleton.size(), m_scene.skeleton.size());
        for (std::size_t j = 0; j < m_scene.skeleton.size(); ++j) {
            QCOMPARE(read->scene.skeleton.joints[j].name, m_scene.skeleton.joints[j].name);
            QVERIFY((read->scene.skeleton.position(j) - m_scene.skeleton.position(j)).norm() < 1e-6);
        }
        for (const Part& readPart : read->scene.parts) {
            QVERIFY(!readPart.weights); // the user binds it
        }
    }

    void heIsAManOfOrdinarySize() {
        const Aabb box = bounds(m_scene);
        QVERIFY(std::abs(box.min.y()) < 0.01);
        QVERIFY(box.max.y() > 1.7 && box.max.y() < 1.8);
        QVERIFY(vertexCount(m_scene) > 15000 && vertexCount(m_scene) < 40000);
    }

    void hisSkeletonIsSymmetricAndInside() {
        const Skeleton& skeleton = m_scene.skeleton;
        QVERIFY(parentsFirst(skeleton));
        std::set<std::string> names;
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const std::string& name = skeleton.joints[j].name;
            names.insert(name);
            if (name.rfind("Left", 0) == 0) {
                const std::int32_t other = skeleton.find("Right" + name.substr(4));
                QVERIFY(other != kNone);
                const Vec3 mirrored =
                    skeleton.position(static_cast<std::size_t>(other)).cwiseProduct(Vec3(-1, 1, 1));
                QVERIFY((skeleton.position(j) - mirrored).norm() < 1e-9);
            }
            QVERIFY2(sample::bodyForm(skeleton.position(j)) < 0.0, name.c_str());
        }
        QCOMPARE(names.size(), std::size_t{52});
    }

    void heIsBadOnPurpose() {
        QVERIFY(inspect(part(m_scene, "Tunic")).nonManifoldEdges.size() > 20); // the seam down the back
        QVERIFY(!inspect(part(m_scene, "Body")).borderEdges.empty());        // a hole, and the eyes' openings
        QVERIFY(inspect(part(m_scene, "Hair")).components > 60);             // cards
        QVERIFY(inspect(part(m_scene, "Trousers")).borderEdges.size() > 50); // open cloth
        QVERIFY(inspect(part(m_scene, "Pouch")).watertight());
        QVERIFY(inspect(part(m_scene, "Soles")).watertight());
    }

    void hairTouchesNoSkin() {
        for (const Vec3& p : part(m_scene, "Hair").vertices) {
            QVERIFY(sample::headForm(sample::leftSide(p)) > 0.002);
        }
    }

    void everyCornerIsDressed() {
        for (const Part& each : m_scene.parts) {
            const Mesh& mesh = *each.mesh;
            QCOMPARE(mesh.normals.size(), mesh.cornerCount());
            QCOMPARE(mesh.materials.size(), mesh.polygonCount());
            QCOMPARE(mesh.uvSets.size(), std::size_t{1});
            QCOMPARE(mesh.uvSets[0].values.size(), mesh.cornerCount());
            for (const std::int32_t material : mesh.materials) {
                QVERIFY(material >= 0 && static_cast<std::size_t>(material) < m_scene.materials.size());
            }
            for (const Vec3f& normal : mesh.normals) {
                QVERIFY(std::abs(normal.norm() - 1.0F) < 0.01F);
            }
        }
    }

    void bootsMirrorEachOther() {
        std::set<std::array<long, 3>> vertices;
        const auto key = [](const Vec3& p) {
            return std::array{std::lround(p.x() * 2e4), std::lround(p.y() * 2e4), std::lround(p.z() * 2e4)};
        };
        for (const Vec3& p : part(m_scene, "Soles").vertices) {
            vertices.insert(key(p));
        }
        for (const Vec3& p : part(m_scene, "Soles").vertices) {
            bool found = false;
            const auto k = key(p.cwiseProduct(Vec3(-1, 1, 1)));
            for (long near = 0; near < 27 && !found; ++near) {
                found =
                    vertices.contains({k[0] + near % 3 - 1, k[1] + near / 3 % 3 - 1, k[2] + near / 9 - 1});
            }
            QVERIFY(found);
        }
    }
};

SINEW_TEST(TestSample, QCoreApplication)

} // namespace testSample

#include "TestSample.moc"
