#include "app/document/edits/Edits.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/TranslationRules.h"
#include "tests/ui/support/TsFile.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/DialogPrompts.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/theme/Theme.h"
#include "ui/workspace/Preferences.h"
#include "ui/workspace/Workspace.h"

#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QLibraryInfo>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include <span>

namespace testLanguage {

using namespace sinew::test;
using namespace sinew;

namespace {

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

void eachLanguage(std::span<const LanguageRow> rows) {
    QTest::addColumn<QString>("code");
    for (const LanguageRow& row : rows) {
        QTest::newRow(row.code) << row.code;
    }
}

/// From now on, the desk's window speaks it.
void speak(WindowDesk& desk, const QString& code) {
    PreferenceValues values = desk.preferences.values();
    values.language = code;
    desk.preferences.set(values);
    QCoreApplication::processEvents();
}

QString idOf(const TsMessage& message) {
    return message.context + ": " + message.source + " (" + message.comment + ")" +
           (message.plural ? " plural" : "");
}

/// Forms that a count has, by Qt's rules.
qsizetype formsOf(const QString& code) {
    return code == "ja" || code == "zh_CN" ? 1 : 2;
}

/// By name, as data of tests.
const QHash<QString, TranslationRule> kRules{
    {"placeholders", placeholderFault},
    {"underlined letters", letterFault},
    {"ends", endFault},
    {"names", nameFault},
    {"lengths", lengthFault},
    {"translated", sameFault},
};

void everyLanguage() {
    QTest::addColumn<QString>("code");
    for (const LanguageRow& row : languageTable().subspan(1)) {
        QTest::newRow(row.code) << row.code;
    }
}

/// All that breaks a rule, a line each.
QString faultsOf(const QString& code, TranslationRule rule) {
    QStringList faults;
    for (const TsMessage& message : tsMessages(code)) {
        for (const QString& text : message.texts) {
            if (const QString fault = text.isEmpty() ? "is empty" : rule(code, message.source, text);
                !fault.isEmpty()) {
                faults << QString("%1\n    \"%2\"\n    %3").arg(idOf(message), text, fault);
            }
        }
    }
    return faults.join('\n');
}

} // namespace

/// Everything about translations that a machine can check, for each row of the table of languages.
class TestLanguage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void germanSpeaksGerman() {
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

    void numbersAndButtonsFollow_data() { eachLanguage(languageTable()); }
    /// Decimal points, and what Qt itself says where the machine has Qt's translations.
    void numbersAndButtonsFollow() {
        QFETCH(QString, code);
        useResources();
        Language language;
        language.use(code);
        QCOMPARE(language.code(), code);
        QCOMPARE(decimalText(2.5, 1), QString("2") + QLocale(code).decimalPoint() + "5");
        const bool there =
            QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + "/qtbase_" + code + ".qm");
        const QString cancel = QCoreApplication::translate("QPlatformTheme", "Cancel");
        QCOMPARE(cancel != "Cancel", there && code != "en");
        language.use("en");
        QCOMPARE(decimalText(2.5, 1), QString("2.5"));
    }

    void draftsAreToldAndNeverTheDefault() {
        WindowDesk desk;
        const LanguageRow* system = languageOf(desk.language.code());
        QVERIFY(system != nullptr && !system->draft);
        speak(desk, "en");
        SettingsDialog settings(desk.preferences);
        auto* languages = settings.findChild<QComboBox*>("settings.language");
        QCOMPARE(languages->count(), static_cast<int>(languageTable().size()) + 1);
        for (const LanguageRow& row : languageTable()) {
            const QString shown = languages->itemText(languages->findData(row.code));
            QVERIFY2(shown.startsWith(QString::fromUtf8(row.name)), qPrintable(shown));
            QCOMPARE(shown.contains("draft"), row.draft);
        }
        QVERIFY(settings.findChild<QLabel*>("settings.draftHint")->text().contains("not proof-read"));
        // An unknown one, as of a later version's settings, is the system's.
        speak(desk, "tlh");
        QCOMPARE(desk.language.code(), QString(system->code));
        QCOMPARE(SettingsDialog(desk.preferences).findChild<QComboBox*>("settings.language")->currentIndex(),
                 0);
    }

