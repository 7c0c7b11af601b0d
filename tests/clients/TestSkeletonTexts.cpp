#include "core/io/skeleton/WriteSkeleton.h"
#include "tests/clients/BlenderReader.h"
#include "tests/clients/SkinComparer.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace testSkeletonTexts {

using namespace sinew;
using namespace sinew::test;

namespace {

Vec3 placeOf(const QJsonValue& value) {
    const QJsonArray list = value.toArray();
    return {list[0].toDouble(), list[1].toDouble(), list[2].toDouble()};
}

/// The most that a joint is off its place in an answer, or where one is missing.
double farthestJoint(const QJsonObject& places, const Skeleton& skeleton) {
    double max = places.size() == static_cast<qsizetype>(skeleton.size()) ? 0.0 : 1e9;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const QJsonValue place = places[QString::fromStdString(skeleton.joints[j].name)];
        max = std::max(max, place.isArray() ? (placeOf(place) - skeleton.position(j)).norm() : 1e9);
    }
    return max;
}

/// The human with turned joints, which the texts have to say.
Scene turnedHuman() {
    Scene scene = humanWithArms(35.0);
    double turn = 0.0;
    for (Joint& joint : scene.skeleton.joints) {
        turn += 0.3;
        joint.modelFromJointBind.rotate(Eigen::AngleAxisd(turn, Vec3(1, 2, 3).normalized()));
    }
    return scene;
}

} // namespace

/// Skeletons as text, read by programs that share nothing with core/io.
class TestSkeletonTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        for (const char* name : {"human.skel", "human.skin", "human.bvh"}) {
            QVERIFY(writeSkeleton(m_scene, {}, 0.04, written(name).toStdString()));
        }
    }

    void aParserOfTheFormatsAgrees() {
        SINEW_NEED_PYTHON();
        const QJsonObject read =
            runCompareScript("skeleton_files.py",
                             {written("human.skel"), written("human.skin"), written("human.bvh")})
                .toObject();
        QVERIFY2(!read.isEmpty(), "the files cannot be read");
        QVERIFY(farthestJoint(read["skel"].toObject(), m_scene.skeleton) < 1e-4);
        QVERIFY(farthestJoint(read["bvh"].toObject(), m_scene.skeleton) < 1e-4);
        QVERIFY(read["bindings"].toDouble() < 1e-4);
        QVERIFY(read["apart"].toDouble() < 1e-4);
        QCOMPARE(read["frames"].toInt(), 1);
        QCOMPARE(read["frameTime"].toDouble(), 0.04);
        const std::vector<Vec3>& vertices = m_scene.parts.front().mesh->vertices;
        const QJsonArray places = read["vertices"].toArray();
        QCOMPARE(places.size(), static_cast<qsizetype>(vertices.size()));
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            QVERIFY((placeOf(places[static_cast<qsizetype>(v)]) - vertices[v]).norm() < 1e-4);
        }
    }

    void blenderPlacesTheJoints() {
        SINEW_NEED_BLENDER();
        BlenderJob job;
        job.file = written("human.bvh");
        const BlenderFile read = readWithBlender({job}).front();
        QVERIFY2(read.error.isEmpty(), qPrintable(read.error));
        QCOMPARE(read.bones.size(), m_scene.skeleton.size());
        for (const BlenderBone& bone : read.bones) {
            const std::int32_t joint = m_scene.skeleton.find(bone.name.toStdString());
            QVERIFY2(joint != kNone, qPrintable(bone.name));
            const Vec3 apart =
                bone.modelFromBone.translation() - m_scene.skeleton.position(static_cast<std::size_t>(joint));
            QVERIFY2(apart.norm() < 1e-4 * m_scene.skeleton.position(5).norm(), qPrintable(bone.name));
        }
    }

private:
    QString written(const char* name) const { return m_folder.filePath(name); }
    Scene m_scene = turnedHuman();
    QTemporaryDir m_folder;
};

SINEW_TEST(TestSkeletonTexts, QCoreApplication)

} // namespace testSkeletonTexts

#include "TestSkeletonTexts.moc"
