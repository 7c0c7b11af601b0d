#include "app/jobs/compare/FileDifferences.h"

#include "app/report/ScenePairs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kUnmoved = 1e-6;  // of the diagonal
constexpr double kSameTurn = 1e-2; // degrees
constexpr double kSameWeight = 1e-4;

/// For each open part that of the file, or kNone.
std::vector<std::int32_t> filePartsOf(const Scene& open, const Scene& file) {
    std::vector<std::int32_t> partners(open.parts.size(), kNone);
    std::vector<bool> taken(file.parts.size());
    for (std::size_t part = 0; part < partners.size(); ++part) {
        for (std::size_t other = 0; other < taken.size() && partners[part] == kNone; ++other) {
            if (!taken[other] && file.parts[other].mesh->name == open.parts[part].mesh->name) {
                taken[other] = true;
                partners[part] = static_cast<std::int32_t>(other);
            }
        }
    }
    for (std::size_t part = 0; part < std::min(partners.size(), taken.size()); ++part) {
        const Mesh& mesh = *open.parts[part].mesh;
        const Mesh& other = *file.parts[part].mesh;
        const bool same = mesh.polygonOffsets == other.polygonOffsets && mesh.corners == other.corners;
        if (partners[part] == kNone && !taken[part] && same) { // renamed
            taken[part] = true;
            partners[part] = static_cast<std::int32_t>(part);
        }
    }
    return partners;
}

/// What no partner names, ascending.
std::vector<std::size_t> unpaired(const std::vector<std::int32_t>& partners, std::size_t count) {
    std::vector<bool> taken(count);
    for (const std::int32_t partner : partners) {
        if (partner != kNone) {
            taken[static_cast<std::size_t>(partner)] = true;
        }
    }
    std::vector<std::size_t> left;
    for (std::size_t each = 0; each < count; ++each) {
        if (!taken[each]) {
            left.push_back(each);
        }
    }
    return left;
}

class FileComparer {
public:
    FileComparer(const Scene& open, const Scene& file)
        : m_open(open)
        , m_file(file)
        , m_parts(filePartsOf(open, file))
        , m_unmoved(std::max(1e-9, kUnmoved * bounds(open).diagonal() * open.metersPerUnit)) {}

    FileDifferences run() {
        m_found.metersPerUnit = m_open.metersPerUnit;
        m_found.weighted =
            std::ranges::any_of(m_file.parts, [](const Part& part) { return part.weights != nullptr; });
        compareParts();
        compareJoints();
        compareSkins();
        return std::move(m_found);
    }

private:
    void compareParts() {
        for (std::size_t part = 0; part < m_parts.size(); ++part) {
            const Mesh& mesh = *m_open.parts[part].mesh;
            if (m_parts[part] == kNone) {
                m_found.parts.push_back(
                    {DifferenceKind::Removed, mesh.name, {}, mesh.vertexCount(), 0, mesh.polygonCount(), 0});
            } else {
                compareMeshes(mesh, *m_file.parts[static_cast<std::size_t>(m_parts[part])].mesh);
            }
        }
        for (const std::size_t part : unpaired(m_parts, m_file.parts.size())) {
            const Mesh& mesh = *m_file.parts[part].mesh;
            m_found.parts.push_back(
                {DifferenceKind::Added, mesh.name, {}, 0, mesh.vertexCount(), 0, mesh.polygonCount()});
        }
    }

    void compareMeshes(const Mesh& mesh, const Mesh& now) {
        PartDifference part{DifferenceKind::Changed, mesh.name,         {},
                            mesh.vertexCount(),      now.vertexCount(), mesh.polygonCount(),
                            now.polygonCount()};
        const bool sameCounts = part.vertices == part.verticesNow && part.polygons == part.polygonsNow;
        part.renamed = now.name == mesh.name ? std::string() : now.name;
        part.rewired =
            sameCounts && (mesh.polygonOffsets != now.polygonOffsets || mesh.corners != now.corners);
        for (std::size_t p = 0; part.vertices == part.verticesNow && p < part.vertices; ++p) {
            const double distance =
                (mesh.vertices[p] * m_open.metersPerUnit - now.vertices[p] * m_file.metersPerUnit).norm();
            part.moved += distance > m_unmoved ? 1 : 0;
            part.farthest = std::max(part.farthest, distance);
        }
        if (!sameCounts || part.rewired || part.moved > 0 || now.name != mesh.name) {
            m_found.parts.push_back(std::move(part));
        }
    }

