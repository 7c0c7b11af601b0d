#include "core/base/Parallel.h"
#include "core/bind/parts/OverriddenWeights.h"
#include "core/bind/settings/PartPlan.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testPartRules {

using namespace sinew;

namespace {

void addPart(Scene& scene, Mesh mesh, const char* name) {
    mesh.name = name;
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
}

/// A limb of two bones along x from -2 to 2 with parts around it: a plate above its middle, a ball at its
/// end, and a pair of boxes in one mesh far above.
Scene dressed() {
    Scene scene;
    scene.skeleton = test::chain({Vec3(-2, 0, 0), Vec3(0, 0, 0), Vec3(2, 0, 0)});
    addPart(scene, test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.4, 16, 40), "limb");
    addPart(scene, test::capsule(Vec3(-1, 0.7, 0), Vec3(1, 0.7, 0), 0.1, 8, 30), "plate");
    addPart(scene, test::sphere(Vec3(2.55, 0.35, 0), 0.5, 8), "ball");
    addPart(scene,
            test::joined(test::box(Vec3(-1.6, 1, -0.1), Vec3(-1.4, 1.2, 0.1)),
                         test::box(Vec3(1.4, 1, -0.1), Vec3(1.6, 1.2, 0.1))),
            "boxes");
    return scene;
}

std::string joint(int index) {
    return dressed().skeleton.joints[static_cast<std::size_t>(index)].name;
}

BindSettings with(std::vector<PartRule> rules) {
    BindSettings settings;
    settings.resolution = 64;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    settings.parts = std::move(rules);
    settings.rigidShells = false; // rules alone
    return settings;
}

BindResult bound(const Scene& scene, std::vector<PartRule> rules) {
    return test::bound(scene, with(std::move(rules)));
}

Error errorOf(const Scene& scene, std::vector<PartRule> rules) {
    Progress progress;
    const auto result = bind(scene, with(std::move(rules)), progress);
    if (result) {
        qFatal("the bind succeeded");
    }
    return result.error();
}

float weightOf(const SkinWeights& weights, std::size_t vertex, std::int32_t of) {
    for (const Influence& influence : weights.at(vertex)) {
        if (influence.joint == of) {
            return influence.weight;
        }
    }
    return 0.0F;
}

bool noted(const BindResult& result, NoticeCode code, const std::string& subject) {
    return test::noted(result.report, code, subject);
}

/// Body and limbs that mirror at x = 0: two arms hang on a spine.
Scene twins() {
    Scene scene;
    scene.skeleton = test::chain({Vec3(0, 0, 0), Vec3(0, 2, 0)});
    for (const double side : {-1.0, 1.0}) {
        for (const double reach : {0.3, 1.6}) {
            Joint arm;
            arm.name = (side < 0.0 ? "right" : "left") + std::to_string(reach);
            arm.parent = reach < 1.0 ? 1 : static_cast<std::int32_t>(scene.skeleton.size()) - 1;
            arm.modelFromJointBind.translation() = Vec3(side * reach, 1.8, 0);
            scene.skeleton.joints.push_back(arm);
        }
    }
    addPart(scene, test::capsule(Vec3(-2.5, 1.8, 0), Vec3(2.5, 1.8, 0), 0.3, 16, 60), "arms");
    addPart(scene, test::box(Vec3(-0.5, -0.3, -0.4), Vec3(0.5, 2.1, 0.4)), "body");
    addPart(scene, test::capsule(Vec3(-1.2, 2.3, 0), Vec3(1.2, 2.3, 0), 0.08, 8, 40), "cape");
    return scene;
}

/// A limb with a thin strap on its skin.
Scene strapped() {
    Scene scene = dressed();
    scene.parts.resize(1);
    addPart(scene, test::capsule(Vec3(-0.5, 0.43, 0), Vec3(0.5, 0.43, 0), 0.03, 8, 20), "strap");
    return scene;
}

std::shared_ptr<const SkinWeights> allTo(std::size_t vertices, const std::vector<Influence>& influences) {
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < vertices; ++p) {
        builder.add(influences);
    }
    return std::make_shared<const SkinWeights>(builder.finish());
}

} // namespace

