#include "app/document/edits/Edits.h"
#include "app/models/JointTreeModel.h"
#include "app/models/PartsModel.h"
#include "app/models/ReportModel.h"
#include "app/models/WeightModels.h"
#include "resources/sample/Wayfarer.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <set>

namespace testItemModels {

using namespace sinew;

namespace {

void bindNow(Document& document, int resolution) {
    BindSettings settings = document.state().settings;
    settings.resolution = resolution;
    settings.automatic = false;
    setBindSettings(document, settings);
    test::bindNow(document);
}

/// Every model of a window, watched by Qt's own tester.
struct Desk {
    Document document;
    TaskPool pool;
    SceneInspector inspector{document, pool};
    Explainer explainer{document, pool};
    JointTreeModel joints{document, inspector};
    PartsModel parts{document, inspector};
    InfluencesModel influences{document, explainer};
    ReportModel report{document};
    QAbstractItemModelTester jointsTester{&joints, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester partsTester{&parts, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester influencesTester{&influences,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester reportTester{&report, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

/// Joints of the tree, each reached by walking down.
void collect(const QAbstractItemModel& model, const QModelIndex& parent, std::set<std::int32_t>& found) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        found.insert(JointTreeModel::jointOf(index));
        collect(model, index, found);
    }
}

/// Rows of the report, folded ones after those they lie under.
std::vector<QModelIndex> reportRows(const ReportModel& report, const QModelIndex& parent = {}) {
    std::vector<QModelIndex> rows;
    for (int row = 0; row < report.rowCount(parent); ++row) {
        rows.push_back(report.index(row, ReportModel::Text, parent));
        const std::vector<QModelIndex> folded = reportRows(report, rows.back());
        rows.insert(rows.end(), folded.begin(), folded.end());
    }
    return rows;
}

bool isNotice(const QModelIndex& index) {
    return !index.model()->hasChildren(index);
}

/// Vertices a joint has weight in, counted the long way.
std::size_t verticesOf(const DocumentState& state, std::int32_t joint) {
    std::size_t count = 0;
    for (const auto& part : *state.weights) {
        for (std::size_t p = 0; part && p < part->vertexCount(); ++p) {
            for (const Influence& influence : part->at(p)) {
                count += influence.joint == joint ? 1 : 0;
            }
        }
    }
    return count;
}

} // namespace

class TestItemModels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_sample = sample::wayfarer(); }
    void emptyDocumentsAreEmptyModels() {
        Desk desk;
        QCOMPARE(desk.joints.rowCount(), 0);
        QCOMPARE(desk.parts.rowCount(), 0);
        QCOMPARE(desk.influences.rowCount(), 0);
        QCOMPARE(desk.report.rowCount(), 0);
        QVERIFY(!desk.joints.indexOf(0).isValid());
    }

    void theTreeHoldsEveryJoint() {
        for (const Scene& scene : {m_sample, test::richSceneWithTwoRoots()}) {
            Desk desk;
            desk.document.reset(stateOfScene(scene, {}));
            std::set<std::int32_t> found;
            collect(desk.joints, {}, found);
            QCOMPARE(found.size(), scene.skeleton.size());
            for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
                const QModelIndex index = desk.joints.indexOf(static_cast<std::int32_t>(j));
                QCOMPARE(JointTreeModel::jointOf(index), static_cast<std::int32_t>(j));
                QCOMPARE(index.data().toString(), QString::fromStdString(scene.skeleton.joints[j].name));
                QCOMPARE(JointTreeModel::jointOf(index.parent()), scene.skeleton.joints[j].parent);
            }
        }
    }

    void whatIsExpandedStays() {
        Desk desk;
        desk.document.reset(stateOfScene(m_sample, {}));
        const QPersistentModelIndex hand = desk.joints.indexOf(m_sample.skeleton.find("LeftHand"));
        QSignalSpy resets(&desk.joints, &QAbstractItemModel::modelReset);
        QSignalSpy changes(&desk.joints, &QAbstractItemModel::dataChanged);
        selectJoint(desk.document, 4);
        QCOMPARE(changes.count(), 0);
        setJointPose(desk.document, 4, {Quat(0, 1, 0, 0), Vec3::Zero(), Vec3::Ones()});
        bindNow(desk.document, 32);
        desk.document.undoStack().undo();
        QCOMPARE(resets.count(), 0);
        QVERIFY(changes.count() > 0);
        QVERIFY(hand.isValid());
        QCOMPARE(hand.data().toString(), QString("LeftHand"));
        desk.document.reset(stateOfScene(test::limb(), {}));
        QCOMPARE(resets.count(), 1);
        QVERIFY(!hand.isValid());
    }

