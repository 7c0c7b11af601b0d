#include "core/geometry/repair/FillHoles.h"
#include "core/solve/Bind.h"
#include "core/solve/volume/SolverVolume.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace testHoleCheck {

using namespace sinew;

namespace {

constexpr int kDepth = 6;

struct Checked {
    BindProblem problem;
    SparseVoxels voxels;
    std::vector<HoleFinding> holes;
};

Checked checked(const Mesh& mesh, const MeshFixes& fixes = {}, bool windingNumbers = true) {
    Checked result;
    Progress progress;
    result.problem = *makeBindProblem(test::scene(mesh, {}), fixes);
    const VoxelFrame frame = fitVoxelFrame(result.problem.usedVertices, {}, kDepth);
    std::vector<Vec3> vertices = result.problem.vertices;
    for (Vec3& point : vertices) {
        point = frame.gridFromModel * point;
    }
    result.voxels = *voxelize(vertices, result.problem.triangles, {}, frame,
                              {InsideRule::SignedCount, windingNumbers}, progress);
    result.holes = checkHoles(result.problem, result.voxels);
    return result;
}

/// A strip bent across its length, as hair and lashes are made of: a third of a tube's wall.
Mesh card(const Vec3& corner, double width, double length, int along) {
    constexpr int across = 4;
    Mesh mesh;
    mesh.name = "card";
    for (int i = 0; i <= along; ++i) {
        for (int k = 0; k <= across; ++k) {
            const double angle = 2.0 * (static_cast<double>(k) / across - 0.5);
            mesh.vertices.push_back(corner + Vec3(0.5 * width * std::sin(angle), length * i / along,
                                                  0.5 * width * std::cos(angle)));
        }
    }
    const auto at = [&](int i, int k) { return static_cast<std::uint32_t>(i * (across + 1) + k); };
    for (int i = 0; i < along; ++i) {
        for (int k = 0; k < across; ++k) {
            mesh.addPolygon(std::array{at(i, k), at(i, k + 1), at(i + 1, k + 1), at(i + 1, k)});
        }
    }
    return mesh;
}

std::size_t countOf(const Checked& checked, HoleEffect effect) {
    return static_cast<std::size_t>(std::ranges::count(checked.holes, effect, &HoleFinding::effect));
}

} // namespace

