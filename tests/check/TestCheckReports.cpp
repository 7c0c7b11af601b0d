#include "app/check/CheckPage.h"
#include "app/check/CheckReport.h"
#include "app/check/JunitXml.h"
#include "app/check/PoseSheet.h"
#include "app/check/SheetText.h"
#include "tests/support/Runner.h"

#include <QTest>
#include <QXmlStreamReader>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace testCheckReports {

using namespace sinew;

namespace {

const std::string kHostile = "a<b>&\"'\x01\n</td><script>alert(1)</script>.glb";

Figures smallFigures() {
    Figures figures;
    figures.vertices = 8;
    figures.faces = 12;
    figures.table[indexOf(Measure::Influences)] = {FoundValue{5, {}, {}, kHostile}, FoundValue{5, {}, {}, {}},
                                                   Unmeasured::NotAsked};
    figures.table[indexOf(Measure::Stretch)] = {FoundValue{1.5, kHostile, "Hip 30°", {}},
                                                FoundValue{1.0, {}, {}, {}}, Unmeasured::NotAsked};
    figures.table[indexOf(Measure::Volume)].why = Unmeasured::NoVolume;
    JointFigures joint;
    joint.name = kHostile;
    joint.vertices = 3;
    figures.joints.push_back(joint);
    PoseFigures pose;
    pose.name = "Hip 30°";
    pose.bent = kHostile;
    pose.stretch = 1.5;
    figures.poses.push_back(pose);
    return figures;
}

/// A file that misses one requirement, passes one and cannot be measured by the third; and one that is not
/// there.
CheckRun smallRun(bool strict) {
    CheckRun run;
    run.requirements = *parseRequirements("influences<=4,stretch<2,volume>90%");
    run.strict = strict;
    CheckedFile file;
    file.file = kHostile;
    file.figures = smallFigures();
    file.verdicts = judge(file.figures, run.requirements);
    file.seconds = 1.25;
    run.files.push_back(std::move(file));
    CheckedFile missing;
    missing.file = "missing.glb";
    missing.error = makeError(ErrorCode::FileNotFound, {"missing.glb"});
    run.files.push_back(std::move(missing));
    return run;
}

DrawnPose drawnPose(const std::string& name) {
    QImage view(40, 30, QImage::Format_RGB32);
    view.fill(qRgb(10, 200, 30));
    return {name, 1.5, 0.01, 0.02, 0.95, {view, view}};
}

QStringList elementsOf(const std::string& xml, QStringList& attributes) {
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    QStringList names;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            names << reader.name().toString();
            for (const QXmlStreamAttribute& attribute : reader.attributes()) {
                attributes << attribute.name().toString() + '=' + attribute.value().toString();
            }
        }
    }
    return reader.hasError() ? QStringList{reader.errorString()} : names;
}

} // namespace

