#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/parse/FbxReaderText.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/io/support/OldFbxFile.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cstring>

namespace testFbxPatchJoints {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A joint of Sinew's own below another, which takes half of every third vertex of the first part.
void addHandle(Scene& scene, std::int32_t parent) {
    const auto handle = static_cast<std::int32_t>(scene.skeleton.size());
    Joint joint;
    joint.name = "handle \"one\"";
    joint.parent = parent;
    joint.added = true;
    if (parent != kNone) {
        joint.modelFromJointBind = scene.skeleton.joints[static_cast<std::size_t>(parent)].modelFromJointBind;
    }
    joint.modelFromJointBind.translate(Vec3(0.5, 1.0, -0.25));
    joint.modelFromJointBind.rotate(Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()));
    scene.skeleton.joints.push_back(joint);
    const Part& part = scene.parts.front();
    SkinWeightsBuilder builder;
    for (std::size_t v = 0; v < part.mesh->vertexCount(); ++v) {
        const std::span<const Influence> old = part.weights->at(v);
        std::vector<Influence> influences(old.begin(), old.end());
        influences.push_back({handle, v % 3 == 0 ? 1.0F : 0.0F});
        builder.add(influences);
    }
    scene.parts.front().weights = std::make_shared<const SkinWeights>(builder.finish());
}

void change(Scene& scene) {
    scene = reweighted(std::move(scene));
    addHandle(scene, 1);
    scene.skeleton.joints[0].name = "Becken::neu \"x\"";
}

/// The same in the binary form of version 6100.
std::string oldAsBinary(const std::string& text) {
    FbxNode root = *readFbxText(text, "x.fbx");
    std::string bytes = writeFbxNodes(root);
    const std::uint32_t version = 6100;
    std::memcpy(bytes.data() + 23, &version, sizeof(version));
    return bytes;
}

std::string oldWith(const std::string& section) {
    std::string text = kOldFbx;
    const std::size_t at = text.find("Objects:");
    return text.insert(at, section);
}

constexpr const char* kOldDefinitions = R"(Definitions:  {
	Version: 100
	Count: 9
	ObjectType: "Deformer" {
		Count: 3
	}
}
Relations:  {
	Model: "Model::root", "LimbNode" {
	}
}
)";

} // namespace

