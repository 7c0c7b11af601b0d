#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/GraphicsDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/dialogs/UpdateDialog.h"
#include "ui/flow/UpdateFlow.h"

#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace testStartDialogs {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Stands in for curl and answers with a release.
struct FixedRelease {
    explicit FixedRelease(const QByteArray& tag)
        : curl(folder.filePath("curl")) {
        QFile file(curl);
        if (file.open(QIODevice::WriteOnly)) {
            file.write("#!/bin/sh\necho '{\"tag_name\": \"" + tag + "\"}'\n");
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
    }

    QTemporaryDir folder;
    QString curl;
};

/// A flow without the rest of a window.
struct UpdateDesk {
    explicit UpdateDesk(const QString& curl)
        : flow(actions, preferences, &window, curl) {
        QObject::connect(&flow, &UpdateFlow::pageAsked, [this](const QString& page) { pages << page; });
    }

    UpdateDialog* dialog() const { return window.findChild<UpdateDialog*>(); }
    QString text() const {
        return dialog() != nullptr ? dialog()->findChild<QLabel*>("updates.text")->text() : QString();
    }

    FreshSettings settings;
    Preferences preferences;
    QWidget window;
    Actions actions{&window};
    UpdateFlow flow;
    QStringList pages;
};

OpenGlFound oldDriver() {
    return {true, false, "GDI Generic <b>", "1.1.0"};
}

QString textOf(const QDialog& dialog, const char* label) {
    return dialog.findChild<QLabel*>(label)->text();
}

} // namespace

