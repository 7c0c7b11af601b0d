#include "core/base/Parallel.h"
#include "core/solve/Bind.h"
#include "core/voxel/voxelize/SliceVotes.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testSliceVotes {

using namespace sinew;

namespace {

/// Two balls that cross, one of them hollow.
Mesh crossingBalls(double size) {
    const Vec3 middle = Vec3::Constant(0.5 * size);
    Mesh mesh = test::joined(test::sphere(middle - Vec3(0.1 * size, 0, 0), 0.3 * size, 16),
                             test::sphere(middle + Vec3(0.12 * size, 0.02 * size, 0), 0.25 * size, 16));
    return test::joined(mesh, test::flipped(test::sphere(middle - Vec3(0.1 * size, 0, 0), 0.15 * size, 12)));
}

void put(SliceVotes& votes, std::uint32_t u, std::uint32_t v, std::uint32_t slice) {
    const std::size_t column = 4 * (static_cast<std::size_t>(v) * votes.resolution() + u);
    const std::uint32_t bit = slice % SliceVotes::kSlicesPerPicture;
    std::uint8_t& byte = votes.picture(slice / SliceVotes::kSlicesPerPicture)[column + bit / 8];
    byte = static_cast<std::uint8_t>(byte | 1U << (bit % 8));
}

/// What a card would draw, found with the columns.
Expected<DrawnVotes> votesOfColumns(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                    std::uint32_t resolution, Progress& progress) {
    DrawnVotes drawn{
        {SliceVotes(resolution), SliceVotes(resolution), SliceVotes(resolution)}, 6, "a test's columns"};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto columns = *ColumnCrossings::build(vertices, triangles, axis, resolution, progress);
        for (std::uint32_t slice = 0; slice < resolution; ++slice) {
            for (std::uint32_t v = 0; v < resolution; ++v) {
                for (std::uint32_t u = 0; u < resolution; ++u) {
                    const float middle = static_cast<float>(slice) + 0.5F;
                    if (columns.inside(u, v, middle, InsideRule::NearestFace)) {
                        put(drawn.axes[axis], u, v, slice);
                    }
                }
            }
        }
    }
    return drawn;
}

bool same(const SparseVoxels& a, const SparseVoxels& b) {
    bool equal = a.size() == b.size();
    for (std::size_t leaf = 0; equal && leaf < a.size(); ++leaf) {
        equal = a.key(leaf) == b.key(leaf) && a.flags(leaf) == b.flags(leaf);
    }
    return equal;
}

} // namespace

