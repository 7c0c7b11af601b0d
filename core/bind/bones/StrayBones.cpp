#include "core/bind/bones/FittedBones.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <tuple>
#include <vector>

namespace sinew {
namespace {

constexpr int kAlongBone = 15;        ///< of a bone, between its ends
constexpr double kStandsThere = 1e-3; ///< of the surface's diagonal

bool runsOutside(const SurfaceRays& surface, const Vec3& a, const Vec3& b) {
    int outside = 0;
    for (int k = 1; k <= kAlongBone; ++k) {
        outside += surface.encloses(a + k / (kAlongBone + 1.0) * (b - a)) ? 0 : 1;
    }
    return 2 * outside > kAlongBone;
}

/// The sources as a tree.
class SourceTree {
public:
    SourceTree(const Skeleton& skeleton, const Bones& sources)
        : m_skeleton(skeleton)
        , m_sources(sources.joints)
        , m_children(sources.joints.size()) {
        for (std::size_t s = 0; s < m_sources.size(); ++s) {
            if (const auto above = indexOf(m_sources[s].above)) {
                m_children[*above].push_back(s);
            }
        }
    }

    std::optional<std::size_t> indexOf(std::int32_t joint) const {
        const auto found = std::ranges::lower_bound(m_sources, joint, {}, &Bone::joint);
        return found != m_sources.end() && found->joint == joint
                   ? std::optional(static_cast<std::size_t>(found - m_sources.begin()))
                   : std::nullopt;
    }
    Vec3 position(std::size_t s) const {
        return m_skeleton.position(static_cast<std::size_t>(m_sources[s].joint));
    }
    const std::vector<std::size_t>& children(std::size_t s) const { return m_children[s]; }
    bool isRoot(std::size_t s) const { return m_sources[s].above == kNone; }
    bool isJoint(std::size_t s) const { return !m_sources[s].isHandle(); }
    /// It and all below it.
    std::size_t sizeOf(std::size_t s) const {
        std::size_t size = 1;
        for (const std::size_t child : m_children[s]) {
            size += sizeOf(child);
        }
        return size;
    }
    std::size_t size() const { return m_sources.size(); }

private:
    const Skeleton& m_skeleton;
    const std::vector<Bone>& m_sources;
    std::vector<std::vector<std::size_t>> m_children;
};

/// How many sources below this one stand inside. A sheet has no inside that a root could stand out of.
std::size_t insideBelow(const SourceTree& tree, const SurfaceRays& surface, std::size_t s) {
    std::size_t inside = 0;
    for (const std::size_t child : tree.children(s)) {
        inside += (surface.surrounds(tree.position(child)) ? 1 : 0) + insideBelow(tree, surface, child);
    }
    return inside;
}

bool isStrayRoot(const SourceTree& tree, const SurfaceRays& surface, std::size_t s) {
    if (!tree.isRoot(s) || !tree.isJoint(s) || surface.surrounds(tree.position(s)) ||
        2 * insideBelow(tree, surface, s) < tree.sizeOf(s)) { // a skeleton that does not fit stays whole
        return false;
    }
    const auto chains = std::ranges::count_if(tree.children(s), [&](std::size_t child) {
        return !tree.children(child).empty() || !runsOutside(surface, tree.position(s), tree.position(child));
    });
    return chains <= 1;
}

bool has(std::span<const std::int32_t> joints, std::int32_t joint) {
    return std::ranges::find(joints, joint) != joints.end();
}

/// Without the source, which is no cage's.
void drop(std::size_t s, const char* why, Bones& sources) {
    const std::int32_t joint = sources.joints[s].joint;
    const std::int32_t above = sources.joints[s].above;
    sources.notices.push_back({NoticeCode::JointNotSource, sources.names[s], 1, {why}});
    sources.joints.erase(sources.joints.begin() + static_cast<std::ptrdiff_t>(s));
    sources.names.erase(sources.names.begin() + static_cast<std::ptrdiff_t>(s));
    for (Bone& bone : sources.joints) {
        bone.above = bone.above == joint ? above : bone.above;
    }
    for (CageFace& face : sources.cageFaces) {
        for (std::size_t& corner : face.sources) {
            corner -= corner > s ? 1 : 0;
        }
    }
}

/// A foot and the bone that it may hang on.
struct Hanging {
    double distance =
        0.0; ///< of the foot from the bone's end, in lengths of the bone; below 0: it stands at its begin
    std::size_t foot = 0;
    std::size_t bone = 0;
};

std::vector<std::size_t> findFeet(const SourceTree& tree, const SurfaceRays& surface, const Bones& sources) {
    std::vector<std::size_t> feet;
    for (std::size_t s = 0; s < tree.size(); ++s) {
        if (!tree.isJoint(s)) {
            continue;
        }
        if (tree.isRoot(s)) {
            if (2 * tree.sizeOf(s) < tree.size()) {
                feet.push_back(s);
            }
            continue;
        }
        const std::size_t above = *tree.indexOf(sources.joints[s].above);
        if (tree.isRoot(above) && runsOutside(surface, tree.position(above), tree.position(s))) {
            feet.push_back(s);
        }
    }
    return feet;
}

std::vector<Hanging> findHangings(const SourceTree& tree, const std::vector<std::size_t>& feet,
                                  const Bones& sources, double samePlace) {
    std::vector<Hanging> hangings;
    for (const std::size_t foot : feet) {
        for (std::size_t s = 0; s < tree.size(); ++s) {
            const Bone& bone = sources.joints[s];
            if (s == foot || bone.segments.empty() || !tree.children(s).empty() || tree.isRoot(s) ||
                std::ranges::find(feet, s) != feet.end()) {
                continue;
            }
            const Segment& segment = bone.segments.front();
            const double length = (segment.b - segment.a).norm();
            const double toEnd = (tree.position(foot) - segment.b).norm();
            if ((tree.position(foot) - segment.a).norm() < samePlace) {
                hangings.push_back({-1.0, foot, s});
            } else if (toEnd < length) {
                hangings.push_back({toEnd / length, foot, s});
            }
        }
    }
    std::ranges::sort(hangings, {},
                      [](const Hanging& one) { return std::tuple(one.distance, one.foot, one.bone); });
    return hangings;
}

/// Where bones of the root's fan end at the foot; a root keeps one bone.
void takeFromFan(Bone& root, const Vec3& position) {
    const auto endsThere = [&](const Segment& segment) { return segment.b == position; };
    if (!std::ranges::all_of(root.segments, endsThere)) {
        std::erase_if(root.segments, endsThere);
    }
}

/// Whether a source is another one or stands below it, as they hang now.
bool isOrStandsBelow(const SourceTree& tree, const Bones& sources, std::size_t s, std::size_t other) {
    while (s != other) {
        const auto above = tree.indexOf(sources.joints[s].above);
        if (!above) {
            return false;
        }
        s = *above;
    }
    return true;
}

void hang(const Vec3& position, bool footHasChildren, Bone& foot, Bone& bone) {
    const Vec3 direction = position - bone.segments.front().a;
    if (bone.openEnded) {
        bone.segments.front().b = position;
    }
    bone.openEnded = false;
    bone.endsChain = false;
    if (!footHasChildren && foot.openEnded) {
        foot.segments.front() = {position, position + direction};
    }
    foot.above = bone.joint;
    foot.endsChain = !footHasChildren;
}

/// The foot leads what the bone led, which is a source no more.
void takePlace(Bone& foot, const Bone& bone) {
    foot.above = bone.above;
    foot.segments = bone.segments;
    foot.openEnded = bone.openEnded;
    foot.endsChain = bone.endsChain;
}

} // namespace

void dropStrayRoots(const Skeleton& skeleton, const SurfaceRays& surface, std::span<const std::int32_t> kept,
                    Bones& sources) {
    for (bool again = true; again;) {
        again = false;
        const SourceTree tree(skeleton, sources);
        for (std::size_t s = 0; s < tree.size() && !again; ++s) {
            if (!has(kept, sources.joints[s].joint) && isStrayRoot(tree, surface, s)) {
                drop(s, "stray-root", sources);
                again = true;
            }
        }
    }
}

void hangFeet(const Skeleton& skeleton, const SurfaceRays& surface, std::span<const std::int32_t> kept,
              Bones& sources) {
    const SourceTree tree(skeleton, sources);
    const double samePlace = kStandsThere * surface.diagonal();
    std::vector<bool> hangs(tree.size(), false);
    std::vector<bool> taken(tree.size(), false);
    std::vector<std::size_t> replaced;
    for (const Hanging& one : findHangings(tree, findFeet(tree, surface, sources), sources, samePlace)) {
        Bone& foot = sources.joints[one.foot];
        Bone& bone = sources.joints[one.bone];
        const bool endsThere = (tree.position(one.foot) - bone.segments.front().b).norm() < samePlace;
        const bool replaces = one.distance < 0.0;
        if (hangs[one.foot] || (taken[one.bone] && !endsThere) || (replaces && has(kept, bone.joint)) ||
            isOrStandsBelow(tree, sources, one.bone, one.foot)) {
            continue; // what stands below the foot would lead round in a circle
        }
        hangs[one.foot] = taken[one.bone] = true;
        if (const auto root = tree.indexOf(foot.above)) {
            takeFromFan(sources.joints[*root], tree.position(one.foot));
        }
        if (replaces) {
            takePlace(foot, bone);
            replaced.push_back(one.bone);
        } else {
            hang(tree.position(one.foot), !tree.children(one.foot).empty(), foot, bone);
        }
    }
    std::ranges::sort(replaced, std::greater());
    for (const std::size_t s : replaced) {
        drop(s, "place-taken", sources);
    }
}

} // namespace sinew
