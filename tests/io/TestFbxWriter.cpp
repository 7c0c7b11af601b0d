#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/write/FbxWriteParts.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cstring>
#include <limits>
#include <random>

namespace testFbxWriter {

using namespace sinew;

namespace {

constexpr double kDegrees = 3.14159265358979323846 / 180.0;

FbxNode sampleTree() {
    FbxNode leaf{"Leaf", {true, std::int16_t{-3}, std::int32_t{7}, std::int64_t{1} << 40, 1.5F, -2.25}, {}};
    FbxNode arrays{"Arrays",
                   {std::vector<bool>{true, false, true}, std::vector<std::int32_t>{1, -2, 3},
                    std::vector<std::int64_t>{std::numeric_limits<std::int64_t>::min()},
                    std::vector<float>(1000, 0.5F), std::vector<double>{}},
                   {}};
    FbxNode texts{"Texts", {std::string("a\0\1b", 4), std::string(), FbxBlob{std::string(300, '\0')}}, {}};
    FbxNode empty{"Empty", {}, {}};
    FbxNode nested{"Nested", {std::string("x")}, {leaf, FbxNode{"Inner", {}, {arrays}}}};
    return FbxNode{"", {}, {leaf, texts, empty, nested, empty}};
}

bool sameTree(const FbxNode& a, const FbxNode& b) {
    if (a.name != b.name || a.properties != b.properties || a.children.size() != b.children.size()) {
        return false;
    }
    for (std::size_t c = 0; c < a.children.size(); ++c) {
        if (!sameTree(a.children[c], b.children[c])) {
            return false;
        }
    }
    return true;
}

Mat3 rotationOf(const Vec3& degrees) {
    const Vec3 r = degrees * kDegrees;
    return (Eigen::AngleAxisd(r.z(), Vec3::UnitZ()) * Eigen::AngleAxisd(r.y(), Vec3::UnitY()) *
            Eigen::AngleAxisd(r.x(), Vec3::UnitX()))
        .toRotationMatrix();
}

} // namespace

class TestFbxWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void treesReadBackTheSame() {
        const FbxNode tree = sampleTree();
        const std::string bytes = writeFbxNodes(tree);
        const Expected<FbxNode> read = readFbxNodes(bytes, "memory");
        QVERIFY(read);
        QVERIFY(sameTree(tree, *read));
        QCOMPARE(writeFbxNodes(*read), bytes);
    }

    void recordsEndWhereTheySay() {
        // The end of the first record is where the second one begins, and both names stand there.
        const FbxNode tree{"", {}, {FbxNode{"First", {std::string("x")}, {}}, FbxNode{"Second", {}, {}}}};
        const std::string bytes = writeFbxNodes(tree);
        std::uint32_t end = 0;
        std::memcpy(&end, bytes.data() + 27, 4);
        QCOMPARE(bytes.substr(27 + 13, 5), std::string("First"));
        QCOMPARE(bytes.substr(end + 13, 6), std::string("Second"));
        // A record without properties ends with a null record, as a list does; so does the file's own list.
        std::uint32_t secondEnd = 0;
        std::memcpy(&secondEnd, bytes.data() + end, 4);
        QCOMPARE(secondEnd, end + 13 + 6 + 13);
        QCOMPARE(bytes.substr(end + 19, 26), std::string(26, '\0'));
    }

    void longArraysAreDeflated() {
        const FbxNode tree{"", {}, {FbxNode{"A", {std::vector<double>(100'000, 1.0)}, {}}}};
        QVERIFY(writeFbxNodes(tree).size() < 20'000);
        const FbxNode shorter{"", {}, {FbxNode{"A", {std::vector<double>(16, 1.0)}, {}}}};
        const std::string bytes = writeFbxNodes(shorter);
        std::uint32_t encoding = 9;
        std::memcpy(&encoding, bytes.data() + 27 + 13 + 1 + 1 + 4, 4);
        QCOMPARE(encoding, std::uint32_t{0});
    }

    void fileEndsWithTheFooter() {
        for (std::size_t length = 0; length < 40; ++length) {
            const std::string bytes =
                writeFbxNodes(FbxNode{"", {}, {FbxNode{std::string(length, 'n'), {1}, {}}}});
            // Version and 120 zeros before the last 16 bytes start at a multiple of 16.
            QCOMPARE((bytes.size() - 140) % 16, std::size_t{0});
            std::uint32_t version = 0;
            std::memcpy(&version, bytes.data() + bytes.size() - 140, 4);
            QCOMPARE(version, std::uint32_t{7400});
        }
    }

    void eulerAnglesGiveTheRotationBack_data() {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("z");
        std::mt19937 random(1);
        std::uniform_real_distribution<double> angle(-180.0, 180.0);
        for (int i = 0; i < 50; ++i) {
            QTest::addRow("random %d", i) << angle(random) << angle(random) << angle(random);
        }
        for (const double y : {90.0, -90.0, 90.0 - 1e-6, 90.0 - 1e-4, -90.0 + 1e-9}) {
            QTest::addRow("locked %.12g", y) << 35.0 << y << -120.0;
        }
    }

    void eulerAnglesGiveTheRotationBack() {
        QFETCH(const double, x);
        QFETCH(const double, y);
        QFETCH(const double, z);
        const Mat3 rotation = rotationOf({x, y, z});
        QVERIFY((rotationOf(fbxEuler(rotation)) - rotation).norm() < 1e-6);
    }
};

SINEW_TEST(TestFbxWriter, sinew::test::NoApplication)

} // namespace testFbxWriter

#include "TestFbxWriter.moc"
