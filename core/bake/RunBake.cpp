#include "core/bake/BakeShapes.h"
#include "core/bake/BakeWeights.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>

namespace sinew {
namespace {

constexpr double kRight = 0.1;  ///< of the mean distance: poses nearer than that do not count more
constexpr double kEven = 0.75;  ///< 0: squares of distances count as they are, 1: as the distances do
constexpr double kMoves = 1e-6; ///< of the height: who moves by less stays, and what differs by less is equal

/// Distances in one pose over the vertices that the source or linear skinning moves.
struct PoseDistance {
    double mean = 0.0; ///< root of the mean square, scene units
    double worst = 0.0;
    std::int32_t worstJoint = kNone;
    double vertices = 0.0; ///< that count
    double weighed = 0.0;  ///< like `mean`, squares by the worth of their sites
};

/// Compares linear skinning with the source, pose by pose.
class BakeFigures {
public:
    BakeFigures(const BakeSurface& surface, const BakeMotion& bound)
        : m_surface(surface)
        , m_bound(bound)
        , m_scene(*surface.input().scene)
        , m_weights(partWeights(m_scene)) {}

    /// Of all poses; empty: canceled. Offsets of shapes are added by their drivers.
    std::vector<PoseDistance> of(const BakeMotion& motion, const PartWeights& weights,
                                 std::span<const BakedShape> shapes, const DriverRig& rig,
                                 Progress& progress) const {
        std::vector<PoseDistance> distances(motion.poses());
        std::atomic<bool> canceled = false;
        parallelFor(motion.poses(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t pose = begin; pose < end; ++pose) {
                canceled = canceled || progress.canceled();
                if (canceled) {
                    return;
                }
                distances[pose] = in(pose, motion, weights, offsetsIn(motion.pose(pose), shapes, rig));
            }
        });
        return canceled ? std::vector<PoseDistance>() : distances;
    }

    /// The same as it is bound.
    std::vector<PoseDistance> before(Progress& progress) const {
        return of(m_bound, m_weights, {}, DriverRig(), progress);
    }

private:
    std::vector<Vec3> offsetsIn(const Pose& pose, std::span<const BakedShape> shapes,
                                const DriverRig& rig) const {
        std::vector<Vec3> offsets;
        for (const ShapeWeight& on : rig.shapes(pose)) {
            const auto shape = std::ranges::find(shapes, on.shape, &BakedShape::name);
            if (on.weight == 0.0 || shape == shapes.end()) {
                continue;
            }
            offsets.resize(m_surface.size(), Vec3::Zero());
            for (std::uint32_t part = 0; part < shape->parts.size(); ++part) {
                for (const MorphTarget& target : shape->parts[part]) {
                    addTo(offsets, part, target, on.weight);
                }
            }
        }
        return offsets;
    }

    void addTo(std::vector<Vec3>& offsets, std::uint32_t part, const MorphTarget& target,
               double weight) const {
        for (std::size_t i = 0; i < target.vertices.size(); ++i) {
            const VertexId vertex{part, target.vertices[i]};
            const std::uint32_t site = m_surface.siteOf(vertex);
            if (site != BakeSurface::kNoSite && m_surface.vertices(site)[0] == vertex) {
                offsets[site] += weight * target.offsets[i];
            }
        }
    }

