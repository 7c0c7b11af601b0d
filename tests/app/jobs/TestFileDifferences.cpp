#include "app/jobs/compare/FileDifferences.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace testFileDifferences {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Every vertex with so much of the second joint, the rest of the first.
std::shared_ptr<const SkinWeights> shared(std::size_t vertices, float second) {
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < vertices; ++p) {
        builder.add(std::vector<Influence>{{0, 1.0F - second}, {1, second}});
    }
    return std::make_shared<const SkinWeights>(builder.finish());
}

/// A limb with weights and a hat.
Scene character() {
    Scene scene = limb();
    auto mesh = std::make_shared<Mesh>(*scene.parts[0].mesh);
    mesh->name = "Limb";
    scene.parts[0].mesh = mesh;
    scene.parts[0].weights = shared(mesh->vertexCount(), 0.25F);
    Mesh hat = box(Vec3(-0.1, 0.3, -0.1), Vec3(0.1, 0.5, 0.1));
    hat.name = "Hat";
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(hat)), nullptr, kNone});
    return scene;
}

/// The same with something done to a part's mesh.
template<typename Change>
void changeMesh(Scene& scene, std::size_t part, const Change& change) {
    auto mesh = std::make_shared<Mesh>(*scene.parts[part].mesh);
    change(*mesh);
    scene.parts[part].mesh = mesh;
}

} // namespace

