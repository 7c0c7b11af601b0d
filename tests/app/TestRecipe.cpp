#include "app/cli/bind/BindOptions.h"
#include "app/recipe/ListFields.h"
#include "app/recipe/Recipe.h"
#include "core/solve/Solvers.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

namespace testRecipe {

using namespace sinew;
using namespace sinew::test;

namespace {

/// One of every kind, with numbers that need all their digits.
SkeletonSteps skeletonEdits() {
    const Quat turn(0.1 + 0.2, 1.0 / 3.0, -0.5, 0.7);
    return {{SkeletonEditKind::Add,
             {{"Schwanz \"1\"", "Hüfte", Vec3(0.1 + 0.2, -1e-300, 1.0 / 3.0), turn, Vec3(0, 1, 2)},
              {"root", "", Vec3::Zero()}}},
            {SkeletonEditKind::Delete, {{"Kopf"}, {"Hals"}}},
            {SkeletonEditKind::Parent, {{"Arm", "Hüfte"}, {"Bein", ""}}},
            {SkeletonEditKind::Rename, {{"Arm", "Bein"}, {"Bein", "Arm"}}},
            {SkeletonEditKind::Place, {{"Arm", "", Vec3(1e11, 2, 3), turn}}},
            {SkeletonEditKind::Divide,
             {{"Arm", "", Vec3::Zero(), Quat::Identity(), {}, 0.0},
              {"Bein", "", Vec3::Zero(), Quat::Identity(), {}, 2.0 / 3.0}},
             {Vec3(0.1, 0.2, 0.3), Vec3(1, 2, 3)}}};
}

/// One of every shape, with all rules and with none.
std::vector<Region> regions() {
    Region ball;
    ball.name = "Kiefer \"links\"";
    ball.solid = Solid::sphere(Vec3(0.1, 0.2, 0.3), 0.1 + 0.2);
    ball.blend = 1.0 / 3.0;
    ball.alpha = 0.1 + 0.2;
    ball.falloff = Falloff::Quadratic;
    ball.maxInfluences = 0;
    ball.joints = {"Hüfte", "Kopf"};
    Region capsule;
    capsule.name = "capsule";
    capsule.on = false;
    capsule.solid = Solid::capsule(Vec3::Zero(), Vec3(1, 2, 3), 2.0);
    capsule.blend = 3.5;
    capsule.blendOfHeight = true;
    Region box;
    box.name = "box";
    box.solid = Solid::box(Vec3::Zero(), Vec3(1, 2, 3));
    box.solver = "nearest";
    Region paint;
    paint.name = "paint";
    paint.solid.reset();
    paint.painting = std::make_shared<const Painting>(
        Painting{{"Body", 12, {0, 3, 11}, {0.1F, 0.5F, 1.0F}}, {"Hair", 1, {}, {}}});
    return {ball, capsule, box, paint};
}

} // namespace

class TestRecipe : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void roundTripIsExact_data() {
        QTest::addColumn<int>("which");
        QTest::newRow("defaults") << 0;
        QTest::newRow("everything else") << 1;
        QTest::newRow("all joints") << 2;
    }

