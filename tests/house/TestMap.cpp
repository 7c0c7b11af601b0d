#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace testMap {

using namespace sinew::test;

namespace {

/// What the map may name: files by path and by name, and every identifier of the sources.
struct House {
    QStringList paths; ///< from the root, with '/' in front
    QSet<QString> words;
};

QSet<QString> wordsIn(const QString& text) {
    static const QRegularExpression word("\\w+");
    QSet<QString> words;
    for (auto match = word.globalMatch(text); match.hasNext();) {
        words.insert(match.next().captured());
    }
    return words;
}

House house() {
    House found;
    const QDir root(sourcePath(""));
    for (const char* folder : {"core", "app", "ui", "tests", "resources", "installer"}) {
        QDirIterator files(sourcePath(folder), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            found.paths << '/' + root.relativeFilePath(file.fileName());
            const bool source = file.fileName().endsWith(".h") || file.fileName().endsWith(".cpp");
            if (source && file.open(QIODevice::ReadOnly)) {
                found.words.unite(wordsIn(QString::fromUtf8(file.readAll())));
            }
        }
    }
    return found;
}

/// "core/weights/Falloff" stands for a header, its source or both; "edits" for a folder.
bool isPath(const House& house, const QString& name) {
    return std::ranges::any_of(house.paths, [&](const QString& path) {
        return path.endsWith('/' + name) || path.contains('/' + name + '.') ||
               path.contains('/' + name + (name.endsWith('/') ? "" : "/"));
    });
}

bool exists(const House& house, const QString& name) {
    return isPath(house, name) || (!name.contains('/') && house.words.contains(wordsIn(name)));
}

} // namespace

class TestMap : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pathsAndNamesAreTold() {
        const House house{{"/core/weights/Falloff.h", "/core/io/fbx/FbxReader.cpp"}, {"powerExponent", "k"}};
        QVERIFY(exists(house, "core/weights/Falloff"));
        QVERIFY(exists(house, "FbxReader.cpp"));
        QVERIFY(exists(house, "io/fbx"));
        QVERIFY(exists(house, "powerExponent(k)"));
        QVERIFY(!exists(house, "core/weights/Fall"));
        QVERIFY(!exists(house, "fbx/powerExponent"));
        QVERIFY(!exists(house, "exponent"));
    }

    void everyNameOfTheMapExists() {
        QFile map(sourcePath("core/README.md"));
        QVERIFY(map.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(map.readAll());
        const House found = house();
        static const QRegularExpression quoted("`([^`\\n]+)`");
        QStringList missing;
        int named = 0;
        for (auto match = quoted.globalMatch(text); match.hasNext(); ++named) {
            const QString name = match.next().captured(1);
            if (!exists(found, name)) {
                missing << name;
            }
        }
        QVERIFY(named > 150);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }
};

SINEW_TEST(TestMap, NoApplication)

} // namespace testMap

#include "TestMap.moc"
