#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testTexturesLaid {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

Json texture(int index, const Json& more = Json::object()) {
    Json result = {{"index", index}};
    result.update(more);
    return result;
}

Json moved(const Json& transform) {
    return {{"extensions", {{"KHR_texture_transform", transform}}}};
}

/// One picture laid on in three ways, and a second one for occlusion.
std::string laidGltf() {
    GltfBuilder file;
    file.json["extensionsUsed"] = {"KHR_texture_transform", "KHR_materials_emissive_strength"};
    file.json["nodes"] = {{{"name", "card"}, {"mesh", 0}}};
    const Json attributes = {{"POSITION", file.vertices({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}})},
                             {"TEXCOORD_0", file.floats("VEC2", 2, {0, 0, 1, 0, 0, 1})},
                             {"TEXCOORD_1", file.floats("VEC2", 2, {0, 0, 0.5F, 0, 0, 0.5F})}};
    file.json["meshes"] = {{{"primitives", {{{"attributes", attributes}, {"material", 0}}}}}};
    Json card = {{"name", "card"},
                 {"normalTexture", texture(1, {{"scale", 0.25}})},
                 {"occlusionTexture", texture(2, {{"strength", 0.5}, {"texCoord", 1}})},
                 {"emissiveTexture",
                  texture(0, moved({{"offset", {0.25, 0.5}}, {"rotation", 0.5}, {"scale", {2.0, 4.0}}}))},
                 {"emissiveFactor", {1.0, 0.5, 0.25}}};
    card["pbrMetallicRoughness"] = {{"baseColorTexture", texture(0)}};
    card["extensions"] = {{"KHR_materials_emissive_strength", {{"emissiveStrength", 3.0}}}};
    file.json["materials"] = Json::array({card});
    for (const char* mark : {"COLORS", "OCCLUSION"}) {
        file.json["images"].push_back({{"uri", dataUri("image/png", markedPng(mark))}});
    }
    file.json["samplers"] = {{{"wrapS", 33071}, {"wrapT", 33071}},
                             {{"wrapS", 33648}, {"magFilter", 9728}, {"minFilter", 9984}}};
    file.json["textures"] = {
        {{"source", 0}, {"sampler", 0}}, {{"source", 0}, {"sampler", 1}}, {{"source", 1}}};
    return file.text();
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

} // namespace