    void roundTripIsExact() {
        QFETCH(int, which);
        Recipe recipe;
        if (which == 1) {
            recipe.bind.solver = "nearest";
            recipe.bind.resolution = 1024;
            recipe.bind.automatic = true;
            recipe.bind.gap = 0.35;
            recipe.bind.refine = {{Vec3(-1, 0.1, 2), Vec3(3, 4, 5.5), 11}, {Vec3(0, 0, 0), Vec3(1, 1, 1), 4}};
            recipe.bind.voxelEdits = {
                {VoxelEditKind::Separate, Solid::box(Vec3(0.1, 0.2, 0.3), Vec3(1, 2, 3))},
                {VoxelEditKind::Connect, Solid::sphere(Vec3(0, -1, 0), 0.25)}};
            recipe.bind.alpha = 0.1 + 0.2; // needs 17 digits
            recipe.bind.penalty = 1.0 / 3.0 + 1.0;
            recipe.bind.maxInfluences = 7;
            recipe.bind.falloff = Falloff::Exponential;
            recipe.bind.insideRule = InsideRule::NearestFace;
            recipe.bind.lookup = Lookup::Voxel;
            recipe.bind.paths = Paths::Centers;
            recipe.bind.uniform = true;
            recipe.bind.windingNumbers = false;
            recipe.bind.fixes = {false, true, true};
            recipe.bind.handles = {{"a", Solid::point(Vec3(0.1, 0.2, 0.3))},
                                   {"b", Solid::sphere(Vec3(0.1, 0.2, 0.3), 0.4)},
                                   {"c", Solid::capsule(Vec3(0.1, 0.2, 0.3), Vec3(1, 2, 3), 0.4)},
                                   {"d", Solid::box(Vec3(0.1, 0.2, 0.3), Vec3(1, 2, 3))}};
            recipe.bind.cages = {{"belly",
                                  {Vec3(0.1, 0.2, 0.1 + 0.2), Vec3(1, 0, 0), Vec3(0, 1, 0), Vec3(0, 0, 1)},
                                  {{0, 2, 1}, {0, 1, 3}},
                                  {{2, 3}},
                                  {"Bauch vorn", "b", "c", "d"},
                                  "Hüfte"},
                                 {"wire", {Vec3::Zero()}, {}, {}, {}, {}}};
            recipe.bind.smoothing = 0.25;
            recipe.bind.scaleByThickness = false;
            recipe.bind.fitBones = false;
            recipe.bind.guessLoneBones = false;
            recipe.bind.rigidShells = false;
            recipe.bind.parts = {{"Hair", 0, PartBinding::CopySkin, {}},
                                 {"Body", 3, PartBinding::Rigid, {"Hüfte"}},
                                 {"a=b#c", 0, PartBinding::LimitJoints, {"left", "right"}},
                                 {"Cage", 0, PartBinding::Skip, {}},
                                 {"Coat", 0, PartBinding::Smooth, {}, "nearest"},
                                 {"Skirt", 2, PartBinding::LimitJoints, {"left"}, "geodesic"},
                                 {"Head", 0, PartBinding::Smooth, {}}};
            recipe.bind.regions = regions();
            recipe.bind.boneAlphas = {{"Hüfte", 0.1 + 0.2}, {"", 1.0}};
            recipe.bind.alphaCurves = {
                {"Hüfte", JointAngle::Twist, {{-90.5, 0.1 + 0.2}, {45.0, 1.0}}, {}, {"Hüfte", "left"}},
                {"left", JointAngle::Swing, {{0.0, 0.5}}, "eye", {}}};
            recipe.bind.boneSmoothness = {{"Hüfte", 12.5}};
            recipe.bind.boneVolumes = {
                {"Hüfte", AxisVolumeShape::Box, {0.1 + 0.2, 0.0}, -0.5, 2.0, Vec3(0, 1, -2)},
                {"left", AxisVolumeShape::Cylinder, {1.0, 1.0}}};
            recipe.bind.envelopeFit = EnvelopeFit::Bones;
            recipe.bind.envelopeShape = AxisVolumeShape::Ellipsoid;
            recipe.bind.envelopeSharing = EnvelopeSharing::Depth;
            recipe.bind.envelopeSmoothing = 0.3;
            recipe.drivers = {{"Hüfte",
                               JointAngle::BendY,
                               DriverChannel::RotateZ,
                               "left",
                               {{-90.5, 0.1 + 0.2}, {45.0, 1.0}}},
                              {"left", JointAngle::Twist, DriverChannel::Shape, "lächeln", {{0.0, 0.5}}},
                              {"left", JointAngle::Swing, DriverChannel::Turn, "Halbes Knie", {{0.0, 0.5}}},
                              {"left",
                               JointAngle::Swing,
                               DriverChannel::Shape,
                               "Faust",
                               {{0.0, 1.0}, {45.0, 0.0}},
                               {{"left", Vec3(0.1 + 0.2, -90.0, 0.0)}, {"Hüfte", Vec3(0.0, 0.0, 12.5)}}}};
            recipe.bind.picturePaths = PicturePaths::Euclidean;
            recipe.bind.pruneBelow = 0.01;
            recipe.bind.jointChoice = JointChoice::Listed;
            recipe.bind.joints = {"Hüfte", "all", "quote \" and \\ slash", "tab\t"};
            recipe.bind.memoryLimit = 123456789012345;
            recipe.profile = EngineProfile::Unreal;
            recipe.fitSkeleton = true;
            recipe.skeletonEdits = skeletonEdits();
            recipe.animations = false;
            recipe.embedTextures = false;
            recipe.packed = true;
            recipe.engineFiles = EngineFiles::Never;
            recipe.rebuild = true;
            recipe.keepUnit = false;
            recipe.vrm.name = "Heldin";
            recipe.vrm.version = "2";
            recipe.vrm.authors = {"Ada", "Käthe"};
            recipe.vrm.copyright = "(c)";
            recipe.vrm.contact = "ada@example.org";
            recipe.vrm.references = {"Statue", "Lied"};
            recipe.vrm.thirdPartyLicenses = "Haar: CC0";
            recipe.vrm.otherLicense = "https://example.org";
            recipe.vrm.avatar = VrmAvatar::Everyone;
            recipe.vrm.commercial = VrmCommercial::Corporation;
            recipe.vrm.modification = VrmModification::AllowModification;
            recipe.vrm.sexual = true;
            recipe.vrm.bones = {{"hips", "Hüfte"}, {"jaw", ""}};
        } else if (which == 2) {
            recipe.bind.jointChoice = JointChoice::All;
        }
        QVERIFY(writeRecipe(recipe, path("w.json").toStdString()).has_value());
        const Expected<Recipe> again = readRecipe(path("w.json").toStdString());
        QVERIFY(again.has_value());
        QVERIFY(*again == recipe);
    }

