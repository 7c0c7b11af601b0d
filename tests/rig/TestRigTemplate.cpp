#include "core/rig/FitChain.h"
#include "core/rig/FitTemplate.h"
#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/MirrorTable.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <set>

namespace testRigTemplate {

using namespace sinew;
using namespace sinew::test;

namespace {

Expected<RigFit> figureFit() {
    Progress progress;
    return fitRig(tPoseFigure(), RigRequest(), progress);
}

Skeleton namesOnly(const std::vector<TemplateJoint>& joints) {
    Skeleton skeleton;
    for (const TemplateJoint& joint : joints) {
        Joint made;
        made.name = joint.name;
        made.parent = joint.parent;
        skeleton.joints.push_back(made);
    }
    return skeleton;
}

std::size_t fingersOf(int fingers) {
    RigTemplateSettings settings;
    settings.fingers = fingers;
    return templateJoints(settings).size();
}

} // namespace

class TestRigTemplate : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesSayTheirBones_data() {
        QTest::addColumn<int>("naming");
        for (const RigNaming naming :
             {RigNaming::Mixamo, RigNaming::Unreal, RigNaming::Unity, RigNaming::Vrm}) {
            const std::string key(rigNamings()[static_cast<std::size_t>(naming)].key);
            QTest::newRow(key.c_str()) << static_cast<int>(naming);
        }
    }

    void namesSayTheirBones() {
        QFETCH(int, naming);
        RigTemplateSettings settings;
        settings.naming = static_cast<RigNaming>(naming);
        settings.spine = 1;
        const std::vector<TemplateJoint> joints = templateJoints(settings);
        const std::vector<std::string> bones = humanoidBones(namesOnly(joints));
        for (std::size_t j = 0; j < joints.size(); ++j) {
            const std::string role = joints[j].role == "spine1" ? "spine" : joints[j].role;
            // the thumb of Unity counts its joints as other fingers do
            if (role.find("Thumb") == std::string::npos) {
                QCOMPARE(bones[j], role);
            }
        }
    }

    void namesDiffer_data() {
        QTest::addColumn<int>("naming");
        for (const NamingKind& naming : rigNamings()) {
            QTest::newRow(std::string(naming.key).c_str()) << static_cast<int>(naming.naming);
        }
    }

    void namesDiffer() {
        QFETCH(int, naming);
        for (const RigKind kind : {RigKind::Biped, RigKind::Quadruped, RigKind::Bird, RigKind::Insect,
                                   RigKind::Snake, RigKind::Hand}) {
            RigTemplateSettings settings;
            settings.legs = 12;
            settings.links = 64;
            settings.kind = kind;
            settings.naming = static_cast<RigNaming>(naming);
            settings.spine = 4;
            settings.twists = 3;
            settings.tail = 8;
            settings.jaw = true;
            settings.eyes = true;
            settings.ends = true;
            std::set<std::string> names;
            const std::vector<TemplateJoint> joints = templateJoints(settings);
            for (std::size_t j = 0; j < joints.size(); ++j) {
                QVERIFY2(names.insert(joints[j].name).second, joints[j].name.c_str());
                QVERIFY(joints[j].parent < static_cast<std::int32_t>(j));
                QVERIFY(j == 0 || joints[j].parent >= 0);
            }
        }
    }

    void settingsCountJoints() {
        QCOMPARE(fingersOf(1), fingersOf(0) + 6);
        QCOMPARE(fingersOf(2), fingersOf(0) + 12);
        QCOMPARE(fingersOf(3), fingersOf(0) + 18);
        QCOMPARE(fingersOf(5), fingersOf(0) + 30);
        RigTemplateSettings settings;
        const std::size_t plain = templateJoints(settings).size();
        settings.twists = 2;
        QCOMPARE(templateJoints(settings).size(), plain + 16);
        settings = RigTemplateSettings();
        settings.toes = false;
        settings.spine = 1;
        QCOMPARE(templateJoints(settings).size(), plain - 4);
    }

