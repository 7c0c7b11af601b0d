#include "app/rig/EngineChanges.h"

#include "app/transfer/SceneTransfer.h"
#include "core/avatar/FollowAvatar.h"
#include "core/bind/BindInput.h"
#include "core/scene/EditSkeleton.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/EngineJoints.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/voxel/joints/JointFaults.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace sinew {
namespace {

constexpr int kCheckDepth = 7; // 128 voxels along the longest side: a finger is several wide

/// The scene on its way; each step takes what is wanted of it and counts.
class EngineWork {
public:
    EngineWork(Scene scene, const EngineChanges& changes)
        : m_changes(changes)
        , m_result{withoutHandleJoints(std::move(scene)), {}, {}, {}, {}, false} {}

    Expected<EngineScene> run() {
        for (const auto step :
             {&EngineWork::centre, &EngineWork::limit, &EngineWork::remove, &EngineWork::rename,
              &EngineWork::noteOwn, &EngineWork::twistLimbs, &EngineWork::twistNamed, &EngineWork::link,
              &EngineWork::end, &EngineWork::root, &EngineWork::name}) {
            if (const Expected<void> done = (this->*step)(); !done) {
                return fail(done.error());
            }
        }
        return std::move(m_result);
    }

private:
    const Skeleton& skeleton() const { return m_result.scene.skeleton; }

    Expected<std::int32_t> numberOf(const std::string& name, const std::string& where) const {
        const std::vector<std::string> names = distinctJointNames(skeleton());
        const auto found = std::ranges::find(names, name);
        if (found == names.end()) {
            return fail(jointUnknown(name, where, skeleton()));
        }
        return static_cast<std::int32_t>(found - names.begin());
    }

    Expected<void> edit(const Expected<SkeletonSteps>& steps) {
        if (!steps) {
            return fail(steps.error());
        }
        Expected<Scene> changed = withFollowedEdits(m_result.scene, *steps, &m_result.notices);
        if (!changed) {
            return fail(changed.error());
        }
        m_result.scene = std::move(*changed);
        m_result.steps.insert(m_result.steps.end(), steps->begin(), steps->end());
        return {};
    }

    Expected<void> centre() {
        if (!m_changes.centre) {
            return {};
        }
        Progress progress;
        SINEW_TRY(const auto voxels, partVolume(m_result.scene, progress));
        const SkeletonSteps steps =
            voxels ? centreJoints(skeleton(), *voxels, mirrorTable(skeleton())) : SkeletonSteps();
        for (const SkeletonEdit& step : steps) {
            m_result.counts.centred += step.joints.size();
        }
        return edit(steps);
    }

    Expected<void> limit() {
        std::set<std::string> limited;
        for (const LimitChange& change : m_changes.limits) {
            SINEW_TRY(const auto joint, numberOf(change.joint, "--limit"));
            const auto j = static_cast<std::size_t>(joint);
            std::optional<JointLimits> limits = skeleton().joints[j].limits;
            limits = limits ? limits : limitsFromBind(skeleton(), j, {});
            for (std::size_t axis = 0; axis < change.ranges.size(); ++axis) {
                limits->ranges[axis] = change.ranges[axis].value_or(limits->ranges[axis]);
            }
            if (change.free) {
                limits.reset();
            }
            SINEW_CHECK(edit(limitJoints(skeleton(), std::array{joint}, std::array{limits})));
            limited.insert(change.joint);
        }
        m_result.counts.limited = limited.size();
        return {};
    }

    Expected<void> remove() {
        std::vector<std::int32_t> joints;
        for (const std::string& name : m_changes.remove) {
            const auto joint = numberOf(name, "--remove");
            if (!joint) {
                return fail(joint.error());
            }
            if (std::ranges::find(joints, *joint) == joints.end()) {
                joints.push_back(*joint);
            }
        }
        if (!joints.empty() && joints.size() == skeleton().size()) {
            return fail(ErrorCode::NoJointLeft, {m_result.scene.sourceFile});
        }
        m_result.counts.removed = joints.size();
        return joints.empty() ? Expected<void>() : edit(deleteJoints(skeleton(), joints));
    }

