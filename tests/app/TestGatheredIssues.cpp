#include "app/report/Issues.h"
#include "app/text/NoticeText.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testGatheredIssues {

using namespace sinew;

namespace {

constexpr int kPairs = 7;

/// A root far from everything and joints in a row, ten units apart, all its children: none is a neighbour of
/// another. The last joint hangs on the one before it.
Scene wideScene(int joints) {
    Scene scene;
    Mesh mesh = test::box(Vec3(0, 0, 0), Vec3(100, 1, 1));
    mesh.name = "body";
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
    for (int j = 0; j < joints; ++j) {
        Joint joint;
        joint.name = "joint_";
        joint.name += std::to_string(j);
        joint.parent = j == 0 ? kNone : j == joints - 1 ? j - 1 : 0;
        joint.modelFromJointBind.translation() = Vec3(j == 0 ? -50.0 : 10.0 * j, 0, 0);
        scene.skeleton.joints.push_back(joint);
    }
    return scene;
}

/// With the notice that the solver gives it.
void addLeak(BindReport& report, const Scene& scene, std::int32_t a, std::int32_t b, NoticeCode code) {
    const auto nameOf = [&](std::int32_t joint) {
        return scene.skeleton.joints[static_cast<std::size_t>(joint)].name;
    };
    const auto place = static_cast<double>(report.leaks.size());
    report.leaks.push_back({Vec3(place, 0, 0), a, b, 0.002, 0.1, 64, code == NoticeCode::VoxelsParted});
    std::vector<std::string> arguments{nameOf(b), "0.002", std::to_string(report.leaks.size()), "0", "0"};
    if (code == NoticeCode::VoxelsParted) {
        arguments.emplace_back("512");
    }
    report.notices.push_back({code, nameOf(a), 1, arguments});
}

std::vector<IssueKind> kindsOf(const Issues& issues) {
    std::vector<IssueKind> kinds;
    for (const Issue& issue : issues) {
        kinds.push_back(issue.kind);
    }
    return kinds;
}

std::size_t noticesIn(const Issues& issues) {
    std::size_t count = 0;
    for (const Issue& issue : issues) {
        count += issue.parts.empty() ? 1 : noticesIn(issue.parts);
    }
    return count;
}

} // namespace

