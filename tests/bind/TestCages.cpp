#include "core/bind/bones/Bones.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/bind/settings/Cage.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace testCages {

using namespace sinew;

namespace {

/// Closed, 4 vertices.
Cage tetrahedron(const std::string& name, const Vec3& at = Vec3::Zero()) {
    return {name,
            {at, at + Vec3(1, 0, 0), at + Vec3(0, 1, 0), at + Vec3(0, 0, 1)},
            {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}},
            {},
            {},
            {}};
}

ErrorCode codeOf(const std::vector<Cage>& cages) {
    const Expected<void> sound = validateCages(cages);
    return sound ? ErrorCode::Count : sound.error().code;
}

std::size_t countOf(const Notices& notices, NoticeCode code) {
    const auto found = std::ranges::find(notices, code, &Notice::code);
    return found == notices.end() ? 0 : found->count;
}

/// A triangle and an edge beyond it.
Cage kite() {
    return {"kite",      {Vec3(-0.5, 0.5, 0), Vec3(0.5, 0.5, 0), Vec3(0, 0.5, 0.5), Vec3(0, 0.5, 2)},
            {{0, 1, 2}}, {{2, 3}, {0, 1}},
            {},          {}};
}

BindSettings settingsWith(const Cage& cage) {
    BindSettings settings;
    settings.cages = {cage};
    return settings;
}

Bones bonesOf(const Scene& scene, const BindSettings& settings) {
    return chooseBones(*withHandleJoints(scene, settings), settings).value();
}

bool tells(const Bones& bones, NoticeCode code) {
    return std::ranges::any_of(bones.notices, [code](const Notice& notice) { return notice.code == code; });
}

CageFace triangle() {
    return {{0, 1, 2}, {Vec3(0, 0, 0), Vec3(2, 0, 0), Vec3(0, 2, 0)}};
}

} // namespace

