#include "app/bake/BakeFigures.h"

#include "app/bake/BakePoses.h"
#include "app/bake/BakeSource.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sinew {
namespace {

constexpr double kSkinApart = 1e-4; // of the character's size: vertices that count as skin about a joint
constexpr float kBothSides = 0.01F; // weight on either side of a joint
constexpr double kEnclosing = 0.3;  // of the cube of the skin's mean distance: it encloses its joint

template<typename Parts>
double fanVolume(const std::vector<std::array<std::uint32_t, 4>>& triangles, const Parts& parts,
                 const Vec3& apex) {
    double six = 0.0;
    for (const auto& [part, a, b, c] : triangles) {
        const auto corner = [&, p = part](std::uint32_t v) {
            return Vec3(parts[p][v].template cast<double>() - apex);
        };
        six += corner(a).dot(corner(b).cross(corner(c)));
    }
    return six / 6.0;
}

} // namespace

void BakeErrorSums::add(double distanceBefore, double distanceAfter) {
    before += distanceBefore;
    after += distanceAfter;
    worstBefore = std::max(worstBefore, distanceBefore);
    worstAfter = std::max(worstAfter, distanceAfter);
    vertices += 1.0;
}

void BakeErrorSums::add(const BakeErrorSums& pose) {
    before += pose.before;
    after += pose.after;
    worstBefore = std::max(worstBefore, pose.worstBefore);
    worstAfter = std::max(worstAfter, pose.worstAfter);
    vertices += pose.vertices;
    poses += pose.vertices > 0.0 ? 1 : 0;
}

BakeErrors BakeErrorSums::errors() const {
    const double count = std::max(vertices, 1.0);
    return {poses, {before / count, worstBefore}, {after / count, worstAfter}};
}

double JointVolume::at(const std::vector<std::vector<Vec3>>& parts,
                       const std::vector<Transform>& joints) const {
    return fanVolume(m_triangles, parts, joints[m_joint].translation());
}

double JointVolume::at(const PosedParts& parts, const std::vector<Transform>& joints) const {
    return fanVolume(m_triangles, parts, joints[m_joint].translation());
}

bool JointVolume::encloses(const Scene& scene) const {
    std::vector<std::vector<Vec3>> rest;
    rest.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        rest.push_back(part.mesh->vertices);
    }
    const std::vector<Transform> joints = modelFromJoints(scene.skeleton, Pose::bindPose(scene.skeleton));
    double distance = 0.0;
    for (const auto& [part, a, b, c] : m_triangles) {
        distance += (rest[part][a] - joints[m_joint].translation()).norm();
    }
    distance /= static_cast<double>(std::max<std::size_t>(m_triangles.size(), 1));
    return at(rest, joints) > kEnclosing * distance * distance * distance;
}

BakeMeter::BakeMeter(const BakeInput& input, const BakeResult& result, const Scene& baked,
                     const Drivers& drivers)
    : m_input(input)
    , m_result(result)
    , m_scene(*input.scene)
    , m_baked(baked)
    , m_sourceRig(m_scene.skeleton, input.drivers)
    , m_bakedRig(baked.skeleton, drivers)
    , m_skins(m_scene.skeleton.size()) {
    std::size_t next = 0;
    for (const Part& part : m_scene.parts) {
        m_first.push_back(next);
        m_triangles.push_back(triangulate(*part.mesh));
        next += part.mesh->vertexCount();
    }
    m_vertices = next;
    for (const BakePose& pose : input.poses) {
        m_turned.push_back(turnedJoints(m_scene.skeleton, pose.pose));
    }
}

