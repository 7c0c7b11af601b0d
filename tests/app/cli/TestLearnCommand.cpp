#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace testLearnCommand {

using namespace sinew;
using namespace sinew::test;

class TestLearnCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        for (const char* folder : {"two", "one", "bare"}) {
            QVERIFY(QDir(m_files.path("")).mkpath(folder));
        }
        const Ran ran = runSinew(m_files.bind("two/a.glb"));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(QFile::copy(m_files.path("two/a.glb"), m_files.path("two/b.glb")));
        QVERIFY(QFile::copy(m_files.path("two/a.glb"), m_files.path("one/a.glb")));
        QVERIFY(QFile::copy(m_files.mesh(), m_files.path("two/c.obj")));
        QVERIFY(QFile::copy(m_files.mesh(), m_files.path("bare/a.obj")));
    }

    void aStyleIsLearned() {
        const Ran ran = runSinew({"learn", m_files.path("two"), "-o", style()});
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("2 characters") && ran.out.contains("c.obj"), qPrintable(ran.told()));
        const QJsonObject json = jsonOf(fileBytes(style()));
        QCOMPARE(json["sinewStyle"].toInt(), 1);
        QCOMPARE(json["examples"].toInt(), 2);
        const QJsonObject one = json["surfaces"].toArray().first().toObject();
        QCOMPARE(one["surface"].toString(), QString("one"));
        QCOMPARE(one["examples"].toInt(), 2);
    }

    void aBindTakesIt() {
        const QString soft = m_files.with("soft.style", R"({"sinewStyle": 1, "surfaces":
            [{"surface": "one", "examples": 2, "bind": {"alpha": 0.2, "smoothing": 0.3}}]})");
        const QJsonObject bind = recipeOf({"--style", soft});
        QCOMPARE(bind["alpha"].toDouble(), 0.2);
        QCOMPARE(bind["smoothing"].toDouble(), 0.3);
        QCOMPARE(recipeOf({"--style", soft, "--alpha", "0.7"})["alpha"].toDouble(), 0.7);
        QCOMPARE(recipeOf({"--style", soft, "--solver", "nearest"})["alpha"].toDouble(), 0.45);
    }

    void refusesBadInput_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const QStringList& arguments, const QByteArray& said) {
            QTest::newRow(name) << arguments << said;
        };
        const QString out = m_files.path("out.glb");
        const auto bound = [&](const QByteArray& text) {
            const QString file = m_files.with(QString::number(m_written++) + ".style", text);
            return QStringList{"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o",
                               out,    "--style",      file};
        };
        row("one rig", {"learn", m_files.path("one"), "-o", style()}, "too few finished characters");
        row("no weights", {"learn", m_files.path("bare"), "-o", style()}, "too few finished characters");
        row("no folder", {"learn", m_files.path("none"), "-o", style()}, "none");
        row("other version", bound(R"({"sinewStyle": 2})"), "version 2");
        row("no style", bound(R"({"sinewRecipe": 1})"), "no style");
        row("no JSON", bound("{"), "cannot be used");
        row("out of range", bound(R"({"sinewStyle": 1, "surfaces": [{"bind": {"alpha": 2}}]})"), "alpha");
        row("no solver", bound(R"({"sinewStyle": 1, "surfaces": [{"bind": {"solver": "warm"}}]})"), "solver");
        row("no list", bound(R"({"sinewStyle": 1, "surfaces": 3})"), "surfaces");
        row("unknown key", bound(R"({"sinewStyle": 1, "colour": 3})"), "colour");
    }

    void refusesBadInput() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const Ran ran = runSinew(arguments);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(said), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("out.glb")));
    }

private:
    QString style() const { return m_files.path("studio.style"); }

    /// The settings in force of a bind with these options.
    QJsonObject recipeOf(const QStringList& options) const {
        const QString file = m_files.path("bound.glb");
        const Ran ran = runSinew(QStringList{"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o",
                                             file, "--save-recipe", "-"} +
                                 options);
        return jsonOf(ran.out)["bind"].toObject();
    }

    LimbFiles m_files;
    int m_written = 0;
};

SINEW_TEST(TestLearnCommand, QCoreApplication)

} // namespace testLearnCommand

#include "TestLearnCommand.moc"