    void bonesPointAlongY() {
        const auto fit = figureFit();
        QVERIFY(fit);
        const Skeleton skeleton = layTemplate({}, *fit).skeleton;
        QVERIFY(parentsFirst(skeleton));
        const auto arm = static_cast<std::size_t>(skeleton.find("mixamorig:LeftArm"));
        const auto forearm = static_cast<std::size_t>(skeleton.find("mixamorig:LeftForeArm"));
        const Vec3 bone = (skeleton.position(forearm) - skeleton.position(arm)).normalized();
        QVERIFY((skeleton.joints[arm].modelFromJointBind.linear().col(1) - bone).norm() < 1e-9);
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const Mat3 axes = skeleton.joints[j].modelFromJointBind.linear();
            QVERIFY((axes * axes.transpose() - Mat3::Identity()).norm() < 1e-9);
            QVERIFY(axes.determinant() > 0.0);
            QVERIFY(skeleton.joints[j].parentFromJointRest.isApprox(skeleton.parentFromJointBind(j), 1e-9));
        }
    }

    void ownSkeletonsKeepNamesAndHierarchy() {
        const auto fit = figureFit();
        QVERIFY(fit);
        RigTemplateSettings settings;
        settings.naming = RigNaming::Unreal;
        settings.twists = 1;
        Skeleton own = layTemplate(settings, *fit).skeleton;
        for (Joint& joint : own.joints) { // of another size and place
            joint.modelFromJointBind.translation() =
                100.0 * joint.modelFromJointBind.translation() + Vec3(5, 6, 7);
        }
        const auto laid = laySkeleton(own, *fit);
        QVERIFY(laid);
        QCOMPARE(laid->skeleton.size(), own.size());
        for (std::size_t j = 0; j < own.size(); ++j) {
            QCOMPARE(laid->skeleton.joints[j].name, own.joints[j].name);
            QCOMPARE(laid->skeleton.joints[j].parent, own.joints[j].parent);
        }
    }

    void ownSkeletonsComeToTheSamePlaces() {
        const auto fit = figureFit();
        QVERIFY(fit);
        const Skeleton made = layTemplate({}, *fit).skeleton;
        Skeleton own = made;
        const Transform away = Eigen::Translation3d(Vec3(1, 2, 3)) * Eigen::Scaling(2.0) *
                               Eigen::AngleAxisd(0.5 * 3.14159265358979, Vec3::UnitY());
        for (Joint& joint : own.joints) {
            joint.modelFromJointBind.translation() = away * joint.modelFromJointBind.translation();
        }
        const auto laid = laySkeleton(own, *fit);
        QVERIFY(laid);
        for (std::size_t j = 0; j < own.size(); ++j) {
            const double off = (laid->skeleton.position(j) - made.position(j)).norm();
            QVERIFY2(off < 0.05,
                     qPrintable(QString::fromStdString(own.joints[j].name) + " " + QString::number(off)));
        }
    }

    void whatHangsOnABoneFollowsIt() {
        const auto fit = figureFit();
        QVERIFY(fit);
        Skeleton own = layTemplate({}, *fit).skeleton;
        const auto arm = static_cast<std::size_t>(own.find("mixamorig:LeftArm"));
        const auto forearm = static_cast<std::size_t>(own.find("mixamorig:LeftForeArm"));
        Joint helper;
        helper.name = "sleeve";
        helper.parent = static_cast<std::int32_t>(arm);
        helper.modelFromJointBind.translation() = 0.5 * (own.position(arm) + own.position(forearm));
        own.joints.push_back(helper);
        for (Joint& joint : own.joints) {
            joint.modelFromJointBind.translation() *= 3.0;
        }
        const auto laid = laySkeleton(own, *fit);
        QVERIFY(laid);
        const Vec3 middle = 0.5 * (laid->skeleton.position(arm) + laid->skeleton.position(forearm));
        QVERIFY((laid->skeleton.position(own.size() - 1) - middle).norm() < 1e-6);
    }

    void animalsGetTails() {
        RigRequest request;
        request.kind = RigKind::Quadruped;
        Progress progress;
        const auto fit = fitRig(fourLegs(), request, progress);
        QVERIFY2(fit, fit ? "" : QByteArray::number(static_cast<int>(fit.error().code)).constData());
        RigTemplateSettings settings;
        settings.naming = RigNaming::Blender;
        settings.tail = 4;
        const FittedSkeleton laid = layTemplate(settings, *fit);
        double before = 1e9;
        for (const char* name : {"tail.001", "tail.002", "tail.003", "tail.004"}) {
            const std::int32_t joint = laid.skeleton.find(name);
            QVERIFY2(joint != kNone, name);
            const double z = laid.skeleton.position(static_cast<std::size_t>(joint)).z();
            QVERIFY(z < before);
            before = z;
            QVERIFY(laid.joints[static_cast<std::size_t>(joint)].inside);
        }
        QVERIFY(before < -0.55);
        const auto head = static_cast<std::size_t>(laid.skeleton.find("head"));
        QVERIFY(laid.skeleton.position(head).z() > 0.5);
    }

    void aHighNeckDoesNotLiftTheFrontLegs() {
        RigRequest request;
        request.kind = RigKind::Quadruped;
        Progress progress;
        Scene tall = fourLegs();
        const Mesh neck = capsule(Vec3(0.0, 0.75, 0.4), Vec3(0.0, 1.3, 0.42), 0.1, 16, 8);
        tall.parts.push_back({std::make_shared<const Mesh>(neck), nullptr, kNone});
        for (const Scene& scene : {fourLegs(), tall}) {
            const auto fit = fitRig(scene, request, progress);
            QVERIFY(fit);
            const Vec3 leg = fit->volume->modelFromBody() * fit->body.positions.at("leftUpperArm").at;
            // the belly is at 0.575, the middle of the trunk at 0.7
            QVERIFY2(std::abs(leg.y() - 0.64) < 0.05, QByteArray::number(leg.y()).constData());
            QVERIFY2(std::abs(leg.z() - 0.38) < 0.05, QByteArray::number(leg.z()).constData());
        }
    }

    void frontLegsWithoutShouldersTurnAboutTheBlade() {
        RigRequest request;
        request.kind = RigKind::Quadruped;
        Progress progress;
        const auto fit = fitRig(fourLegs(), request, progress);
        QVERIFY(fit);
        const FittedPosition* shoulder = positionOf(fit->body, "leftUpperArm", true);
        const FittedPosition* none = positionOf(fit->body, "leftUpperArm", false);
        QVERIFY(shoulder != nullptr && none != nullptr);
        QVERIFY(none->at.y() > shoulder->at.y() + 0.02);
        QCOMPARE(positionOf(fit->body, "leftFoot", false), positionOf(fit->body, "leftFoot", true));
        QVERIFY(positionOf(fit->body, "leftWing", true) == nullptr);
    }

    void hangingTailsAreLaidWhereTheirMarkerIs() {
        Mesh mesh = capsule(Vec3(0.0, 0.7, -0.3), Vec3(0.0, 0.7, 0.4), 0.16, 24, 10);
        mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.75, 0.4), Vec3(0.0, 0.95, 0.8), 0.1, 16, 6));
        mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.75, -0.42), Vec3(0.0, 0.35, -0.52), 0.03, 12, 8));
        for (const double side : {1.0, -1.0}) {
            for (const double along : {-0.42, 0.38}) {
                mesh = joined(std::move(mesh), capsule(Vec3(side * 0.1, 0.65, 0.9 * along),
                                                       Vec3(side * 0.1, 0.05, along), 0.05, 12, 10));
            }
        }
        Scene scene;
        scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
        RigRequest request;
        request.kind = RigKind::Quadruped;
        request.markers = {{"head", Vec3(0.0, 0.93, 0.75)},
                           {"tail", Vec3(0.0, 0.72, -0.43)},
                           {"leftFrontPaw", Vec3(0.1, 0.06, 0.38)},
                           {"leftHindPaw", Vec3(0.1, 0.06, -0.42)}};
        request.mirrored = true;
        Progress progress;
        const auto fit = fitRig(scene, request, progress);
        QVERIFY(fit);
        QVERIFY(!fit->body.tail.empty());
        const Vec3 tip = fit->volume->modelFromBody() * fit->body.tail.back();
        QVERIFY2((tip - Vec3(0.0, 0.34, -0.52)).norm() < 0.06, QByteArray::number(tip.y()).constData());
    }

    void chainsRunBeneathTheirStroke() {
        Progress progress;
        RigRequest request;
        request.kind = RigKind::Quadruped;
        const auto volume = rigVolume(fourLegs(), request, progress);
        QVERIFY(volume);
        // along the top of the tail, whose middle runs from (0, 0.72, -0.5) to (0, 0.4, -1)
        const std::vector<Vec3> stroke{Vec3(0.01, 0.72, -0.56), Vec3(0.01, 0.58, -0.78),
                                       Vec3(0.01, 0.45, -0.98)};
        const auto chain = layChain(**volume, stroke, 5);
        QVERIFY(chain);
        QCOMPARE(chain->size(), std::size_t{5});
        const Vec3 from(0.0, 0.72, -0.5);
        const Vec3 along = Vec3(0.0, -0.32, -0.5).normalized();
        for (const Vec3& position : *chain) {
            QVERIFY((position - from).cross(along).norm() < 0.025);
        }
        const double first = ((*chain)[1] - (*chain)[0]).norm();
        const double last = ((*chain)[4] - (*chain)[3]).norm();
        QVERIFY(std::abs(first - last) < 0.05);
    }

    /// A stroke from the side lies in the plane between two buttocks, each thicker than what is between them.
    void chainsStayBetweenBulges() {
        const Mesh buttocks =
            joined(sphere(Vec3(0.11, 1.0, 0.0), 0.16, 24), sphere(Vec3(-0.11, 1.0, 0.0), 0.16, 24));
        const Vec3 root(0.0, 1.0, -0.08);
        const Vec3 tip(0.0, 0.4, -0.9);
        const Scene rear = scene(joined(buttocks, capsule(root, tip, 0.05, 24, 24)), {});
        Progress progress;
        const auto volume = BodyVolume::build(rear, {}, progress);
        QVERIFY(volume);
        const std::vector<Vec3> stroke{Vec3(0.0, 1.0, 0.05), root, tip};
        const auto chain = layChain(*volume, stroke, 8);
        QVERIFY(chain);
        for (const Vec3& position : *chain) {
            QVERIFY2(std::abs(position.x()) < 0.03, QByteArray::number(position.x()).constData());
            QVERIFY(volume->inside(volume->bodyFromModel() * position));
        }
    }
};

SINEW_TEST(TestRigTemplate, NoApplication)

} // namespace testRigTemplate

#include "TestRigTemplate.moc"
