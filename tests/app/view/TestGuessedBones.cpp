#include "app/document/GuessedTails.h"
#include "app/document/edits/Edits.h"
#include "app/view/pick/PosedPicker.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testGuessedBones {

using namespace sinew;
using test::kFlatFinger;

namespace {

/// A flat hand, and what is drawn and picked of it.
struct HandDesk {
    Document document;
    PosedMesh posed{document};
    ViewState view;
    PosedPicker picker{document, posed, view};
    OrbitCamera camera;

    explicit HandDesk(Scene scene = test::flatHand()) {
        const Aabb box = bounds(scene);
        document.reset(stateOfScene(std::move(scene), {}));
        camera.setViewport(800, 600);
        camera.setProjection(Projection::Orthographic);
        camera.setStandardView(StandardView::Top);
        camera.setSceneBox(box);
        camera.frame(box);
    }
    const Skeleton& skeleton() const { return document.state().scene->skeleton; }
    std::vector<BoneShape> bones() {
        return boneShapes(skeleton(), posed.joints(), bounds(*document.state().scene).diagonal(),
                          posed.guessedTails());
    }
    std::optional<JointPick> pickAt(const Vec3& position) {
        const auto seen = camera.project(position);
        return picker.joint(camera, seen->x, seen->y);
    }
    template<typename Edit>
    void change(const Edit& edit) {
        BindSettings settings = document.state().settings;
        edit(settings);
        setBindSettings(document, settings);
    }
    void guess(bool on) {
        change([on](BindSettings& settings) { settings.guessLoneBones = on; });
    }
};

JointPose turnedBy(double angle) {
    JointPose pose;
    pose.rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitX()));
    return pose;
}

/// Twice the area of all faces.
double areaOf(const BoneFaces& drawn) {
    double area = 0.0;
    for (const auto& face : drawn.faces) {
        area += (face[1] - face[0]).cross(face[2] - face[0]).norm();
    }
    return area;
}

} // namespace

