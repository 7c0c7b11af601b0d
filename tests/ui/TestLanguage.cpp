#include "app/document/edits/Edits.h"
#include "app/text/Texts.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/RecoveryDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/workspace/WindowContext.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QToolButton>
#include <QXmlStreamReader>

using namespace sinew;
using namespace sinew::test;

namespace {

/// Texts that read the same in German.
const QSet<QString> kSame{"Solver",   "Radius",     "Clip",  "Pose",       "Voxel",
                          "Vertices", "Navigation", "&Pose", "&Navigation"};

/// Everything a user reads in a widget and below it.
QStringList textsOf(const QWidget& root) {
    QStringList texts;
    for (const QLabel* label : root.findChildren<QLabel*>()) {
        texts << label->text();
    }
    for (const QAbstractButton* button : root.findChildren<QAbstractButton*>()) {
        texts << button->text();
    }
    for (const QAction* action : root.findChildren<QAction*>()) {
        texts << action->text() << action->statusTip();
    }
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        texts << widget->accessibleName() << widget->toolTip() << widget->windowTitle();
    }
    texts.removeAll(QString());
    return texts;
}

/// The letters that are underlined in labels and buttons; those of two widgets must differ.
void collectKeys(const QWidget& root, QHash<QChar, QString>& owner, QStringList& clashes) {
    QStringList texts;
    for (const QLabel* label : root.findChildren<QLabel*>()) {
        texts << (label->buddy() != nullptr ? label->text() : QString());
    }
    for (const QAbstractButton* button : root.findChildren<QAbstractButton*>()) {
        texts << (qobject_cast<const QToolButton*>(button) == nullptr ? button->text() : QString());
    }
    for (QString text : texts) {
        const auto mark = text.remove("&&").indexOf('&');
        if (mark < 0) {
            continue;
        }
        const QChar key = text[mark + 1].toLower();
        if (owner.contains(key)) {
            clashes << text + " and " + owner.value(key);
        }
        owner.insert(key, text);
    }
}

struct Message {
    QString source;
    bool finished = true;
};

QList<Message> messagesOf(const QString& path) {
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly)) {
        return messages;
    }
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) {
            continue;
        }
        if (xml.name() == QStringLiteral("source")) {
            messages.append({xml.readElementText(), true});
        } else if (xml.name() == QStringLiteral("translation")) {
            const bool unfinished = xml.attributes().hasAttribute("type");
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            messages.last().finished = !unfinished && !text.isEmpty();
        }
    }
    return messages;
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMessageIsFinished();
    void germanSpeaksGerman();
    void englishTellsOneFromMany();
    void windowFollowsTheLanguage();
    void nothingEnglishIsLeft();
    void menuKeysAreUniqueInGerman();
    void keysAreUniqueInDialogs_data();
    void keysAreUniqueInDialogs();
};

void TestLanguage::everyMessageIsFinished() {
    const QList<Message> messages = messagesOf(sourcePath("translations/sinew_de.ts"));
    QVERIFY(messages.size() > 300);
    for (const Message& message : messages) {
        QVERIFY2(message.finished, qPrintable(message.source));
    }
}

void TestLanguage::germanSpeaksGerman() {
    useResources();
    Language language;
    language.use("de");
    QCOMPARE(stageText(Stage::Weights), QString("Gewichte werden berechnet"));
    QVERIFY(errorText(makeError(ErrorCode::FileNotFound, {"x.fbx"})).contains("gibt es nicht"));
    QVERIFY(noticeText({NoticeCode::VerticesUnweighted, "Arm", 1, {}}).contains("1 Vertex hatte"));
    QVERIFY(noticeText({NoticeCode::VerticesUnweighted, "Arm", 7, {}}).contains("7 Vertices hatten"));
    // Numbers too, and a comma that is part of one does not also stand between two.
    const QString fit = noticeText({NoticeCode::SkeletonFitProposed,
                                    "elf.fbx",
                                    2,
                                    {"3", "0.008", "Y", "0", "0.000000", "0.000000", "0.000000"}});
    QVERIFY2(fit.contains("skaliert mit 0,008") && !fit.contains("verschoben"), qPrintable(fit));
    const QString gap =
        noticeText({NoticeCode::VoxelsJoin, "Hand", 1, {"Leg", "0.005", "0.1", "2", "0.25", "512"}});
    QVERIFY2(gap.contains("(0,100; 2,00; 0,250)"), qPrintable(gap));
    language.use("en");
    QCOMPARE(stageText(Stage::Weights), QString("Computing weights"));
}

