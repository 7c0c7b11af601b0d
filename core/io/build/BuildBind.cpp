#include "core/io/build/BuildSteps.h"

#include <Eigen/SVD>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace sinew {
namespace {

/// Two transforms count as the same when they differ by less than this fraction of the skeleton's size;
/// exporters keep floats, and chains of them lose some digits.
constexpr double kSameMatrix = 1e-3;

/// The rotation nearest to a linear map (polar decomposition), never a mirror.
Mat3 nearestRotation(const Mat3& linear) {
    const Eigen::JacobiSVD<Mat3> svd(linear, Eigen::ComputeFullU | Eigen::ComputeFullV);
    Mat3 u = svd.matrixU();
    if ((u * svd.matrixV().transpose()).determinant() < 0.0) {
        u.col(2) = -u.col(2);
    }
    return u * svd.matrixV().transpose();
}

/// The same place and turn, scaled by one factor that keeps the volume.
Transform evenlyScaled(const Transform& transform) {
    Transform result = transform;
    result.linear() =
        std::cbrt(std::abs(transform.linear().determinant())) * nearestRotation(transform.linear());
    return result;
}

/// How far a skin's space follows the scale of the joint that it is placed by.
enum class RootScale {
    AsInFile, ///< the skin is bound as large as the file shows it
    Even,     ///< uneven scale stays in the pose of the root
};

class BindPlanner {
public:
    BindPlanner(const ImportedFile& source, const JointPlan& plan, std::span<const Transform> modelFromNode,
                RootScale rootScale, Notices& notices)
        : m_source(source)
        , m_plan(plan)
        , m_modelFromNode(modelFromNode)
        , m_rootScale(rootScale)
        , m_notices(notices)
        , m_bind(plan.nodeOfJoint.size())
        , m_boundBy(plan.nodeOfJoint.size(), 0)
        , m_contradicted(plan.nodeOfJoint.size(), false) {
        m_result.uses.resize(source.meshes.size());
        measureDepths();
    }

    PlannedBind run() {
        for (const std::size_t mesh : skinsLargestFirst()) {
            placeSkin(mesh);
        }
        fillFromBindPoses();
        fillRoots();
        fillDown();
        for (std::size_t m = 0; m < m_source.meshes.size(); ++m) {
            placeWithoutSkin(m);
        }
        makeRigid();
        return std::move(m_result);
    }

private:
    std::int32_t jointOf(const ImportedSkinJoint& joint) const {
        return m_plan.jointOfNode[static_cast<std::size_t>(joint.node)];
    }
    std::int32_t parentJoint(std::size_t joint) const {
        const std::int32_t parent = nodeOf(joint).parent;
        return parent == kNone ? kNone : m_plan.jointOfNode[static_cast<std::size_t>(parent)];
    }
    const ImportedNode& nodeOf(std::size_t joint) const {
        return m_source.nodes[static_cast<std::size_t>(m_plan.nodeOfJoint[joint])];
    }
    const Transform& rest(std::size_t joint) const {
        return m_modelFromNode[static_cast<std::size_t>(m_plan.nodeOfJoint[joint])];
    }
    std::optional<Transform>& bindOf(const ImportedSkinJoint& joint) {
        return m_bind[static_cast<std::size_t>(jointOf(joint))];
    }

    void measureDepths() {
        m_depth.resize(m_plan.nodeOfJoint.size(), 0);
        for (std::size_t j = 0; j < m_depth.size(); ++j) {
            const std::int32_t parent = parentJoint(j);
            m_depth[j] = parent == kNone ? 0 : m_depth[static_cast<std::size_t>(parent)] + 1;
        }
    }