/// What is written of a check.
class TestCheckReports : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void junitIsSound() {
        QStringList attributes;
        const QStringList names = elementsOf(junitXml(smallRun(true)), attributes);
        QCOMPARE(names, (QStringList{"testsuites", "testsuite", "testcase", "failure", "testcase", "testcase",
                                     "failure", "testsuite", "testcase", "error"}));
        QVERIFY(attributes.contains("tests=4") && attributes.contains("failures=2") &&
                attributes.contains("errors=1") && attributes.contains("time=1.250"));
        QVERIFY(!attributes.filter("<script>").isEmpty()); // as text
    }

    void unmeasuredIsSkippedWhereItDoesNotCount() {
        QStringList attributes;
        const QStringList names = elementsOf(junitXml(smallRun(false)), attributes);
        QVERIFY(names.contains("skipped") && names.count("failure") == 1);
        QVERIFY(attributes.contains("skipped=1"));
    }

    void jsonTellsAll() {
        const nlohmann::ordered_json json = checkJson(smallRun(true));
        QCOMPARE(json["sinewCheck"].get<int>(), 1);
        QVERIFY(!json["passed"].get<bool>() && json["strict"].get<bool>() && json["reference"].is_null());
        const auto& file = json["files"][0];
        QCOMPARE(file["verdicts"].size(), std::size_t{3});
        QCOMPARE(file["verdicts"][0]["outcome"].get<std::string>(), std::string("failed"));
        QCOMPARE(file["verdicts"][2]["unmeasured"].get<std::string>(), std::string("noVolume"));
        QCOMPARE(file["figures"].size(), kMeasures);
        QCOMPARE(file["figures"]["stretch"]["highest"]["joint"].get<std::string>(), kHostile);
        QVERIFY(file["joints"][0]["stretch"].is_null() && file["poses"].size() == 1);
        QVERIFY(!json["files"][1]["error"].is_null() && !json["files"][1].contains("figures"));
    }

    void pageStandsAlone() {
        const auto page = checkPage(smallRun(true), {{"a.glb", {drawnPose(kHostile)}}, {"missing.glb", {}}});
        QVERIFY(page.has_value());
        const QString html = QString::fromStdString(*page);
        for (const char* refused : {"<script", "http", "<link", "url(", "onload", "@import"}) {
            QVERIFY2(!html.contains(refused), refused);
        }
        QVERIFY(html.contains("&lt;script&gt;") && html.contains("prefers-color-scheme: dark"));
        QCOMPARE(html.count("<img "), 2);
        QCOMPARE(html.count("src=\"data:image/png;base64,"), 2);
        QVERIFY(html.contains("influences&lt;=4") && html.contains("missing.glb"));
        for (const char* element : {"table", "tr", "td", "figure", "h2", "p", "span", "div"}) {
            QCOMPARE(html.count(QString("<%1>").arg(element)) + html.count(QString("<%1 ").arg(element)),
                     html.count(QString("</%1>").arg(element)));
        }
    }

    void sheetHasARowForEachPose() {
        const QImage one = poseSheet({{"a.glb", {drawnPose("first")}}});
        const QImage two = poseSheet({{"a.glb", {drawnPose("first"), drawnPose("second")}}});
        QVERIFY(!one.isNull() && two.width() == one.width() && two.height() > one.height() + 30);
        int green = 0;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x) {
                green += one.pixel(x, y) == qRgb(10, 200, 30) ? 1 : 0;
            }
        }
        QCOMPARE(green, 2 * 40 * 30);
        QVERIFY(!poseSheet({{"broken.glb", {}}}).isNull());
        QCOMPARE(posesOfFile(1), std::size_t{8});
        QCOMPARE(posesOfFile(1000), std::size_t{1});
    }

    void lettersAreDrawn() {
        QImage image(100, 20, QImage::Format_RGB32);
        image.fill(Qt::black);
        drawSheetText(image, 2, 2, 2, "I°", qRgb(255, 255, 255));
        int white = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                white += image.pixel(x, y) == qRgb(255, 255, 255) ? 1 : 0;
            }
        }
        QCOMPARE(white, 4 * (3 + 5 + 3 + 8)); // cells of both letters
        QCOMPARE(sheetTextWidth("abc", 1), 18);
        drawSheetText(image, 90, 15, 3, "beyond the edge \xff", qRgb(255, 0, 0)); // cut off
    }

    void tellingPosesAreTheWorst() {
        Figures figures;
        for (int i = 0; i < 6; ++i) {
            PoseFigures pose;
            pose.stretch = i == 4 ? 3.0 : 1.0;
            pose.poke = i == 2 ? 0.5 : 0.0;
            pose.volume = i == 5 ? 0.7 : 1.0;
            figures.poses.push_back(pose);
        }
        const std::vector<std::size_t> three = tellingPoses(figures, 4);
        for (const std::size_t worst : {2, 4, 5}) {
            QVERIFY(std::ranges::find(three, worst) != three.end());
        }
        QVERIFY(std::ranges::is_sorted(three));
        QCOMPARE(tellingPoses(figures, 100).size(), std::size_t{6});
        QVERIFY(tellingPoses(Figures(), 8).empty());
    }
};

SINEW_TEST(TestCheckReports, QCoreApplication)

} // namespace testCheckReports

#include "TestCheckReports.moc"
