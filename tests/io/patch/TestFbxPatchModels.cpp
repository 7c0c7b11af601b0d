#include "tests/io/support/FbxPatchFiles.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QTest>

namespace testFbxPatchModels {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A quarter of every weight goes to the parent; a joint of Sinew's own takes some of the first part, and one
/// joint gets another name.
void changeModel(Scene& scene) {
    Joint joint;
    joint.name = "added by Sinew";
    joint.parent = 2;
    joint.added = true;
    joint.modelFromJointBind = scene.skeleton.joints[2].modelFromJointBind;
    joint.modelFromJointBind.translate(Vec3(1.0, 2.0, 3.0));
    const auto added = static_cast<std::int32_t>(scene.skeleton.size());
    scene.skeleton.joints.push_back(joint);
    scene.skeleton.joints[1].name += " renamed";
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        SkinWeightsBuilder builder;
        const SkinWeights& old = *scene.parts[p].weights;
        for (std::size_t v = 0; v < old.vertexCount(); ++v) {
            std::vector<Influence> influences;
            for (const Influence& influence : old.at(v)) {
                const std::int32_t parent =
                    scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].parent;
                influences.push_back({influence.joint, 0.75F * influence.weight});
                influences.push_back({parent == kNone ? influence.joint : parent, 0.25F * influence.weight});
            }
            influences.push_back({added, p == 0 && v % 3 == 0 ? 0.5F : 0.0F});
            builder.add(influences);
        }
        scene.parts[p].weights = std::make_shared<const SkinWeights>(builder.finish());
    }
}

} // namespace

class TestFbxPatchModels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void comeBackWithOtherWeightsAlone_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"mh_worker_mixamo.fbx", "pab_arnaud.fbx", "quaternius_spider.fbx"}) {
            QTest::newRow(name) << QString(name);
        }
    }

    void comeBackWithOtherWeightsAlone() {
        QFETCH(QString, name);
        SINEW_NEED_MODEL(path, name)
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string source = file.readAll().toStdString();
        const ImportFolder folder;
        QVERIFY(patchedFbx(folder, source, [](Scene&) {}).bytes == source);
        const PatchedFbx patched = patchedFbx(folder, source, changeModel);
        QCOMPARE(outcome(patched.outcome), QString("ok"));
        const Expected<ImportedScene> read = folder.scene("target.fbx", patched.bytes);
        QCOMPARE(outcome(read), QString("ok"));
        QCOMPARE(unlike(patched.written, read->scene), QString());
        const std::vector<std::string> differences = differencesBesideSkin("x.fbx", source, patched.bytes);
        QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().c_str());
    }
};

SINEW_TEST(TestFbxPatchModels, NoApplication)

} // namespace testFbxPatchModels

#include "TestFbxPatchModels.moc"
