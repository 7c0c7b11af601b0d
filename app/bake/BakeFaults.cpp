#include "app/bake/BakeFigures.h"
#include "core/metrics/PosedFaces.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace sinew {
namespace {

constexpr double kMajority = 0.5; // of a joint's: "most of them"

/// Finds out why joints are not good.
class ReasonFinder {
public:
    ReasonFinder(const BakeInput& input, const BakeSettings& settings, const BakeResult& result,
                 const BakeMeter& meter)
        : m_input(input)
        , m_settings(settings)
        , m_result(result)
        , m_meter(meter) {}

    BakeReason reason(const BakeJointFigures& joint, const std::vector<BakePoseFigures>& poses) const {
        if (joint.worstMean <= m_settings.goodTo) {
            return BakeReason::None;
        }
        const std::int32_t above =
            m_input.scene->skeleton.joints[static_cast<std::size_t>(joint.joint)].parent;
        if (isLocked(joint.joint) || isLocked(above)) {
            return BakeReason::Locked;
        }
        if (fractionOf(joint.joint, [&](std::size_t part, std::size_t v) { return isHeld(part, v); }) >
            kMajority) {
            return BakeReason::Painted;
        }
        if (!canDrive(m_input.scene->skeleton, joint.joint)) {
            return BakeReason::NameShared;
        }
        if (m_input.poses[joint.worstPose].heldOut && goodWhereFitted(joint.joint, poses)) {
            return BakeReason::NotFitted;
        }
        if (m_settings.maxShapes == 0) {
            return BakeReason::StepsOff;
        }
        if (countedShapes(m_result, m_input.mirror) >= static_cast<std::size_t>(m_settings.maxShapes)) {
            return BakeReason::ShapesUsedUp;
        }
        return fractionOf(joint.joint, [&](std::size_t part, std::size_t v) { return isFull(part, v); }) >
                       kMajority
                   ? BakeReason::InfluenceLimit
                   : BakeReason::NotReached;
    }

private:
    bool isLocked(std::int32_t joint) const {
        return joint != kNone && static_cast<std::size_t>(joint) < m_input.locked.size() &&
               m_input.locked[static_cast<std::size_t>(joint)];
    }
    bool isHeld(std::size_t part, std::size_t v) const {
        return part < m_input.held.size() && v < m_input.held[part].size() && m_input.held[part][v];
    }
    bool isFull(std::size_t part, std::size_t v) const {
        return m_settings.maxInfluences > 0 && m_result.weights[part] &&
               m_result.weights[part]->at(v).size() >= m_settings.maxInfluences;
    }
    /// Poses judge the skin about all of their joints, so those of the joint alone tell.
    bool goodWhereFitted(std::int32_t joint, const std::vector<BakePoseFigures>& poses) const {
        for (std::size_t k = 0; k < poses.size(); ++k) {
            const BakePose& pose = m_input.poses[k];
            if (!pose.heldOut && pose.joint == joint && poses[k].errors.after.mean > m_settings.goodTo) {
                return false;
            }
        }
        return true;
    }
    template<typename Is>
    double fractionOf(std::int32_t joint, const Is& is) const {
        const std::vector<std::uint32_t>& skin = m_meter.skin(joint);
        const auto count = std::ranges::count_if(skin, [&](std::uint32_t v) {
            const auto [part, vertex] = m_meter.placeOf(v);
            return is(part, vertex);
        });
        return static_cast<double>(count) / static_cast<double>(std::max<std::size_t>(skin.size(), 1));
    }

