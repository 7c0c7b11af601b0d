#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/parse/FbxReader.h"
#include "core/io/patch/fbx/FbxPatchParts.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/io/support/OldFbxFile.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QTest>

#include <cstring>

namespace testFbxPatchJoints {

using namespace sinew::test;
using namespace sinew;

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

using Change = std::function<void(FbxNode&)>;

FbxNode& section(FbxNode& root, const std::string& name) {
    return *std::ranges::find(root.children, name, &FbxNode::name);
}

FbxNode& objectOf(FbxNode& root, std::int64_t id) {
    return *std::ranges::find_if(section(root, "Objects").children, [&](const FbxNode& object) {
        return object.properties.front() == FbxProperty(id);
    });
}

std::vector<std::string> differencesOf(const std::string& before, const std::string& after) {
    return fbxDifferences(*readFbxRecords(before, "x.fbx"), after);
}

/// What is found, of binary and of text; both must say the same.
std::vector<std::string> found(const FbxBuilder& before, const FbxBuilder& after) {
    const std::vector<std::string> binary = differencesOf(before.binary(), after.binary());
    std::vector<std::string> text = differencesOf(before.text(), after.text());
    for (std::string& path : text) {
        // Text keeps an array's numbers in a record of their own.
        path = path.ends_with("/a") ? path.substr(0, path.size() - 2) : path;
    }
    return binary == text ? binary : std::vector<std::string>{"binary and text differ"};
}

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

    void equalFilesDoNotDiffer() {
        const FbxBuilder file = patchSource();
        QVERIFY(found(file, file).empty());
        const std::string wide = binaryFbx(file.root(), 7700);
        QVERIFY(differencesOf(wide, wide).empty());
    }

    void skinsMayDiffer_data() {
        QTest::addColumn<Change>("change");
        const auto row = [](const char* name, Change change) { QTest::newRow(name) << std::move(change); };
        row("weights", [](FbxNode& root) {
            objectOf(root, kHipsCluster).children[1].properties = {std::vector<std::int32_t>{5}};
            objectOf(root, kHipsCluster).children[2].properties = {std::vector<double>{0.25}};
        });
        row("no weights", [](FbxNode& root) {
            auto& children = objectOf(root, kHipsCluster).children;
            children.erase(children.begin() + 1, children.begin() + 3);
        });
        row("new cluster", [](FbxNode& root) {
            section(root, "Objects")
                .children.push_back(
                    {"Deformer", {std::int64_t{999}, std::string("x"), std::string("Cluster")}, {}});
            section(root, "Connections")
                .children.push_back({"C", {std::string("OO"), std::int64_t{999}, kBodySkin}, {}});
        });
        row("name of a joint",
            [](FbxNode& root) { objectOf(root, kHips).properties[1] = std::string("pelvis\0\1Model", 13); });
        row("count", [](FbxNode& root) {
            section(root, "Definitions").children[0].properties = {std::int32_t{99}};
            section(root, "Definitions").children[1].children[0].properties = {std::int32_t{98}};
        });
        row("entry of a bind pose", [](FbxNode& root) {
            objectOf(root, 95).children[1].properties = {std::int32_t{3}};
            objectOf(root, 95).children.push_back({"PoseNode", {}, {{"Node", {kHat}, {}}}});
        });
    }