/// What the bind guesses of joints without parent and child is what the view shows.
class TestGuessedBones : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBindsBonesAreShown() {
        HandDesk desk;
        const auto used = chooseBones(*desk.document.state().scene, desk.document.state().settings);
        QVERIFY(used);
        const std::vector<BoneShape> shown = desk.bones();
        QCOMPARE(shown.size(), desk.skeleton().size());
        QCOMPARE(shown.size(), used->joints.size());
        for (std::size_t j = 0; j < shown.size(); ++j) {
            QCOMPARE(shown[j].joint, used->joints[j].joint);
            QVERIFY((shown[j].head - used->joints[j].segments[0].a).norm() < 1e-9);
            QVERIFY((shown[j].tail - used->joints[j].segments[0].b).norm() < 1e-9);
            QVERIFY(shown[j].guessed);
            QCOMPARE(shown[j].child, kNone);
        }
        QVERIFY((shown[0].tail - desk.skeleton().position(1)).norm() < 1e-9);
    }

    void switchedOffTheyArePoints() {
        HandDesk desk;
        desk.guess(false);
        QVERIFY(desk.bones().empty());
        desk.document.undoStack().undo();
        QCOMPARE(desk.bones().size(), desk.skeleton().size());
    }

    void jointsTurnedAlikeArePoints() {
        Scene scene = test::flatHand();
        for (Joint& joint : scene.skeleton.joints) {
            joint.modelFromJointBind.linear().setIdentity();
        }
        HandDesk desk(std::move(scene));
        QVERIFY(desk.bones().empty());
    }

    void trueBonesAreNotGuessed() {
        const Scene limb = test::limb();
        HandDesk chained(limb);
        for (const BoneShape& bone : chained.bones()) {
            QVERIFY(!bone.guessed);
        }
        QVERIFY(chained.posed.guessedTails().empty());
        Scene both = test::flatHand();
        const std::size_t flat = both.skeleton.size();
        both.skeleton.joints[0].tail = Vec3(0, 1, 0);
        for (Joint joint : limb.skeleton.joints) {
            joint.parent += joint.parent == kNone ? 0 : static_cast<std::int32_t>(flat);
            both.skeleton.joints.push_back(joint);
        }
        HandDesk desk(std::move(both));
        for (const BoneShape& bone : desk.bones()) {
            const auto joint = static_cast<std::size_t>(bone.joint);
            QCOMPARE(bone.guessed, joint > 0 && joint < flat);
        }
    }

    void handlesStandInForThem() {
        HandDesk desk;
        desk.change([&](BindSettings& settings) {
            const Solid capsule = Solid::capsule(Vec3(0, 0, 0), Vec3(0, 1, 0), 0.1);
            settings.handles = {{desk.skeleton().joints[2].name, capsule}};
        });
        QVERIFY(!desk.posed.guessedTails()[2]);
        QVERIFY(desk.posed.guessedTails()[1] && desk.posed.guessedTails()[3]);
        QCOMPARE(desk.bones().size(), desk.skeleton().size() - 1);
    }

    void theyMoveWithTheirJointAlone() {
        HandDesk desk;
        const std::vector<BoneShape> before = desk.bones();
        setJointPose(desk.document, 0, turnedBy(0.7));
        const std::vector<BoneShape> after = desk.bones();
        const Transform moved =
            desk.posed.joints()[0] * desk.skeleton().joints[0].modelFromJointBind.inverse();
        QVERIFY((after[0].tail - before[0].tail).norm() > 0.5);
        QVERIFY((after[0].tail - moved * before[0].tail).norm() < 1e-9);
        QVERIFY2((after[0].head - before[0].head).norm() < 1e-12, "the joint is the pivot");
        for (std::size_t j = 1; j < after.size(); ++j) {
            QCOMPARE(after[j].head, before[j].head);
            QCOMPARE(after[j].tail, before[j].tail);
        }
    }

    void pickingOnePicksItsJoint() {
        HandDesk desk;
        const Skeleton& skeleton = desk.skeleton();
        for (const std::size_t joint : {std::size_t{0}, 2 * kFlatFinger + 1, 5 * kFlatFinger - 1}) {
            const Vec3 along = skeleton.position(joint).normalized();
            for (const double fraction : {0.3, 0.5, 0.8}) {
                const Vec3 position = skeleton.position(joint) + fraction * along;
                const auto pick = desk.pickAt(position);
                QVERIFY(pick);
                QCOMPARE(pick->joint, static_cast<std::int32_t>(joint));
                QCOMPARE(pick->end, static_cast<std::int32_t>(joint));
            }
        }
        const Vec3 middle = 1.5 * skeleton.position(0);
        desk.guess(false);
        QVERIFY(!desk.pickAt(middle));
        QCOMPARE(desk.pickAt(skeleton.position(0))->joint, 0); // its point
    }

    /// New bones are worked out when the scene or the bind's input changes, and for nothing else.
    void theyAreKept() {
        HandDesk desk;
        const std::optional<Vec3>* const first = desk.posed.guessedTails().data();
        setJointPose(desk.document, 0, turnedBy(0.2));
        selectJoint(desk.document, 3);
        desk.change([](BindSettings& settings) { settings.alpha = 0.3; });
        QCOMPARE(desk.posed.guessedTails().data(), first);
        desk.change([](BindSettings& settings) {
            settings.jointChoice = JointChoice::Listed;
            settings.joints = {"finger_a1", "finger_a2", "finger_a3", "finger_b1", "finger_b2", "finger_b3"};
        });
        QVERIFY(desk.posed.guessedTails()[0]);
        QVERIFY2(!desk.posed.guessedTails()[3], "only an end");
        desk.document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(desk.posed.guessedTails().empty());
    }

    void theyAreDashed() {
        BoneShape bone;
        bone.tail = Vec3(0, 0, 2);
        bone.thickness = 0.2;
        const double whole = areaOf(boneFaces(bone));
        bone.guessed = true;
        const BoneFaces dashed = boneFaces(bone);
        QVERIFY(!dashed.edges.empty());
        std::vector<bool> covered(100, false); // hundredths of its length
        double volume = 0.0;
        for (const auto& face : dashed.faces) {
            volume += face[0].dot(face[1].cross(face[2])) / 6.0;
            const auto [low, high] = std::minmax({face[0].z(), face[1].z(), face[2].z()});
            for (std::size_t k = 0; k < covered.size(); ++k) {
                const double at = 0.02 * (static_cast<double>(k) + 0.5);
                covered[k] = covered[k] || (low < at && at < high);
            }
        }
        QVERIFY2(volume > 0.0, "closed pieces, their faces outward");
        QVERIFY(areaOf(dashed) < whole);
        QVERIFY(covered.front() && covered.back());
        const auto gaps = std::ranges::count(covered, false);
        QVERIFY2(gaps > 20 && gaps < 50, qPrintable(QString::number(gaps)));
    }
};

SINEW_TEST(TestGuessedBones, QCoreApplication)

} // namespace testGuessedBones

#include "TestGuessedBones.moc"