    Expected<void> renameBy(const Expected<SkeletonSteps>& steps) {
        if (steps && !steps->empty()) {
            m_result.counts.renamed += steps->front().joints.size();
        }
        return edit(steps);
    }

    Expected<void> rename() {
        if (m_changes.renameTable.empty()) {
            return {};
        }
        const auto table = readJointTable(m_changes.renameTable);
        return table ? renameBy(renameByTable(skeleton(), *table)) : fail(table.error());
    }

    Expected<void> twist(const std::string& name, std::size_t count) {
        const auto joint = numberOf(name, "--twist");
        if (!joint) {
            return fail(joint.error());
        }
        m_result.counts.twists += count;
        return edit(addTwistJoints(skeleton(), *joint, count));
    }

    Expected<void> twistEach(const std::vector<std::string>& names, std::size_t count) {
        for (const std::string& name : names) {
            if (Expected<void> done = twist(name, count); !done) {
                return done;
            }
        }
        return {};
    }

    Expected<void> twistLimbs() {
        if (m_changes.limbTwists == 0) {
            return {};
        }
        const std::vector<std::string> names = distinctJointNames(skeleton());
        const auto named = [&](const std::vector<std::int32_t>& joints) {
            std::vector<std::string> result; // by name: numbers change as joints come
            result.reserve(joints.size());
            for (const std::int32_t joint : joints) {
                result.push_back(names[static_cast<std::size_t>(joint)]);
            }
            return result;
        };
        const LimbJoints limbs = limbJoints(skeleton());
        m_result.boneless = named(limbs.boneless);
        m_result.noLimbs = limbs.withBone.empty() && limbs.boneless.empty();
        return twistEach(named(limbs.withBone), m_changes.limbTwists);
    }

    Expected<void> twistNamed() { return twistEach(m_changes.twisted, m_changes.twists); }

    double bendOfJoint(std::int32_t joint, const std::string& name) const {
        const auto said = m_changes.bendDegrees.find(name);
        const double own = said == m_changes.bendDegrees.end() ? 0.0 : said->second;
        return std::max(own, largestBend(m_result.scene, joint) * 180.0 / std::acos(-1.0));
    }

    /// A joint that bends no further than asked, or has no bone above it, stays one.
    std::size_t linksOf(std::int32_t joint, const std::string& name) const {
        const std::int32_t parent = skeleton().joints[static_cast<std::size_t>(joint)].parent;
        const bool bone = parent != kNone && (skeleton().position(static_cast<std::size_t>(joint)) -
                                              skeleton().position(static_cast<std::size_t>(parent)))
                                                     .norm() > 0.0;
        const double fraction = bone ? bendOfJoint(joint, name) / m_changes.linkDegrees : 1.0;
        return std::min(kMaxLinks, static_cast<std::size_t>(std::ceil(std::max(fraction - 1e-9, 1.0))));
    }

    Expected<void> link() {
        if (!(m_changes.linkDegrees > 0.0)) {
            return {};
        }
        for (const auto& [name, degrees] : m_changes.bendDegrees) {
            if (const auto known = numberOf(name, "--bend"); !known) {
                return fail(known.error());
            }
        }
        const std::vector<std::string> names = distinctJointNames(skeleton());
        m_numbers.resize(names.size());
        std::iota(m_numbers.begin(), m_numbers.end(), 0);
        for (std::size_t j = 0; j < names.size(); ++j) {
            const std::size_t links = linksOf(m_numbers[j], names[j]);
            Expected<void> done = links < 2 ? Expected<void>() : linkJoint(m_numbers[j], links);
            if (!done) {
                return done;
            }
        }
        return {};
    }

    /// m_numbers follow: joints of one name change it as they change places.
    Expected<void> linkJoint(std::int32_t joint, std::size_t links) {
        const auto steps = addBoneLinks(skeleton(), joint, links);
        const auto after = steps ? withEdits(skeleton(), *steps) : fail(steps.error());
        if (!after) {
            return fail(after.error());
        }
        for (std::int32_t& number : m_numbers) {
            number = after->number[static_cast<std::size_t>(number)];
        }
        m_result.counts.links += links - 1;
        return edit(steps);
    }

