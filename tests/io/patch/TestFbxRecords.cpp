#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/parse/FbxReader.h"
#include "core/io/patch/fbx/FbxPatchParts.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/io/support/OldFbxFile.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QTest>

#include <cstring>

namespace testFbxRecords {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Text with all that spacing can do.
constexpr const char* kOddText = R"(; FBX 7.4.0 project file
; a comment of the artist's
FBXHeaderExtension:  {
	FBXVersion: 7400   
}

Objects:  { Thing: 5, "Thing::a", "b" { Small: 1,2, 3 } 
    ; behind
	List: *3 {
		a: 0.10,2e0,
3
	} 
    Bare:
	Flat: 1,2
	    ,3
	Text: "a &quot;b&quot; { : ; }", T
}
Connections:  {
}
; the end)";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

std::string withoutEdits(const std::string& bytes) {
    const Expected<FbxRecords> records = readFbxRecords(bytes, "x.fbx");
    return records ? writeFbxRecords(*records, {}) : records.error().arguments.back();
}

std::string modelBytes(const char* name) {
    QFile file(modelPath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Comments between numbers, and in every other place where they may stand.
constexpr const char* kComments = R"(; FBX 7.4.0 project file
FBXHeaderExtension:  { ; of the file
	FBXVersion: 7400 ; newest: 7700
}
Objects:  {
	Thing: 5, ; number
	    "Thing::a", "b" ; name
	List: *4 { ; four
		a: 1,; one
2 ; 2.5, }
,3,
; a line, of: its own
4 ; last
	} ; closed
	Other: 1 ; after
}
Connections:  {
}
)";

/// All kinds of properties that are rarely written.
FbxNode rareKinds() {
    return {"Rare",
            {std::int8_t{-3}, std::vector<std::uint8_t>{1, 2, 255},
             std::vector<std::uint8_t>(300, std::uint8_t{7})},
            {}};
}

FbxNode withRareKinds() {
    FbxNode root = patchSource().root();
    root.children[2].children.push_back(rareKinds());
    return root;
}

/// An old tree as binary: what the text reader makes of it, in version 6100.
std::string oldBinary() {
    std::string bytes = writeFbxNodes(*readFbxText(kOldFbx, "x.fbx"));
    const std::uint32_t version = 6100;
    std::memcpy(bytes.data() + 23, &version, sizeof(version));
    return bytes;
}

} // namespace

