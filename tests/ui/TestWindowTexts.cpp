#include "app/text/NoticeText.h"
#include "app/text/Texts.h"
#include "app/text/tables/TextTables.h"
#include "tests/support/Runner.h"

#include <QApplication>
#include <QTest>

#include <string>
#include <vector>

namespace testWindowTexts {

using namespace sinew;

namespace {

const std::vector<std::string> kArguments{"body.fbx", "b", "c", "d", "e", "f", "g", "h"};

} // namespace

/// Who sits before a window is told of controls, not of options of the command line.
class TestWindowTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void errorsNameNoOptions() {
        QVERIFY(inWindow());
        for (int code = 0; code < static_cast<int>(ErrorCode::Count); ++code) {
            for (std::size_t count = 0; count <= kArguments.size(); ++count) {
                const QString text = errorText(
                    {static_cast<ErrorCode>(code), {kArguments.begin(), kArguments.begin() + count}});
                QVERIFY2(!text.contains("--"), qPrintable(text));
            }
        }
    }

    void noticesNameNoOptions() {
        for (int code = 0; code < static_cast<int>(NoticeCode::Count); ++code) {
            for (const char* joints : {"1", "1000"}) { // the other text of skeletons that do not fit
                Notice notice;
                notice.code = static_cast<NoticeCode>(code);
                notice.subject = "Body";
                notice.count = 2;
                notice.arguments = kArguments;
                notice.arguments.front() = joints;
                const QString text = noticeText(notice);
                QVERIFY2(!text.contains("--"), qPrintable(text));
            }
        }
        QVERIFY(!wordText("outside").contains("--"));
    }

    /// An option that a joint was named by is left out, a file is not.
    void jointsThatAreUnknown() {
        const QString option = errorText({ErrorCode::JointUnknown, {"Arm", "--joints"}});
        QVERIFY2(option.contains("Arm") && !option.contains("--"), qPrintable(option));
        const QString guessed = errorText({ErrorCode::JointUnknown, {"Arm", "--joints", "LeftArm"}});
        QVERIFY2(guessed.contains("LeftArm") && !guessed.contains("--"), qPrintable(guessed));
        QVERIFY(errorText({ErrorCode::JointUnknown, {"Arm", "names.txt"}}).contains("names.txt"));
    }

    void wordsOfErrorsAreFilledIn() {
        QVERIFY(errorText({ErrorCode::RigLying, {"a.fbx", "z"}}).contains("Choose Z as Up"));
        const QString unfit =
            errorText({ErrorCode::RigTemplateUnfit, {"a.fbx", "two-legs", "biped", "insect"}});
        QVERIFY2(unfit.contains("two legs") && unfit.contains("Insect or spider"), qPrintable(unfit));
        QVERIFY(errorText({ErrorCode::VrmAuthorMissing, {"a.vrm"}}).contains("Authors"));
    }
};

SINEW_TEST(TestWindowTexts, QApplication)

} // namespace testWindowTexts

#include "TestWindowTexts.moc"
