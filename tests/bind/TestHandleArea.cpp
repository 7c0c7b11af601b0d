#include "core/bind/BindInput.h"
#include "core/bind/bones/HandleArea.h"
#include "core/bind/settings/PartPlan.h"
#include "core/solve/Bind.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testHandleArea {

using namespace sinew;

namespace {

/// A box of 8 vertices, and joints in it.
Scene boxScene() {
    return test::scene(test::box(Vec3::Zero(), Vec3(4, 2, 1)),
                       test::chain({Vec3(1, 1, 0.5), Vec3(3, 1, 0.5)}));
}

SharedPainting paintOf(const std::string& part, std::size_t count, std::vector<std::uint32_t> vertices,
                       float amount = 1.0F) {
    PaintedPart painted{part, count, std::move(vertices), {}};
    painted.amounts.assign(painted.vertices.size(), amount);
    return std::make_shared<const Painting>(Painting{painted});
}

Region paintedRegion(const std::string& name, SharedPainting painting) {
    Region region;
    region.name = name;
    region.solid.reset();
    region.painting = std::move(painting);
    return region;
}

Handle ofRegion(const std::string& region) {
    Handle handle;
    handle.joint = "joint_1";
    handle.region = region;
    return handle;
}

Handle ofVertices(SharedPainting vertices) {
    Handle handle;
    handle.joint = "joint_1";
    handle.vertices = std::move(vertices);
    return handle;
}

ErrorCode errorOf(const Scene& scene, const Handle& handle, const std::vector<Region>& regions = {}) {
    const auto area = areaVertices(scene, handle, regions);
    return area ? ErrorCode::Count : area.error().code;
}

double farthestFrom(const std::vector<Segment>& pieces, const Vec3& point) {
    double min = std::numeric_limits<double>::infinity();
    for (const Segment& piece : pieces) {
        min = std::min(min, (nearestPoint(point, piece) - point).norm());
    }
    return min;
}

/// Of the box those with x = 4.
std::vector<std::uint32_t> rightSide(const Scene& scene) {
    std::vector<std::uint32_t> vertices;
    for (std::uint32_t v = 0; v < scene.parts[0].mesh->vertexCount(); ++v) {
        if (scene.parts[0].mesh->vertices[v].x() > 3.9) {
            vertices.push_back(v);
        }
    }
    return vertices;
}

} // namespace