MeasuredPose BakeMeter::measure(std::size_t k) const {
    const BakePose& pose = m_input.poses[k];
    const Pose posed = bakedPose(m_baked.skeleton, m_result, pose.pose);
    MeasuredPose vertices{linearVertices(m_scene, pose.pose, m_sourceRig.shapes(pose.pose)),
                          linearVertices(m_baked, posed, m_bakedRig.shapes(posed)),
                          std::vector<double>(m_vertices, 0.0), std::vector<double>(m_vertices, 0.0)};
    for (std::size_t part = 0; part < pose.target.size(); ++part) {
        for (std::size_t p = 0; p < pose.target[part].size(); ++p) {
            const Vec3 target = pose.target[part][p].cast<double>();
            const std::size_t v = m_first[part] + p;
            vertices.before[v] = m_scene.metersPerUnit * (vertices.linear[part][p] - target).norm();
            vertices.after[v] = m_scene.metersPerUnit * (vertices.baked[part][p] - target).norm();
        }
    }
    return vertices;
}

Expected<void> BakeMeter::findSkins(Progress& progress) {
    std::vector<bool> alone(m_scene.skeleton.size(), false);
    for (const BakePose& pose : m_input.poses) {
        if (pose.joint != kNone) {
            alone[static_cast<std::size_t>(pose.joint)] = true;
        }
    }
    std::vector<std::vector<bool>> marks(m_scene.skeleton.size());
    for (std::size_t k = 0; k < m_input.poses.size(); ++k) {
        std::vector<std::int32_t> asked;
        std::ranges::copy_if(m_turned[k], std::back_inserter(asked), [&](std::int32_t joint) {
            return joint == m_input.poses[k].joint || !alone[static_cast<std::size_t>(joint)];
        });
        if (!asked.empty()) {
            markSkins(measure(k), asked, alone, marks);
        }
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        report(progress, k, 0);
    }
    for (std::size_t joint = 0; joint < marks.size(); ++joint) {
        for (std::uint32_t v = 0; v < marks[joint].size(); ++v) {
            if (marks[joint][v]) {
                m_skins[joint].push_back(v);
            }
        }
    }
    return {};
}

Expected<BakeFigures> BakeMeter::figures(Progress& progress) {
    for (std::size_t joint = 0; joint < m_skins.size(); ++joint) {
        if (!m_skins[joint].empty()) {
            startJoint(static_cast<std::int32_t>(joint));
        }
    }
    for (std::size_t k = 0; k < m_input.poses.size(); ++k) {
        addPose(k);
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        report(progress, k, 1);
    }
    BakeFigures figures = std::move(m_figures);
    figures.fitted = m_fitted.errors();
    figures.heldOut = m_heldOut.errors();
    for (auto& [joint, sums] : m_joints) {
        sums.figures.fitted = sums.fitted.errors();
        sums.figures.heldOut = sums.heldOut.errors();
        figures.joints.push_back(sums.figures);
    }
    return figures;
}

std::pair<std::size_t, std::size_t> BakeMeter::placeOf(std::uint32_t v) const {
    const auto after = std::ranges::upper_bound(m_first, static_cast<std::size_t>(v));
    const auto part = static_cast<std::size_t>(after - m_first.begin()) - 1;
    return {part, v - m_first[part]};
}

void BakeMeter::report(Progress& progress, std::size_t pose, int round) const {
    const double done = static_cast<double>(pose + 1) / static_cast<double>(m_input.poses.size());
    progress.report(Stage::Deform, 0.5 * kCrossingsFrom * (round + done));
}

void BakeMeter::markSkins(const MeasuredPose& vertices, const std::vector<std::int32_t>& joints,
                          const std::vector<bool>& alone, std::vector<std::vector<bool>>& marks) const {
    const double apart = kSkinApart * bounds(m_scene).diagonal() * m_scene.metersPerUnit;
    for (const std::int32_t joint : joints) {
        std::vector<bool>& marked = marks[static_cast<std::size_t>(joint)];
        marked.resize(m_vertices, false);
        const bool byWeight = !alone[static_cast<std::size_t>(joint)];
        const std::vector<bool> below = byWeight ? jointsBelow(joint) : std::vector<bool>();
        for (std::uint32_t v = 0; v < m_vertices; ++v) {
            if (vertices.before[v] > apart || vertices.after[v] > apart) {
                marked[v] = marked[v] || !byWeight || followsBothSides(v, below);
            }
        }
    }
}