    void compareJoints() {
        const Skeleton& skeleton = m_open.skeleton;
        const std::vector<std::int32_t> partners = pairJoints(skeleton, m_file.skeleton);
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            if (partners[j] != kNone) {
                comparePlaces(j, static_cast<std::size_t>(partners[j]));
            } else if (skeleton.joints[j].ofFile()) {
                m_found.joints.push_back({DifferenceKind::Removed, skeleton.joints[j].name});
            }
        }
        for (const std::size_t j : unpaired(partners, m_file.skeleton.size())) {
            m_found.joints.push_back({DifferenceKind::Added, m_file.skeleton.joints[j].name});
        }
    }

    void comparePlaces(std::size_t open, std::size_t file) {
        const Joint& before = m_open.skeleton.joints[open];
        const Joint& now = m_file.skeleton.joints[file];
        JointOnDisk joint{DifferenceKind::Changed, before.name};
        joint.moved = (m_open.skeleton.position(open) * m_open.metersPerUnit -
                       m_file.skeleton.position(file) * m_file.metersPerUnit)
                          .norm();
        const Quat turn(before.modelFromJointBind.linear().transpose() * now.modelFromJointBind.linear());
        joint.turned = 2.0 * std::atan2(turn.vec().norm(), std::abs(turn.w())) * 180.0 / std::numbers::pi;
        joint.parent = parentOf(m_open.skeleton, before);
        joint.parentNow = parentOf(m_file.skeleton, now);
        joint.reparented = joint.parent != joint.parentNow;
        if (joint.moved > m_unmoved || joint.turned > kSameTurn || joint.reparented) {
            m_found.joints.push_back(std::move(joint));
        }
    }

    static std::string parentOf(const Skeleton& skeleton, const Joint& joint) {
        return joint.parent == kNone ? std::string()
                                     : skeleton.joints[static_cast<std::size_t>(joint.parent)].name;
    }

    void compareSkins() {
        m_jointOf = pairJoints(m_file.skeleton, m_open.skeleton);
        for (std::size_t part = 0; part < m_parts.size(); ++part) {
            if (m_parts[part] != kNone) {
                compareSkin(part, static_cast<std::size_t>(m_parts[part]));
            }
        }
    }

    void compareSkin(std::size_t part, std::size_t now) {
        const Mesh& mesh = *m_open.parts[part].mesh;
        const auto& before = m_open.parts[part].weights;
        const auto& after = m_file.parts[now].weights;
        SkinDifference skin{DifferenceKind::Changed, mesh.name};
        if (before && after) {
            mesh.vertexCount() == m_file.parts[now].mesh->vertexCount()
                ? compareByNumber(skin, *before, *after)
                : compareByPlace(skin, part);
        } else if (before || after) {
            skin.kind = after ? DifferenceKind::Added : DifferenceKind::Removed;
            skin.vertices = (after ? after : before)->vertexCount();
            skin.largest = 1.0;
        }
        if (skin.vertices > 0) {
            m_found.skins.push_back(std::move(skin));
        }
    }

    void compareByNumber(SkinDifference& skin, const SkinWeights& before, const SkinWeights& now) const {
        for (std::size_t p = 0; p < before.vertexCount(); ++p) {
            compareVertex(skin, before.at(p), now.at(p));
        }
    }

    /// Of vertices that have moved, or are gone, nothing is known.
    void compareByPlace(SkinDifference& skin, std::size_t part) {
        if (m_places.empty()) {
            m_places = pairParts(m_open, m_file);
        }
        const PartPair& pair = m_places[part];
        const SkinWeights* now =
            pair.read < m_file.parts.size() ? m_file.parts[pair.read].weights.get() : nullptr;
        for (std::size_t i = 0; now != nullptr && i < pair.vertices.size(); ++i) {
            compareVertex(skin, m_open.parts[part].weights->at(pair.vertices[i]),
                          now->at(pair.readVertices[i]));
        }
    }

    void compareVertex(SkinDifference& skin, std::span<const Influence> before,
                       std::span<const Influence> now) const {
        double largest = 0.0;
        for (const Influence& each : before) {
            const auto same = std::ranges::find_if(
                now, [&](const Influence& other) { return openJoint(other.joint) == each.joint; });
            const float other = same == now.end() ? 0.0F : same->weight;
            largest = std::max(largest, std::abs(static_cast<double>(each.weight) - other));
        }
        for (const Influence& each : now) {
            const std::int32_t joint = openJoint(each.joint);
            if (joint == kNone || std::ranges::find(before, joint, &Influence::joint) == before.end()) {
                largest = std::max(largest, static_cast<double>(each.weight));
            }
        }
        skin.vertices += largest > kSameWeight ? 1 : 0;
        skin.largest = std::max(skin.largest, largest);
    }

    std::int32_t openJoint(std::int32_t joint) const { return m_jointOf[static_cast<std::size_t>(joint)]; }

    const Scene& m_open;
    const Scene& m_file;
    std::vector<std::int32_t> m_parts;
    std::vector<std::int32_t> m_jointOf; ///< the open character's for each of the file's
    std::vector<PartPair> m_places;      ///< empty: not needed yet
    double m_unmoved;                    ///< metres
    FileDifferences m_found;
};

} // namespace

FileDifferences fileDifferences(const Scene& open, const Scene& file) {
    return FileComparer(open, file).run();
}

} // namespace sinew
