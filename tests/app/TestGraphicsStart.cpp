#include "app/cli/CommandLine.h"
#include "app/view/GraphicsStart.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <initializer_list>
#include <string>
#include <vector>

namespace testGraphicsStart {

using namespace sinew;

namespace {

OpenGlFound oldDriver() {
    return {true, false, "Mesa Intel GMA 3150", "2.1 Mesa 22.3.6"};
}

/// The arguments of a program, which main may change.
struct Arguments {
    explicit Arguments(std::initializer_list<const char*> given)
        : words(given.begin(), given.end()) {
        for (std::string& word : words) {
            pointers.push_back(word.data());
        }
        count = static_cast<int>(pointers.size());
        pointers.push_back(nullptr);
    }

    std::vector<std::string> words;
    std::vector<char*> pointers;
    int count = 0;
};

} // namespace

/// What the window does where a view cannot be drawn.
class TestGraphicsStart : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asksWhereAViewCannotBeDrawn_data() {
        QTest::addColumn<bool>("windows");
        QTest::addColumn<bool>("works");
        QTest::addColumn<bool>("softwareThere");
        QTest::addColumn<bool>("softwareInUse");
        QTest::addColumn<QString>("accepted");
        QTest::addColumn<bool>("asks");
        QTest::addColumn<bool>("offers");
        const QString driver = acceptedText(oldDriver());
        QTest::newRow("works") << true << true << true << false << "" << false << false;
        QTest::newRow("works in software") << true << true << true << true << "" << false << false;
        QTest::newRow("no windows") << false << false << true << false << "" << false << false;
        QTest::newRow("too old") << true << false << true << false << "" << true << true;
        QTest::newRow("no library") << true << false << false << false << "" << true << false;
        QTest::newRow("software failed") << true << false << true << true << "" << true << false;
        QTest::newRow("accepted") << true << false << true << false << driver << false << false;
        QTest::newRow("another driver") << true << false << true << false << "none" << true << true;
    }

    void asksWhereAViewCannotBeDrawn() {
        QFETCH(bool, windows);
        QFETCH(bool, works);
        QFETCH(bool, softwareThere);
        QFETCH(bool, softwareInUse);
        QFETCH(QString, accepted);
        QFETCH(bool, asks);
        QFETCH(bool, offers);
        OpenGlFound found = oldDriver();
        found.windows = windows;
        found.works = works;
        const GraphicsQuestion question = graphicsQuestion({found, softwareThere, softwareInUse, accepted});
        QCOMPARE(question.asks, asks);
        QCOMPARE(question.offersSoftware, offers);
    }

    void driversAreTold() {
        QCOMPARE(openGlText(oldDriver()), QString("Mesa Intel GMA 3150, OpenGL 2.1 Mesa 22.3.6"));
        QCOMPARE(openGlText({true, false, {}, {}}), QString());
        QVERIFY(!graphicsQuestion({{true, false, {}, {}}, true, false, "none"}).asks);
        QVERIFY(graphicsQuestion({{true, false, {}, {}}, true, false, {}}).asks);
    }

    void theOptionStandsBeforeTheFile() {
        Arguments alone{"sinew", kSoftwareRendering};
        QVERIFY(asksForWindow(alone.count, alone.pointers.data()));
        Arguments file{"sinew", kSoftwareRendering, "knight.glb", "--export-to", "out.glb"};
        QVERIFY(asksForWindow(file.count, file.pointers.data()));
        QVERIFY(takeSoftwareRendering(file.count, file.pointers.data()));
        QCOMPARE(file.count, 4);
        QCOMPARE(QString(file.pointers[1]), QString("knight.glb"));
        QCOMPARE(QString(file.pointers[3]), QString("out.glb"));
        QVERIFY(file.pointers[4] == nullptr);
        QVERIFY(!takeSoftwareRendering(file.count, file.pointers.data()));
        QCOMPARE(file.count, 4);
    }

    void commandsDoNotTakeTheOption() {
        Arguments bind{"sinew", kSoftwareRendering, "bind", "knight.glb"};
        QVERIFY(!asksForWindow(bind.count, bind.pointers.data()));
        Arguments behind{"sinew", "knight.glb", kSoftwareRendering};
        QVERIFY(!asksForWindow(behind.count, behind.pointers.data()));
    }
};

SINEW_TEST(TestGraphicsStart, sinew::test::NoApplication)

} // namespace testGraphicsStart

#include "TestGraphicsStart.moc"
