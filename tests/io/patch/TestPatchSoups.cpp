#include "core/io/patch/SaveScene.h"

#include "core/io/source/FileBytes.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/io/support/PackedGltf.h"
#include "tests/io/support/Reweigh.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <random>

namespace testPatchSoups {

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

/// Of every file; SINEW_MUTANTS=N asks for more.
int mutantCount() {
    constexpr int kUsual = 400;
    return std::max(kUsual, qEnvironmentVariableIntValue("SINEW_MUTANTS"));
}

/// A few bytes changed, cut out or doubled, anywhere.
std::string mutant(std::string bytes, std::mt19937& dice) {
    for (std::size_t change = 0; change < 1 + dice() % 3; ++change) {
        const std::size_t index = dice() % bytes.size();
        const std::size_t length = std::min<std::size_t>(1 + dice() % 8, bytes.size() - index);
        switch (dice() % 6) {
        case 0:
            bytes.erase(index, length);
            break;
        case 1:
            bytes.insert(index, bytes.substr(index, length));
            break;
        case 2:
            bytes[index] = static_cast<char>(dice() % 256);
            break;
        case 3: // a digit: numbers of entries, counts, offsets
            bytes[index] = static_cast<char>('0' + dice() % 10);
            break;
        default:
            bytes[index] = static_cast<char>(bytes[index] ^ (1 << (dice() % 8)));
            break;
        }
        if (bytes.empty()) {
            return std::string(1, '{');
        }
    }
    return bytes;
}

} // namespace

/// Files that were patched, spoiled at random, and patched again: an error and no file, or a file that can be
/// read and has the new weights.
class TestPatchSoups : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mutantsAreRefusedOrSaved_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* what, const char* name, const std::string& bytes) {
            QTest::newRow(what) << QString(name) << QByteArray::fromStdString(bytes);
        };
        row("glb", "in.glb", exoticGlb());
        row("gltf", "in.gltf", exoticGltf());
        row("meshopt", "in.glb", meshoptCloth().glb());
        row("draco", "in.glb", dracoCloth(false).glb());
        row("fbx", "in.fbx", patchSource().binary());
        row("fbx text", "in.fbx", patchSource().text());
    }

    void mutantsAreRefusedOrSaved() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const std::string whole = patched(name.toStdString(), bytes.toStdString());
        QVERIFY(!whole.empty());
        std::mt19937 dice(20);
        Progress progress;
        int saved = 0;
        for (int round = 0; round < mutantCount(); ++round) {
            const fs::path source = m_folder.write(name.toStdString(), mutant(whole, dice));
            const auto read = importScene(source, progress);
            if (!read || read->scene.skeleton.empty()) {
                continue;
            }
            const QString wrong =
                fault(reweighed(read->scene, 3), source, m_folder.path("out_" + name.toStdString()));
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("mutant %1: %2").arg(round).arg(wrong)));
            ++saved;
        }
        QVERIFY(saved > 0);
    }

    void sourcesThatChangeAreRefusedOrSaved_data() { mutantsAreRefusedOrSaved_data(); }
    /// The scene is that of the whole file; what stands in its place is a mutant.
    void sourcesThatChangeAreRefusedOrSaved() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const std::string whole = patched(name.toStdString(), bytes.toStdString());
        Progress progress;
        const fs::path source = m_folder.write(name.toStdString(), whole);
        const auto read = importScene(source, progress);
        QVERIFY2(read, qPrintable(outcome(read)));
        const Scene scene = reweighed(read->scene, 3);
        const auto others = [this] {
            QStringList files = QDir(QString::fromStdString(m_folder.path("").string()))
                                    .entryList(QDir::Hidden | QDir::Files);
            files.removeIf([](const QString& file) { return file.startsWith("out_"); });
            return files;
        };
        const QStringList before = others();
        std::mt19937 dice(2014);
        for (int round = 0; round < mutantCount() / 2; ++round) {
            m_folder.write(name.toStdString(), mutant(whole, dice));
            const QString wrong = fault(scene, source, m_folder.path("out_" + name.toStdString()));
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("mutant %1: %2").arg(round).arg(wrong)));
        }
        QCOMPARE(others(), before); // nothing half-written
    }

    /// Joints of a second set without a first one, which readers pass over.
    void setsOfJointsAloneAreReplaced() {
        const std::string whole = exoticGltf();
        const std::string name = "\"JOINTS_0\"";
        Progress progress;
        int saved = 0;
        for (std::size_t at = whole.find(name); at != std::string::npos; at = whole.find(name, at + 1)) {
            std::string bytes = whole;
            bytes.replace(at, name.size(), "\"JOINTS_1\"");
            const fs::path source = m_folder.write("in.gltf", bytes);
            const auto read = importScene(source, progress);
            QVERIFY2(read, qPrintable(outcome(read)));
            const QString wrong = fault(reweighed(read->scene, 3), source, m_folder.path("out_in.gltf"));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            ++saved;
        }
        QVERIFY(saved > 1);
    }

private:
    /// The file with other weights; what the mutants are made of.
    std::string patched(const std::string& name, const std::string& bytes) const {
        Progress progress;
        const auto read = importScene(m_folder.write(name, bytes), progress);
        const fs::path target = m_folder.path("patched_" + name);
        const bool done =
            read &&
            saveScene(reweighed(read->scene, 2), m_folder.path(name), target, {}, progress).has_value();
        return done ? readWholeFile(target).value_or(std::string()) : std::string();
    }

    /// Nothing, or what is wrong with what saving left in the folder.
    QString fault(const Scene& scene, const fs::path& source, const fs::path& target) const {
        Progress progress;
        fs::remove(target);
        const auto saved = saveScene(scene, source, target, {}, progress);
        if (saved.has_value() != fs::exists(target)) {
            return "a file without success, or success without a file";
        }
        if (!saved) {
            return saved.error().arguments.empty() ? QString("an error that names nothing") : QString();
        }
        const auto again = importScene(target, progress);
        if (!again) {
            return "written and not read: " + outcome(again);
        }
        return again->scene.parts.size() == scene.parts.size() || !saved->kept ? QString() : "other parts";
    }

    ImportFolder m_folder;
};

SINEW_TEST(TestPatchSoups, QCoreApplication)

} // namespace testPatchSoups

#include "TestPatchSoups.moc"
