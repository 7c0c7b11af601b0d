#include "core/bind/bones/HandleJoints.h"
#include "core/solve/Bind.h"
#include "core/solve/Solvers.h"
#include "tests/solve/SoupScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <array>
#include <string>

namespace testSolverSoups {

using namespace sinew;
using test::Dice;
using test::soups::anywhere;

namespace {

constexpr std::uint32_t kSoups = 200;

/// What of the scene random things are placed in and around.
struct Around {
    Vec3 center;
    Vec3 size;

    Vec3 place(Dice& dice) const {
        const double reach = dice.below(6) == 0 ? 20.0 : 0.7;
        return center + reach * anywhere(dice).cwiseProduct(size);
    }
    Solid solid(Dice& dice) const {
        const double radius = (0.1 + 0.4 * (1.0 + dice.number())) * size.maxCoeff();
        const Vec3 at = place(dice);
        switch (dice.below(4)) {
        case 0:
            return Solid::point(at);
        case 1:
            return Solid::capsule(at, place(dice), radius);
        case 2:
            return Solid::box(at, Vec3::Constant(radius));
        default:
            return Solid::sphere(at, radius);
        }
    }
};

/// Corners of random faces: they cross, leave holes, lie on one another, and have no area at times.
Cage cage(Dice& dice, const Around& around, std::size_t number) {
    Cage cage;
    cage.name = "cage" + std::to_string(number);
    const std::uint32_t count = 1 + dice.below(12);
    for (std::uint32_t v = 0; v < count; ++v) {
        cage.vertices.push_back(around.place(dice));
    }
    if (dice.below(4) == 0) { // along a line
        for (Vec3& vertex : cage.vertices) {
            vertex.tail<2>() = cage.vertices.front().tail<2>();
        }
    }
    for (std::uint32_t f = 0; f < dice.below(30) && count > 2; ++f) {
        const std::uint32_t a = dice.below(count - 2);
        const std::uint32_t b = a + 1 + dice.below(count - 2 - a);
        cage.faces.push_back({a, b, b + 1 + dice.below(count - 1 - b)});
    }
    for (std::uint32_t e = 0; e < dice.below(4) && count > 1; ++e) {
        const std::uint32_t a = dice.below(count - 1);
        cage.edges.push_back({a, a + 1 + dice.below(count - 1 - a)});
    }
    return cage;
}

std::string anySolver(Dice& dice) {
    return solvers()[dice.below(solvers().size())].key;
}

Region region(Dice& dice, const Around& around, std::size_t number) {
    Region region;
    region.name = "region" + std::to_string(number);
    region.solid = around.solid(dice);
    if (region.solid->shape == SolidShape::Point || dice.below(4) == 0) { // all there is, or nothing
        const double everywhere = dice.below(2) == 0 ? 100.0 : 1e-6;
        region.solid = Solid::sphere(around.place(dice), everywhere * around.size.maxCoeff());
    }
    region.blend = dice.below(2) == 0 ? 0.0 : 0.2 * around.size.maxCoeff();
    if (dice.below(2) == 0) {
        region.keepShape = dice.below(2) == 0 ? 1.0 : 0.5;
    }
    if (dice.below(3) == 0) {
        region.alpha = dice.below(2) == 0 ? 1.0 : 0.0;
    }
    if (dice.below(2) == 0) {
        region.solver = anySolver(dice);
    }
    if (dice.below(5) == 0) {
        region.joints = {dice.below(2) == 0 ? "joint0" : "nobody"};
    }
    return region;
}

BindSettings settings(Dice& dice, const Around& around, const std::string& solver) {
    BindSettings settings;
    settings.solver = solver;
    settings.resolution = 16 << dice.below(2);
    settings.automatic = false;
    settings.alpha = dice.below(3) == 0 ? 1.0 : 0.3;
    settings.maxInfluences = static_cast<int>(dice.below(6));
    settings.windingNumbers = dice.below(2) == 0;
    settings.lookup = dice.below(4) == 0 ? Lookup::Voxel : Lookup::Smooth;
    settings.uniform = dice.below(8) == 0;
    settings.jointChoice = JointChoice::All;
    const std::uint32_t handles = dice.below(3);
    for (std::uint32_t h = 0; h < handles; ++h) {
        const std::uint32_t joint = dice.below(4); // several of one joint, and of new ones
        const std::string name = joint == 0 ? "joint0" : "handle" + std::to_string(joint);
        settings.handles.push_back({name, around.solid(dice), joint != 0});
    }
    const std::uint32_t cages = dice.below(3);
    for (std::uint32_t c = 0; c < cages; ++c) {
        settings.cages.push_back(cage(dice, around, c));
    }
    const std::uint32_t regions = dice.below(3);
    for (std::uint32_t r = 0; r < regions; ++r) {
        settings.regions.push_back(region(dice, around, r));
    }
    return settings;
}

/// What a soup may be refused for: no face or no size, or vertices of a cage in one place.
bool mayRefuse(ErrorCode code) {
    constexpr std::array kCodes{ErrorCode::ZeroSizeScene, ErrorCode::NoFaces, ErrorCode::CageVerticesCoincide,
                                ErrorCode::CageVertexNotFinite, ErrorCode::HandleBroken};
    return std::ranges::find(kCodes, code) != kCodes.end();
}

Around aroundOf(const Mesh& mesh) {
    Aabb box;
    for (const Vec3& vertex : mesh.vertices) {
        box.add(vertex);
    }
    return {box.center(), box.extent()};
}

} // namespace

/// Any mesh, skeleton, handles, cages and regions, by any solver: bound, or refused with a reason.
class TestSolverSoups : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySolverBindsOrSaysWhyNot_data() {
        QTest::addColumn<QString>("solver");
        for (const Solver& solver : solvers()) {
            QTest::newRow(solver.key) << QString(solver.key);
        }
    }