    Expected<void> end() {
        if (!m_changes.ends) {
            return {};
        }
        const SkeletonSteps steps = addEndJoints(skeleton());
        m_result.counts.ends = steps.empty() ? 0 : steps.front().joints.size();
        return edit(steps);
    }

    Expected<void> root() {
        if (m_changes.root.empty()) {
            return {};
        }
        m_result.counts.roots = 1;
        return edit(addRootJoint(skeleton(), m_changes.root));
    }

    Expected<void> name() {
        if (!m_changes.names) {
            return {};
        }
        for (const std::string& joint : jointsWithoutName(skeleton(), *m_changes.names)) {
            if (m_own.contains(joint)) { // what was added has the name it was given
                m_result.nameless.push_back(joint);
            }
        }
        return renameBy(renameByConvention(skeleton(), *m_changes.names));
    }

    /// The joints that are there before any are added.
    Expected<void> noteOwn() {
        const std::vector<std::string> names = distinctJointNames(skeleton());
        m_own.insert(names.begin(), names.end());
        return {};
    }

    const EngineChanges& m_changes;
    EngineScene m_result;
    std::vector<std::int32_t> m_numbers; ///< link: now, of the joints before it
    std::set<std::string> m_own;         ///< names of joints that were there
};

/// Empty: the edit of this joint needs no line.
QString engineLine(SkeletonEditKind kind, const EditedJoint& edited) {
    const QString joint = QString::fromStdString(edited.joint);
    const QString other = QString::fromStdString(edited.other);
    switch (kind) {
    case SkeletonEditKind::Delete:
        return QCoreApplication::translate("EngineText", "%1 is removed").arg(joint);
    case SkeletonEditKind::Rename:
        return QCoreApplication::translate("EngineText", "%1 becomes %2").arg(joint, other);
    case SkeletonEditKind::Add:
        return other.isEmpty()
                   ? QCoreApplication::translate("EngineText", "%1 is new, above all").arg(joint)
                   : QCoreApplication::translate("EngineText", "%1 is new, below %2").arg(joint, other);
    default:
        return {};
    }
}

} // namespace

Expected<std::shared_ptr<const SparseVoxels>> partVolume(const Scene& scene, Progress& progress) {
    const auto problem = makeBindProblem(scene, {}, {});
    if (!problem) {
        return std::shared_ptr<const SparseVoxels>(); // nothing to fill is no fault of the joints
    }
    const VoxelFrame frame = fitVoxelFrame(problem->usedVertices, {}, kCheckDepth);
    std::vector<Vec3> vertices = problem->vertices;
    for (Vec3& vertex : vertices) {
        vertex = frame.gridFromModel * vertex;
    }
    auto voxels = voxelize(vertices, problem->triangles, {}, frame, {}, progress);
    if (!voxels) {
        return fail(voxels.error());
    }
    return voxels->count(kLeafInterior) > 0 ? std::make_shared<const SparseVoxels>(std::move(*voxels))
                                            : std::shared_ptr<const SparseVoxels>();
}

Expected<EngineScene> changedForEngine(Scene scene, const EngineChanges& changes) {
    return EngineWork(std::move(scene), changes).run();
}

QStringList engineLines(const EngineScene& changed) {
    QStringList lines;
    for (const SkeletonEdit& step : changed.steps) {
        for (const EditedJoint& joint : step.joints) {
            if (const QString line = engineLine(step.kind, joint); !line.isEmpty()) {
                lines << line;
            }
        }
    }
    for (const std::string& joint : changed.nameless) {
        lines << QCoreApplication::translate("EngineText",
                                             "%1 keeps its name: the convention has none for it")
                     .arg(QString::fromStdString(joint));
    }
    for (const std::string& joint : changed.boneless) {
        lines << QCoreApplication::translate("EngineText", "%1 gets no twist joints: it has no bone")
                     .arg(QString::fromStdString(joint));
    }
    if (changed.noLimbs) {
        lines << QCoreApplication::translate("EngineText",
                                             "No twist joints: no joint is named as an arm or a leg");
    }
    return lines;
}

} // namespace sinew