std::vector<bool> BakeMeter::jointsBelow(std::int32_t joint) const {
    const Skeleton& skeleton = m_scene.skeleton;
    std::vector<bool> below(skeleton.size(), false);
    for (auto j = static_cast<std::size_t>(joint); j < below.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        below[j] = static_cast<std::int32_t>(j) == joint ||
                   (parent != kNone && below[static_cast<std::size_t>(parent)]);
    }
    return below;
}

bool BakeMeter::followsBothSides(std::uint32_t v, const std::vector<bool>& below) const {
    const auto [part, vertex] = placeOf(v);
    float sum = 0.0F;
    float all = 0.0F;
    for (const Influence& influence : m_scene.parts[part].weights->at(vertex)) {
        all += influence.weight;
        sum += below[static_cast<std::size_t>(influence.joint)] ? influence.weight : 0.0F;
    }
    return std::min(sum, all - sum) > kBothSides;
}

void BakeMeter::startJoint(std::int32_t joint) {
    JointSums& sums = m_joints[joint];
    const std::vector<std::uint32_t>& skin = m_skins[static_cast<std::size_t>(joint)];
    sums.figures.joint = joint;
    sums.figures.vertices = skin.size();
    std::vector<bool> inside(m_vertices, false);
    for (const std::uint32_t v : skin) {
        inside[v] = true;
    }
    std::vector<std::array<std::uint32_t, 4>> triangles;
    for (std::uint32_t part = 0; part < m_scene.parts.size(); ++part) {
        if (!m_scene.parts[part].weights) {
            continue;
        }
        for (const auto& [a, b, c] : m_triangles[part]) {
            if (inside[m_first[part] + a] && inside[m_first[part] + b] && inside[m_first[part] + c]) {
                triangles.push_back({part, a, b, c});
            }
        }
    }
    JointVolume volume(joint, std::move(triangles));
    if (volume.encloses(m_scene)) {
        sums.volume.emplace(std::move(volume));
    }
}

void BakeMeter::addPose(std::size_t k) {
    const BakePose& pose = m_input.poses[k];
    const MeasuredPose vertices = measure(k);
    BakePoseFigures& figures = m_figures.poses.emplace_back();
    std::vector<bool> counted(m_vertices, false);
    BakeErrorSums all;
    double worst = -1.0;
    for (const std::int32_t joint : m_turned[k]) {
        if (!m_joints.contains(joint)) {
            continue;
        }
        BakeErrorSums own;
        for (const std::uint32_t v : m_skins[static_cast<std::size_t>(joint)]) {
            own.add(vertices.before[v], vertices.after[v]);
            if (!counted[v]) {
                counted[v] = true;
                all.add(vertices.before[v], vertices.after[v]);
            }
        }
        addTo(m_joints[joint], k, own, vertices);
        if (own.meanAfter() > worst) {
            worst = own.meanAfter();
            figures.worstJoint = joint;
        }
    }
    BakeErrorSums one;
    one.add(all);
    figures.errors = one.errors();
    (pose.heldOut ? m_heldOut : m_fitted).add(all);
}

void BakeMeter::addTo(JointSums& sums, std::size_t k, const BakeErrorSums& own,
                      const MeasuredPose& vertices) const {
    const BakePose& pose = m_input.poses[k];
    (pose.heldOut ? sums.heldOut : sums.fitted).add(own);
    if (own.meanAfter() > sums.figures.worstMean) {
        sums.figures.worstMean = own.meanAfter();
        sums.figures.worstPose = k;
    }
    if (sums.volume && pose.joint == sums.figures.joint) {
        const std::vector<Transform> joints = modelFromJoints(m_scene.skeleton, pose.pose);
        const double source = sums.volume->at(pose.target, joints);
        const auto keep = [&](std::optional<double>& smallest, const auto& parts) {
            const double fraction = sums.volume->at(parts, joints) / source;
            smallest = std::min(smallest.value_or(fraction), fraction);
        };
        if (source > 0.0) {
            keep(sums.figures.volumeBefore, vertices.linear);
            keep(sums.figures.volumeAfter, vertices.baked);
        }
    }
}

} // namespace sinew
