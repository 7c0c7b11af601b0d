#include "app/document/edits/SelectEdits.h"
#include "app/document/regions/BoneValueEdits.h"
#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionEdits.h"
#include "core/bind/PosedAlphas.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace testRegionEdits {

using namespace sinew;

namespace {

Region ball(const char* name, double radius) {
    Region region;
    region.name = name;
    region.solid = Solid::sphere(Vec3::Zero(), radius);
    region.joints = {"joint_0"};
    return region;
}

} // namespace

class TestRegionEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfScene(test::limb(), {}));
    }

    void everyStepUndoes() {
        const BindSettings before = m_document->state().settings;
        QVERIFY(addRegion(*m_document, ball("a", 1.0)));
        QVERIFY(addRegion(*m_document, ball("b", 2.0)));
        moveRegion(*m_document, 1, 0);
        QCOMPARE(regions()[0].name, std::string("b"));
        QVERIFY(renameRegion(*m_document, 0, "c"));
        changeRegion(*m_document, 0, ball("another name", 3.0));
        QVERIFY(regions()[0] == ball("c", 3.0));
        setBoneAlpha(*m_document, "joint_0", 0.25);
        QCOMPARE(m_document->state().settings.boneAlphas.size(), std::size_t{1});
        setBoneAlpha(*m_document, "joint_0", std::nullopt);
        QVERIFY(m_document->state().settings.boneAlphas.empty());
        removeRegion(*m_document, 0);
        QVERIFY(regions() == std::vector{ball("a", 1.0)});
        while (m_document->undoStack().canUndo()) {
            m_document->undoStack().undo();
        }
        QVERIFY(m_document->state().settings == before);
    }

    void namesStayDistinct() {
        QVERIFY(addRegion(*m_document, ball("a", 1.0)) && addRegion(*m_document, ball("b", 1.0)));
        QVERIFY(!addRegion(*m_document, ball("a", 2.0)) && !addRegion(*m_document, ball("", 2.0)));
        QVERIFY(!renameRegion(*m_document, 1, "a") && !renameRegion(*m_document, 1, ""));
        QCOMPARE(freeRegionName(m_document->state().settings, "a"), std::string("a 2"));
        QCOMPARE(freeRegionName(m_document->state().settings, "c"), std::string("c"));
    }

    void rowsThatAreNotThereChangeNothing() {
        addRegion(*m_document, ball("a", 1.0));
        const BindSettings before = m_document->state().settings;
        for (const std::size_t row : {std::size_t{1}, static_cast<std::size_t>(-1)}) {
            removeRegion(*m_document, row);
            changeRegion(*m_document, row, ball("b", 2.0));
            moveRegion(*m_document, row, 0);
            moveRegion(*m_document, 0, row);
            QVERIFY(!renameRegion(*m_document, row, "b"));
        }
        QVERIFY(m_document->state().settings == before);
    }

    void weightsFollowAtOnce() {
        test::bindNow(*m_document);
        const auto field = m_document->state().field;
        const auto before = m_document->state().weights;
        Region all = ball("all", 100.0);
        all.joints = {m_document->state().scene->skeleton.joints[1].name};
        addRegion(*m_document, all);
        QVERIFY(m_document->state().field == field); // nothing was solved
        const SkinWeights& weights = *(*m_document->state().weights)[0];
        for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
            QVERIFY(weights.at(p).size() == 1 && weights.at(p)[0].joint == 1);
        }
        m_document->undoStack().undo();
        QVERIFY(m_document->state().weights == before);
    }

    void newOnesGoRoundWhatIsChosen() {
        QVERIFY(!regionHere(Document().state(), SolidShape::Sphere));
        QVERIFY(!paintedRegion(m_document->state()));
        for (const SolidShape shape : {SolidShape::Sphere, SolidShape::Capsule, SolidShape::Box}) {
            const Region middle = here(shape);
            QVERIFY(validateRegions({middle}, {}) && !hasRule(middle));
            QVERIFY(middleOf(*middle.solid).norm() < 1e-9);
        }
        const Vec3 point = m_document->state().scene->parts[0].mesh->vertices[3];
        selectVertex(*m_document, VertexId{0, 3});
        QVERIFY(here(SolidShape::Box).solid->from == point);
        selectJoint(*m_document, 1);
        const Region bone = here(SolidShape::Capsule);
        const Skeleton& skeleton = m_document->state().scene->skeleton;
        QCOMPARE(bone.name, skeleton.joints[1].name);
        QVERIFY(bone.solid->from == skeleton.position(1) && bone.solid->to == skeleton.position(2) &&
                bone.solid->radius > 0.0);
        addRegion(*m_document, bone);
        QCOMPARE(here(SolidShape::Sphere).name, bone.name + " 2");
        QVERIFY(here(SolidShape::Sphere).solid->from.isApprox(Vec3(0.5, 0.0, 0.0)));
        selectJoint(*m_document, 2); // the last one: nothing says where its bone ends
        QVERIFY(lengthOf(*here(SolidShape::Capsule).solid) > 0.0);
    }

    void newOnesAreAsThickAsWhatTheBoneMoves() {
        selectJoint(*m_document, 1);
        QVERIFY(std::abs(here(SolidShape::Capsule).solid->radius - 0.3) <
                1e-9); // a guess by the bone's length
        test::bindNow(*m_document);
        QVERIFY(std::abs(here(SolidShape::Capsule).solid->radius - 0.25) < 0.01); // the limb's
    }

    void newOnesHoldTheSelectedVertices() {
        selectJoint(*m_document, 0);
        select(0.4);
        const VertexSet selected = selectedVertices(m_document->state());
        for (const Region& region : {here(SolidShape::Sphere), here(SolidShape::Capsule),
                                     here(SolidShape::Box), *paintedRegion(m_document->state())}) {
            QVERIFY(validateRegions({region}, {}));
            const std::vector<float> amounts = amountsOf(region, *m_document->state().scene)[0];
            for (const std::uint32_t vertex : selected.indices(0)) {
                QCOMPARE(amounts[vertex], 1.0F);
            }
            QVERIFY(std::ranges::count(amounts, 0.0F) > 0);
        }
        QVERIFY(here(SolidShape::Capsule).solid->radius < 0.4); // along the limb
        QVERIFY(positionHere(m_document->state())->x() > 0.4);
    }

    void verticesArePaintedAndTakenAway() {
        select(0.5);
        const auto few = static_cast<std::ptrdiff_t>(m_document->state().selected->count());
        QVERIFY(addPaintedRegion(*m_document));
        const auto whole = [this] {
            return std::ranges::count(amountsOf(regions()[0], *m_document->state().scene)[0], 1.0F);
        };
        QCOMPARE(whole(), few);
        select(0.0);
        const auto many = static_cast<std::ptrdiff_t>(m_document->state().selected->count());
        paintSelectedVertices(*m_document, 0, true);
        QCOMPARE(whole(), many);
        const int steps = m_document->undoStack().count();
        paintSelectedVertices(*m_document, 0, true); // they are in
        QCOMPARE(m_document->undoStack().count(), steps);
        select(0.5);
        paintSelectedVertices(*m_document, 0, false);
        QCOMPARE(whole(), many - few);
        m_document->undoStack().undo();
        QCOMPARE(whole(), many);
        select(-10.0);
        paintSelectedVertices(*m_document, 0, false);
        QVERIFY(regions()[0].painting->empty());
        addRegion(*m_document, ball("a", 1.0));
        paintSelectedVertices(*m_document, 1, true); // a shape has no paint
        QVERIFY(regions()[1] == ball("a", 1.0));
    }

    void paintOfOtherMeshesStays() {
        const Painting before{{"somebody else", 7, {1, 2}, {1.0F, 0.5F}}};
        select(0.5);
        const DocumentState& state = m_document->state();
        const auto after = painted(&before, *state.scene, *state.selected, 1.0F);
        QCOMPARE(after->size(), std::size_t{2});
        QVERIFY((*after)[0] == before[0]);
        QVERIFY((*softened(*after, *state.scene))[0] == before[0]);
    }

    void edgesAreSoftened() {
        select(0.5);
        addPaintedRegion(*m_document);
        const Scene& scene = *m_document->state().scene;
        const std::vector<float> sharp = amountsOf(regions()[0], scene)[0];
        softenRegion(*m_document, 0);
        const std::vector<float> soft = amountsOf(regions()[0], scene)[0];
        bool between = false;
        for (std::size_t p = 0; p < sharp.size(); ++p) {
            const double fromEdge = std::abs(scene.parts[0].mesh->vertices[p].x() - 0.5);
            between = between || (soft[p] > 0.0F && soft[p] < 1.0F);
            QVERIFY(fromEdge < 0.3 || soft[p] == sharp[p]); // far from the edge nothing changes
        }
        QVERIFY(between);
        m_document->undoStack().undo();
        QVERIFY(amountsOf(regions()[0], scene)[0] == sharp);
    }

    void blendsKeepTheirWidth() {
        Region region = ball("a", 1.0);
        region.blend = 0.5;
        setBlendOfHeight(region, true, 2.0);
        QCOMPARE(region.blend, 25.0);
        QCOMPARE(blendWidth(region, 2.0), 0.5);
        setBlendOfHeight(region, false, 2.0);
        QCOMPARE(region.blend, 0.5);
        setBlendOfHeight(region, true, 0.0);
        QVERIFY(!region.blendOfHeight); // of nothing there is no fraction
    }

    void alphasOfBonesAreClearedAtOnce() {
        setBoneAlpha(*m_document, "joint_0", 0.2);
        m_document->endMerge();
        setBoneAlpha(*m_document, "joint_1", 0.3);
        QCOMPARE(boneAlphaOf(m_document->state().settings, "joint_1"), std::optional(0.3));
        QVERIFY(!boneAlphaOf(m_document->state().settings, "joint_2"));
        clearBoneAlphas(*m_document);
        QVERIFY(m_document->state().settings.boneAlphas.empty());
        m_document->undoStack().undo();
        QCOMPARE(m_document->state().settings.boneAlphas.size(), std::size_t{2});
    }

private:
    Region here(SolidShape shape) const { return *regionHere(m_document->state(), shape); }
    /// The vertices of the limb from there on.
    void select(double fromX) {
        VertexSet vertices = noVertices(m_document->state());
        const std::vector<Vec3>& positions = m_document->state().scene->parts[0].mesh->vertices;
        for (std::size_t p = 0; p < positions.size(); ++p) {
            vertices.set(0, p, positions[p].x() >= fromX);
        }
        setSelectedVertices(*m_document, vertices, "Pick");
    }

    const std::vector<Region>& regions() const { return m_document->state().settings.regions; }
    std::unique_ptr<Document> m_document;
};

SINEW_TEST(TestRegionEdits, QGuiApplication)

} // namespace testRegionEdits

#include "TestRegionEdits.moc"
