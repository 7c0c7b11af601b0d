#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testImportPositions {

using namespace sinew;
using namespace sinew::test;

namespace {

/// As files write it, whatever the locale.
std::string written(double value) {
    return QByteArray::number(value).toStdString();
}

/// A strip of 4 x 2 vertices, 3 quads, as an OBJ object; `spoilt` takes the place of its second vertex's
/// line.
std::string strip(const std::string& name, double y, std::size_t first, const std::string& spoilt = {}) {
    std::string text = "o " + name + "\n";
    for (int x = 0; x < 4; ++x) {
        const std::string line = "v " + std::to_string(x) + ' ' + written(y) + " 0\nv " + std::to_string(x) +
                                 ' ' + written(y + 1.0) + " 0\n";
        text += x == 1 && !spoilt.empty() ? "v " + spoilt + "\nv 1 " + written(y + 1.0) + " 0\n" : line;
    }
    for (std::size_t q = first; q < first + 6; q += 2) {
        text += "f " + std::to_string(q) + ' ' + std::to_string(q + 2) + ' ' + std::to_string(q + 3) + ' ' +
                std::to_string(q + 1) + '\n';
    }
    return text;
}

/// The same with no usable vertex at all.
std::string lost(const std::string& name, const std::string& number, std::size_t first) {
    std::string text = "o " + name + "\n";
    for (int p = 0; p < 4; ++p) {
        text += "v " + number + " 0 0\n";
    }
    return text + "f " + std::to_string(first) + ' ' + std::to_string(first + 1) + ' ' +
           std::to_string(first + 2) + ' ' + std::to_string(first + 3) + '\n';
}

bool within(const Mesh& mesh, double bound) {
    return std::ranges::all_of(
        mesh.vertices, [&](const Vec3& p) { return p.allFinite() && p.cwiseAbs().maxCoeff() <= bound; });
}

} // namespace

/// Coordinates that are no numbers, or too large to calculate with.
class TestImportPositions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFewGoBetweenTheirNeighbours_data() {
        QTest::addColumn<QString>("spoilt");
        for (const char* spoilt : {"nan 0 0", "inf 0 0", "-inf 0 0", "1e30 0 0", "0 -1e300 0"}) {
            QTest::newRow(spoilt) << QString(spoilt);
        }
    }
    void aFewGoBetweenTheirNeighbours() {
        QFETCH(QString, spoilt);
        const auto read =
            m_folder.scene("few.obj", strip("far", 100.0, 1) + strip("hurt", 5.0, 9, spoilt.toStdString()));
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.parts.size(), std::size_t{2});
        QCOMPARE(read->scene.parts[0].mesh->polygonCount(), std::size_t{3});
        const Mesh& hurt = *read->scene.parts[1].mesh;
        QCOMPARE(hurt.vertexCount(), std::size_t{8});
        const Notice* notice = findNotice(read->notices, NoticeCode::NonFiniteVerticesMoved);
        QVERIFY(notice != nullptr);
        QCOMPARE(notice->subject, std::string("hurt"));
        QCOMPARE(notice->count, std::size_t{1});
        // Not at the origin, where it would spread polygons through all else.
        for (const Vec3& point : hurt.vertices) {
            QVERIFY(point.x() >= 0.0 && point.x() <= 3.0 && point.y() >= 5.0 && point.y() <= 6.0);
        }
    }

    void aMeshWithoutAnyIsLeftOut() {
        const auto read = m_folder.scene("one.obj", strip("whole", 0.0, 1) + lost("gone", "nan", 9));
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.parts.size(), std::size_t{1});
        const Notice* notice = findNotice(read->notices, NoticeCode::MeshWithoutPlacesDropped);
        QVERIFY(notice != nullptr);
        QCOMPARE(notice->subject, std::string("gone"));
        QCOMPARE(notice->count, std::size_t{4});
    }

    void aFileWithoutAnyIsAnError_data() {
        QTest::addColumn<QString>("number");
        QTest::newRow("nan") << "nan";
        QTest::newRow("1e30") << "1e30";
    }
    void aFileWithoutAnyIsAnError() {
        QFETCH(QString, number);
        const auto read = m_folder.scene("all.obj", lost("gone", number.toStdString(), 1));
        QVERIFY2(failsWith(read, ErrorCode::PositionsUnusable), qPrintable(outcome(read)));
        QCOMPARE(read.error().arguments.at(1), std::string("gone"));
        QCOMPARE(read.error().arguments.at(2), std::string("4"));
    }

    void hugeNodesStandWhereTheirParentsDo() {
        GltfBuilder file;
        file.json["scenes"] = {{{"nodes", {0, 1}}}};
        file.json["nodes"] = {{{"name", "body"}, {"mesh", 0}, {"skin", 0}},
                              {{"name", "root"}, {"children", {2}}},
                              {{"name", "lost"}, {"translation", {1e30, 0, 0}}}};
        const std::size_t positions = file.floats("VEC3", 3, {0, 0, 0, 1, 0, 0, 0, 1, 0});
        const std::size_t joints = file.shorts("VEC4", 4, {0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0});
        const std::size_t weights = file.floats("VEC4", 4, {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
        file.json["skins"] = {{{"joints", {1, 2}}}};
        file.json["meshes"] = {
            {{"primitives",
              {{{"attributes", {{"POSITION", positions}, {"JOINTS_0", joints}, {"WEIGHTS_0", weights}}}}}}}};
        const auto read = m_folder.scene("lost.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Notice* notice = findNotice(read->notices, NoticeCode::NodePlaceReset);
        QVERIFY(notice != nullptr);
        QCOMPARE(notice->subject, std::string("lost"));
        for (std::size_t j = 0; j < read->scene.skeleton.size(); ++j) {
            QVERIFY(read->scene.skeleton.position(j).norm() < 10.0);
        }
        QVERIFY(within(*read->scene.parts[0].mesh, 10.0));
    }

    void brokenBindMatricesAreSaid() {
        GltfBuilder file;
        file.json["scenes"] = {{{"nodes", {0, 1}}}};
        file.json["nodes"] = {{{"name", "body"}, {"mesh", 0}, {"skin", 0}}, {{"name", "root"}}};
        const std::size_t positions = file.floats("VEC3", 3, {0, 0, 0, 1, 0, 0, 0, 1, 0});
        const std::size_t joints = file.shorts("VEC4", 4, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
        const std::size_t weights = file.floats("VEC4", 4, {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const std::size_t binds = file.floats("MAT4", 16, {nan, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
        file.json["skins"] = {{{"joints", {1}}, {"inverseBindMatrices", binds}}};
        file.json["meshes"] = {
            {{"primitives",
              {{{"attributes", {{"POSITION", positions}, {"JOINTS_0", joints}, {"WEIGHTS_0", weights}}}}}}}};
        const auto read = m_folder.scene("bind.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Notice* notice = findNotice(read->notices, NoticeCode::SkinBindPoseReset);
        QVERIFY(notice != nullptr);
        QCOMPARE(notice->count, std::size_t{1});
        QVERIFY(within(*read->scene.parts[0].mesh, 10.0));
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestImportPositions, sinew::test::NoApplication)

} // namespace testImportPositions

#include "TestImportPositions.moc"
