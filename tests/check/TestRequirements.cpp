#include "app/check/CheckTexts.h"
#include "app/check/Figures.h"
#include "app/check/Requirements.h"
#include "app/text/Texts.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testRequirements {

using namespace sinew;

namespace {

FigureRange between(double lowest, double highest) {
    return {FoundValue{highest, "Knee", "Knee 90°", {}}, FoundValue{lowest, "Hip", {}, {}},
            Unmeasured::NotAsked};
}

/// The outcome of one requirement on figures in which one measure lies between two values.
Outcome outcomeOf(const char* requirement, double lowest, double highest) {
    const auto requirements = parseRequirements(requirement);
    if (!requirements || requirements->size() != 1) {
        return Outcome::NotMeasured;
    }
    Figures figures;
    figures.table[indexOf(requirements->front().measure)] = between(lowest, highest);
    return judge(figures, *requirements).front().outcome;
}

} // namespace

/// What a rig has to fulfil, as people write it.
class TestRequirements : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void defaultIsSound() {
        const auto requirements = parseRequirements(kDefaultRequirements);
        QVERIFY(requirements.has_value());
        QVERIFY(requirements->size() >= 8);
        QVERIFY(checkWithoutReference(*requirements).has_value());
    }

    void readsAsWritten_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("again");
        QTest::newRow("plain") << "influences<=4"
                               << "influences<=4";
        QTest::newRow("spaces") << "  Bleed  <  1 % "
                                << "bleed<1%";
        QTest::newRow("several") << "unweighted=0, stretch<1.8;volume>90%\nsum==1"
                                 << "unweighted=0,stretch<1.8,volume>90%,sum=1";
        QTest::newRow("zero needs no percent") << "poke=0"
                                               << "poke=0%";
        QTest::newRow("odd percent") << "flipped<=0.07%"
                                     << "flipped<=0.07%";
        QTest::newRow("exponent") << "l1<1e-3"
                                  << "l1<0.001";
        QTest::newRow("empty entries") << ",, strongest>=95.5% ,;"
                                       << "strongest>=95.5%";
    }

    void readsAsWritten() {
        QFETCH(QString, text);
        QFETCH(QString, again);
        const auto requirements = parseRequirements(text.toStdString());
        QVERIFY(requirements.has_value());
        QString written;
        for (const Requirement& requirement : *requirements) {
            written += (written.isEmpty() ? "" : ",") + QString::fromStdString(requirementText(requirement));
        }
        QCOMPARE(written, again);
        const auto twice = parseRequirements(written.toStdString());
        QVERIFY(twice && *twice == *requirements);
    }

    void refusesNonsense_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const QByteArray& text, ErrorCode code) {
            QTest::newRow(name) << text << static_cast<int>(code);
        };
        row("empty", "", ErrorCode::RequirementBroken);
        row("commas", " ,;, ", ErrorCode::RequirementBroken);
        row("no sign", "bleed", ErrorCode::RequirementBroken);
        row("no name", "<4", ErrorCode::RequirementBroken);
        row("no number", "influences<=", ErrorCode::RequirementBroken);
        row("two signs", "bleed<<1%", ErrorCode::RequirementBroken);
        row("turned", "4>=influences", ErrorCode::RequirementUnknown);
        row("words behind", "influences<=4 or so", ErrorCode::RequirementBroken);
        row("two percents", "bleed<1%%", ErrorCode::RequirementBroken);
        row("decimal comma", "stretch<1,8", ErrorCode::RequirementBroken);
        row("negative", "stretch<-1", ErrorCode::RequirementBroken);
        row("minus zero", "stretch>-0", ErrorCode::RequirementBroken);
        row("nan", "stretch<nan", ErrorCode::RequirementBroken);
        row("infinite", "stretch<inf", ErrorCode::RequirementBroken);
        row("too large", "stretch<1e999", ErrorCode::RequirementBroken);
        row("hexadecimal", "influences<0x8", ErrorCode::RequirementBroken);
        row("percent is missing", "bleed<1", ErrorCode::RequirementPercent);
        row("percent too many", "influences<=4%", ErrorCode::RequirementPercent);
        row("unknown", "beauty>9", ErrorCode::RequirementUnknown);
        row("not equal", "influences!=4", ErrorCode::RequirementUnknown);
        row("zero byte", QByteArray("bleed\0<1%", 9), ErrorCode::RequirementUnknown);
        row("no UTF-8", "\xff\xfe<1", ErrorCode::RequirementUnknown);
        row("signs of another alphabet", "bleed≤1%", ErrorCode::RequirementBroken);
        row("very long", QByteArray(1000000, 'a') + "<1", ErrorCode::RequirementUnknown);
        row("many", QByteArray("bleed<1%,").repeated(10000) + "bleed<", ErrorCode::RequirementBroken);
        row("markup", "<script>=1", ErrorCode::RequirementBroken);
    }

    void refusesNonsense() {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        const auto requirements = parseRequirements(text.toStdString());
        QVERIFY(!requirements.has_value());
        QCOMPARE(static_cast<int>(requirements.error().code), code);
        const QString told = errorText(requirements.error());
        QVERIFY2(!told.contains('\n') && told.size() < 800, qPrintable(told));
    }

    void theNearestNameIsTold() {
        const auto requirements = parseRequirements("influence<=4");
        QVERIFY(!requirements.has_value());
        const QString told = errorText(requirements.error());
        QVERIFY2(told.contains("influences") && told.contains("Did you mean") && told.contains("volume"),
                 qPrintable(told));
    }

    void comparisonsNeedAReference() {
        for (const char* text : {"l1<0.1", "unweighted=0,strongest>90%"}) {
            const auto requirements = parseRequirements(text);
            QVERIFY(requirements.has_value());
            const auto checked = checkWithoutReference(*requirements);
            QVERIFY(!checked && checked.error().code == ErrorCode::RequirementWithoutReference);
        }
    }

    void limitsLookAtTheirEnd() {
        QCOMPARE(outcomeOf("stretch<2", 0.5, 1.9), Outcome::Passed);
        QCOMPARE(outcomeOf("stretch<2", 0.5, 2.0), Outcome::Failed);
        QCOMPARE(outcomeOf("stretch<=2", 0.5, 2.0), Outcome::Passed);
        QCOMPARE(outcomeOf("volume>90%", 0.85, 1.2), Outcome::Failed);
        QCOMPARE(outcomeOf("volume>=90%", 0.9, 1.2), Outcome::Passed);
        QCOMPARE(outcomeOf("volume<110%", 0.85, 1.2), Outcome::Failed);
        QCOMPARE(outcomeOf("sum=1", 0.9995, 1.0005), Outcome::Passed);
        QCOMPARE(outcomeOf("sum=1", 0.2, 1.0), Outcome::Failed);
        QCOMPARE(outcomeOf("sum=1", 1.0, 1.2), Outcome::Failed);
        QCOMPARE(outcomeOf("influences=4", 4.0, 4.0), Outcome::Passed);
    }

    void whatIsNotMeasuredIsNoPass() {
        Figures figures;
        figures.table[indexOf(Measure::Volume)].why = Unmeasured::NoVolume;
        const auto requirements = parseRequirements("volume>90%");
        QVERIFY(requirements.has_value());
        const std::vector<Verdict> verdicts = judge(figures, *requirements);
        QCOMPARE(verdicts.front().outcome, Outcome::NotMeasured);
        QVERIFY(!allPassed(verdicts, true) && allPassed(verdicts, false));
        QCOMPARE(QString::fromStdString(verdictText(verdicts.front())),
                 QString("volume>90%: not measured, the mesh encloses no volume"));
    }

    void aVerdictSaysWhere() {
        Figures figures;
        figures.table[indexOf(Measure::Stretch)] = between(0.5, 2.5);
        const auto requirements = parseRequirements("stretch<2");
        QVERIFY(requirements.has_value());
        QCOMPARE(QString::fromStdString(verdictText(judge(figures, *requirements).front())),
                 QString("stretch<2: 2.50, joint Knee, pose Knee 90°"));
    }
};

SINEW_TEST(TestRequirements, QCoreApplication)

} // namespace testRequirements

#include "TestRequirements.moc"
