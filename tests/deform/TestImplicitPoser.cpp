#include "core/base/Parallel.h"
#include "core/deform/Deform.h"
#include "core/deform/implicit/ImplicitSkin.h"
#include "core/deform/implicit/PosedFields.h"
#include "core/geometry/Intersect.h"
#include "core/skeleton/Pose.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <map>

namespace testImplicitPoser {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb of two bones along x, its middle at the origin; weights pass from one to the other over `blend`.
struct Limb {
    Mesh mesh = capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 24, 40);
    Skeleton skeleton = chain({Vec3(-1.2, 0, 0), Vec3(0, 0, 0), Vec3(1.2, 0, 0)});
    SkinWeights weights;

    explicit Limb(double blend = 0.3) {
        SkinWeightsBuilder builder;
        for (const Vec3& point : mesh.vertices) {
            const double fraction = std::clamp(0.5 + point.x() / blend, 0.0, 1.0);
            builder.add(std::array<Influence, 2>{Influence{0, static_cast<float>(1.0 - fraction)},
                                                 Influence{1, static_cast<float>(fraction)}});
        }
        weights = builder.finish();
    }
    std::shared_ptr<const ImplicitSkin> skin(ImplicitMethod method = ImplicitMethod::Contact) const {
        Progress progress;
        const SkinnedPart part{&mesh, &weights};
        return std::make_shared<const ImplicitSkin>(*bindImplicit({&part, 1}, skeleton, progress, method));
    }
    std::vector<Transform> bent(double degrees, const Vec3& axis = Vec3::UnitZ()) const {
        Pose pose = Pose::bindPose(skeleton);
        const Vec3 own = skeleton.joints[1].modelFromJointBind.linear().transpose() * axis;
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(degrees / 180.0 * M_PI, own));
        return skinningMatrices(skeleton, pose);
    }
    std::vector<std::vector<Vec3>> directSkinning(const std::vector<Transform>& matrices,
                                                  Deformer deformer = Deformer::DualQuaternion) const {
        return {deformVertices(mesh.vertices, weights, matrices, deformer)};
    }
    double volume(const std::vector<Vec3>& vertices) const {
        double six = 0.0;
        for (const Triangle& t : triangulate(mesh)) {
            six += vertices[t[0]].dot(vertices[t[1]].cross(vertices[t[2]]));
        }
        return six / 6.0;
    }
};

double farthest(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
    double worst = 0.0;
    for (std::size_t p = 0; p < a.size(); ++p) {
        worst = std::max(worst, (a[p] - b[p]).norm());
    }
    return worst;
}

/// Polygons at random over few vertices: edges with many faces, coincident and isolated vertices, slivers.
Mesh soup(std::mt19937& random) {
    Mesh mesh;
    for (int p = 0; p < 30; ++p) {
        mesh.vertices.push_back(p % 7 == 6 ? mesh.vertices.back() : randomPoint(random));
    }
    for (int f = 0; f < 40; ++f) {
        std::array<std::uint32_t, 3> polygon{};
        for (std::uint32_t& vertex : polygon) {
            vertex = static_cast<std::uint32_t>(random() % 28);
        }
        mesh.addPolygon(polygon);
    }
    return mesh;
}

bool allFinite(const std::vector<Vec3>& vertices) {
    return std::ranges::all_of(vertices, [](const Vec3& point) { return point.allFinite(); });
}

} // namespace

