#include "core/io/ImportScene.h"
#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/weights/WeightFile.h"
#include "core/io/weights/WeightTexts.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace testWeightFiles {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Weights that are not round, up to three joints a vertex, one vertex without any.
Scene weighted() {
    Scene scene = limb();
    const auto joints = static_cast<std::int32_t>(scene.skeleton.size());
    SkinWeightsBuilder builder;
    for (std::size_t v = 0; v < scene.parts[0].mesh->vertexCount(); ++v) {
        std::vector<Influence> row;
        for (std::int32_t j = 0; v != 3 && j < std::min(joints, 3); ++j) {
            row.push_back({(j + static_cast<std::int32_t>(v)) % joints,
                           1.0F / static_cast<float>(1 + j + static_cast<int>(v % 7))});
        }
        builder.add(row);
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return scene;
}

Scene bare(Scene scene) {
    for (Part& part : scene.parts) {
        part.weights = nullptr;
    }
    return scene;
}

} // namespace

class TestWeightFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesTellApart() {
        const std::vector<std::string> wanted{"a", "a.3", "a.2", "unnamed", "unnamed.2"};
        QVERIFY(distinctNames({"a", "a", "a.2", "", ""}) == wanted);
    }

    void textGivesTheSameBits_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"w.csv", "w.json", "w.txt", "W.CSV"}) {
            QTest::newRow(name) << QString(name);
        }
    }

    void textGivesTheSameBits() {
        QFETCH(QString, name);
        const Scene scene = weighted();
        std::vector<std::filesystem::path> written;
        QVERIFY(writeWeights(scene, path(name), {}, m_progress, &written).has_value());
        QCOMPARE(written.size(), std::size_t{1});
        const auto read = readWeights(bare(scene), path(name), m_progress);
        QVERIFY2(read.has_value(), read ? "" : read.error().arguments.back().c_str());
        QVERIFY(*read->weights[0] == *scene.parts[0].weights);
        QCOMPARE(read->notices.size(), std::size_t{1}); // the vertex without weights
        QCOMPARE(read->notices[0].code, NoticeCode::VerticesUnweighted);
        QCOMPARE(read->notices[0].count, std::size_t{1});
    }

    /// Names beyond ASCII, with spaces, and two of one name.
    void aRigWithEverythingComesBack() {
        const Scene scene = richScene();
        for (const char* name : {"rich.csv", "rich.json", "rich.txt"}) {
            QVERIFY(writeWeights(scene, path(name), {}, m_progress).has_value());
            const auto read = readWeights(bare(scene), path(name), m_progress);
            QVERIFY2(read.has_value(), read ? "" : read.error().arguments.back().c_str());
            for (std::size_t p = 0; p < scene.parts.size(); ++p) {
                if (scene.parts[p].weights) {
                    QVERIFY2(read->weights[p] && *read->weights[p] == *scene.parts[p].weights, name);
                }
            }
        }
    }

    void whatIsNotNamedStays() {
        const Scene scene = weighted();
        const std::string joint = fileJointNames(scene.skeleton)[1];
        const auto read = readWeights(
            scene, with("few.csv", QByteArray::fromStdString("vertex,joint,weight\n5," + joint + ",1\n")),
            m_progress);
        QVERIFY(read.has_value());
        const SkinWeights& before = *scene.parts[0].weights;
        const SkinWeights& after = *read->weights[0];
        for (std::size_t v = 0; v < before.vertexCount(); ++v) {
            QCOMPARE(std::ranges::equal(after.at(v), before.at(v)), v != 5);
        }
        QCOMPARE(after.at(5).size(), std::size_t{1});
        QCOMPARE(after.at(5)[0].joint, 1);
    }

    void weightsAreNormalised() {
        const Scene scene = weighted();
        const std::vector<std::string> names = fileJointNames(scene.skeleton);
        const std::string text = "vertex,joint,weight\n0," + names[0] + ",3\n0," + names[1] + ",1\n1," +
                                 names[0] + ",0.5\n1," + names[0] + ",0.5\n";
        const auto read = readWeights(scene, with("sum.csv", QByteArray::fromStdString(text)), m_progress);
        QVERIFY(read.has_value());
        QCOMPARE(read->weights[0]->at(0)[0].weight, 0.75F);
        QCOMPARE(read->weights[0]->at(1).size(), std::size_t{1}); // repeated joints are one
        QVERIFY(std::ranges::any_of(read->notices, [](const Notice& notice) {
            return notice.code == NoticeCode::WeightsNormalised && notice.count == 1;
        }));
    }

    void rigNetBringsTheSkeleton() {
        const auto file = with("rig.txt", "joints hip 0 1 0\njoints leg 0 0.5 0\nroot hip\nhier hip leg\n"
                                          "skin 0 hip 0.25 leg 0.75\n");
        const auto skeleton = importSkeleton(file, m_progress);
        QVERIFY(skeleton.has_value());
        QCOMPARE(skeleton->skeleton.size(), std::size_t{2});
        QCOMPARE(skeleton->skeleton.joints[1].name, std::string("leg"));
        QCOMPARE(skeleton->skeleton.joints[1].parent, 0);
        QVERIFY((skeleton->skeleton.position(1) - Vec3(0, 0.5, 0)).norm() < 1e-12);
        const Scene scene = weighted();
        QVERIFY(writeWeights(scene, path("limb.txt"), {}, m_progress).has_value());
        const auto again = importSkeleton(path("limb.txt"), m_progress);
        QVERIFY(again.has_value());
        QCOMPARE(again->skeleton.size(), scene.skeleton.size());
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            QCOMPARE(again->skeleton.joints[j].parent, scene.skeleton.joints[j].parent);
            QVERIFY((again->skeleton.position(j) - scene.skeleton.position(j)).norm() < 1e-8);
        }
    }

    void separatorsAndQuotes() {
        const auto read = readWeightsCsv("\xef\xbb\xbfweight;part;joint;vertex\r\n"
                                         "0.5;\"a \"\"b\"\"; c\";\"line\nend\";7\r\n",
                                         "x.csv");
        QVERIFY(read.has_value());
        QCOMPARE(read->parts.size(), std::size_t{1});
        QCOMPARE(read->parts[0].name, std::string("a \"b\"; c"));
        QCOMPARE(read->joints, std::vector<std::string>{"line\nend"});
        QCOMPARE(read->parts[0].rows.at(7)[0].weight, 0.5F);
    }

    void handMadeTablesAreRead_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("capitals") << QByteArray("Part,VERTEX,Joint,Weight\nbox,7,hip,0.5\n");
        QTest::newRow("blanks") << QByteArray("part, vertex, joint, weight \nbox,7,hip,0.5\n");
        QTest::newRow("old Mac") << QByteArray("part,vertex,joint,weight\rbox,7,hip,0.5\r");
        QTest::newRow("decimal comma") << QByteArray("part;vertex;joint;weight\nbox;7;hip;0,5\n");
        QTest::newRow("mark and tabs")
            << QByteArray("\xef\xbb\xbfpart\tvertex\tjoint\tweight\nbox\t7\thip\t0,5\n");
    }

    void handMadeTablesAreRead() {
        QFETCH(QByteArray, text);
        const auto read = readWeightsCsv(text.toStdString(), "x.csv");
        QVERIFY(read.has_value());
        QCOMPARE(read->parts.at(0).name, std::string("box"));
        QCOMPARE(read->joints, std::vector<std::string>{"hip"});
        QCOMPARE(read->parts[0].rows.at(7)[0].weight, 0.5F);
    }

    void badFilesAreErrors_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        const auto row = [](const char* title, const char* name, const char* text, ErrorCode code) {
            QTest::newRow(title) << QString(name) << QByteArray(text) << static_cast<int>(code);
        };
        row("csv without head", "a.csv", "0,hip,1\n", ErrorCode::WeightsBroken);
        row("csv with few fields", "a.csv", "vertex,joint,weight\n0,hip\n", ErrorCode::WeightsBroken);
        row("csv with a word", "a.csv", "vertex,joint,weight\n0,hip,much\n", ErrorCode::WeightsBroken);
        row("csv, negative", "a.csv", "vertex,joint,weight\n0,hip,-1\n", ErrorCode::WeightsBroken);
        row("csv, no vertex", "a.csv", "vertex,joint,weight\n-1,hip,1\n", ErrorCode::WeightsBroken);
        row("csv, unknown joint", "a.csv", "vertex,joint,weight\n0,nobody,1\n", ErrorCode::JointUnknown);
        row("csv, far vertex", "a.csv", "vertex,joint,weight\n4000000000,nobody,1\n",
            ErrorCode::VertexUnknown);
        row("csv, unknown part", "a.csv", "part,vertex,joint,weight\nx,0,nobody,1\n", ErrorCode::PartUnknown);
        row("json, broken", "a.json", "{", ErrorCode::WeightsBroken);
        row("json, another", "a.json", "[1, 2]", ErrorCode::WeightsBroken);
        row("json, no lists", "a.json", "{\"sinewWeights\": 1}", ErrorCode::WeightsBroken);
        row("json, joint outside", "a.json",
            "{\"sinewWeights\": 1, \"joints\": [], \"parts\": [{\"part\": \"x\", \"weights\": [[[0, 1]]]}]}",
            ErrorCode::WeightsBroken);
        row("json, other count", "a.json",
            "{\"sinewWeights\": 1, \"joints\": [], \"parts\": [{\"part\": \"PART\", \"weights\": [[]]}]}",
            ErrorCode::WeightCountsDiffer);
        row("rignet, word", "a.txt", "joint a 0 0 0\n", ErrorCode::WeightsBroken);
        row("rignet, no joints", "a.txt", "skin 0\n", ErrorCode::WeightsBroken);
        row("rignet, no skin", "a.txt", "joints a 0 0 0\n", ErrorCode::WeightsBroken);
        row("rignet, two lines", "a.txt", "joints a 0 0 0\nskin 0 a 1\nskin 0 a 1\n",
            ErrorCode::WeightsBroken);
        row("rignet, no number", "a.txt", "joints a 0 0 0\nskin 0 a\n", ErrorCode::WeightsBroken);
        row("rignet, other count", "a.txt", "joints a 0 0 0\nskin 0 a 1\n", ErrorCode::WeightCountsDiffer);
        row("rignet, two parents", "a.txt",
            "joints a 0 0 0\njoints b 0 0 0\nhier a b\nhier b b\nskin 0 a 1\n", ErrorCode::WeightsBroken);
        row("images, none beside", "a.json",
            "{\"sinewWeightImages\": 1, \"images\": [{\"part\": \"PART\", \"joint\": \"x\", \"file\": "
            "\"../y.png\"}]}",
            ErrorCode::NoUvs);
        row("another ending", "a.xml", "x", ErrorCode::FormatUnknown);
        row("empty", "a.csv", "", ErrorCode::FileEmpty);
    }

    void badFilesAreErrors() {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        const Scene scene = weighted();
        text.replace("PART", QByteArray::fromStdString(filePartNames(scene)[0]));
        const auto read = readWeights(scene, with(name, text), m_progress);
        QVERIFY(!read.has_value());
        QCOMPARE(static_cast<int>(read.error().code), code);
    }

    void noWeightsAreAnError() {
        const auto none = writeWeights(bare(limb()), path("none.csv"), {}, m_progress);
        QVERIFY(!none.has_value() && none.error().code == ErrorCode::NoWeights);
        const auto strange = writeWeights(weighted(), path("none.xml"), {}, m_progress);
        QVERIFY(!strange.has_value() && strange.error().code == ErrorCode::FormatNotWritable);
        QVERIFY(!QFile::exists(m_folder.filePath("none.csv")) &&
                !QFile::exists(m_folder.filePath("none.xml")));
    }

private:
    std::filesystem::path path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    std::filesystem::path with(const QString& name, const QByteArray& text) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path(name)
                                                                                  : std::filesystem::path();
    }
    QTemporaryDir m_folder;
    Progress m_progress;
};

SINEW_TEST(TestWeightFiles, QCoreApplication)

} // namespace testWeightFiles

#include "TestWeightFiles.moc"
