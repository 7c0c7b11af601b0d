#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/parse/FbxReader.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cstring>

#include <zlib.h>

namespace testFbxReader {

using namespace sinew;

namespace {

constexpr std::string_view kMagic{"Kaydara FBX Binary  \0\x1a\0", 23};

template<typename T>
std::string raw(T value) {
    std::string bytes(sizeof(T), '\0');
    std::memcpy(bytes.data(), &value, sizeof(T));
    return bytes;
}

std::string join(std::initializer_list<std::string_view> pieces) {
    std::string all;
    for (const std::string_view piece : pieces) {
        all += piece;
    }
    return all;
}

std::string packed(const std::string& bytes) {
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string out(size, '\0');
    compress(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
             static_cast<uLong>(bytes.size()));
    out.resize(size);
    return out;
}

std::string array(char type, std::uint32_t length, std::uint32_t encoding, const std::string& bytes) {
    return join({std::string(1, type), raw(length), raw(encoding),
                 raw(static_cast<std::uint32_t>(bytes.size())), bytes});
}

/// A binary file written record by record, independent of the product's writer.
class Binary {
public:
    explicit Binary(std::uint32_t version)
        : m_wide(version >= 7500)
        , m_bytes(std::string(kMagic) + raw(version)) {}

    void begin(const std::string& name, std::uint64_t count, const std::string& properties) {
        m_open.push_back(m_bytes.size());
        m_bytes += join({offset(0), offset(count), offset(properties.size()),
                         std::string(1, static_cast<char>(name.size())), name, properties});
    }
    void end(bool hadChildren) {
        m_bytes += hadChildren ? null() : std::string();
        const std::string where = offset(m_bytes.size());
        m_bytes.replace(m_open.back(), where.size(), where);
        m_open.pop_back();
    }
    std::string finish() const { return m_bytes + null(); }

private:
    std::string offset(std::uint64_t value) const {
        return m_wide ? raw(value) : raw(static_cast<std::uint32_t>(value));
    }
    std::string null() const { return std::string(m_wide ? 25 : 13, '\0'); }

    bool m_wide;
    std::string m_bytes;
    std::vector<std::size_t> m_open;
};

std::string everything(std::uint32_t version) {
    Binary file(version);
    const std::string doubles = raw(1.5) + raw(-2.5) + raw(3.5);
    const std::string name("a\0\1b", 4);
    const std::string properties = join({"C\1",
                                         "Y",
                                         raw(std::int16_t{-7}),
                                         "I",
                                         raw(std::int32_t{70000}),
                                         "L",
                                         raw(std::int64_t{1} << 40),
                                         "F",
                                         raw(0.25F),
                                         "D",
                                         raw(0.125),
                                         "S",
                                         raw(std::uint32_t{4}),
                                         name,
                                         "R",
                                         raw(std::uint32_t{2}),
                                         "xy",
                                         "B\1",
                                         "Z",
                                         raw(std::int8_t{-5}),
                                         "CY"});
    file.begin("Outer", 11, properties);
    file.begin("Plain", 1, array('d', 3, 0, doubles));
    file.end(false);
    file.begin("Packed", 1, array('d', 3, 1, packed(doubles)));
    file.end(false);
    file.begin("Bytes", 2, join({array('c', 3, 0, "\1\x80\xFF"), array('c', 2, 1, packed("ab"))}));
    file.end(false);
    file.begin("Others", 4,
               join({array('i', 2, 0, raw(std::int32_t{1}) + raw(std::int32_t{-1})),
                     array('l', 1, 1, packed(raw(std::int64_t{5}))), array('f', 1, 0, raw(2.0F)),
                     array('b', 2, 0, std::string("\1\0", 2))}));
    file.end(false);
    file.end(true);
    return file.finish();
}

/// A file with one array property that claims `length` doubles.
std::string withArray(std::uint32_t length, std::uint32_t encoding, const std::string& bytes) {
    Binary file(7400);
    file.begin("A", 1, array('d', length, encoding, bytes));
    file.end(false);
    return file.finish();
}

/// A record of an unknown kind between two that are known.
std::string withUnknownKind() {
    Binary file(7400);
    file.begin("Before", 1, "C\1");
    file.end(false);
    file.begin("Odd", 3, join({"Y", raw(std::int16_t{3}), "q1234", "C\1"}));
    file.begin("Inner", 1, "C\1");
    file.end(false);
    file.end(true);
    file.begin("After", 1, "C\1");
    file.end(false);
    return file.finish();
}

/// The error that reading gives, as the code's number and what is named.
QString refusal(const std::string& bytes) {
    const Expected<FbxNode> read = readFbxNodes(bytes, "x.fbx");
    if (read) {
        return QStringLiteral("read");
    }
    QString text = QString::number(static_cast<int>(read.error().code));
    for (const std::string& argument : read.error().arguments) {
        text += '|' + QString::fromStdString(argument);
    }
    return text;
}

bool broken(const std::string& bytes) {
    const Expected<FbxNode> read = readFbxNodes(bytes, "x.fbx");
    return !read && read.error().code == ErrorCode::FileBroken && read.error().arguments.front() == "x.fbx";
}

} // namespace

class TestFbxReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryPropertyType_data() {
        QTest::addColumn<quint32>("version");
        QTest::newRow("6100, narrow headers") << 6100U;
        QTest::newRow("7400, narrow headers") << 7400U;
        QTest::newRow("7500, wide headers") << 7500U;
    }