    void jointsTellWhatTheyAre() {
        Scene scene = m_sample;
        Joint stray;
        stray.name = "Stray";
        stray.parent = 0;
        stray.modelFromJointBind.translation() = Vec3(5, 5, 5);
        scene.skeleton.joints.push_back(stray);
        Desk desk;
        desk.document.reset(stateOfScene(scene, {}));
        bindNow(desk.document, 32);
        QTRY_VERIFY_WITH_TIMEOUT(desk.inspector.findings(), test::kPatience);
        const auto at = [&](const char* name, int role) {
            return desk.joints.indexOf(scene.skeleton.find(name)).data(role);
        };
        QVERIFY(at("Stray", JointTreeModel::OutsideRole).toBool());
        QVERIFY(!at("Spine", JointTreeModel::OutsideRole).toBool());
        QVERIFY(at("LeftArm", JointTreeModel::SourceRole).toBool());
        const std::int32_t arm = scene.skeleton.find("LeftArm");
        const QModelIndex arms = desk.joints.indexOf(arm);
        QCOMPARE(arms.data(JointTreeModel::VertexCountRole).toULongLong(),
                 static_cast<qulonglong>(verticesOf(desk.document.state(), arm)));
        QVERIFY(arms.data(JointTreeModel::VertexCountRole).toULongLong() > 100);
        BindSettings settings = desk.document.state().settings;
        settings.jointChoice = JointChoice::Listed;
        settings.joints = {"Spine"};
        setBindSettings(desk.document, settings);
        QVERIFY(!at("LeftArm", JointTreeModel::SourceRole).toBool());
        QVERIFY(at("Spine", JointTreeModel::SourceRole).toBool());
        QVERIFY(!at("Spine", JointTreeModel::PosedRole).toBool());
    }

    void guessedBonesAreTold() {
        Scene scene = test::flatHand();
        scene.skeleton.joints[5].tail = Vec3(5, 0, 5);
        Desk desk;
        desk.document.reset(stateOfScene(std::move(scene), {}));
        const auto told = [&](std::int32_t joint) {
            return desk.joints.indexOf(joint).data(Qt::ToolTipRole).toString().contains("guessed");
        };
        QVERIFY(told(0) && told(3));
        QVERIFY2(!told(5), "the file gives its tail");
        BindSettings settings = desk.document.state().settings;
        settings.guessLoneBones = false;
        setBindSettings(desk.document, settings);
        QVERIFY(!told(0));
    }

    void partsTellTheirCondition() {
        Desk desk;
        desk.document.reset(stateOfScene(m_sample, {}));
        QCOMPARE(desk.parts.rowCount(), static_cast<int>(m_sample.parts.size()));
        QCOMPARE(desk.parts.indexOf(0).data(PartsModel::DefectsRole).toInt(), -1);
        QTRY_VERIFY_WITH_TIMEOUT(desk.inspector.findings(), test::kPatience);
        bindNow(desk.document, 64);
        int special = 0;
        for (int row = 0; row < desk.parts.rowCount(); ++row) {
            const QModelIndex index = desk.parts.index(row, PartsModel::Condition);
            if (index.data(PartsModel::ShellRole).toInt() > 0) {
                continue;
            }
            const Mesh& mesh = *m_sample.parts[index.data(PartsModel::PartRole).toUInt()].mesh;
            QVERIFY(!index.data().toString().contains('%') && !index.data().toString().contains("(s)"));
            if (mesh.name == "Pouch") {
                QCOMPARE(index.data(PartsModel::DefectsRole).toInt(), 0);
            }
            if (mesh.name == "Tunic") {
                QVERIFY(index.data(PartsModel::DefectsRole).toInt() > 20);
            }
            special += index.data(PartsModel::SpecialRole).toBool() ? 1 : 0;
        }
        QVERIFY(special > 0); // hair that no bone reaches
    }

