#include "core/bind/bones/HandleJoints.h"
#include "core/solve/Bind.h"
#include "core/solve/Solvers.h"
#include "tests/solve/SolveNow.h"
#include "tests/solve/SoupScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <functional>
#include <limits>
#include <optional>

namespace testBadHandles {

using namespace sinew;

namespace {

/// A scene and settings that ask for trouble, and what is to be said.
struct BadCase {
    const char* name;
    std::function<void(Scene&, BindSettings&)> change;
    std::optional<ErrorCode> error = {};
    std::optional<NoticeCode> notice = {};
    bool ofVoxels = false; ///< the notice is of solvers that make voxels
};

const double kNan = std::numeric_limits<double>::quiet_NaN();

/// A closed box around a middle.
Cage boxCage(const char* name, const Vec3& middle, const Vec3& half) {
    Cage cage;
    cage.name = name;
    for (unsigned i = 0; i < 8; ++i) {
        const Vec3 sign((i & 1U) != 0U ? 1.0 : -1.0, (i & 2U) != 0U ? 1.0 : -1.0,
                        (i & 4U) != 0U ? 1.0 : -1.0);
        cage.vertices.emplace_back(middle + sign.cwiseProduct(half));
    }
    cage.faces = {{0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}, {0, 1, 5}, {0, 5, 4},
                  {2, 6, 7}, {2, 7, 3}, {0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6}};
    return cage;
}

Cage around() {
    return boxCage("cage", Vec3::Zero(), Vec3(3, 1, 1));
}

/// Adds the cage after a change of it.
auto withCage(const std::function<void(Cage&)>& change) {
    return [change](Scene&, BindSettings& settings) {
        Cage cage = around();
        change(cage);
        settings.cages.push_back(std::move(cage));
    };
}

auto withHandle(const Solid& solid) {
    return [solid](Scene&, BindSettings& settings) { settings.handles.push_back({"joint_0", solid}); };
}

Region wholeRegion() {
    Region region;
    region.name = "all";
    region.solid = Solid::sphere(Vec3::Zero(), 100.0);
    return region;
}

auto withRegion(const std::function<void(Region&)>& change) {
    return [change](Scene&, BindSettings& settings) {
        Region region = wholeRegion();
        change(region);
        settings.regions.push_back(std::move(region));
    };
}

void manyHandles(Scene&, BindSettings& settings) {
    for (int h = 0; h < 300; ++h) {
        settings.handles.push_back(
            {"many" + std::to_string(h), Solid::point(Vec3(0.01 * h - 1.5, 0, 0)), true});
    }
}

void flatMesh(Scene& scene, BindSettings&) {
    scene = test::scene(test::box(Vec3(-2, -0.4, 0), Vec3(2, 0.4, 0)), scene.skeleton);
}

void oneTriangle(Scene& scene, BindSettings&) {
    Mesh mesh;
    mesh.name = "triangle";
    mesh.vertices = {Vec3(-2, 0, 0), Vec3(2, 0, 0), Vec3(0, 1, 0)};
    mesh.addPolygon(std::array<std::uint32_t, 3>{0, 1, 2});
    scene = test::scene(std::move(mesh), scene.skeleton);
}

/// Beside it a part without a bone in it, and one that is smaller than a voxel.
void loneParts(Scene& scene, BindSettings&) {
    for (const auto& [name, size] : {std::pair("lone", 0.3), std::pair("tiny", 1e-4)}) {
        Mesh mesh = test::sphere(Vec3(0, 2, 0), size, 8);
        mesh.name = name;
        scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
    }
}

std::vector<BadCase> handleCases() {
    return {
        {"far point", withHandle(Solid::point(Vec3(500, 0, 0))), {}, NoticeCode::HandleFar},
        {"far box", withHandle(Solid::box(Vec3(0, 1e12, 0), Vec3::Ones())), {}, NoticeCode::HandleFar},
        {"handle of no number", withHandle(Solid::point(Vec3(kNan, 0, 0))), ErrorCode::HandleBroken},
        {"huge handle", withHandle(Solid::sphere(Vec3(0, 1e300, 0), 1.0)), ErrorCode::HandleBroken},
        {"handle inside out", withHandle(Solid::sphere(Vec3::Zero(), -1.0)), ErrorCode::HandleBroken},
        {"handle around all", withHandle(Solid::sphere(Vec3::Zero(), 1e6))},
        {"handle without size", withHandle(Solid::box(Vec3::Zero(), Vec3::Zero()))},
        {"handle of nobody",
         [](Scene&, BindSettings& s) {
             s.handles.push_back({"nobody", Solid::point(Vec3::Zero())});
         },
         ErrorCode::JointUnknown},
        {"same place",
         [](Scene&, BindSettings& s) {
             s.handles = {{"a", Solid::point(Vec3::Zero()), true}, {"b", Solid::point(Vec3::Zero()), true}};
         },
         {},
         NoticeCode::JointsCoincide},
        {"hundreds", manyHandles},
        {"no joint", [](Scene& scene, BindSettings&) { scene.skeleton = {}; }, ErrorCode::NoSkeleton},
        {"flat", flatMesh, {}, NoticeCode::FlatModel, true},
        {"triangle", oneTriangle, {}, NoticeCode::FlatModel, true},
        {"parts without bones", loneParts},
    };
}

std::vector<BadCase> cageCases() {
    return {
        {"around", withCage([](Cage&) {})},
        {"open", withCage([](Cage& c) { c.faces.resize(8); }), {}, NoticeCode::CageOpen},
        {"crosses itself",
         withCage([](Cage& c) {
             c.faces.insert(c.faces.end(), {{0, 7, 3}, {1, 6, 2}});
         }),
         {},
         NoticeCode::CageFacesCross},
        {"two that cross",
         [](Scene&, BindSettings& s) {
             s.cages = {around(), boxCage("other", Vec3(1, 0.5, 0.3), Vec3(3, 1, 1))};
         },
         {},
         NoticeCode::CagesCross},
        {"two in one place",
         [](Scene&, BindSettings& s) {
             s.cages = {around(), around()};
             s.cages[1].name = "again";
         },
         {},
         NoticeCode::JointsCoincide},
        {"two of one name",
         [](Scene&, BindSettings& s) {
             s.cages = {around(), around()};
         },
         ErrorCode::CageNameTaken},
        {"face without area", withCage([](Cage& c) {
             c.vertices.emplace_back(0.0, 1.0, 1.0);
             c.faces.push_back({6, 8, 7});
         })},
        {"faces twice",
         withCage([](Cage& c) { c.faces.insert(c.faces.end(), c.faces.begin(), c.faces.end()); })},
        {"edges alone", withCage([](Cage& c) {
             c.faces.clear();
             c.edges = {{0, 1}, {1, 7}};
         })},
        {"points alone", withCage([](Cage& c) { c.faces.clear(); })},
        {"one point", withCage([](Cage& c) { c = Cage{"cage", {Vec3::Zero()}, {}, {}, {}, {}}; })},
        {"no vertices", withCage([](Cage& c) { c = Cage{"cage", {}, {}, {}, {}, {}}; }),
         ErrorCode::CageEmpty},
        {"vertex twice", withCage([](Cage& c) { c.vertices[3] = c.vertices[5]; }),
         ErrorCode::CageVerticesCoincide},
        {"corner twice", withCage([](Cage& c) {
             c.faces.push_back({0, 0, 1});
         }),
         ErrorCode::CageVertexRepeated},
        {"no number", withCage([](Cage& c) { c.vertices[2].y() = kNan; }), ErrorCode::CageVertexNotFinite},
        {"huge", withCage([](Cage& c) { c.vertices[2].y() = 1e300; }), ErrorCode::CageVertexNotFinite},
        {"one far out", withCage([](Cage& c) { c.vertices[2].y() = 1e12; }), {}, NoticeCode::CageFar},
        {"outside",
         withCage([](Cage& c) { c = boxCage("cage", Vec3(90, 0, 0), Vec3::Ones()); }),
         {},
         NoticeCode::CageOutside},
    };
}

std::vector<BadCase> weightCases() {
    return {
        {"stiff all over", [](Scene&, BindSettings& s) { s.alpha = 1.0; }},
        {"keeps all its shape", withRegion([](Region& r) { r.keepShape = 1.0; })},
        {"keeps too much", withRegion([](Region& r) { r.keepShape = 1000.0; }),
         ErrorCode::ParameterOutOfRange},
        {"region of nothing",
         withRegion([](Region& r) { r.solid = Solid::sphere(Vec3(90, 0, 0), 1.0); }),
         {},
         NoticeCode::RegionHoldsNothing},
        {"region by heat", withRegion([](Region& r) { r.solver = "heat"; })},
        {"region by nobody", withRegion([](Region& r) { r.solver = "nobody"; }),
         ErrorCode::RegionSolverUnknown},
        {"part that is not there",
         [](Scene&, BindSettings& s) {
             s.parts = {{"nobody", 0, PartBinding::Smooth, {}, "heat"}};
         },
         ErrorCode::RulePartUnknown},
        {"part by nobody",
         [](Scene& scene, BindSettings& s) {
             s.parts = {{scene.parts[0].mesh->name, 0, PartBinding::Smooth, {}, "nobody"}};
         },
         ErrorCode::RuleSolverUnknown},
        {"little memory", [](Scene&, BindSettings& s) { s.memoryLimit = 1000; }},
    };
}

std::vector<BadCase> allCases() {
    std::vector<BadCase> all = handleCases();
    for (const auto& more : {cageCases(), weightCases()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

BindSettings coarse(const char* solver) {
    BindSettings settings;
    settings.solver = solver;
    settings.resolution = 32;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    return settings;
}

Expected<BindResult> tried(const BadCase& bad, BindSettings settings, Scene& scene, Progress& progress) {
    scene = test::limb();
    bad.change(scene, settings);
    auto withJoints = withHandleJoints(scene, settings);
    scene = withJoints ? std::move(*withJoints) : scene;
    return bind(scene, settings, progress);
}

/// Notes how far a bind came.
class Stages final : public Progress {
public:
    bool canceled() const override { return false; }
    void report(Stage stage, double /*fraction*/) override { voxels = voxels || stage == Stage::Octree; }
    bool voxels = false;
};

} // namespace

/// Handles, cages and stiffness that make no sense, for each solver: said, and nothing breaks.
class TestBadHandles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void badOnesAreToldOrBound_data() {
        QTest::addColumn<int>("solver");
        QTest::addColumn<int>("number");
        const std::vector<BadCase> cases = allCases();
        for (std::size_t s = 0; s < solvers().size(); ++s) {
            for (std::size_t c = 0; c < cases.size(); ++c) {
                QTest::addRow("%s: %s", solvers()[s].key, cases[c].name)
                    << static_cast<int>(s) << static_cast<int>(c);
            }
        }
    }

    void badOnesAreToldOrBound() {
        QFETCH(int, solver);
        QFETCH(int, number);
        const Solver& used = solvers()[static_cast<std::size_t>(solver)];
        BadCase bad = allCases()[static_cast<std::size_t>(number)];
        if (std::string(bad.name) == "little memory" && used.voxels) {
            bad.error = ErrorCode::NotEnoughMemory; // others make nothing large
        }
        Scene scene;
        Progress progress;
        const auto result = tried(bad, coarse(used.key), scene, progress);
        if (bad.error) {
            QVERIFY(!result);
            QCOMPARE(result.error().code, *bad.error);
            return;
        }
        QVERIFY2(result.has_value(), result ? "" : std::to_string(int(result.error().code)).c_str());
        if (bad.notice && (used.voxels || !bad.ofVoxels)) {
            QVERIFY(test::noted(result->report, *bad.notice));
        }
        for (const auto& weights : result->weights) {
            for (std::size_t v = 0; v < weights->vertexCount(); ++v) {
                const char* wrong = test::soups::trouble(weights->at(v), scene.skeleton.size(),
                                                         coarse(used.key).maxInfluences);
                QVERIFY2(wrong == nullptr, wrong);
            }
        }
    }

    /// A cage or a handle a mile away changes neither voxels nor whether there is an inside.
    void farOnesTakeNoResolution() {
        BindSettings settings = coarse("biharmonic");
        settings.resolution = 64; // so that there is an inside around which a cage has room
        const double plain = test::bound(test::limb(), settings).report.voxelSize;
        for (const auto& cases : {handleCases(), cageCases()}) {
            for (const BadCase& bad : cases) {
                const bool far = bad.notice == NoticeCode::HandleFar || bad.notice == NoticeCode::CageFar ||
                                 bad.notice == NoticeCode::CageOutside;
                if (!far) {
                    continue;
                }
                Scene scene;
                Progress progress;
                const auto result = tried(bad, settings, scene, progress);
                QVERIFY2(result.has_value(), bad.name);
                QVERIFY2(result->report.voxelSize < 5.0 * plain, bad.name);
                QVERIFY2(result->report.interiorLeaves > 0, bad.name);
            }
        }
    }

    void keptShapesThatNobodyMindsAreTold() {
        BindSettings settings = coarse("harmonic");
        settings.regions = {wholeRegion()};
        QVERIFY(!test::noted(test::bound(test::limb(), settings).report, NoticeCode::RegionShapeUnused));
        settings.regions[0].keepShape = 0.5;
        QVERIFY(
            test::noted(test::bound(test::limb(), settings).report, NoticeCode::RegionShapeUnused, "all"));
        settings.regions[0].on = false;
        QVERIFY(!test::noted(test::bound(test::limb(), settings).report, NoticeCode::RegionShapeUnused));
        settings.regions[0].on = true;
        settings.solver = "biharmonic";
        QVERIFY(!test::noted(test::bound(test::limb(), settings).report, NoticeCode::RegionShapeUnused));
    }

    void memoryIsAskedForBeforeVoxels() {
        for (const char* solver : {"biharmonic", "harmonic", "voxel-heat"}) {
            BindSettings settings = coarse(solver);
            settings.resolution = 512;
            settings.memoryLimit = std::size_t{128} << 20U; // the voxels alone would fit
            Stages stages;
            const auto result = bind(test::limb(), settings, stages);
            QVERIFY2(!result && result.error().code == ErrorCode::NotEnoughMemory, solver);
            QVERIFY2(!stages.voxels, solver);
        }
    }

    void whatIsSaidToFitFits() {
        for (const bool exact : {false, true}) {
            for (const char* solver : {"biharmonic", "harmonic"}) {
                BindSettings settings = coarse(solver);
                settings.exactSum = exact;
                settings.resolution = 512;
                settings.memoryLimit = std::size_t{8} << 20U;
                Progress progress;
                const auto refused = bind(test::limb(), settings, progress);
                QVERIFY2(!refused && refused.error().code == ErrorCode::NotEnoughMemory, solver);
                settings.resolution = std::stoi(refused.error().arguments.at(3));
                QVERIFY2(settings.resolution >= 16 && settings.resolution < 512, solver);
                QVERIFY2(bind(test::limb(), settings, progress).has_value(), solver);
            }
        }
    }
};

SINEW_TEST(TestBadHandles, QCoreApplication)

} // namespace testBadHandles

#include "TestBadHandles.moc"