/// What the window shows in one row and the command line tells in one line.
class TestGatheredIssues : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void leaksAreGatheredByTheirJoints() {
        const Scene scene = wideScene(6);
        BindReport report;
        report.notices.push_back({NoticeCode::WeightsPruned, "body", 3, {}});
        addLeak(report, scene, 1, 2, NoticeCode::VoxelsJoin);
        addLeak(report, scene, 4, 5, NoticeCode::VoxelsTouch); // parent and child
        addLeak(report, scene, 1, 3, NoticeCode::VoxelsParted);
        addLeak(report, scene, 2, 1, NoticeCode::VoxelsTouch); // the first pair again
        addLeak(report, scene, 1, 3, NoticeCode::VoxelsJoin);
        addLeak(report, scene, 5, 4, NoticeCode::VoxelsJoin);
        addLeak(report, scene, 2, 3, NoticeCode::VoxelsParted);
        addLeak(report, scene, 1, 2, NoticeCode::VoxelsParted);
        report.notices.push_back({NoticeCode::PartExcluded, "body", 3, {}});
        const Issues issues = gatherBind(report, scene);
        const std::vector<IssueKind> wanted{IssueKind::One, IssueKind::One,   IssueKind::Pair,
                                            IssueKind::One, IssueKind::Chain, IssueKind::OpenedGaps};
        QVERIFY(kindsOf(issues) == wanted);
        QCOMPARE(noticesIn(issues), report.notices.size());
        QCOMPARE(issues[2].parts[0].leak, 0); // as the report has them, the largest first
        QCOMPARE(issues[2].parts[1].leak, 3);
        QCOMPARE(issues[3].leak, 4);
        QCOMPARE(issues[4].parts[0].leak, 1);
        QCOMPARE(issues[5].parts[0].leak, 2);
        for (std::size_t i = 0; i < issues.size(); ++i) {
            QCOMPARE(issues[i].severity == Severity::Warning, i == 2 || i == 3);
            QVERIFY(issues[i].fromBind);
        }
        QCOMPARE(issueText(issues[2], 1.0),
                 QString("Weights may bleed between joint_1 and joint_2 in 2 places"));
        QCOMPARE(issueText(issues[3], 1.0), noticeText(issues[3].notice, 1.0));
        QCOMPARE(issueText(issues[4], 1.0),
                 QString("Weights blend across gaps between parent and child in 2 places"));
        QCOMPARE(issueText(issues[5], 1.0), QString("3 gaps opened with finer voxels"));
    }

    void manyPairsAreOne() {
        const Scene scene = wideScene(kPairs + 3);
        BindReport report;
        for (int other = 2; other < kPairs + 1; ++other) {
            addLeak(report, scene, 1, other, NoticeCode::VoxelsJoin);
            addLeak(report, scene, 1, other, NoticeCode::VoxelsJoin);
        }
        QVERIFY(kindsOf(gatherBind(report, scene)) == std::vector<IssueKind>(kPairs - 1, IssueKind::Pair));
        addLeak(report, scene, 1, kPairs + 1, NoticeCode::VoxelsJoin);
        const Issues issues = gatherBind(report, scene);
        QVERIFY(kindsOf(issues) == std::vector<IssueKind>{IssueKind::Pairs});
        QCOMPARE(issueText(issues[0], 1.0), QString("Weights may bleed between 7 pairs of joints"));
        QCOMPARE(noticesIn(issues), report.notices.size());
        QVERIFY(firstNotice(issues[0]).arguments.front() == "joint_2");
    }

    void fewGapsStandAlone() {
        const Scene scene = wideScene(4);
        BindReport report;
        addLeak(report, scene, 1, 2, NoticeCode::VoxelsParted);
        addLeak(report, scene, 1, 3, NoticeCode::VoxelsParted);
        QVERIFY(kindsOf(gatherBind(report, scene)) == std::vector<IssueKind>(2, IssueKind::One));
        addLeak(report, scene, 2, 3, NoticeCode::VoxelsParted);
        QVERIFY(kindsOf(gatherBind(report, scene)) == std::vector<IssueKind>{IssueKind::OpenedGaps});
        QVERIFY(gatherBind(BindReport(), scene).empty());
    }

    void linesNameTheLargest() {
        const Scene scene = wideScene(4);
        BindReport report;
        for (const int other : {3, 2, 2}) {
            addLeak(report, scene, 1, other, NoticeCode::VoxelsParted);
        }
        const Issues issues = gatherBind(report, scene);
        const QString wanted =
            "3 gaps opened with finer voxels. Largest: " + noticeText(report.notices[0], 1.0);
        QCOMPARE(issueLine(issues[0], 1.0), wanted);
        QCOMPARE(issueLine(issues[0].parts[1], 1.0), noticeText(report.notices[1], 1.0));
    }

    void alikeNotesAreOne() {
        Notices notices;
        for (const std::size_t count : {8, 46, 46, 7}) {
            std::string name = "part_";
            name += std::to_string(notices.size());
            notices.push_back({NoticeCode::PolygonsTriangulated, name, count, {}});
            notices.push_back({NoticeCode::HolesLetOutsideIn, name, count, {"1", "1", "0", "0", "0"}});
        }
        notices.insert(notices.begin() + 1, {NoticeCode::WeightsPruned, "body", 99, {}});
        const Issues issues = gatherAlike(issuesOf(notices), 1.0);
        QCOMPARE(issues.size(), std::size_t{6}); // warnings stay as they are
        QVERIFY(issues[0].kind == IssueKind::Alike);
        QCOMPARE(noticesIn(issues), notices.size());
        for (const auto& text : {issueText(issues[0], 1.0), issueLine(issues[0], 1.0)}) {
            QCOMPARE(text,
                     QString("part_2: 46 polygons split into triangles, as the format requires (and 3 more "
                             "like it)"));
        }
        QCOMPARE(issues[1].notice.subject, std::string("body"));
        notices.resize(6); // three of them
        QCOMPARE(gatherAlike(issuesOf(notices), 1.0).size(), notices.size());
    }

    void sameNotesAreKeptOnce() {
        Notices notices;
        for (int file = 0; file < 2; ++file) { // two files written alike
            for (const char* part : {"Body", "Hair", "Boots", "Belt"}) {
                notices.push_back({NoticeCode::PolygonsTriangulated, part, 5, {}});
            }
            notices.push_back({NoticeCode::JointOutside, "tip", 1, {"0.2"}});
        }
        const Issues issues = gatherAlike(issuesOf(notices), 1.0);
        QCOMPARE(issues.size(), std::size_t{3});
        QVERIFY2(issueLine(issues[0], 1.0).startsWith("Body: 5 ") &&
                     issueLine(issues[0], 1.0).endsWith("(and 3 more like it)"),
                 qPrintable(issueLine(issues[0], 1.0)));
    }

    void warningsComeFirst() {
        Issues issues = issuesOf({{NoticeCode::WeightsPruned, "remark", 1, {}},
                                  {NoticeCode::PolygonsTriangulated, "repair", 1, {}},
                                  {NoticeCode::JointOutside, "warning", 1, {"1"}},
                                  {NoticeCode::DegenerateFacesIgnored, "another", 1, {}}});
        sortBySeverity(issues);
        std::vector<std::string> subjects;
        for (const Issue& issue : issues) {
            subjects.push_back(issue.notice.subject);
            QVERIFY(!issue.fromBind && issue.leak == kNone);
        }
        QVERIFY((subjects == std::vector<std::string>{"warning", "repair", "another", "remark"}));
    }
};

SINEW_TEST(TestGatheredIssues, QCoreApplication)

} // namespace testGatheredIssues

#include "TestGatheredIssues.moc"
