#include "app/cli/CommandLine.h"
#include "app/cli/bind/BindOptions.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QMap>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace testOutputsTogether {

using namespace sinew;
using namespace sinew::test;

/// Several outputs of one command become new together, or stay as they were together.
class TestOutputsTogether : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_files = std::make_unique<LimbFiles>();
        const Ran ran = runSinew(m_files->bind("rig.gltf"));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(QDir().mkpath(path("out")));
        for (const char* name : {"w.csv", "o.glb", "o.fbx", "r.json", "s.json", "p.png"}) {
            m_files->with(QString("out/") + name, QByteArray("old ") + name);
        }
    }

    void aCancelLeavesAllOrNone_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("weights") << "weights";
        QTest::newRow("bind") << "bind";
    }

    void aCancelLeavesAllOrNone() {
        QFETCH(QString, name);
        const auto before = contents();
        // How often a whole run asks whether it was canceled.
        int polls = 0;
        {
            class Counting final : public Progress {
            public:
                explicit Counting(int& count)
                    : m_count(count) {}
                bool canceled() const override {
                    ++m_count;
                    return false;
                }

            private:
                std::atomic_ref<int> m_count;
            };
            Counting counting(polls);
            QVERIFY(command(name, counting));
        }
        QVERIFY(contents() != before);
        // Every poll of the end, where files are written, and some of what comes before.
        constexpr int kLast = 12;
        int canceled = 0;
        for (int after = 0; after <= polls; after += after + kLast < polls ? std::max(1, polls / 10) : 1) {
            init();
            CancelAfter progress(after);
            const Expected<void> done = command(name, progress);
            if (done) {
                const QStringList written =
                    name == "weights" ? QStringList{"w.csv", "o.glb"}
                                      : QStringList{"o.glb", "new.gltf", "o.fbx", "r.json", "s.json"};
                for (const QString& each : written) {
                    const QByteArray bytes = fileBytes(path("out/" + each));
                    QVERIFY2(!bytes.isEmpty() && !bytes.startsWith("old"), qPrintable(each));
                }
            } else {
                ++canceled;
                QVERIFY(done.error().code == ErrorCode::Canceled);
                QCOMPARE(contents(), before);
            }
        }
        QVERIFY(canceled > 3);
    }

    void aFailureLeavesAll_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("weights") << QStringList{"weights",    "@rig.gltf", "--export",
                                                "@out/w.csv", "-o",        "@out/o.glb"};
        QTest::newRow("bind") << QStringList{
            "bind",          "@rig.gltf", "--save-recipe", "@out/s.json",  "--report", "@out/r.json", "-o",
            "@out/new.gltf", "-o",        "@out/o.glb",    "--resolution", "32"};
        QTest::newRow("skeleton") << QStringList{"skeleton",      "@rig.gltf", "-o",
                                                 "@out/new.skel", "-o",        "@out/o.glb"};
        QTest::newRow("images") << QStringList{"compare",    "@rig.gltf",     "--solvers",    "nearest,rigid",
                                               "--snapshot", "@out/pictures", "--resolution", "32"};
    }

    /// The system takes no file over a size, as a disk that becomes full in the midst of writing: the first
    /// files still fit.
    void aFailureLeavesAll() {
        QFETCH(QStringList, arguments);
        const auto here = [&] { return QStringList(arguments).replaceInStrings("@", path("x").chopped(1)); };
        const auto before = contents();
        const Ran good = runSinew(here());
        QVERIFY2(good.exitCode == 0, qPrintable(good.told()));
        qint64 largest = 0;
        QDirIterator files(path("out"), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            largest = std::max(largest, QFileInfo(files.next()).size());
        }
        init();
        QProcess process;
        prepare(process, {});
        process.setProgram("/bin/sh");
        const QString limit = QString("trap '' XFSZ; ulimit -f %1; exec \"$@\"").arg((largest - 1) / 512);
        process.setArguments(QStringList{"-c", limit, "sh", sinewExecutable()} + here());
        process.start();
        const Ran ran = finish(process);
        QVERIFY2(ran.exitCode == 1 && ran.out.isEmpty(), qPrintable(ran.told()));
        QCOMPARE(contents(), before);
    }

private:
    QString path(const QString& name) const { return m_files->path(name); }
    std::string file(const char* name) const { return path(name).toStdString(); }
    /// Runs a command in this program.
    Expected<void> command(const QString& name, Progress& progress) const {
        if (name == "weights") {
            Commands commands;
            commands.app().parse(std::vector<std::string>{file("out/o.glb"), "-o", file("out/w.csv"),
                                                          "--export", file("rig.gltf"), "weights"});
            const auto done = commands.chosen()->run(progress);
            return done ? Expected<void>() : fail(done.error());
        }
        BindOptions options;
        options.input = file("rig.gltf");
        options.outputs = {file("out/o.glb"), file("out/new.gltf"), file("out/o.fbx")};
        options.report = file("out/r.json");
        options.saveRecipe = file("out/s.json");
        options.settings.push_back([](BindSettings& settings) {
            settings.resolution = 16;
            settings.automatic = false;
        });
        const auto done = runBind(options, progress);
        return done ? Expected<void>() : fail(done.error());
    }

    QMap<QString, QByteArray> contents() const {
        QMap<QString, QByteArray> all;
        for (const QString& name :
             QDir(path("out"))
                 .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)) {
            all[name] = fileBytes(path("out/" + name));
        }
        return all;
    }

    std::unique_ptr<LimbFiles> m_files;
};

SINEW_TEST(TestOutputsTogether, QCoreApplication)

} // namespace testOutputsTogether

#include "TestOutputsTogether.moc"
