#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/project/RestoreProject.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>

namespace testCageDrawing {

using namespace sinew;

namespace {

CageChain chainOf(const std::vector<Vec3>& positions, std::optional<std::size_t> closedAt = {}) {
    CageChain chain;
    for (const Vec3& position : positions) {
        chain.vertices.push_back({position, {}});
    }
    chain.closedAt = closedAt;
    return chain;
}

const std::vector<Vec3> kSquare{Vec3(0, 0, 0.4), Vec3(0.3, 0, 0.4), Vec3(0.3, 0.3, 0.4), Vec3(0, 0.3, 0.4)};

} // namespace

/// What is clicked in the view becomes cages and point handles of the document.
class TestCageDrawing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        test::openLimb(*m_document);
    }

    void loopsBecomeFaces() {
        const DocumentState before = state();
        QVERIFY(drawCage(*m_document, chainOf(kSquare, 0)));
        QCOMPARE(steps(), 1);
        QCOMPARE(cage().name, std::string("Cage"));
        QCOMPARE(cage().vertices, kSquare);
        QCOMPARE(cage().faces.size(), std::size_t{2});
        QVERIFY(cage().edges.empty());
        QCOMPARE(cageEdges(cage()).size(), std::size_t{5});
        QCOMPARE(state().scene->skeleton.size(), before.scene->skeleton.size() + 4);
        QVERIFY(joint("Cage_4") != kNone);
        const DocumentState after = state();
        m_document->undoStack().undo();
        QVERIFY(state() == before && state().scene == before.scene);
        m_document->undoStack().redo();
        QVERIFY(state() == after && state().scene == after.scene);
    }

    void concaveAndBentLoopsAreCut() {
        const std::vector<Vec3> arrow{Vec3(0, 0, 0), Vec3(1, 1, 0.1), Vec3(0, 0.4, -0.1), Vec3(-1, 1, 0.2)};
        QVERIFY(drawCage(*m_document, chainOf(arrow, 0)));
        QCOMPARE(cage().faces.size(), std::size_t{2});
        for (const CageFaceVertices& face : cage().faces) { // the inner corner is on both
            QVERIFY(std::ranges::find(face, 2U) != face.end() && std::ranges::find(face, 0U) != face.end());
        }
    }

    void openChainsBecomeEdges() {
        QVERIFY(drawCage(*m_document, chainOf({kSquare[0], kSquare[1], kSquare[2]})));
        QVERIFY(cage().faces.empty());
        QCOMPARE(cage().edges, (std::vector<CageEdge>{{0, 1}, {1, 2}}));
        // Two vertices make no loop.
        QVERIFY(drawCage(*m_document, chainOf({kSquare[0], kSquare[3]}, 0)));
        QCOMPARE(cage(1).edges, (std::vector<CageEdge>{{0, 1}}));
    }

    /// A click on a vertex in the middle of the chain.
    void aLoopMayHaveAStem() {
        std::vector<Vec3> positions{Vec3(-0.4, 0, 0.4)};
        positions.insert(positions.end(), kSquare.begin(), kSquare.end());
        QVERIFY(drawCage(*m_document, chainOf(positions, 1)));
        QCOMPARE(cage().edges, (std::vector<CageEdge>{{0, 1}}));
        QCOMPARE(cage().faces.size(), std::size_t{2});
        for (const CageFaceVertices& face : cage().faces) {
            QVERIFY(std::ranges::find(face, 0U) == face.end());
        }
    }

    void singleVerticesBecomePointHandles() {
        QVERIFY(drawCage(*m_document, chainOf({Vec3(0.5, 0.1, 0)})));
        QVERIFY(state().settings.cages.empty());
        const Handle& handle = state().settings.handles.at(0);
        QVERIFY(handle.newJoint && handle.parent.empty());
        QVERIFY(handle.solid == Solid::point(Vec3(0.5, 0.1, 0)));
        QCOMPARE(state().scene->skeleton.position(static_cast<std::size_t>(joint("handle_1"))),
                 Vec3(0.5, 0.1, 0));
        QVERIFY(drawCage(*m_document, chainOf({Vec3(0.6, 0.1, 0)})));
        QCOMPARE(state().settings.handles.at(1).joint, std::string("handle_2"));
        QCOMPARE(steps(), 2);
    }

    void namesCountOn() {
        for (int i = 0; i < 3; ++i) {
            QVERIFY(drawCage(*m_document, chainOf(kSquare, 0)));
        }
        QCOMPARE(cage(1).name, std::string("Cage 2"));
        QCOMPARE(cage(2).name, std::string("Cage 3"));
        QVERIFY(joint("Cage 3_4") != kNone);
    }

    void chainsExtendCages() {
        QVERIFY(drawCage(*m_document, chainOf(kSquare, 0)));
        const DocumentState before = state();
        CageChain next = chainOf({kSquare[1], Vec3(0.6, 0.1, 0.4), kSquare[2]}, 0);
        next.cage = 0;
        next.vertices[0].vertex = 1;
        next.vertices[2].vertex = 2;
        QVERIFY(drawCage(*m_document, next));
        QCOMPARE(state().settings.cages.size(), std::size_t{1});
        QCOMPARE(cage().vertices.size(), std::size_t{5});
        QCOMPARE(cage().faces.size(), std::size_t{3});
        QVERIFY(joint("Cage_5") != kNone);
        QCOMPARE(m_document->undoStack().undoText(), QString("Extend Cage"));
        m_document->undoStack().undo();
        QVERIFY(state() == before);
        next.cage = 7; // gone meanwhile
        QVERIFY(drawCage(*m_document, next));
        QVERIFY(state() == before);
    }

    void newJointsTakeNoNameOfOthers() {
        QVERIFY(drawCage(*m_document, chainOf({kSquare[0], kSquare[1]})));
        Cage thief{"other", {Vec3(0, 0, 0.7)}, {}, {}, {"Cage_3"}, {}};
        QVERIFY(addCage(*m_document, thief));
        CageChain next = chainOf({kSquare[1], kSquare[2], kSquare[3]});
        next.cage = 0;
        next.vertices[0].vertex = 1;
        QVERIFY(drawCage(*m_document, next));
        QCOMPARE(cage().joints, (std::vector<std::string>{"Cage_1", "Cage_2", "Cage_4", "Cage_5"}));
        QVERIFY(validateCages(state().settings.cages));
    }

    void whatIsThereIsNotAddedTwice() {
        QVERIFY(drawCage(*m_document, chainOf({kSquare[0], kSquare[1], kSquare[2]}, 0)));
        const DocumentState before = state();
        CageChain again = chainOf({kSquare[2], kSquare[0], kSquare[1]}, 0);
        again.cage = 0;
        again.vertices[0].vertex = 2;
        again.vertices[1].vertex = 0;
        again.vertices[2].vertex = 1;
        QVERIFY(drawCage(*m_document, again));
        again.closedAt.reset();
        QVERIFY(drawCage(*m_document, again));
        QVERIFY(drawCage(*m_document, {}));
        QVERIFY(state() == before);
        QCOMPARE(steps(), 1);
    }

    void draftsRefuseTheSamePlace() {
        CageDraft draft(*m_document);
        QVERIFY(draft.empty());
        QVERIFY(draft.add(kSquare[0]) && draft.add(kSquare[1]));
        QVERIFY(!draft.add(kSquare[0]) && !draft.add(kSquare[1] + Vec3(1e-9, 0, 0)));
        QCOMPARE(draft.chain().vertices.size(), std::size_t{2});
        QCOMPARE(steps(), 0);
        QVERIFY(draft.finish(std::nullopt));
        QVERIFY(draft.empty());
        QCOMPARE(steps(), 1);
    }

    void draftsTakeBack() {
        QVERIFY(drawCage(*m_document, chainOf(kSquare, 0)));
        QVERIFY(drawCage(*m_document, chainOf({Vec3(0.5, 0.1, 0)}))); // a handle: no vertex of a cage
        CageDraft draft(*m_document);
        QCOMPARE(draft.joinable().size(), std::size_t{4});
        QVERIFY(draft.add(Vec3(0.6, 0, 0.4)));
        draft.join(draft.joinable().at(1));
        QVERIFY(draft.chain().cage == std::size_t{0});
        QCOMPARE(draft.joinable().size(), std::size_t{3});
        draft.removeLast();
        QVERIFY(!draft.chain().cage);
        QVERIFY(!draft.onlyTaken());
        draft.removeLast();
        QVERIFY(draft.empty());
        draft.removeLast();
        draft.join(vertexOf(0, 2));
        QVERIFY(draft.onlyTaken() == vertexOf(0, 2));
        draft.clear();
        QVERIFY(draft.empty());
        QCOMPARE(steps(), 2);
    }

    void draftsAreVoidWhenTheirCageChanges() {
        QVERIFY(drawCage(*m_document, chainOf(kSquare, 0)));
        CageDraft draft(*m_document);
        draft.join(vertexOf(0, 1));
        QVERIFY(draft.add(Vec3(0.6, 0.1, 0.4)));
        QVERIFY(moveHandlePoint(*m_document, vertexOf(0, 3), Vec3(0, 0.5, 0.4)));
        QVERIFY(draft.empty() && draft.chain().vertices.empty());
        QVERIFY(draft.finish(std::nullopt));
        QCOMPARE(steps(), 2);
        QVERIFY(draft.add(Vec3(0.6, 0.1, 0.4))); // the void one leaves nothing behind
        QCOMPARE(draft.chain().vertices.size(), std::size_t{1});
        QVERIFY(!draft.chain().cage);
        removeCage(*m_document, 0);
        QVERIFY(!draft.empty());
        test::openLimb(*m_document);
        QVERIFY(draft.empty());
    }

    void brokenDrawingsChangeNothing() {
        const auto refused = drawCage(*m_document, chainOf({kSquare[0], kSquare[1], kSquare[0]}));
        QVERIFY(!refused && refused.error().code == ErrorCode::CageVerticesCoincide);
        CageDraft draft(*m_document);
        QVERIFY(draft.add(Vec3(0, 0, std::numeric_limits<double>::infinity())));
        QVERIFY(draft.add(kSquare[0]));
        const auto infinite = draft.finish(std::nullopt);
        QVERIFY(!infinite && infinite.error().code == ErrorCode::CageVertexNotFinite);
        QVERIFY(!draft.empty()); // to be corrected
        QCOMPARE(steps(), 0);
    }

    void verticesMove() {
        QVERIFY(drawCage(*m_document, chainOf(kSquare, 0)));
        const DocumentState before = state();
        const HandlePoint third = vertexOf(0, 2);
        QVERIFY(moveHandlePoint(*m_document, third, Vec3(0.5, 0.5, 0.4)));
        QVERIFY(moveHandlePoint(*m_document, vertexOf(0, 2), Vec3(0.6, 0.5, 0.4)));
        QCOMPARE(steps(), 3);
        QCOMPARE(state().scene->skeleton.position(static_cast<std::size_t>(joint("Cage_3"))),
                 Vec3(0.6, 0.5, 0.4));
        QVERIFY(moveHandlePoint(*m_document, third, Vec3(9, 9, 9))); // which is there no more
        QVERIFY(moveHandlePoint(*m_document, vertexOf(0, 2), Vec3(0.6, 0.5, 0.4)));
        QCOMPARE(steps(), 3);
        const auto onto = moveHandlePoint(*m_document, vertexOf(0, 2), kSquare[0]);
        QVERIFY(!onto && onto.error().code == ErrorCode::CageVerticesCoincide);
        QCOMPARE(steps(), 3);
        m_document->undoStack().undo();
        m_document->undoStack().undo();
        QVERIFY(state() == before && state().scene == before.scene);
    }

    /// The joints that stay keep their names, and with them poses and weights.
    void verticesGo() {
        QVERIFY(drawCage(*m_document, chainOf(kSquare, 0)));
        JointPose moved;
        moved.translation = Vec3(0, 0, 1);
        setJointPose(*m_document, joint("Cage_4"), moved);
        const DocumentState before = state();
        QVERIFY(handlePointOf(state(), joint("Cage_2")) == vertexOf(0, 1));
        QVERIFY(!handlePointOf(state(), 0) && !handlePointOf(state(), kNone));
        QVERIFY(removeHandlePoint(*m_document, vertexOf(0, 1)));
        QCOMPARE(cage().vertices, (std::vector<Vec3>{kSquare[0], kSquare[2], kSquare[3]}));
        QCOMPARE(cage().joints, (std::vector<std::string>{"Cage_1", "Cage_3", "Cage_4"}));
        QCOMPARE(cage().faces.size(), std::size_t{1});
        QVERIFY(joint("Cage_2") == kNone);
        QVERIFY(state().pose.joints[static_cast<std::size_t>(joint("Cage_4"))] == moved);
        QVERIFY(validateCages(state().settings.cages));
        QVERIFY(removeHandlePoint(*m_document, vertexOf(0, 2)));
        QCOMPARE(cage().edges, (std::vector<CageEdge>{{0, 1}})); // what bounded the face
        QVERIFY(cage().faces.empty());
        QVERIFY(removeHandlePoint(*m_document, vertexOf(0, 0)));
        QVERIFY(removeHandlePoint(*m_document, vertexOf(0, 0)));
        QVERIFY(state().settings.cages.empty());
        for (int i = 0; i < 4; ++i) {
            m_document->undoStack().undo();
        }
        QVERIFY(state() == before && state().scene == before.scene);
    }

    void handlesMoveAndGo() {
        QVERIFY(drawCage(*m_document, chainOf({Vec3(0.5, 0.1, 0)})));
        Handle sphere = newJointAt(state(), Vec3(0, 0, 0));
        sphere.solid = Solid::sphere(Vec3::Zero(), 0.1);
        addHandle(*m_document, sphere);
        QCOMPARE(handlePoints(state().settings).size(), std::size_t{1}); // points alone
        const HandlePoint point = handlePoints(state().settings)[0];
        QVERIFY(handlePointOf(state(), joint("handle_1")) == point);
        QVERIFY(moveHandlePoint(*m_document, point, Vec3(0.7, 0, 0)));
        QVERIFY(moveHandlePoint(*m_document, handlePoints(state().settings)[0], Vec3(0.8, 0, 0)));
        QCOMPARE(steps(), 4);
        QCOMPARE(state().scene->skeleton.position(static_cast<std::size_t>(joint("handle_1"))),
                 Vec3(0.8, 0, 0));
        QVERIFY(removeHandlePoint(*m_document, handlePoints(state().settings)[0]));
        QVERIFY(joint("handle_1") == kNone && joint("handle_2") != kNone);
    }

    void aBindUsesThem() {
        QVERIFY(drawCage(*m_document, chainOf({Vec3(-0.9, 0, 0), Vec3(-0.7, 0, 0)})));
        QVERIFY(drawCage(*m_document, chainOf({Vec3(0.5, 0, 0)})));
        test::bindNow(*m_document);
        for (const char* name : {"Cage_1", "Cage_2", "handle_1"}) {
            const std::int32_t wanted = joint(name);
            bool used = false;
            const SkinWeights& weights = *(*state().weights)[0];
            for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
                for (const Influence& influence : weights.at(v)) {
                    used = used || (influence.joint == wanted && influence.weight > 0.1F);
                }
            }
            QVERIFY2(used, name);
        }
        QVERIFY(moveHandlePoint(*m_document, vertexOf(0, 0), Vec3(-0.9, 0.1, 0)));
        QVERIFY(!state().bound()); // its joint stands elsewhere
    }

    void textsSayWhatThereIs() {
        const auto said = [&](const CageChain& chain) {
            return drawCage(*m_document, chain) ? drawnCageText(state(), chain) : QString();
        };
        QCOMPARE(said(chainOf({kSquare[0]})), QString("Point handle handle_1 added"));
        QCOMPARE(said(chainOf(kSquare, 0)), QString("Cage added"));
        CageChain more = chainOf({kSquare[0], Vec3(-0.2, 0.1, 0.4)});
        more.cage = 0;
        more.vertices[0].vertex = 0;
        QCOMPARE(said(more), QString("Cage extended"));
        // A face through the first one, without a vertex in common.
        CageChain through = chainOf({Vec3(0.15, 0.1, 0.2), Vec3(0.15, 0.1, 0.6), Vec3(0.15, 0.25, 0.6)}, 0);
        through.cage = 0;
        const QString crossing = said(through);
        QVERIFY2(crossing.contains("cross"), qPrintable(crossing));
    }

    void projectsKeepThem() {
        const test::LimbFiles files;
        Progress progress;
        auto read = readCharacter(files.mesh().toStdString(), progress);
        QVERIFY(read);
        auto bones = readSkeleton(*read, files.skeleton().toStdString(), progress);
        QVERIFY(bones);
        m_document->reset(withSkeleton(*read, bones->scene, bones->notices, bones->sources));
        QVERIFY(drawCage(*m_document, chainOf(kSquare, 0)));
        QVERIFY(drawCage(*m_document, chainOf({Vec3(0.5, 0.1, 0)})));
        QVERIFY(removeHandlePoint(*m_document, vertexOf(0, 1))); // joints have names of their own now
        test::bindNow(*m_document);
        const std::string file = files.path("drawn.sinew").toStdString();
        QVERIFY(writeProject(projectOf(state(), {}), file));
        const auto project = readProject(file);
        QVERIFY(project);
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored && !restored->weightsDiffer);
        QVERIFY(restored->state.settings == state().settings);
        QCOMPARE(restored->state.scene->skeleton.size(), state().scene->skeleton.size());
    }

private:
    const DocumentState& state() const { return m_document->state(); }
    const Cage& cage(std::size_t row = 0) const { return state().settings.cages.at(row); }
    std::int32_t joint(const char* name) const { return state().scene->skeleton.find(name); }
    int steps() const { return m_document->undoStack().count(); }
    HandlePoint vertexOf(std::size_t row, std::size_t vertex) const {
        return {row, vertex, cage(row).vertices.at(vertex)};
    }

    std::unique_ptr<Document> m_document;
};

SINEW_TEST(TestCageDrawing, QCoreApplication)

} // namespace testCageDrawing

#include "TestCageDrawing.moc"