    void skinsMayDiffer() {
        QFETCH(Change, change);
        FbxBuilder after = patchSource();
        change(after.root());
        const std::vector<std::string> differences = found(patchSource(), after);
        QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().c_str());
    }

    void everythingElseIsFound_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("path");
        const auto row = [](const char* name, const char* path, Change change) {
            QTest::newRow(name) << std::move(change) << QString(path);
        };
        row("a vertex", "Objects/Geometry ''/Vertices", [](FbxNode& root) {
            std::get<std::vector<double>>(objectOf(root, kBodyGeometry).children[1].properties[0])[3] += 1e-9;
        });
        row("where a cluster was bound", "Objects/Deformer ''/TransformLink", [](FbxNode& root) {
            std::get<std::vector<double>>(objectOf(root, kHipsCluster).children[4].properties[0])[12] += 1e-9;
        });
        row("what a cluster holds besides", "Objects/Deformer ''/Curious",
            [](FbxNode& root) { objectOf(root, kHipsCluster).children[5].properties.pop_back(); });
        row("name of a mesh", "Objects/Model 'other'",
            [](FbxNode& root) { objectOf(root, kBody).properties[1] = std::string("other\0\1Model", 12); });
        row("kind of a joint", "Objects/Model 'hips'",
            [](FbxNode& root) { objectOf(root, kHips).properties[2] = std::string("Null"); });
        row("place of a joint", "Objects/Model 'hips'/Properties70/P",
            [](FbxNode& root) { objectOf(root, kHips).children[0].children[0].properties.back() = 5.0; });
        row("a record less", "Objects/Constraint 'aim'",
            [](FbxNode& root) { objectOf(root, 60).children.pop_back(); });
        row("a record more", "Objects/Constraint 'aim'", [](FbxNode& root) {
            objectOf(root, 60).children.push_back({"More", {1.0}, {}});
        });
        row("an object less", "Objects", [](FbxNode& root) { section(root, "Objects").children.pop_back(); });
        row("a new object of another kind", "Objects/Material 'x'", [](FbxNode& root) {
            section(root, "Objects")
                .children.push_back({"Material", {std::int64_t{999}, std::string("x"), std::string()}, {}});
        });
        row("an entry of a bind pose", "Objects/Pose 'bind'/PoseNode/Matrix", [](FbxNode& root) {
            std::get<std::vector<double>>(objectOf(root, 95).children[2].children[1].properties[0])[12] = 7.0;
        });
        row("a connection", "Connections/C",
            [](FbxNode& root) { section(root, "Connections").children[0].properties[2] = kBody; });
        row("a new connection of old objects", "Connections", [](FbxNode& root) {
            section(root, "Connections").children.push_back({"C", {std::string("OO"), kHat, kBody}, {}});
        });
        row("a definition", "Definitions/Texture", [](FbxNode& root) {
            section(root, "Definitions").children.push_back({"ObjectType", {std::string("Texture")}, {}});
        });
        row("a section", "Mystery/Deep", [](FbxNode& root) {
            section(root, "Mystery").children[0].properties = {std::vector<std::int64_t>(39, 9)};
        });
        row("a section more", "end of the file", [](FbxNode& root) {
            root.children.push_back({"Later", {1.0}, {}});
        });
        row("a setting", "GlobalSettings/Properties70", [](FbxNode& root) {
            section(root, "GlobalSettings")
                .children[0]
                .children.push_back({"P", {std::string("UpAxis")}, {}});
        });
    }

    void everythingElseIsFound() {
        QFETCH(Change, change);
        QFETCH(QString, path);
        FbxBuilder after = patchSource();
        change(after.root());
        const std::vector<std::string> differences = found(patchSource(), after);
        QVERIFY(!differences.empty());
        QCOMPARE(QString::fromStdString(differences.front()), path);
    }

    void otherFilesAreOther() {
        const FbxBuilder file = patchSource();
        QVERIFY(!differencesOf(file.binary(), file.text()).empty());
        QVERIFY(!differencesOf(file.binary(), binaryFbx(file.root(), 7500)).empty());
        QVERIFY(!differencesOf(file.binary(), file.binary().substr(0, 1000)).empty());
        std::string footer = file.binary();
        footer.back() = 'x';
        QCOMPARE(differencesOf(file.binary(), footer), (std::vector<std::string>{"footer"}));
    }

    void spacingOfTextIsNothing() {
        const std::string text = patchSource().text();
        QVERIFY(differencesOf(text, "; another comment\n\n" + text).empty());
    }

private:
    ImportFolder m_folder;
    const FbxBuilder m_source = patchSource();
};

SINEW_TEST(TestFbxPatchJoints, sinew::test::NoApplication)

} // namespace testFbxPatchJoints

#include "TestFbxPatchJoints.moc"
