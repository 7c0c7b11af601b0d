#include "core/io/patch/gltf/JsonText.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testJsonText {

using namespace sinew;
using namespace sinew::test;
using Ordered = nlohmann::ordered_json;

namespace {

QString shown(const JsonText& text) {
    return QString::fromStdString(text.text());
}

JsonText parsed(const char* text) {
    return *JsonText::parse(text);
}

} // namespace

class TestJsonText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void untouchedTextIsTheSame_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"{}", " [ ] ", "\t{ \"a\" : [1e-5,-0, 0.10000000149011612 ,1.0E+2]\r\n}\n",
                                 "[\"\\\"]}\", \"\\u00e9\\\\\", {\"\": null}]", "\xEF\xBB\xBF{\"a\":true}",
                                 "17", "[[[[]]],{\"a\":{\"a\":{}}}]"}) {
            QTest::newRow(text) << QString::fromUtf8(text);
        }
        QTest::newRow("a file") << QString::fromStdString(exoticGltf());
    }

    void untouchedTextIsTheSame() {
        QFETCH(QString, text);
        const auto json = JsonText::parse(text.toStdString());
        QVERIFY(json);
        QCOMPARE(shown(*json), text);
    }

    void whatIsNoJsonIsRefused_data() {
        QTest::addColumn<QString>("text");
        const std::string deep(1000, '[');
        for (const char* text : {"", "{", "[1,", "[1 2]", "{\"a\" 1}", "{\"a\":}", "{a:1}", "\"abc", "[1]x",
                                 "\"a\\", deep.c_str()}) {
            QTest::newRow(text) << QString::fromLatin1(text);
        }
    }

    void whatIsNoJsonIsRefused() {
        QFETCH(QString, text);
        QVERIFY(!JsonText::parse(text.toStdString()));
    }

    void oneValueChangesAlone() {
        JsonText json = parsed("{ \"keep\": 1.50,\n \"list\" : [ {\"n\":1e0}, 2 ] }");
        json.member("list")->at(0).set("n", JsonText(Ordered(7)));
        QCOMPARE(shown(json), QStringLiteral("{ \"keep\": 1.50,\n \"list\" : [ {\"n\":7}, 2 ] }"));
        QCOMPARE(json.member("list")->size(), std::size_t{2});
        QVERIFY(json.member("nothing") == nullptr);
        QVERIFY(json.member("keep")->member("x") == nullptr);
    }

    void entriesAreSpacedAsTheirNeighbours() {
        JsonText lines = parsed("[\n  1,\n  2\n]");
        lines.append(JsonText(Ordered(3)));
        QCOMPARE(shown(lines), QStringLiteral("[\n  1,\n  2,\n  3\n]"));
        JsonText tight = parsed("{\"a\":1}");
        tight.set("b", JsonText(Ordered{{"c", 2}}));
        QCOMPARE(shown(tight), QStringLiteral("{\"a\":1,\"b\":{\"c\":2}}"));
        JsonText empty = parsed("[ \n ]");
        empty.append(JsonText(Ordered("x")));
        QCOMPARE(shown(empty), QStringLiteral("[\"x\"]"));
        JsonText wide = parsed("{ \"a\" : 1 }");
        wide.set("b", JsonText(Ordered(2)));
        QCOMPARE(shown(wide), QStringLiteral("{ \"a\" : 1, \"b\" : 2 }"));
    }

    void membersGoWithTheirCommas() {
        JsonText json = parsed("{ \"a\": 1, \"b\": 2,\n\"c\": 3 }");
        json.erase("b");
        QCOMPARE(shown(json), QStringLiteral("{ \"a\": 1,\n\"c\": 3 }"));
        json.erase("c");
        QCOMPARE(shown(json), QStringLiteral("{ \"a\": 1 }"));
        json.erase("a");
        json.erase("a");
        QCOMPARE(shown(json), QStringLiteral("{}"));
    }

    void keysWithEscapesAndRepeatsAreFound() {
        JsonText json = parsed("{\"a\":1,\"\\u0061\":2,\"b\\\"c\":3}");
        json.set("a", JsonText(Ordered(9))); // the last one counts
        json.set("b\"c", JsonText(Ordered(8)));
        QCOMPARE(shown(json), QStringLiteral("{\"a\":1,\"\\u0061\":9,\"b\\\"c\":8}"));
    }
};

SINEW_TEST(TestJsonText, QCoreApplication)

} // namespace testJsonText

#include "TestJsonText.moc"
