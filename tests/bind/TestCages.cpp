#include "core/bind/bones/Cage.h"
#include "tests/support/Runner.h"

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
};

SINEW_TEST(TestCages, sinew::test::NoApplication)

} // namespace testCages

#include "TestCages.moc"