    void conditionsTellOneFromMany() {
        MeshReport report;
        QCOMPARE(conditionText(report), QString("Closed, no defects"));
        report.isolatedVertices = {4};
        report.duplicatePolygons = {1, 2};
        QCOMPARE(conditionText(report), QString("2 duplicate faces, 1 isolated vertex"));
        report.isolatedVertices = {4, 5};
        QVERIFY2(conditionText(report).endsWith("2 isolated vertices"), qPrintable(conditionText(report)));
    }

    void distancesAreInTheScenesUnit() {
        Desk desk;
        Scene scene = test::limb();
        scene.metersPerUnit = 0.0254;
        desk.document.reset(stateOfScene(std::move(scene), {}));
        bindNow(desk.document, 64);
        selectVertex(desk.document, VertexId{0, 3});
        QTRY_VERIFY_WITH_TIMEOUT(desk.explainer.explanation(), test::kPatience);
        const QString distance = desk.influences.index(0, InfluencesModel::Distance).data().toString();
        QVERIFY2(distance.endsWith(" in"), qPrintable(distance));
        const QString weight = desk.influences.index(0, InfluencesModel::Weight).data().toString();
        QVERIFY2(weight.endsWith(" %"), qPrintable(weight));
    }

    void verticesTellTheirBones() {
        Desk desk;
        desk.document.reset(stateOfScene(test::twoFingers(), {}));
        bindNow(desk.document, 64);
        selectVertex(desk.document, VertexId{0, 3});
        const auto influences = (*desk.document.state().weights)[0]->at(3);
        QVERIFY(desk.influences.rowCount() >= static_cast<int>(influences.size()));
        QTRY_VERIFY_WITH_TIMEOUT(desk.explainer.explanation(), test::kPatience);
        double sum = 0.0;
        double before = 1.0;
        for (int row = 0; row < desk.influences.rowCount(); ++row) {
            const QModelIndex index = desk.influences.index(row, 0);
            const double weight = index.data(InfluencesModel::WeightRole).toDouble();
            QVERIFY(weight <= before);
            before = weight;
            sum += weight;
            if (row < static_cast<int>(influences.size())) {
                QCOMPARE(index.data(InfluencesModel::JointRole).toInt(),
                         influences[static_cast<std::size_t>(row)].joint);
                QVERIFY(index.data(InfluencesModel::MetersRole).toDouble() >= 0.0);
            }
        }
        QVERIFY(std::abs(sum - 1.0) < 1e-5);
        selectVertex(desk.document, std::nullopt);
        QCOMPARE(desk.influences.rowCount(), 0);
    }

    void noticesLeadToWhatTheyAreAbout() {
        Desk desk;
        desk.document.reset(stateOfScene(m_sample, {{NoticeCode::TextureMissing, "wood", 0, {"wood.png"}},
                                                    {NoticeCode::JointNameDuplicate, "LeftArm", 2, {}},
                                                    {NoticeCode::VerticesUnweighted, "Tunic", 5, {}},
                                                    {NoticeCode::WeightsNormalised, "no such part", 5, {}}}));
        bindNow(desk.document, 32);
        const int bound = static_cast<int>(desk.document.state().report->notices.size());
        const auto rows = reportRows(desk.report);
        QCOMPARE(std::ranges::count_if(rows, isNotice), bound + 4);
        const int warning = static_cast<int>(Severity::Warning);
        int section = -1;
        int severity = warning;
        for (const QModelIndex& index : rows) {
            QVERIFY(!index.data().toString().isEmpty());
            if (isNotice(index)) { // in a section the worst come first
                const int now = index.data(ReportModel::SectionRole).toInt();
                QVERIFY(now >= section);
                severity = now > section ? warning : severity;
                section = now;
                QVERIFY(index.data(ReportModel::SeverityRole).toInt() <= severity);
                severity = index.data(ReportModel::SeverityRole).toInt();
            }
            const QString text = index.data().toString();
            const auto joint = index.data(ReportModel::JointRole).toInt();
            const auto part = index.data(ReportModel::PartRole).toInt();
            QVERIFY(joint == kNone || part == kNone);
            if (joint != kNone) {
                QVERIFY(text.contains(
                    QString::fromStdString(m_sample.skeleton.joints[static_cast<std::size_t>(joint)].name)));
            }
            if (part != kNone) {
                QVERIFY(text.contains(
                    QString::fromStdString(m_sample.parts[static_cast<std::size_t>(part)].mesh->name)));
            }
        }
        QVERIFY(desk.report.issues() >= 2);
        QVERIFY(desk.report.notes() > 0);
        // Warnings stand in the sections above the notes.
        section = -1;
        for (int row = 0; row < desk.report.rowCount(); ++row) {
            const QModelIndex index = desk.report.index(row, ReportModel::Text);
            QVERIFY(index.data(ReportModel::SectionRole).toInt() > section);
            section = index.data(ReportModel::SectionRole).toInt();
            const bool notes = index == desk.report.sectionIndex(ReportSection::Notes);
            QVERIFY(!notes || index.data(ReportModel::SeverityRole).toInt() < warning);
        }
    }