    void readsEveryPropertyType() {
        QFETCH(quint32, version);
        const Expected<FbxNode> root = readFbxNodes(everything(version), "x.fbx");
        QVERIFY(root);
        QCOMPARE(root->children.size(), std::size_t{1});
        const FbxNode& outer = root->children.front();
        const std::vector<FbxProperty> expected{true,
                                                std::int16_t{-7},
                                                std::int32_t{70000},
                                                std::int64_t{1} << 40,
                                                0.25F,
                                                0.125,
                                                std::string("a\0\1b", 4),
                                                FbxBlob{"xy"},
                                                true,
                                                std::int8_t{-5},
                                                std::string("Y")};
        QVERIFY(outer.properties == expected);
        const FbxProperty doubles = std::vector<double>{1.5, -2.5, 3.5};
        QVERIFY(outer.child("Plain")->properties.front() == doubles);
        QVERIFY(outer.child("Packed")->properties.front() == doubles);
        const std::vector<FbxProperty> bytes{std::vector<std::uint8_t>{1, 0x80, 0xFF},
                                             std::vector<std::uint8_t>{'a', 'b'}};
        QVERIFY(outer.child("Bytes")->properties == bytes);
        const std::vector<FbxProperty> others{std::vector<std::int32_t>{1, -1}, std::vector<std::int64_t>{5},
                                              std::vector<float>{2.0F}, std::vector<bool>{true, false}};
        QVERIFY(outer.child("Others")->properties == others);
    }

    void unknownKindsLeaveTheRest() {
        FbxUnknownKinds unknown;
        const Expected<FbxNode> root = readFbxNodes(withUnknownKind(), "x.fbx", &unknown);
        QVERIFY(root);
        QCOMPARE(root->children.size(), std::size_t{3});
        const FbxNode& odd = root->children[1];
        QVERIFY(odd.properties == std::vector<FbxProperty>{std::int16_t{3}});
        QVERIFY(odd.child("Inner") != nullptr);
        QVERIFY(root->child("After")->properties == std::vector<FbxProperty>{true});
        QCOMPARE(unknown.count, std::size_t{1});
        const std::size_t byte = withUnknownKind().find("q1234");
        QCOMPARE(unknown.first, "a property of unknown kind 'q' in Odd at byte " + std::to_string(byte));
    }

    void brokenPropertiesAreNamed() {
        QVERIFY(refusal(withArray(3, 2, "xx")).contains("a broken property of kind 'd' in A at byte "));
    }

    void commentsStandAnywhere() {
        const Expected<FbxNode> root =
            readFbxText("; FBX 7.4.0 project file\n"
                        "A: 7, ; one\n  8 ; two\n  ,9 ; three } { :\n"
                        "List: *4 { ; four\n"
                        "\ta: ; five\n1,; comment\n2 ; 2.5, 2.6\n,3,\n; a line, of: it\n"
                        "4 ; last\n}\n"
                        "Text: \"a;b\" ; text\n",
                        "x.fbx");
        QVERIFY(root);
        QCOMPARE(root->children.size(), std::size_t{3});
        const std::vector<FbxProperty> values{std::int64_t{7}, std::int64_t{8}, std::int64_t{9}};
        QVERIFY(root->child("A")->properties == values);
        const FbxProperty numbers = std::vector<double>{1, 2, 3, 4};
        QVERIFY(root->child("List")->child("a")->properties.front() == numbers);
        QVERIFY(root->child("Text")->properties == std::vector<FbxProperty>{std::string("a;b")});
    }

    void textOfAnyLineEndsIsRead_data() {
        QTest::addColumn<QString>("lineEnd");
        QTest::addColumn<QByteArray>("mark");
        QTest::newRow("Unix") << "\n" << QByteArray();
        QTest::newRow("Windows") << "\r\n" << QByteArray();
        QTest::newRow("old Mac") << "\r" << QByteArray();
        QTest::newRow("byte order mark") << "\n" << QByteArray("\xEF\xBB\xBF");
    }

    void textOfAnyLineEndsIsRead() {
        QFETCH(QString, lineEnd);
        QFETCH(QByteArray, mark);
        QString text("A: 1\nB: *3 { ; c\n\ta: 1,\n2 ; d\n,3\n}\nC: \"x\"");
        const Expected<FbxNode> root =
            readFbxText((mark + text.replace("\n", lineEnd).toUtf8()).toStdString(), "x.fbx");
        QVERIFY(root);
        QCOMPARE(root->children.size(), std::size_t{3});
        QVERIFY(root->child("A")->properties == std::vector<FbxProperty>{std::int64_t{1}});
        const FbxProperty numbers = std::vector<double>{1, 2, 3};
        QVERIFY(root->child("B")->child("a")->properties.front() == numbers);
    }

