#include "core/io/source/XmlTree.h"
#include "tests/io/support/FormatFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testImportXml {

using namespace sinew;
using namespace sinew::test;

class TestImportXml : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textRunsAreOneText_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("text");
        QTest::newRow("one run") << "1 2"
                                 << "1 2";
        QTest::newRow("comment") << "1 2 <!-- three --> 4"
                                 << "1 2  4";
        QTest::newRow("comment inside a word") << "1<!-- -->2"
                                               << "12";
        QTest::newRow("white space between comments") << "1<!----> <!---->2"
                                                      << "1 2";
        QTest::newRow("CDATA") << "<![CDATA[1 < 2 & 3]]>"
                               << "1 < 2 & 3";
        QTest::newRow("text and CDATA") << "a <![CDATA[b]]> c"
                                        << "a b c";
        QTest::newRow("a child element") << "a <b>no</b> c"
                                         << "a  c";
        QTest::newRow("processing instruction") << "a<?x y?>b"
                                                << "ab";
        QTest::newRow("entities") << "&lt;&amp;&#65;&#x42;&gt;"
                                  << "<&AB>";
        QTest::newRow("blank") << " \n <b/> \n "
                               << "";
    }

    void textRunsAreOneText() {
        QFETCH(QString, content);
        QFETCH(QString, text);
        const auto read = XmlDocument::parse(("<r>" + content + "</r>").toStdString(), "file.dae");
        QVERIFY(read);
        const std::string_view found = read->root().text;
        QCOMPARE(QString::fromUtf8(found.data(), static_cast<qsizetype>(found.size())), text);
    }

    void namesAndAttributes() {
        const auto read = XmlDocument::parse(
            "\xEF\xBB\xBF<?xml version='1.0'?><!DOCTYPE r><!-- c --><n:r n:a='1' b=\"x &quot;y&quot;\">"
            "<c/><d>1</d><d>2</d></n:r>",
            "file.dae");
        QVERIFY(read);
        const XmlNode& root = read->root();
        QVERIFY(root.name == "r");
        QCOMPARE(root.attribute("a"), std::string("1"));
        QCOMPARE(root.attribute("b"), std::string("x \"y\""));
        QCOMPARE(root.attribute("none"), std::string());
        QCOMPARE(root.children.size(), std::size_t{3});
        QVERIFY(root.child("d").text == "1");
        QVERIFY(root.child("none").name.empty());
    }

    void declaredEntitiesAreNotExpanded() {
        std::string bomb = "<!DOCTYPE r [<!ENTITY a0 \"lol\">";
        for (int i = 1; i < 30; ++i) {
            const std::string before = "&a" + std::to_string(i - 1) + ';';
            bomb += "<!ENTITY a" + std::to_string(i) + " \"" + before + before + before + before + "\">";
        }
        bomb += "<!ENTITY secret SYSTEM \"file:///etc/hostname\">]><r>&a29; &secret;</r>";
        const auto read = XmlDocument::parse(bomb, "file.dae");
        QVERIFY(read);
        QVERIFY(read->root().text == "&a29; &secret;");
    }

    void brokenTextsNameTheLine() {
        const auto unclosed = XmlDocument::parse("<r>\n<a>\n<b>\n</a></r>", "file.dae");
        QVERIFY(failsWith(unclosed, ErrorCode::FileBroken));
        QVERIFY(errorNames(unclosed, "file.dae"));
        QVERIFY(errorNames(unclosed, "line 4"));
        for (const char* text : {"", "no XML", "<", "<r", "<r a", "<r a=1/>", "<r><!--", "<r></s>", "<r>"}) {
            QVERIFY2(failsWith(XmlDocument::parse(text, "file.dae"), ErrorCode::FileBroken), text);
        }
    }

    void deepNestingIsRefused() {
        std::string deep;
        for (int i = 0; i < 200'000; ++i) {
            deep += "<a>";
        }
        for (int i = 0; i < 200'000; ++i) {
            deep += "</a>";
        }
        QVERIFY(failsWith(XmlDocument::parse(deep, "file.dae"), ErrorCode::FileBroken));
    }

    void otherEncodings() {
        const QString text = QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-16\"?><r>K\u00f6rper</r>");
        QByteArray bytes("\xFF\xFE", 2);
        bytes.append(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
        const auto read =
            XmlDocument::parse({bytes.constData(), static_cast<std::size_t>(bytes.size())}, "file.dae");
        QVERIFY(read);
        QVERIFY(read->root().text == "K\xC3\xB6rper");
    }

    void geometryGoesOnBehindAComment() {
        const ImportFolder folder;
        std::string commented(kDae);
        const auto replace = [&](const std::string& what, const std::string& with) {
            const std::size_t at = commented.find(what);
            QVERIFY2(at != std::string::npos, what.c_str());
            commented.replace(at, what.size(), with);
        };
        replace("<p>0 0 1 1 2 0 3 1</p>", "<p>0 0 1 1 <!-- and the other half --> 2 0 3 1</p>");
        replace("0 0 0 1 0 0 1 0 2 0 0 2</float_array>", "<![CDATA[0 0 0 1 0 0]]> 1 0 2 0 0 2</float_array>");
        replace(">hip top<", ">hip <!-- below --> top<");
        const auto plain = folder.scene("plain.dae", kDae);
        const auto read = folder.scene("commented.dae", commented);
        QCOMPARE(outcome(read), QString("ok"));
        const Mesh& expected = *plain->scene.parts[0].mesh;
        const Mesh& mesh = *read->scene.parts[0].mesh;
        QVERIFY(mesh.vertices == expected.vertices);
        QVERIFY(mesh.corners == expected.corners);
        QCOMPARE(mesh.corners.size(), std::size_t{4});
        QCOMPARE(read->scene.skeleton.size(), plain->scene.skeleton.size());
    }
};

SINEW_TEST(TestImportXml, sinew::test::NoApplication)

} // namespace testImportXml

#include "TestImportXml.moc"
