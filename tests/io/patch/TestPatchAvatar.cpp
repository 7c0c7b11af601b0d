#include "core/io/ImportScene.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/VrmFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <functional>

namespace testPatchAvatar {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::ordered_json;

namespace {

QString shown(const Json& json) {
    return QString::fromStdString(json.dump());
}

} // namespace

/// A VRM that stays the file it is gets what changed of its avatar, and nothing else.
class TestPatchAvatar : public QObject {
    Q_OBJECT

    ImportFolder m_folder;
    std::string m_before;
    std::string m_after;
    Notices m_notices;

    /// Reads the file, changes its avatar and writes it into the file again. The avatar that is read from the
    /// result; nothing where it could not be kept.
    std::optional<Avatar> patched(const std::string& bytes, const std::function<void(Avatar&)>& change) {
        m_before = bytes;
        const auto source = m_folder.write("source.vrm", bytes);
        Progress progress;
        auto read = importScene(source, progress);
        if (!read) {
            return std::nullopt;
        }
        Avatar avatar = avatarOf(read->scene.avatar);
        change(avatar);
        read->scene.avatar = sharedAvatar(avatar);
        const auto saved = saveScene(read->scene, source, m_folder.path("result.vrm"), m_settings, progress);
        m_error = saved ? ErrorCode::Canceled : saved.error().code;
        if (!saved) {
            qWarning("error %d %s", static_cast<int>(saved.error().code), saved.error().arguments[0].c_str());
            return std::nullopt;
        }
        m_notices = saved->notices;
        m_after = readWholeFile(m_folder.path("result.vrm")).value_or("");
        const auto again = importScene(m_folder.path("result.vrm"), progress);
        m_wanted = avatar;
        return saved->kept && again ? std::optional(avatarOf(again->scene.avatar)) : std::nullopt;
    }
    Avatar m_wanted;
    ExportSettings m_settings;
    ErrorCode m_error = ErrorCode::Canceled; ///< of the last that was refused

    /// The result's JSON without what stands at `path`, and that of the source.
    QString restOf(const std::string& bytes, const std::vector<std::string>& paths) const {
        Json json = jsonOfGlb(bytes);
        for (const std::string& path : paths) {
            const Json::json_pointer pointer(path);
            if (json.contains(pointer)) {
                json[pointer.parent_pointer()].erase(pointer.back());
            }
        }
        return shown(json);
    }

    void verifyOnly(const std::vector<std::string>& paths) const {
        QCOMPARE(restOf(m_after, paths), restOf(m_before, paths));
    }

private Q_SLOTS:
    void nothingKeepsEveryByte() {
        for (const std::string& bytes : {livingVrm(), oldVrm()}) {
            const auto read = patched(bytes, [](Avatar&) {});
            QVERIFY(read.has_value());
            QVERIFY(m_after == bytes);
        }
    }

    void aValueOfASpringChangesAlone() {
        const auto read = patched(
            livingVrm(), [](Avatar& avatar) { avatar.springs.chains[0].joints[1].stiffness = 0.125; });
        QVERIFY(read.has_value());
        QVERIFY(*read == m_wanted);
        verifyOnly({"/extensions/VRMC_springBone/springs/0/joints/1/stiffness"});
    }

    void springsComeAndGo() {
        const auto read = patched(livingVrm(), [](Avatar& avatar) {
            Springs& springs = avatar.springs;
            eraseFirstCollider(springs);
            SpringChain second = springs.chains[0];
            second.name = "short";
            second.joints.erase(second.joints.begin(), second.joints.begin() + 2);
            springs.chains[0].joints.resize(2);
            second.groups = {1};
            springs.chains.push_back(second);
        });
        QVERIFY(read.has_value());
        QVERIFY(read->springs == m_wanted.springs);
        verifyOnly({"/extensions/VRMC_springBone"});
    }

    void allSpringsGo() {
        const auto read = patched(livingVrm(), [](Avatar& avatar) { avatar.springs = {}; });
        QVERIFY(read.has_value());
        QVERIFY(read->springs.empty());
        QVERIFY(jsonOfGlb(m_after)["extensions"]["VRMC_springBone"] == Json({{"specVersion", "1.0"}}));
    }

