#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testImportFbx {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::int64_t kArmature = 10;
constexpr std::int64_t kHips = 11;
constexpr std::int64_t kSpine = 12;
constexpr std::int64_t kBody = 20;
constexpr std::int64_t kSkin = 22;

const std::vector<Vec3> kSquare{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};

Transform at(double x, double y, double z) {
    return Transform(Eigen::Translation3d(x, y, z));
}

/// Hips at (0,1,0) and a spine one above, bound straight; the file stands with the spine bent by `bend`
/// degrees about x and the mesh's node moved away.
FbxBuilder character(double bend = 0.0) {
    FbxBuilder file;
    file.setting("UnitScaleFactor", 1.0);
    file.model(kArmature, "Armature", "Null", 0);
    file.model(kHips, "Hips", "LimbNode", kArmature, {0, 1, 0});
    file.model(kSpine, "Spine", "LimbNode", kHips, {0, 1, 0}, {bend, 0, 0});
    file.model(kBody, "Body", "Mesh", 0, {bend == 0.0 ? 0.0 : 50.0, 0, 0});
    file.geometry(21, kBody, {{0, 0, 0}, {1, 0, 0}, {1, 3, 0}, {0, 3, 0}}, {0, 1, 2, ~3});
    file.object("Deformer", kSkin, "", "Skin");
    file.connect(kSkin, 21);
    file.cluster(31, kSkin, kHips, {0, 1}, at(0, 1, 0), at(0, 0, 0));
    file.cluster(32, kSkin, kSpine, {2, 3}, at(0, 2, 0), at(0, 0, 0));
    return file;
}

FbxNode layer(const std::string& name, const std::string& mapping, const std::string& reference,
              const std::string& values, const std::vector<double>& numbers, const std::string& indices = {},
              const std::vector<std::int32_t>& places = {}) {
    FbxNode node{name, {std::int32_t{0}}, {}};
    node.children = {{"Name", {std::string("set")}, {}},
                     {"MappingInformationType", {mapping}, {}},
                     {"ReferenceInformationType", {reference}, {}},
                     {values, {numbers}, {}}};
    if (!indices.empty()) {
        node.children.push_back({indices, {places}, {}});
    }
    return node;
}

/// A curve for one axis of a curve node, keys at whole seconds from `start`.
void addCurve(FbxBuilder& file, std::int64_t id, std::int64_t curveNode, const std::string& axis,
              std::int64_t start, const std::vector<float>& values) {
    std::vector<std::int64_t> times;
    for (std::size_t k = 0; k < values.size(); ++k) {
        times.push_back((start + static_cast<std::int64_t>(k)) * 46186158000);
    }
    FbxNode& curve = file.object("AnimationCurve", id, "", "");
    curve.children.push_back({"KeyTime", {times}, {}});
    curve.children.push_back({"KeyValueFloat", {values}, {}});
    file.connect(id, curveNode, axis);
}

/// A stack with one layer that turns the spine about z.
void addTurn(FbxBuilder& file, std::int64_t start, const std::vector<float>& degrees) {
    file.object("AnimationStack", 40, "Turn", "");
    file.object("AnimationLayer", 41, "", "");
    file.object("AnimationCurveNode", 42, "R", "");
    file.connect(41, 40);
    file.connect(42, 41);
    file.connect(42, kSpine, "Lcl Rotation");
    addCurve(file, 43, 42, "d|Z", start, degrees);
}

} // namespace

