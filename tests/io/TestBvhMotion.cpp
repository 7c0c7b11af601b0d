#include "core/io/ImportScene.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/scene/ClipPose.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testBvhMotion {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A root that moves and turns, a joint above it that turns about Y, then X.
const std::string kTwoFrames = "HIERARCHY\nROOT a\n{\nOFFSET 0 1 0\nCHANNELS 4 Xposition Yposition Zposition "
                               "Zrotation\nJOINT b\n{\nOFFSET 0 2 0\nCHANNELS 2 Yrotation Xrotation\nEnd "
                               "Site\n{\nOFFSET 0 1 0\n}\n}\n}\n";
const std::string kFrames = "MOTION\nFrames: 2\nFrame Time: 0.0416667\n0 1 0 0 0 0\n3 4 5 90 90 90\n";

std::string utf16(const std::string& text, bool bigEndian) {
    std::string bytes = bigEndian ? "\xFE\xFF" : "\xFF\xFE";
    for (const char c : text) {
        bytes += bigEndian ? std::string{'\0', c} : std::string{c, '\0'};
    }
    return bytes;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

/// Keywords and channels in other letters, "a" and "b" as they are.
std::string otherCase(const std::string& text, bool upper) {
    const QString changed =
        upper
            ? QString::fromStdString(text).toUpper().replace("ROOT A", "ROOT a").replace("JOINT B", "JOINT b")
            : QString::fromStdString(text).toLower();
    return changed.toStdString();
}

} // namespace

