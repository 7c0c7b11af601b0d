#include "core/io/ImportScene.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace testSkinFile {

using namespace sinew;

namespace {

/// As the slides' grammar has them: two joints, the second turned by a quarter and 2 above.
constexpr const char* kSkel = R"(balljoint root {
  offset 0 0 0
  boxmin -0.1 -0.1 -0.1
  boxmax 0.1 0.1 0.1
  rotxlimit 0 0
  balljoint tip {
    offset 0 2 0
    rotzlimit -3 3
    pose 0 0 1.5707963267948966
  }
}
)";

/// Bound where the second joint was not turned yet.
constexpr const char* kSkin = R"(positions 4 {
  0 0 0
  1 0 0
  1 4 0
  0 4 0
}
normals 4 {
  0 0 1
  0 0 1
  0 0 1
  0 0 1
}
skinweights 4 {
  1 0 1
  1 0 1
  2 0 0.25 1 0.75
  1 1 1
}
triangles 2 {
  0 1 2
  0 2 3
}
bindings 2 {
  matrix {
    1 0 0
    0 1 0
    0 0 1
    0 0 0
  }
  matrix {
    1 0 0
    0 1 0
    0 0 1
    0 2 0
  }
}
)";

} // namespace

class TestSkinFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString& name, const QByteArray& text) {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }
    Expected<ImportedScene> read(const QByteArray& skin, const QByteArray& skel = kSkel) {
        write("wasp.skel", skel);
        Progress progress;
        return importScene(write("wasp.skin", skin).toStdString(), progress);
    }

