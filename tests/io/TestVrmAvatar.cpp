#include "core/avatar/SpringChecks.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/VrmFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>

namespace testVrmAvatar {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::ordered_json;

namespace {

/// Written files are in metres, the scene that they are written from is in centimetres.
constexpr double kMeters = 0.01;
constexpr double kRounding = 1e-9;

bool near(const Vec3& read, const Vec3& written) {
    return (read - kMeters * written).norm() < kRounding;
}

bool sameCollider(const SpringCollider& read, const SpringCollider& written) {
    return read.name == written.name && read.joint == written.joint && read.shape == written.shape &&
           near(read.offset, written.offset) && near(read.tail, written.tail) &&
           (read.normal - written.normal).norm() < kRounding &&
           std::abs(read.radius - kMeters * written.radius) < kRounding;
}

bool sameJoint(const SpringJoint& read, const SpringJoint& written) {
    return read.joint == written.joint && read.stiffness == written.stiffness && read.drag == written.drag &&
           read.gravity == written.gravity && read.gravityDirection == written.gravityDirection &&
           std::abs(read.radius - kMeters * written.radius) < kRounding;
}

} // namespace

/// What makes an avatar of a character, written into VRM 1.0 and read from both versions.
class TestVrmAvatar : public QObject {
    Q_OBJECT

    ImportFolder m_folder;

private Q_SLOTS:
    void everythingComesBack() {
        const Avatar written = fullAvatar();
        const auto read = m_folder.scene("full.vrm", livingVrm());
        QVERIFY(read.has_value());
        const Avatar& avatar = avatarOf(read->scene.avatar);
        QVERIFY2(ignoredEntries(read->notices, "wrong-type") == nullptr,
                 qPrintable(toldNotices(read->notices)));
        QVERIFY(std::ranges::equal(avatar.springs.colliders, written.springs.colliders, sameCollider));
        QVERIFY(avatar.springs.groups == written.springs.groups);
        QCOMPARE(avatar.springs.chains.size(), std::size_t{1});
        const SpringChain& chain = avatar.springs.chains[0];
        QVERIFY(std::ranges::equal(chain.joints, written.springs.chains[0].joints, sameJoint));
        QCOMPARE(chain.name, std::string("hair"));
        QCOMPARE(chain.center, std::string("mixamorig:Hips"));
        QVERIFY(chain.groups == written.springs.chains[0].groups);
        QCOMPARE(avatar.constraints.size(), std::size_t{3});
        for (const NodeConstraint& each : written.constraints) {
            QVERIFY2(std::ranges::find(avatar.constraints, each) != avatar.constraints.end(),
                     each.joint.c_str());
        }
        for (const Expression& each : written.expressions) {
            QVERIFY2(std::ranges::find(avatar.expressions, each) != avatar.expressions.end(),
                     each.name.c_str());
        }
        QVERIFY(avatar.lookAt && avatar.lookAt->kind == LookKind::Expressions);
        QVERIFY(near(avatar.lookAt->offset, written.lookAt->offset));
        QVERIFY(avatar.lookAt->up == written.lookAt->up);
        QVERIFY(avatar.firstPerson == written.firstPerson);
        QVERIFY(avatar.meta == written.meta);
    }

    void extensionsAreNamedOnce() {
        const Json root = jsonOfGlb(livingVrm());
        QVERIFY(root["extensionsUsed"] ==
                Json({"VRMC_springBone", "VRMC_vrm", "VRMC_springBone_extended_collider",
                      "VRMC_node_constraint"}));
        const Json& springs = root["extensions"]["VRMC_springBone"];
        QVERIFY(springs["specVersion"] == "1.0");
        // A plane is a wide ball where nobody knows planes, and what is free inside is nothing.
        const Json& plane = springs["colliders"][2]["shape"]["sphere"];
        QCOMPARE(plane["radius"].get<double>(), 1000.0);
        QVERIFY(std::abs(plane["offset"][2].get<double>() + 999.98) < 1e-9);
        QCOMPARE(springs["colliders"][3]["shape"]["sphere"]["radius"].get<double>(), 0.0);
        Avatar plain = fullAvatar();
        plain.springs = {};
        plain.constraints.clear();
        plain.expressions.clear();
        const Json without = jsonOfGlb(livingVrm(plain));
        QVERIFY(without["extensionsUsed"] == Json({"VRMC_vrm"}));
        QVERIFY(!without["extensions"]["VRMC_vrm"].contains("expressions"));
    }