    PoseDistance in(std::size_t pose, const BakeMotion& motion, const PartWeights& weights,
                    const std::vector<Vec3>& offsets) const {
        PoseDistance distance;
        double squares = 0.0;
        const double moves = kMoves * m_surface.height();
        for (std::size_t site = 0; site < m_surface.size(); ++site) {
            const VertexId vertex = m_surface.vertices(site)[0];
            const Vec3& bound = m_scene.parts[vertex.part].mesh->vertices[vertex.vertex];
            const Vec3 rest = m_surface.rest(pose, site);
            const Vec3 target = m_surface.target(pose, site);
            const std::span<const Influence> own = m_surface.weights(site);
            const Vec3 linear = movedBy(m_bound.blend(pose, own), rest);
            if (!target.allFinite() || !linear.allFinite() ||
                ((target - bound).norm() <= moves && (linear - bound).norm() <= moves)) {
                continue;
            }
            const Vec3 from = offsets.empty() ? rest : Vec3(rest + offsets[site]);
            const Affine matrix = motion.blend(pose, weights[vertex.part]->at(vertex.vertex));
            const double apart = (movedBy(matrix, from) - target).norm();
            const auto vertices = static_cast<double>(m_surface.vertices(site).size());
            squares += vertices * apart * apart;
            distance.vertices += vertices;
            distance.weighed += m_surface.worth(site) * apart * apart;
            if (apart > distance.worst) {
                distance.worst = apart;
                distance.worstJoint = own.front().joint;
            }
        }
        const double count = std::max(1.0, distance.vertices);
        distance.mean = std::sqrt(squares / count);
        distance.weighed = std::sqrt(distance.weighed / count);
        return distance;
    }

    const BakeSurface& m_surface;
    const BakeMotion& m_bound;
    const Scene& m_scene;
    PartWeights m_weights;
};

/// Over the fitted poses.
double meanOf(const std::vector<PoseDistance>& distances, const BakeInput& input,
              double PoseDistance::*figure = &PoseDistance::mean) {
    double sum = 0.0;
    double count = 0.0;
    for (std::size_t pose = 0; pose < distances.size(); ++pose) {
        sum += input.poses[pose].heldOut ? 0.0 : distances[pose].*figure;
        count += input.poses[pose].heldOut ? 0.0 : 1.0;
    }
    return sum / std::max(1.0, count);
}

/// What there is to gain.
Expected<void> validate(const BakeInput& input, const BakeSurface& surface,
                        const std::vector<PoseDistance>& before) {
    bool moves = false;
    bool differs = false;
    for (std::size_t pose = 0; pose < before.size(); ++pose) {
        moves = moves || (before[pose].vertices > 0.0 && !input.poses[pose].heldOut);
        differs = differs || before[pose].worst > kMoves * surface.height();
    }
    if (!moves) {
        return fail(ErrorCode::BakeWithoutPoses);
    }
    return differs ? Expected<void>() : fail(ErrorCode::BakeWithoutGain, {input.method});
}

/// How much each pose counts: the squares of its sites by their worth, over the vertices that move and the
/// distance at the start to the power of kEven. With 1 a sum of squares would fall as the mean of the poses'
/// distances does (iteratively reweighted least squares, one step). Worth makes limbs comparable from pose to
/// pose, so it does not cancel here. Poses that are right already count as those with a tenth of the mean
/// distance do: else they would become wrong.
std::vector<double> poseWeights(const std::vector<PoseDistance>& before, const BakeInput& input) {
    const double floor = kRight * meanOf(before, input, &PoseDistance::weighed);
    std::vector<double> weights;
    double sum = 0.0;
    for (const PoseDistance& pose : before) {
        const double weight = pose.vertices > 0.0
                                  ? 1.0 / (pose.vertices * std::pow(std::max(pose.weighed, floor), kEven))
                                  : 0.0;
        weights.push_back(weight);
        sum += weight;
    }
    for (double& weight : weights) {
        weight *= static_cast<double>(weights.size()) / sum;
    }
    return weights;
}

/// A fit with these helpers; nothing: canceled.
std::optional<PartWeights> fittedWeights(const BakeSurface& surface, std::span<const HelperJoint> helpers,
                                         const BakeSettings& settings, Progress& progress, double from,
                                         double to) {
    const BakeInput& input = surface.input();
    const Skeleton skeleton = withHelpers(input.scene->skeleton, helpers, input.drivers);
    const BakeMotion motion(skeleton, input.poses, driversOf(helpers));
    WeightFit fit(surface, motion, skeleton, helpers, settings.maxInfluences);
    return fit.run(progress, from, to) ? std::optional(fit.weights()) : std::nullopt;
}

std::vector<BakePoseError> errorsOf(const std::vector<PoseDistance>& before,
                                    const std::vector<PoseDistance>& after, double metres) {
    std::vector<BakePoseError> errors;
    for (std::size_t pose = 0; pose < before.size(); ++pose) {
        errors.push_back({pose, metres * before[pose].mean, metres * after[pose].mean,
                          metres * before[pose].worst, metres * after[pose].worst, after[pose].worstJoint});
    }
    return errors;
}

Drivers allDrivers(const BakeResult& result) {
    Drivers drivers = driversOf(result.helpers);
    for (const BakedShape& shape : result.shapes) {
        drivers.push_back(shape.driver);
    }
    return drivers;
}

} // namespace