class TestFbxPatchJoints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void addedAndRenamedJointsAreReadBack_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const std::string& bytes) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes);
        };
        row("binary 7400", m_source.binary());
        row("binary 7500", binaryFbx(m_source.root(), 7500));
        row("text", m_source.text());
        row("old text", kOldFbx);
        row("old text with definitions", oldWith(kOldDefinitions));
        row("old binary", oldAsBinary(oldWith(kOldDefinitions)));
    }

    void addedAndRenamedJointsAreReadBack() {
        QFETCH(QByteArray, bytes);
        const PatchedFbx patched = patchedFbx(m_folder, bytes.toStdString(), change);
        QCOMPARE(outcome(patched.outcome), QString("ok"));
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(outcome(read), QString("ok"));
        QCOMPARE(unlike(patched.written, read->scene), QString());
        const std::vector<std::string> differences =
            differencesBesideSkin("x.fbx", bytes.toStdString(), patched.bytes);
        QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().c_str());
    }

    void addedJointsAreLimbs() {
        const PatchedFbx patched = patchedFbx(m_folder, m_source.binary(), change);
        const FbxNode* model = nullptr;
        const FbxNode* attribute = nullptr;
        for (const FbxNode& object : patched.root.child("Objects")->children) {
            if (fbxName(fbxText(&object, 1)) == "handle \"one\"") {
                model = object.name == "Model" ? &object : model;
                attribute = object.name == "NodeAttribute" ? &object : attribute;
            }
        }
        QVERIFY(model != nullptr && attribute != nullptr);
        QCOMPARE(fbxText(model, 2), std::string("LimbNode"));
        const std::int64_t id = fbxInteger(model->properties[0]).value_or(0);
        QCOMPARE(patched.connections(fbxInteger(attribute->properties[0]).value_or(0), id), std::size_t{1});
        QCOMPARE(patched.connections(id, 2), std::size_t{1});
    }

    void aJointWithoutParentStandsInTheScene() {
        FbxBuilder zUp = patchSource();
        zUp.setting("UpAxis", 2);
        zUp.setting("FrontAxis", 1);
        zUp.setting("FrontAxisSign", -1);
        for (const std::string& bytes : {m_source.binary(), zUp.binary(), zUp.text()}) {
            const PatchedFbx patched =
                patchedFbx(m_folder, bytes, [](Scene& scene) { addHandle(scene, kNone); });
            const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
            QCOMPARE(outcome(read), QString("ok"));
            QCOMPARE(unlike(patched.written, read->scene), QString());
        }
    }

    void aJointBelowScaleStandsWhereItShould() {
        FbxBuilder scaled;
        FbxBuilder::vector(scaled.model(1, "root", "LimbNode", 0, Vec3(0, 0, 1), Vec3(90, 0, 0)),
                           "Lcl Scaling", Vec3(100, 100, 100));
        scaled.model(2, "tip", "LimbNode", 1, Vec3(0, 0.03, 0));
        scaled.model(10, "cloth", "Mesh", 0);
        scaled.geometry(11, 10, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}, {0, 1, 2, -4});
        const PatchedFbx patched = patchedFbx(m_folder, scaled.binary(), [](Scene& scene) {
            scene = reweighted(std::move(scene));
            addHandle(scene, 1);
        });
        QCOMPARE(outcome(patched.outcome), QString("ok"));
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(unlike(patched.written, read->scene), QString());
    }

    void namesAloneChangeNothingElse() {
        const PatchedFbx patched = patchedFbx(m_folder, m_source.binary(), [](Scene& scene) {
            scene.skeleton.joints[1].name = "bigger spine";
        });
        FbxNode expected = m_source.root();
        for (FbxNode& object : expected.children[2].children) {
            if (object.properties.front() == FbxProperty(std::int64_t{2})) {
                object.properties[1] = std::string("bigger spine\0\1Model", 19);
            }
        }
        QVERIFY(patched.bytes == writeFbxNodes(expected));
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(unlike(patched.written, read->scene), QString());
    }

    void oldFilesKeepTheirForm() {
        const std::string source = oldWith(kOldDefinitions);
        const PatchedFbx same = patchedFbx(m_folder, source, [](Scene&) {});
        QVERIFY(same.bytes == source);
        const PatchedFbx patched = patchedFbx(m_folder, source, change);
        const QString text = QString::fromStdString(patched.bytes);
        QVERIFY(text.contains("FBXVersion: 6100") && !text.contains("Properties70") && !text.contains("*"));
        QVERIFY(text.contains("Connect: \"OO\", \"Model::handle &quot;one&quot;\", \"Model::tip\""));
        QVERIFY(text.contains("Key: 0,0,U,s,0,0,n,23093079000,100,U,s,0,0,a,0.333"));
        QVERIFY(text.contains("\t\tCount: 4\n")); // three deformers, and a cluster for the handle
    }

    void oldNamesChangeEverywhere() {
        const PatchedFbx patched =
            patchedFbx(m_folder, kOldFbx, [](Scene& scene) { scene.skeleton.joints[1].name = "end"; });
        const QString text = QString::fromStdString(patched.bytes);
        QVERIFY(!text.contains("\"Model::tip\""));
        QString expected = QString::fromLatin1(kOldFbx);
        QCOMPARE(text, expected.replace("\"Model::tip\"", "\"Model::end\""));
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(unlike(patched.written, read->scene), QString());
    }

private:
    ImportFolder m_folder;
    const FbxBuilder m_source = patchSource();
};

SINEW_TEST(TestFbxPatchJoints, NoApplication)

} // namespace testFbxPatchJoints

#include "TestFbxPatchJoints.moc"