private Q_SLOTS:
    void theSlidesGrammar() {
        const auto imported = read(kSkin);
        QVERIFY(imported.has_value());
        const Scene& scene = imported->scene;
        QCOMPARE(scene.skeleton.size(), std::size_t{2});
        QCOMPARE(scene.skeleton.joints[1].name, std::string("tip"));
        QCOMPARE(scene.parts.size(), std::size_t{1});
        const Part& part = scene.parts[0];
        QCOMPARE(part.mesh->name, std::string("wasp"));
        QCOMPARE(part.mesh->vertexCount(), std::size_t{4});
        QCOMPARE(part.mesh->polygonCount(), std::size_t{2});
        QCOMPARE(part.weights->at(2).size(), std::size_t{2});
        QCOMPARE(part.weights->at(2)[0].joint, 1);
        QCOMPARE(part.weights->at(2)[0].weight, 0.75F);
        // The bindings say where joints were bound, the skeleton's pose where they rest.
        const Transform bind = scene.skeleton.joints[1].modelFromJointBind;
        QVERIFY((bind.linear() - Mat3::Identity()).norm() < 1e-9);
        QVERIFY((bind.translation() - Vec3(0, 2, 0)).norm() < 1e-9);
    }

    /// Keywords of other cases, commas for points, texture coordinates, blocks in another order.
    void otherHands() {
        QByteArray text = kSkin;
        text.replace("positions", "Positions").replace("0.25", "0,25").replace("\n", "\r\n");
        text.append("texcoords 4 {\n 0 0\n 1 0\n 1 1\n 0 1\n}\n");
        const qsizetype bindings = text.indexOf("bindings");
        text = text.mid(bindings) + text.left(bindings);
        const auto imported = read(text);
        QVERIFY(imported.has_value());
        QCOMPARE(imported->scene.parts[0].mesh->uvSets.size(), std::size_t{1});
        QVERIFY(std::abs(imported->scene.parts[0].weights->at(2)[1].weight - 0.25F) < 1e-6F);
    }

    /// What Sinew writes it reads again: vertices, faces, weights, joints where they are bound.
    void roundTrip() {
        Scene limb = test::limb();
        SkinWeightsBuilder weights;
        for (const Vec3& vertex : limb.parts[0].mesh->vertices) {
            const auto second = static_cast<float>(std::clamp(0.5 + vertex.x(), 0.0, 1.0));
            weights.add(std::array{Influence{0, 1.0F - second}, Influence{1, second}});
        }
        limb.parts[0].weights = std::make_shared<const SkinWeights>(weights.finish());
        write("limb.skel", QByteArray::fromStdString(skelText(limb.skeleton)));
        const QString file = write("limb.skin", QByteArray::fromStdString(skinText(limb)));
        Progress progress;
        const auto imported = importScene(file.toStdString(), progress);
        QVERIFY(imported.has_value());
        const Part& before = limb.parts[0];
        const Part& after = imported->scene.parts[0];
        QCOMPARE(after.mesh->vertexCount(), before.mesh->vertexCount());
        QCOMPARE(after.mesh->polygonCount(), triangulate(*before.mesh).size());
        for (std::uint32_t v = 0; v < before.mesh->vertexCount(); ++v) {
            QVERIFY((after.mesh->vertices[v] - before.mesh->vertices[v]).norm() < 1e-6);
            QCOMPARE(after.weights->at(v).size(), before.weights->at(v).size());
            for (const Influence& influence : before.weights->at(v)) {
                const std::string& name =
                    limb.skeleton.joints[static_cast<std::size_t>(influence.joint)].name;
                const auto same = std::ranges::find_if(after.weights->at(v), [&](const Influence& other) {
                    return imported->scene.skeleton.joints[static_cast<std::size_t>(other.joint)].name ==
                           name;
                });
                QVERIFY(same != after.weights->at(v).end());
                QVERIFY(std::abs(same->weight - influence.weight) < 1e-6F);
            }
        }
    }

    void brokenFilesSayWhatIsWrong_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* from, const char* to, const char* said) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString(said);
        };
        row("fewer positions", "positions 4", "positions 5", "number 4 of positions");
        row("more positions", "positions 4", "positions 3", "more in it than the number that it says, 3");
        row("no number", "normals 4", "normals four", "\"normals\" is not followed by a number");
        row("a huge number", "positions 4", "positions 3999999999", "number 4 of positions");
        row("an endless number", "positions 4", "positions 1e300", "\"positions\" is not followed");
        row("not a number", "1 4 0", "1 nan 0", "number 2 of positions");
        row("other normals", "normals 4 {\n  0 0 1", "normals 3 {", "3 normals for 4 positions");
        row("fewer weights", "skinweights 4 {\n  1 0 1", "skinweights 3 {", "3 skinweights for 4 positions");
        row("unknown joint", "2 0 0.25 1 0.75", "2 0 0.25 7 0.75", "joint 7");
        row("negative joint", "2 0 0.25 1 0.75", "2 0 0.25 -1 0.75", "number 2 of skinweights");
        row("unknown vertex", "0 2 3", "0 2 4", "names vertex 4");
        row("flat binding", "1 0 0\n    0 1 0\n    0 0 1\n    0 2 0",
            "1 0 0\n    0 1 0\n    0 0 0\n    0 2 0", "number 1 of bindings");
        row("another block", "triangles 2", "quads 2", "\"quads\" is none of");
        row("too many faces", "triangles 2", "triangles 3000000000", "");
    }
    void brokenFilesSayWhatIsWrong() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, said);
        QByteArray text = kSkin;
        QVERIFY(text.contains(from));
        const auto imported = read(text.replace(text.indexOf(from), from.size(), to));
        QVERIFY(!imported.has_value());
        const Error& error = imported.error();
        if (said.isEmpty()) {
            QCOMPARE(error.code, ErrorCode::TooManyFaces);
            return;
        }
        QCOMPARE(error.code, ErrorCode::FileBroken);
        QVERIFY2(QString::fromStdString(error.arguments[1]).contains(said), error.arguments[1].c_str());
    }

    void theSkeletonHasToFit() {
        const auto missing = [&] {
            Progress progress;
            return importScene(write("alone.skin", kSkin).toStdString(), progress);
        }();
        QVERIFY(!missing && missing.error().code == ErrorCode::FileNotFound);
        QVERIFY(QString::fromStdString(missing.error().arguments[0]).endsWith("alone.skel"));
        write("alone.SKEL", kSkel);
        Progress progress;
        QVERIFY(importScene(m_folder.filePath("alone.skin").toStdString(), progress).has_value());
        const auto other = read(kSkin, "balljoint root {\n offset 0 0 0\n}\n");
        QVERIFY(!other && other.error().code == ErrorCode::FileBroken);
        QVERIFY(QString::fromStdString(other.error().arguments[1]).contains("joints in wasp.skel: 1"));
        const auto broken = read(kSkin, "balljoint root {\n offset 0 zero 0\n}\n");
        QVERIFY(!broken && broken.error().code == ErrorCode::SkeletonBroken);
        QVERIFY(QString::fromStdString(broken.error().arguments[1])
                    .startsWith("line 2: joint root has a vector"));
    }

    void cutOffAnywhereItEndsWell() {
        const QByteArray text = kSkin;
        for (qsizetype length = 1; length < text.size(); ++length) {
            const auto imported = read(text.left(length));
            if (!imported) {
                QVERIFY(imported.error().code == ErrorCode::FileBroken ||
                        imported.error().code == ErrorCode::NoMesh);
            } else {
                QVERIFY(text.mid(length).trimmed().isEmpty());
            }
        }
    }
};

SINEW_TEST(TestSkinFile, sinew::test::NoApplication)

} // namespace testSkinFile

#include "TestSkinFile.moc"
