#include "app/files/OwnProgram.h"
#include "app/text/Texts.h"
#include "tests/app/support/SvgFolder.h"
#include "tests/support/Runner.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTest>

namespace testSvgRefusals {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray nested(int depth) {
    return QByteArray("<g>").repeated(depth) + kBox + QByteArray("</g>").repeated(depth);
}

/// Entities of entities: 10^9 letters.
QByteArray laughingSvg() {
    QByteArray text = "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a0 \"lol\">";
    for (int i = 1; i < 10; ++i) {
        const QByteArray before = "&a" + QByteArray::number(i - 1) + ';';
        text += "<!ENTITY a" + QByteArray::number(i) + " \"" + before.repeated(10) + "\">";
    }
    return text + "]><svg xmlns=\"http://www.w3.org/2000/svg\"><text>&a9;</text></svg>";
}

/// Copies of copies: 10^9 boxes.
QByteArray copiedSvg() {
    QByteArray text = "<defs><g id='c0'>" + kBox + "</g>";
    for (int i = 1; i < 10; ++i) {
        const QByteArray copy = "<use xlink:href=\"#c" + QByteArray::number(i - 1) + "\"/>";
        text += "<g id=\"c" + QByteArray::number(i) + "\">" + copy.repeated(10) + "</g>";
    }
    return svgOf(text + "</defs><use xlink:href=\"#c9\"/>");
}

} // namespace