class TestFileDifferences : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSameIsNoDifference() {
        const FileDifferences none = fileDifferences(character(), character());
        QVERIFY(!none.any());
        QVERIFY(none.weighted);
        Scene bare = character();
        bare.parts[0].weights = nullptr;
        QVERIFY(!fileDifferences(bare, bare).weighted);
    }

    void roundingIsNoDifference() {
        Scene file = character();
        changeMesh(file, 0, [](Mesh& mesh) { mesh.vertices[3].x() += 1e-8; });
        file.skeleton.joints[1].modelFromJointBind.translation().x() += 1e-8;
        file.parts[0].weights = shared(file.parts[0].mesh->vertexCount(), 0.25004F);
        QVERIFY(!fileDifferences(character(), file).any());
    }

    void movedVerticesAreCounted() {
        Scene file = character();
        changeMesh(file, 0, [](Mesh& mesh) {
            mesh.vertices[3].y() += 0.05;
            mesh.vertices[7].z() -= 0.02;
        });
        const FileDifferences found = fileDifferences(character(), file);
        QCOMPARE(found.parts.size(), std::size_t(1));
        QVERIFY(found.joints.empty() && found.skins.empty());
        const PartDifference& part = found.parts[0];
        QCOMPARE(part.kind, DifferenceKind::Changed);
        QCOMPARE(part.name, std::string("Limb"));
        QCOMPARE(part.moved, std::size_t(2));
        QVERIFY(std::abs(part.farthest - 0.05) < 1e-9);
        QVERIFY(!part.rewired && part.renamed.empty() && part.vertices == part.verticesNow);
    }

    void otherPolygonsAreTold() {
        Scene file = character();
        changeMesh(file, 1, [](Mesh& mesh) { std::swap(mesh.corners[0], mesh.corners[1]); });
        const FileDifferences found = fileDifferences(character(), file);
        QCOMPARE(found.parts.size(), std::size_t(1));
        QVERIFY(found.parts[0].rewired && found.parts[0].moved == 0);
        changeMesh(file, 1, [](Mesh& mesh) { mesh.addPolygon(std::array<std::uint32_t, 3>{0, 1, 2}); });
        const PartDifference part = fileDifferences(character(), file).parts.at(0);
        QVERIFY(!part.rewired && part.polygonsNow == part.polygons + 1);
    }

    void partsComeAndGo() {
        const Scene open = character();
        Scene file = open;
        file.parts.erase(file.parts.begin() + 1);
        changeMesh(file, 0, [](Mesh&) {});
        Mesh belt = box(Vec3(0, 0, 0), Vec3(1, 1, 1));
        belt.name = "Belt";
        file.parts.insert(file.parts.begin(), {std::make_shared<const Mesh>(belt), nullptr, kNone});
        const FileDifferences found = fileDifferences(open, file);
        QCOMPARE(found.parts.size(), std::size_t(2));
        QVERIFY(found.parts[0].kind == DifferenceKind::Removed && found.parts[0].name == "Hat");
        QCOMPARE(found.parts[0].vertices, open.parts[1].mesh->vertexCount());
        QVERIFY(found.parts[1].kind == DifferenceKind::Added && found.parts[1].name == "Belt");
        QCOMPARE(found.parts[1].verticesNow, belt.vertexCount());
        QVERIFY(found.skins.empty());
    }

    void renamedPartsAreFound() {
        Scene file = character();
        changeMesh(file, 1, [](Mesh& mesh) { mesh.name = "Cap"; });
        const FileDifferences found = fileDifferences(character(), file);
        QCOMPARE(found.parts.size(), std::size_t(1));
        QVERIFY(found.parts[0].kind == DifferenceKind::Changed);
        QVERIFY(found.parts[0].name == "Hat" && found.parts[0].renamed == "Cap");
    }

    void jointsComeGoAndMove() {
        const Scene open = character();
        Scene file = open;
        QVERIFY(open.skeleton.size() >= 2);
        Joint& moved = file.skeleton.joints[1];
        moved.modelFromJointBind.translation().y() += 0.1;
        moved.modelFromJointBind.rotate(Eigen::AngleAxisd(std::numbers::pi / 6.0, Vec3::UnitX()));
        Joint extra;
        extra.name = "Extra";
        extra.parent = 1;
        file.skeleton.joints.push_back(extra);
        const FileDifferences found = fileDifferences(open, file);
        QVERIFY(found.parts.empty() && found.skins.empty());
        QCOMPARE(found.joints.size(), std::size_t(2));
        QCOMPARE(found.joints[0].name, open.skeleton.joints[1].name);
        QVERIFY(std::abs(found.joints[0].moved - 0.1) < 1e-9);
        QVERIFY(std::abs(found.joints[0].turned - 30.0) < 1e-6);
        QVERIFY(!found.joints[0].reparented);
        QVERIFY(found.joints[1].kind == DifferenceKind::Added && found.joints[1].name == "Extra");
        const FileDifferences back = fileDifferences(file, open);
        QVERIFY(back.joints.back().kind == DifferenceKind::Removed && back.joints.back().name == "Extra");
        Scene adopted = file;
        adopted.skeleton.joints.back().parent = 0;
        const FileDifferences parents = fileDifferences(file, adopted);
        QCOMPARE(parents.joints.size(), std::size_t(1));
        QVERIFY(parents.joints[0].reparented);
        QCOMPARE(parents.joints[0].parentNow, open.skeleton.joints[0].name);
    }

    void jointsOfHandlesAreNoneOfTheFile() {
        Scene open = character();
        Joint handle;
        handle.name = "handle";
        handle.parent = 0;
        handle.added = true;
        open.skeleton.joints.push_back(handle);
        QVERIFY(!fileDifferences(open, character()).any());
    }

    void weightsAreCompared() {
        Scene file = character();
        const std::size_t count = file.parts[0].mesh->vertexCount();
        file.parts[0].weights = shared(count, 0.4F);
        const FileDifferences found = fileDifferences(character(), file);
        QVERIFY(found.parts.empty() && found.joints.empty());
        QCOMPARE(found.skins.size(), std::size_t(1));
        QCOMPARE(found.skins[0].vertices, count);
        QVERIFY(std::abs(found.skins[0].largest - 0.15) < 1e-6);
        file.parts[0].weights = nullptr;
        QCOMPARE(fileDifferences(character(), file).skins.at(0).kind, DifferenceKind::Removed);
        QCOMPARE(fileDifferences(file, character()).skins.at(0).kind, DifferenceKind::Added);
    }

    void weightsFollowPlacesWhereNumbersChange() {
        const Scene open = character();
        Scene file = open;
        changeMesh(file, 0, [](Mesh& mesh) { // one more vertex in front: all numbers change
            mesh.vertices.insert(mesh.vertices.begin(), Vec3(0, 3, 0));
            for (std::uint32_t& corner : mesh.corners) {
                ++corner;
            }
            mesh.addPolygon(std::array<std::uint32_t, 3>{0, 1, 2});
        });
        file.parts[0].weights = shared(file.parts[0].mesh->vertexCount(), 0.25F);
        const FileDifferences found = fileDifferences(open, file);
        QCOMPARE(found.parts.size(), std::size_t(1));
        QCOMPARE(found.parts[0].verticesNow, found.parts[0].vertices + 1);
        QCOMPARE(found.parts[0].moved, std::size_t(0));
        QVERIFY(found.skins.empty());
    }

    void weightsOfJointsThatAreGoneDiffer() {
        Scene file = character();
        file.skeleton.joints[1].name = "Another";
        const FileDifferences found = fileDifferences(character(), file);
        QCOMPARE(found.skins.size(), std::size_t(1));
        QVERIFY(std::abs(found.skins[0].largest - 0.25) < 1e-6);
    }

    void unitsAreNoDifference() {
        Scene file = character();
        file.metersPerUnit = 0.01;
        for (std::size_t part = 0; part < file.parts.size(); ++part) {
            changeMesh(file, part, [](Mesh& mesh) {
                for (Vec3& vertex : mesh.vertices) {
                    vertex *= 100.0;
                }
            });
        }
        for (Joint& joint : file.skeleton.joints) {
            joint.modelFromJointBind.translation() *= 100.0;
        }
        QVERIFY(!fileDifferences(character(), file).any());
    }
};

SINEW_TEST(TestFileDifferences, QCoreApplication)

} // namespace testFileDifferences

#include "TestFileDifferences.moc"