    void absentKeysKeepTheirDefaults() {
        const Expected<Recipe> recipe = read(R"({"sinewRecipe": 1, "bind": {"alpha": 1}})");
        QVERIFY(recipe.has_value());
        Recipe wanted;
        wanted.bind.alpha = 1.0;
        QVERIFY(*recipe == wanted);
    }

    /// 0 is the automatic penalty, as in recipes of before; none is a word.
    void automaticAndNoPenaltyDiffer() {
        const auto penaltyOf = [this](const char* value) {
            const Expected<Recipe> recipe =
                read(QByteArray(R"({"sinewRecipe": 1, "bind": {"penalty": )") + value + "}}");
            return recipe ? recipe->bind.penalty : -1.0;
        };
        QCOMPARE(penaltyOf("0"), kAutomaticPenalty);
        QCOMPARE(penaltyOf("0.0"), kAutomaticPenalty);
        QCOMPARE(penaltyOf("\"none\""), 0.0);
        QCOMPARE(penaltyOf("0.5"), 0.5);
        QCOMPARE(penaltyOf("40"), 40.0);
        Recipe recipe;
        QCOMPARE(recipeJson(recipe)["bind"]["penalty"].dump(), std::string("0.0"));
        for (const double penalty : {0.0, 1.0, 40.0, kAutomaticPenalty}) {
            recipe.bind.penalty = penalty;
            const Expected<Recipe> again = recipeFromJson(recipeJson(recipe), "r.json");
            QVERIFY(again && *again == recipe);
        }
    }

