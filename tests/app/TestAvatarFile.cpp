#include "app/recipe/AvatarFields.h"
#include "app/recipe/AvatarFile.h"
#include "app/recipe/Recipe.h"
#include "core/avatar/SpringProposals.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace testAvatarFile {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Two parts of one name.
Scene twins() {
    Scene scene = riggedDressedBody();
    scene.parts.push_back(scene.parts[1]);
    return scene;
}

/// One of everything, with numbers that need all their digits.
Avatar fullAvatar() {
    Avatar avatar;
    avatar.springs = proposedSprings(riggedDressedBody()).springs;
    avatar.springs.chains[0].center = "hips";
    avatar.springs.chains[0].joints[0].gravityDirection = Vec3(0.6, -0.8, 0.0);
    avatar.springs.chains[0].joints[0].stiffness = 0.1 + 0.2;
    avatar.springs.chains[1].name.clear();
    avatar.springs.chains[1].tail = Vec3(0.0, -0.07, 0.1 + 0.2);
    avatar.springs.colliders.emplace_back();
    avatar.springs.colliders.back().joint = "hips";
    avatar.springs.colliders.back().shape = ColliderShape::Plane;
    avatar.springs.colliders.back().normal = Vec3(0.0, 0.6, 0.8);
    avatar.constraints = {{"leftLowerArm", "leftHand", 1.0 / 3.0, ConstraintKind::Roll, 2, false},
                          {"rightHand", "head", 0.5, ConstraintKind::Aim, 1, true},
                          {"rightFoot", "leftFoot"}};
    avatar.constraints[0].direction = Vec3(0.6, 0.0, 0.8);
    Expression smile;
    smile.name = "happy";
    smile.binary = true;
    smile.blink = ExpressionOverride::Block;
    smile.look = ExpressionOverride::Blend;
    smile.shapes = {{"Smile", 0.75, 0}, {"Wide", 1.0, kNone}, {"Other", 0.5, 3}};
    smile.materials = R"({"materialColorBinds":[{"material":0,"type":"color","targetValue":[1,0,0,1]}]})";
    avatar.expressions = {smile};
    avatar.lookAt = LookAt();
    avatar.lookAt->kind = LookKind::Expressions;
    avatar.lookAt->offset = Vec3(0.0, 0.06, 0.1 + 0.2);
    avatar.lookAt->inner.output = 0.5;
    avatar.firstPerson = {FirstPerson::Both, FirstPerson::Auto, FirstPerson::ThirdPersonOnly};
    avatar.meta = VrmSettings();
    avatar.meta->authors = {"Ada L.", "Bo"};
    avatar.meta->bones = {{"hips", "hips"}, {"jaw", ""}};
    return avatar;
}

} // namespace

