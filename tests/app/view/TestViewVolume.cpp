#include "app/document/edits/Edits.h"
#include "app/view/ColorMaps.h"
#include "app/view/DrawnShapes.h"
#include "app/view/OverlayTable.h"
#include "app/view/ViewData.h"
#include "app/view/legend/Legend.h"
#include "app/view/surface/Defects.h"
#include "app/view/surface/SurfaceColors.h"
#include "app/view/volume/SliceCut.h"
#include "core/solve/Explain.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSignalSpy>
#include <QTest>

#include <map>
#include <set>

namespace testViewVolume {

using namespace sinew;

namespace {

/// A bound document state of two fingers on a palm.
DocumentState boundFingers(int resolution = 32) {
    DocumentState state = stateOfScene(test::twoFingers(), {});
    Progress progress;
    state.settings.resolution = resolution;
    state.settings.automatic = false;
    state.settings.jointChoice = JointChoice::All;
    auto field = solveBind(*state.scene, state.settings, progress);
    if (field) {
        state.field = *field;
        state.weights =
            std::make_shared<const PartWeights>(bindWeights(*state.scene, *state.field, state.settings));
    }
    state.selection.joint = state.field ? state.field->input->sources.joints.front().joint : kNone;
    return state;
}

ViewSettings showing(std::initializer_list<Overlay> layers) {
    ViewSettings view;
    for (OverlayView& layer : view.layers) {
        layer = {false, 1.0F};
    }
    for (const Overlay layer : layers) {
        view.layer(layer).visible = true;
    }
    return view;
}

using UnitFace = std::tuple<int, int, int, int>; // side and cell

std::set<UnitFace> exposedByCount(const SparseVoxels& voxels) {
    std::set<UnitFace> faces;
    const auto resolution = static_cast<int>(voxels.frame().resolution());
    for (int z = 0; z < resolution; ++z) {
        for (int y = 0; y < resolution; ++y) {
            for (int x = 0; x < resolution; ++x) {
                if (voxels.find(x, y, z) == kNoLeaf) {
                    continue;
                }
                for (int side = 0; side < 6; ++side) {
                    std::array<int, 3> beyond{x, y, z};
                    beyond[static_cast<std::size_t>(side / 2)] += side % 2 == 1 ? 1 : -1;
                    if (voxels.find(beyond[0], beyond[1], beyond[2]) == kNoLeaf) {
                        faces.insert({side, x, y, z});
                    }
                }
            }
        }
    }
    return faces;
}

std::array<Vec3, 4> cornersOf(const VoxelFaces& faces, std::size_t face) {
    std::array<Vec3, 4> corners;
    for (std::size_t k = 0; k < 4; ++k) {
        const auto& place = faces.vertices[4 * face + k].position;
        corners[k] = Vec3(place[0], place[1], place[2]);
    }
    return corners;
}

} // namespace

class TestViewVolume : public QObject {
    Q_OBJECT
    DocumentState m_state;

private Q_SLOTS:
    void initTestCase() {
        m_state = boundFingers();
        QVERIFY(m_state.field && m_state.field->voxels());
    }
    void outerFacesAreThoseWithNothingBehind() {
        const SparseVoxels& voxels = *m_state.field->voxels();
        Progress progress;
        const auto faces = outerFaces(voxels, progress);
        QVERIFY(faces);
        std::set<UnitFace> shown;
        for (std::size_t side = 0; side < 6; ++side) {
            for (std::size_t face = faces->firstFace[side]; face < faces->firstFace[side + 1]; ++face) {
                const auto corners = cornersOf(*faces, face);
                Aabb box;
                for (const Vec3& corner : corners) {
                    box.add(corner);
                }
                const auto axis = static_cast<Eigen::Index>(side / 2);
                if (side % 2 == 1) {
                    box.min[axis] -= 1.0;
                } else {
                    box.max[axis] += 1.0;
                }
                for (double z = box.min.z(); z < box.max.z(); ++z) {
                    for (double y = box.min.y(); y < box.max.y(); ++y) {
                        for (double x = box.min.x(); x < box.max.x(); ++x) {
                            QVERIFY(shown
                                        .insert({static_cast<int>(side), static_cast<int>(x),
                                                 static_cast<int>(y), static_cast<int>(z)})
                                        .second);
                        }
                    }
                }
            }
        }
        QVERIFY(shown == exposedByCount(voxels));
        QVERIFY2(faces->faceCount() < shown.size(), "neighbours in a row are joined");
    }

