#include "core/io/patch/fbx/FbxDifferences.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testFbxDifferences {

using namespace sinew;
using namespace sinew::test;

namespace {

using Change = std::function<void(FbxNode&)>;

FbxNode& section(FbxNode& root, const std::string& name) {
    return *std::ranges::find(root.children, name, &FbxNode::name);
}

FbxNode& objectOf(FbxNode& root, std::int64_t id) {
    return *std::ranges::find_if(section(root, "Objects").children, [&](const FbxNode& object) {
        return object.properties.front() == FbxProperty(id);
    });
}

/// What is found, of binary and of text; both must say the same.
std::vector<std::string> found(const FbxBuilder& before, const FbxBuilder& after) {
    const std::vector<std::string> binary = fbxDifferences(before.binary(), after.binary());
    std::vector<std::string> text = fbxDifferences(before.text(), after.text());
    for (std::string& path : text) {
        // Text keeps an array's numbers in a record of their own.
        path = path.ends_with("/a") ? path.substr(0, path.size() - 2) : path;
    }
    return binary == text ? binary : std::vector<std::string>{"binary and text differ"};
}

} // namespace

class TestFbxDifferences : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalFilesDoNotDiffer() {
        const FbxBuilder file = patchSource();
        QVERIFY(found(file, file).empty());
        const std::string wide = binaryFbx(file.root(), 7700);
        QVERIFY(fbxDifferences(wide, wide).empty());
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
        QVERIFY(!fbxDifferences(file.binary(), file.text()).empty());
        QVERIFY(!fbxDifferences(file.binary(), binaryFbx(file.root(), 7500)).empty());
        QVERIFY(!fbxDifferences(file.binary(), file.binary().substr(0, 1000)).empty());
        std::string footer = file.binary();
        footer.back() = 'x';
        QCOMPARE(fbxDifferences(file.binary(), footer), (std::vector<std::string>{"footer"}));
    }

    void spacingOfTextIsNothing() {
        const std::string text = patchSource().text();
        QVERIFY(fbxDifferences(text, "; another comment\n\n" + text).empty());
    }
};

SINEW_TEST(TestFbxDifferences, NoApplication)

} // namespace testFbxDifferences

#include "TestFbxDifferences.moc"