void TestLanguage::englishTellsOneFromMany() {
    // As a first window comes up: nothing has been chosen before.
    WindowDesk desk;
    PreferenceValues values = desk.preferences.values();
    if (values.language.isEmpty() && desk.language.code() != "en") {
        QSKIP("the system speaks another language");
    }
    const auto told = [](std::size_t count) {
        return noticeText({NoticeCode::HolesLetOutsideIn, "Coat", count, {"1", "2", "3", "4", "5"}});
    };
    QVERIFY2(told(2).contains("2 holes in") && told(2).contains("Close them"), qPrintable(told(2)));
    QVERIFY2(told(1).contains("1 hole in") && told(1).contains("Close it"), qPrintable(told(1)));
}

void TestLanguage::windowFollowsTheLanguage() {
    WindowDesk desk;
    const auto first = [&] { return desk.window.menuBar()->actions().first()->text(); };
    PreferenceValues values = desk.preferences.values();
    values.language = "en";
    desk.preferences.set(values);
    QCOMPARE(first(), QString("&File"));
    const QStringList english = textsOf(desk.window);
    values.language = "de";
    desk.preferences.set(values);
    QCoreApplication::processEvents();
    QCOMPARE(first(), QString("&Datei"));
    values.language = "en";
    desk.preferences.set(values);
    QCoreApplication::processEvents();
    QCOMPARE(textsOf(desk.window), english);
}

void TestLanguage::nothingEnglishIsLeft() {
    WindowDesk desk;
    PreferenceValues values = desk.preferences.values();
    values.language = "en";
    desk.preferences.set(values);
    QSet<QString> sources;
    for (const Message& message : messagesOf(sourcePath("translations/sinew_de.ts"))) {
        sources.insert(message.source);
    }
    values.language = "de";
    desk.preferences.set(values);
    QCoreApplication::processEvents();
    for (const QString& text : textsOf(desk.window)) {
        QVERIFY2(!sources.contains(text) || kSame.contains(text) || text.size() < 3, qPrintable(text));
    }
}

void TestLanguage::menuKeysAreUniqueInGerman() {
    WindowDesk desk;
    PreferenceValues values = desk.preferences.values();
    values.language = "de";
    desk.preferences.set(values);
    QCoreApplication::processEvents();
    for (const QMenu* menu : desk.window.findChildren<QMenu*>()) {
        QHash<QChar, QString> owner;
        for (const QAction* action : menu->actions()) {
            const QString text = QString(action->text()).replace("&&", "");
            if (const auto mark = text.indexOf('&'); mark >= 0) {
                const QChar key = text[mark + 1].toLower();
                QVERIFY2(!owner.contains(key), qPrintable(text + " and " + owner.value(key)));
                owner.insert(key, text);
            }
        }
    }
}

void TestLanguage::keysAreUniqueInDialogs_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << "en";
    QTest::newRow("German") << "de";
}

void TestLanguage::keysAreUniqueInDialogs() {
    QFETCH(QString, language);
    WindowDesk desk;
    PreferenceValues values = desk.preferences.values();
    values.language = language;
    desk.preferences.set(values);
    QCoreApplication::processEvents();
    desk.workspace.document.reset(stateOfScene(test::limb(), {}));
    const WindowContext context{desk.workspace, desk.preferences, desk.prompts, desk.window.actions()};
    ExportDialog exporting(context);
    SettingsDialog settings(desk.preferences);
    RecoveryDialog recovery({"Elf"});
    QStringList clashes;
    for (const QWidget* dialog : {static_cast<QWidget*>(&exporting), static_cast<QWidget*>(&settings),
                                  static_cast<QWidget*>(&recovery)}) {
        QHash<QChar, QString> owner;
        collectKeys(*dialog, owner, clashes);
        QVERIFY2(owner.size() > 2, qPrintable(dialog->windowTitle()));
    }
    // The welcome page shares its keys with the menu bar above it.
    QHash<QChar, QString> owner;
    for (const QAction* menu : desk.window.menuBar()->actions()) {
        owner.insert(menu->text()[menu->text().indexOf('&') + 1].toLower(), menu->text());
    }
    collectKeys(desk.window, owner, clashes);
    QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join('\n')));
}

SINEW_TEST(TestLanguage, QApplication)
#include "TestLanguage.moc"