/// An avatar as JSON: in files of its own, in recipes and projects.
class TestAvatarFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allOfItComesBack() {
        const Scene scene = twins();
        const NamedAvatar named = namedAvatar(fullAvatar(), scene);
        const auto read = avatarFromJson(avatarJson(named), "file");
        QVERIFY2(read, read ? "" : read.error().arguments.back().c_str());
        QVERIFY(*read == named);
        const auto avatar = avatarFor(*read, scene);
        QVERIFY2(avatar, avatar ? "" : avatar.error().arguments.front().c_str());
        QVERIFY(*avatar == fullAvatar());
        QVERIFY(avatarJson(NamedAvatar()).empty());
        QVERIFY(NamedAvatar().empty());
    }

    void filesComeBack() {
        const NamedAvatar named = namedAvatar(fullAvatar(), twins());
        writeFile(path("a.json"), QByteArray::fromStdString(avatarFileText(named)));
        const auto read = readAvatarFile(path("a.json").toStdString());
        QVERIFY(read && *read == named);
        Recipe recipe;
        recipe.avatar = named;
        const auto again = recipeFromJson(recipeJson(recipe), "recipe");
        QVERIFY(again && *again == recipe);
        writeFile(path("recipe.json"), QByteArray::fromStdString(recipeJson(recipe).dump()));
        const auto fromRecipe = readAvatarFile(path("recipe.json").toStdString());
        QVERIFY(fromRecipe && *fromRecipe == named);
        QVERIFY(!recipeJson(Recipe()).contains("avatar"));
    }

    void wrongFilesAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* text, const char* said) {
            QTest::newRow(name) << QByteArray(text) << QString(said);
        };
        row("no JSON", "{", "");
        row("no object", "[1]", "sinewAvatar");
        row("no key", R"({"springs": {}})", "sinewAvatar");
        row("too new", R"({"sinewAvatar": 9})", "sinewAvatar");
        row("recipe without", R"({"sinewRecipe": 1})", "sinewAvatar");
        row("springs", R"({"sinewAvatar": 1, "springs": []})", "springs");
        row("chains", R"({"sinewAvatar": 1, "springs": {"chains": [{"name": "a"}]}})", "chains");
        row("group", R"({"sinewAvatar": 1, "springs": {"groups": [{"colliders": [-1]}]}})", "groups");
        row("shape", R"({"sinewAvatar": 1, "springs": {"colliders": [{"joint": "a", "shape": "cube"}]}})",
            "colliders");
        row("text for a number",
            R"({"sinewAvatar": 1, "springs": {"chains": [{"joints": [{"joint": "a", "drag": "x"}]}]}})",
            "chains");
        row("look", R"({"sinewAvatar": 1, "lookAt": {"kind": "nose"}})", "lookAt");
        row("first person", R"({"sinewAvatar": 1, "firstPerson": [{"part": "a", "shown": "never"}]})",
            "firstPerson");
        row("expressions", R"({"sinewAvatar": 1, "expressions": [{"shapes": []}]})", "expressions");
        row("an author without a name", R"({"sinewAvatar": 1, "meta": {"authors": ["Ada", " "]}})",
            "authors");
        row("materials",
            R"({"sinewAvatar": 1, "expressions": [{"name": "a", "shapes": [], "materials": 3}]})",
            "expressions");
    }
    void wrongFilesAreRefused() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, said);
        writeFile(path("wrong.json"), text);
        const auto read = readAvatarFile(path("wrong.json").toStdString());
        QVERIFY(!read);
        QCOMPARE(static_cast<int>(read.error().code), static_cast<int>(ErrorCode::AvatarBroken));
        QVERIFY(QString::fromStdString(read.error().arguments[0]).endsWith("wrong.json"));
        QVERIFY2(QString::fromStdString(read.error().arguments[1]).contains(said),
                 read.error().arguments[1].c_str());
    }

    /// What has its usual value is left out, what a kind does not have is neither written nor read.
    void fieldsAreAsTheyAreNeeded() {
        SpringCollider ball;
        ball.joint = "head";
        QCOMPARE(objectJson(ball).size(), std::size_t(3));
        const NodeConstraint rotation{"a", "b"};
        QVERIFY(!objectJson(rotation).contains("axis"));
        NodeConstraint roll = rotation;
        roll.kind = ConstraintKind::Roll;
        QVERIFY(objectJson(roll)["axis"] == "x");
        NodeConstraint read;
        auto json = objectJson(roll);
        QVERIFY(readValue(json, read) && read == roll);
        json["negative"] = true; // aims alone have two ends
        QVERIFY(!readValue(json, read));
        json = objectJson(roll);
        json.erase("source");
        QVERIFY(!readValue(json, read));
    }

    void unknownKeysAreNamed() {
        writeFile(path("more.json"), R"({"sinewAvatar": 1, "wings": []})");
        const auto read = readAvatarFile(path("more.json").toStdString());
        QVERIFY(!read);
        QCOMPARE(static_cast<int>(read.error().code), static_cast<int>(ErrorCode::ParameterUnknown));
    }

    /// Parts and joints that a character does not have: an error where they are asked for, a notice where a
    /// project goes on without them.
    void anotherCharacter() {
        const NamedAvatar named = namedAvatar(fullAvatar(), twins());
        const auto body = avatarFor(named, riggedDressedBody());
        QVERIFY(!body);
        QCOMPARE(static_cast<int>(body.error().code), static_cast<int>(ErrorCode::PartUnknown));
        QCOMPARE(body.error().arguments[0], std::string("Skirt #2"));
        QCOMPARE(body.error().arguments[1], riggedDressedBody().sourceFile);
        Scene scene = twins();
        scene.skeleton.joints[static_cast<std::size_t>(scene.skeleton.find("k_1_2"))].name = "other";
        const auto renamed = avatarFor(named, scene);
        QVERIFY(!renamed);
        QCOMPARE(static_cast<int>(renamed.error().code), static_cast<int>(ErrorCode::JointUnknown));
        Notices notices;
        const Avatar left = avatarLeftFor(named, scene, notices);
        QCOMPARE(notices.size(), std::size_t(1));
        QCOMPARE(left.springs.chains.size(), named.springs.chains.size() - 1);
        QCOMPARE(left.expressions.size(), std::size_t(1));
        QCOMPARE(avatarLeftFor(named, riggedDressedBody(), notices).expressions[0].shapes.size(),
                 std::size_t(2));
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

SINEW_TEST(TestAvatarFile, NoApplication)

} // namespace testAvatarFile

#include "TestAvatarFile.moc"