class TestCages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jointsAreNamedByTheCageOrByHand() {
        Cage cage = tetrahedron("belly");
        QCOMPARE(cageJoint(cage, 0), std::string("belly_1"));
        QCOMPARE(cageJoint(cage, 3), std::string("belly_4"));
        cage.joints = {"a", "b", "c", "d"};
        QCOMPARE(cageJoint(cage, 2), std::string("c"));
    }

    void edgesStandOnce() {
        Cage cage = tetrahedron("a");
        QCOMPARE(cageEdges(cage).size(), std::size_t{6});
        cage.edges = {{1, 0}, {3, 2}}; // of the faces already
        QCOMPARE(cageEdges(cage).size(), std::size_t{6});
        cage.faces = {{0, 2, 1}};
        QCOMPARE(cageEdges(cage), (std::vector<CageEdge>{{0, 1}, {0, 2}, {1, 2}, {2, 3}}));
    }

    void openWireAndClosedCagesAreValid() {
        Cage open = tetrahedron("open");
        open.faces.pop_back();
        Cage wire = tetrahedron("wire");
        wire.faces.clear();
        wire.edges = {{0, 1}, {1, 2}};
        QVERIFY(validateCages({tetrahedron("closed"), open, wire}));
        QVERIFY(validateCages({}));
    }

    void brokenCagesAreNamed() {
        const auto with = [](const auto& change) {
            Cage cage = tetrahedron("a");
            change(cage);
            return codeOf({cage});
        };
        QCOMPARE(with([](Cage& c) { c = Cage{"a", {}, {}, {}, {}, {}}; }), ErrorCode::CageEmpty);
        QCOMPARE(with([](Cage& c) { c.name.clear(); }), ErrorCode::CageNameTaken);
        QCOMPARE(with([](Cage& c) { c.faces[2] = {0, 1, 4}; }), ErrorCode::CageIndexOutOfRange);
        QCOMPARE(with([](Cage& c) { c.edges = {{0, 4}}; }), ErrorCode::CageIndexOutOfRange);
        QCOMPARE(with([](Cage& c) { c.faces[2] = {0, 1, 1}; }), ErrorCode::CageVertexRepeated);
        QCOMPARE(with([](Cage& c) { c.edges = {{2, 2}}; }), ErrorCode::CageVertexRepeated);
        QCOMPARE(with([](Cage& c) { c.vertices[1].y() = std::nan(""); }), ErrorCode::CageVertexNotFinite);
        QCOMPARE(with([](Cage& c) { c.vertices[1].y() = std::numeric_limits<double>::infinity(); }),
                 ErrorCode::CageVertexNotFinite);
        QCOMPARE(with([](Cage& c) { c.vertices[3] = c.vertices[1]; }), ErrorCode::CageVerticesCoincide);
        QCOMPARE(with([](Cage& c) { c.joints = {"x", "y", "z"}; }), ErrorCode::CageJointsIncomplete);
        QCOMPARE(with([](Cage& c) { c.joints = {"x", "y", "z", "x"}; }), ErrorCode::CageJointTaken);
        QCOMPARE(with([](Cage& c) { c.joints = {"x", "y", "z", ""}; }), ErrorCode::CageJointTaken);
        QCOMPARE(with([](Cage& c) {
                     c.faces.clear();
                     c.vertices.assign(kMaxCageVertices + 1, Vec3::Zero());
                 }),
                 ErrorCode::CageTooLarge);
        QCOMPARE(codeOf({tetrahedron("a"), tetrahedron("a")}), ErrorCode::CageNameTaken);
        Cage thief = tetrahedron("b");
        thief.joints = {"x", "a_2", "y", "z"};
        QCOMPARE(codeOf({tetrahedron("a"), thief}), ErrorCode::CageJointTaken);
    }

    void errorsSayWhere() {
        Cage cage = tetrahedron("chest");
        cage.faces[1] = {0, 9, 3};
        QCOMPARE(validateCages({cage}).error().arguments, (std::vector<std::string>{"chest", "9", "3"}));
        cage = tetrahedron("chest");
        cage.vertices[2] = cage.vertices[0];
        QCOMPARE(validateCages({cage}).error().arguments, (std::vector<std::string>{"chest", "0", "2"}));
    }

    void openEdgesAndCrossingFacesAreTold() {
        Cage cage = tetrahedron("a");
        const std::vector<Vec3>& mesh = cage.vertices;
        QVERIFY(cageNotices({cage}, mesh).empty());
        cage.faces.pop_back();
        QCOMPARE(countOf(cageNotices({cage}, mesh), NoticeCode::CageOpen), std::size_t{3});
        cage.faces.clear();
        cage.edges = {{0, 1}};
        QVERIFY(cageNotices({cage}, mesh).empty()); // a wire has nothing to close

        const Cage other = tetrahedron("b", Vec3(0.2, 0.2, -0.3));
        Cage both = tetrahedron("both");
        both.vertices.insert(both.vertices.end(), other.vertices.begin(), other.vertices.end());
        for (const auto& [a, b, c] : other.faces) {
            both.faces.push_back({a + 4, b + 4, c + 4});
        }
        QVERIFY(countOf(cageNotices({both}, mesh), NoticeCode::CageFacesCross) >= 2);
        QCOMPARE(countOf(cageNotices({both}, mesh), NoticeCode::CageOpen), std::size_t{0});
    }

    void outsideIsTold() {
        const Cage cage = tetrahedron("a");
        const std::vector<Vec3> inside{Vec3(0.1, 0.1, 0.1), Vec3(0.2, 0.2, 0.2)};
        const std::vector<Vec3> away{Vec3(5, 0, 0), Vec3(6, 1, 1)};
        QCOMPARE(countOf(cageNotices({cage}, inside), NoticeCode::CageOutside), std::size_t{0});
        QCOMPARE(countOf(cageNotices({cage}, away), NoticeCode::CageOutside), std::size_t{4});
    }

    void everyVertexIsAPointOfItsOwn() {
        const Cage cage = kite();
        const Bones bones = bonesOf(test::limb(), settingsWith(cage));
        const std::size_t first = test::limb().skeleton.size();
        QCOMPARE(bones.joints.size(), first + cage.vertices.size());
        for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
            const Bone& bone = bones.joints[first + v];
            QCOMPARE(bones.names[first + v], cageJoint(cage, v));
            QCOMPARE(bone.segments.size(), std::size_t{1});
            QCOMPARE(bone.segments[0].a, cage.vertices[v]);
            QCOMPARE(bone.segments[0].b, cage.vertices[v]);
            QVERIFY(!bone.endsChain && !bone.openEnded && bone.above == kNone);
        }
    }

    /// Whatever hangs below them.
    void otherBonesStayAsTheyAre() {
        const Scene scene = test::limb();
        const Bones before = chooseBones(scene, {}).value();
        for (const std::size_t above : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
            Cage cage = kite();
            cage.parent = scene.skeleton.joints[above].name;
            const Bones after = bonesOf(scene, settingsWith(cage));
            for (std::size_t b = 0; b < before.joints.size(); ++b) {
                const Bone& was = before.joints[b];
                const Bone& is = after.joints[b];
                QCOMPARE(is.segments.size(), was.segments.size());
                QCOMPARE(is.segments[0].a, was.segments[0].a);
                QCOMPARE(is.segments[0].b, was.segments[0].b);
                QCOMPARE(is.endsChain, was.endsChain);
                QCOMPARE(is.openEnded, was.openEnded);
            }
            QCOMPARE(after.joints.back().above, static_cast<std::int32_t>(above));
        }
    }

    void lonelyJointsAreNotMistakenForFingers() {
        const Bones plain = bonesOf(test::limb(), settingsWith(kite()));
        QVERIFY(!tells(plain, NoticeCode::LoneBonesGuessed));
        const Scene hand = test::flatHand();
        const Bones before = chooseBones(hand, {}).value();
        QVERIFY(tells(before, NoticeCode::LoneBonesGuessed));
        const Bones after = bonesOf(hand, settingsWith(kite()));
        for (std::size_t b = 0; b < before.joints.size(); ++b) {
            QCOMPARE(after.joints[b].segments[0].b, before.joints[b].segments[0].b);
        }
    }

    void facesNameTheirSources() {
        const Bones bones = bonesOf(test::limb(), settingsWith(kite()));
        QCOMPARE(bones.cageFaces.size(), std::size_t{2}); // the edge of the face is no other
        const CageFace& face = bones.cageFaces[0];
        for (std::size_t c = 0; c < 3; ++c) {
            QCOMPARE(bones.joints[face.sources[c]].segments[0].a, face.corners[c]);
        }
        QVERIFY(!face.isEdge());
        const CageFace& edge = bones.cageFaces[1];
        QVERIFY(edge.isEdge());
        QCOMPARE(bones.names[edge.sources[0]], std::string("kite_3"));
        QCOMPARE(bones.names[edge.sources[1]], std::string("kite_4"));
        QCOMPARE(edge.corners[1], Vec3(0, 0.5, 2));
    }

    void cagesWithoutTheirJointsAreRefused() {
        const auto bones = chooseBones(test::limb(), settingsWith(kite()));
        QVERIFY(!bones && bones.error().code == ErrorCode::JointUnknown);
        QCOMPARE(bones.error().arguments, (std::vector<std::string>{"kite_1", "cages"}));
        Cage broken = kite();
        broken.faces = {{0, 1, 9}};
        const auto scene = withHandleJoints(test::limb(), settingsWith(broken));
        QCOMPARE(chooseBones(*scene, settingsWith(broken)).error().code, ErrorCode::CageIndexOutOfRange);
    }

    void weightsAreBarycentric() {
        const CageFace face = triangle();
        for (std::size_t c = 0; c < 3; ++c) {
            QVERIFY(cageWeightsAt(face, face.corners[c]).isApprox(Vec3::Unit(static_cast<Eigen::Index>(c))));
        }
        QVERIFY(cageWeightsAt(face, Vec3(1, 0, 0)).isApprox(Vec3(0.5, 0.5, 0)));
        const Vec3 weights(0.2, 0.5, 0.3);
        const Vec3 position = 0.5 * face.corners[1] + 0.3 * face.corners[2];
        QVERIFY(cageWeightsAt(face, position).isApprox(weights));
        QVERIFY(cageWeightsAt(face, position + Vec3(0, 0, -7)).isApprox(weights)); // off its plane
        QVERIFY(nearestOn(face, position + Vec3(0, 0, -7)).isApprox(position));
    }

    void weightsBeyondAFaceAreThoseOfItsBorder() {
        const CageFace face = triangle();
        QVERIFY(cageWeightsAt(face, Vec3(-1, -3, 2)).isApprox(Vec3(1, 0, 0)));
        QVERIFY(cageWeightsAt(face, Vec3(0.5, -3, 2)).isApprox(Vec3(0.75, 0.25, 0)));
        QVERIFY(cageWeightsAt(face, Vec3(2, 2, 0)).isApprox(Vec3(0, 0.5, 0.5)));
        QVERIFY(nearestOn(face, Vec3(9, 0.1, 0)).isApprox(Vec3(2, 0, 0)));
    }

    void weightsOfAnEdgeAreLinear() {
        const CageFace edge{{4, 6, 6}, {Vec3(0, 0, 0), Vec3(4, 0, 0), Vec3(4, 0, 0)}};
        QVERIFY(cageWeightsAt(edge, Vec3(1, 5, 0)).isApprox(Vec3(0.75, 0.25, 0)));
        QVERIFY(cageWeightsAt(edge, Vec3(9, 5, 0)).isApprox(Vec3(0, 1, 0)));
        QVERIFY(nearestOn(edge, Vec3(1, 5, 0)).isApprox(Vec3(1, 0, 0)));
    }

    void flatFacesHaveWeights() {
        const CageFace line{{0, 1, 2}, {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0)}};
        const Vec3 weights = cageWeightsAt(line, Vec3(0.5, 1, 0));
        QVERIFY(std::abs(weights.sum() - 1.0) < 1e-12 && (weights.array() >= 0.0).all());
        QVERIFY(nearestOn(line, Vec3(0.5, 1, 0)).isApprox(Vec3(0.5, 0, 0)));
    }
};

SINEW_TEST(TestCages, sinew::test::NoApplication)

} // namespace testCages

#include "TestCages.moc"