    void facesLookOutward() {
        Progress progress;
        const auto faces = outerFaces(*m_state.field->voxels(), progress);
        QVERIFY(faces);
        for (std::size_t side = 0; side < 6; ++side) {
            const auto corners = cornersOf(*faces, faces->firstFace[side]);
            const Vec3 normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
            QVERIFY(normal[static_cast<Eigen::Index>(side / 2)] * (side % 2 == 1 ? 1.0 : -1.0) > 0.0);
        }
    }

    void cutsCoverWhatThePlaneMeets() {
        const SparseVoxels& voxels = *m_state.field->voxels();
        const Aabb box = bounds(*m_state.scene);
        for (const SliceAxis axis : {SliceAxis::X, SliceAxis::Y, SliceAxis::Z}) {
            const SlicePlane plane = slicePlane(box, axis, 0.47);
            const SliceCut cut = cutVoxels(voxels, plane);
            QVERIFY(!cut.leaves.empty());
            QCOMPARE(cut.firstCorner.size(), cut.leaves.size() + 1);
            const Transform toModel = voxels.frame().gridFromModel.inverse();
            for (std::size_t n = 0; n < cut.leaves.size(); ++n) {
                QVERIFY(cut.firstCorner[n + 1] - cut.firstCorner[n] >= 3);
                QVERIFY(cut.firstCorner[n + 1] - cut.firstCorner[n] <= 6);
                const double half = 0.5 * (1U << voxels.sizeLog2(cut.leaves[n])) + 1e-9;
                for (std::uint32_t c = cut.firstCorner[n]; c < cut.firstCorner[n + 1]; ++c) {
                    const Vec3 away = cut.corners[c] - voxels.center(cut.leaves[n]).cast<double>();
                    QVERIFY(away.cwiseAbs().maxCoeff() <= half);
                    const Vec3 position = toModel * cut.corners[c];
                    QVERIFY(std::abs(position.dot(plane.normal()) - plane.position) < 1e-9);
                }
            }
            // A place on the plane inside a leaf lies in that leaf's polygon, so the leaf must be there.
            const Vec3 probe = toModel * Vec3(voxels.center(cut.leaves[0]).cast<double>());
            QVERIFY(std::abs(probe.dot(plane.normal()) - plane.position) <
                    2.0 * voxels.frame().voxelSize * (1U << voxels.sizeLog2(cut.leaves[0])));
        }
        QVERIFY(cutVoxels(voxels, {SliceAxis::X, box.max.x() + 10.0 * box.diagonal()}).leaves.empty());
    }

    void meansLeaveOutWhatIsUnreached() {
        const SparseVoxels& voxels = *m_state.field->voxels();
        std::vector<float> values(voxels.size(), 3.0F);
        const Vec3 position = voxels.center(0).cast<double>();
        QCOMPARE(meanAround(voxels, values, position), 3.0F);
        values.assign(values.size(), std::numeric_limits<float>::infinity());
        QVERIFY(std::isinf(meanAround(voxels, values, position)));
    }

    void colorsFollowTheWeights() {
        const ViewSettings view = showing({Overlay::Weights});
        std::vector<Rgba> colors(m_state.scene->parts[0].mesh->vertexCount());
        surfaceColors({m_state, m_state.weights.get(), view, {}, nullptr}, 0, colors);
        const SkinWeights& weights = *(*m_state.weights)[0];
        for (std::size_t p = 0; p < colors.size(); ++p) {
            float weight = 0.0F;
            for (const Influence& influence : weights.at(p)) {
                weight += influence.joint == m_state.selection.joint ? influence.weight : 0.0F;
            }
            QCOMPARE(colors[p], weightColor(weight));
        }
        DocumentState unweighted = m_state;
        unweighted.weights = std::make_shared<const PartWeights>(PartWeights{nullptr});
        surfaceColors({unweighted, unweighted.weights.get(), view, {}, nullptr}, 0, colors);
        QCOMPARE(colors[0], kUnweighted);
    }

    void colorsOfLayersCombine() {
        ViewSettings view = showing({Overlay::Parts, Overlay::InfluenceCount});
        view.layer(Overlay::InfluenceCount).opacity = 0.5F;
        std::vector<Rgba> colors(m_state.scene->parts[0].mesh->vertexCount());
        surfaceColors({m_state, m_state.weights.get(), view, {}, nullptr}, 0, colors);
        const std::size_t count = (*m_state.weights)[0]->at(0).size();
        QCOMPARE(colors[0], composed(partRgba(0), faded(countColor(count), 0.5F)));
        surfaceColors({m_state, m_state.weights.get(), showing({}), {}, nullptr}, 0, colors);
        QCOMPARE(colors[0], 0U);
        QVERIFY(anySurfaceColors(view));
        QVERIFY(!anySurfaceColors(showing({Overlay::Mesh, Overlay::Voxels})));
    }

