#include "core/geometry/Subdivision.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/fbx/read/FbxParts.h"
#include "core/io/fbx/write/FbxWriteParts.h"
#include "core/io/patch/SaveScene.h"
#include "core/scene/SmoothParts.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace testFbxSubdivision {

using namespace sinew;

namespace {

Subdivision everything() {
    Creases creases;
    creases.edges = {{0, 1, kSharpForEver}, {0, 2, 2.5F}};
    creases.vertices = {{3, 5.0F}};
    creases.sharpCorners = true;
    return {{true, 3, SubdivisionScheme::CatmullClark}, 4, creases};
}

/// A box on one joint.
Scene boxWith(const std::shared_ptr<const Subdivision>& subdivision) {
    Mesh mesh = test::box({0, 0, 0}, {1, 2, 3});
    mesh.name = "box";
    mesh.subdivision = subdivision;
    Scene scene = test::scene(std::move(mesh), test::chain({{0, 0, 0}, {0, 1, 0}}));
    SkinWeightsBuilder weights;
    for (std::size_t v = 0; v < scene.parts[0].mesh->vertexCount(); ++v) {
        weights.add(std::array{Influence{0, 1.0F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(weights.finish());
    return scene;
}

FbxNode number(const char* name, std::int32_t value) {
    return {name, {value}, {}};
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestFbxSubdivision : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void levelsAndCreasesComeBack() {
        const Scene scene = boxWith(std::make_shared<const Subdivision>(everything()));
        QVERIFY(written(scene, path("smooth.fbx")));
        const Scene read = readFrom(path("smooth.fbx"));
        QVERIFY(read.parts[0].mesh->subdivision != nullptr);
        const Subdivision& found = *read.parts[0].mesh->subdivision;
        QVERIFY(found.choice == everything().choice);
        QCOMPARE(found.renderLevel, 4);
        QVERIFY(found.creases == everything().creases);
    }

    void withoutThemFilesSayNothing() {
        QVERIFY(written(boxWith(nullptr), path("plain.fbx")));
        QVERIFY(!bytesOf(path("plain.fbx")).contains("Smoothness"));
        QVERIFY(!bytesOf(path("plain.fbx")).contains("PreviewDivisionLevels"));
        QVERIFY(readFrom(path("plain.fbx")).parts[0].mesh->subdivision == nullptr);
    }

    /// As programs write it: 0 the cage, 1 its hull, 2 both, 3 the surface.
    void smoothnessSaysWhatIsShown() {
        const Mesh mesh = test::box({0, 0, 0}, {1, 1, 1});
        for (const std::int32_t smoothness : {0, 1, 2, 3}) {
            const FbxNode geometry{
                "Geometry", {}, {number("Smoothness", smoothness), number("PreviewDivisionLevels", 1)}};
            const auto found = readFbxSubdivision(geometry, mesh);
            QVERIFY(found != nullptr);
            QCOMPARE(found->choice.smooth, smoothness >= 2);
            QCOMPARE(found->choice.level, 1);
        }
    }

    void nonsenseIsReadAsFarAsItMakesSense() {
        const Mesh mesh = test::box({0, 0, 0}, {1, 1, 1});
        FbxNode creases{"LayerElementEdgeCrease",
                        {},
                        {{"MappingInformationType", {std::string("ByEdge")}, {}},
                         {"ReferenceInformationType", {std::string("Direct")}, {}},
                         {"EdgeCrease", {std::vector<double>{std::nan(""), -3.0, 7.0, 0.5, 0.5}}, {}}}};
        const FbxNode geometry{"Geometry",
                               {},
                               {number("Smoothness", 9),
                                number("PreviewDivisionLevels", 99),
                                number("RenderDivisionLevels", -5),
                                {"Edges", {std::vector<std::int32_t>{0, 1, 2, -7, 100000}}, {}},
                                std::move(creases),
                                {"LayerElementVertexCrease", {}, {}}}};
        const auto found = readFbxSubdivision(geometry, mesh);
        QVERIFY(found != nullptr);
        QVERIFY(found->choice.smooth);
        QCOMPARE(found->choice.level, kMaxSubdivisionLevel);
        QCOMPARE(found->renderLevel, 0);
        QCOMPARE(found->creases.edges.size(), std::size_t{1});
        QCOMPARE(found->creases.edges[0].sharpness, kSharpForEver);
        QVERIFY(readFbxSubdivision({"Geometry", {}, {}}, mesh) == nullptr);
    }

    void aFileThatIsKeptGetsAnotherLevel() {
        for (const auto& before :
             {std::make_shared<const Subdivision>(everything()), std::shared_ptr<const Subdivision>()}) {
            QVERIFY(written(boxWith(before), path("source.fbx")));
            const Scene read = readFrom(path("source.fbx"));
            const SubdivisionChoice other{true, 1, SubdivisionScheme::CatmullClark};
            Progress progress;
            const auto saved =
                saveScene(withChoices(read, std::vector{other}), path("source.fbx").toStdString(),
                          path("out.fbx").toStdString(), {}, progress);
            QVERIFY(saved.has_value());
            QVERIFY(saved->kept);
            const Scene again = readFrom(path("out.fbx"));
            QVERIFY(fileChoices(again)[0] == other);
            if (before) {
                QVERIFY(again.parts[0].mesh->subdivision->creases == before->creases);
                QCOMPARE(again.parts[0].mesh->subdivision->renderLevel, 4);
            }
        }
    }

    void aFileThatIsKeptWithoutAnotherLevelKeepsItsBytes() {
        QVERIFY(written(boxWith(std::make_shared<const Subdivision>(everything())), path("source.fbx")));
        Progress progress;
        const auto saved = saveScene(readFrom(path("source.fbx")), path("source.fbx").toStdString(),
                                     path("same.fbx").toStdString(), {}, progress);
        QVERIFY(saved.has_value() && saved->kept);
        QVERIFY(bytesOf(path("same.fbx")) == bytesOf(path("source.fbx")));
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    static bool written(const Scene& scene, const QString& file) {
        Progress progress;
        return exportScene(scene, file.toStdString(), {}, progress).has_value();
    }

    static Scene readFrom(const QString& file) {
        Progress progress;
        auto imported = importScene(file.toStdString(), progress);
        return imported ? std::move(imported->scene) : Scene();
    }

    QTemporaryDir m_folder;
};

SINEW_TEST(TestFbxSubdivision, sinew::test::NoApplication)

} // namespace testFbxSubdivision

#include "TestFbxSubdivision.moc"
