#include "core/bake/BakeSurface.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr double kSmallLimb = 0.005; ///< of the height: none counts as smaller
constexpr double kShared = 1e-3;     ///< of a joint's skin: with less it shares none
constexpr double kFiner = 1.5;       ///< power of the size by which limbs count; 2 would make them all alike

/// Squared distances of a joint's skin from the joint: as far as other joints share it, w (1 - w), and as far
/// as it follows the joint, w.
struct JointSkin {
    double shared = 0.0;
    double sharedSquares = 0.0;
    double weight = 0.0;
    double squares = 0.0;

    void add(double w, double square) {
        shared += w * (1.0 - w);
        sharedSquares += w * (1.0 - w) * square;
        weight += w;
        squares += w * square;
    }
    /// Size of the limb: the root of the mean square distance of the skin that joints share, or of all of its
    /// skin where none is shared. It grows with bone and girth.
    double size() const {
        const bool shares = shared > kShared * weight;
        return weight > 0.0 ? std::sqrt(shares ? sharedSquares / shared : squares / weight) : 0.0;
    }
};

bool sameInfluences(std::span<const Influence> a, std::span<const Influence> b) {
    return std::ranges::equal(a, b);
}

std::vector<const Mesh*> meshesOf(const Scene& scene) {
    std::vector<const Mesh*> meshes;
    meshes.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    return meshes;
}

bool isMarked(const std::vector<std::vector<bool>>& marks, VertexId vertex) {
    return vertex.part < marks.size() && vertex.vertex < marks[vertex.part].size() &&
           marks[vertex.part][vertex.vertex];
}

bool measures(const Drivers& drivers, const std::string& joint) {
    return std::ranges::any_of(drivers, [&](const JointDriver& driver) {
        return driver.joint == joint ||
               std::ranges::find(driver.from, joint, &DriverPose::joint) != driver.from.end();
    });
}

/// Tails for joints that get helpers as children and whose angles drive something.
void holdBones(Skeleton& skeleton, std::span<const HelperJoint> helpers, const Drivers& measured) {
    const std::vector<std::vector<std::int32_t>> children = skeleton.children();
    for (const HelperJoint& helper : helpers) {
        const std::int32_t parent = skeleton.joints[static_cast<std::size_t>(helper.source)].parent;
        if (parent == kNone) {
            continue;
        }
        Joint& above = skeleton.joints[static_cast<std::size_t>(parent)];
        if (above.tail || !measures(measured, above.name)) {
            continue;
        }
        Vec3 sum = Vec3::Zero();
        for (const std::int32_t child : children[static_cast<std::size_t>(parent)]) {
            sum += skeleton.position(static_cast<std::size_t>(child));
        }
        above.tail = sum / static_cast<double>(children[static_cast<std::size_t>(parent)].size());
    }
}

} // namespace

BakeSurface::BakeSurface(const BakeInput& input)
    : m_input(input) {
    const std::vector<const Mesh*> meshes = meshesOf(*input.scene);
    const WeldedSurface surface{std::span<const Mesh* const>(meshes)};
    m_height = std::max(bounds(*input.scene).extent().maxCoeff(), std::numeric_limits<double>::min());
    m_poseWeights.assign(input.poses.size(), 1.0);
    m_first.push_back(0);
    for (const Mesh* mesh : meshes) {
        m_first.push_back(m_first.back() + mesh->vertexCount());
    }
    gather(surface);
    connect(surface, meshes);
    turnShapesOn();
    weighSites();
}

bool BakeSurface::takesPart(std::size_t part) const {
    const Part& own = m_input.scene->parts[part];
    return own.weights && std::ranges::all_of(m_input.poses, [&](const BakePose& pose) {
               return part < pose.target.size() && pose.target[part].size() == own.mesh->vertexCount();
           });
}

void BakeSurface::gather(const WeldedSurface& surface) {
    m_siteOf.assign(surface.vertexCount(), kNoSite);
    std::vector<std::vector<std::uint32_t>> sitesAt(surface.weldedCount());
    for (std::size_t part = 0; part < surface.partCount(); ++part) {
        if (!takesPart(part)) {
            continue;
        }
        for (std::size_t v = 0; v < surface.vertexCount(part); ++v) {
            const VertexId vertex{static_cast<std::uint32_t>(part), static_cast<std::uint32_t>(v)};
            if (at(vertex).empty()) {
                continue;
            }
            std::vector<std::uint32_t>& here = sitesAt[surface.weldedVertexOf(surface.index(vertex))];
            auto found = std::ranges::find_if(
                here, [&](std::uint32_t site) { return sameInfluences(at(m_members[site][0]), at(vertex)); });
            if (found == here.end()) {
                found = here.insert(here.end(), static_cast<std::uint32_t>(m_members.size()));
                m_members.emplace_back();
                m_held.push_back(false);
            }
            m_members[*found].push_back(vertex);
            m_held[*found] = m_held[*found] || isMarked(m_input.held, vertex);
            m_siteOf[surface.index(vertex)] = *found;
        }
    }
}

void BakeSurface::connect(const WeldedSurface& surface, std::span<const Mesh* const> meshes) {
    const NumberLists near = neighborsOf(surface, meshes, NeighborsBy::SidesAndQuadDiagonals);
    const NumberLists members = verticesByPosition(surface);
    std::vector<std::uint32_t> sites;
    for (std::size_t site = 0; site < size(); ++site) {
        sites.clear();
        for (const std::uint32_t next : near[surface.weldedVertexOf(surface.index(m_members[site][0]))]) {
            for (const std::uint32_t vertex : members[next]) {
                if (m_siteOf[vertex] != kNoSite) {
                    sites.push_back(m_siteOf[vertex]);
                }
            }
        }
        std::ranges::sort(sites);
        const auto repeats = std::ranges::unique(sites);
        m_neighbors.numbers.insert(m_neighbors.numbers.end(), sites.begin(), repeats.begin());
        m_neighbors.offsets.push_back(static_cast<std::uint32_t>(m_neighbors.numbers.size()));
    }
}