    void levelsCountStepsOfDistance() {
        const auto scale = distanceScale(m_state);
        QVERIFY(scale);
        std::vector<float> levels(m_state.scene->parts[0].mesh->vertexCount());
        surfaceLevels({m_state, m_state.weights.get(), showing({Overlay::SurfaceDistance}), scale, nullptr},
                      0, levels);
        const float max = *std::max_element(levels.begin(), levels.end());
        QVERIFY(max * scale->step <= scale->largest * 1.0001);
        QVERIFY(max * scale->step > 0.99 * scale->largest);
        // The farthest walk is at least the straight line.
        QVERIFY(scale->largest > 0.5 * bounds(*m_state.scene).diagonal() * m_state.scene->metersPerUnit);
        DocumentState none = m_state;
        none.selection.joint = kNone;
        QVERIFY(!distanceScale(none));
    }

    void roundStepsAreRound() {
        QCOMPARE(roundStep(1.0, 10), 0.1);
        QCOMPARE(roundStep(2.3, 12), 0.2);
        QCOMPARE(roundStep(50.0, 10), 5.0);
        QCOMPARE(roundStep(0.0, 10), 1.0);
    }

    void limitsCutWhatTheyLeaveOut() {
        BindSettings settings = m_state.settings;
        settings.rigidShells = false;
        Progress progress;
        settings.maxInfluences = 0;
        const auto none = limitCutFractions(*m_state.field, settings, progress);
        QVERIFY(none && *std::max_element(none->begin(), none->end()) == 0.0F);
        settings.maxInfluences = 1;
        settings.alpha = 0.0;
        const auto cut = limitCutFractions(*m_state.field, settings, progress);
        QVERIFY(cut);
        // One influence is left, so what is cut is what the largest unlimited weight lacks.
        settings.maxInfluences = 0;
        const auto weights = bindWeights(*m_state.scene, *m_state.field, settings);
        const auto groups = m_state.field->input->problem.surface.weldedVertices(0);
        int compared = 0;
        for (std::size_t p = 0; p < groups.size(); ++p) {
            const auto influences = weights[0]->at(p);
            const bool tie = influences.size() > 1 && influences[0].weight < 1.01F * influences[1].weight;
            if (!tie) {
                QVERIFY(std::abs((*cut)[groups[p]] - (1.0F - influences[0].weight)) < 1e-4F);
                ++compared;
            }
        }
        QVERIFY(compared > 50);
    }

    void limitsTakeNothingOfRigidShells() {
        Scene scene = test::limb();
        scene.parts.push_back(
            {std::make_shared<const Mesh>(test::sphere(Vec3(0.1, 0.6, 0), 0.2, 8)), nullptr, kNone});
        BindSettings settings = m_state.settings;
        settings.maxInfluences = 1;
        Progress progress;
        const auto field = solveBind(scene, settings, progress);
        QVERIFY(field.has_value());
        const auto maxOfBall = [&] {
            const auto cut = limitCutFractions(**field, settings, progress);
            float max = 0.0F;
            for (const std::uint32_t vertex : (*field)->input->problem.surface.weldedVertices(1)) {
                max = std::max(max, (*cut)[vertex]);
            }
            return max;
        };
        QCOMPARE(maxOfBall(), 0.0F);
        settings.rigidShells = false;
        QVERIFY(maxOfBall() > 0.0F);
    }

