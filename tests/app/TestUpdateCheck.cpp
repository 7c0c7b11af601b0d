#include "app/update/UpdateCheck.h"
#include "tests/support/Runner.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace testUpdateCheck {

using namespace sinew;

namespace {

/// A program that stands in for curl: a script of the shell.
struct StandIn {
    explicit StandIn(const QByteArray& script)
        : path(folder.filePath("curl")) {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            file.write("#!/bin/sh\n" + script + '\n');
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
    }

    QByteArray written(const char* name) const {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    QString path;
};

/// What a check has told, once it has.
struct Listener {
    explicit Listener(const QString& curl)
        : check(curl) {
        QObject::connect(&check, &UpdateCheck::finished, [this](const UpdateAnswer& told) {
            answer = told;
            ++count;
        });
    }

    UpdateCheck check;
    std::optional<UpdateAnswer> answer;
    int count = 0;
};

} // namespace

/// The question for the newest release: how versions compare, and what may come instead of an answer.
class TestUpdateCheck : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void versionsAreRead_data() {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("text"); // empty: it is none
        QTest::newRow("tag") << "v0.2.0"
                             << "0.2.0";
        QTest::newRow("plain") << "1.12.3"
                               << "1.12.3";
        QTest::newRow("short") << "v2.0"
                               << "2.0.0";
        QTest::newRow("preview") << "0.3.0-rc1"
                                 << "0.3.0 (preview)";
        QTest::newRow("nothing") << ""
                                 << "";
        QTest::newRow("word") << "latest"
                              << "";
        QTest::newRow("one number") << "2"
                                    << "";
        QTest::newRow("four numbers") << "1.2.3.4"
                                      << "";
        QTest::newRow("markup") << "0.9.0<img src=x>"
                                << "";
        QTest::newRow("address") << "https://example.org/0.9.0"
                                 << "";
        QTest::newRow("line") << "0.9.0\n"
                              << "";
        QTest::newRow("other digits") << QString::fromUtf8("٠.٩.٠") << "";
        QTest::newRow("too large") << "0.99999999999.0"
                                   << "";
        QTest::newRow("negative") << "-1.2.3"
                                  << "";
    }

    void versionsAreRead() {
        QFETCH(QString, tag);
        QFETCH(QString, text);
        const std::optional<ReleaseVersion> version = readVersion(tag);
        QCOMPARE(version ? versionText(*version) : QString(), text);
    }

    void versionsCompareByNumber() {
        const QStringList ascending{"0.1.0-rc1", "0.1.0", "0.1.9", "0.1.10",
                                    "0.2.0-rc1", "0.2",   "0.10",  "1.0"};
        for (qsizetype i = 1; i < ascending.size(); ++i) {
            QVERIFY2(readVersion(ascending[i - 1]) < readVersion(ascending[i]), qPrintable(ascending[i]));
        }
        QCOMPARE(*readVersion("v0.2"), *readVersion("0.2.0"));
        QVERIFY(isNewer({999, 0, 0, true}));
        QVERIFY(!isNewer(*readVersion(SINEW_VERSION)));
    }

    void aWeekPassesBetweenChecks() {
        const QDate today(2026, 3, 9);
        QVERIFY(updateDue({}, today));
        QVERIFY(!updateDue(today, today));
        QVERIFY(!updateDue(QDate(2026, 3, 3), today));
        QVERIFY(updateDue(QDate(2026, 3, 2), today));
        QVERIFY(updateDue(QDate(2027, 1, 1), today)); // the clock was wrong
    }