/// What is asked before the window stands, and what is asked of GitHub.
class TestStartDialogs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void saysWhatTheMachineHas() {
        const FreshSettings settings;
        const GraphicsDialog dialog({oldDriver(), true, false, {}}, {});
        QVERIFY(textOf(dialog, "graphics.machine").contains("GDI Generic <b>, OpenGL 1.1.0"));
        QCOMPARE(dialog.findChild<QLabel*>("graphics.machine")->textFormat(), Qt::PlainText);
        QVERIFY(!dialog.findChild<QPushButton*>("graphics.software")->isHidden());
        QCOMPARE(dialog.answer(), GraphicsAnswer::Quit); // as when it is closed
        const GraphicsDialog none({{true, false, {}, {}}, true, false, {}}, {});
        QVERIFY(textOf(none, "graphics.machine").contains("no OpenGL"));
    }

    void offersSoftwareWhereItHelps() {
        const FreshSettings settings;
        const GraphicsDialog missing({oldDriver(), false, false, {}}, "C:\\Sinew\\opengl32sw.dll");
        QVERIFY(missing.findChild<QPushButton*>("graphics.software")->isHidden());
        QVERIFY(textOf(missing, "graphics.advice").contains("C:\\Sinew\\opengl32sw.dll"));
        QVERIFY(textOf(missing, "graphics.advice").contains("https://"));
        const GraphicsDialog failed({oldDriver(), true, true, {}}, {});
        QVERIFY(failed.findChild<QPushButton*>("graphics.software")->isHidden());
        QVERIFY(textOf(failed, "graphics.advice").contains("tried"));
    }

    void buttonsAnswer() {
        const FreshSettings settings;
        GraphicsDialog dialog({oldDriver(), true, false, {}}, {});
        dialog.findChild<QPushButton*>("graphics.software")->click();
        QCOMPARE(dialog.answer(), GraphicsAnswer::Software);
        QVERIFY(!dialog.remember());
        GraphicsDialog other({oldDriver(), true, false, {}}, {});
        other.findChild<QCheckBox*>("graphics.remember")->click();
        other.findChild<QPushButton*>("graphics.continue")->click();
        QCOMPARE(other.answer(), GraphicsAnswer::Continue);
        QVERIFY(other.remember());
    }

    void settingsAreOffAndKept() {
        const FreshSettings settings;
        Preferences preferences;
        QVERIFY(!preferences.values().softwareRendering && !preferences.values().updateCheck);
        SettingsDialog dialog(preferences);
        dialog.findChild<QCheckBox*>("settings.softwareRendering")->click();
        dialog.findChild<QCheckBox*>("settings.updateCheck")->click();
        const Preferences again;
        QVERIFY(again.values().softwareRendering && again.values().updateCheck);
    }

    void tellsOfANewerRelease() {
        const FixedRelease release("v987.6.5");
        UpdateDesk desk(release.curl);
        desk.actions["help.updates"]->trigger();
        QVERIFY(desk.dialog() != nullptr && !desk.dialog()->isModal());
        QTRY_VERIFY(desk.text().contains("987.6.5"));
        QVERIFY(desk.text().contains(SINEW_VERSION));
        QCOMPARE(Preferences::lastUpdateCheck(), QDate::currentDate());
        desk.dialog()->findChild<QPushButton*>("updates.page")->click();
        QCOMPARE(desk.pages, QStringList{kReleasesPage});
        QTRY_VERIFY(desk.dialog() == nullptr);
    }

    void tellsThatThereIsNone() {
        const FixedRelease release(SINEW_VERSION);
        UpdateDesk desk(release.curl);
        desk.actions["help.updates"]->trigger();
        QTRY_VERIFY(desk.text().contains("newest version, " SINEW_VERSION));
        QVERIFY(desk.dialog()->findChild<QPushButton*>("updates.page")->isHidden());
    }

    /// Every trouble has a text of its own.
    void tellsOfTrouble() {
        QStringList texts;
        for (int i = 1; i <= static_cast<int>(UpdateTrouble::BadAnswer); ++i) {
            texts << updateText({static_cast<UpdateTrouble>(i), {}});
        }
        QCOMPARE(texts.removeDuplicates(), 0);
        UpdateDesk desk("/nowhere/curl");
        desk.actions["help.updates"]->trigger();
        QTRY_VERIFY(desk.text().contains("Install curl"));
        QVERIFY(!Preferences::lastUpdateCheck().isValid()); // the next start asks again
    }

    /// A curl that lacks https or a library, or that crashes, is none; it is no matter of the network.
    void aBrokenCurlIsNone() {
        for (const char* end : {"exit 1", "exit 127", "kill -SEGV $$"}) {
            const FixedRelease broken(QByteArray("'; ") + end + "; : '");
            UpdateDesk desk(broken.curl);
            desk.actions["help.updates"]->trigger();
            QTRY_VERIFY(desk.text().contains("Install curl"));
        }
    }

    void cancelEndsTheCheck() {
        UpdateDesk desk("/bin/cat"); // it waits for what nobody types, or refuses the options
        desk.actions["help.updates"]->trigger();
        desk.dialog()->findChild<QPushButton*>("updates.close")->click();
        QTRY_VERIFY(desk.dialog() == nullptr);
        QTest::qWait(50);
        QVERIFY(desk.dialog() == nullptr);
    }

    /// At a start nothing is asked unless the user wants it, once a week, and only news are told.
    void startsAskOnlyWhenWanted() {
        const FixedRelease release("v987.6.5");
        UpdateDesk desk(release.curl);
        desk.flow.checkAtStart();
        QTest::qWait(100);
        QVERIFY(desk.dialog() == nullptr && !Preferences::lastUpdateCheck().isValid());
        PreferenceValues values = desk.preferences.values();
        values.updateCheck = true;
        desk.preferences.set(values);
        Preferences::keepUpdateCheck(QDate::currentDate().addDays(-2));
        desk.flow.checkAtStart();
        QTest::qWait(100);
        QVERIFY(desk.dialog() == nullptr);
        Preferences::keepUpdateCheck(QDate::currentDate().addDays(-8));
        desk.flow.checkAtStart();
        QTRY_VERIFY(desk.text().contains("987.6.5"));
    }

    void startsAreSilentWithoutNews() {
        for (const QByteArray& tag : {QByteArray(SINEW_VERSION), QByteArray("nonsense")}) {
            const FixedRelease release(tag);
            UpdateDesk desk(release.curl);
            PreferenceValues values = desk.preferences.values();
            values.updateCheck = true;
            desk.preferences.set(values);
            desk.flow.checkAtStart();
            QTest::qWait(300);
            QVERIFY(desk.dialog() == nullptr);
        }
    }
};

SINEW_TEST(TestStartDialogs, QApplication)

} // namespace testStartDialogs

#include "TestStartDialogs.moc"