    std::vector<std::size_t> skinsLargestFirst() const {
        std::vector<std::size_t> order;
        for (std::size_t m = 0; m < m_source.meshes.size(); ++m) {
            if (!m_source.meshes[m].joints.empty()) {
                order.push_back(m);
            }
        }
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const ImportedMesh& first = m_source.meshes[a];
            const ImportedMesh& second = m_source.meshes[b];
            return first.bindKnown != second.bindKnown ? first.bindKnown
                                                       : first.joints.size() > second.joints.size();
        });
        return order;
    }

    /// The joint nearest to a root, of all or of those already bound; null when there is none.
    const ImportedSkinJoint* rootMax(const ImportedMesh& mesh, bool boundOnly) {
        const ImportedSkinJoint* best = nullptr;
        for (const ImportedSkinJoint& joint : mesh.joints) {
            if (boundOnly && !bindOf(joint)) {
                continue;
            }
            if (best == nullptr || m_depth[static_cast<std::size_t>(jointOf(joint))] <
                                       m_depth[static_cast<std::size_t>(jointOf(*best))]) {
                best = &joint;
            }
        }
        return best;
    }

    Transform chooseSpace(const ImportedMesh& mesh) {
        if (mesh.fileFromMeshBind) {
            return m_source.modelFromFile * *mesh.fileFromMeshBind;
        }
        if (const ImportedSkinJoint* shared = rootMax(mesh, true)) {
            return *bindOf(*shared) * shared->jointFromMesh;
        }
        const ImportedSkinJoint* root = rootMax(mesh, false);
        const Transform shown = rest(static_cast<std::size_t>(jointOf(*root))) * root->jointFromMesh;
        return m_rootScale == RootScale::Even && invertible(shown) ? evenlyScaled(shown) : shown;
    }

    void placeSkin(std::size_t m) {
        const ImportedMesh& mesh = m_source.meshes[m];
        MeshUse& use = m_result.uses[m];
        if (!mesh.bindKnown) {
            use.blend = true;
            return;
        }
        use.modelFromMesh = chooseSpace(mesh);
        noteSpace(mesh, use.modelFromMesh);
        for (const ImportedSkinJoint& joint : mesh.joints) {
            const Transform bound = use.modelFromMesh * joint.jointFromMesh.inverse();
            std::optional<Transform>& known = bindOf(joint);
            if (!known) {
                known = bound;
                m_boundBy[static_cast<std::size_t>(jointOf(joint))] = m;
                m_extent.add(Vec3(bound.translation()));
            } else if (!same(*known, bound)) {
                use.blend = true;
                noteContradiction(static_cast<std::size_t>(jointOf(joint)), m);
            }
        }
    }

    bool same(const Transform& a, const Transform& b) const {
        const double size = std::max(a.linear().norm(), b.linear().norm());
        const double length = std::max(m_extent.diagonal(), 1e-6 * a.translation().norm());
        return (a.linear() - b.linear()).norm() <= kSameMatrix * size &&
               (a.translation() - b.translation()).norm() <= kSameMatrix * length + 1e-12;
    }

    void noteSpace(const ImportedMesh& mesh, const Transform& modelFromMesh) {
        if (!m_firstSpace) {
            m_firstSpace = modelFromMesh;
        } else if (!mesh.fileFromMeshBind && !same(*m_firstSpace, modelFromMesh)) {
            m_notices.push_back({NoticeCode::BindSpaceUnified, mesh.mesh.name, 0, {}});
        }
    }

    /// A skin that names a joint twice disagrees with itself, which is no matter between two.
    void noteContradiction(std::size_t joint, std::size_t mesh) {
        if (!m_contradicted[joint] && m_boundBy[joint] != mesh) {
            m_contradicted[joint] = true;
            m_notices.push_back(
                {NoticeCode::BindPoseInconsistent, nodeOf(joint).name, 0, {m_source.meshes[mesh].mesh.name}});
        }
    }

    /// Takes the file's bind pose records for joints no skin binds, unless they contradict the skins.
    void fillFromBindPoses() {
        for (std::size_t j = 0; j < m_bind.size(); ++j) {
            const auto& record = nodeOf(j).fileFromNodeBind;
            if (record && m_bind[j] && !same(m_source.modelFromFile * *record, *m_bind[j])) {
                return;
            }
        }
        for (std::size_t j = 0; j < m_bind.size(); ++j) {
            const auto& record = nodeOf(j).fileFromNodeBind;
            if (record && !m_bind[j]) {
                m_bind[j] = m_source.modelFromFile * *record;
            }
        }
    }

    /// A root nobody bound keeps its place relative to its first bound descendant, else stays where it rests.
    void fillRoots() {
        std::vector<std::size_t> rootOf(m_bind.size());
        for (std::size_t j = 0; j < m_bind.size(); ++j) {
            const std::int32_t parent = parentJoint(j);
            rootOf[j] = parent == kNone ? j : rootOf[static_cast<std::size_t>(parent)];
            const std::size_t root = rootOf[j];
            if (j != root && m_bind[j] && !m_bind[root] && invertible(rest(j))) {
                m_bind[root] = *m_bind[j] * rest(j).inverse() * rest(root);
            }
        }
    }

    void fillDown() {
        for (std::size_t j = 0; j < m_bind.size(); ++j) {
            const std::int32_t parent = parentJoint(j);
            if (!m_bind[j]) {
                m_bind[j] = parent == kNone
                                ? rest(j)
                                : *m_bind[static_cast<std::size_t>(parent)] * nodeOf(j).parentFromNode;
            }
        }
    }

    void placeWithoutSkin(std::size_t m) {
        const ImportedMesh& mesh = m_source.meshes[m];
        if (!mesh.joints.empty() || mesh.node == kNone) {
            return;
        }
        MeshUse& use = m_result.uses[m];
        use.modelFromMesh = m_modelFromNode[static_cast<std::size_t>(mesh.node)] * mesh.nodeFromMesh;
        std::int32_t node = mesh.node;
        while (node != kNone && m_plan.jointOfNode[static_cast<std::size_t>(node)] == kNone) {
            node = m_source.nodes[static_cast<std::size_t>(node)].parent;
        }
        // A guessed skeleton has no say over where meshes hang.
        if (node == kNone || m_plan.guessed) {
            return;
        }
        use.rigidJoint = m_plan.jointOfNode[static_cast<std::size_t>(node)];
        const auto joint = static_cast<std::size_t>(use.rigidJoint);
        if (invertible(rest(joint))) {
            use.modelFromMesh = *m_bind[joint] * rest(joint).inverse() * use.modelFromMesh;
        }
    }

    void makeRigid() {
        std::size_t scaled = 0;
        BindPlan& bind = m_result.bind;
        for (const std::optional<Transform>& file : m_bind) {
            const Mat3 rotation = nearestRotation(file->linear());
            Transform rigid = Transform::Identity();
            rigid.linear() = rotation;
            rigid.translation() = file->translation();
            Transform rest = Transform::Identity();
            rest.linear() =
                invertible(*file) ? Mat3(rotation.transpose() * file->linear()) : Mat3(Mat3::Identity());
            scaled += (rest.linear() - Mat3::Identity()).norm() > kSameMatrix ? 1U : 0U;
            bind.modelFromJointFile.push_back(*file);
            bind.modelFromJoint.push_back(rigid);
            bind.jointFromFileJoint.push_back(rest);
        }
        if (scaled > 0) {
            m_notices.push_back({NoticeCode::JointScaleRemoved, {}, scaled, {}});
        }
    }

    const ImportedFile& m_source;
    const JointPlan& m_plan;
    std::span<const Transform> m_modelFromNode;
    RootScale m_rootScale;
    Notices& m_notices;
    std::vector<std::optional<Transform>> m_bind; ///< #J
    std::vector<std::size_t> m_boundBy;           ///< #J, the mesh whose skin came first
    std::vector<bool> m_contradicted;             ///< #J
    std::vector<int> m_depth;                     ///< #J
    std::optional<Transform> m_firstSpace;
    Aabb m_extent; ///< of the bound joints so far
    PlannedBind m_result;
};