    void aFileWithoutSpringsGetsSome() {
        Avatar none = fullAvatar();
        none.springs = {};
        none.constraints.clear();
        none.expressions.clear();
        const Avatar full = fullAvatar();
        const auto read = patched(livingVrm(none), [&](Avatar& avatar) {
            avatar.springs = full.springs;
            avatar.constraints = full.constraints;
            avatar.expressions = full.expressions;
        });
        QVERIFY(read.has_value());
        QVERIFY(read->springs == m_wanted.springs);
        QCOMPARE(read->constraints.size(), std::size_t{3});
        QCOMPARE(read->expressions.size(), std::size_t{3});
        QCOMPARE(shown(jsonOfGlb(m_after)["extensionsUsed"]),
                 QString(R"(["VRMC_vrm","VRMC_springBone","VRMC_springBone_extended_collider",)"
                         R"("VRMC_node_constraint"])"));
    }

    /// Entries that were not read stay, and go on naming what they named.
    void whatWasNotReadStays() {
        const std::string bytes = livingVrm();
        Json root = jsonOfGlb(bytes);
        Json& extension = root["extensions"]["VRMC_springBone"];
        extension["colliders"].insert(extension["colliders"].begin(), Json({{"node", 999}, {"own", 1}}));
        for (Json& group : extension["colliderGroups"]) {
            for (Json& index : group["colliders"]) {
                index = index.get<int>() + 1;
            }
        }
        extension["colliderGroups"][0]["colliders"].push_back(0);
        extension["springs"].push_back({{"joints", "none"}, {"colliderGroups", {1}}, {"own", 2}});
        const auto read = patched(withJson(bytes, root), [](Avatar& avatar) {
            Springs& springs = avatar.springs;
            eraseFirstCollider(springs);
            springs.chains[0].joints[0].drag = 0.75;
        });
        QVERIFY(read.has_value());
        QVERIFY(read->springs == m_wanted.springs);
        const Json after = jsonOfGlb(m_after)["extensions"]["VRMC_springBone"];
        QCOMPARE(after["colliders"][0]["own"].get<int>(), 1);
        QCOMPARE(after["springs"][1]["own"].get<int>(), 2);
        QCOMPARE(shown(after["colliderGroups"][0]["colliders"]), QString("[0]"));
        QCOMPARE(shown(after["springs"][1]["colliderGroups"]), QString("[1]"));
    }

    void expressionsConstraintsAndMetaChange() {
        const auto read = patched(livingVrm(), [](Avatar& avatar) {
            avatar.expressions[0].shapes[0].weight = 0.5;
            avatar.expressions[1].look = ExpressionOverride::Blend;
            avatar.expressions.pop_back();
            Expression sad;
            sad.name = "sad";
            sad.shapes = {{"mouth", 1.0, 0}};
            avatar.expressions.push_back(sad);
            avatar.constraints.erase(avatar.constraints.begin());
            avatar.constraints[0].weight = 0.5;
            avatar.firstPerson.clear();
            avatar.lookAt->inner.output = 3.0;
            avatar.meta->contact.clear();
            avatar.meta->redistribution = true;
        });
        QVERIFY(read.has_value());
        QVERIFY(read->meta == m_wanted.meta);
        QVERIFY(read->lookAt == m_wanted.lookAt);
        QVERIFY(read->firstPerson == m_wanted.firstPerson);
        QVERIFY(read->constraints == m_wanted.constraints);
        QCOMPARE(read->expressions.size(), std::size_t{3});
        for (const Expression& each : m_wanted.expressions) {
            QVERIFY2(std::ranges::find(read->expressions, each) != read->expressions.end(),
                     each.name.c_str());
        }
        QVERIFY(read->springs == m_wanted.springs);
    }

    void theOldVersionGetsSprings() {
        const auto read = patched(oldVrm(), [](Avatar& avatar) {
            for (SpringJoint& joint : avatar.springs.chains[0].joints) {
                joint.stiffness = 2.0;
            }
            avatar.springs.colliders[0].radius = 0.125;
        });
        QVERIFY(read.has_value());
        QVERIFY(read->springs == m_wanted.springs);
        verifyOnly({"/extensions/VRM/secondaryAnimation/boneGroups/0/stiffiness",
                    "/extensions/VRM/secondaryAnimation/colliderGroups/0/colliders/0/radius"});
    }