/// Drawings that are broken, endless or hostile: an error that says why, in bounded time.
class TestSvgRefusals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void badFilesAreRefused_data() {
        QTest::addColumn<QByteArray>("svg");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("why");
        const auto refused = ErrorCode::PictureUnsupported;
        const auto broken = ErrorCode::FileBroken;
        QTest::newRow("cut off") << svgOf(kBox).left(120) << broken << "line";
        QTest::newRow("not closed") << svgOf("<g>" + kBox) << broken << "line";
        QTest::newRow("entities of entities") << laughingSvg() << broken << "line";
        QTest::newRow("an entity of itself")
            << QByteArray("<!DOCTYPE svg [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]>"
                          "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>&a;</text></svg>")
            << broken << "line";
        QTest::newRow("no SVG") << QByteArray("<page><body/></page>") << broken << "not an SVG";
        QTest::newRow("nothing drawn") << svgOf("") << refused << "opaque";
        QTest::newRow("deep") << svgOf(nested(5000)) << refused << "svg-deep";
        QTest::newRow("copies of copies") << copiedSvg() << refused << "svg-many";
        QTest::newRow("a copy of itself")
            << svgOf("<g id='a'><use xlink:href='#b'/></g><g id='b'><use xlink:href='#a'/></g>") << refused
            << "svg-cycle";
        QTest::newRow("a copy of what it is in")
            << svgOf("<g id='a'><g><use xlink:href='#a'/></g></g>") << refused << "svg-cycle";
        QTest::newRow("no width") << svgOf(kBox, "width=\"0\" height=\"100\"") << refused << "svg-size";
        QTest::newRow("below zero") << svgOf(kBox, "width=\"9\" height=\"-100\"") << refused << "svg-size";
        QTest::newRow("not a number") << svgOf(kBox, "width=\"nan\" height=\"100\"") << refused << "svg-size";
        QTest::newRow("endless") << svgOf(kBox, "width=\"1e400\" height=\"100\"") << refused << "svg-size";
        QTest::newRow("huge") << svgOf(kBox, "width=\"1e30\" height=\"1e30\"") << refused << "svg-size";
        QTest::newRow("empty view box") << svgOf(kBox, "viewBox=\"0 0 0 100\"") << refused << "svg-size";
        QTest::newRow("view box of words") << svgOf(kBox, "viewBox=\"a b c d\"") << refused << "svg-size";
        QTest::newRow("one shape without a size")
            << svgOf("<rect x='0' y='0' width='0' height='0'/>", "") << refused << "svg-size";
        QTest::newRow("too many layers")
            << svgOf(
                   QByteArray("<g inkscape:groupmode='layer'><rect width='9' height='9'/></g>").repeated(300))
            << refused << "svg-layers";
        QTest::newRow("hair-thin dashes")
            << svgOf(QByteArray("<path d='M0 0 L 100 60' stroke='black' stroke-dasharray='0.01'/>")
                         .repeated(200))
            << refused << "svg-dashes";
        QTest::newRow("dashes of a style that a copy has")
            << svgOf("<g id='a' style='stroke:red;stroke-dasharray:0.00001 0.00001'><circle r='9'/></g>"
                     "<use xlink:href='#a'/>")
            << refused << "svg-dashes";
        QTest::newRow("binary") << QByteArray("\1\2\3\0\xff", 5).repeated(50) << broken << "line";
    }

    void badFilesAreRefused() {
        QFETCH(const QByteArray, svg);
        QFETCH(const ErrorCode, code);
        QFETCH(const QString, why);
        SvgFolder folder;
        QElapsedTimer timer;
        timer.start();
        const auto read = folder.read(svg);
        QVERIFY(!read);
        QVERIFY2(read.error().code == code, qPrintable(errorText(read.error())));
        const QString told = QString::fromStdString(read.error().arguments.at(1));
        QVERIFY2(told.contains(why), qPrintable(told));
        QVERIFY(!errorText(read.error()).contains(": svg-"));
        QVERIFY(timer.elapsed() < 120'000);
    }

    /// Numbers that no page holds take no time and crash nothing.
    void wildShapesAreDrawn() {
        SvgFolder folder;
        const auto read = folder.read(svgOf(
            kBox + "<path d='M nan inf L 1e300 -1e300 C 1e38 1e38 nan 0 5 5 Z' stroke='red'/>"
                   "<circle cx='1e308' cy='nan' r='1e308' fill='none'/><rect width='nan' height='1e400'/>"
                   "<g transform='matrix(1e300 nan 0 0 inf 5)'><rect width='5' height='5'/></g>"));
        QVERIFY2(read || read.error().code == ErrorCode::ReaderTimedOut ||
                     read.error().code == ErrorCode::ReaderCrashed,
                 read ? "" : qPrintable(errorText(read.error())));
    }

    void largeFilesAreRefused() {
        SvgFolder folder;
        QByteArray svg = svgOf(kBox);
        svg.insert(svg.size() - 6, "<!--" + QByteArray(100 << 20, ' ') + "-->");
        const auto read = folder.read(svg);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::FileTooLarge);
    }

    void slowDrawingsAreStopped() {
        SvgFolder folder;
        // Glass over glass, each as large as the page.
        const QByteArray glass = "<circle r='900' opacity='0.01'/>";
        QVERIFY(writePicture(folder.path("slow.svg"), svgOf(glass.repeated(50000))));
        RunLimits limits = readerLimits();
        limits.wallTime = std::chrono::milliseconds(1500);
        QElapsedTimer timer;
        timer.start();
        const Progress progress;
        const auto drawn =
            drawInOwnProcess(ownProgram(), folder.path("slow.svg").toStdString(), 4096, progress, limits);
        QVERIFY(drawn || drawn.error().code == ErrorCode::ReaderTimedOut ||
                drawn.error().code == ErrorCode::ReaderCrashed);
        QVERIFY(timer.elapsed() < 60'000);
    }

    void canceledDrawsNothing() {
        struct : Progress {
            bool canceled() const override { return true; }
        } canceled;
        SvgFolder folder;
        QVERIFY(writePicture(folder.path("a.svg"), svgOf(kBox)));
        const auto read = importScene(folder.path("a.svg").toStdString(), canceled, importOptions());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Canceled);
    }

    void drawersMustBeThere() {
        SvgFolder folder;
        QVERIFY(writePicture(folder.path("a.svg"), svgOf(kBox)));
        Progress progress;
        const auto read = importScene(folder.path("a.svg").toStdString(), progress);
        QVERIFY(!read);
        QCOMPARE(read.error().arguments.at(1), std::string("not-drawn"));
    }
};

SINEW_TEST(TestSvgRefusals, QGuiApplication)

} // namespace testSvgRefusals

#include "TestSvgRefusals.moc"