    void everySolverBindsOrSaysWhyNot() {
        QFETCH(QString, solver);
        const auto fraction = static_cast<std::uint32_t>(kSoups / solvers().size());
        std::uint32_t bound = 0;
        for (std::uint32_t seed = 0; seed < fraction; ++seed) {
            Dice dice(7919 + seed + 1000 * static_cast<std::uint32_t>(solver.size()));
            const Mesh mesh = test::soups::soup(dice, seed);
            const Scene bare = test::scene(mesh, test::soups::joints(dice, mesh));
            const BindSettings how = settings(dice, aroundOf(mesh), solver.toStdString());
            const Expected<Scene> scene = withHandleJoints(bare, how);
            QVERIFY2(scene.has_value(), qPrintable(QString("seed %1: no joints").arg(seed)));
            Progress progress;
            const auto result = bind(*scene, how, progress);
            if (!result) {
                QVERIFY2(mayRefuse(result.error().code),
                         qPrintable(QString("seed %1, error %2").arg(seed).arg(int(result.error().code))));
                continue;
            }
            ++bound;
            QVERIFY2(result->weights[0] != nullptr && result->weights[0]->vertexCount() == mesh.vertexCount(),
                     qPrintable(QString("seed %1: not all vertices").arg(seed)));
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
                // A region may let more joints through than the settings.
                const char* wrong =
                    test::soups::trouble(result->weights[0]->at(v), scene->skeleton.size(), 0);
                QVERIFY2(wrong == nullptr,
                         qPrintable(QString("seed %1, vertex %2: %3").arg(seed).arg(v).arg(wrong)));
            }
        }
        QVERIFY2(2 * bound > fraction, qPrintable(QString::number(bound)));
    }
};

SINEW_TEST(TestSolverSoups, QCoreApplication)

} // namespace testSolverSoups

#include "TestSolverSoups.moc"