void BakeSurface::turnShapesOn() {
    m_offsets.resize(m_input.poses.size());
    const Scene& scene = *m_input.scene;
    const DriverRig rig(scene.skeleton, m_input.drivers);
    if (!rig.drivesShapes()) {
        return;
    }
    for (std::size_t pose = 0; pose < m_input.poses.size(); ++pose) {
        const std::vector<ShapeWeight> weights = rig.shapes(m_input.poses[pose].pose);
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            const Mesh& mesh = *scene.parts[part].mesh;
            const std::vector<Vec3> shaped = shapedVertices(mesh, {}, weights);
            for (std::size_t v = 0; v < shaped.size(); ++v) {
                const std::uint32_t site = m_siteOf[m_first[part] + v];
                if (site == kNoSite || m_members[site][0].vertex != v || m_members[site][0].part != part) {
                    continue;
                }
                m_offsets[pose].resize(size(), Vec3f::Zero());
                m_offsets[pose][site] = (shaped[v] - mesh.vertices[v]).cast<float>();
            }
        }
    }
}

void BakeSurface::weighSites() {
    const Skeleton& skeleton = m_input.scene->skeleton;
    std::vector<JointSkin> skins(skeleton.size());
    for (std::size_t site = 0; site < size(); ++site) {
        const VertexId vertex = m_members[site][0];
        const Vec3& position = m_input.scene->parts[vertex.part].mesh->vertices[vertex.vertex];
        for (const Influence& influence : weights(site)) {
            const auto joint = static_cast<std::size_t>(influence.joint);
            const double square = (position - skeleton.position(joint)).squaredNorm();
            if (std::isfinite(square)) {
                skins[joint].add(static_cast<double>(influence.weight), square);
            }
        }
    }
    for (std::size_t site = 0; site < size(); ++site) {
        double limb = 0.0;
        for (const Influence& influence : weights(site)) {
            limb += static_cast<double>(influence.weight) *
                    skins[static_cast<std::size_t>(influence.joint)].size();
        }
        m_worth.push_back(static_cast<double>(m_members[site].size()) *
                          std::pow(m_height / std::max(limb, kSmallLimb * m_height), kFiner));
    }
}

Vec3 BakeSurface::rest(std::size_t pose, std::size_t site) const {
    const VertexId vertex = m_members[site][0];
    const Vec3& rest = m_input.scene->parts[vertex.part].mesh->vertices[vertex.vertex];
    return m_offsets[pose].empty() ? rest : Vec3(rest + m_offsets[pose][site].cast<double>());
}

Vec3 BakeSurface::target(std::size_t pose, std::size_t site) const {
    Vec3 sum = Vec3::Zero();
    for (const VertexId vertex : m_members[site]) {
        sum += m_input.poses[pose].target[vertex.part][vertex.vertex].cast<double>();
    }
    return sum / static_cast<double>(m_members[site].size());
}

BakeMotion::BakeMotion(const Skeleton& skeleton, std::span<const BakePose> poses, const Drivers& drivers)
    : m_joints(skeleton.size()) {
    const DriverRig rig(skeleton, drivers);
    for (const BakePose& each : poses) {
        Pose pose = each.pose;
        pose.joints.resize(m_joints);
        pose = rig.driven(pose);
        for (const Transform& matrix : skinningMatrices(skeleton, pose)) {
            m_matrices.push_back(matrix.matrix().topRows<3>());
        }
        const std::size_t first = m_bodies.size();
        for (std::size_t j = 0; j < m_joints; ++j) {
            const std::int32_t parent = skeleton.joints[j].parent;
            const bool still = pose.joints[j] == JointPose();
            m_bodies.push_back(!still            ? static_cast<std::int32_t>(j)
                               : parent == kNone ? kNone
                                                 : m_bodies[first + static_cast<std::size_t>(parent)]);
        }
        m_poses.push_back(std::move(pose));
    }
}

Affine BakeMotion::blend(std::size_t pose, std::span<const Influence> influences) const {
    Affine sum = Affine::Zero();
    double total = 0.0;
    for (const Influence& influence : influences) {
        const double weight = influence.weight;
        sum += weight * matrix(pose, influence.joint);
        total += weight;
    }
    return sum * (1.0 / total);
}

Skeleton withHelpers(Skeleton skeleton, std::span<const HelperJoint> helpers, const Drivers& measured) {
    holdBones(skeleton, helpers, measured);
    for (const HelperJoint& helper : helpers) {
        Joint joint = skeleton.joints[static_cast<std::size_t>(helper.source)];
        joint.name = helper.name;
        joint.added = false;
        joint.created = true;
        joint.mover = false;
        joint.limits.reset();
        joint.id = JointId::None;
        skeleton.joints.push_back(std::move(joint));
    }
    return skeleton;
}

Drivers driversOf(std::span<const HelperJoint> helpers) {
    Drivers drivers;
    for (const HelperJoint& helper : helpers) {
        drivers.push_back(helper.driver);
    }
    return drivers;
}

std::vector<std::int32_t> carryingParents(const Skeleton& skeleton, const std::vector<bool>& carries) {
    std::vector<std::int32_t> parents;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        const bool found = parent == kNone || carries[static_cast<std::size_t>(parent)];
        parents.push_back(found ? parent : parents[static_cast<std::size_t>(parent)]);
    }
    return parents;
}

} // namespace sinew