    void theOldVersionLosesAndGainsChains() {
        const auto gone = patched(oldVrm(), [](Avatar& avatar) { avatar.springs.chains.clear(); });
        QVERIFY(gone && gone->springs.chains.empty());
        QCOMPARE(shown(jsonOfGlb(m_after)["extensions"]["VRM"]["secondaryAnimation"]["boneGroups"]),
                 QString("[]"));
        const auto back = patched(std::string(m_after), [](Avatar& avatar) {
            SpringChain chain{"again", {}, {}, {0}};
            for (int i = 1; i <= 4; ++i) {
                chain.joints.push_back({"hair" + std::to_string(i), 1.0, 0.5, 0.0, Vec3(0, -1, 0), 0.0});
            }
            avatar.springs.chains.push_back(chain);
            avatar.springs.colliders.push_back({"", "mixamorig:Hips", ColliderShape::Capsule, Vec3::Zero(),
                                                Vec3(0, 0.2, 0), Vec3::UnitY(), 0.1});
            avatar.springs.groups.push_back({"mixamorig:Hips", {2}});
        });
        QVERIFY(back.has_value());
        QVERIFY(back->springs.chains.at(0).hasTail()); // VRM 0.x lets the end of every chain swing
        m_wanted.springs.chains[0].tail = back->springs.chains[0].tail;
        QVERIFY(back->springs.chains == m_wanted.springs.chains);
        QCOMPARE(back->springs.groups.size(), std::size_t{3});
        QCOMPARE(back->springs.groups[2].colliders.size(), std::size_t{3}); // balls along the capsule
    }

    void theOldVersionGetsExpressionsAndMeta() {
        const auto read = patched(oldVrm(), [](Avatar& avatar) {
            avatar.expressions[0].shapes[0].weight = 0.5;
            avatar.expressions.erase(avatar.expressions.begin() + 1);
            Expression wide;
            wide.name = "aa";
            wide.shapes = {{"mouth", 1.0, 0}};
            avatar.expressions.push_back(wide);
            avatar.firstPerson = {FirstPerson::Both};
            avatar.lookAt->up.output = 0.25;
            avatar.meta->name = "New";
        });
        QVERIFY(read.has_value());
        QVERIFY(read->expressions == m_wanted.expressions);
        QVERIFY(read->firstPerson == m_wanted.firstPerson);
        QVERIFY(read->lookAt == m_wanted.lookAt);
        QVERIFY(read->meta == m_wanted.meta);
        verifyOnly({"/extensions/VRM/blendShapeMaster/blendShapeGroups", "/extensions/VRM/meta/title",
                    "/extensions/VRM/firstPerson/meshAnnotations/0/firstPersonFlag",
                    "/extensions/VRM/firstPerson/lookAtVerticalUp/yRange"});
    }

    void bonesOfAHumanChange() {
        const auto jaw = [](Avatar& avatar) { avatar.meta->bones.push_back({"jaw", "hair1"}); };
        auto read = patched(livingVrm(), jaw);
        QVERIFY(read && read->meta->bones == m_wanted.meta->bones);
        verifyOnly({"/extensions/VRMC_vrm/humanoid/humanBones/jaw"});
        read = patched(std::string(m_after), [](Avatar& avatar) { avatar.meta->bones = {{"jaw", ""}}; });
        QVERIFY(read && read->meta->bones.empty());
        QVERIFY(!jsonOfGlb(m_after)["extensions"]["VRMC_vrm"]["humanoid"]["humanBones"].contains("jaw"));
        read = patched(oldVrm(), jaw);
        QVERIFY(read && read->meta->bones == m_wanted.meta->bones);
        const Json root = jsonOfGlb(m_after);
        QCOMPARE(root["extensions"]["VRM"]["humanoid"]["humanBones"].back()["bone"].get<std::string>(),
                 std::string("jaw"));
        verifyOnly({"/extensions/VRM/humanoid/humanBones"});
    }

    /// What would make a VRM that is none any more.
    void metaIsChecked() {
        QVERIFY(!patched(livingVrm(), [](Avatar& avatar) { avatar.meta->authors.clear(); }));
        QCOMPARE(m_error, ErrorCode::VrmAuthorMissing);
        QVERIFY(!patched(oldVrm(), [](Avatar& avatar) { avatar.meta->authors = {" "}; }));
        QCOMPARE(m_error, ErrorCode::VrmAuthorMissing);
        QVERIFY(!patched(livingVrm(), [](Avatar& avatar) { avatar.meta->bones = {{"head", "nobody"}}; }));
        QCOMPARE(m_error, ErrorCode::JointUnknown);
        // Without a meta the file keeps its own.
        QVERIFY(patched(livingVrm(), [](Avatar& avatar) { avatar.meta.reset(); }));
        QVERIFY(jsonOfGlb(m_after)["extensions"]["VRMC_vrm"]["meta"] ==
                jsonOfGlb(m_before)["extensions"]["VRMC_vrm"]["meta"]);
    }

