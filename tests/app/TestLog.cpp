#include "app/document/edits/Edits.h"
#include "app/log/ActivityLog.h"
#include "core/io/ExportScene.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QAbstractItemModelTester>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

namespace testLog {

using namespace sinew;

class TestLog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { endLogging(); }
    void linesReachPanelAndFile() {
        LogModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        log(LogLevel::Info, "before there is a log");
        setUpLogging(model, m_folder->path());
        log(LogLevel::Info, QString::fromUtf8("Größe {} %1"));
        logError(makeError(ErrorCode::FileEmpty, {"x.fbx"}));
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 2, test::kPatience);
        QCOMPARE(model.index(0).data(LogModel::TextRole).toString(), QString::fromUtf8("Größe {} %1"));
        QCOMPARE(model.index(1).data(LogModel::LevelRole).toInt(), static_cast<int>(LogLevel::Error));
        QVERIFY(
            std::abs(
                model.index(0).data(LogModel::TimeRole).toDateTime().secsTo(QDateTime::currentDateTime())) <
            60);
        QVERIFY(model.text().contains("x.fbx"));
        const QByteArray written = test::fileBytes(logFile());
        QVERIFY(written.contains("Größe {} %1") && written.contains("error") && written.contains("x.fbx"));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void anyThreadMayWrite() {
        LogModel model;
        setUpLogging(model, m_folder->path());
        std::vector<std::thread> threads;
        for (int t = 0; t < 4; ++t) {
            threads.emplace_back([t] {
                for (int i = 0; i < 200; ++i) {
                    log(LogLevel::Debug, QString("%1 %2").arg(t).arg(i));
                }
            });
        }
        for (std::thread& thread : threads) {
            thread.join();
        }
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 800, test::kPatience);
        std::vector<int> next(4, 0); // each thread's lines keep their order
        for (int row = 0; row < 800; ++row) {
            const QStringList words = model.index(row).data(LogModel::TextRole).toString().split(' ');
            QCOMPARE(words[1].toInt(), next[static_cast<std::size_t>(words[0].toInt())]++);
        }
    }

    void theOldestGo() {
        LogModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        setUpLogging(model, m_folder->path());
        for (int i = 0; i < 3 * LogModel::kMax; ++i) {
            log(LogLevel::Info, QString::number(i));
            if (i % 700 == 0) {
                QCoreApplication::processEvents();
            }
        }
        QTRY_COMPARE_WITH_TIMEOUT(model.index(model.rowCount() - 1).data(LogModel::TextRole).toInt(),
                                  3 * LogModel::kMax - 1, test::kPatience);
        QCOMPARE(model.rowCount(), LogModel::kMax);
        QCOMPARE(model.index(0).data(LogModel::TextRole).toInt(), 2 * LogModel::kMax);
    }

    void filesStaySmall() {
        LogModel model;
        setUpLogging(model, m_folder->path());
        for (int i = 0; i < 5000; ++i) {
            log(LogLevel::Info, QString(1000, 'x'));
        }
        const QFileInfoList files = QDir(m_folder->path()).entryInfoList(QDir::Files);
        QCOMPARE(files.size(), 3);
        for (const QFileInfo& file : files) {
            QVERIFY(file.size() <= (1 << 20));
        }
    }

    void aModelMayLeaveFirst() {
        auto model = std::make_unique<LogModel>();
        setUpLogging(*model, m_folder->path());
        log(LogLevel::Info, "on its way");
        model.reset();
        log(LogLevel::Info, "too late");
        QCoreApplication::processEvents();
        QVERIFY(test::fileBytes(logFile()).contains("too late"));
    }

    void aFolderThatCannotBeIsNoTrouble() {
        test::writeFile(m_folder->filePath("file"), "x");
        LogModel model;
        setUpLogging(model, m_folder->filePath("file") + "/folder");
        log(LogLevel::Warning, "panel only");
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 1, test::kPatience);
        QVERIFY(logFile().isEmpty());
    }

    void jobsAreLogged() {
        LogModel model;
        setUpLogging(model, m_folder->path());
        Progress progress;
        const QString limb = m_folder->filePath("limb.glb");
        QVERIFY(exportScene(test::limb(), limb.toStdString(), {}, progress));
        Document document;
        ViewState view;
        PosedMesh posed(document);
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        BindController bind(document, posed, pool);
        ExportJob exports(document, pool);
        Autosave autosave(document, view, writer, m_folder->path());
        ActivityLog activity(document);
        activity.watch(session);
        activity.watch(bind);
        activity.watch(exports);
        activity.watch(autosave);
        const auto told = [&](const char* text) { return model.text().contains(QString::fromUtf8(text)); };
        session.open(limb);
        QTRY_VERIFY_WITH_TIMEOUT(told("Opened") && told("1 parts"), test::kPatience);
        BindSettings settings;
        settings.resolution = 32;
        settings.automatic = false;
        setBindSettings(document, settings);
        bind.bind();
        QTRY_VERIFY_WITH_TIMEOUT(told("Bound"), test::kPatience);
        QVERIFY(told("Bind at resolution 32"));
        test::writeFile(m_folder->filePath("wave.bvh"),
                        QByteArray::fromStdString(bvhText(document.state().scene->skeleton, {}, 0.1)));
        session.loadMotion(m_folder->filePath("wave.bvh"));
        QTRY_VERIFY_WITH_TIMEOUT(told("Motion loaded") && told("joints follow"), test::kPatience);
        exports.start(m_folder->filePath("out.fbx"), {});
        QTRY_VERIFY_WITH_TIMEOUT(told("Exported"), test::kPatience);
        QVERIFY(told("in Blender"));
        session.save(m_folder->filePath("limb.sinew"));
        QTRY_VERIFY_WITH_TIMEOUT(told("Saved"), test::kPatience);
        session.open(m_folder->filePath("none.fbx"));
        QTRY_VERIFY_WITH_TIMEOUT(told("no such file"), test::kPatience);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

SINEW_TEST(TestLog, QCoreApplication)

} // namespace testLog

#include "TestLog.moc"
