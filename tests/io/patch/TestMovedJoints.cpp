#include "core/io/gltf/GltfContainer.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "core/scene/EditSkeleton.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <array>

namespace testMovedJoints {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kNear = 1e-5;

bool nearFrame(const Transform& a, const Transform& b) {
    return (a.matrix() - b.matrix()).norm() <= kNear * (1.0 + b.matrix().norm());
}

bool nearKeys(const std::vector<Key<Vec3>>& a, const std::vector<Key<Vec3>>& b) {
    return std::ranges::equal(a, b, [](const Key<Vec3>& left, const Key<Vec3>& right) {
        return (left.value - right.value).norm() <= kNear * (1.0 + right.value.norm());
    });
}

/// Both have the same joints where the same file has them, and keys of the same values.
bool sameRig(const Scene& a, const Scene& b) {
    if (a.skeleton.size() != b.skeleton.size() || a.clips.size() != b.clips.size()) {
        return false;
    }
    for (std::size_t j = 0; j < a.skeleton.size(); ++j) {
        const Joint& left = a.skeleton.joints[j];
        const Joint& right = b.skeleton.joints[j];
        if (left.name != right.name || !nearFrame(left.modelFromJointBind, right.modelFromJointBind) ||
            !nearFrame(left.parentFromJointRest, right.parentFromJointRest)) {
            return false;
        }
    }
    for (std::size_t c = 0; c < a.clips.size(); ++c) {
        for (const JointTrack& track : a.clips[c].tracks) {
            const auto other = std::ranges::find(b.clips[c].tracks, track.joint, &JointTrack::joint);
            if (other == b.clips[c].tracks.end() || !nearKeys(track.translations, other->translations)) {
                return false;
            }
        }
    }
    return true;
}

bool sameVertices(const Scene& a, const Scene& b) {
    return std::ranges::equal(a.parts, b.parts, [](const Part& left, const Part& right) {
        return std::ranges::equal(
            left.mesh->vertices, right.mesh->vertices,
            [](const Vec3& p, const Vec3& q) { return (p - q).norm() <= kNear * (1.0 + q.norm()); });
    });
}

nlohmann::json jsonIn(const std::string& bytes) {
    const auto container = GltfContainer::split(bytes);
    return container ? nlohmann::json::parse(container->json, nullptr, false) : nlohmann::json();
}

/// Without what a list has beyond its first entries, which a patch may add.
void shorten(nlohmann::json& list, std::size_t entries) {
    while (list.size() > entries) {
        list.erase(list.size() - 1);
    }
}

void eraseAll(nlohmann::json& object, std::initializer_list<const char*> keys) {
    for (const char* key : keys) {
        object.erase(key);
    }
}

/// What a file says but for the rig: nodes without transforms, skins without bind matrices, clips without the
/// accessors of their keys, meshes without joints and weights; the entries that `original` has.
nlohmann::json withoutRig(nlohmann::json file, const nlohmann::json& original) {
    for (const char* list : {"nodes", "skins", "accessors", "bufferViews"}) {
        shorten(file[list], original[list].size());
    }
    file["buffers"][0].erase("byteLength");
    for (nlohmann::json& node : file["nodes"]) {
        eraseAll(node, {"translation", "rotation", "scale", "matrix", "children", "skin"});
    }
    for (nlohmann::json& skin : file["skins"]) {
        eraseAll(skin, {"joints", "inverseBindMatrices"});
    }
    for (nlohmann::json& clip : file["animations"]) {
        clip.erase("channels");
        clip.erase("samplers");
    }
    for (nlohmann::json& mesh : file["meshes"]) {
        for (nlohmann::json& primitive : mesh["primitives"]) {
            eraseAll(primitive["attributes"], {"JOINTS_0", "WEIGHTS_0"});
        }
    }
    return file;
}

/// All bytes of the buffer before are there, and chunks of others.
bool keepsBytes(const std::string& before, const std::string& after) {
    const auto first = GltfContainer::split(before);
    const auto second = GltfContainer::split(after);
    if (!first || !second || !first->bin || !second->bin) {
        return false;
    }
    const auto length = jsonIn(before)["buffers"][0]["byteLength"].get<std::size_t>();
    return second->bin->starts_with(first->bin->substr(0, length)) && first->others == second->others;
}

} // namespace