    void anotherVersionIsRefused() {
        m_settings.vrm.spec = VrmSpec::V0;
        QVERIFY(!patched(livingVrm(), [](Avatar&) {}));
        QCOMPARE(m_error, ErrorCode::NotKept);
        QVERIFY(patched(oldVrm(), [](Avatar&) {}));
        m_settings.vrm.spec = VrmSpec::V1;
        QVERIFY(!patched(oldVrm(), [](Avatar&) {}));
        QVERIFY(patched(livingVrm(), [](Avatar&) {}));
        m_settings.vrm = {};
        m_settings.vrm.mtoon = true;
        QVERIFY(!patched(oldVrm(), [](Avatar&) {}));
        QCOMPARE(m_error, ErrorCode::NotKept);
        Json root = jsonOfGlb(livingVrm());
        root["materials"] = {{{"name", "skin"}}};
        QVERIFY(!patched(withJson(livingVrm(), root), [](Avatar&) {}));
        root["materials"][0]["extensions"]["VRMC_materials_mtoon"] = {{"specVersion", "1.0"}};
        QVERIFY(patched(withJson(livingVrm(), root), [](Avatar&) {}));
        m_settings = {};
    }

    /// What VRM 0.x has no place for is said.
    void theOldVersionSaysWhatItCannotHold() {
        QVERIFY(patched(oldVrm(), [](Avatar& avatar) {
            avatar.meta->name = "New";
            avatar.meta->copyright = "(c)";
        }));
        verifyOnly({"/extensions/VRM/meta/title"});
        const auto lost = std::ranges::find(m_notices, NoticeCode::AvatarEntriesDropped, &Notice::code);
        QVERIFY(lost != m_notices.end());
        QCOMPARE(lost->arguments.back(), std::string("meta.copyrightInformation"));
    }

    /// Colliders of VRM 0.x that are not read stay where they are, and what names them goes on doing so.
    void brokenCollidersOfTheOldVersionStay() {
        Json root = jsonOfGlb(oldVrm());
        Json& secondary = root["extensions"]["VRM"]["secondaryAnimation"];
        Json& groups = secondary["colliderGroups"];
        groups[0]["colliders"].insert(groups[0]["colliders"].begin(), Json{{"radius", 0}});
        groups.push_back({{"node", 1}, {"colliders", {{{"radius", "wide"}}}}});
        groups.push_back({{"node", 999}, {"colliders", Json::array()}});
        secondary["boneGroups"][0]["colliderGroups"] = {0, 1, 2, 3};
        const auto read = patched(withJson(oldVrm(), root), [](Avatar& avatar) {
            for (SpringJoint& joint : avatar.springs.chains[0].joints) {
                joint.stiffness = 2.0;
            }
            avatar.springs.colliders[0].radius = 0.125;
        });
        QVERIFY(read.has_value());
        QVERIFY(read->springs == m_wanted.springs);
        verifyOnly({"/extensions/VRM/secondaryAnimation/boneGroups/0/stiffiness",
                    "/extensions/VRM/secondaryAnimation/colliderGroups/0/colliders/1/radius"});
    }

    /// What else differs in the extensions is found.
    void otherDifferencesAreFound() {
        const auto read = patched(livingVrm(), [](Avatar& avatar) { avatar.meta->contact = "elsewhere"; });
        QVERIFY(read.has_value());
        KeptChanges changes;
        changes.avatar = {"extensions.VRMC_vrm.meta"};
        QVERIFY(differencesBesideSkin("a.vrm", m_before, m_after, changes).empty());
        QVERIFY(!differencesBesideSkin("a.vrm", m_before, m_after, {}).empty());
        Json root = jsonOfGlb(m_after);
        root["extensions"]["VRMC_springBone"]["springs"][0]["name"] = "other";
        QVERIFY(!differencesBesideSkin("a.vrm", m_before, withJson(m_after, root), changes).empty());
        root = jsonOfGlb(m_after);
        root["extensions"]["VRMC_vrm"]["lookAt"]["type"] = "bone";
        QVERIFY(!differencesBesideSkin("a.vrm", m_before, withJson(m_after, root), changes).empty());
        root = jsonOfGlb(m_after);
        root["extensions"]["OTHER"] = 1;
        QVERIFY(!differencesBesideSkin("a.vrm", m_before, withJson(m_after, root), changes).empty());
        root = jsonOfGlb(m_after);
        root["extensions"].erase("VRMC_springBone");
        QVERIFY(!differencesBesideSkin("a.vrm", m_before, withJson(m_after, root), changes).empty());
    }

private:
    static void eraseFirstCollider(Springs& springs) {
        springs.colliders.erase(springs.colliders.begin());
        springs.groups[0].colliders.clear();
        for (std::size_t& index : springs.groups[1].colliders) {
            --index;
        }
    }
};

SINEW_TEST(TestPatchAvatar, NoApplication)

} // namespace testPatchAvatar

#include "TestPatchAvatar.moc"
