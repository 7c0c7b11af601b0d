#include "app/recipe/SettingFields.h"
#include "app/text/words/ErrorWords.h"
#include "app/text/words/Figures.h"
#include "app/text/words/FillText.h"
#include "app/text/words/NoticeWords.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <string>

namespace testPlainWords {

using namespace sinew;
using namespace sinew::test;

/// Texts as programs without Qt have them.
class TestPlainWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesAreFilledOnce() {
        QCOMPARE(filled("%1 and %2", {"%2", "b"}), std::string("%2 and b"));
        QCOMPARE(filled("%1 and %2", {"a"}), std::string("a and ?"));
        QCOMPARE(filled("100 % of %1", {"a"}), std::string("100 % of a"));
        QCOMPARE(filled("%", {}), std::string("%"));
    }

    void valuesAreOneLine() {
        QCOMPARE(onOneLine(" a\r\n\tb\x7f "), std::string("a b"));
        QCOMPARE(onOneLine("a\u2028b\u00a0\u0085c"), std::string("a b c"));
        QCOMPARE(onOneLine("\u00e4\u3042\U0001F600"), std::string("\u00e4\u3042\U0001F600"));
        QCOMPARE(onOneLine("\xe2\x80"), std::string("\xe2\x80"));
    }

    /// By characters, none of which is cut in two.
    void longValuesAreCut() {
        std::string many;
        for (int i = 0; i < 301; ++i) {
            many += "\u3042";
        }
        const std::string cut = onOneLine(many);
        QCOMPARE(cut.size(), std::size_t{3 * 297 + 3});
        QVERIFY(cut.ends_with("\u3042..."));
        many.resize(many.size() - 3);
        QCOMPARE(onOneLine(many), many);
    }

    void marksOfPluralsGo() {
        QCOMPARE(withPlural("mesh(es), face(s), vertex(ices)", true), std::string("mesh, face, vertex"));
        QCOMPARE(withPlural("mesh(es), face(s), vertex(ices)", false),
                 std::string("meshes, faces, vertices"));
    }

    void adviceIsWhatFollowsTheFirstSentence() {
        const Error unknown = makeError(ErrorCode::JointUnknown, {"Mr. Bone", "joints.txt"});
        QCOMPARE(errorWords(unknown),
                 std::string("There is no joint Mr. Bone (named in joints.txt). Check the spelling."));
        QCOMPARE(errorAdvice(unknown), std::string("Check the spelling."));
    }

    void noticesAreSaid() {
        const Notice lost{NoticeCode::ContentIgnored, "a.fbx", 1, {"cameras:2", "map Normal:1"}};
        QVERIFY(noticeWords(lost).find("2 cameras, 1 texture of slot Normal") != std::string::npos);
    }

    void figuresThatAreNoNumbersStay() {
        QCOMPARE(shortFigure("1.23456"), std::string("1.23"));
        QCOMPARE(shortFigure("none"), std::string("none"));
        QVERIFY(isZeroFigure("0.0") && !isZeroFigure("") && !isZeroFigure("0.1"));
    }

    void skinsComeBack() {
        RestSkin skin;
        skin.vertices = {Vec3(1.0, -2.5, 1e-9), Vec3::Zero()};
        skin.turns = {Eigen::Quaternionf::Identity(), Eigen::Quaternionf(0.0F, 1.0F, 0.0F, 0.0F)};
        const std::string packed = packedSkin(skin);
        RestSkin read;
        QVERIFY(unpackSkin(packed, read));
        QCOMPARE(read.vertices, skin.vertices);
        QCOMPARE(packedSkin(read), packed);
        RestSkin none;
        QVERIFY(!unpackSkin(packed.substr(0, packed.size() / 2), none));
        QVERIFY(!unpackSkin("!" + packed, none));
    }
};

SINEW_TEST(TestPlainWords, NoApplication)

} // namespace testPlainWords

#include "TestPlainWords.moc"
