#include "app/document/PosedMesh.h"
#include "app/document/edits/Edits.h"
#include "app/export/ExportJob.h"
#include "app/jobs/TaskPool.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testDeformerLoss {

using namespace sinew;

class TestDeformerLoss : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_posed.reset();
        m_document = std::make_unique<Document>();
        m_posed = std::make_unique<PosedMesh>(*m_document);
        DocumentState state = stateOfScene(test::limb(), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        m_document->reset(std::move(state));
        test::bindNow(*m_document);
        JointPose twisted;
        const Vec3 along = m_document->state().scene->skeleton.position(1).normalized();
        twisted.rotation = Quat(Eigen::AngleAxisd(1.8, along.squaredNorm() > 0.5 ? along : Vec3::UnitY())) *
                           Quat(Eigen::AngleAxisd(0.9, Vec3::UnitX()));
        setJointPose(*m_document, 1, twisted);
    }

    void engineLimitsCount() {
        QCOMPARE(survivingInfluences({EngineProfile::Unity, false, 8}), std::size_t{4});
        QCOMPARE(survivingInfluences({EngineProfile::Godot, true, 0}), std::size_t{4});
        QCOMPARE(survivingInfluences({EngineProfile::Unreal, false, 0}), std::size_t{8});
        QCOMPARE(survivingInfluences({EngineProfile::Unreal, false, 4}), std::size_t{4});
        QCOMPARE(survivingInfluences({EngineProfile::Blender, false, 0}), std::size_t{0});
        QCOMPARE(survivingInfluences({EngineProfile::Blender, false, 8}), std::size_t{8});
        QCOMPARE(survivingInfluences({EngineProfile::Maya, false, 0}), std::size_t{0});
    }

    void onlyAuthoringToolsKeepDualQuaternions() {
        for (const EngineProfile profile :
             {EngineProfile::Unity, EngineProfile::Unreal, EngineProfile::Godot, EngineProfile::Blender,
              EngineProfile::Maya, EngineProfile::Max, EngineProfile::Houdini}) {
            for (const bool gltf : {false, true}) {
                const bool kept = profile >= EngineProfile::Blender && !gltf;
                QVERIFY((survivingDeformer({profile, gltf}, Deformer::DualQuaternion) ==
                         Deformer::DualQuaternion) == kept);
                for (const Deformer deformer :
                     {Deformer::LinearBlend, Deformer::Blended, Deformer::CentersOfRotation}) {
                    QVERIFY(survivingDeformer({profile, gltf}, deformer) == Deformer::LinearBlend);
                }
            }
        }
    }

    void everyTargetSaysWhatItComputes_data() {
        QTest::addColumn<int>("profile");
        QTest::addColumn<bool>("gltf");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* name, EngineProfile profile, bool gltf, const QStringList& words) {
            QTest::newRow(name) << static_cast<int>(profile) << gltf << words;
        };
        row("unity", EngineProfile::Unity, false, {"Unity", "classic linear skinning only", "4 influences"});
        row("godot", EngineProfile::Godot, false, {"Godot", "classic linear skinning only", "4 influences"});
        row("unreal", EngineProfile::Unreal, false, {"Unreal", "8 influences", "12", "deformer graph"});
        row("blender", EngineProfile::Blender, false, {"Blender", "Preserve Volume", "Armature"});
        row("maya", EngineProfile::Maya, false, {"Maya", "Skinning Method", "skinCluster"});
        row("3ds max", EngineProfile::Max, false, {"3ds Max", "Skin modifier"});
        row("houdini", EngineProfile::Houdini, false, {"Houdini", "Joint Deform"});
        row("gltf", EngineProfile::Blender, true, {"glTF", "specification"});
    }

    void everyTargetSaysWhatItComputes() {
        QFETCH(int, profile);
        QFETCH(bool, gltf);
        QFETCH(QStringList, words);
        const QString text = deformerFateText({static_cast<EngineProfile>(profile), gltf}, {});
        for (const QString& word : words) {
            QVERIFY2(text.contains(word), qPrintable(text));
        }
        QVERIFY(!text.contains("cannot be exported"));
        DeformSettings settings;
        settings.implicit = true;
        const QString implicit = deformerFateText({static_cast<EngineProfile>(profile), gltf}, settings);
        QVERIFY(deformerFateText({static_cast<EngineProfile>(profile), gltf}, {}, true)
                    .contains("Stiffness by angle"));
        QVERIFY(implicit.contains("Implicit skinning cannot be exported"));
        // It advises nothing that the program cannot do.
        QVERIFY2(!implicit.contains("corrective") && !implicit.contains("bake"), qPrintable(implicit));
    }

    void whatIsLostIsNamed() {
        const auto text = [](Deformer deformer, EngineProfile profile) {
            DeformSettings settings;
            settings.deformer = deformer;
            return deformerFateText({profile}, settings);
        };
        QVERIFY(text(Deformer::CentersOfRotation, EngineProfile::Blender)
                    .contains("Centres of rotation cannot be exported"));
        QVERIFY(text(Deformer::Blended, EngineProfile::Unity).contains("Weight blended skinning cannot"));
        QVERIFY(
            text(Deformer::DualQuaternion, EngineProfile::Unity).contains("Dual quaternion skinning cannot"));
        QVERIFY(!text(Deformer::DualQuaternion, EngineProfile::Blender).contains("cannot be exported"));
    }

    void whatSurvivesDiffersNotAtAll() {
        const DeformerLoss linear = loss(Deformer::LinearBlend, {EngineProfile::Blender, false, 0});
        QCOMPARE(linear.largest, 0.0);
        QVERIFY(textOf(linear, {EngineProfile::Blender, false, 0}).contains("No difference in this pose"));
        const DeformerLoss dual = loss(Deformer::DualQuaternion, {EngineProfile::Blender, false, 0});
        QCOMPARE(dual.largest, 0.0);
        // Steps of 1/255 of a weight.
        QVERIFY(loss(Deformer::LinearBlend, {EngineProfile::Unreal}).largest < 0.02 * linear.height);
    }

    void whatIsLostIsMeasured() {
        const DeformerLoss dual = loss(Deformer::DualQuaternion, {EngineProfile::Unity});
        QVERIFY(dual.largest > dual.mean && dual.mean > 0.0 && dual.height > 0.0);
        QVERIFY(!dual.showingPose);
        const QString text = textOf(dual, {EngineProfile::Unity});
        QVERIFY2(text.contains("m at most (") && text.contains(" %") && text.contains("of the height") &&
                     text.contains("in this pose"),
                 qPrintable(text));
        // Between what, where and why.
        QVERIFY(dual.at && dual.joint != kNone && dual.otherMethod);
        const Scene& scene = *m_document->state().scene;
        const std::string& joint = scene.skeleton.joints[static_cast<std::size_t>(dual.joint)].name;
        QVERIFY2(text.contains("Between here and Unity") && text.contains(QString::fromStdString(joint)) &&
                     text.contains("skinning method is another"),
                 qPrintable(text));
        const DeformerLoss fewer = loss(Deformer::LinearBlend, {EngineProfile::Unity, false, 1});
        QVERIFY(fewer.at && fewer.influencesThere < fewer.influencesHere && !fewer.otherMethod);
        const QString why = textOf(fewer, {EngineProfile::Unity, false, 1});
        QVERIFY2(why.contains("keeps 1 of its"), qPrintable(why));
    }

    /// Weights are rounded where the file or Unreal stores them in 8 bits, and nowhere else.
    void roundingIsSaidWhereItIs() {
        const auto said = [this](const ExportTarget& target) {
            return textOf(loss(Deformer::LinearBlend, target), target);
        };
        for (const EngineProfile profile :
             {EngineProfile::Unity, EngineProfile::Godot, EngineProfile::Blender}) {
            const QString text = said({profile, true, 4});
            QVERIFY2(!text.contains("8 bits"), qPrintable(text));
        }
        const QString packed = said({EngineProfile::Blender, true, 0, false, true});
        QVERIFY2(packed.contains("the file stores weights in 8 bits"), qPrintable(packed));
        const QString unreal = said({EngineProfile::Unreal, false, 0});
        QVERIFY2(unreal.contains("Unreal keeps weights in 8 bits"), qPrintable(unreal));
    }

    /// A weight that rounds to nothing is not lost to a limit.
    void influencesAreLostToALimitAlone() {
        for (const bool packed : {false, true}) {
            const ExportTarget all{EngineProfile::Blender, true, 8, false, packed};
            const DeformerLoss kept = loss(Deformer::LinearBlend, all);
            QCOMPARE(kept.cut, std::size_t{0});
            QVERIFY(!textOf(kept, all).contains("lose influences"));
        }
        const ExportTarget one{EngineProfile::Blender, true, 1};
        const DeformerLoss cut = loss(Deformer::LinearBlend, one);
        QVERIFY(cut.cut > 0 && textOf(cut, one).contains("lose influences"));
    }

    void bindPosesArePosed() {
        m_document->undoStack().undo();
        const DeformerLoss dual = loss(Deformer::DualQuaternion, {EngineProfile::Unity});
        QVERIFY(dual.showingPose);
        QVERIFY(textOf(dual, {EngineProfile::Unity}).contains("sample pose"));
    }

    void implicitSkinningIsMeasuredToo() {
        setImplicit(*m_document, true);
        const Scene& scene = *m_document->state().scene;
        const SkinnedPart part{scene.parts[0].mesh.get(), (*m_document->state().weights)[0].get()};
        Progress progress;
        auto skin = bindImplicit(std::span(&part, 1), scene.skeleton, progress);
        QVERIFY(skin);
        const auto shared = std::make_shared<const ImplicitSkin>(std::move(*skin));
        const ExportTarget target{EngineProfile::Blender, false, 0};
        const auto with = deformerLoss(m_posed->snapshot(), shared, target, progress);
        const auto without = deformerLoss(m_posed->snapshot(), nullptr, target, progress);
        QVERIFY(with && without);
        QCOMPARE(without->largest, 0.0);
        QVERIFY(with->largest > 0.0);
    }

    void canBeCanceled() {
        TaskProgress progress;
        progress.cancel();
        const auto canceled = deformerLoss(m_posed->snapshot(), nullptr, {}, progress);
        QVERIFY(!canceled && canceled.error().code == ErrorCode::Canceled);
    }

private:
    QString textOf(const DeformerLoss& loss, const ExportTarget& target) const {
        return deformerLossText(loss, target, *m_document->state().scene);
    }
    DeformerLoss loss(Deformer deformer, const ExportTarget& target) {
        setDeformer(*m_document, deformer);
        Progress progress;
        return *deformerLoss(m_posed->snapshot(), nullptr, target, progress);
    }
    std::unique_ptr<Document> m_document;
    std::unique_ptr<PosedMesh> m_posed;
};

SINEW_TEST(TestDeformerLoss, QCoreApplication)

} // namespace testDeformerLoss

#include "TestDeformerLoss.moc"
