#include "tests/app/support/RunSinew.h"
#include "tests/bytes/BindBytes.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

namespace testOutputBytes {

using namespace sinew;
using namespace sinew::test;

namespace {

/// `sinew COMMAND CHARACTER ...` with the skeleton that lies beside the file.
QStringList commandLine(const QString& command, const QString& path, const QStringList& options) {
    QStringList arguments{command, path};
    const QString skeleton = skeletonBeside(path);
    if (!skeleton.isEmpty()) {
        arguments += {"--skeleton", skeleton};
    }
    return arguments + options;
}

/// Runs a bind at 64. A refusal is part of the record, so its exit code is not looked at here.
Ran bindAt64(const QString& path, const QStringList& options) {
    return runSinew(commandLine("bind", path, QStringList{"-q", "--resolution", "64"} + options));
}

/// The text without the folders of this machine.
QByteArray withoutFolders(QByteArray text, const QString& path, const QTemporaryDir& out) {
    text.replace(QFileInfo(path).path().toUtf8() + '/', "");
    text.replace(out.path().toUtf8() + '/', "");
    return text;
}

void compare(const QString& character, const char* output, const QByteArray& first,
             const QByteArray& second) {
    compareWithRecord(QString("%1 64 %2").arg(character, output).toUtf8(),
                      sha256(first) + ' ' + sha256(second));
}

} // namespace

/// What the other outputs hold stays the same: patched files, VRM, weights as text, and the JSON of inspect,
/// explain and the bind report. Each character at 64 with the standard settings.
class TestOutputBytes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void patchedFiles_data() { addCharacterRows(); }
    void patchedFiles() {
        SINEW_NEED_CHARACTER(character, path)
        const QTemporaryDir folder;
        const Ran ran = bindAt64(path, {"-o", folder.filePath("out.glb"), "-o", folder.filePath("out.fbx")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        compare(character, "patched", fileBytes(folder.filePath("out.glb")),
                fileBytes(folder.filePath("out.fbx")));
    }

    void vrmAndWeights_data() { addCharacterRows(); }
    void vrmAndWeights() {
        SINEW_NEED_CHARACTER(character, path)
        const QTemporaryDir folder;
        // A character that is no human has no VRM; then the record holds what is said about it.
        const QString vrm = folder.filePath("out.vrm");
        const Ran ran = bindAt64(path, {"-o", vrm, "--vrm-author", "Somebody"});
        QVERIFY2(ran.exitCode == 0 || failedCleanly(ran), qPrintable(ran.told()));
        const QString bound = folder.filePath("bound.glb");
        QCOMPARE(bindAt64(path, {"-o", bound}).exitCode, 0);
        const QString table = folder.filePath("weights.csv");
        const Ran exported = runSinew({"weights", bound, "--export", table});
        QVERIFY2(exported.exitCode == 0, qPrintable(exported.told()));
        compare(character, "vrm", ran.exitCode == 0 ? fileBytes(vrm) : withoutFolders(ran.err, path, folder),
                fileBytes(table));
    }

    void inspectionAndExplanation_data() { addCharacterRows(); }
    void inspectionAndExplanation() {
        SINEW_NEED_CHARACTER(character, path)
        const QTemporaryDir folder;
        const Ran inspected = runSinew(commandLine("inspect", path, {"--json"}));
        QVERIFY2(inspected.exitCode == 0, qPrintable(inspected.told()));
        const Ran explained =
            runSinew(commandLine("explain", path, {"--json", "--resolution", "64", "--vertex", "11"}));
        QVERIFY2(explained.exitCode == 0, qPrintable(explained.told()));
        compare(character, "json", withoutFolders(inspected.out, path, folder),
                withoutFolders(explained.out, path, folder));
    }

    void bindReport_data() { addCharacterRows(); }
    void bindReport() {
        SINEW_NEED_CHARACTER(character, path)
        const QTemporaryDir folder;
        const QString file = folder.filePath("report.json");
        const Ran ran = bindAt64(path, {"-o", folder.filePath("out.glb"), "--report", file});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QJsonObject report = jsonOf(fileBytes(file));
        QVERIFY(report.contains("counts"));
        for (const char* measured : {"seconds", "peakMemoryBytes", "threads"}) {
            report.remove(measured);
        }
        compare(character, "report", withoutFolders(QJsonDocument(report).toJson(), path, folder), ran.err);
    }
};

SINEW_TEST(TestOutputBytes, NoApplication)

} // namespace testOutputBytes

#include "TestOutputBytes.moc"