class TestHoleCheck : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void closedMeshesHaveNone() { QVERIFY(checked(test::sphere(Vec3::Zero(), 1.0, 24)).holes.empty()); }

    void smallHolesDoNotMatter() {
        const Checked open = checked(test::cutAbove(test::sphere(Vec3::Zero(), 1.0, 24), 0.98));
        QCOMPARE(open.holes.size(), std::size_t{1});
        QVERIFY(open.holes[0].effect == HoleEffect::None);
        QVERIFY(open.holes[0].center.z() > 0.9);
        QVERIFY(open.holes[0].width > 0.1 && open.holes[0].width < 0.5);
    }

    void wideHolesLetTheOutsideIn() {
        // One looks in along two axes, and little of the box surrounds what lies under the missing edge.
        const Checked open = checked(*test::openBox().parts[0].mesh);
        QCOMPARE(open.holes.size(), std::size_t{1});
        const HoleFinding& hole = open.holes[0];
        QVERIFY2(hole.effect == HoleEffect::OutsideIn, qPrintable(QString::number(hole.depth)));
        QVERIFY(hole.depth > 0.05 && hole.depth < 1.5);
        QCOMPARE(hole.loop.size(), std::size_t{6});
    }

    void holesOnOneSideAreSeenThrough() {
        // A bowl: along two axes walls are met on both sides.
        const Checked bowl = checked(test::cutAbove(test::sphere(Vec3::Zero(), 1.0, 24), -0.2), {}, false);
        QCOMPARE(bowl.holes.size(), std::size_t{1});
        QVERIFY(bowl.holes[0].effect == HoleEffect::None);
        QCOMPARE(bowl.holes[0].loop.size(), std::size_t{48});
    }

    void sheetsHaveNoInside() {
        Mesh card;
        card.name = "card";
        card.vertices = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
        card.addPolygon(std::array{0U, 1U, 2U, 3U});
        const Checked sheet = checked(card);
        QCOMPARE(sheet.holes.size(), std::size_t{1});
        QVERIFY(sheet.holes[0].effect == HoleEffect::NoInside);
        QCOMPARE(sheet.voxels.count(kLeafInterior), std::size_t{0});
    }

    void sheetsBeforeABodyAreNoHoles() {
        // The body's inside begins some way behind the card: an open body's would as well.
        const Mesh body = test::box({-1, -1, -2}, {1, 1, -0.2});
        const Checked both = checked(test::joined(body, test::flipped(card({0, -0.5, 0.1}, 0.3, 1.0, 8))));
        QCOMPARE(both.holes.size(), std::size_t{1});
        QVERIFY(both.holes[0].effect == HoleEffect::NoInside);
        QCOMPARE(both.holes[0].depth, 0.0);
    }

    void openBodiesBesideSheetsAreTold() {
        const Mesh body = *test::openBox().parts[0].mesh;
        const Mesh behind = card({0.5, 0.2, -0.6}, 0.4, 0.6, 8);
        const Checked both = checked(test::joined(body, behind));
        QCOMPARE(both.holes.size(), std::size_t{2});
        QCOMPARE(countOf(both, HoleEffect::OutsideIn), std::size_t{1});
        // Open at both ends: a sleeve.
        Checked sleeve = checked(test::cutAbove(
            test::transformed(test::cutAbove(test::capsule({0, 0, -1}, {0, 0, 1}, 0.4, 16, 8), 1.0),
                              Transform(Eigen::AngleAxisd(std::numbers::pi, Vec3::UnitX()))),
            1.0));
        QCOMPARE(sleeve.holes.size(), std::size_t{2});
        QCOMPARE(countOf(sleeve, HoleEffect::NoInside), std::size_t{0});
    }

    void bindsTellOfThem() {
        const Scene open = test::openBox();
        BindSettings settings;
        settings.resolution = 1 << kDepth;
        const auto told = [&] {
            Progress progress;
            const auto result = bind(open, settings, progress);
            const Notices notices = result ? result->report.notices : Notices();
            const auto found = std::ranges::find(notices, NoticeCode::HolesLetOutsideIn, &Notice::code);
            return found == notices.end() ? Notice() : *found;
        };
        const Notice notice = told();
        QCOMPARE(notice.count, std::size_t{1});
        QCOMPARE(notice.arguments.size(), std::size_t{5});
        QVERIFY(std::stod(notice.arguments[2]) > 0.4 && std::stod(notice.arguments[4]) > 0.0); // its middle
        settings.fixes.fill = true;
        QCOMPARE(told().count, std::size_t{0});
    }

    void capsCloseHoles() {
        const Mesh bowl = test::cutAbove(test::sphere(Vec3::Zero(), 1.0, 24), -0.2);
        const Checked open = checked(bowl, {}, false);
        const Checked filled = checked(bowl, {true, true, false}, false);
        QVERIFY(filled.holes.empty());
        QVERIFY(filled.voxels.count(kLeafInterior) > open.voxels.count(kLeafInterior));
        QVERIFY(std::ranges::any_of(filled.problem.notices, [](const Notice& notice) {
            return notice.code == NoticeCode::HolesFilled && notice.count == 1;
        }));
        // The cap faces as the rest does: every edge has two faces that agree.
        QVERIFY(borderLoops(filled.problem.vertices, filled.problem.triangles).empty());
        double volume = 0.0;
        for (const Triangle& t : filled.problem.triangles) {
            const auto& p = filled.problem.vertices;
            volume += p[t[0]].dot(p[t[1]].cross(p[t[2]])) / 6.0;
        }
        const double height = 0.8; // of a cap of the unit sphere, about
        QVERIFY(std::abs(volume - 3.14159 * height * height * (3.0 - height) / 3.0) < 0.25);
    }

    void coincidentTrianglesAreDropped() {
        const Mesh sphere = test::sphere(Vec3::Zero(), 1.0, 12);
        const Mesh twice = test::joined(sphere, sphere);
        const BindProblem all = *makeBindProblem(test::scene(twice, {}));
        const BindProblem once = *makeBindProblem(test::scene(twice, {}), {true, false, true});
        QCOMPARE(once.triangles.size() * 2, all.triangles.size());
        QVERIFY(std::ranges::any_of(once.notices, [&](const Notice& notice) {
            return notice.code == NoticeCode::DuplicatesDropped && notice.count == once.triangles.size();
        }));
    }

    void invertedShellsAreTurnedOrTold() {
        const Mesh inverted = test::flipped(test::sphere(Vec3::Zero(), 1.0, 12));
        const auto countOf = [](const BindProblem& problem, NoticeCode code) {
            return std::ranges::count(problem.notices, code, &Notice::code);
        };
        const auto volumeOf = [](const BindProblem& problem) {
            double volume = 0.0;
            for (const Triangle& t : problem.triangles) {
                volume +=
                    problem.vertices[t[0]].dot(problem.vertices[t[1]].cross(problem.vertices[t[2]])) / 6.0;
            }
            return volume;
        };
        const BindProblem turned = *makeBindProblem(test::scene(inverted, {}), {true, false, false});
        QCOMPARE(countOf(turned, NoticeCode::ShellsFlipped), std::ptrdiff_t{1});
        QCOMPARE(countOf(turned, NoticeCode::ShellsInverted), std::ptrdiff_t{0});
        QVERIFY(volumeOf(turned) > 0.0);
        const BindProblem left = *makeBindProblem(test::scene(inverted, {}), {false, false, false});
        QCOMPARE(countOf(left, NoticeCode::ShellsFlipped), std::ptrdiff_t{0});
        QCOMPARE(countOf(left, NoticeCode::ShellsInverted), std::ptrdiff_t{1});
        QVERIFY(volumeOf(left) < 0.0);
    }
};

SINEW_TEST(TestHoleCheck, QCoreApplication)

} // namespace testHoleCheck

#include "TestHoleCheck.moc"