    void englishTellsOneFromMany() {
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

    void windowFollowsTheLanguage_data() { eachLanguage(languageTable().subspan(1)); }
    void windowFollowsTheLanguage() {
        QFETCH(QString, code);
        WindowDesk desk;
        const auto first = [&] { return desk.window.menuBar()->actions().first()->text(); };
        speak(desk, "en");
        QCOMPARE(first(), QString("&File"));
        const QStringList english = textsOf(desk.window);
        speak(desk, code);
        for (const TsMessage& message : tsMessages(code)) {
            if (message.source == "&File") {
                QCOMPARE(first(), message.texts.first());
            }
        }
        QVERIFY(first() != "&File");
        speak(desk, "en");
        QCOMPARE(textsOf(desk.window), english);
    }

    void nothingEnglishIsLeft_data() { eachLanguage(languageTable().subspan(1)); }
    /// Apart from words that the language shares with English.
    void nothingEnglishIsLeft() {
        QFETCH(QString, code);
        WindowDesk desk;
        speak(desk, "en");
        QSet<QString> sources;
        QSet<QString> same;
        for (const TsMessage& message : tsMessages(code)) {
            sources.insert(message.source);
            if (message.texts.contains(message.source)) {
                same.insert(message.source);
            }
        }
        QVERIFY(same.size() < sources.size() / 20);
        speak(desk, code);
        for (const QString& text : textsOf(desk.window)) {
            QVERIFY2(!sources.contains(text) || same.contains(text), qPrintable(text));
        }
    }

    void menuKeysAreUnique_data() { eachLanguage(languageTable()); }
    void menuKeysAreUnique() {
        QFETCH(QString, code);
        WindowDesk desk;
        speak(desk, code);
        QStringList clashes;
        for (const QMenu* menu : desk.window.findChildren<QMenu*>()) {
            QHash<QChar, QString> owner;
            for (const QAction* action : menu->actions()) {
                const QString text = QString(action->text()).replace("&&", "");
                if (const auto mark = text.indexOf('&'); mark >= 0) {
                    const QChar key = text[mark + 1].toLower();
                    if (owner.contains(key)) {
                        clashes << text + " and " + owner.value(key);
                    }
                    owner.insert(key, text);
                }
            }
        }
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join('\n')));
    }

    void keysAreUniqueInDialogs_data() { eachLanguage(languageTable()); }
    void keysAreUniqueInDialogs() {
        QFETCH(QString, code);
        WindowDesk desk;
        speak(desk, code);
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

    void everyFileHasItsRow() {
        QStringList wanted;
        for (const LanguageRow& row : languageTable()) {
            QVERIFY2(QLocale(row.code).name().startsWith(row.code), row.code); // Qt knows the language
            QCOMPARE(languageOf(row.code), &row);
            wanted << QString("sinew_%1.ts").arg(row.code);
        }
        wanted.sort();
        QCOMPARE(QDir(sourcePath("translations")).entryList({"*.ts"}, QDir::Files, QDir::Name), wanted);
        QCOMPARE(languageOf("tlh"), static_cast<const LanguageRow*>(nullptr));
    }

    void everyTextIsThere_data() { everyLanguage(); }
    void everyTextIsThere() {
        QFETCH(QString, code);
        QSet<QString> wanted;
        for (const TsMessage& message : tsMessages("de")) {
            wanted.insert(idOf(message));
        }
        QVERIFY(wanted.size() > 1000);
        QSet<QString> found;
        for (const TsMessage& message : tsMessages(code)) {
            QVERIFY2(message.finished, qPrintable(idOf(message)));
            QVERIFY2(message.texts.size() == (message.plural ? formsOf(code) : 1), qPrintable(idOf(message)));
            QVERIFY2(!found.contains(idOf(message)), qPrintable(idOf(message)));
            found.insert(idOf(message));
        }
        QCOMPARE(QStringList((wanted - found).values()), QStringList());
        QCOMPARE(QStringList((found - wanted).values()), QStringList());
    }

    void theProgramHasThem_data() { everyLanguage(); }
    /// What the program looks up is what the file says, for one and for many.
    void theProgramHasThem() {
        QFETCH(QString, code);
        useResources();
        QTranslator program;
        QVERIFY(program.load(":/i18n/sinew_" + code + ".qm"));
        for (const TsMessage& message : tsMessages(code)) {
            const QByteArray context = message.context.toUtf8();
            const QByteArray source = message.source.toUtf8();
            const QByteArray comment = message.comment.toUtf8();
            const auto told = [&](int count) { return program.translate(context, source, comment, count); };
            QCOMPARE(told(message.plural ? 1 : -1), message.texts.first());
            QCOMPARE(told(message.plural ? 7 : -1), message.texts.last());
        }
    }

    void rulesAreKept_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("rule");
        for (const LanguageRow& row : languageTable().subspan(1)) {
            for (const QString& rule : kRules.keys()) {
                QTest::addRow("%s, %s", row.code, qPrintable(rule)) << QString(row.code) << rule;
            }
        }
    }

    void rulesAreKept() {
        QFETCH(QString, code);
        QFETCH(QString, rule);
        const QString faults = faultsOf(code, kRules[rule]);
        QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults));
    }

    void rulesFindFaults_data() {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("wrong");
        const auto row = [](const char* name, const char* rule, const char* code, const char* source,
                            const char* right, const char* wrong) {
            QTest::newRow(name) << QString(rule) << QString(code) << QString(source) << QString(right)
                                << QString(wrong);
        };
        row("lost place", "placeholders", "fr", "%1 of %2", "%1 sur %2", "%1 sur 2");
        row("doubled place", "placeholders", "fr", "%n hole(s)", "%n trous", "%n trous sur %n");
        row("lost percent", "placeholders", "fr", "%1 % left", "reste %1 %", "reste %1");
        row("lost tag", "placeholders", "fr", "<p>No</p>", "<p>Non</p>", "<p>Non");
        row("lost letter", "underlined letters", "fr", "&Save", "&Enregistrer", "Enregistrer");
        row("letter too many", "underlined letters", "fr", "Drag && drop", "Glisser && déposer",
            "Glisser &et déposer");
        row("letter without brackets", "underlined letters", "ja", "&Save", "保存(&S)", "保&存");
        row("lost points", "ends", "fr", "Open...", "Ouvrir...", "Ouvrir");
        row("lost stop", "ends", "ja", "Not bound yet.", "まだです。", "まだです");
        row("stop too many", "ends", "fr", "Not bound yet", "Pas encore lié", "Pas encore lié.");
        row("lost colon", "ends", "zh_CN", "Size:", "大小：", "大小");
        row("lost question", "ends", "es", "Delete it?", "¿Borrar?", "Borrar");
        row("lost space", "ends", "fr", "beyond ", "plus de ", "plus de");
        row("key", "names", "fr", "Shift smooths", "Maj lisse", "Shift lisse");
        row("option", "names", "fr", "Use --force", "Utilisez --force", "Utilisez la force");
        row("ending", "names", "fr", "such as .fbx", "comme .fbx", "comme fbx");
        row("format", "names", "fr", "Use GLB", "Utilisez GLB", "Utilisez GBL");
        row("length", "lengths", "fr", "Lock", "Verrouiller", "Verrouiller cette articulation");
        row("wide letters", "lengths", "ja", "Lock", "ロックする", "このジョイントをロックする");
        row("untranslated", "translated", "fr", "Nothing was changed", "Rien n'a changé",
            "Nothing was changed");
    }

    void rulesFindFaults() {
        QFETCH(QString, rule);
        QFETCH(QString, code);
        QFETCH(QString, source);
        QFETCH(QString, right);
        QFETCH(QString, wrong);
        QCOMPARE(kRules[rule](code, source, right), QString());
        QVERIFY(!kRules[rule](code, source, wrong).isEmpty());
    }
};

SINEW_TEST(TestLanguage, QApplication)

} // namespace testLanguage

#include "TestLanguage.moc"