/// Files of joints that were moved by hand: nodes, bind poses and keys follow, all else is kept.
class TestMovedJoints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void movedJointsArePatched_data() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"one", "below", "turned", "grown"}) {
            QTest::newRow(how) << QString(how);
        }
    }

    void movedJointsArePatched() {
        QFETCH(QString, how);
        const Scene scene = read(m_folder.write("in.glb", exoticGlb()));
        QVERIFY(scene.skeleton.size() > 1);
        const std::array moves{JointMove{1, scene.skeleton.position(1) + Vec3(0.1, 0.2, -0.1)}};
        SkeletonSteps steps =
            moveJoints(scene.skeleton, moves, how == "below" ? JointsBelow::Follow : JointsBelow::Stay);
        if (how == "turned") {
            const std::vector<std::int32_t> all{0, 1};
            steps = orientJoints(scene.skeleton, all, orientationFor(AxisConvention::Unreal),
                                 mirrorTable(scene.skeleton));
        }
        if (how == "grown") {
            steps.push_back(addJoint(scene.skeleton, "new", 1, Vec3(0, 3, 0)).front());
        }
        const auto edited = withSkeletonEdits(scene, steps);
        QVERIFY(edited.has_value());
        Progress progress;
        const auto saved = saveScene(*edited, scene.sourceFile, m_folder.path("out.glb"), {}, progress);
        QVERIFY2(saved, qPrintable(outcome(saved)));
        QVERIFY(saved->kept);
        const Scene again = read(m_folder.path("out.glb"));
        QVERIFY(sameRig(again, *edited));
        QVERIFY(sameVertices(again, *edited));
        const std::string before = *readWholeFile(m_folder.path("in.glb"));
        const std::string after = *readWholeFile(m_folder.path("out.glb"));
        QVERIFY(after.find("the artist") != std::string::npos);
        const nlohmann::json original = jsonIn(before);
        const std::size_t nodes = original["nodes"].size();
        QVERIFY(nodes > 0);
        QCOMPARE(jsonIn(after)["nodes"].size(), nodes + (how == "grown" ? 1U : 0U));
        QCOMPARE(withoutRig(jsonIn(after), original).dump(1), withoutRig(original, original).dump(1));
        QVERIFY(keepsBytes(before, after));
    }

    void otherHierarchiesAreWrittenAnew_data() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"deleted", "inserted"}) {
            QTest::newRow(how) << QString(how);
        }
    }

    void otherHierarchiesAreWrittenAnew() {
        QFETCH(QString, how);
        const Scene scene = read(m_folder.write("in.glb", exoticGlb()));
        const Expected<SkeletonSteps> steps =
            how == "deleted" ? Expected<SkeletonSteps>(deleteJoints(scene.skeleton, std::array{1}))
                             : insertJoint(scene.skeleton, 1, 0.5);
        QVERIFY(steps.has_value());
        const auto edited = withSkeletonEdits(scene, *steps);
        QVERIFY(edited.has_value());
        Progress progress;
        for (const char* target : {"out.glb", "out.fbx"}) {
            const auto saved = saveScene(*edited, scene.sourceFile, m_folder.path(target), {}, progress);
            QVERIFY2(saved, qPrintable(outcome(saved)));
            QVERIFY(!saved->kept);
            const Scene again = read(m_folder.path(target));
            QCOMPARE(again.skeleton.size(), edited->skeleton.size());
            for (const Joint& joint : edited->skeleton.joints) {
                const std::int32_t same = again.skeleton.find(joint.name);
                QVERIFY(same != kNone);
                const Vec3 position = again.skeleton.position(static_cast<std::size_t>(same));
                QVERIFY((position - joint.modelFromJointBind.translation()).norm() < 1e-4);
            }
        }
    }

private:
    Scene read(const std::filesystem::path& file) const {
        Progress progress;
        auto imported = importScene(file, progress);
        return imported ? std::move(imported->scene) : Scene();
    }
    ImportFolder m_folder;
};

SINEW_TEST(TestMovedJoints, sinew::test::NoApplication)

} // namespace testMovedJoints

#include "TestMovedJoints.moc"
