#include "core/distance/GeodesicDistance.h"
#include "core/geometry/NearestPiece.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <random>

namespace testBoneSegments {

using namespace sinew;

namespace {

class Random {
public:
    double upTo(double max) { return max * m_unit(m_random); }
    Vec3 place(double size) { return {upTo(size), upTo(size), upTo(size)}; }
    /// On a grid of half steps, where many pieces are equally far.
    Vec3 coarse() {
        return {0.5 * static_cast<double>(m_random() % 9), 0.5 * static_cast<double>(m_random() % 9),
                0.5 * static_cast<double>(m_random() % 9)};
    }
    bool oneOf(unsigned of) { return m_random() % of == 0; }

private:
    std::mt19937 m_random{11};
    std::uniform_real_distribution<double> m_unit{0.0, 1.0};
};

/// A bone of each piece: segments first, then volumes, as they are looked at.
std::vector<SeedBone> onePieceEach(const SeedBone& bone) {
    std::vector<SeedBone> bones;
    for (const Segment& segment : bone.segments) {
        bones.push_back({{segment}, {}});
    }
    for (const RoundedBox& volume : bone.volumes) {
        bones.push_back({{}, {volume}});
    }
    return bones;
}

/// The place that a look at one piece after the other finds.
Vec3f scanned(const BoneSegments& pieces, std::size_t count, const Vec3f& p) {
    Vec3f nearest = p;
    float min = std::numeric_limits<float>::infinity();
    for (std::uint32_t i = 0; i < count; ++i) {
        const Vec3f position = pieces.nearest(i, p);
        if (const float square = (p - position).squaredNorm(); square < min) {
            min = square;
            nearest = position;
        }
    }
    return nearest;
}

SeedBone boneOf(Random& random, std::size_t segments, std::size_t volumes, double size) {
    SeedBone bone;
    for (std::size_t i = 0; i < segments; ++i) {
        const Vec3 start = random.place(size);
        bone.segments.push_back({start, random.oneOf(3) ? start : Vec3(start + 0.05 * random.place(size))});
    }
    for (std::size_t i = 0; i < volumes; ++i) {
        RoundedBox volume;
        volume.center = random.place(size);
        volume.half = 0.02 * random.place(size);
        volume.axes = Eigen::AngleAxisd(random.upTo(6.0), Vec3(1, 2, 3).normalized()).toRotationMatrix();
        volume.radius = random.oneOf(2) ? random.upTo(0.05 * size) : 0.0;
        bone.volumes.push_back(volume);
    }
    return bone;
}

void compare(const SeedBone& bone, std::span<const Vec3f> points) {
    const std::vector<SeedBone> each = onePieceEach(bone);
    BoneSegments whole;
    whole.assign(std::span(&bone, 1));
    BoneSegments pieces;
    pieces.assign(each);
    for (const Vec3f& point : points) {
        const Vec3f found = whole.nearest(0, point);
        const Vec3f expected = scanned(pieces, each.size(), point);
        QVERIFY2(found == expected, qPrintable(QString("%1 pieces").arg(each.size())));
    }
}

} // namespace

/// A bone of many pieces is searched by a tree: with the same bits as a look at one after the other.
class TestBoneSegments : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTreeFindsWhatAScanFinds_data() {
        QTest::addColumn<double>("size");
        QTest::newRow("a unit") << 1.0;
        QTest::newRow("a small grid") << 64.0;
        QTest::newRow("the largest grid") << 4096.0;
    }

    void aTreeFindsWhatAScanFinds() {
        QFETCH(double, size);
        Random random;
        using Counts = std::pair<std::size_t, std::size_t>;
        for (const auto& [segments, volumes] : {Counts(kManyPieces - 1, 0), Counts(kManyPieces, 0),
                                                Counts(700, 0), Counts(0, 200), Counts(300, 100)}) {
            const SeedBone bone = boneOf(random, segments, volumes, size);
            std::vector<Vec3f> points;
            for (int i = 0; i < 300; ++i) {
                points.push_back((1.4 * random.place(size) - Vec3::Constant(0.2 * size)).cast<float>());
            }
            for (const Segment& segment : bone.segments) { // on the pieces
                points.push_back(segment.a.cast<float>());
                points.push_back((0.5 * (segment.a + segment.b)).cast<float>());
            }
            compare(bone, points);
        }
    }

    /// Of equally near pieces the first counts.
    void ofEqualsTheFirst() {
        Random random;
        SeedBone bone;
        for (int i = 0; i < 500; ++i) {
            bone.segments.push_back({random.coarse(), random.coarse()});
        }
        std::vector<Vec3f> points;
        for (int i = 0; i < 1000; ++i) {
            points.push_back(random.coarse().cast<float>());
        }
        compare(bone, points);
    }

    void severalBonesKeepApart() {
        Random random;
        std::vector<SeedBone> bones;
        for (const std::size_t pieces : {200U, 3U, 0U, 90U}) {
            bones.push_back(boneOf(random, pieces, 0, 16.0));
        }
        BoneSegments all;
        all.assign(bones);
        for (std::uint32_t b = 0; b < bones.size(); ++b) {
            BoneSegments alone;
            alone.assign(std::span(&bones[b], 1));
            for (int i = 0; i < 100; ++i) {
                const Vec3f point = random.place(16.0).cast<float>();
                QVERIFY(all.nearest(b, point) == alone.nearest(0, point));
            }
        }
    }

    /// They are given anew for every search.
    void whatWasAssignedBeforeIsGone() {
        Random random;
        const SeedBone many = boneOf(random, 300, 0, 8.0);
        const SeedBone few = boneOf(random, 2, 0, 8.0);
        BoneSegments segments;
        segments.assign(std::span(&many, 1));
        segments.assign(std::span(&few, 1));
        BoneSegments fresh;
        fresh.assign(std::span(&few, 1));
        const Vec3f point = random.place(8.0).cast<float>();
        QVERIFY(segments.nearest(0, point) == fresh.nearest(0, point));
    }
};

SINEW_TEST(TestBoneSegments, sinew::test::NoApplication)

} // namespace testBoneSegments

#include "TestBoneSegments.moc"
