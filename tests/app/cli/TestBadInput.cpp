#include "core/io/ImportScene.h"
#include "tests/app/support/BadInputs.h"
#include "tests/app/support/GoodFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace testBadInput {

using namespace sinew;
using namespace sinew::test;

namespace {

/// SINEW_BAD_INPUT_SEED=N tries others than the usual ones.
quint32 seed() {
    const int other = qEnvironmentVariableIntValue("SINEW_BAD_INPUT_SEED");
    return other > 0 ? static_cast<quint32>(other) : 20140801U;
}

} // namespace

/// Hundreds of broken files, each bound by the real program: it may refuse with one line or bind, nothing
/// else.
class TestBadInput : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wholeFilesBind_data() {
        QTest::addColumn<QString>("extension");
        QTest::addColumn<QByteArray>("character");
        QTest::addColumn<QString>("skeletonExtension");
        QTest::addColumn<QByteArray>("skeleton");
        const GoodFile mesh = goodMesh();
        const GoodFile joints = goodSkeletons().front();
        int row = 0;
        for (const GoodFile& file : goodCharacters()) {
            QTest::addRow("%d %s", row++, qPrintable(file.extension))
                << file.extension << file.bytes << joints.extension << joints.bytes;
        }
        for (const GoodFile& file : goodRiggedCharacters()) {
            QTest::addRow("%d %s", row++, qPrintable(file.extension))
                << file.extension << file.bytes << QString() << QByteArray();
        }
        for (const GoodFile& file : goodSkeletons()) {
            QTest::addRow("%d %s", row++, qPrintable(file.extension))
                << mesh.extension << mesh.bytes << file.extension << file.bytes;
        }
    }

    void wholeFilesBind() {
        QFETCH(QString, extension);
        QFETCH(QByteArray, character);
        QFETCH(QString, skeletonExtension);
        QFETCH(QByteArray, skeleton);
        const Ran ran = bind({"", extension, character, skeletonExtension, skeleton});
        QVERIFY2(ran.exitCode == 0 && onlyWarned(ran), qPrintable(ran.told()));
        QVERIFY2(fault().isEmpty(), qPrintable(fault()));
    }

    void thereAreEnough() {
        const QList<BadInput> inputs = badInputs(seed());
        QVERIFY(inputs.size() >= 300);
        const QList<BadInput> again = badInputs(seed());
        QCOMPARE(again.size(), inputs.size());
        for (qsizetype i = 0; i < inputs.size(); ++i) {
            QCOMPARE(again[i].character, inputs[i].character);
            QCOMPARE(again[i].skeleton, inputs[i].skeleton);
        }
    }

    void isRefusedOrBound_data() {
        QTest::addColumn<QString>("extension");
        QTest::addColumn<QByteArray>("character");
        QTest::addColumn<QString>("skeletonExtension");
        QTest::addColumn<QByteArray>("skeleton");
        int row = 0;
        for (const BadInput& input : badInputs(seed())) {
            QTest::addRow("%03d %s", row++, qPrintable(input.name))
                << input.extension << input.character << input.skeletonExtension << input.skeleton;
        }
    }

    void isRefusedOrBound() {
        QFETCH(QString, extension);
        QFETCH(QByteArray, character);
        QFETCH(QString, skeletonExtension);
        QFETCH(QByteArray, skeleton);
        const Ran ran = bind({"", extension, character, skeletonExtension, skeleton});
        QVERIFY2(!ran.crashed && !ran.hung, qPrintable(ran.told()));
        if (ran.exitCode == 0) {
            QVERIFY2(onlyWarned(ran) && !ran.out.isEmpty(), qPrintable(ran.told()));
            QVERIFY2(fault().isEmpty(), qPrintable(fault()));
            ++m_bound;
            return;
        }
        ++m_refused;
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        const QStringList left = QDir(m_folder.path()).entryList({"*out*"}, QDir::Files | QDir::Hidden);
        QVERIFY2(left.isEmpty(), qPrintable(left.join(' ')));
    }

    void bothHappened() {
        // Inputs that all fail at the first byte, or all bind, would prove little.
        QVERIFY2(m_bound > 50 && m_refused > 50,
                 qPrintable(QString("%1 bound, %2 refused").arg(m_bound).arg(m_refused)));
    }

private:
    Ran bind(const BadInput& input) {
        for (const QString& old : QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden)) {
            QFile::remove(m_folder.filePath(old));
        }
        const QString character = m_folder.filePath("in." + input.extension);
        writeFile(character, input.character);
        QStringList arguments{"bind",         character,
                              "-o",           m_folder.filePath("out.glb"),
                              "-o",           m_folder.filePath("out.fbx"),
                              "--resolution", "32",
                              "--threads",    "1"};
        if (!input.skeletonExtension.isEmpty()) {
            const QString skeleton = m_folder.filePath("joints." + input.skeletonExtension);
            writeFile(skeleton, input.skeleton);
            arguments << "--skeleton" << skeleton;
        }
        return runSinew(arguments);
    }

    /// Why the files a successful bind left are no good, or an empty text.
    QString fault() const {
        for (const char* name : {"out.glb", "out.fbx"}) {
            Progress progress;
            const Expected<ImportedScene> read = importScene(m_folder.filePath(name).toStdString(), progress);
            if (!read) {
                return QString(name) + " cannot be read";
            }
            for (const Notice& notice : read->notices) {
                if (notice.code == NoticeCode::WeightsNormalised ||
                    notice.code == NoticeCode::VerticesUnweighted ||
                    notice.code == NoticeCode::NonFiniteVerticesMoved) {
                    return QString(name) + " holds weights or points that are not valid";
                }
            }
            for (const Part& part : read->scene.parts) {
                if (!part.weights || part.weights->unweightedCount() > 0 ||
                    part.weights->largestInfluenceCount() > 4) {
                    return QString(name) + " holds points without weight, or with too many";
                }
            }
        }
        return {};
    }

    QTemporaryDir m_folder;
    int m_bound = 0;
    int m_refused = 0;
};

SINEW_TEST(TestBadInput, QCoreApplication)

} // namespace testBadInput

#include "TestBadInput.moc"