    void childFindsTheFirstOfThatName() {
        FbxNode node;
        node.children = {{"a", {1.0}, {}}, {"b", {2.0}, {}}, {"b", {3.0}, {}}};
        QCOMPARE(node.child("b"), &node.children[1]);
        QCOMPARE(node.child("c"), nullptr);
    }

    void everyTruncationIsAnError() {
        for (const std::uint32_t version : {7400U, 7500U}) {
            const std::string whole = everything(version);
            for (std::size_t length = 0; length < whole.size(); ++length) {
                QVERIFY2(broken(whole.substr(0, length)), qPrintable(QString::number(length)));
            }
        }
    }

    void everyFlippedBitIsReadOrRefused() {
        const std::string whole = everything(7400);
        int refused = 0;
        for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
            std::string flipped = whole;
            flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
            refused += readFbxNodes(flipped, "x.fbx") ? 0 : 1;
        }
        QVERIFY(refused > 0);
    }

    void arraysThatLieAreRefused() {
        const std::string three = raw(1.0) + raw(2.0) + raw(3.0);
        QVERIFY(!broken(withArray(3, 1, packed(three))));
        QVERIFY(broken(withArray(2, 1, packed(three))));          // more than it says
        QVERIFY(broken(withArray(4, 1, packed(three))));          // less than it says
        QVERIFY(broken(withArray(0xFFFFFFFF, 1, packed(three)))); // 32 GiB of 30 bytes
        QVERIFY(broken(withArray(3, 0, raw(1.0))));               // plain and short
        QVERIFY(broken(withArray(3, 2, packed(three))));          // an encoding nobody knows
        QVERIFY(broken(withArray(3, 1, "no stream of zlib's")));
    }

    void deepNestingIsRefused() {
        Binary file(7400);
        for (int depth = 0; depth < 100; ++depth) {
            file.begin("N", 0, {});
        }
        for (int depth = 0; depth < 100; ++depth) {
            file.end(true);
        }
        QVERIFY(broken(file.finish()));
        QVERIFY(!readFbxText(
            [] {
                std::string text;
                for (int depth = 0; depth < 100; ++depth) {
                    text += "N: {\n";
                }
                return text + std::string(100, '}');
            }(),
            "x.fbx"));
    }

    void otherVersionsAreRefused() {
        const auto code = [](ErrorCode which) { return QString::number(static_cast<int>(which)); };
        QCOMPARE(refusal(everything(5800)),
                 code(ErrorCode::FormatTooOld) + "|x.fbx|FBX 5.8 (5800)|FBX 6.1|Autodesk FBX Converter");
        QCOMPARE(refusal(everything(6000)),
                 code(ErrorCode::FormatTooOld) + "|x.fbx|FBX 6.0 (6000)|FBX 6.1|Autodesk FBX Converter");
        QCOMPARE(refusal(everything(7800)), code(ErrorCode::FormatTooNew) + "|x.fbx|FBX 7.8 (7800)|FBX 7.7|");
        QVERIFY(broken(everything(0)));
        QVERIFY(broken(everything(0xFFFFFFFF)));
        QVERIFY(broken("solid cube"));
        QVERIFY(broken({}));
    }

    void textGivesTheSameTree() {
        const Expected<FbxNode> root =
            readFbxText("; FBX 7.4.0 project file\n"
                        "Objects:  {\n"
                        "\tGeometry: 99, \"Geometry::a &quot;b&quot;\", \"Mesh\" {\n"
                        "\t\tVertices: *6 {\n"
                        "\t\t\ta: 1,2.5,-3e-2,\n4,5,6\n"
                        "\t\t}\n"
                        "\t\tShading: Y\n"
                        "\t}\n"
                        "\tEmpty:  {\n\t}\n"
                        "}\n",
                        "x.fbx");
        QVERIFY(root);
        const FbxNode& geometry = root->child("Objects")->children.front();
        const std::vector<FbxProperty> expected{std::int64_t{99}, std::string("Geometry::a \"b\""),
                                                std::string("Mesh")};
        QVERIFY(geometry.properties == expected);
        const FbxProperty numbers = std::vector<double>{1, 2.5, -3e-2, 4, 5, 6};
        QVERIFY(geometry.child("Vertices")->child("a")->properties.front() == numbers);
        QVERIFY(geometry.child("Shading")->properties.front() == FbxProperty(std::string("Y")));
        QVERIFY(root->child("Objects")->child("Empty") != nullptr);
    }

    void brokenTextIsRefused() {
        for (const char* text : {"Objects: {", "Objects: \"no end", "}", "no colon\n", "A: { B: { }"}) {
            QVERIFY2(!readFbxText(text, "x.fbx"), text);
        }
    }
};

SINEW_TEST(TestFbxReader, sinew::test::NoApplication)

} // namespace testFbxReader

#include "TestFbxReader.moc"