/// Motion in Biovision files.
class TestBvhMotion : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void framesBecomeKeys() {
        const auto motion = read("walk.bvh", kTwoFrames + kFrames);
        QVERIFY(motion);
        QCOMPARE(motion->clips.size(), std::size_t{1});
        const Clip& clip = motion->clips[0];
        QCOMPARE(clip.name, std::string("walk"));
        QCOMPARE(clip.frameRate, 24.0);
        QVERIFY(std::abs(clip.duration - 1.0 / 24.0) < 1e-12);
        const auto start = modelFromJoints(motion->skeleton, poseAt(motion->skeleton, clip, 0.0));
        QVERIFY((start[1].translation() - Vec3(0, 3, 0)).norm() < 1e-9);
        const auto end = modelFromJoints(motion->skeleton, poseAt(motion->skeleton, clip, clip.duration));
        QVERIFY((end[0].translation() - Vec3(3, 4, 5)).norm() < 1e-9); // places take the place of the offset
        QVERIFY((end[1].translation() - Vec3(1, 4, 5)).norm() < 1e-9); // its parent lies on its side
        // First about Y, then about the turned X: the joint's own Y, seen from its parent, points along X.
        const Vec3 seen = end[0].rotation().transpose() * end[1].rotation() * Vec3::UnitY();
        QVERIFY((seen - Vec3(1, 0, 0)).norm() < 1e-9);
    }

    void whatIsWrittenIsReadAgain() {
        const Skeleton skeleton = humanScene().skeleton;
        std::vector<Pose> poses(5, Pose::bindPose(skeleton));
        for (std::size_t frame = 0; frame < poses.size(); ++frame) {
            for (std::size_t j = 0; j < skeleton.size(); ++j) {
                const double angle = 0.1 * static_cast<double>(frame) * static_cast<double>(j % 4);
                poses[frame].joints[j].rotation = Quat(Eigen::AngleAxisd(angle, Vec3(1, 2, 3).normalized()));
            }
        }
        const auto motion = read("human.bvh", bvhText(skeleton, poses, 1.0 / 30.0));
        QVERIFY(motion && motion->clips.size() == 1);
        for (std::size_t frame = 0; frame < poses.size(); ++frame) {
            const auto wanted = modelFromJoints(skeleton, poses[frame]);
            const auto found = modelFromJoints(motion->skeleton, poseAt(motion->skeleton, motion->clips[0],
                                                                        static_cast<double>(frame) / 30.0));
            for (std::size_t j = 0; j < skeleton.size(); ++j) {
                const auto there = static_cast<std::size_t>(motion->skeleton.find(skeleton.joints[j].name));
                QVERIFY((found[there].translation() - wanted[j].translation()).norm() < 1e-5);
            }
        }
    }

    void handMadeFilesAreRead_data() {
        QTest::addColumn<QByteArray>("text");
        const std::string plain = kTwoFrames + kFrames;
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        row("plain", plain);
        row("small letters", otherCase(plain, false));
        row("capital letters", otherCase(plain, true));
        row("Windows, small letters", replaced(otherCase(plain, false), "\n", "\r\n"));
        row("old Mac", replaced(plain, "\n", "\r"));
        row("byte order mark", "\xEF\xBB\xBF" + plain);
        row("UTF-16", utf16(plain, false));
        row("UTF-16, big-endian", utf16(plain, true));
        row("decimal commas",
            replaced(replaced(plain, "0.0416667", "0,0416667"), "3 4 5 90", "3,0 4,0 5,00 90,0"));
        row("no colons", replaced(replaced(plain, "Frames:", "Frames"), "Time:", "Time"));
        row("time first",
            replaced(replaced(plain, "Frames: 2\n", ""), "0.0416667\n", "0.0416667\nFrames: 2\n"));
        row("channels counted wrongly", replaced(plain, "CHANNELS 2", "CHANNELS 3"));
        row("frames over several lines", replaced(plain, "3 4 5 90 90 90", "3 4 5\n90 90\n90"));
        row("words behind the end", plain + "the end\n");
        row("numbers behind the end", plain + "7 8 9\n");
    }

    void handMadeFilesAreRead() {
        QFETCH(QByteArray, text);
        const auto motion = read("hand.bvh", text.toStdString());
        QVERIFY2(motion, qPrintable(outcome(motion)));
        QCOMPARE(motion->skeleton.size(), std::size_t{2});
        QCOMPARE(motion->skeleton.joints[1].name, std::string("b"));
        QCOMPARE(motion->clips.size(), std::size_t{1});
        const Clip& clip = motion->clips[0];
        QCOMPARE(clip.frameRate, 24.0);
        QVERIFY(std::abs(clip.duration - 1.0 / 24.0) < 1e-12);
        const auto end = modelFromJoints(motion->skeleton, poseAt(motion->skeleton, clip, clip.duration));
        QVERIFY((end[1].translation() - Vec3(1, 4, 5)).norm() < 1e-9);
        QVERIFY(motion->notices.empty());
    }

    void countsThatLieCostNoFrame_data() {
        QTest::addColumn<QString>("frames");
        QTest::addColumn<QString>("rows");
        QTest::addColumn<int>("read");
        QTest::addColumn<QString>("claim"); // empty: nothing to tell
        const QString three = "0 1 0 0 0 0\n3 4 5 90 90 90\n0 1 0 10 0 0\n";
        QTest::newRow("fewer than said") << "Frames: 9" << three << 3 << "9";
        QTest::newRow("far fewer than said") << "Frames: 1e300" << three << 3 << "1e300";
        QTest::newRow("more than said") << "Frames: 2" << three << 3 << "2";
        QTest::newRow("none said, some there") << "Frames: 0" << three << 3 << "0";
        QTest::newRow("unknown") << "Frames: -1" << three << 3 << "";
        QTest::newRow("no number") << "Frames: many" << three << 3 << "";
        QTest::newRow("empty") << "Frames:" << three << 3 << "";
        QTest::newRow("not said") << "" << three << 3 << "";
        QTest::newRow("the last one cut") << "Frames: 4" << three + "3 4 5\n" << 3 << "4";
        QTest::newRow("wrapped") << "Frames: 9"
                                 << "0 1 0\n0 0 0\n3 4 5\n90 90 90\n0 1 0\n10 0 0\n"
                                 << 3 << "9";
    }

    void countsThatLieCostNoFrame() {
        QFETCH(QString, frames);
        QFETCH(QString, rows);
        QFETCH(int, read);
        QFETCH(QString, claim);
        const QString text = "MOTION\n" + frames + "\nFrame Time: 0.1\n" + rows;
        const auto motion = this->read("lies.bvh", kTwoFrames + text.toStdString());
        QVERIFY2(motion, qPrintable(outcome(motion)));
        QCOMPARE(motion->clips.size(), std::size_t{1});
        QCOMPARE(motion->clips[0].tracks.at(0).rotations.size(), static_cast<std::size_t>(read));
        const Notice* notice = findNotice(motion->notices, NoticeCode::MotionFramesMissing);
        QCOMPARE(notice != nullptr, !claim.isEmpty());
        if (notice != nullptr) {
            QCOMPARE(notice->count, static_cast<std::size_t>(read));
            QCOMPARE(notice->arguments, std::vector<std::string>{claim.toStdString()});
            QVERIFY(notice->subject.ends_with("lies.bvh"));
        }
    }

    void framesWithoutTimeGetOne_data() {
        QTest::addColumn<QString>("time");
        QTest::newRow("0") << "Frame Time: 0";
        QTest::newRow("negative") << "Frame Time: -0.04";
        QTest::newRow("a word") << "Frame Time: fast";
        QTest::newRow("not said") << "";
        QTest::newRow("faster than anything") << "Frame Time: 1e-300";
        QTest::newRow("slower than anything") << "Frame Time: 1e300";
    }

    void framesWithoutTimeGetOne() {
        QFETCH(QString, time);
        const QString text = "MOTION\nFrames: 2\n" + time + "\n0 1 0 0 0 0\n3 4 5 90 90 90\n";
        const auto motion = read("still.bvh", kTwoFrames + text.toStdString());
        QVERIFY2(motion, qPrintable(outcome(motion)));
        QCOMPARE(motion->clips.at(0).frameRate, 30.0);
        QVERIFY(std::abs(motion->clips[0].duration - 1.0 / 30.0) < 1e-12);
        const Notice* notice = findNotice(motion->notices, NoticeCode::MotionRateGuessed);
        QVERIFY(notice != nullptr && notice->arguments == std::vector<std::string>{"30"});
    }

    void withoutFramesThereIsNoClip_data() {
        QTest::addColumn<QString>("frames");
        QTest::newRow("none") << "";
        QTest::newRow("no frames") << "MOTION\nFrames: 0\nFrame Time: 0.03\n";
    }

    void withoutFramesThereIsNoClip() {
        QFETCH(QString, frames);
        const auto motion = read("a.bvh", kTwoFrames + frames.toStdString());
        QVERIFY(motion);
        QCOMPARE(motion->skeleton.size(), std::size_t{2});
        QVERIFY(motion->clips.empty());
    }

    void brokenFramesNameTheLine_data() {
        QTest::addColumn<QString>("frames");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("line");
        const QString head = "MOTION\nFrames: 2\nFrame Time: 0.03\n"; // from line 16
        QTest::newRow("no numbers") << head << "no frames follow"
                                    << "19";
        QTest::newRow("a word") << head + "0 1 0 0 0 0\n0 1 0 nan 0 0\n"
                                << "\"nan\" is not a number"
                                << "20";
        QTest::newRow("a short line") << head + "0 1 0 0 0\n0 1 0 0 0 0\n3 4 5 90 90\n"
                                      << "it has 5 numbers, but the joints have 6 channels"
                                      << "19";
        QTest::newRow("lines that add up") << head + "0 1 0 0 0 0 7\n3 4 5 90 90\n"
                                           << "it has 7 numbers, but the joints have 6 channels"
                                           << "19";
        QTest::newRow("an odd head") << "MOTION\nFrames: 2\nRate: 30\n"
                                     << "\"Rate: 30\" is neither Frames, Frame Time nor a number"
                                     << "18";
        QTest::newRow("half a frame") << head + "0 1 0\n"
                                      << "it has 3 numbers, but the joints have 6 channels"
                                      << "19";
    }

    void brokenFramesNameTheLine() {
        QFETCH(QString, frames);
        QFETCH(QString, what);
        QFETCH(QString, line);
        const auto motion = read("a.bvh", kTwoFrames + frames.toStdString());
        QVERIFY(failsWith(motion, ErrorCode::MotionBroken));
        QCOMPARE(QString::fromStdString(motion.error().arguments.at(1)), what);
        QCOMPARE(QString::fromStdString(motion.error().arguments.at(2)), line);
        const auto channels = read("b.bvh", replaced(kTwoFrames, "Yrotation", "Wrotation") + kFrames);
        QVERIFY(failsWith(channels, ErrorCode::MotionBroken));
        QCOMPARE(channels.error().arguments.at(2), std::string("9"));
    }

    void brokenFramesLeaveTheSkeleton() {
        const auto read = m_folder.skeleton("a.bvh", kTwoFrames + "MOTION\nFrames: 2\nFrame Time: 0.03\nx\n");
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), std::size_t{2});
    }

private:
    Expected<ImportedMotion> read(const char* name, const std::string& text) {
        Progress progress;
        return importMotion(m_folder.write(name, text), progress);
    }
    ImportFolder m_folder;
};

SINEW_TEST(TestBvhMotion, NoApplication)

} // namespace testBvhMotion

#include "TestBvhMotion.moc"