    void gravityUpwardsFallsTheOtherWay() {
        Avatar avatar = fullAvatar();
        avatar.springs.chains[0].joints[0].gravity = -0.5;
        const Json root = jsonOfGlb(livingVrm(avatar));
        const Json& joint = root["extensions"]["VRMC_springBone"]["springs"][0]["joints"][0];
        QCOMPARE(joint["gravityPower"].get<double>(), 0.5);
        QCOMPARE(joint["gravityDir"][1].get<double>(), 1.0);
    }

    void authorsOfTheFileStay() {
        Scene scene = livingHuman();
        scene.avatar = sharedAvatar(fullAvatar());
        ExportSettings settings;
        settings.vrm.name = "Renamed";
        Progress progress;
        QVERIFY(exportScene(scene, m_folder.path("renamed.vrm"), settings, progress).has_value());
        const auto read = importScene(m_folder.path("renamed.vrm"), progress);
        QVERIFY(read.has_value());
        const VrmSettings meta = *avatarOf(read->scene.avatar).meta;
        QCOMPARE(meta.name, std::string("Renamed"));
        QVERIFY(meta.authors == fullAvatar().meta->authors);
        QVERIFY(meta.violence);
        // Who names an author says everything anew.
        settings = authoredSettings();
        QVERIFY(exportScene(scene, m_folder.path("renamed.vrm"), settings, progress).has_value());
        const auto anew = importScene(m_folder.path("renamed.vrm"), progress);
        QVERIFY(anew && !avatarOf(anew->scene.avatar).meta->violence);
        QVERIFY(avatarOf(anew->scene.avatar).meta->authors == std::vector<std::string>{"Ada"});
    }

    void materialsGetMtoonWhereAsked() {
        Scene scene = livingHuman();
        scene.materials = {Material()};
        scene.materials[0].baseColor = Vec4f(1.0F, 0.5F, 0.0F, 1.0F);
        ExportSettings settings = authoredSettings();
        Progress progress;
        const auto mtoon = [&] {
            const auto written = exportScene(scene, m_folder.path("toon.vrm"), settings, progress);
            const Json root =
                written ? jsonOfGlb(readWholeFile(m_folder.path("toon.vrm")).value_or("")) : Json();
            return root["materials"][0].value("extensions", Json::object());
        };
        QVERIFY(mtoon().empty());
        settings.vrm.mtoon = true;
        const Json made = mtoon()["VRMC_materials_mtoon"];
        QVERIFY(made["specVersion"] == "1.0");
        QVERIFY(made["shadeColorFactor"][0].get<double>() < 1.0);
        QCOMPARE(made["shadeColorFactor"][2].get<double>(), 0.0);
        scene.materials[0].extensions = {{"VRMC_materials_mtoon", R"({"specVersion":"1.0","own":1})", {}}};
        QVERIFY(mtoon()["VRMC_materials_mtoon"]["own"] == 1); // that of the source stays
    }

    void otherFormatsSayWhatTheyLose() {
        Scene scene = livingHuman();
        scene.avatar = sharedAvatar(fullAvatar());
        for (const char* name : {"lost.glb", "lost.fbx"}) {
            Progress progress;
            const auto notices = exportScene(scene, m_folder.path(name), {}, progress);
            QVERIFY(notices.has_value());
            const auto lost = std::ranges::find(*notices, NoticeCode::ContentDropped, &Notice::code);
            QVERIFY(lost != notices->end());
            for (const char* kind : {"springs:1", "nodeConstraints:3", "expressions:3"}) {
                QVERIFY2(std::ranges::find(lost->arguments, kind) != lost->arguments.end(), kind);
            }
        }
    }