    const BakeInput& m_input;
    const BakeSettings& m_settings;
    const BakeResult& m_result;
    const BakeMeter& m_meter;
};

/// The farthest pose of each joint, and poses of several joints; of these some, evenly over the list.
std::vector<std::size_t> crossingPoses(const BakeInput& input) {
    std::map<std::int32_t, std::pair<double, std::size_t>> farthest;
    std::vector<std::size_t> poses;
    for (std::size_t k = 0; k < input.poses.size(); ++k) {
        const BakePose& pose = input.poses[k];
        if (pose.joint == kNone) {
            poses.push_back(k);
            continue;
        }
        const double turn = std::abs(
            Eigen::AngleAxisd(pose.pose.joints[static_cast<std::size_t>(pose.joint)].rotation).angle());
        const auto [at, fresh] = farthest.try_emplace(pose.joint, turn, k);
        if (!fresh && turn > at->second.first) {
            at->second = {turn, k};
        }
    }
    for (const auto& [joint, pose] : farthest) {
        poses.push_back(pose.second);
    }
    std::ranges::sort(poses);
    std::vector<std::size_t> taken;
    const std::size_t count = std::min(poses.size(), kMaxCrossingPoses);
    for (std::size_t i = 0; i < count; ++i) {
        taken.push_back(poses[(2 * i + 1) * poses.size() / (2 * count)]);
    }
    return taken;
}

/// The triangles of all parts, as one mesh: layers of clothes cross each other.
class CrossingCounter {
public:
    static Expected<CrossingCounter> make(const Scene& scene, Progress& progress) {
        std::vector<Vec3> vertices;
        std::vector<Triangle> triangles;
        for (const Part& part : scene.parts) {
            const auto first = static_cast<std::uint32_t>(vertices.size());
            for (const auto& [a, b, c] : triangulate(*part.mesh)) {
                triangles.push_back({a + first, b + first, c + first});
            }
            vertices.insert(vertices.end(), part.mesh->vertices.begin(), part.mesh->vertices.end());
        }
        SINEW_TRY(PosedCrossings crossings,
                  PosedCrossings::make(std::move(vertices), std::move(triangles), progress));
        return CrossingCounter(scene, std::move(crossings));
    }

    /// `parts`: empty where the part has no weights and stays as it is.
    template<typename Parts>
    Expected<std::size_t> count(const Parts& parts, Progress& progress) const {
        std::vector<Vec3> vertices;
        for (std::size_t part = 0; part < m_scene.parts.size(); ++part) {
            if (m_scene.parts[part].weights) {
                for (const auto& vertex : parts[part]) {
                    vertices.emplace_back(vertex.template cast<double>());
                }
            } else {
                const std::vector<Vec3>& still = m_scene.parts[part].mesh->vertices;
                vertices.insert(vertices.end(), still.begin(), still.end());
            }
        }
        SINEW_TRY(const std::vector<char> marks, m_crossings.marks(vertices, progress));
        return static_cast<std::size_t>(std::ranges::count(marks, char{1}));
    }

private:
    CrossingCounter(const Scene& scene, PosedCrossings crossings)
        : m_scene(scene)
        , m_crossings(std::move(crossings)) {}

    const Scene& m_scene;
    PosedCrossings m_crossings;
};

} // namespace

Expected<BakeCrossings> countCrossings(const BakeInput& input, const BakeMeter& meter, Progress& progress) {
    SINEW_TRY(const CrossingCounter counter, CrossingCounter::make(*input.scene, progress));
    BakeCrossings crossings;
    const std::vector<std::size_t> poses = crossingPoses(input);
    for (const std::size_t k : poses) {
        const MeasuredPose vertices = meter.measure(k);
        SINEW_TRY(const std::size_t source, counter.count(input.poses[k].target, progress));
        SINEW_TRY(const std::size_t linear, counter.count(vertices.linear, progress));
        SINEW_TRY(const std::size_t baked, counter.count(vertices.baked, progress));
        crossings.source += source;
        crossings.linear += linear;
        crossings.baked += baked;
        ++crossings.poses;
        const double done = static_cast<double>(crossings.poses) / static_cast<double>(poses.size());
        progress.report(Stage::Deform, kCrossingsFrom + (1.0 - kCrossingsFrom) * done);
    }
    return crossings;
}

void findReasons(const BakeInput& input, const BakeSettings& settings, const BakeResult& result,
                 const BakeMeter& meter, BakeFigures& figures) {
    const ReasonFinder finder(input, settings, result, meter);
    for (BakeJointFigures& joint : figures.joints) {
        joint.reason = finder.reason(joint, figures.poses);
    }
}

} // namespace sinew