class TestHandleArea : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aListHoldsItsVertices() {
        const Scene scene = boxScene();
        const std::string part = partName(scene, 0);
        const auto area = areaVertices(scene, ofVertices(paintOf(part, 8, {1, 3, 5})), {});
        QVERIFY(area && (*area == AreaVertices{{1, 3, 5}}));
    }

    /// One that was typed knows neither the part nor how many vertices there are.
    void aTypedListIsOfTheOnlyPart() {
        const Scene scene = boxScene();
        const auto area = areaVertices(scene, ofVertices(paintOf("", 0, {2, 7})), {});
        QVERIFY(area && (*area == AreaVertices{{2, 7}}));
        QVERIFY(errorOf(scene, ofVertices(paintOf("", 0, {2, 8}))) == ErrorCode::VertexUnknown);
        QVERIFY(errorOf(scene, ofVertices(paintOf("Hat", 0, {2}))) == ErrorCode::PartUnknown);
        Scene two = scene;
        two.parts.push_back(two.parts.front());
        QVERIFY(errorOf(two, ofVertices(paintOf("", 0, {2}))) == ErrorCode::HandlePartNeeded);
    }

    void aRegionHoldsWhatIsPaintedByHalfOrMore() {
        const Scene scene = boxScene();
        PaintedPart painted{partName(scene, 0), 8, {0, 1, 2, 3}, {0.2F, 0.49F, 0.5F, 1.0F}};
        Region region = paintedRegion("patch", std::make_shared<const Painting>(Painting{painted}));
        for (const bool on : {true, false}) { // whether its rules count or not
            region.on = on;
            const auto area = areaVertices(scene, ofRegion("patch"), std::vector{region});
            QVERIFY(area && (*area == AreaVertices{{2, 3}}));
        }
    }

    void aRegionWithAShapeHoldsWhatLiesInIt() {
        const Scene scene = boxScene();
        Region region;
        region.name = "end";
        region.solid = Solid::box(Vec3(4, 1, 0.5), Vec3(0.5, 2, 2));
        region.blend = 10.0; // fades over all of it, and counts for nothing here
        const auto area = areaVertices(scene, ofRegion("end"), std::vector{region});
        QVERIFY(area && area->at(0) == rightSide(scene));
    }

    void whatIsNotThereIsAnError() {
        const Scene scene = boxScene();
        const std::string part = partName(scene, 0);
        const std::vector<Region> regions{paintedRegion("bare", nullptr),
                                          paintedRegion("other", paintOf(part, 9, {1})),
                                          paintedRegion("faint", paintOf(part, 8, {1}, 0.3F))};
        const auto unknown = areaVertices(scene, ofRegion("belly"), regions);
        QVERIFY(!unknown && unknown.error().code == ErrorCode::HandleRegionUnknown);
        QCOMPARE(unknown.error().arguments, (std::vector<std::string>{"joint_1", "belly"}));
        for (const char* empty : {"bare", "other", "faint"}) {
            QVERIFY(errorOf(scene, ofRegion(empty), regions) == ErrorCode::HandleAreaEmpty);
        }
        QVERIFY(errorOf(scene, ofVertices(paintOf(part, 9, {1}))) == ErrorCode::HandleVerticesLost);
        QVERIFY(errorOf(scene, ofVertices(std::make_shared<const Painting>())) ==
                ErrorCode::HandleVerticesLost);
        // Numbers that make no sense hold nothing.
        QVERIFY(errorOf(scene, ofVertices(paintOf(part, 8, {5, 1}))) == ErrorCode::HandleVerticesLost);
        QVERIFY(errorOf(scene, ofVertices(paintOf(part, 8, {800}))) == ErrorCode::HandleVerticesLost);
    }

    void bindsSayWhatIsWrong() {
        const Scene scene = boxScene();
        BindSettings settings;
        settings.handles = {ofRegion("belly")};
        Progress progress;
        const auto result = bind(scene, settings, progress);
        QVERIFY(!result && result.error().code == ErrorCode::HandleRegionUnknown);
        settings.handles = {ofVertices(paintOf("", 0, {1}))};
        settings.handles[0].joint = "nobody";
        const auto nobody = bind(scene, settings, progress);
        QVERIFY(!nobody && nobody.error().code == ErrorCode::JointUnknown);
    }

    /// Along the sides, across whole faces, and at vertices by themselves.
    void piecesCoverTheArea() {
        const Scene scene = boxScene();
        const AreaVertices side{rightSide(scene)};
        const std::vector<Segment> pieces = areaPieces(scene, side);
        const double apart = 4.0 / 512.0;
        for (double y = 0.0; y <= 2.0; y += 0.09) {
            for (double z = 0.0; z <= 1.0; z += 0.07) {
                QVERIFY(farthestFrom(pieces, Vec3(4, y, z)) <= apart + 1e-12);
            }
        }
        QVERIFY(farthestFrom(pieces, Vec3(3, 1, 0.5)) >= 1.0 - 1e-12); // nothing beside it
        const std::vector<Segment> alone = areaPieces(scene, {{side[0].front()}});
        QVERIFY(alone.size() == 1 && alone[0].a == alone[0].b);
    }

    void twoHandlesAreOneArea() {
        const Scene scene = boxScene();
        BindSettings settings;
        settings.handles = {ofVertices(paintOf("", 0, {1, 2})), ofVertices(paintOf("", 0, {2, 6}))};
        const auto input = prepareInput(scene, settings);
        QVERIFY(input.has_value());
        const std::int32_t source = input->sourceOf(scene.skeleton.find("joint_1"));
        const Bone& bone = input->sources.joints[static_cast<std::size_t>(source)];
        QVERIFY(bone.isHandle() && bone.search && bone.area);
        QVERIFY((*bone.area == AreaVertices{{1, 2, 6}}));
        QCOMPARE(bone.held.size(), std::size_t{3});
    }

    /// Another painting of the region makes another input; other rules of it do not.
    void aRepaintedRegionIsAnotherInput() {
        const std::string part = partName(boxScene(), 0);
        BindSettings settings;
        settings.handles = {ofRegion("patch")};
        settings.regions = {paintedRegion("patch", paintOf(part, 8, {1, 2}))};
        BindSettings repainted = settings;
        repainted.regions[0].painting = paintOf(part, 8, {1, 2, 3});
        BindSettings stiffer = settings;
        stiffer.regions[0].alpha = 0.9;
        QVERIFY(!(inputInForce(settings) == inputInForce(repainted)));
        QVERIFY(inputInForce(settings) == inputInForce(stiffer));
        QVERIFY(reworkFor(settings, repainted) == BindRework::Volume);
        QVERIFY(reworkFor(settings, stiffer) == BindRework::Weights);
        settings.handles.clear();
        repainted.handles.clear();
        QVERIFY(inputInForce(settings) == inputInForce(repainted));
    }
};

SINEW_TEST(TestHandleArea, sinew::test::NoApplication)

} // namespace testHandleArea

#include "TestHandleArea.moc"
