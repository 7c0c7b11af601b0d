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
    QSet<QString> options{}; ///< "--alpha": said in a source, or made of the name of a setting
};

QSet<QString> wordsIn(const QString& text) {
    static const QRegularExpression word("\\w+");
    QSet<QString> words;
    for (auto match = word.globalMatch(text); match.hasNext();) {
        words.insert(match.next().captured());
    }
    return words;
}

/// "--grid-axes" of the setting gridAxes.
QString optionOf(const QString& setting) {
    QString option = "--";
    for (const QChar letter : setting) {
        option += letter.isUpper() ? QString("-") + letter.toLower() : QString(letter);
    }
    return option;
}

void addOptions(const QString& text, House& house) {
    static const QRegularExpression said("\"(?:-\\w,)?(--[a-z][a-z-]+)\"");
    for (auto match = said.globalMatch(text); match.hasNext();) {
        house.options.insert(match.next().captured(1));
    }
    static const QRegularExpression setting("etting\\(\"(\\w+)\"");
    for (auto match = setting.globalMatch(text); match.hasNext();) {
        house.options.insert(optionOf(match.next().captured(1)));
    }
}

House house() {
    House found;
    const QDir root(sourcePath(""));
    for (const char* folder : {"core", "app", "ui", "tests", "resources", "python", "installer"}) {
        QDirIterator files(sourcePath(folder), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            found.paths << '/' + root.relativeFilePath(file.fileName());
            const bool source = file.fileName().endsWith(".h") || file.fileName().endsWith(".cpp");
            if (source && file.open(QIODevice::ReadOnly)) {
                const QString text = QString::fromUtf8(file.readAll());
                found.words.unite(wordsIn(text));
                addOptions(text, found);
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
    if (name.startsWith("--")) {
        return house.options.contains(name);
    }
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

    void optionsAreTold() {
        House house;
        addOptions(R"(add_option("-o,--output") setting("gridAxes", &A) listSetting("solver", &B) "--x y")",
                   house);
        QVERIFY(exists(house, "--output") && exists(house, "--grid-axes") && exists(house, "--solver"));
        QVERIFY(!exists(house, "--x") && !exists(house, "--gridAxes"));
    }

    void everyNameExists_data() {
        QTest::addColumn<int>("least");
        QTest::newRow("core/README.md") << 150;
        QTest::newRow("core/PAPERS.md") << 120;
    }

    void everyNameExists() {
        QFETCH(int, least);
        QFile document(sourcePath(QTest::currentDataTag()));
        QVERIFY(document.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(document.readAll());
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
        QVERIFY(named > least);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }
};

SINEW_TEST(TestMap, NoApplication)

} // namespace testMap

#include "TestMap.moc"
