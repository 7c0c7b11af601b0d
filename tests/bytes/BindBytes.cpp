#include "tests/bytes/BindBytes.h"

#include "tests/app/support/RunSinew.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QTemporaryDir>
#include <QTest>

#include <array>

namespace sinew::test {
namespace {

constexpr std::array kCharacters{"wayfarer.fbx",
                                 "armadillo.obj",
                                 "cesium_man.glb",
                                 "fox.glb",
                                 "kaykit_knight.glb",
                                 "mh_helpers_game.glb",
                                 "mh_worker_mixamo.fbx",
                                 "pab_arnaud.fbx",
                                 "quaternius_adventurer.glb",
                                 "quaternius_spider.fbx",
                                 "rigged_figure.glb",
                                 "tps_red_robot.glb",
                                 "xr_hand_l.gltf"};

/// The record: "character resolution recipe" to "hash hash".
QHash<QByteArray, QByteArray> recorded() {
    QHash<QByteArray, QByteArray> rows;
    QFile file(sourcePath("tests/bytes/hashes.txt"));
    if (!file.open(QIODevice::ReadOnly)) {
        return rows;
    }
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 5) {
            rows.insert(words.mid(0, 3).join(' '), words.mid(3).join(' '));
        }
    }
    return rows;
}

void append(const QString& file, const QByteArray& line) {
    QFile record(file);
    QVERIFY(record.open(QIODevice::Append));
    record.write(line + '\n');
}

QStringList recipeOptions(const QString& character, const QString& recipe) {
    if (recipe == "standard") {
        return {};
    }
    if (recipe == "paper") {
        return {"--preset", "paper"};
    }
    return {"--recipe", sourcePath("tests/bytes/recipes/" + QFileInfo(character).completeBaseName() + '-' +
                                   recipe + ".json")};
}

QByteArray hashesOfBind(const QString& path, const QString& character, const QString& resolution,
                        const QString& recipe) {
    const QTemporaryDir folder;
    const QString glb = folder.filePath("out.glb");
    const QString fbx = folder.filePath("out.fbx");
    // Rebuilt, so that every row covers both writers.
    QStringList arguments{"bind", path, "-q", "--rebuild", "-o", glb, "-o", fbx};
    const QString skeleton = skeletonBeside(path);
    if (!skeleton.isEmpty()) {
        arguments += {"--skeleton", skeleton};
    }
    arguments += recipeOptions(character, recipe);
    arguments += {"--resolution", resolution};
    const Ran ran = runSinew(arguments);
    if (ran.exitCode != 0) {
        qWarning("%s", qPrintable(ran.told()));
        return {};
    }
    return sha256(fileBytes(glb)) + ' ' + sha256(fileBytes(fbx));
}

} // namespace

QByteArray sha256(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QString characterPath(const QString& character) {
    return character == "wayfarer.fbx" ? sourcePath("resources/sample/wayfarer.fbx") : modelPath(character);
}

void addCharacterRows() {
    QTest::addColumn<QString>("character");
    for (const char* character : kCharacters) {
        QTest::newRow(character) << QString(character);
    }
}

void addBindRows() {
    QTest::addColumn<QString>("character");
    QTest::addColumn<QString>("recipe");
    for (const char* character : kCharacters) {
        for (const char* recipe : {"standard", "paper", "regions", "parts"}) {
            const QByteArray row = QByteArray(character) + ' ' + recipe;
            QTest::newRow(row.constData()) << QString(character) << QString(recipe);
        }
    }
}

void compareWithRecord(const QByteArray& row, const QByteArray& hashes) {
    const QString record = qEnvironmentVariable("SINEW_RECORD_BYTES");
    if (!record.isEmpty()) {
        append(record, row + ' ' + hashes);
        return;
    }
    QCOMPARE(hashes, recorded().value(row));
}

void bindsToTheSameBytes(const QString& resolution) {
    SINEW_NEED_CHARACTER(character, path)
    QFETCH(QString, recipe);
    const bool usual = resolution != "auto" || recipe == "standard" || recipe == "parts";
    if (!usual && !allModels()) {
        QSKIP("Minutes of refined voxels; SINEW_ALL_MODELS=1 binds these too.");
    }
    const QByteArray hashes = hashesOfBind(path, character, resolution, recipe);
    QVERIFY(!hashes.isEmpty());
    compareWithRecord(QString("%1 %2 %3").arg(character, resolution, recipe).toUtf8(), hashes);
}

} // namespace sinew::test
