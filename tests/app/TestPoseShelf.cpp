#include "app/posing/PoseShelf.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace testPoseShelf {

using namespace sinew;

namespace {

Pose bentLimb(const Skeleton& skeleton) {
    Pose pose = Pose::bindPose(skeleton);
    pose.joints[1].rotation = Quat(Eigen::AngleAxisd(0.7, Vec3::UnitZ()));
    pose.joints[2].translation = Vec3(0.1, 0.2, 1.0 / 3.0);
    return pose;
}

} // namespace

class TestPoseShelf : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void stressPosesComeFirst() {
        PoseShelf shelf(path());
        QCOMPARE(shelf.poses().size(), std::size_t{4});
        QCOMPARE(shelf.poses()[2].name, QString("Fist"));
        QVERIFY(shelf.keep("A", m_limb, bentLimb(m_limb), {1}));
        QCOMPARE(shelf.poses().back(), (ShelfPose{"A", -1}));
        shelf.remove(shelf.poses()[2]);
        QCOMPARE(shelf.poses().size(), std::size_t{5}); // those of the program stay
    }

    void keptPosesComeBackToTheLastBit() {
        PoseShelf shelf(path());
        const QSignalSpy changed(&shelf, &PoseShelf::changed);
        const Pose pose = bentLimb(m_limb);
        const auto kept = shelf.keep("Wave", m_limb, pose, {0, 1, 2});
        QVERIFY(kept.has_value());
        QCOMPARE(changed.count(), 1);
        const PoseShelf later(path());
        const auto fitted = later.fitted(later.poses().back(), m_limb);
        QVERIFY(fitted.has_value() && fitted->unknown.empty());
        QVERIFY(fitted->partial.pose == pose);
        QCOMPARE(fitted->partial.joints, (std::vector<std::int32_t>{0, 1, 2}));
    }

    void namesAreMadeFreeAndSafe() {
        PoseShelf shelf(path());
        const Pose pose = bentLimb(m_limb);
        QCOMPARE(shelf.keep("Wave", m_limb, pose, {1})->name, QString("Wave"));
        QCOMPARE(shelf.keep("Wave", m_limb, pose, {1})->name, QString("Wave 2"));
        QCOMPARE(shelf.keep("../a/b\\c:?", m_limb, pose, {1})->name, QString("_a_b_c__"));
        QCOMPARE(shelf.keep("  ", m_limb, pose, {1})->name, QString("Pose"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
    }

    void someJointsAlone() {
        PoseShelf shelf(path());
        QVERIFY(shelf.keep("One", m_limb, bentLimb(m_limb), {1}));
        const auto fitted = shelf.fitted(shelf.poses().back(), m_limb);
        QCOMPARE(fitted->partial.joints, (std::vector<std::int32_t>{1}));
        QVERIFY(fitted->partial.pose.joints[2] == JointPose());
    }

    void otherSkeletonsGetWhatTheyHave() {
        PoseShelf shelf(path());
        QVERIFY(shelf.keep("All", m_limb, bentLimb(m_limb), {0, 1, 2}));
        Skeleton other = m_limb;
        other.joints[1].name = "somebody_else";
        const auto fitted = shelf.fitted(shelf.poses().back(), other);
        QVERIFY(fitted.has_value());
        QCOMPARE(fitted->unknown, (std::vector<std::string>{m_limb.joints[1].name}));
        QCOMPARE(fitted->partial.joints, (std::vector<std::int32_t>{0, 2}));
    }

    void posesAreRenamedAndDeleted() {
        PoseShelf shelf(path());
        const Pose pose = bentLimb(m_limb);
        const ShelfPose first = *shelf.keep("First", m_limb, pose, {1});
        const ShelfPose second = *shelf.keep("Second", m_limb, pose, {1});
        QCOMPARE(shelf.rename(first, "Best")->name, QString("Best"));
        QVERIFY(!shelf.rename(second, "Best").has_value()); // taken
        QVERIFY(!shelf.rename(second, " ").has_value());
        QCOMPARE(shelf.poses().size(), std::size_t{6});
        shelf.remove(second);
        QCOMPARE(shelf.poses().back().name, QString("Best"));
        QCOMPARE(shelf.poses().size(), std::size_t{5});
    }

    void filesArePutOnTheShelf() {
        PoseShelf shelf(path());
        QFile file(m_folder->filePath("salute.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            QByteArray(R"({"%1": {"rotate": [0, 0, 60]}})").replace("%1", m_limb.joints[1].name.c_str()));
        file.close();
        const auto added = shelf.add(file.fileName());
        QVERIFY(added.has_value());
        QCOMPARE(added->name, QString("salute"));
        const auto fitted = shelf.fitted(*added, m_limb);
        QVERIFY(fitted.has_value());
        QCOMPARE(fitted->partial.joints, (std::vector<std::int32_t>{1}));
    }

    void brokenFilesSaySo() {
        PoseShelf shelf(path());
        QFile file(m_folder->filePath("mesh.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no pose at all");
        file.close();
        QVERIFY(shelf.add(file.fileName()).error().code == ErrorCode::PoseBroken);
        QVERIFY(shelf.add(m_folder->filePath("gone.json")).error().code == ErrorCode::FileNotFound);
        QCOMPARE(shelf.poses().size(), std::size_t{4});
        QVERIFY(QDir().mkpath(path()));
        QFile broken(path() + "/bad.pose.json");
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ \"half\": ");
        broken.close();
        const auto fitted = shelf.fitted(shelf.poses().back(), m_limb);
        QVERIFY(fitted.error().code == ErrorCode::PoseBroken);
        QVERIFY(fitted.error().arguments.front().ends_with("bad.pose.json"));
    }

    void foldersThatCannotBeWrittenSaySo() {
        QFile inTheWay(path()); // a file where the folder should be
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        PoseShelf shelf(path());
        const auto kept = shelf.keep("A", m_limb, bentLimb(m_limb), {1});
        QVERIFY(!kept && kept.error().code == ErrorCode::FileUnwritable);
    }

private:
    QString path() const { return m_folder->filePath("poses"); }

    std::unique_ptr<QTemporaryDir> m_folder;
    Skeleton m_limb = test::limb().skeleton;
};

SINEW_TEST(TestPoseShelf, QCoreApplication)

} // namespace testPoseShelf

#include "TestPoseShelf.moc"