    void answersAreTold_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<int>("trouble");
        const auto row = [](const char* name, const QByteArray& script, UpdateTrouble trouble) {
            QTest::newRow(name) << script << static_cast<int>(trouble);
        };
        row("release", R"(echo '{"tag_name": "v7.8.9", "html_url": "https://example.org"}')",
            UpdateTrouble::None);
        row("no network", "exit 6", UpdateTrouble::NoConnection);
        row("too slow", "exit 28", UpdateTrouble::TimedOut);
        row("login page with its own certificate", "exit 60", UpdateTrouble::NotSecure);
        row("no such page", "exit 22", UpdateTrouble::Refused);
        row("login page", "echo '<html><body>Welcome</body></html>'", UpdateTrouble::BadAnswer);
        row("nothing", "true", UpdateTrouble::BadAnswer);
        row("list", "echo '[1, 2]'", UpdateTrouble::BadAnswer);
        row("number", R"(echo '{"tag_name": 7}')", UpdateTrouble::BadAnswer);
        row("odd tag", R"(echo '{"tag_name": "<b>7.8.9</b>"}')", UpdateTrouble::BadAnswer);
        row("cut off", R"(printf '{"tag_name": "v7.8')", UpdateTrouble::BadAnswer);
        row("endless", "while true; do echo '{\"tag_name\": \"v7.8.9\"}'; done", UpdateTrouble::BadAnswer);
        row("crash", "kill -SEGV $$", UpdateTrouble::BadAnswer);
        row("too large", "exit 63", UpdateTrouble::BadAnswer);
    }

    void answersAreTold() {
        QFETCH(QByteArray, script);
        QFETCH(int, trouble);
        const StandIn curl(script);
        Listener listener(curl.path);
        listener.check.start();
        QVERIFY(listener.check.running());
        QTRY_VERIFY_WITH_TIMEOUT(listener.answer.has_value(), 20'000);
        QCOMPARE(static_cast<int>(listener.answer->trouble), trouble);
        QVERIFY(!listener.check.running());
        if (listener.answer->trouble == UpdateTrouble::None) {
            QCOMPARE(versionText(listener.answer->newest), QString("7.8.9"));
        }
        QTest::qWait(50);
        QCOMPARE(listener.count, 1);
    }

    void missingProgramsAreTold() {
        for (const QString& path : {QString(), QString("/nowhere/curl")}) {
            Listener listener(path);
            listener.check.start();
            QTRY_VERIFY(listener.answer.has_value());
            QCOMPARE(listener.answer->trouble, UpdateTrouble::NoCurl);
        }
    }

    void nothingButTheVersionIsSent() {
        const StandIn curl(R"(printf '%s\n' "$@" > "$(dirname "$0")/arguments")");
        Listener listener(curl.path);
        listener.check.start();
        QTRY_VERIFY(listener.answer.has_value());
        const QList<QByteArray> arguments = curl.written("arguments").trimmed().split('\n');
        QCOMPARE(arguments.first(), QByteArray("--disable"));
        QCOMPARE(arguments.last(),
                 QByteArray("https://api.github.com/repos/sinewbind/sinew/releases/latest"));
        QVERIFY(arguments.contains("=https") && arguments.contains("--max-time"));
        QCOMPARE(arguments.value(arguments.indexOf("--user-agent") + 1), QByteArray("Sinew/" SINEW_VERSION));
        for (const char* sending : {"--data", "--header", "--cookie", "--referer", "--form"}) {
            QVERIFY(!arguments.contains(sending));
        }
    }

    /// A second start while one runs asks nothing; a cancel is silent and lets the next one go.
    void canceledChecksAreSilent() {
        const StandIn curl("exec sleep 600");
        Listener listener(curl.path);
        QElapsedTimer timer;
        timer.start();
        listener.check.start();
        listener.check.start();
        listener.check.cancel();
        QVERIFY(!listener.check.running());
        listener.check.start();
        QVERIFY(listener.check.running());
        listener.check.cancel();
        QTest::qWait(100);
        QCOMPARE(listener.count, 0);
        {
            UpdateCheck dropped(curl.path);
            dropped.start();
        }
        QVERIFY(timer.elapsed() < 20'000);
    }
};

SINEW_TEST(TestUpdateCheck, QCoreApplication)

} // namespace testUpdateCheck

#include "TestUpdateCheck.moc"
