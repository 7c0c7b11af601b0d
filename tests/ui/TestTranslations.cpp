#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/TranslationRules.h"
#include "tests/ui/support/TsFile.h"
#include "ui/theme/Theme.h"
#include "ui/workspace/Language.h"

#include <QCoreApplication>
#include <QDir>
#include <QHash>
#include <QLocale>
#include <QSet>
#include <QTest>
#include <QTranslator>

namespace testTranslations {

using namespace sinew;
using namespace sinew::test;

namespace {

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

void eachLanguage() {
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
class TestTranslations : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

    void everyTextIsThere_data() { eachLanguage(); }
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

    void theProgramHasThem_data() { eachLanguage(); }
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

SINEW_TEST(TestTranslations, QCoreApplication)

} // namespace testTranslations

#include "TestTranslations.moc"