    void theOldVersionIsRead() {
        const auto read = m_folder.scene("old.vrm", oldVrm());
        QVERIFY(read.has_value());
        const Avatar& avatar = avatarOf(read->scene.avatar);
        QCOMPARE(avatar.springs.chains.size(), std::size_t{1});
        const SpringChain& chain = avatar.springs.chains[0];
        QCOMPARE(chain.joints.size(), std::size_t{4});
        QCOMPARE(chain.joints[3].joint, std::string("hair4"));
        QCOMPARE(chain.joints[0].stiffness, 0.8);
        QCOMPARE(chain.joints[2].drag, 0.4);
        // Its vectors are Unity's, whose third axis points the other way.
        QVERIFY((chain.joints[0].gravityDirection - Vec3(0, -0.6, -0.8)).norm() < kRounding);
        QVERIFY((chain.groups == std::vector<std::size_t>{0, 1}));
        QCOMPARE(avatar.springs.colliders.size(), std::size_t{2});
        QVERIFY((avatar.springs.colliders[0].offset - Vec3(0.01, 0.05, -0.02)).norm() < kRounding);
        // Its last joint swings about an end 7 centimetres on.
        const Skeleton& skeleton = read->scene.skeleton;
        const auto last = static_cast<std::size_t>(skeleton.find("hair4"));
        const Vec3 onward = skeleton.position(last) -
                            skeleton.position(static_cast<std::size_t>(skeleton.joints[last].parent));
        const Vec3 tail = skeleton.joints[last].modelFromJointBind.linear() * chain.tail;
        const double off = (tail - 0.07 * onward.normalized()).norm();
        QVERIFY2(off < 1e-6, qPrintable(QString::number(off)));
        QCOMPARE(avatar.expressions.size(), std::size_t{2});
        QCOMPARE(avatar.expressions[0].name, std::string("happy"));
        QCOMPARE(avatar.expressions[0].shapes.at(0).shape, std::string("smile"));
        QCOMPARE(avatar.expressions[0].shapes.at(0).weight, 0.75);
        QCOMPARE(avatar.expressions[1].name, std::string("Wink"));
        QVERIFY(avatar.expressions[1].binary);
        QVERIFY(avatar.lookAt && avatar.lookAt->kind == LookKind::Expressions);
        QCOMPARE(avatar.lookAt->up.output, 0.5);
        QVERIFY(avatar.firstPerson == std::vector<FirstPerson>{FirstPerson::ThirdPersonOnly});
        QVERIFY(avatar.meta && avatar.meta->name == "Old" && avatar.meta->avatar == VrmAvatar::Everyone);
        QVERIFY(avatar.meta->redistribution && avatar.meta->violence && !avatar.meta->sexual);
        QVERIFY(avatar.meta->otherLicense.find("licenses/by/") != std::string::npos);
    }

    /// One joint swings in VRM 0.x, and in VRM 1.0 by a joint at its end.
    void oneJointOfTheOldVersionSwings() {
        const std::string glb = oldVrm();
        Json root = jsonOfGlb(glb);
        const auto last = std::ranges::find_if(
            root["nodes"], [](const Json& node) { return node.value("name", "") == "hair4"; });
        root["extensions"]["VRM"]["secondaryAnimation"]["boneGroups"][0]["bones"] = {last -
                                                                                     root["nodes"].begin()};
        const auto read = m_folder.scene("lone.vrm", withJson(glb, root));
        QVERIFY(read.has_value());
        const Springs& springs = avatarOf(read->scene.avatar).springs;
        QCOMPARE(springs.chains.size(), std::size_t{1});
        QCOMPARE(springs.chains[0].joints.size(), std::size_t{1});
        QVERIFY(std::abs(springs.chains[0].tail.norm() - 0.07) < kRounding);
        QVERIFY(validateSprings(read->scene.skeleton, springs));
        ExportSettings settings = authoredSettings();
        settings.vrm.spec = VrmSpec::V1;
        settings.rebuild = true;
        Progress progress;
        QVERIFY(exportScene(read->scene, m_folder.path("ended.vrm"), settings, progress).has_value());
        const auto ended = importScene(m_folder.path("ended.vrm"), progress);
        QVERIFY(ended.has_value());
        const SpringChain& chain = avatarOf(ended->scene.avatar).springs.chains.at(0);
        QCOMPARE(chain.joints.size(), std::size_t{2});
        QCOMPARE(chain.joints[1].joint, std::string("hair4_end"));
        QVERIFY(!chain.hasTail());
    }