    void shellsAreMarkedByThemselves() {
        Scene scene = test::limb();
        const auto add = [&](const char* name, Mesh mesh) {
            mesh.name = name;
            scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
        };
        const Mesh first = test::box(Vec3(-2, 1, 0), Vec3(-1, 2, 1));
        add("belt", test::joined(first, test::box(Vec3(3, 1, 0), Vec3(5, 2, 1))));
        add("strap#2", test::box(Vec3(0, 4, 0), Vec3(2, 5, 1)));
        Desk desk;
        desk.document.reset(stateOfScene(std::move(scene), {}));
        BindReport report;
        report.notices = {{NoticeCode::PartFollowsSkin, "belt#2", 8, {"0.01"}},
                          {NoticeCode::PartRigidByRule, "belt#1", 8, {"joint_1"}},
                          {NoticeCode::PartExcluded, "belt", 16, {}},
                          {NoticeCode::PartExcluded, "strap#2", 8, {}},
                          {NoticeCode::PartExcluded, "belt#two", 8, {}}};
        desk.document.change("Report", [&](DocumentState& state) {
            state.report = std::make_shared<const BindReport>(std::move(report));
        });
        const std::vector<QModelIndex> rows = reportRows(desk.report);
        const auto rowOf = [&](const char* subject) {
            return *std::ranges::find_if(rows, [&](const QModelIndex& row) {
                return row.data().toString().startsWith(QString(subject) + ':');
            });
        };
        PosedMesh posed(desk.document);
        const auto marks = [&](const char* subject, const Vec3& position) {
            const std::optional<ViewMark> mark = desk.report.markAt(rowOf(subject));
            return mark && (positionOf(*mark, posed) - position).norm() < 1e-9;
        };
        QVERIFY(marks("belt, shell 2", Vec3(4, 1.5, 0.5))); // as the list of parts calls it
        QVERIFY(marks("belt, shell 1", Vec3(-1.5, 1.5, 0.5)));
        QVERIFY(marks("belt", Vec3(1.5, 1.5, 0.5)));
        QVERIFY(marks("strap#2", Vec3(1, 4.5, 0.5))); // which is the part's own name
        QCOMPARE(rowOf("belt, shell 2").data(ReportModel::PartRole).toInt(), 1);
        QVERIFY(!desk.report.markAt(rowOf("belt#two")));
    }

    /// Of the same issue in another report, whatever stands before it there.
    void issuesAreFoundAgain() {
        Desk desk;
        desk.document.reset(stateOfScene(test::limb(), {}));
        const auto show = [&](Notices notices) {
            BindReport report;
            report.notices = std::move(notices);
            desk.document.change("Report", [&](DocumentState& state) {
                state.report = std::make_shared<const BindReport>(std::move(report));
            });
        };
        const Notice outside{NoticeCode::JointOutside, "joint_1", 0, {}};
        const Notice other{NoticeCode::JointOutside, "joint_0", 0, {}};
        show({outside});
        const auto rowOf = [&](const char* joint) {
            for (const QModelIndex& row : reportRows(desk.report)) {
                if (row.data().toString().contains(joint)) {
                    return row;
                }
            }
            return QModelIndex();
        };
        const QString key = desk.report.keyAt(rowOf("joint_1"));
        QVERIFY(!key.isEmpty());
        show({other, outside});
        QCOMPARE(desk.report.indexOfKey(key), rowOf("joint_1"));
        QVERIFY(desk.report.keyAt(rowOf("joint_0")) != key);
        show({other});
        QVERIFY(!desk.report.indexOfKey(key).isValid());
        QVERIFY(desk.report.keyAt(desk.report.index(0, 0)).isEmpty()); // of a section
    }