class TestImportFbx : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bindIsTheClustersNotTheNodes() {
        const auto result = read(character(90.0));
        QVERIFY2(result, qPrintable(outcome(result)));
        const Scene& scene = result->scene;
        QCOMPARE(scene.metersPerUnit, 0.01);
        QCOMPARE(scene.skeleton.size(), std::size_t{2}); // the armature is no joint
        QVERIFY(scene.skeleton.joints[1].modelFromJointBind.linear().isIdentity(1e-9));
        QVERIFY(distance(scene.skeleton.position(1), {0, 2, 0}) < 1e-9);
        QVERIFY(distance(scene.parts[0].mesh->vertices[2], {1, 3, 0}) < 1e-9);
        QVERIFY(distance(scene.skeleton.joints[1].parentFromJointRest * Vec3(0, 1, 0), {0, 1, 1}) < 1e-9);
        QCOMPARE(scene.parts[0].weights->at(3)[0], (Influence{1, 1.0F}));
    }

    void verticesAndPolygonsAreTheFiles() {
        FbxBuilder file;
        file.model(1, "Soup", "Mesh", 0);
        // Two vertices in one place, one unused, a pentagon, a line, corners without vertex, a polygon
        // without end.
        file.geometry(2, 1, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {0, 1, 0}, {5, 5, 5}},
                      {0, 1, 2, 3, ~4, 0, ~1, 0, 1, ~99, 0, 1, 2, ~3, 1, 2});
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        const Mesh& mesh = *result->scene.parts[0].mesh;
        QCOMPARE(mesh.vertexCount(), std::size_t{6});
        QCOMPARE(mesh.polygonCount(), std::size_t{2});
        QCOMPARE(mesh.polygon(0).size(), std::size_t{5});
        QCOMPARE(mesh.polygon(1).size(), std::size_t{4});
        QCOMPARE(findNotice(result->notices, NoticeCode::LinesAndVerticesDropped)->count, std::size_t{1});
        QCOMPARE(findNotice(result->notices, NoticeCode::PolygonsOutOfRangeDropped)->count, std::size_t{1});
    }

    void layersOfEveryKind() {
        FbxBuilder file;
        file.model(1, "Quads", "Mesh", 0);
        FbxNode& geometry = file.geometry(2, 1, kSquare, {0, 1, ~2, 0, 2, ~3});
        geometry.children.push_back(
            layer("LayerElementNormal", "ByPolygon", "Direct", "Normals", {0, 0, 2, 0, 3, 0}));
        geometry.children.push_back(layer("LayerElementUV", "ByPolygonVertex", "IndexToDirect", "UV",
                                          {0, 0, 0.5, 1}, "UVIndex", {0, 1, 0, 1, -1, 77}));
        geometry.children.push_back(layer("LayerElementColor", "ByVertice", "Direct", "Colors",
                                          {1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0.5, 0.5, 0.5, 0.5}));
        FbxNode materials = layer("LayerElementMaterial", "ByPolygon", "IndexToDirect", "Materials", {});
        materials.children.back().properties = {std::vector<std::int32_t>{1, 0}};
        geometry.children.push_back(materials);
        file.object("Material", 5, "first", "");
        file.object("Material", 6, "second", "");
        file.connect(6, 1); // the model's own order counts, not the file's
        file.connect(5, 1);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        const Mesh& mesh = *result->scene.parts[0].mesh;
        QVERIFY(mesh.normals[2] == Vec3f(0, 0, 1) && mesh.normals[3] == Vec3f(0, 1, 0));
        const auto& uv = mesh.uvSets.at(0).values;
        QVERIFY(uv[1] == Vec2f(0.5F, 1.0F) && uv[2] == Vec2f(0, 0) && uv[4] == Vec2f(0, 0) &&
                uv[5] == Vec2f(0, 0));
        QCOMPARE(mesh.uvSets[0].name, std::string("set"));
        QVERIFY(mesh.colorSets.at(0).values[5] == Vec4f::Constant(0.5F));
        QCOMPARE(result->scene.materials[static_cast<std::size_t>(mesh.materials[0])].name,
                 std::string("first"));
        QCOMPARE(result->scene.materials[static_cast<std::size_t>(mesh.materials[1])].name,
                 std::string("second"));
    }

    void zUpAndMetres() {
        FbxBuilder file = character();
        file.root().children[1].children[0].children.clear();
        file.setting("UnitScaleFactor", 100.0);
        file.setting("UpAxis", 2);
        file.setting("FrontAxis", 1);
        file.setting("FrontAxisSign", -1);
        file.setting("CoordAxis", 0);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        QCOMPARE(result->scene.metersPerUnit, 1.0);
        QCOMPARE(result->scene.sourceUpAxis, UpAxis::Z);
        // The file's y looks away from the viewer.
        QVERIFY(distance(result->scene.parts[0].mesh->vertices[2], {1, 0, -3}) < 1e-9);
        QVERIFY(distance(result->scene.skeleton.position(1), {0, 0, -2}) < 1e-9);
        QVERIFY(distance(result->scene.skeleton.joints[0].parentFromJointRest.translation(), {0, 0, -1}) <
                1e-9);
    }

    void limbsAreJointsWithoutSkin() {
        FbxBuilder file;
        file.model(kArmature, "Armature", "Null", 0);
        file.model(kHips, "Hips", "Root", kArmature);
        file.model(kSpine, "Spine", "LimbNode", kHips);
        file.model(13, "Socket", "Null", kSpine);
        file.model(14, "Sword", "Mesh", 13, {0, 2, 0});
        file.geometry(15, 14, kSquare, {0, 1, 2, ~3});
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        QCOMPARE(result->scene.skeleton.size(),
                 std::size_t{3}); // with the socket, without armature and sword
        QVERIFY(findNotice(result->notices, NoticeCode::SkeletonGuessed) == nullptr);
        QCOMPARE(result->scene.parts[0].rigidJoint, 2);
        QVERIFY(distance(result->scene.parts[0].mesh->vertices[0], {0, 2, 0}) < 1e-9);
    }

    void bindPoseRecordsPlaceOtherJoints() {
        const auto withPose = [](const Transform& hand, const Transform& spine) {
            FbxBuilder file = character(90.0);
            file.model(13, "Hand", "LimbNode", kSpine, {0, 5, 0});
            FbxNode& pose = file.object("Pose", 50, "bind", "BindPose");
            pose.children.push_back(
                {"PoseNode", {}, {{"Node", {std::int64_t{13}}, {}}, FbxBuilder::matrix("Matrix", hand)}});
            pose.children.push_back(
                {"PoseNode", {}, {{"Node", {kSpine}, {}}, FbxBuilder::matrix("Matrix", spine)}});
            return file;
        };
        const auto trusted = read(withPose(at(0, 7, 7), at(0, 2, 0)));
        QVERIFY2(trusted, qPrintable(outcome(trusted)));
        QVERIFY(distance(trusted->scene.skeleton.position(2), {0, 7, 7}) < 1e-9);
        // A record that contradicts the clusters is not believed: the hand keeps its place at the spine.
        const auto doubted = read(withPose(at(0, 7, 7), at(0, 9, 0)));
        QVERIFY2(doubted, qPrintable(outcome(doubted)));
        QVERIFY(distance(doubted->scene.skeleton.position(2), {0, 7, 0}) < 1e-9);
    }

    void geometryOffsetsMoveOnlyTheMesh() {
        FbxBuilder file;
        FbxBuilder::vector(file.model(1, "Box", "Mesh", 0, {1, 0, 0}), "GeometricTranslation", {0, 10, 0});
        file.geometry(2, 1, kSquare, {0, 1, 2, ~3});
        file.model(3, "Child", "Mesh", 1);
        file.geometry(4, 3, kSquare, {0, 1, 2, ~3});
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        QVERIFY(distance(result->scene.parts[0].mesh->vertices[0], {1, 10, 0}) < 1e-9);
        QVERIFY(distance(result->scene.parts[1].mesh->vertices[0], {1, 0, 0}) < 1e-9);
    }

    void rotationsNeedToBeActive() {
        for (const bool active : {false, true}) {
            FbxBuilder file;
            FbxNode& model = file.model(1, "Box", "Mesh", 0);
            FbxBuilder::vector(model, "PreRotation", {0, 0, 90});
            FbxBuilder::number(model, "RotationActive", active ? 1.0 : 0.0);
            file.geometry(2, 1, kSquare, {0, 1, 2, ~3});
            const auto result = read(file);
            QVERIFY2(result, qPrintable(outcome(result)));
            const Vec3 expected = active ? Vec3(0, 1, 0) : Vec3(1, 0, 0);
            QVERIFY(distance(result->scene.parts[0].mesh->vertices[1], expected) < 1e-9);
        }
    }

    void pivotsAreFollowed() {
        FbxBuilder file = character();
        FbxBuilder::vector(file.root().children[2].children[2], "RotationPivot", {0, 1, 0}); // the spine
        addTurn(file, 0, {0.0F, 90.0F});
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        const JointTrack& track = result->scene.clips.at(0).tracks.at(0);
        // Turned a quarter about a pivot one above it, the joint itself lands beside the pivot.
        QVERIFY(distance(track.translations.back().value, {1, 2, 0}) < 1e-6);
    }

    void shapeKeys() {
        FbxBuilder file = character();
        file.object("Deformer", 60, "", "BlendShape");
        file.object("Deformer", 61, "Smile", "BlendShapeChannel");
        FbxNode& shape = file.object("Geometry", 62, "", "Shape");
        shape.children.push_back({"Indexes", {std::vector<std::int32_t>{3, 1, -4, 99}}, {}});
        shape.children.push_back({"Vertices", {std::vector<double>{0, 0, 1, 0, 2, 0, 9, 9, 9, 9, 9, 9}}, {}});
        file.connect(60, 21);
        file.connect(61, 60);
        file.connect(62, 61);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        const MorphTarget& key = result->scene.parts[0].mesh->morphTargets.at(0);
        QCOMPARE(key.name, std::string("Smile"));
        QCOMPARE(key.vertices, (std::vector<std::uint32_t>{1, 3}));
        QVERIFY(distance(key.offsets[0], {0, 2, 0}) < 1e-12);
    }

    void largeTurnsGoTheLongWay() {
        FbxBuilder file = character();
        addTurn(file, 0, {0.0F, 270.0F});
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        const auto& keys = result->scene.clips.at(0).tracks.at(0).rotations;
        QVERIFY(keys.size() >= 5);
        for (std::size_t k = 1; k < keys.size(); ++k) {
            QVERIFY(keys[k].value.angularDistance(keys[k - 1].value) < 1.1);
            QVERIFY(keys[k].value.coeffs().dot(keys[k - 1].value.coeffs()) > 0.0);
        }
        // Halfway stands at 135 degrees, not at the short way's -45.
        const Quat middle(Eigen::AngleAxisd(135.0 * 3.14159265358979 / 180.0, Vec3::UnitZ()));
        double nearest = 10.0;
        for (const auto& key : keys) {
            nearest = std::min(nearest, key.value.angularDistance(middle));
        }
        QVERIFY(nearest < 0.6);
    }

    void clipsBeginAtTheirStart() {
        for (const double stated : {0.0, 5.0}) {
            FbxBuilder file = character();
            addTurn(file, 5, {0.0F, 10.0F});
            if (stated > 0.0) {
                for (FbxNode& object : file.root().children[2].children) {
                    if (object.name == "AnimationStack") {
                        FbxBuilder::number(object, "LocalStart", stated * 46186158000.0);
                    }
                }
            }
            const auto result = read(file);
            QVERIFY2(result, qPrintable(outcome(result)));
            QCOMPARE(result->scene.clips.at(0).name, std::string("Turn"));
            QCOMPARE(result->scene.clips.at(0).duration, 6.0 - stated);
        }
    }

    void invisibleModelsAreShown() {
        for (const bool all : {true, false}) {
            FbxBuilder file = character();
            FbxBuilder::number(file.object("Material", 70, "ghost", ""), "Opacity", 0.0);
            FbxBuilder::number(file.object("Material", 71, "cloth", ""), "Opacity", all ? 0.0 : 1.0);
            const auto result = read(file);
            QVERIFY2(result, qPrintable(outcome(result)));
            QCOMPARE(result->scene.materials.at(0).baseColor.w(), all ? 1.0F : 0.0F);
        }
    }

    void embeddedTextures() {
        FbxBuilder file = character();
        file.object("Material", 70, "cloth", "");
        file.connect(70, kBody);
        FbxNode& texture = file.object("Texture", 71, "weave", "");
        texture.children.push_back({"RelativeFilename", {std::string("..\\art\\weave.PNG")}, {}});
        file.connect(71, 70, "DiffuseColor");
        FbxNode& video = file.object("Video", 72, "", "Clip");
        video.children.push_back({"Content", {FbxBlob{"\x89PNG and so on"}}, {}});
        file.connect(72, 71);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        QCOMPARE(result->scene.materials.at(0).baseColorTexture, 0);
        QCOMPARE(result->scene.textures.at(0).extension, std::string("png"));
        QCOMPARE(result->scene.textures[0].data->size(), std::size_t{14});
        QVERIFY(findNotice(result->notices, NoticeCode::TextureMissing) == nullptr);
        QCOMPARE(result->scene.parts[0].mesh->materials, std::vector<std::int32_t>{0});
    }

    void textIsReadLikeBinary() {
        FbxBuilder file = character(30.0);
        addTurn(file, 0, {0.0F, 45.0F, 20.0F});
        const auto binary = read(file);
        const auto text = m_folder.scene("text.fbx", file.text());
        QVERIFY2(binary, qPrintable(outcome(binary)));
        QVERIFY2(text, qPrintable(outcome(text)));
        QCOMPARE(text->scene.parts[0].mesh->vertices, binary->scene.parts[0].mesh->vertices);
        QCOMPARE(text->scene.parts[0].mesh->corners, binary->scene.parts[0].mesh->corners);
        QVERIFY(*text->scene.parts[0].weights == *binary->scene.parts[0].weights);
        QCOMPARE(text->scene.skeleton.joints[1].name, std::string("Spine"));
        QVERIFY(text->scene.skeleton.joints[1].parentFromJointRest.isApprox(
            binary->scene.skeleton.joints[1].parentFromJointRest));
        QCOMPARE(text->scene.clips.at(0).tracks[0].rotations.size(), std::size_t{3});
        QCOMPARE(text->scene.clips[0].name, std::string("Turn"));
    }

    void trouble() {
        FbxBuilder loop;
        loop.model(1, "egg", "LimbNode", 2);
        loop.model(2, "hen", "LimbNode", 1);
        const auto cycle = read(loop);
        QVERIFY2(failsWith(cycle, ErrorCode::SkeletonCycle), qPrintable(outcome(cycle)));
        QVERIFY(errorNames(cycle, "egg") || errorNames(cycle, "hen"));

        FbxBuilder bare;
        bare.model(1, "hips", "LimbNode", 0);
        QVERIFY(failsWith(read(bare), ErrorCode::NoMesh));
        Progress progress;
        QVERIFY(importSkeleton(m_folder.path("file.fbx"), progress));

        FbxBuilder faceless;
        faceless.model(1, "cloud", "Mesh", 0);
        faceless.geometry(2, 1, kSquare, {});
        QVERIFY(failsWith(read(faceless), ErrorCode::NoFaces));

        FbxBuilder old;
        old.root().children[0].children[0].properties = {std::int32_t{6000}};
        QVERIFY(failsWith(read(old), ErrorCode::FormatTooOld));

        FbxBuilder dangling = character();
        dangling.connect(999, kHips);
        dangling.connect(kSpine, 998);
        FbxBuilder::vector(dangling.root().children[2].children[1], "Lcl Scaling", {0, std::nan(""), 1e300});
        QVERIFY(read(dangling));
        QVERIFY(failsWith(m_folder.scene("other.fbx", "glTF, really"), ErrorCode::FileOtherKind));
    }

private:
    Expected<ImportedScene> read(const FbxBuilder& file) const {
        return m_folder.scene("file.fbx", file.binary());
    }
    ImportFolder m_folder;
};

SINEW_TEST(TestImportFbx, QCoreApplication)

} // namespace testImportFbx

#include "TestImportFbx.moc"