    void rulesAreReadAsTyped() {
        const auto is = [](const char* text, const PartRule& wanted) {
            const std::optional<PartRule> rule = partRuleFrom(text).entry;
            return rule && *rule == wanted;
        };
        QVERIFY(is("Hair=copy", {"Hair", 0, PartBinding::CopySkin, {}}));
        QVERIFY(is("Sword=rigid:Hand.R", {"Sword", 0, PartBinding::Rigid, {"Hand.R"}}));
        QVERIFY(is("Body#3=limit:mixamorig:Hips,Leg",
                   {"Body", 3, PartBinding::LimitJoints, {"mixamorig:Hips", "Leg"}}));
        QVERIFY(is("a=b#x=skip", {"a=b#x", 0, PartBinding::Skip, {}}));
        QVERIFY(is("Head=smooth", {"Head", 0, PartBinding::Smooth, {}}));
        // With a solver of its own.
        QVERIFY(is("Coat=solve:nearest", {"Coat", 0, PartBinding::Smooth, {}, "nearest"}));
        QVERIFY(is("Coat#2=smooth:nearest", {"Coat", 2, PartBinding::Smooth, {}, "nearest"}));
        QVERIFY(is("Skirt=limit:Hips,Leg;solver=nearest",
                   {"Skirt", 0, PartBinding::LimitJoints, {"Hips", "Leg"}, "nearest"}));
        // One that it has no use for is kept, for validate to refuse.
        QVERIFY(is("Sword=rigid:Hand;solver=heat", {"Sword", 0, PartBinding::Rigid, {"Hand"}, "heat"}));
        for (const char* wrong :
             {"Hair", "Head=solve", "Hair=follow", "Cage=exclude", "Hair=", "=copy", "Hair=wave", "copy", "",
              "Coat=solve:", "Coat=smooth:", "Skirt=limit:Hips;solver="}) {
            QVERIFY2(!partRuleFrom(wrong).entry, wrong);
        }
        std::vector<PartRule> rules{{"Hair", 0, PartBinding::CopySkin, {}}};
        putEntry(rules, {"Hair", 2, PartBinding::Skip, {}});
        putEntry(rules, {"Hair", 0, PartBinding::Smooth, {}});
        QCOMPARE(rules.size(), std::size_t{2});
        QVERIFY(rules[0].binding == PartBinding::Smooth);
    }

