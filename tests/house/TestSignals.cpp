#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

namespace testSignals {

using namespace sinew::test;

/// Whoever listens to the document says to what.
class TestSignals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void listenersSayWhatTheyFollow() {
        QStringList found;
        int read = 0;
        for (const char* folder : {"app", "ui"}) {
            QDirIterator files(sourcePath(folder), {"*.h", "*.cpp"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                const QString name = QDir(sourcePath("")).relativeFilePath(file.fileName());
                QVERIFY(file.open(QIODevice::ReadOnly));
                ++read;
                if (name != "app/document/Document.h" && file.readAll().contains("&Document::changed")) {
                    found << name;
                }
            }
        }
        QVERIFY(read > 100);
        QVERIFY2(found.isEmpty(), qPrintable("use Document::onChange: " + found.join(", ")));
    }
};

SINEW_TEST(TestSignals, sinew::test::NoApplication)

} // namespace testSignals

#include "TestSignals.moc"