/// Samplers, transforms, UV sets and strengths of textures on their way from format to format.
class TestTexturesLaid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A corner of the UVs looks at the same place of the picture, whichever way v is counted.
    void readingTurnsTransformsUp() {
        const Scene scene = read("laid.gltf", laidGltf());
        QCOMPARE(m_problem, QString("ok"));
        const UvTransform& up = scene.materials.at(0).laying(TextureSlot::Emissive).transform;
        const double c = std::cos(0.5);
        const double s = std::sin(0.5);
        for (const auto& [u, v] : {std::pair{0.0, 0.0}, {1.0, 0.0}, {0.25, 0.75}}) {
            // As the extension's text has it, v downwards.
            const double x = 0.25 + c * 2.0 * u + s * 4.0 * v;
            const double y = 0.5 - s * 2.0 * u + c * 4.0 * v;
            const Eigen::Vector2d here = Eigen::Rotation2Dd(up.rotation).toRotationMatrix() *
                                         up.scale.cwiseProduct(Eigen::Vector2d(u, 1.0 - v));
            QVERIFY(near(here.x() + up.offset.x(), x));
            QVERIFY(near(1.0 - here.y() - up.offset.y(), y));
        }
        // The file says nothing of the others.
        QVERIFY(scene.materials[0].laying(TextureSlot::BaseColor).transform == UvTransform());
    }

    void formatsKeepTransforms_data() { addCases(); }

    void formatsKeepTransforms() {
        QFETCH(QStringList, files);
        const UvTransform before =
            read("first.gltf", laidGltf()).materials.at(0).laying(TextureSlot::Emissive).transform;
        const Scene scene = through(files);
        QCOMPARE(m_problem, QString("ok"));
        const UvTransform& after = scene.materials.at(0).laying(TextureSlot::Emissive).transform;
        QVERIFY((after.offset - before.offset).norm() < 1e-9);
        QVERIFY((after.scale - before.scale).norm() < 1e-9);
        QVERIFY(near(after.rotation, before.rotation));
        QVERIFY(scene.materials[0].laying(TextureSlot::BaseColor).transform == UvTransform());
        // And not into the UVs as well.
        QVERIFY((scene.parts.at(0).mesh->uvSets.at(0).values.at(1) - Vec2f(1.0F, 1.0F)).norm() < 1e-6F);
    }

    void gltfKeepsSamplersAndSets() {
        const Scene scene = through({"a.glb", "b.gltf"});
        QCOMPARE(m_problem, QString("ok"));
        const Material& card = scene.materials.at(0);
        QCOMPARE(card.laying(TextureSlot::BaseColor).wrapU, TextureWrap::Clamp);
        QCOMPARE(card.laying(TextureSlot::BaseColor).wrapV, TextureWrap::Clamp);
        QCOMPARE(card.laying(TextureSlot::BaseColor).magFilter, TextureFilter::Any);
        QCOMPARE(card.laying(TextureSlot::Normal).wrapU, TextureWrap::Mirror);
        QCOMPARE(card.laying(TextureSlot::Normal).wrapV, TextureWrap::Repeat);
        QCOMPARE(card.laying(TextureSlot::Normal).magFilter, TextureFilter::Nearest);
        QCOMPARE(card.laying(TextureSlot::Normal).minFilter, TextureFilter::NearestMipNearest);
        QCOMPARE(card.laying(TextureSlot::Occlusion).uvSet, std::size_t{1});
        QVERIFY(findNotice(m_notices, NoticeCode::ContentDropped) == nullptr);
    }

    void fbxKeepsEdgesAndNamesTheRest() {
        const Scene scene = through({"a.fbx"});
        QCOMPARE(m_problem, QString("ok"));
        const Notice* dropped = findNotice(m_notices, NoticeCode::ContentDropped);
        QVERIFY(dropped != nullptr);
        // The normal map is mirrored and unsmoothed; occlusion lies on the second set.
        QCOMPARE(dropped->arguments, (std::vector<std::string>{"samplers:1", "uvChoice:1"}));
        const Material& card = scene.materials.at(0);
        QCOMPARE(card.laying(TextureSlot::BaseColor).wrapU, TextureWrap::Clamp);
        QCOMPARE(card.laying(TextureSlot::BaseColor).wrapV, TextureWrap::Clamp);
        QCOMPARE(card.laying(TextureSlot::Normal).wrapU, TextureWrap::Repeat);
    }

    void strengthsAreKept_data() { addCases(); }

    void strengthsAreKept() {
        QFETCH(QStringList, files);
        const Scene scene = through(files);
        QCOMPARE(m_problem, QString("ok"));
        const Material& card = scene.materials.at(0);
        QCOMPARE(card.normalScale, 0.25F);
        QCOMPARE(card.occlusionStrength, 0.5F);
        QCOMPARE(card.emissiveStrength, 3.0F);
        QVERIFY((card.emissive - Vec3f(1.0F, 0.5F, 0.25F)).norm() < 1e-6F);
        QVERIFY(card.occlusionTexture != kNone);
        const Texture& occlusion = scene.textures.at(static_cast<std::size_t>(card.occlusionTexture));
        QVERIFY(textOf(*occlusion.data).ends_with("OCCLUSION"));
    }

    /// However many ways it is laid on.
    void picturesAreStoredOnce() {
        for (const QStringList& files : {QStringList{"a.glb"}, {"a.fbx"}, {"a.fbx", "b.glb"}}) {
            const Scene scene = through(files);
            QCOMPARE(scene.textures.size(), std::size_t{2});
            QCOMPARE(scene.materials.at(0).baseColorTexture, scene.materials[0].normalTexture);
            QCOMPARE(scene.materials[0].baseColorTexture, scene.materials[0].emissiveTexture);
        }
    }

    /// 3ds Max names the colours there too, as long as both are locked together.
    void ambientColorsAreNoOcclusion() {
        Scene scene = read("laid.gltf", laidGltf());
        scene.materials.at(0).occlusionTexture = scene.materials[0].baseColorTexture;
        const Scene again = rewritten(scene, "ambient.fbx");
        QCOMPARE(m_problem, QString("ok"));
        QCOMPARE(again.materials.at(0).occlusionTexture, kNone);
        QCOMPARE(again.materials[0].occlusionStrength, 1.0F);
    }

private:
    Scene read(const std::string& name, const std::string& bytes) {
        const auto scene = m_folder.scene(name, bytes);
        m_problem = outcome(scene);
        return scene ? scene->scene : Scene();
    }
    Scene rewritten(const Scene& scene, const std::string& name) {
        Progress progress;
        const auto path = m_folder.path(name);
        const auto written = exportScene(scene, path, {}, progress);
        m_notices = written ? *written : Notices();
        const auto again = importScene(path, progress);
        m_problem = outcome(again);
        return again ? again->scene : Scene();
    }
    Scene through(const QStringList& files) {
        Scene scene = read("laid.gltf", laidGltf());
        for (const QString& file : files) {
            scene = rewritten(scene, file.toStdString());
        }
        return scene;
    }
    static void addCases() {
        QTest::addColumn<QStringList>("files");
        QTest::newRow("glTF anew") << QStringList{"a.glb"};
        QTest::newRow("FBX") << QStringList{"a.fbx"};
        QTest::newRow("FBX and back") << QStringList{"a.fbx", "b.fbx", "c.glb"};
    }

    ImportFolder m_folder;
    Notices m_notices; ///< of what was written last
    QString m_problem;
};

SINEW_TEST(TestTexturesLaid, QCoreApplication)

} // namespace testTexturesLaid

#include "TestTexturesLaid.moc"