bool canDrive(const Skeleton& skeleton, std::int32_t joint) {
    const std::string& name = skeleton.joints[static_cast<std::size_t>(joint)].name;
    return !name.empty() && skeleton.find(name) == joint;
}

Expected<BakeResult> bake(const BakeInput& input, const BakeSettings& settings, Progress& progress) {
    if (std::ranges::all_of(input.poses, &BakePose::heldOut)) {
        return fail(ErrorCode::BakeWithoutPoses);
    }
    BakeSurface surface(input);
    if (surface.size() == 0) {
        return fail(ErrorCode::NoWeights, {input.scene->sourceFile});
    }
    const double metres = input.scene->metersPerUnit;
    const BakeMotion bound(input.scene->skeleton, input.poses, {});
    const BakeFigures figures(surface, bound);
    const std::vector<PoseDistance> before = figures.before(progress);
    if (before.empty()) {
        return fail(ErrorCode::Canceled);
    }
    SINEW_CHECK(validate(input, surface, before));
    surface.weighPoses(poseWeights(before, input));

    BakeResult result;
    result.weights = partWeights(*input.scene);
    if (settings.helpers) {
        SINEW_TRY(result.helpers, helpersThatPay(surface, settings, progress));
    }
    if (settings.weights) {
        const auto weights = fittedWeights(surface, {}, settings, progress, 0.6, 0.8);
        const auto fitted =
            weights ? figures.of(bound, *weights, {}, DriverRig(), progress) : std::vector<PoseDistance>();
        if (fitted.empty()) {
            return fail(ErrorCode::Canceled);
        }
        result.weights = *weights;
        result.weightsGain = {metres * (meanOf(before, input) - meanOf(fitted, input))};
    }
    if (!result.helpers.empty()) {
        const auto weights = fittedWeights(surface, result.helpers, settings, progress, 0.8, 1.0);
        if (!weights) {
            return fail(ErrorCode::Canceled);
        }
        result.weights = *weights;
    }
    if (settings.maxShapes > 0) {
        SINEW_TRY(result.shapes, shapesThatPay(surface, result.weights, result.helpers, settings, progress));
    }
    const Skeleton skeleton = withHelpers(input.scene->skeleton, result.helpers, input.drivers);
    const BakeMotion motion(skeleton, input.poses, driversOf(result.helpers));
    const std::vector<PoseDistance> after =
        figures.of(motion, result.weights, result.shapes, DriverRig(skeleton, allDrivers(result)), progress);
    if (after.empty()) {
        return fail(ErrorCode::Canceled);
    }
    result.errors = errorsOf(before, after, metres);
    progress.report(Stage::Deform, 1.0);
    return result;
}

Scene withBake(Scene scene, const BakeResult& result, Drivers& drivers) {
    scene.skeleton = withHelpers(std::move(scene.skeleton), result.helpers, drivers);
    identifyJoints(scene.skeleton);
    for (std::size_t part = 0; part < std::min(scene.parts.size(), result.weights.size()); ++part) {
        scene.parts[part].weights = result.weights[part];
    }
    Shapes shapes(scene.parts.size());
    for (const BakedShape& shape : result.shapes) {
        for (std::size_t part = 0; part < std::min(shapes.size(), shape.parts.size()); ++part) {
            shapes[part].insert(shapes[part].end(), shape.parts[part].begin(), shape.parts[part].end());
        }
    }
    scene = withShapes(std::move(scene), shapes);
    const Drivers added = allDrivers(result);
    drivers.insert(drivers.end(), added.begin(), added.end());
    return scene;
}

} // namespace sinew