class TestImplicitPoser : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theOpeningFollowsTheBend() {
        const Limb limb;
        DeformSettings late;
        late.joints.assign(3, {1.0F, JointOperator::Blend, {{80.0F, 110.0F}, {0.0F, 0.0F, 1.0F}}});
        DeformSettings always;
        always.joints.assign(3, {1.0F, JointOperator::Blend, {{0.0F, 0.0F}, {1.0F, 1.0F, 1.0F}}});
        for (const ImplicitMethod method : {ImplicitMethod::Contact, ImplicitMethod::Paper}) {
            ImplicitPoser poser(limb.skin(method));
            const auto posed = [&](double degrees, const DeformSettings& settings) {
                const std::vector<Transform> matrices = limb.bent(degrees);
                return poser.pose(matrices, limb.directSkinning(matrices), settings).vertices[0];
            };
            if (method == ImplicitMethod::Contact) { // below its angle it is the crease
                QCOMPARE(posed(70.0, late), posed(70.0, {}));
                QCOMPARE(posed(120.0, late), posed(120.0, always));
            }
            QVERIFY(farthest(posed(70.0, late), posed(70.0, always)) > 1e-3);
            QVERIFY(farthest(posed(120.0, late), posed(120.0, {})) > 1e-3);
        }
    }

    void bindPoseStays() {
        const Limb limb;
        const std::vector<Transform> rest(limb.skeleton.size(), Transform::Identity());
        DeformSettings blend;
        blend.joints.assign(3, {1.0F, JointOperator::Blend, openingOf(JointOperator::Blend, 0.8F)});
        for (const ImplicitMethod method : {ImplicitMethod::Contact, ImplicitMethod::Paper}) {
            ImplicitPoser poser(limb.skin(method));
            QCOMPARE(poser.pose(rest, {limb.mesh.vertices}, {}).vertices[0], limb.mesh.vertices);
            QCOMPARE(poser.pose(rest, {limb.mesh.vertices}, blend).vertices[0], limb.mesh.vertices);
        }
    }

    void farVerticesStay() {
        const Limb limb;
        ImplicitPoser poser(limb.skin());
        const std::vector<Transform> matrices = limb.bent(90.0);
        const auto base = limb.directSkinning(matrices);
        const ImplicitPose& pose = poser.pose(matrices, base, {});
        std::size_t still = 0;
        for (std::size_t p = 0; p < base[0].size(); ++p) {
            if (pose.states[0][p] == VertexState::Still) {
                ++still;
                QCOMPARE(pose.vertices[0][p], base[0][p]);
            }
        }
        QVERIFY(still > base[0].size() / 20);
    }

    void twistKeepsVolume() {
        const Limb limb(0.6);
        ImplicitPoser poser(limb.skin());
        const std::vector<Transform> matrices = limb.bent(170.0, Vec3::UnitX());
        const auto linear = limb.directSkinning(matrices, Deformer::LinearBlend);
        const double rest = limb.volume(limb.mesh.vertices);
        const double kept = limb.volume(poser.pose(matrices, linear, {}).vertices[0]) / rest;
        const double before = limb.volume(linear[0]) / rest;
        qInfo("twisted by 170: linear %.3f, implicit %.3f", before, kept);
        QVERIFY(kept > before + 0.3 * (1.0 - before));
        QVERIFY(limb.volume(limb.directSkinning(matrices)[0]) / rest > 0.95); // dual quaternions
    }

    void bendKeepsVolume() {
        const Limb limb;
        ImplicitPoser poser(limb.skin());
        const double rest = limb.volume(limb.mesh.vertices);
        for (const double degrees : {30.0, 60.0, 90.0, 120.0}) {
            const std::vector<Transform> matrices = limb.bent(degrees);
            const double kept =
                limb.volume(poser.pose(matrices, limb.directSkinning(matrices), {}).vertices[0]) / rest;
            qInfo("bent by %g: implicit %.3f", degrees, kept);
            QVERIFY(kept > 0.95 && kept < 1.05);
        }
    }

    void fieldsAreFittedAndFollowTheSurface() {
        const Limb limb;
        const auto skin = limb.skin();
        QCOMPARE(skin->origins[0], FieldOrigin::Hermite);
        QCOMPARE(skin->origins[1], FieldOrigin::Hermite);
        QCOMPARE(skin->origins[2], FieldOrigin::None);
        for (const Vec3& point : limb.mesh.vertices) {
            if (point.x() > 0.35 && point.x() < 0.9) {
                QVERIFY(std::abs(skin->fields[1]->at(point).value - 0.5F) < 0.03F);
            }
        }
        QVERIFY(skin->fields[1]->at(Vec3(0.6, 0, 0)).value > 0.8F);
        QCOMPARE(skin->fields[1]->at(Vec3(0.6, 3, 0)).value, 0.0F);
        QCOMPARE(skin->fields[1]->at(Vec3::Constant(std::numeric_limits<double>::quiet_NaN())).value, 0.0F);
    }

    void surfaceOfAFieldIsClosed() {
        const Mesh surface = surfaceOf(*Limb().skin()->fields[0]);
        QVERIFY(surface.polygonCount() > 500);
        std::map<std::pair<std::uint32_t, std::uint32_t>, int> sides;
        for (const Triangle& t : triangulate(surface)) {
            for (std::size_t k = 0; k < 3; ++k) {
                ++sides[{t[k], t[(k + 1) % 3]}];
            }
        }
        for (const auto& [side, count] : sides) {
            QCOMPARE(count, 1);
            QVERIFY(sides.contains({side.second, side.first}));
        }
    }

    void sameBytesOnAnyNumberOfThreads() {
        const Limb limb;
        const std::vector<Transform> matrices = limb.bent(110.0);
        std::vector<ImplicitPose> poses;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                ImplicitPoser poser(limb.skin());
                poses.push_back(poser.pose(matrices, limb.directSkinning(matrices), {}));
            });
        }
        QVERIFY(poses[0] == poses[1]);
        QVERIFY(poses[0] == poses[2]);
    }

    void poseAloneDecides() {
        const Limb limb;
        const std::vector<Transform> matrices = limb.bent(100.0);
        const auto base = limb.directSkinning(matrices);
        for (const ImplicitMethod method : {ImplicitMethod::Contact, ImplicitMethod::Paper}) {
            const auto skin = limb.skin(method);
            ImplicitPoser direct(skin);
            const ImplicitPose straight = direct.pose(matrices, base, {});
            ImplicitPoser wandering(skin);
            for (const double degrees : {10.0, 60.0, 140.0, 99.0}) {
                const std::vector<Transform> there = limb.bent(degrees);
                wandering.pose(there, limb.directSkinning(there), {});
            }
            QVERIFY(wandering.pose(matrices, base, {}) == straight);
        }
    }

    void movesWithoutJumps() {
        const Limb limb;
        ImplicitPoser poser(limb.skin());
        std::array<std::vector<Vec3>, 3> last;
        double worst = 0.0;
        for (int degrees = 0; degrees <= 150; degrees += 2) {
            const std::vector<Transform> matrices = limb.bent(degrees);
            std::rotate(last.begin(), last.begin() + 1, last.end());
            last[2] = poser.pose(matrices, limb.directSkinning(matrices), {}).vertices[0];
            for (std::size_t p = 0; p < last[0].size(); ++p) {
                worst = std::max(worst, (last[0][p] - 2.0 * last[1][p] + last[2][p]).norm());
            }
        }
        qInfo("largest second difference over 2 degrees: %.5f, limb of 2.5", worst);
        QVERIFY(worst < 0.0012 * 6.0); // of a body of 6, whose elbows are half a unit thick
    }

    void foldsDoNotCross() {
        const Limb limb;
        ImplicitPoser poser(limb.skin());
        const std::vector<Triangle> triangles = triangulate(limb.mesh);
        const auto crossing = [&](const std::vector<Vec3>& vertices) {
            Progress progress;
            return std::ranges::count(*selfIntersections(vertices, triangles, 1e-6, progress), 1);
        };
        for (const double degrees : {90.0, 120.0}) {
            const std::vector<Transform> matrices = limb.bent(degrees);
            const auto base = limb.directSkinning(matrices);
            const auto before = crossing(base[0]);
            const auto after = crossing(poser.pose(matrices, base, {}).vertices[0]);
            qInfo("bent by %g: %td faces cross, with contact %td", degrees, before, after);
            QVERIFY(after == 0 || 4 * after < before);
        }
    }

    void blendAndBulgeReachAsFarAsToldTo() {
        const Limb limb;
        ImplicitPoser poser(limb.skin());
        const std::vector<Transform> matrices = limb.bent(100.0);
        const auto base = limb.directSkinning(matrices);
        const std::vector<Vec3> crease = poser.pose(matrices, base, {}).vertices[0];
        const auto alike = [](float opening) { // at every bend
            return OpeningCurve{{0.0F, 0.0F}, {opening, opening, opening}};
        };
        for (const JointOperator how : {JointOperator::Blend, JointOperator::Bulge}) {
            DeformSettings settings;
            settings.joints.assign(3, {1.0F, how, alike(0.0F)});
            QCOMPARE(poser.pose(matrices, base, settings).vertices[0], crease);
            settings.joints.assign(3, {1.0F, how, alike(0.5F)});
            const std::vector<Vec3> half = poser.pose(matrices, base, settings).vertices[0];
            settings.joints.assign(3, {1.0F, how, alike(1.0F)});
            const std::vector<Vec3> whole = poser.pose(matrices, base, settings).vertices[0];
            QVERIFY(farthest(crease, half) > 0.002);
            QVERIFY(farthest(crease, whole) > farthest(crease, half));
        }
    }

    void mendsNoHarm() {
        const Limb limb;
        ImplicitPoser poser(limb.skin());
        std::vector<Transform> matrices = limb.bent(90.0);
        const auto base = limb.directSkinning(matrices);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        for (const double broken : {0.0, -1.0, 1e-9, nan, 1e12}) {
            std::vector<Transform> odd = matrices;
            odd[1].linear() *= broken;
            QVERIFY(allFinite(poser.pose(odd, base, {}).vertices[0]));
        }
        for (const double degrees : {180.0, 179.9, 359.0, -180.0}) {
            const std::vector<Transform> turned = limb.bent(degrees);
            const auto closed = limb.directSkinning(turned);
            QVERIFY(allFinite(poser.pose(turned, closed, {}).vertices[0]));
            QVERIFY(farthest(poser.pose(turned, closed, {}).vertices[0], closed[0]) < 1.0);
        }
    }

    void rigidShellsHaveNoPart() {
        Limb limb;
        SkinWeightsBuilder builder;
        const Mesh prop = sphere(Vec3(0.5, 0, 0), 0.3, 6);
        for (std::size_t p = 0; p < prop.vertexCount(); ++p) {
            builder.add(std::array<Influence, 1>{Influence{1, 1.0F}});
        }
        const SkinWeights held = builder.finish();
        const std::array<SkinnedPart, 3> parts{
            {{&limb.mesh, &limb.weights}, {&prop, &held}, {&prop, nullptr}}};
        Progress progress;
        const auto skin = std::make_shared<const ImplicitSkin>(*bindImplicit(parts, limb.skeleton, progress));
        QCOMPARE(skin->vertices.size(), limb.mesh.vertexCount());
        ImplicitPoser poser(skin);
        const std::vector<Transform> matrices = limb.bent(90.0);
        std::vector<std::vector<Vec3>> base = limb.directSkinning(matrices);
        base.push_back(deformVertices(prop.vertices, held, matrices, Deformer::LinearBlend));
        base.push_back(prop.vertices);
        const ImplicitPose& pose = poser.pose(matrices, base, {});
        QCOMPARE(pose.vertices[1], base[1]);
        QCOMPARE(pose.vertices[2], base[2]);
        QVERIFY(pose.states[1].empty());
    }

    void soupsStayFinite() {
        std::mt19937 random(11);
        for (int round = 0; round < 40; ++round) {
            const Mesh mesh = soup(random);
            SkinWeightsBuilder builder;
            for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
                std::vector<Influence> influences;
                for (std::size_t k = 0; k < random() % 4; ++k) {
                    influences.push_back({static_cast<std::int32_t>(random() % 3),
                                          static_cast<float>(uniform(random, 0.0, 1.0))});
                }
                builder.add(influences);
            }
            const SkinWeights weights = builder.finish();
            // Bones without length among them.
            const Skeleton skeleton = chain({randomPoint(random), Vec3::Zero(), Vec3::Zero()});
            const SkinnedPart part{&mesh, &weights};
            Progress progress;
            ImplicitPoser poser(
                std::make_shared<const ImplicitSkin>(*bindImplicit({&part, 1}, skeleton, progress)));
            std::vector<Transform> matrices(3, Transform::Identity());
            matrices[1].rotate(Eigen::AngleAxisd(uniform(random, -3.0, 3.0), Vec3::UnitY()));
            const auto base = deformVertices(mesh.vertices, weights, matrices, Deformer::DualQuaternion);
            const std::vector<Vec3>& posed = poser.pose(matrices, {base}, {}).vertices[0];
            for (std::size_t p = 0; p < base.size(); ++p) {
                QVERIFY(posed[p].allFinite() || !base[p].allFinite());
            }
        }
    }

    void cancelStopsBinding() {
        struct Impatient : Progress {
            bool canceled() const override { return true; }
        } progress;
        const Limb limb;
        const SkinnedPart part{&limb.mesh, &limb.weights};
        const Expected<ImplicitSkin> skin = bindImplicit({&part, 1}, limb.skeleton, progress);
        QVERIFY(!skin);
        QCOMPARE(skin.error().code, ErrorCode::Canceled);
    }
};

SINEW_TEST(TestImplicitPoser, NoApplication)

} // namespace testImplicitPoser

#include "TestImplicitPoser.moc"