    void brokenOnesAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("argument");
        const auto row = [](const char* name, const char* text, ErrorCode code, const char* argument) {
            QTest::newRow(name) << QByteArray(text) << static_cast<int>(code) << QByteArray(argument);
        };
        const auto bind = [&](const char* name, const char* field, ErrorCode code, const char* argument) {
            const QByteArray text = QByteArray(R"({"sinewRecipe": 1, "bind": {)") + field + "}}";
            row(name, text.constData(), code, argument);
        };
        row("empty", "", ErrorCode::FileEmpty, "r.json");
        row("cut short", R"({"sinewRecipe": 1, "bind": {"alpha")", ErrorCode::RecipeBroken, "column");
        row("bytes", "\xff\xfe\x00\x01", ErrorCode::RecipeBroken, "column");
        row("no marker", R"({"bind": {}})", ErrorCode::RecipeBroken, "sinewRecipe");
        row("version as text", R"({"sinewRecipe": "1"})", ErrorCode::RecipeBroken, "version 1");
        row("unknown section", R"({"sinewRecipe": 1, "paint": {}})", ErrorCode::ParameterUnknown, "paint");
        row("unknown export key", R"({"sinewRecipe": 1, "export": {"unit": 1}})", ErrorCode::ParameterUnknown,
            "unit");
        row("section no object", R"({"sinewRecipe": 1, "bind": [1]})", ErrorCode::RecipeBroken, "bind");
        const auto edits = [&](const char* name, const char* text) {
            const QByteArray whole = QByteArray(R"({"sinewRecipe": 1, "skeletonEdits": )") + text + "}";
            row(name, whole.constData(), ErrorCode::RecipeBroken, "skeletonEdits");
        };
        edits("edits no list", R"({"edit": "delete", "joints": []})");
        edits("edit no object", R"(["delete"])");
        edits("unknown edit", R"([{"edit": "dance", "joints": []}])");
        edits("edit without joints", R"([{"edit": "delete"}])");
        edits("edited joint without name", R"([{"edit": "delete", "joints": [{}]}])");
        edits("edited joint a number", R"([{"edit": "delete", "joints": [{"joint": 3}]}])");
        edits("unknown key of an edit", R"([{"edit": "delete", "joints": [], "also": 1}])");
        edits("unknown key of a joint", R"([{"edit": "delete", "joints": [{"joint": "a", "parent": "b"}]}])");
        edits("parent a number", R"([{"edit": "parent", "joints": [{"joint": "a", "parent": 1}]}])");
        edits("place without place", R"([{"edit": "place", "joints": [{"joint": "a"}]}])");
        edits("place of two", R"([{"edit": "place", "joints": [{"joint": "a", "position": [0, 0]}]}])");
        edits("place of no numbers",
              R"([{"edit": "place", "joints": [{"joint": "a", "position": [null, 0, 0]}]}])");
        edits("turn of three",
              R"([{"edit": "add", "joints": [{"joint": "a", "position": [0, 0, 0], "turn": [0, 0, 1]}]}])");
        edits("tail of text",
              R"([{"edit": "add", "joints": [{"joint": "a", "position": [0, 0, 0], "tail": "b"}]}])");
        edits("divided along nothing", R"([{"edit": "divide", "joints": [{"joint": "a", "fraction": 0}]}])");
        edits("divided without share",
              R"([{"edit": "divide", "from": [0, 0, 0], "to": [1, 0, 0], "joints": [{"joint": "a"}]}])");
        edits("renamed to nothing", R"([{"edit": "rename", "joints": [{"joint": "a"}]}])");
        const std::string solverWords = solverKeys();
        bind("unknown solver", R"("solver": "magic")", ErrorCode::RecipeBroken, solverWords.c_str());
        bind("solver no text", R"("solver": 1)", ErrorCode::RecipeBroken, "solver");
        bind("unknown key", R"("Alpha": 0.5)", ErrorCode::ParameterUnknown, "Alpha");
        bind("key twice", R"("alpha": 0.5, "alpha": 0.6)", ErrorCode::RecipeBroken, "alpha");
        bind("text for a number", R"("alpha": "0.5")", ErrorCode::RecipeBroken, "alpha");
        bind("null", R"("alpha": null)", ErrorCode::RecipeBroken, "alpha");
        bind("not finite", R"("alpha": 1e999)", ErrorCode::RecipeBroken, "r.json");
        bind("fraction of a voxel", R"("resolution": 256.5)", ErrorCode::RecipeBroken, "resolution");
        bind("no power of two", R"("resolution": 300)", ErrorCode::RecipeBroken, "resolution");
        bind("resolution too large", R"("resolution": 99999999999999999999)", ErrorCode::RecipeBroken,
             "resolution");
        bind("resolution out of range", R"("resolution": 2048)", ErrorCode::ParameterOutOfRange, "2048");
        bind("alpha out of range", R"("alpha": 1.5)", ErrorCode::ParameterOutOfRange, "1.5");
        bind("penalty of another word", R"("penalty": "nothing")", ErrorCode::RecipeBroken, "penalty");
        bind("penalty out of range", R"("penalty": -0.5)", ErrorCode::ParameterOutOfRange, "penalty");
        bind("influences out of range", R"("maxInfluences": -1)", ErrorCode::ParameterOutOfRange, "-1");
        bind("influences far out", R"("maxInfluences": 18446744073709551615)", ErrorCode::ParameterOutOfRange,
             "18446744073709551615");
        bind("unknown falloff", R"("falloff": "steep")", ErrorCode::RecipeBroken,
             "power, quadratic or exponential");
        bind("number for a name", R"("falloff": 1)", ErrorCode::RecipeBroken, "falloff");
        bind("number for a switch", R"("windingNumbers": 1)", ErrorCode::RecipeBroken, "windingNumbers");
        bind("unknown joint choice", R"("joints": "some")", ErrorCode::RecipeBroken, "joints");
        bind("handle without joint", R"("handles": [{"shape": "point", "center": [0, 0, 0]}])",
             ErrorCode::RecipeBroken, "joint");
        bind("sphere of no size", R"("handles": [{"joint": "a", "shape": "sphere", "center": [0, 0, 0]}])",
             ErrorCode::RecipeBroken, "radius");
        bind("unknown fix", R"("fix": ["weld"])", ErrorCode::RecipeBroken, "drop-duplicates");
        bind("fix no list", R"("fix": "fill")", ErrorCode::RecipeBroken, "fix");
        bind("gap out of range", R"("gap": 0)", ErrorCode::ParameterOutOfRange, "gap");
        bind("refinement without a box", R"("refine": [{"resolution": 512}])", ErrorCode::RecipeBroken,
             "low");
        bind("refinement too deep",
             R"("refine": [{"low": [0, 0, 0], "high": [1, 1, 1], "resolution": 8192}])",
             ErrorCode::RecipeBroken, "4096");
        bind("sphere without radius",
             R"("voxelEdits": [{"do": "separate", "shape": "sphere", "center": [0, 0, 0],
         "half": [1, 1, 1]}])",
             ErrorCode::RecipeBroken, "radius");
        bind("a capsule cuts nothing", R"("voxelEdits": [{"do": "separate", "shape": "capsule",
         "from": [0, 0, 0], "to": [1, 0, 0], "radius": 1}])",
             ErrorCode::RecipeBroken, "sphere");
        bind("field of another shape", R"("handles": [{"joint": "a", "shape": "sphere", "center": [0, 0, 0],
         "radius": 1, "half": [1, 1, 1]}])",
             ErrorCode::RecipeBroken, "joint");
        bind("negative radius", R"("handles": [{"joint": "a", "shape": "sphere", "center": [0, 0, 0],
         "radius": -1}])",
             ErrorCode::RecipeBroken, "joint");
        bind("handle's amount out of range",
             R"("handles": [{"joint": "a", "shape": "vertices", "vertices": [{"part": "p", "pointCount": 3, )"
             R"("points": [1], "amounts": [1e308]}]}])",
             ErrorCode::RecipeBroken, "joint");
        bind("cage without vertices", R"("cages": [{"name": "a"}])", ErrorCode::RecipeBroken, "vertices");
        bind("cage of no vertices", R"("cages": [{"name": "a", "vertices": []}])", ErrorCode::CageEmpty, "a");
        bind("cage's vertex flat", R"("cages": [{"name": "a", "vertices": [[0, 0]]}])",
             ErrorCode::RecipeBroken, "vertices");
        bind("cage's face a line", R"("cages": [{"name": "a", "vertices": [[0, 0, 0]], "faces": [[0, 0]]}])",
             ErrorCode::RecipeBroken, "faces");
        bind("cage's face from -1",
             R"("cages": [{"name": "a", "vertices": [[0, 0, 0]], "faces": [[0, -1, 1]]}])",
             ErrorCode::RecipeBroken, "faces");
        bind("cage's edge nowhere", R"("cages": [{"name": "a", "vertices": [[0, 0, 0]], "edges": [[0, 7]]}])",
             ErrorCode::CageIndexOutOfRange, "7");
        bind("unknown key of a cage", R"("cages": [{"name": "a", "vertices": [[0, 0, 0]], "x": 1}])",
             ErrorCode::RecipeBroken, "cages");
        bind("cages no list", R"("cages": {})", ErrorCode::RecipeBroken, "cages");
        bind("rules no list", R"("parts": {})", ErrorCode::RecipeBroken, "parts");
        bind("unknown treatment", R"("parts": [{"part": "Hair", "treatment": "wave"}])",
             ErrorCode::RecipeBroken, "smooth, rigid, copy, limit or skip");
        bind("unknown key of a rule", R"("parts": [{"part": "Hair", "treatment": "smooth", "x": 1}])",
             ErrorCode::RecipeBroken, "parts");
        bind("rigid to nothing", R"("parts": [{"part": "Hair", "treatment": "rigid"}])",
             ErrorCode::RuleIncomplete, "Hair");
        bind("copied by a solver", R"("parts": [{"part": "Hair", "treatment": "copy", "solver": "nearest"}])",
             ErrorCode::RuleIncomplete, "Hair");
        bind("rule whose solver is no word",
             R"("parts": [{"part": "Hair", "treatment": "smooth", "solver": 1}])", ErrorCode::RecipeBroken,
             "parts");
        bind("two rules for one part",
             R"("parts": [{"part": "Hair", "treatment": "copy"}, {"part": "Hair", "treatment": "skip"}])",
             ErrorCode::RulesClash, "Hair");
        const auto region = [&](const char* name, const char* fields, ErrorCode code, const char* argument) {
            const QByteArray text =
                QByteArray(R"("regions": [{"name": "r", "center": [0, 0, 0])") + fields + "}]";
            bind(name, text.constData(), code, argument);
        };
        region("region without shape", "", ErrorCode::RecipeBroken, "regions");
        region("region without radius", R"(, "shape": "sphere")", ErrorCode::RecipeBroken, "regions");
        region("region by no solver", R"(, "shape": "sphere", "radius": 1, "solver": "")",
               ErrorCode::RecipeBroken, "regions");
        region("region of no size", R"(, "shape": "sphere", "radius": 0)", ErrorCode::RegionShapeBroken, "r");
        region("region of negative size", R"(, "shape": "sphere", "radius": -1)",
               ErrorCode::RegionShapeBroken, "r");
        region("region at a point", R"(, "shape": "point")", ErrorCode::RecipeBroken, "regions");
        region("unknown key of a region", R"(, "shape": "sphere", "radius": 1, "Alpha": 1)",
               ErrorCode::RecipeBroken, "regions");
        region("two blends", R"(, "shape": "sphere", "radius": 1, "blend": 1, "blendPercent": 1)",
               ErrorCode::RecipeBroken, "regions");
        region("alpha of a region", R"(, "shape": "sphere", "radius": 1, "alpha": 2)",
               ErrorCode::ParameterOutOfRange, "region r");
        region("joints of a region", R"(, "shape": "sphere", "radius": 1, "joints": "a")",
               ErrorCode::RecipeBroken, "regions");
        bind("paint without amounts",
             R"("regions": [{"name": "r", "shape": "painted", "painted": [{"part": "a", "pointCount": 3,
         "points": [1]}]}])",
             ErrorCode::RecipeBroken, "amounts");
        bind("paint beyond the part",
             R"("regions": [{"name": "r", "shape": "painted", "painted": [{"part": "a", "pointCount": 3,
         "points": [3], "amounts": [1]}]}])",
             ErrorCode::RegionPaintBroken, "a");
        bind("bone alpha as text", R"("boneAlphas": [{"joint": "a", "alpha": "1"}])", ErrorCode::RecipeBroken,
             "boneAlphas");
        bind("curve without keys", R"("alphaCurves": [{"joint": "a", "measure": "swing", "keys": []}])",
             ErrorCode::AlphaCurveEmpty, "a");
        bind("curve with a key twice",
             R"("alphaCurves": [{"joint": "a", "measure": "swing", "keys": [{"angle": 5, "alpha": 0.1},
                {"angle": 5, "alpha": 0.2}]}])",
             ErrorCode::AlphaKeyTwice, "a");
        bind("curve without a measure", R"("alphaCurves": [{"joint": "a", "keys": []}])",
             ErrorCode::RecipeBroken, "alphaCurves");
        const auto drives = [&](const char* name, const char* fields, ErrorCode code, const char* argument) {
            const QByteArray text = QByteArray(R"({"sinewRecipe": 1, "drivers": [{"joint": "a", )"
                                               R"("measure": "twist", )") +
                                    fields + "}]}";
            QTest::newRow(name) << text << static_cast<int>(code) << QByteArray(argument);
        };
        drives("driver without keys", R"("channel": "rotate-x", "target": "b", "keys": [])",
               ErrorCode::DriverEmpty, "a");
        drives("driver with a key twice",
               R"("channel": "rotate-x", "target": "b", "keys": [{"angle": 5, "value": 1},
               {"angle": 5, "value": 2}])",
               ErrorCode::DriverKeyTwice, "a");
        drives("driver of itself",
               R"("channel": "scale-x", "target": "a", "keys": [{"angle": 5, "value": 1}])",
               ErrorCode::DriverOfItself, "a");
        drives("driver of no channel",
               R"("channel": "shear-x", "target": "b", "keys": [{"angle": 5, "value": 1}])",
               ErrorCode::RecipeBroken, "drivers");
        drives("driver of nothing", R"("channel": "shape", "keys": [{"angle": 5, "value": 1}])",
               ErrorCode::RecipeBroken, "drivers");
        drives("driver out of range",
               R"("channel": "shape", "target": "s", "keys": [{"angle": 5, "value": 1e300}])",
               ErrorCode::ParameterOutOfRange, "shape");
        drives("drivers in a circle",
               R"("channel": "rotate-x", "target": "b", "keys": [{"angle": 5, "value": 1}]}, {"joint": "b",
               "measure": "bend-x", "channel": "translate-x", "target": "a", "keys": [{"angle": 5, "value": 1}])",
               ErrorCode::DriverCircle, "a > b > a");
        bind("smoothness out of range", R"("boneSmoothness": [{"joint": "a", "smoothness": 0}])",
             ErrorCode::ParameterOutOfRange, "smoothness of a");
        bind("envelope of no shape", R"("boneVolumes": [{"joint": "a", "shape": "cone", "radii": [1, 1]}])",
             ErrorCode::RecipeBroken, "boneVolumes");
        bind("envelope of one radius", R"("boneVolumes": [{"joint": "a", "shape": "box", "radii": [1]}])",
             ErrorCode::RecipeBroken, "boneVolumes");
        bind("envelope of a negative radius",
             R"("boneVolumes": [{"joint": "a", "shape": "box", "radii": [1, -1]}])",
             ErrorCode::ParameterOutOfRange, "envelope of a");
        bind("bone alpha out of range", R"("boneAlphas": [{"joint": "a", "alpha": -1}])",
             ErrorCode::ParameterOutOfRange, "a");
        bind("what recipes do not hold", R"("findLeaks": true)", ErrorCode::ParameterUnknown, "findLeaks");
        bind("joints no names", R"("joints": [1])", ErrorCode::RecipeBroken, "joints");
    }

    void brokenOnesAreRefused() {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(QByteArray, argument);
        const Expected<Recipe> recipe = read(text);
        QVERIFY(!recipe.has_value());
        QByteArray arguments;
        for (const std::string& word : recipe.error().arguments) {
            arguments += QByteArray::fromStdString(word) + '\n';
        }
        QVERIFY2(static_cast<int>(recipe.error().code) == code, arguments.constData());
        QVERIFY2(arguments.contains(argument), arguments.constData());
    }

private:
    QString path(const char* name) const { return m_folder.filePath(name); }
    Expected<Recipe> read(const QByteArray& text) const {
        writeFile(path("r.json"), text);
        return readRecipe(path("r.json").toStdString());
    }
    QTemporaryDir m_folder;
};

SINEW_TEST(TestRecipe, QCoreApplication)

} // namespace testRecipe

#include "TestRecipe.moc"