    void leaksFoldByTheirJoints() {
        Desk desk;
        desk.document.reset(stateOfScene(m_sample, {}));
        BindSettings settings = desk.document.state().settings;
        settings.findLeaks = true;
        setBindSettings(desk.document, settings);
        bindNow(desk.document, 64);
        const BindReport& report = *desk.document.state().report;
        QVERIFY(report.leaks.size() > 10);
        const auto fingersOf = [&](const char* hand, std::int32_t joint) {
            return QString::fromStdString(m_sample.skeleton.joints[static_cast<std::size_t>(joint)].name)
                       .startsWith(hand) &&
                   m_sample.skeleton.find(hand) != joint;
        };
        const auto jointsOf = [&](const QModelIndex& index) {
            const auto leak = index.data(ReportModel::LeakRole).toUInt();
            return std::minmax({report.leaks[leak].jointA, report.leaks[leak].jointB});
        };
        std::map<QPersistentModelIndex, std::int32_t> last; // leak of each fold, the largest place first
        std::set<QModelIndex> neighbours;
        std::map<std::pair<std::int32_t, std::int32_t>, QModelIndex> foldOf;
        int found = 0;
        for (const QModelIndex& index : reportRows(desk.report)) {
            const std::int32_t leak = index.data(ReportModel::LeakRole).toInt();
            if (leak == kNone) {
                continue;
            }
            ++found;
            const LeakLocation& location = report.leaks[static_cast<std::size_t>(leak)];
            QCOMPARE(index.data(ReportModel::JointRole).toInt(), location.jointA);
            QVERIFY(desk.report.markAt(index).has_value());
            const auto [a, b] = jointsOf(index);
            if ((fingersOf("LeftHand", a) && fingersOf("LeftHand", b)) ||
                (fingersOf("RightHand", a) && fingersOf("RightHand", b))) {
                neighbours.insert(index.parent());
            } else if (const auto known = foldOf.find({a, b}); known != foldOf.end()) {
                QCOMPARE(index.parent(), known->second);
            } else {
                foldOf[{a, b}] = index.parent();
            }
            if (index.parent().isValid()) {
                const auto before = last.try_emplace(index.parent(), -1).first;
                QVERIFY(before->second < leak);
                before->second = leak;
            }
        }
        QCOMPARE(found, static_cast<int>(report.leaks.size()));
        QCOMPARE(neighbours.size(), std::size_t{1});
        QVERIFY2(neighbours.begin()->data().toString().contains("neighbouring"),
                 qPrintable(neighbours.begin()->data().toString()));
        for (const auto& [joints, fold] : foldOf) {
            const bool legs = joints.first == std::min(m_sample.skeleton.find("LeftUpLeg"),
                                                       m_sample.skeleton.find("RightUpLeg"));
            QVERIFY(!legs || fold != *neighbours.begin());
        }
        QVERIFY2(desk.report.rowCount() < 16, qPrintable(QString::number(desk.report.rowCount())));
    }

    void modelsFollowEveryStep() {
        Desk desk;
        desk.document.reset(stateOfScene(test::limb(), {}));
        bindNow(desk.document, 32);
        selectVertex(desk.document, VertexId{0, 1});
        BindSettings settings = desk.document.state().settings;
        settings.maxInfluences = 1;
        setBindSettings(desk.document, settings);
        Scene other = test::limb();
        other.skeleton.joints.pop_back();
        for (Part& part : other.parts) {
            part.weights.reset();
        }
        setSkeleton(desk.document, other, {});
        QCOMPARE(desk.influences.rowCount(), 0);
        QUndoStack& stack = desk.document.undoStack();
        for (int index : {0, stack.count(), 1, 2, 0, stack.count()}) {
            stack.setIndex(index);
            test::handleEvents();
        }
        desk.document.reset(stateOfScene(test::richScene(), {}));
        desk.document.reset({});
        QCOMPARE(desk.joints.rowCount(), 0);
        QCOMPARE(desk.report.rowCount(), 0);
    }

private:
    Scene m_sample;
};

SINEW_TEST(TestItemModels, QCoreApplication)

} // namespace testItemModels

#include "TestItemModels.moc"