class TestFbxRecords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void filesWithoutEditsStay_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const std::string& bytes) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes);
        };
        const FbxBuilder source = patchSource();
        row("binary 7400", source.binary());
        row("binary 7400, Autodesk's footer", binaryFbx(source.root(), 7400));
        row("binary 7400 with rare kinds", writeFbxNodes(withRareKinds()));
        row("binary 7700 with rare kinds", binaryFbx(withRareKinds(), 7700));
        row("text with comments", kComments);
        row("text with comments of Windows", replaced(kComments, "\n", "\r\n"));
        row("text of an old Mac", replaced(source.text(), "\n", "\r"));
        row("comments of an old Mac", replaced(kComments, "\n", "\r"));
        row("text with a byte order mark", "\xEF\xBB\xBF" + source.text());
        row("binary 7700", binaryFbx(source.root(), 7700));
        row("binary 6100", oldBinary());
        row("text", source.text());
        row("text of Windows", replaced(source.text(), "\n", "\r\n"));
        row("odd text", kOddText);
        row("old text", kOldFbx);
        row("binary without footer", source.binary().substr(0, source.binary().size() - 100));
    }

    void filesWithoutEditsStay() {
        QFETCH(QByteArray, bytes);
        QVERIFY(withoutEdits(bytes.toStdString()) == bytes.toStdString());
    }

    void modelsWithoutEditsStay() {
        bool any = false;
        for (const char* name : {"mh_worker_mixamo.fbx", "pab_arnaud.fbx", "quaternius_spider.fbx"}) {
            const std::string bytes = modelBytes(name);
            any = any || !bytes.empty();
            QVERIFY2(bytes.empty() || withoutEdits(bytes) == bytes, name);
        }
        if (!any) {
            QSKIP("SINEW_TEST_MODELS holds no FBX file");
        }
    }

    void decodesAsTheReader() {
        const FbxBuilder source = patchSource();
        for (const std::string& bytes : {source.binary(), binaryFbx(source.root(), 7500)}) {
            const Expected<FbxRecords> records = readFbxRecords(bytes, "x.fbx");
            QVERIFY(records);
            const Expected<FbxNode> read = readFbxNodes(bytes, "x.fbx");
            const FbxNode decoded = records->decoded(records->root);
            QVERIFY(writeFbxNodes(decoded) == writeFbxNodes(*read));
        }
        const std::string lines = source.text();
        const Expected<FbxRecords> text = readFbxRecords(lines, "x.fbx");
        QVERIFY(text);
        QVERIFY(writeFbxNodes(text->decoded(text->root)) == writeFbxNodes(*readFbxText(lines, "x.fbx")));
    }

    void addedRecordsAreAsAnyWriterHasThem() {
        FbxNode root = patchSource().root();
        const std::string bytes = writeFbxNodes(root);
        const Expected<FbxRecords> records = readFbxRecords(bytes, "x.fbx");
        QVERIFY(records);
        for (std::size_t length = 0; length < 20; ++length) { // all the ways in which a footer can be aligned
            const FbxNode added{"Added", {std::string(length, 'x')}, {{"Inner", {std::int32_t{1}}, {}}}};
            FbxEdits edits;
            edits[records->root.child("Objects")].added = {added};
            edits[records->root.child("Connections")].before = {added};
            FbxNode expected = root;
            expected.children[2].children.push_back(added);
            expected.children.insert(expected.children.begin() + 3, added);
            QVERIFY(writeFbxRecords(*records, edits) == writeFbxNodes(expected));
        }
    }

    void footersAlignAsTheyDid() {
        FbxNode root = patchSource().root();
        for (const std::uint32_t version : {7400U, 7500U}) {
            const std::string bytes = binaryFbx(root, version);
            const Expected<FbxRecords> records = readFbxRecords(bytes, "x.fbx");
            QVERIFY(records);
            for (std::size_t length = 1; length < 20; ++length) {
                const FbxNode added{"Added", {std::string(length, 'x')}, {}};
                FbxEdits edits;
                edits[records->root.child("Objects")].added = {added};
                FbxNode expected = root;
                expected.children[2].children.push_back(added);
                QVERIFY(writeFbxRecords(*records, edits) == binaryFbx(expected, version));
            }
        }
    }

    void editsInWideFilesAreRead() {
        const std::string bytes = binaryFbx(patchSource().root(), 7600);
        const Expected<FbxRecords> records = readFbxRecords(bytes, "x.fbx");
        QVERIFY(records);
        const FbxRecord& objects = *records->root.child("Objects");
        FbxEdits edits;
        edits[&objects.children[1]].removed = true;
        edits[objects.children.front().child("Properties70")].properties = {{std::string("new")}};
        edits[&objects.children.back()].added = {{"Grown", {std::vector<double>(100, 0.5)}, {}}};
        const Expected<FbxNode> read = readFbxNodes(writeFbxRecords(*records, edits), "x.fbx");
        QVERIFY(read);
        const FbxNode& after = *read->child("Objects");
        QCOMPARE(after.children.size(), objects.children.size() - 1);
        QVERIFY(after.children.front().child("Properties70")->properties.front() ==
                FbxProperty(std::string("new")));
        QVERIFY(!after.children.front().child("Properties70")->children.empty());
        QCOMPARE(fbxDoubles(after.children.back().child("Grown")).size(), std::size_t{100});
    }

    void textKeepsWhatIsNotNamed() {
        const std::string text = patchSource().text();
        const Expected<FbxRecords> records = readFbxRecords(text, "x.fbx");
        QVERIFY(records);
        FbxEdits edits;
        edits[records->root.child("Objects")].added = {{"Added", {std::string("x")}, {{"Inner", {0.1}, {}}}}};
        const std::string after = writeFbxRecords(*records, edits);
        const std::string lines = "Added: \"x\" {\n\tInner: 0.1\n}\n"; // the file indents nothing
        const std::size_t at = after.find(lines);
        QVERIFY(at != std::string::npos);
        std::string cut = after;
        cut.erase(at, lines.size());
        QVERIFY(cut == text);
    }

    void textTakesEveryEdit() {
        const Expected<FbxRecords> records = readFbxRecords(kOddText, "x.fbx");
        QVERIFY(records);
        const FbxRecord& objects = *records->root.child("Objects");
        QCOMPARE(objects.children.size(), std::size_t{5});
        FbxEdits edits;
        edits[&objects.children[0]].properties = {
            {std::int64_t{5}, std::string("c\0\1Thing", 8), std::string("b")}};
        edits[&objects.children[1]].properties = {{std::vector<std::int32_t>{7, 8}}};
        edits[&objects.children[2]].added = {{"Inside", {true}, {}}};
        edits[&objects.children[3]].removed = true;
        edits[&objects.children[4]].before = {{"Ahead", {std::int32_t{1}}, {}}};
        const QString after = QString::fromStdString(writeFbxRecords(*records, edits));
        QVERIFY(after.contains("; a comment of the artist's\n"));
        QVERIFY(after.contains("Thing: 5, \"Thing::c\", \"b\" { Small: 1,2, 3 } \n    ; behind\n"));
        QVERIFY(after.contains("\tList: *2 {\n\t\ta: 7,8\n\t}"));
        QVERIFY(after.contains("Bare: {\n\t\tInside: T\n\t}\n"));
        QVERIFY(!after.contains("Flat"));
        QVERIFY(after.contains("\tAhead: 1\n\tText: \"a &quot;b&quot; { : ; }\", T\n"));
        QVERIFY(after.endsWith("; the end"));
        const Expected<FbxNode> read = readFbxText(after.toStdString(), "x.fbx");
        QVERIFY(read);
        QVERIFY(fbxText(&read->child("Objects")->children.front(), 1) == "Thing::c");
        QCOMPARE(fbxIntegers(read->child("Objects")->child("List")), (std::vector<std::int64_t>{7, 8}));
    }

    void commentsStayWhereNothingChanges() {
        const Expected<FbxRecords> records = readFbxRecords(kComments, "x.fbx");
        QVERIFY(records);
        const FbxRecord& objects = *records->root.child("Objects");
        QCOMPARE(objects.children.size(), std::size_t{3});
        QVERIFY(records->properties(*objects.child("List")->child("a")).front() ==
                FbxProperty(std::vector<double>{1, 2, 3, 4}));
        FbxEdits edits;
        edits[objects.child("Other")].properties = {{std::int64_t{2}}};
        QCOMPARE(writeFbxRecords(*records, edits),
                 replaced(kComments, "Other: 1 ; after", "Other: 2 ; after"));
        edits.clear();
        edits[objects.child("List")].properties = {{std::vector<std::int32_t>{7, 8}}};
        const std::string after = writeFbxRecords(*records, edits);
        QVERIFY(after.find("List: *2 {\n\t\ta: 7,8\n\t} ; closed\n\tOther: 1 ; after\n") !=
                std::string::npos);
        const Expected<FbxNode> read = readFbxText(after, "x.fbx");
        QVERIFY(read);
        QCOMPARE(fbxIntegers(read->child("Objects")->child("List")), (std::vector<std::int64_t>{7, 8}));
    }

    void oldMacTextTakesEdits() {
        const std::string text = replaced(kComments, "\n", "\r");
        const Expected<FbxRecords> records = readFbxRecords(text, "x.fbx");
        QVERIFY(records);
        FbxEdits edits;
        edits[records->root.child("Objects")].added = {{"Added", {std::int64_t{3}}, {}}};
        QCOMPARE(writeFbxRecords(*records, edits), replaced(text, "; after\r", "; after\r\tAdded: 3\r"));
    }

    void rareKindsStayInEditedRecords() {
        // Kinds for which other ones are written, and one that nobody knows.
        const std::string values("CYB\1Z\xFDI\1\0\0\0q12", 14);
        FbxNode root = patchSource().root();
        root.children[2].children.push_back({"Odd", {FbxBlob{std::string(values.size() - 5, 'x')}}, {}});
        std::string bytes = writeFbxNodes(root);
        const std::size_t at = bytes.find("Odd") + 3;
        bytes.replace(at, values.size(), values);
        const char count = 5;
        bytes[at - 4 - 8] = count;
        const Expected<FbxRecords> records = readFbxRecords(bytes, "x.fbx");
        QVERIFY(records);
        const FbxRecord& odd = *records->root.child("Objects")->child("Odd");
        std::vector<FbxProperty> properties = records->properties(odd);
        const std::vector<FbxProperty> expected{std::string("Y"), true, std::int8_t{-3}, std::int32_t{1}};
        QVERIFY(properties == expected);
        properties[3] = std::int32_t{2};
        FbxEdits edits;
        edits[&odd].properties = properties;
        std::string wanted = bytes;
        wanted[at + 7] = 2;
        QVERIFY(writeFbxRecords(*records, edits) == wanted);
    }

    void everyTruncationIsReadOrRefused() {
        const FbxBuilder source = patchSource();
        const std::string narrow = source.binary();
        const std::size_t complete = readFbxRecords(narrow, "x.fbx")->root.close + 13;
        for (std::size_t length = 1; length < narrow.size(); ++length) {
            const std::string part = narrow.substr(0, length);
            const Expected<FbxRecords> read = readFbxRecords(part, "x.fbx");
            QVERIFY(read || read.error().code == ErrorCode::FileBroken);
            QCOMPARE(read.has_value(), length >= complete);
        }
        const std::string text = source.text();
        for (std::size_t length = 0; length < text.size(); ++length) {
            const std::string part = text.substr(0, length);
            const bool reads = readFbxRecords(part, "x.fbx").has_value();
            QCOMPARE(reads, readFbxText(part, "x.fbx").has_value());
            QVERIFY(!reads || withoutEdits(part) == part);
        }
    }

    void nullRecordsThatSaySomethingAreRefused() {
        std::string bytes = patchSource().binary();
        const Expected<FbxRecords> records = readFbxRecords(bytes, "x.fbx");
        QVERIFY(records);
        bytes[records->root.close + 4] = 1; // how many properties it claims
        QVERIFY(!readFbxRecords(bytes, "x.fbx"));
    }
};

SINEW_TEST(TestFbxRecords, NoApplication)

} // namespace testFbxRecords

#include "TestFbxRecords.moc"