class TestPartRules : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutRulesNothingChanges() {
        const BindResult plain = bound(dressed(), {});
        const BindResult solved = bound(dressed(), {{"ball", 0, PartBinding::Smooth, {}}});
        for (std::size_t part = 0; part < plain.weights.size(); ++part) {
            QVERIFY(*plain.weights[part] == *solved.weights[part]);
        }
    }

    void rigidPartsFollowOneJointAndTakeNoRoom() {
        const BindResult result = bound(dressed(), {{"ball", 0, PartBinding::Rigid, {joint(0)}}});
        for (std::size_t p = 0; p < result.weights[2]->vertexCount(); ++p) {
            QCOMPARE(weightOf(*result.weights[2], p, 0), 1.0F);
        }
        QVERIFY(noted(result, NoticeCode::PartRigidByRule, "ball"));
        Scene without = dressed();
        without.parts.erase(without.parts.begin() + 2);
        QVERIFY(*bound(without, {}).weights[0] == *result.weights[0]);
    }

    void shellsHaveRulesOfTheirOwn() {
        const BindResult result = bound(dressed(), {{"boxes", 0, PartBinding::Rigid, {joint(1)}},
                                                    {"boxes", 2, PartBinding::Rigid, {joint(0)}}});
        QCOMPARE(weightOf(*result.weights[3], 0, 1), 1.0F);
        QCOMPARE(weightOf(*result.weights[3], 8, 0), 1.0F);
        QVERIFY(noted(result, NoticeCode::PartRigidByRule, "boxes#2"));
        // One shell alone: the other one is solved.
        const BindResult half = bound(dressed(), {{"boxes", 2, PartBinding::Rigid, {joint(0)}}});
        QCOMPARE(weightOf(*half.weights[3], 8, 0), 1.0F);
        QCOMPARE(half.weights[3]->unweightedCount(), std::size_t{0});
        QVERIFY(weightOf(*half.weights[3], 0, 0) > 0.9F);
    }

    void followersMoveLikeTheSkinBelow() {
        const Scene scene = dressed();
        const BindResult result = bound(scene, {{"plate", 0, PartBinding::CopySkin, {}}});
        const Mesh& limb = *scene.parts[0].mesh;
        const Mesh& plate = *scene.parts[1].mesh;
        for (std::size_t p = 0; p < plate.vertexCount(); ++p) {
            std::size_t nearest = 0;
            for (std::size_t q = 0; q < limb.vertexCount(); ++q) {
                if ((limb.vertices[q] - plate.vertices[p]).norm() <
                    (limb.vertices[nearest] - plate.vertices[p]).norm()) {
                    nearest = q;
                }
            }
            const float wanted = weightOf(*result.weights[0], nearest, 0);
            const float got = weightOf(*result.weights[1], p, 0);
            QVERIFY2(std::abs(got - wanted) < 0.15F, qPrintable(QString("%1 %2").arg(got).arg(wanted)));
        }
        QVERIFY(noted(result, NoticeCode::PartFollowsSkin, "plate"));
    }

    void onlySomeJointsCarryWeight() {
        const BindResult result =
            bound(dressed(), {{"limb", 0, PartBinding::LimitJoints, {joint(1), joint(2)}}});
        float min = 1.0F;
        for (std::size_t p = 0; p < result.weights[0]->vertexCount(); ++p) {
            QCOMPARE(weightOf(*result.weights[0], p, 0), 0.0F);
            QVERIFY(!result.weights[0]->at(p).empty());
            min = std::min(min, weightOf(*result.weights[0], p, 1));
        }
        QVERIFY(min < 0.5F); // both of them
        QVERIFY(weightOf(*result.weights[3], 0, 0) > 0.5F);
    }

    void excludedPartsKeepWhatTheyHad() {
        Scene scene = dressed();
        SkinWeightsBuilder builder;
        const Influence own{2, 1.0F};
        for (std::size_t p = 0; p < scene.parts[2].mesh->vertexCount(); ++p) {
            builder.add({&own, 1});
        }
        scene.parts[2].weights = std::make_shared<const SkinWeights>(builder.finish());
        const BindResult result = bound(scene, {{"plate", 0, PartBinding::Skip, {}},
                                                {"ball", 0, PartBinding::Skip, {}},
                                                {"boxes", 1, PartBinding::Skip, {}}});
        QVERIFY(!result.weights[1]);
        QCOMPARE(result.weights[2], scene.parts[2].weights);
        QVERIFY(result.weights[3]->at(0).empty() && !result.weights[3]->at(8).empty());
        QVERIFY(noted(result, NoticeCode::PartExcluded, "boxes#1"));
    }

    void allMayBeRigid() {
        Scene scene = dressed();
        scene.parts.resize(2);
        const BindResult result = bound(scene, {{"limb", 0, PartBinding::Rigid, {joint(0)}},
                                                {"plate", 0, PartBinding::Rigid, {joint(1)}}});
        QCOMPARE(weightOf(*result.weights[0], 0, 0), 1.0F);
        QCOMPARE(weightOf(*result.weights[1], 0, 1), 1.0F);
    }

    void partsWithoutSkinCanBeSolved() {
        Scene scene = dressed();
        scene.parts[2].rigidJoint = 0;
        SkinWeightsBuilder builder;
        const Influence hung{0, 1.0F};
        for (std::size_t p = 0; p < scene.parts[2].mesh->vertexCount(); ++p) {
            builder.add({&hung, 1});
        }
        scene.parts[2].weights = std::make_shared<const SkinWeights>(builder.finish());
        QCOMPARE(weightOf(*bound(scene, {}).weights[2], 0, 0), 1.0F);
        const BindResult result = bound(scene, {{"ball", 0, PartBinding::Smooth, {}}});
        QVERIFY(weightOf(*result.weights[2], 0, 0) < 0.5F);
    }

    void touchingPartsAreOneUnlessTheirRulesDiffer() {
        // The limb cut in two parts at x = 0: both have the ring of vertices there.
        Scene scene = dressed();
        const Mesh whole = *scene.parts[0].mesh;
        scene.parts.clear();
        for (const bool left : {true, false}) {
            Mesh half;
            half.vertices = whole.vertices;
            for (std::size_t f = 0; f < whole.polygonCount(); ++f) {
                double middle = 0.0;
                for (const std::uint32_t corner : whole.polygon(f)) {
                    middle += whole.vertices[corner].x();
                }
                if ((middle < 0.0) == left) {
                    half.addPolygon(whole.polygon(f));
                }
            }
            addPart(scene, half, left ? "left" : "right");
        }
        const BindResult same = bound(scene, {});
        QVERIFY(*same.weights[0] == *same.weights[1]);
        const BindResult differing = bound(scene, {{"right", 0, PartBinding::Rigid, {joint(1)}}});
        QVERIFY(!(*differing.weights[0] == *differing.weights[1]));
        QCOMPARE(differing.weights[0]->unweightedCount(), std::size_t{0});
        // Two that follow and touch are one as well.
        addPart(scene, test::box(Vec3(-3, -1, 1), Vec3(3, 1, 1.2)), "ground");
        const BindResult following =
            bound(scene, {{"left", 0, PartBinding::CopySkin, {}}, {"right", 0, PartBinding::CopySkin, {}}});
        QVERIFY(*following.weights[0] == *following.weights[1]);
    }

    void symmetricCharactersGetSymmetricWeights_data() {
        QTest::addColumn<int>("binding");
        QTest::newRow("solved") << static_cast<int>(PartBinding::Smooth);
        QTest::newRow("following") << static_cast<int>(PartBinding::CopySkin);
    }
    void symmetricCharactersGetSymmetricWeights() {
        QFETCH(int, binding);
        const Scene scene = twins();
        const BindResult result = bound(scene, {{"cape", 0, static_cast<PartBinding>(binding), {}}});
        const auto mirrored = [](std::int32_t of) { return of < 2 ? of : (of < 4 ? of + 2 : of - 2); };
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            const Mesh& mesh = *scene.parts[part].mesh;
            for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
                const Vec3 wanted(-mesh.vertices[p].x(), mesh.vertices[p].y(), mesh.vertices[p].z());
                std::size_t twin = 0;
                while (twin < mesh.vertexCount() && (mesh.vertices[twin] - wanted).norm() > 1e-9) {
                    ++twin;
                }
                QVERIFY(twin < mesh.vertexCount());
                for (std::int32_t of = 0; of < 6; ++of) {
                    const float here = weightOf(*result.weights[part], p, of);
                    const float there = weightOf(*result.weights[part], twin, mirrored(of));
                    QVERIFY2(std::abs(here - there) < 2e-3F,
                             qPrintable(QString("%1 %2: %3 %4").arg(part).arg(p).arg(here).arg(there)));
                }
            }
        }
    }

    void anyNumberOfThreadsGivesTheSame() {
        const std::vector<PartRule> rules{{"plate", 0, PartBinding::CopySkin, {}},
                                          {"limb", 0, PartBinding::LimitJoints, {joint(0), joint(1)}},
                                          {"boxes", 2, PartBinding::Rigid, {joint(0)}}};
        BindResult one;
        withThreads(1, [&] { one = bound(dressed(), rules); });
        for (const int threads : {2, 8}) {
            BindResult many;
            withThreads(threads, [&] { many = bound(dressed(), rules); });
            for (std::size_t part = 0; part < one.weights.size(); ++part) {
                QVERIFY(*one.weights[part] == *many.weights[part]);
            }
        }
    }

    void whatMovesAsOneIsProposed() {
        const BindResult result = bound(dressed(), {});
        const auto found = std::ranges::find_if(result.report.proposals, [](const PartProposal& proposal) {
            return proposal.part == 2 && proposal.shell == 0;
        });
        QVERIFY(found != result.report.proposals.end());
        QVERIFY2(found->fraction >= 0.8 && found->fraction <= 1.0,
                 qPrintable(QString::number(found->fraction)));
        QVERIFY(noted(result, NoticeCode::RigidProposed, "ball"));
        QVERIFY(!noted(result, NoticeCode::RigidProposed, "limb"));
        // What has a rule is not proposed again.
        QVERIFY(!noted(bound(dressed(), {{"ball", 0, PartBinding::Smooth, {}}}), NoticeCode::RigidProposed,
                       "ball"));
    }

    void propsWithoutSkinAreSaidAndProposed() {
        // The limb came with weights, the rest without: a sword near the last joint, and one far from all.
        Scene scene = dressed();
        scene.parts.erase(scene.parts.begin() + 1, scene.parts.end());
        scene.parts[0].weights = allTo(scene.parts[0].mesh->vertexCount(), {{0, 0.4F}, {1, 0.3F}, {2, 0.3F}});
        addPart(scene, test::box(Vec3(2.15, 0.45, -0.05), Vec3(2.25, 1.9, 0.05)), "sword");
        addPart(scene, test::box(Vec3(-0.5, -1.5, -0.1), Vec3(-0.3, -1.3, 0.1)), "lamp");
        const BindResult result = bound(scene, {});
        QVERIFY(!noted(result, NoticeCode::UnskinnedPart, "limb"));
        for (const auto& [part, name, jointName] :
             {std::tuple{1U, "sword", joint(2)}, std::tuple{2U, "lamp", joint(0)}}) {
            QVERIFY2(noted(result, NoticeCode::UnskinnedPart, name), name);
            const auto proposal = std::ranges::find(result.report.proposals, part, &PartProposal::part);
            QVERIFY(proposal != result.report.proposals.end() && proposal->unskinned);
            QCOMPARE(proposal->binding, PartBinding::Rigid);
            QCOMPARE(scene.skeleton.joints[static_cast<std::size_t>(proposal->joint)].name, jointName);
            QCOMPARE(std::ranges::count(result.report.proposals, part, &PartProposal::part), 1);
        }
        // One that a rule names has been decided, and what came unskinned as a whole is no prop.
        const BindResult overridden = bound(scene, {{"sword", 0, PartBinding::Rigid, {joint(2)}}});
        QVERIFY(!noted(overridden, NoticeCode::UnskinnedPart, "sword"));
        QVERIFY(!noted(bound(dressed(), {}), NoticeCode::UnskinnedPart, "plate"));
        // A piece of the body has joints inside.
        scene.parts[0].weights.reset();
        scene.parts[1].weights = allTo(scene.parts[1].mesh->vertexCount(), {{2, 1.0F}});
        QVERIFY(!noted(bound(scene, {}), NoticeCode::UnskinnedPart, "limb"));
    }

    void whatLiesOnOtherSkinIsProposedToFollow() {
        const Scene scene = strapped();
        Progress progress;
        const auto field = solveBind(scene, with({}), progress);
        QVERIFY(field);
        const std::vector<AttachedShell>& attached = (*field)->solution->surface().attached;
        QCOMPARE(attached.size(), std::size_t{1});
        QCOMPARE(attached[0].part, std::size_t{1});
        BindResult result = weighBind(scene, **field, with({}));
        QVERIFY(!noted(result, NoticeCode::FollowProposed, "strap")); // it moves like the skin it lies on
        // With half its weight elsewhere it does not.
        result.weights[1] = allTo(result.weights[1]->vertexCount(), {{0, 1.0F}});
        result.report.proposals.clear();
        const auto skin = allTo((*field)->input->problem.vertices.size(), {{0, 0.5F}, {1, 0.5F}});
        proposePartBindings(scene, *(*field)->input, attached, *skin, result);
        QVERIFY(noted(result, NoticeCode::FollowProposed, "strap"));
        QCOMPARE(result.report.proposals.front().binding, PartBinding::CopySkin);
        QVERIFY(std::abs(result.report.proposals.front().fraction - 0.5) < 1e-6);
        // Also where only the penalty changed since.
        BindSettings dearer = with({});
        dearer.penalty = 20.0;
        const auto again = solveBind(scene, dearer, progress, field->get());
        QVERIFY(again && (*again)->solution->surface().attached.size() == 1);
        // What has a rule is not proposed again.
        const auto overridden = solveBind(scene, with({{"strap", 0, PartBinding::Smooth, {}}}), progress);
        QVERIFY(overridden && (*overridden)->solution->surface().attached.empty());
    }

    void impossibleRulesNamePartAndJoint() {
        const Scene scene = dressed();
        const auto is = [&](std::vector<PartRule> rules, ErrorCode code, const std::string& first) {
            const Error error = errorOf(scene, std::move(rules));
            return error.code == code && (first.empty() || error.arguments.at(0) == first);
        };
        const auto named = [](const char* part) { return PartRule{part, 0, PartBinding::CopySkin, {}}; };
        QVERIFY(is({{"cloak", 0, PartBinding::CopySkin, {}}}, ErrorCode::RulePartUnknown, "cloak"));
        QVERIFY(is({{"boxes", 3, PartBinding::CopySkin, {}}}, ErrorCode::RulePartUnknown, "boxes#3"));
        QVERIFY(is({{"ball", 0, PartBinding::Rigid, {"tail"}}}, ErrorCode::RuleJointUnknown, "ball"));
        QCOMPARE(errorOf(scene, {{"ball", 0, PartBinding::Rigid, {"tail"}}}).arguments.at(1),
                 std::string("tail"));
        QVERIFY(is({{"ball", 0, PartBinding::Rigid, {}}}, ErrorCode::RuleIncomplete, "ball"));
        QVERIFY(is({{"ball", 0, PartBinding::LimitJoints, {}}}, ErrorCode::RuleIncomplete, "ball"));
        QVERIFY(is({{"ball", 0, PartBinding::CopySkin, {joint(0)}}}, ErrorCode::RuleIncomplete, "ball"));
        QVERIFY(is({named("ball"), {"ball", 0, PartBinding::Skip, {}}}, ErrorCode::RulesClash, "ball"));
        QVERIFY(is({named("limb"), named("plate"), named("ball"), named("boxes")}, ErrorCode::NothingToFollow,
                   "limb"));
        std::vector<PartRule> none;
        for (const char* part : {"limb", "plate", "ball", "boxes"}) {
            none.push_back({part, 0, PartBinding::Skip, {}});
        }
        QVERIFY(is(none, ErrorCode::AllExcluded, ""));
        BindSettings listed = with({{"ball", 0, PartBinding::LimitJoints, {joint(2)}}});
        listed.jointChoice = JointChoice::Listed;
        listed.joints = {joint(0), joint(1)};
        Progress progress;
        const auto result = bind(scene, listed, progress);
        QVERIFY(!result && result.error().code == ErrorCode::RuleJointUnknown);
        QCOMPARE(result.error().arguments.at(1), joint(2));
    }
};

SINEW_TEST(TestPartRules, sinew::test::NoApplication)

} // namespace testPartRules

#include "TestPartRules.moc"
