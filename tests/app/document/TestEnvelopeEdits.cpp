#include "app/document/edits/Edits.h"
#include "app/document/edits/EnvelopeEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/project/RestoreProject.h"
#include "core/skeleton/edit/JointEdits.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

namespace testEnvelopeEdits {

using namespace sinew;

namespace {

/// A trunk and an arm on each side, whose upper arms run down and out.
Scene armsScene() {
    Skeleton skeleton;
    const std::int32_t root = test::addJoint(skeleton, "Hips", kNone, Vec3(0, 0, 0));
    const std::int32_t chest = test::addJoint(skeleton, "Chest", root, Vec3(0, 1, 0));
    for (const auto& [side, sign] : {std::pair("_L", 1.0), std::pair("_R", -1.0)}) {
        const std::int32_t arm =
            test::addJoint(skeleton, std::string("Arm") + side, chest, Vec3(0.3 * sign, 1.2, 0));
        const std::int32_t hand =
            test::addJoint(skeleton, std::string("Hand") + side, arm, Vec3(0.9 * sign, 0.9, 0.1));
        test::addJoint(skeleton, std::string("Hand_end") + side, hand, Vec3(1.1 * sign, 0.8, 0.1));
    }
    return test::scene(test::box(Vec3(-1.2, -0.2, -0.3), Vec3(1.2, 1.5, 0.3)), std::move(skeleton));
}

} // namespace

/// Volumes of bones as steps of a document.
class TestEnvelopeEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfScene(armsScene(), {}));
        m_arm = state().scene->skeleton.find("Arm_L");
    }

    void aVolumeStartsFromTheBone() {
        const auto volume = boneVolumeOf(state(), m_arm);
        QVERIFY(volume);
        QCOMPARE(volume->joint, std::string("Arm_L"));
        const Skeleton& skeleton = state().scene->skeleton;
        const double length = (skeleton.position(static_cast<std::size_t>(m_arm) + 1) -
                               skeleton.position(static_cast<std::size_t>(m_arm)))
                                  .norm();
        QVERIFY(std::abs(volume->radii[0] - 0.25 * length) < 1e-9);
        QVERIFY(!hasOwnVolume(state().settings, "Arm_L"));
        QVERIFY(!boneVolumeOf(state(), kNone));
        QVERIFY(!boneVolumeOf(DocumentState(), 0));
    }

    void settingIsOneStepWithUndo() {
        const DocumentState before = state();
        setBoneVolume(*m_document, m_arm, BoneVolume{"", AxisVolumeShape::Box, {0.1, 0.2}}, false);
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->undoStack().undoText(), QString("Envelope of Arm_L"));
        QCOMPARE(state().settings.boneVolumes.size(), std::size_t{1});
        QCOMPARE(state().settings.boneVolumes[0].joint, std::string("Arm_L"));
        QVERIFY(boneVolumeOf(state(), m_arm) == state().settings.boneVolumes[0]);
        m_document->endMerge();
        setBoneVolume(*m_document, m_arm, std::nullopt, false);
        QVERIFY(state().settings.boneVolumes.empty());
        m_document->undoStack().undo();
        QVERIFY(hasOwnVolume(state().settings, "Arm_L"));
        m_document->undoStack().undo();
        QVERIFY(state() == before);
    }

    void badNumbersChangeNothing() {
        setBoneVolume(*m_document, m_arm, BoneVolume{"", AxisVolumeShape::Box, {-0.1, 0.2}}, false);
        setBoneVolume(*m_document, kNone, BoneVolume{"", AxisVolumeShape::Box, {0.1, 0.2}}, false);
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void theOtherSideIsTheMirrorImage_data() {
        QTest::addColumn<AxisVolumeShape>("shape");
        for (const auto& [name, shape] : kAxisVolumeShapeNames) {
            QTest::newRow(name) << shape;
        }
    }

    void theOtherSideIsTheMirrorImage() {
        QFETCH(AxisVolumeShape, shape);
        const BoneVolume volume{"Arm_L", shape, {0.1, 0.2}, 0.05, 0.1, Vec3(0.02, 0.03, -0.04)};
        setBoneVolume(*m_document, m_arm, volume, true);
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(state().settings.boneVolumes.size(), std::size_t{2});
        const std::int32_t other = state().scene->skeleton.find("Arm_R");
        const auto left = placedVolumeOf(state(), m_arm, *boneVolumeOf(state(), m_arm));
        const auto right = placedVolumeOf(state(), other, *boneVolumeOf(state(), other));
        QVERIFY(left && right);
        for (int i = 0; i < 200; ++i) {
            const Vec3 p(1.5 * std::sin(i * 1.3), 1 + std::sin(i * 2.1 + 1), 0.5 * std::sin(i * 0.7 + 2));
            const Vec3 image(-p.x(), p.y(), p.z());
            QVERIFY(std::abs(left->signedDistanceTo(p) - right->signedDistanceTo(image)) < 1e-6);
        }
        m_document->endMerge();
        setBoneVolume(*m_document, m_arm, std::nullopt, true);
        QVERIFY(state().settings.boneVolumes.empty());
        // A joint in the middle has no other side.
        QVERIFY(!mirroredVolume(state(), 0, volume));
    }

    void shapesChangeAboutAsLarge() {
        const BoneVolume capsule{"Arm_L", AxisVolumeShape::Capsule, {0.1, 0.2}, 0.05, 0.1};
        const BoneVolume box = inShape(capsule, AxisVolumeShape::Box);
        QCOMPARE(box.radii[0], 0.2);
        QVERIFY(std::abs(box.before - 0.15) < 1e-12 && std::abs(box.beyond - 0.3) < 1e-12);
        const BoneVolume cylinder = inShape(capsule, AxisVolumeShape::Cylinder);
        QVERIFY(cylinder.radii == capsule.radii);
        QVERIFY(inShape(cylinder, AxisVolumeShape::Capsule).radii == capsule.radii);
        QVERIFY(std::abs(inShape(cylinder, AxisVolumeShape::Capsule).beyond - capsule.beyond) < 1e-12);
        QVERIFY(inShape(box, AxisVolumeShape::Box) == box);
    }

    void allAreKeptAndCleared() {
        keepBoneVolumes(*m_document);
        QCOMPARE(m_document->undoStack().count(), 1);
        const auto kept = state().settings.boneVolumes;
        QVERIFY(kept.size() >= 6);
        QCOMPARE(shownVolumes(state(), kNone).size(), kept.size());
        for (const ShownVolume& shown : shownVolumes(state(), kNone)) {
            QVERIFY(shown.own);
        }
        clearBoneVolumes(*m_document);
        QVERIFY(state().settings.boneVolumes.empty());
        QCOMPARE(shownVolumes(state(), m_arm).size(), std::size_t{1});
        QVERIFY(!shownVolumes(state(), m_arm)[0].own);
        m_document->undoStack().undo();
        QVERIFY(state().settings.boneVolumes == kept);
    }

    /// What is kept of a bind is what the bind has made.
    void aBoundVolumeIsTheSolvers() {
        test::openLimb(*m_document);
        BindSettings settings = state().settings;
        settings.solver = "envelope";
        settings.envelopeShape = AxisVolumeShape::Cylinder;
        setBindSettings(*m_document, settings);
        test::bindNow(*m_document);
        const auto weights = state().weights;
        keepBoneVolumes(*m_document);
        test::bindNow(*m_document);
        for (std::size_t p = 0; p < (*weights)[0]->vertexCount(); ++p) {
            const auto before = (*weights)[0]->at(p);
            const auto after = (*state().weights)[0]->at(p);
            QCOMPARE(before.size(), after.size());
            for (std::size_t i = 0; i < before.size(); ++i) {
                QVERIFY(std::abs(before[i].weight - after[i].weight) < 1e-4F);
            }
        }
    }

    void volumesFollowTheirJoints() {
        setBoneVolume(*m_document, m_arm, BoneVolume{"", AxisVolumeShape::Box, {0.1, 0.2}}, true);
        const Skeleton& skeleton = state().scene->skeleton;
        QVERIFY(editSkeleton(*m_document, *renameJoint(skeleton, m_arm, "Upper"), "Rename"));
        QVERIFY(hasOwnVolume(state().settings, "Upper"));
        QVERIFY(!hasOwnVolume(state().settings, "Arm_L"));
        m_document->undoStack().undo();
        QVERIFY(hasOwnVolume(state().settings, "Arm_L"));
    }

    void projectsKeepThem() {
        setBoneVolume(*m_document, m_arm,
                      BoneVolume{"", AxisVolumeShape::Ellipsoid, {0.1, 0.2}, 0.3, -0.1, Vec3(1, 2, 3)}, true);
        BindSettings settings = state().settings;
        settings.solver = "envelope";
        settings.envelopeFit = EnvelopeFit::Bones;
        settings.envelopeSharing = EnvelopeSharing::Rigid;
        settings.envelopeSmoothing = 0.25;
        setBindSettings(*m_document, settings);
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("arms.sinew").toStdString();
        Progress progress;
        QVERIFY(writeProject(projectOf(state(), {}), file));
        const auto project = readProject(file);
        QVERIFY(project);
        QVERIFY(project->recipe.bind.boneVolumes == settings.boneVolumes);
        QCOMPARE(project->recipe.bind.envelopeFit, EnvelopeFit::Bones);
        QCOMPARE(project->recipe.bind.envelopeSharing, EnvelopeSharing::Rigid);
        QCOMPARE(project->recipe.bind.envelopeSmoothing, 0.25);
    }

private:
    const DocumentState& state() const { return m_document->state(); }

    std::unique_ptr<Document> m_document;
    std::int32_t m_arm = kNone;
};

SINEW_TEST(TestEnvelopeEdits, QCoreApplication)

} // namespace testEnvelopeEdits

#include "TestEnvelopeEdits.moc"
