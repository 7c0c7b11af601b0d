#include "app/cli/bind/VertexList.h"
#include "app/recipe/Recipe.h"
#include "core/bind/settings/PartPlan.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testAreaBind {

using namespace sinew;
using namespace sinew::test;

/// Areas as handles, and pseudo-edges, from the command line to the files that it writes.
class TestAreaBind : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const Ran ran = runSinew(m_files.bind("plain.glb", {"--joints", "all"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        m_plain = imported(m_files.path("plain.glb"));
        QCOMPARE(m_plain.skeleton.size(), std::size_t{3});
        m_joint = QString::fromStdString(m_plain.skeleton.joints[1].name);
    }

    void listsAreRead() {
        const auto read = readVertexList(
            m_files.with("list.txt", "# ears\n3 1,2\n\n10-12\n part  Left Ear \n5\n5 4\n").toStdString());
        QVERIFY(read.has_value());
        QCOMPARE(read->size(), std::size_t{2});
        QCOMPARE(read->at(0).part, std::string());
        QVERIFY((read->at(0).vertices == std::vector<std::uint32_t>{1, 2, 3, 10, 11, 12}));
        QCOMPARE(read->at(1).part, std::string("Left Ear"));
        QVERIFY((read->at(1).vertices == std::vector<std::uint32_t>{4, 5}));
        QVERIFY(read->at(1).vertexCount == 0 && read->at(1).amounts == std::vector<float>(2, 1.0F));
    }

    void brokenListsAreRefused() {
        for (const char* text : {"1 two", "5-3", "-4", "1.5", "99999999999", "3-", "1--2", "60000000"}) {
            const auto read = readVertexList(m_files.with("bad.txt", text).toStdString());
            QVERIFY2(!read && read.error().code == ErrorCode::VertexListBroken, text);
        }
        const auto bare = readVertexList(m_files.with("bare.txt", "# nothing\npart Body\n").toStdString());
        QVERIFY(!bare && bare.error().code == ErrorCode::FileEmpty);
        QVERIFY(!readVertexList(m_files.path("none.txt").toStdString()));
    }

    /// The vertices that are listed follow the joint alone, whatever the solver.
    void listedVerticesFollowTheJoint_data() {
        QTest::addColumn<QString>("solver");
        for (const char* solver : {"geodesic", "biharmonic", "heat"}) {
            QTest::newRow(solver) << QString(solver);
        }
    }

    void listedVerticesFollowTheJoint() {
        QFETCH(QString, solver);
        const Scene mesh = imported(m_files.mesh());
        QByteArray list;
        std::vector<Vec3> listed;
        for (std::size_t v = 0; v < mesh.parts[0].mesh->vertexCount(); ++v) {
            if (const Vec3& vertex = mesh.parts[0].mesh->vertices[v]; vertex.x() > 0.6) {
                list += QByteArray::number(static_cast<qulonglong>(v)) + '\n';
                listed.push_back(vertex);
            }
        }
        const QString file = m_files.with("end.txt", list);
        const Ran ran = runSinew(m_files.bind("area.glb", {"--joints", "all", "--solver", solver, "--handle",
                                                           m_joint + "=vertices:" + file, "--save-recipe",
                                                           m_files.path("area.json"), "--force"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene bound = imported(m_files.path("area.glb"));
        std::size_t found = 0;
        for (std::size_t v = 0; v < bound.parts[0].mesh->vertexCount(); ++v) {
            const Vec3& vertex = bound.parts[0].mesh->vertices[v];
            if (vertex.x() > 0.6) {
                ++found;
                const auto influences = bound.parts[0].weights->at(v);
                QCOMPARE(influences.size(), std::size_t{1});
                QCOMPARE(QString::fromStdString(
                             bound.skeleton.joints[static_cast<std::size_t>(influences[0].joint)].name),
                         m_joint);
            }
        }
        QVERIFY(found >= listed.size());
        // The recipe holds the vertices themselves.
        const auto recipe = readRecipe(m_files.path("area.json").toStdString());
        QVERIFY(recipe && recipe->bind.handles.size() == 1);
        QCOMPARE(recipe->bind.handles[0].vertices->front().vertices.size(), listed.size());
        const Ran again =
            runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o",
                      m_files.path("again.glb"), "--recipe", m_files.path("area.json"), "--force"});
        QVERIFY2(again.exitCode == 0, qPrintable(again.told()));
        QCOMPARE(fileBytes(m_files.path("again.glb")), fileBytes(m_files.path("area.glb")));
    }

    void aRegionOfTheCommandLineCanBeIt() {
        const Ran ran =
            runSinew(m_files.bind("region.glb", {"--joints", "all", "--region", "end=box:0.6,-1,-1,2,1,1",
                                                 "--handle", m_joint + "=region:end", "--force"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene bound = imported(m_files.path("region.glb"));
        for (std::size_t v = 0; v < bound.parts[0].mesh->vertexCount(); ++v) {
            if (bound.parts[0].mesh->vertices[v].x() > 0.61) {
                QCOMPARE(bound.parts[0].weights->at(v).size(), std::size_t{1});
            }
        }
    }

    void whatIsWrongIsSaid() {
        const auto says = [&](const QStringList& options, const QByteArray& word) {
            const Ran ran = runSinew(m_files.bind("no.glb", options));
            return failedCleanly(ran) && ran.err.contains(word) ? QByteArray() : ran.told().toUtf8();
        };
        QCOMPARE(says({"--handle", m_joint + "=region:belly"}, "no such region"), QByteArray());
        QCOMPARE(
            says({"--handle", m_joint + "=region:far", "--region", "far=sphere:9,9,9,1"}, "holds no vertex"),
            QByteArray());
        QCOMPARE(says({"--handle", "nobody=vertices:" + m_files.with("one.txt", "1")}, "no joint nobody"),
                 QByteArray());
        QCOMPARE(says({"--new-joints", "--handle", "nobody=vertices:" + m_files.path("one.txt")},
                      "no joint nobody"),
                 QByteArray());
        QCOMPARE(says({"--handle", m_joint + "=vertices:" + m_files.with("over.txt", "1 100000")}, "100000"),
                 QByteArray());
        QCOMPARE(says({"--handle", m_joint + "=vertices:" + m_files.with("hat.txt", "part Hat\n1")},
                      "no part Hat"),
                 QByteArray());
        QCOMPARE(says({"--handle", m_joint + "=vertices:" + m_files.with("bad.txt", "1\nx")}, "line 2"),
                 QByteArray());
        QCOMPARE(says({"--handle", m_joint + "=vertices:" + m_files.path("none.txt")}, "none.txt"),
                 QByteArray());
        QCOMPARE(says({"--pseudo-edge", "a,a"}, "itself"), QByteArray());
        QCOMPARE(says({"--pseudo-edge", m_joint + ",nobody"}, "no joint nobody"), QByteArray());
        const Ran typed = runSinew(m_files.bind("no.glb", {"--handle", m_joint + "=region:"}));
        QVERIFY2(typed.exitCode != 0 && typed.err.contains("JOINT=region:REGION"), qPrintable(typed.told()));
    }

    void listsAreNotOverwritten() {
        const QString list = m_files.with("keep.txt", "1 2 3\n");
        const Ran ran =
            runSinew(m_files.bind("x.glb", {"--handle", m_joint + "=vertices:" + list, "--report", list}));
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QCOMPARE(fileBytes(list), QByteArray("1 2 3\n"));
    }

    void pseudoEdgesChangeNoWeight() {
        const Ran ran = runSinew(m_files.bind("edged.glb", {"--joints", "all", "--pseudo-edge", edge(0, 2),
                                                            "--save-recipe", m_files.path("edged.json")}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QCOMPARE(fileBytes(m_files.path("edged.glb")), fileBytes(m_files.path("plain.glb")));
        const auto recipe = readRecipe(m_files.path("edged.json").toStdString());
        QVERIFY(recipe && recipe->pseudoEdges.size() == 1);
    }

    void posesTurnAlongPseudoEdges() {
        const QString pose = m_files.with("up.json", "{\"" + name(2) + "\": {\"translate\": [0, 1, 0]}}");
        const auto posed = [&](const QString& out, const QStringList& options) {
            const Ran ran = runSinew(QStringList{"pose", m_files.path("plain.glb"), "--pose", pose, "-o",
                                                 m_files.path(out), "--force"} +
                                     options);
            return ran.exitCode == 0 ? fileBytes(m_files.path(out))
                                     : QByteArray("failed: ") + ran.told().toUtf8();
        };
        const QByteArray plain = posed("posed.obj", {});
        QVERIFY2(!plain.startsWith("failed"), plain.constData());
        const QByteArray turned = posed("turned.obj", {"--pseudo-edge", edge(1, 2)});
        QVERIFY2(!turned.startsWith("failed"), turned.constData());
        QVERIFY(turned != plain);
        QCOMPARE(posed("turned.obj", {"--pseudo-edge", edge(2, 1)}), turned);
        const QByteArray unknown = posed("no.obj", {"--pseudo-edge", name(2) + ",nobody"});
        QVERIFY2(unknown.startsWith("failed") && unknown.contains("nobody"), unknown.constData());
        const QByteArray itself = posed("no.obj", {"--pseudo-edge", edge(2, 2)});
        QVERIFY2(itself.contains("itself"), itself.constData());
        const QByteArray one = posed("no.obj", {"--pseudo-edge", name(2)});
        QVERIFY2(one.contains("two joints"), one.constData());
    }

private:
    QByteArray name(std::size_t joint) const {
        return QByteArray::fromStdString(m_plain.skeleton.joints[joint].name);
    }
    QString edge(std::size_t a, std::size_t b) const { return QString::fromUtf8(name(a) + ',' + name(b)); }

    LimbFiles m_files;
    Scene m_plain;
    QString m_joint;
};

SINEW_TEST(TestAreaBind, QCoreApplication)

} // namespace testAreaBind

#include "TestAreaBind.moc"