/// Voxels by what another voxelizer drew, up to eq. 6 and algorithm 2.
class TestSliceVotes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bitsAreSlices_data() {
        QTest::addColumn<int>("resolution");
        QTest::newRow("less than a picture") << 16;
        QTest::newRow("a picture") << 32;
        QTest::newRow("two") << 64;
    }
    void bitsAreSlices() {
        QFETCH(int, resolution);
        const auto side = static_cast<std::uint32_t>(resolution);
        SliceVotes votes(side);
        QCOMPARE(votes.pictureCount(), std::size_t(resolution > 32 ? 2 : 1));
        for (std::uint32_t slice = 0; slice < side; ++slice) {
            put(votes, slice / 2, side - 1 - slice / 3, slice);
        }
        std::size_t found = 0;
        for (std::uint32_t slice = 0; slice < side; ++slice) {
            QVERIFY(votes.inside(slice / 2, side - 1 - slice / 3, slice));
            for (std::uint32_t v = 0; v < side; ++v) {
                for (std::uint32_t u = 0; u < side; ++u) {
                    found += votes.inside(u, v, slice) ? 1 : 0;
                }
            }
        }
        QCOMPARE(found, std::size_t(side));
    }

    /// The same leaves as of the columns by the nearest face, beside refinement too.
    void leavesAreThoseOfTheColumns() {
        for (const bool refined : {false, true}) {
            VoxelFrame frame;
            frame.depth = 5;
            const Mesh mesh = crossingBalls(32.0);
            const std::vector<Triangle> triangles = triangulate(mesh);
            Progress progress;
            const DrawnVotes drawn = *votesOfColumns(mesh.vertices, triangles, 32, progress);
            std::vector<Vec3> vertices = mesh.vertices;
            VoxelizeSettings settings;
            settings.insideRule = InsideRule::NearestFace;
            if (refined) {
                settings.refinement.boxes = {{Vec3::Constant(10), Vec3::Constant(20), 6}};
                frame = deepened(frame, 6);
                for (Vec3& vertex : vertices) {
                    vertex *= 2.0;
                }
            }
            const SparseVoxels columns = *voxelize(vertices, triangles, {}, frame, settings, progress);
            settings.insideRule = InsideRule::SignedCount; // drawn voxels do not ask it
            settings.drawn = &drawn;
            const SparseVoxels voxels = *voxelize(vertices, triangles, {}, frame, settings, progress);
            QVERIFY(columns.count(kLeafInterior) > 100);
            QVERIFY(same(columns, voxels));
        }
    }

    /// As when some voxels of a large leaf are drawn otherwise than others: any of them makes it volume.
    void oneVoxelInsideMakesTheLeafVolume() {
        VoxelFrame frame;
        frame.depth = 5;
        const Mesh mesh = test::box(Vec3::Constant(1.2), Vec3::Constant(2.7));
        const std::vector<Triangle> triangles = triangulate(mesh);
        Progress progress;
        DrawnVotes drawn{{SliceVotes(32), SliceVotes(32), SliceVotes(32)}, 6, ""};
        put(drawn.axes[0], 21, 22, 20); // y, z, x
        put(drawn.axes[1], 22, 20, 21); // z, x, y
        VoxelizeSettings settings;
        settings.windingNumbers = false;
        settings.drawn = &drawn;
        const SparseVoxels voxels = *voxelize(mesh.vertices, triangles, {}, frame, settings, progress);
        const std::uint32_t leaf = voxels.find(20, 21, 22);
        QVERIFY(leaf != kNoLeaf && voxels.sizeLog2(leaf) > 1);
        QCOMPARE(voxels.count(kLeafInterior), std::size_t{1});
    }

    /// A bind asks whoever is set, says so, and gives what the columns give.
    void bindsAskTheDrawer() {
        const Scene scene = test::limb();
        BindSettings settings = paperSettings({});
        settings.resolution = 32;
        settings.jointChoice = JointChoice::All;
        Progress progress;
        const auto columns = bind(scene, settings, progress);
        settings.voxelizer = Voxelizer::Drawn;
        const auto nobody = bind(scene, settings, progress);
        QVERIFY(!nobody && nobody.error().code == ErrorCode::NoOpenGl);
        setSliceDrawer(votesOfColumns);
        const auto drawn = bind(scene, settings, progress);
        setSliceDrawer([](auto&&...) -> Expected<DrawnVotes> { return fail(ErrorCode::DrawingFailed); });
        const auto failed = bind(scene, settings, progress);
        setSliceDrawer({});
        QVERIFY(columns && drawn);
        QVERIFY(*drawn->weights[0] == *columns->weights[0]);
        const auto said = std::ranges::find(drawn->report.notices, NoticeCode::VoxelsDrawn, &Notice::code);
        QVERIFY(said != drawn->report.notices.end());
        QCOMPARE(said->count, std::size_t{6});
        QCOMPARE(said->arguments, std::vector<std::string>{"a test's columns"});
        QVERIFY(!failed && failed.error().code == ErrorCode::DrawingFailed);
    }

    /// Not the settings are refused, so that another resolution can be given beside a recipe, but the bind.
    void highResolutionsAreRefused() {
        BindSettings settings;
        settings.voxelizer = Voxelizer::Drawn;
        settings.automatic = false;
        settings.resolution = 2 * kMaxDrawnResolution;
        settings.jointChoice = JointChoice::All;
        QVERIFY(validate(settings));
        Progress progress;
        const auto refused = bind(test::limb(), settings, progress);
        QVERIFY(!refused && refused.error().code == ErrorCode::ParameterOutOfRange);
        QCOMPARE(refused.error().arguments[3], std::to_string(kMaxDrawnResolution));
    }
};

SINEW_TEST(TestSliceVotes, sinew::test::NoApplication)

} // namespace testSliceVotes

#include "TestSliceVotes.moc"
