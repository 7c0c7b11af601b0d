#include "app/cli/CommandLine.h"
#include "app/files/Overwriting.h"
#include "tests/support/Runner.h"

#include <QFileInfo>
#include <QTest>

#include <array>

namespace testExportTarget {

using namespace sinew;

/// `sinew FILE --export-to OUT`: another program opens the window and says where it waits for the result.
class TestExportTarget : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asksForTheWindow() {
        const std::array<const char*, 5> words{"sinew", "knight.glb", "--export-to", "out.glb", "more"};
        QVERIFY(asksForWindow(2, words.data()));
        QVERIFY(asksForWindow(4, words.data()));
        QVERIFY(!asksForWindow(3, words.data()));
        QVERIFY(!asksForWindow(5, words.data()));
        const std::array<const char*, 4> command{"sinew", "bind", "--export-to", "out.glb"};
        QVERIFY(!asksForWindow(4, command.data()));
        const std::array<const char*, 4> other{"sinew", "knight.glb", "--output", "out.glb"};
        QVERIFY(!asksForWindow(4, other.data()));
    }

    /// Besides, it may await the weights of every bind in a folder.
    void mayNameAFolderForTheLiveLink() {
        const QStringList words{"sinew", "knight.glb", "--export-to", "out.glb", "--live", "./link"};
        const std::array<const char*, 6> live{"sinew",   "knight.glb", "--export-to",
                                              "out.glb", "--live",     "./link"};
        QVERIFY(asksForWindow(6, live.data()));
        QCOMPARE(exportFileFor("knight.glb", words), QFileInfo("out.glb").absoluteFilePath());
        QCOMPARE(liveFolder(words), QFileInfo("link").absoluteFilePath());
        const std::array<const char*, 6> other{"sinew",   "knight.glb", "--export-to",
                                               "out.glb", "--alive",    "./link"};
        QVERIFY(!asksForWindow(6, other.data()));
        QCOMPARE(liveFolder({"sinew", "knight.glb", "--export-to", "out.glb"}), QString());
        QCOMPARE(liveFolder({"sinew", "knight.glb", "--export-to", "out.glb", "--dead", "x"}), QString());
    }

    void isProposedForTheFileItCameWith() {
        const QStringList words{"sinew", "./knight.glb", "--export-to", "out.glb"};
        QCOMPARE(exportFileFor(QFileInfo("knight.glb").absoluteFilePath(), words),
                 QFileInfo("out.glb").absoluteFilePath());
    }

    void isNotProposedOtherwise() {
        const QStringList words{"sinew", "knight.glb", "--export-to", "out.glb"};
        QCOMPARE(exportFileFor("fox.glb", words), QString());
        QCOMPARE(exportFileFor("knight.glb", {"sinew", "knight.glb"}), QString());
        QCOMPARE(exportFileFor("knight.glb", {"sinew"}), QString());
    }
};

SINEW_TEST(TestExportTarget, QCoreApplication)

} // namespace testExportTarget

#include "TestExportTarget.moc"