/// Whether translation, rotation and scale say it all.
bool withoutShear(const Transform& transform) {
    const Mat3 kept = compose(decompose(transform)).linear();
    return (kept - transform.linear()).norm() <= kSameMatrix * transform.linear().norm();
}

/// Whether no joint shears what hangs on it, neither where it rests nor at a clip's keys. Between joints
/// bound with an uneven scale, a turn becomes a shear, which no file can store.
bool posesWithoutShear(const BindPlan& bind, const ImportedFile& source, const JointPlan& plan,
                       std::span<const Transform> modelFromNode) {
    for (std::size_t j = 0; j < plan.nodeOfJoint.size(); ++j) {
        if (!withoutShear(convertedRest(j, source, plan, bind, modelFromNode))) {
            return false;
        }
    }
    for (const ImportedClip& clip : source.clips) {
        for (const ImportedTrack& track : clip.tracks) {
            const std::int32_t joint = plan.jointOfNode[static_cast<std::size_t>(track.node)];
            Trs local = decompose(source.nodes[static_cast<std::size_t>(track.node)].parentFromNode);
            for (std::size_t k = 0; joint != kNone && k < track.rotations.size(); ++k) {
                local.rotation = track.rotations[k].value.normalized();
                if (!withoutShear(convertedLocal(static_cast<std::size_t>(joint), compose(local), source,
                                                 plan, bind, modelFromNode))) {
                    return false;
                }
            }
        }
    }
    return true;
}

} // namespace

PlannedBind planBind(const ImportedFile& source, const JointPlan& plan,
                     std::span<const Transform> modelFromNode, Notices& notices) {
    Notices found;
    PlannedBind result = BindPlanner(source, plan, modelFromNode, RootScale::AsInFile, found).run();
    if (!posesWithoutShear(result.bind, source, plan, modelFromNode)) {
        Notices foundEven;
        PlannedBind even = BindPlanner(source, plan, modelFromNode, RootScale::Even, foundEven).run();
        if (posesWithoutShear(even.bind, source, plan, modelFromNode)) {
            result = std::move(even);
            found = std::move(foundEven);
        }
    }
    notices.insert(notices.end(), std::make_move_iterator(found.begin()),
                   std::make_move_iterator(found.end()));
    return result;
}

} // namespace sinew