    /// It faces the other way, and its joints have the axes of the space.
    void theOldVersionIsWritten() {
        Scene scene = livingHuman();
        Avatar avatar = fullAvatar();
        for (SpringJoint& joint : avatar.springs.chains[0].joints) {
            joint = {joint.joint, 1.5, 0.25, 0.5, Vec3(0, -0.6, 0.8), 2.0};
        }
        avatar.springs.colliders.resize(2);
        avatar.springs.groups[1].colliders = {1};
        scene.avatar = sharedAvatar(avatar);
        ExportSettings settings;
        settings.vrm.spec = VrmSpec::V0;
        Progress progress;
        const auto notices = exportScene(scene, m_folder.path("written.vrm"), settings, progress);
        QVERIFY(notices.has_value());
        const auto lost = std::ranges::find(*notices, NoticeCode::VrmConstraintsLost, &Notice::code);
        QVERIFY(lost != notices->end() && lost->count == 3);
        const auto read = importScene(m_folder.path("written.vrm"), progress);
        QVERIFY(read.has_value());
        const Mat3 turn = Vec3(-1, 1, -1).asDiagonal();
        const std::vector<Joint>& joints = read->scene.skeleton.joints;
        for (std::size_t j = 0; j < joints.size(); ++j) {
            const Joint& before =
                scene.skeleton.joints[static_cast<std::size_t>(scene.skeleton.find(joints[j].name))];
            QVERIFY(joints[j].modelFromJointBind.linear().isIdentity(1e-6));
            QVERIFY((joints[j].modelFromJointBind.translation() -
                     kMeters * (turn * before.modelFromJointBind.translation()))
                        .norm() < 1e-6);
        }
        const Mesh& mesh = *read->scene.parts[0].mesh;
        QVERIFY((bounds(mesh).center() - kMeters * (turn * bounds(*scene.parts[0].mesh).center())).norm() <
                1e-6);
        const Avatar& old = avatarOf(read->scene.avatar);
        QCOMPARE(old.springs.chains.size(), std::size_t{1});
        const SpringJoint& hair = old.springs.chains[0].joints[0];
        QCOMPARE(hair.stiffness, 1.5);
        QVERIFY((hair.gravityDirection - Vec3(0, -0.6, -0.8)).norm() < 1e-9);
        QVERIFY(std::abs(hair.radius - 0.02) < 1e-9);
        // Where the collider lies has turned with the head.
        const auto head = static_cast<std::size_t>(scene.skeleton.find("mixamorig:Head"));
        const Vec3 was = scene.skeleton.joints[head].modelFromJointBind * avatar.springs.colliders[0].offset;
        const auto now = static_cast<std::size_t>(read->scene.skeleton.find("mixamorig:Head"));
        const Vec3 is = joints[now].modelFromJointBind * old.springs.colliders[0].offset;
        QVERIFY((is - kMeters * (turn * was)).norm() < 1e-6);
        QVERIFY(old.springs.groups[1].colliders.size() > 1); // balls along the capsule
        QCOMPARE(old.expressions.size(), std::size_t{3});
        QVERIFY(old.firstPerson == avatar.firstPerson);
        QVERIFY(old.meta && old.meta->name == "Living" && old.meta->violence);
        QVERIFY(old.lookAt && (old.lookAt->offset - Vec3(0, 0.07, -0.02)).norm() < 1e-6);
    }

    /// A VRM that was read stays of its version, unless another is asked for.
    void theVersionStays() {
        const auto read = m_folder.scene("stays.vrm", oldVrm());
        QVERIFY(read && avatarOf(read->scene.avatar).meta->spec == VrmSpec::V0);
        ExportSettings settings;
        Progress progress;
        const auto versionOf = [&] {
            const auto written = exportScene(read->scene, m_folder.path("anew.vrm"), settings, progress);
            const Json extensions =
                jsonOfGlb(readWholeFile(m_folder.path("anew.vrm")).value_or(""))["extensions"];
            return !written ? std::string() : extensions.contains("VRM") ? "0.x" : "1.0";
        };
        QCOMPARE(versionOf(), std::string("0.x"));
        settings.vrm.authors = {"Bea"};
        QCOMPARE(versionOf(), std::string("0.x"));
        settings.vrm.spec = VrmSpec::V1;
        QCOMPARE(versionOf(), std::string("1.0"));
    }

    /// What VRM 0.x has no place for is named.
    void theOldVersionSaysWhatItCannotHold() {
        Scene scene = livingHuman();
        ExportSettings settings = authoredSettings();
        settings.vrm.spec = VrmSpec::V0;
        settings.vrm.copyright = "(c)";
        settings.vrm.political = true;
        settings.vrm.mtoon = true;
        Progress progress;
        const auto notices = exportScene(scene, m_folder.path("held.vrm"), settings, progress);
        QVERIFY(notices.has_value());
        const auto lost = std::ranges::find(*notices, NoticeCode::AvatarEntriesDropped, &Notice::code);
        QVERIFY(lost != notices->end() && lost->arguments.front() == "old-vrm");
        QCOMPARE(lost->arguments.back(),
                 std::string("meta.copyrightInformation, meta.allowPoliticalOrReligiousUsage, MToon"));
    }
};

SINEW_TEST(TestVrmAvatar, NoApplication)

} // namespace testVrmAvatar

#include "TestVrmAvatar.moc"