    void dataComesOnceAndIsKept() {
        Document document;
        document.reset(m_state);
        TaskPool pool;
        SceneInspector inspector(document, pool);
        QTRY_VERIFY_WITH_TIMEOUT(inspector.findings(), test::kPatience);
        ViewData data(document, inspector, pool);
        QSignalSpy changed(&data, &ViewData::changed);
        QVERIFY(!data.voxelFaces());
        QVERIFY(data.busy());
        QTRY_VERIFY_WITH_TIMEOUT(data.voxelFaces(), test::kPatience);
        QVERIFY(!data.busy());
        QCOMPARE(changed.count(), 1);
        const auto faces = data.voxelFaces();
        QCOMPARE(data.voxelFaces(), faces);
        QTRY_VERIFY_WITH_TIMEOUT(data.leafDistances(), test::kPatience);
        const auto first = data.leafDistances();
        QCOMPARE(first->size(), m_state.field->voxels()->size());
        selectJoint(document, m_state.field->input->sources.joints.back().joint);
        QTRY_VERIFY_WITH_TIMEOUT(data.leafDistances(), test::kPatience);
        QVERIFY(data.leafDistances() != first);
        selectJoint(document, m_state.selection.joint);
        QVERIFY2(data.leafDistances() == first, "an earlier bone is still there");
        QVERIFY(data.findings());
        QTRY_VERIFY_WITH_TIMEOUT(data.defects(), test::kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(data.cutFractions(), test::kPatience);
        document.reset(DocumentState());
        QVERIFY(!data.voxelFaces() && !data.defects() && !data.leafDistances() && !data.cutFractions());
    }

    void explanationsEndInTheVertex() {
        Progress progress;
        const auto explained = explainVertex(*m_state.scene, *m_state.field, m_state.field->settings,
                                             *(*m_state.weights)[0], {0, 0}, 3, progress);
        QVERIFY(explained);
        const std::vector<ExplanationLine> lines = explanationLines(*explained);
        QVERIFY(lines.size() > 3);
        QVERIFY(lines.back().from == explained->position && lines.back().to == explained->position);
        std::map<Rgba, int> discs;
        std::size_t boundary = 0;
        for (const ExplanationLine& line : lines) {
            discs[line.from == line.to ? line.color : 0] += 1;
        }
        for (const BonePath& bone : explained->bones) {
            for (const PathStep& step : bone.steps) {
                boundary += step.boundary ? 1 : 0;
            }
        }
        QCOMPARE(static_cast<std::size_t>(discs[kBoundaryStep]), boundary);
    }

    void legendsSayWhatColorsMean() {
        const ViewSettings view =
            showing({Overlay::Weights, Overlay::SurfaceDistance, Overlay::InfluenceCount, Overlay::LimitCut,
                     Overlay::Parts, Overlay::Defects, Overlay::Voxels, Overlay::Octree});
        const std::vector<Legend> all = legends({m_state, view, nullptr, nullptr, false, 3});
        QCOMPARE(all.size(), std::size_t{8});
        for (const Legend& legend : all) {
            QVERIFY(!legend.title.isEmpty());
            QVERIFY(!legend.ramp.empty() || !legend.entries.empty() || !legend.note.isEmpty());
            for (std::size_t i = 1; i < legend.ticks.size(); ++i) {
                QVERIFY(legend.ticks[i].position > legend.ticks[i - 1].position &&
                        legend.ticks[i].position <= 1.0001);
            }
        }
        // In the order of the table of overlays.
        QCOMPARE(all[5].ticks.front().text, QString("0"));
        QVERIFY(all[5].ticks.back().text.endsWith("m"));
        QVERIFY(!all.back().note.isEmpty());
        QVERIFY(legends({m_state, showing({Overlay::Mesh, Overlay::Skeleton})}).empty());
        const ViewSettings amounts = showing({Overlay::RegionAmount});
        Region region;
        region.name = "Visor";
        LegendInput painted{m_state, amounts};
        QVERIFY(legends(painted)[0].ramp.empty() && !legends(painted)[0].note.isEmpty());
        painted.region = &region;
        QCOMPARE(legends(painted)[0].subtitle, QString("Visor"));
        QVERIFY(!legends(painted)[0].ramp.empty());
        const QString idle = legends(painted)[0].note;
        painted.regionPainted = true; // it has a shape of its own
        QVERIFY(!idle.isEmpty() && legends(painted)[0].note != idle);
        region.solid.reset();
        QCOMPARE(legends(painted)[0].note, idle);
        region.alpha = 0.3;
        QVERIFY(legends(painted)[0].note.isEmpty());
        QVERIFY(legends({DocumentState(), view}).empty());
        QCOMPARE(legendLength({m_state, view}, 0.25), QString("25 cm"));
        Scene inches = *m_state.scene;
        inches.metersPerUnit = 0.0254;
        QCOMPARE(legendLength({stateOfScene(std::move(inches), {}), view}, 0.254), QString("10 in"));
    }
};

SINEW_TEST(TestViewVolume, QCoreApplication)

} // namespace testViewVolume

#include "TestViewVolume.moc"
