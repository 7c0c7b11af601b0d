#include "core/bind/bones/Bones.h"

#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>

namespace sinew {
namespace {

/// What a joint is to the bind.
enum class Role {
    Source,
    End,    ///< no source, but a bone may end there
    Ignored ///< neither
};

struct Judged {
    Role role = Role::Source;
    const char* why = ""; ///< of a joint that is no source
};

/// Joints with weight in parts that are skinned, not just attached to a joint. All false: the file has no
/// weights.
std::vector<bool> skinnedJoints(const Scene& scene) {
    Scene skinned;
    skinned.skeleton.joints.resize(scene.skeleton.size());
    std::copy_if(scene.parts.begin(), scene.parts.end(), std::back_inserter(skinned.parts),
                 [](const Part& part) { return part.rigidJoint == kNone; });
    return weightedJoints(skinned);
}

std::vector<Judged> judgeByNames(const Skeleton& skeleton) {
    const auto children = skeleton.children();
    const auto isDef = [](const Joint& joint) { return joint.name.rfind("DEF-", 0) == 0; };
    const bool rigify = std::any_of(skeleton.joints.begin(), skeleton.joints.end(), isDef);
    std::vector<Judged> judged(skeleton.size());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Joint& joint = skeleton.joints[j];
        const NamedRole named = roleByName(joint.name);
        const bool underSource =
            joint.parent != kNone && judged[static_cast<std::size_t>(joint.parent)].role == Role::Source;
        if ((rigify && !isDef(joint)) || named == NamedRole::Control) {
            judged[j] = {Role::Ignored, "name"};
        } else if (named == NamedRole::End && children[j].empty() && joint.parent != kNone) {
            judged[j] = {Role::End, "end"};
        } else if (named == NamedRole::Root && !underSource && !children[j].empty()) {
            judged[j] = {Role::Ignored, "root"};
        }
    }
    return judged;
}

/// Joints that were made here had no chance to get weight in the file, so names alone speak of them.
std::vector<Judged> judgeByWeights(const Skeleton& skeleton, const std::vector<bool>& weighted) {
    const std::vector<Judged> named = judgeByNames(skeleton);
    std::vector<Judged> judged(skeleton.size());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (skeleton.joints[j].created && !weighted[j]) {
            judged[j] = named[j];
        } else if (!weighted[j]) {
            const bool control = roleByName(skeleton.joints[j].name) == NamedRole::Control;
            judged[j] = {control ? Role::Ignored : Role::End, "weights"};
        }
    }
    return judged;
}

Expected<std::vector<Judged>> judgeByList(const Skeleton& skeleton, const std::vector<std::string>& names) {
    std::vector<Judged> judged(skeleton.size());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const bool control = roleByName(skeleton.joints[j].name) == NamedRole::Control;
        judged[j] = {control ? Role::Ignored : Role::End, "list"};
    }
    for (const std::string& name : names) {
        if (skeleton.find(name) == kNone) {
            return fail(ErrorCode::JointUnknown, {name, "joints"});
        }
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            if (skeleton.joints[j].name == name) {
                judged[j] = {};
            }
        }
    }
    return judged;
}

/// Nodes that only move others are no bones, however many joints are asked for.
std::vector<Judged> withoutMovers(const Skeleton& skeleton, std::vector<Judged> judged) {
    for (std::size_t j = 0; j < judged.size(); ++j) {
        if (skeleton.joints[j].mover) {
            judged[j] = {Role::Ignored, "mover"};
        }
    }
    return judged;
}

Expected<std::vector<Judged>> judge(const Scene& scene, const BindSettings& settings) {
    switch (settings.jointChoice) {
    case JointChoice::All:
        return withoutMovers(scene.skeleton, std::vector<Judged>(scene.skeleton.size()));
    case JointChoice::Listed:
        return judgeByList(scene.skeleton, settings.joints);
    case JointChoice::Deforming:
        break;
    }
    const std::vector<bool> weighted = skinnedJoints(scene);
    const bool known = std::find(weighted.begin(), weighted.end(), true) != weighted.end();
    return withoutMovers(scene.skeleton,
                         known ? judgeByWeights(scene.skeleton, weighted) : judgeByNames(scene.skeleton));
}

class BoneMaker {
public:
    BoneMaker(const Skeleton& skeleton, const std::vector<Judged>& judged, const BindSettings& settings)
        : m_skeleton(skeleton)
        , m_judged(judged)
        , m_children(skeleton.children())
        , m_lone(settings.guessLoneBones ? guess(skeleton, judged) : LoneBones()) {}

    /// Those of joints without parent and child; none where they cannot be guessed.
    const LoneBones& loneBones() const { return m_lone; }

    Bone bones(std::size_t joint) const {
        if (const auto lone = std::ranges::find(m_lone.bones, joint, &LoneBone::joint);
            lone != m_lone.bones.end()) {
            return {static_cast<std::int32_t>(joint), {lone->segment}, {}, lone->openEnded, endsChain(*lone)};
        }
        Bone source{static_cast<std::int32_t>(joint), fan(joint), {}, false};
        if (source.segments.empty()) {
            source.segments.push_back({m_skeleton.position(joint), leafEnd(joint)});
            source.openEnded = !m_skeleton.joints[joint].tail;
        }
        return source;
    }

private:
    static LoneBones guess(const Skeleton& skeleton, const std::vector<Judged>& judged) {
        std::vector<bool> deforms;
        std::vector<bool> ends;
        for (const Judged& joint : judged) {
            deforms.push_back(joint.role == Role::Source);
            ends.push_back(joint.role == Role::End);
        }
        return findLoneBones(skeleton, loneRoles(skeleton, deforms, ends));
    }

    /// Whether one of the guessed bones leads to it and it leads to none.
    bool endsChain(const LoneBone& bone) const {
        const auto& bones = m_lone.bones;
        return std::ranges::any_of(
                   bones, [&](const LoneBone& other) { return other.segment.b == bone.segment.a; }) &&
               std::ranges::none_of(bones,
                                    [&](const LoneBone& other) { return other.segment.a == bone.segment.b; });
    }

    /// Segments to the children.
    std::vector<Segment> fan(std::size_t joint) const {
        std::vector<Segment> all;
        for (const std::int32_t child : m_children[joint]) {
            addEnds(m_skeleton.position(joint), static_cast<std::size_t>(child), false, all);
        }
        return all;
    }

    /// A bone to `child`, or, when that only controls, to the sources below it.
    void addEnds(const Vec3& from, std::size_t child, bool throughControl, std::vector<Segment>& out) const {
        const Role role = m_judged[child].role;
        if (role == Role::Source || (role == Role::End && !throughControl)) {
            out.push_back({from, m_skeleton.position(child)});
            return;
        }
        for (const std::int32_t grandchild : m_children[child]) {
            addEnds(from, static_cast<std::size_t>(grandchild), true, out);
        }
    }

    Vec3 leafEnd(std::size_t joint) const {
        const Joint& leaf = m_skeleton.joints[joint];
        if (leaf.tail) {
            return *leaf.tail;
        }
        Vec3 position = m_skeleton.position(joint);
        for (std::int32_t above = leaf.parent;
             above != kNone && !m_skeleton.joints[static_cast<std::size_t>(above)].mover;
             above = m_skeleton.joints[static_cast<std::size_t>(above)].parent) {
            const Vec3 bone = position - m_skeleton.position(static_cast<std::size_t>(above));
            if (bone.squaredNorm() > 0.0) {
                return position + bone;
            }
        }
        return position;
    }

    const Skeleton& m_skeleton;
    const std::vector<Judged>& m_judged;
    std::vector<std::vector<std::int32_t>> m_children;
    LoneBones m_lone;
};

/// What handles and cages make of a skeleton's joints.
struct Handled {
    std::vector<Bone> bones; ///< #J, null for a joint that has none
    std::vector<bool> alone; ///< #J: of cages, or made for a handle, and so no end of a bone
    std::vector<std::vector<std::int32_t>> controlJoints; ///< as Bones has them
};

Expected<void> addSolid(const Skeleton& skeleton, const std::string& joint, const Solid& solid, bool alone,
                        const char* list, Handled& handled) {
    const std::int32_t found = skeleton.find(joint);
    if (found == kNone) {
        return fail(ErrorCode::JointUnknown, {joint, list});
    }
    const auto number = static_cast<std::size_t>(found);
    Bone& source = handled.bones[number];
    source.joint = found;
    source.segments.push_back(spineOf(solid));
    source.volumes.push_back(volumeOf(solid));
    handled.alone[number] = handled.alone[number] || alone;
    return {};
}

/// What one area holds beside another.
AreaVertices together(AreaVertices area, const AreaVertices& other) {
    for (std::size_t part = 0; part < area.size(); ++part) {
        std::vector<std::uint32_t> both;
        std::ranges::set_union(area[part], other[part], std::back_inserter(both));
        area[part] = std::move(both);
    }
    return area;
}

/// Errors: JointUnknown, those of areaVertices.
Expected<void> addArea(const Scene& scene, const Handle& handle, const BindSettings& settings,
                       Handled& handled) {
    const std::int32_t found = scene.skeleton.find(handle.joint);
    if (found == kNone) {
        return fail(ErrorCode::JointUnknown, {handle.joint, "handles"});
    }
    SINEW_TRY(AreaVertices area, areaVertices(scene, handle, settings.regions));
    Bone& source = handled.bones[static_cast<std::size_t>(found)];
    source.joint = found;
    if (source.area != nullptr) {
        area = together(std::move(area), *source.area);
    }
    source.area = std::make_shared<const AreaVertices>(std::move(area));
    return {};
}

/// Once all handles are known: an area may be made of several.
void addPieces(const Scene& scene, std::vector<Bone>& bones) {
    for (Bone& bone : bones) {
        if (bone.area != nullptr) {
            const std::vector<Segment> pieces = areaPieces(scene, *bone.area);
            bone.segments.insert(bone.segments.end(), pieces.begin(), pieces.end());
        }
    }
}

/// Of a lattice or a wire.
Expected<void> addControl(const Skeleton& skeleton, const Cage& cage, Handled& handled) {
    for (std::size_t v = 0; hasJoints(cage) && v < cage.vertices.size(); ++v) {
        const std::int32_t joint = skeleton.find(cageJoint(cage, v));
        if (joint == kNone) {
            return fail(ErrorCode::JointUnknown, {cageJoint(cage, v), "cages"});
        }
        handled.alone[static_cast<std::size_t>(joint)] = true;
        handled.controlJoints.back().push_back(joint);
    }
    return {};
}

/// Errors: JointUnknown, those of areaVertices.
Expected<Handled> handledJoints(const Scene& scene, const BindSettings& settings) {
    const Skeleton& skeleton = scene.skeleton;
    Handled handled{std::vector<Bone>(skeleton.size()), std::vector<bool>(skeleton.size(), false), {}};
    Expected<void> added;
    for (std::size_t h = 0; added && h < settings.handles.size(); ++h) {
        const Handle& handle = settings.handles[h];
        added = handle.isArea()
                    ? addArea(scene, handle, settings, handled)
                    : addSolid(skeleton, handle.joint, handle.solid, handle.newJoint, "handles", handled);
    }
    addPieces(scene, handled.bones);
    for (const Cage& cage : settings.cages) {
        handled.controlJoints.emplace_back();
        if (added && isControl(cage)) {
            added = addControl(skeleton, cage, handled);
            continue;
        }
        for (std::size_t v = 0; added && v < cage.vertices.size(); ++v) {
            added = addSolid(skeleton, cageJoint(cage, v), Solid::point(cage.vertices[v]), true, "cages",
                             handled);
        }
    }
    return added ? Expected<Handled>(std::move(handled)) : fail(added.error());
}

/// Marks the bones with a source above them in the skeleton and none below; those of joints without parent
/// and child stay as they are. Joints of cages and the like leave a chain's end where it is. O(#J).
void linkBones(const Skeleton& skeleton, const std::vector<bool>& alone, std::vector<Bone>& bones) {
    std::vector<Bone*> nearest(skeleton.size(), nullptr); // the joint's own, or that of the next source above
    for (Bone& bone : bones) {
        nearest[static_cast<std::size_t>(bone.joint)] = &bone;
    }
    for (std::size_t j = 0; j < skeleton.size(); ++j) { // parents stand before children
        const std::int32_t parent = skeleton.joints[j].parent;
        Bone* const above = parent == kNone ? nullptr : nearest[static_cast<std::size_t>(parent)];
        if (nearest[j] == nullptr) {
            nearest[j] = above;
        } else if (above != nullptr) {
            nearest[j]->endsChain = true;
            nearest[j]->above = above->joint;
            above->endsChain = above->endsChain && alone[j];
        }
    }
}

/// The faces of all cages, whose joints all are sources.
std::vector<CageFace> facesOf(const std::vector<Cage>& cages, const Bones& sources) {
    std::map<std::string_view, std::size_t> sourceOf;
    for (std::size_t s = sources.names.size(); s-- > 0;) { // of joints of one name the first counts
        sourceOf[sources.names[s]] = s;
    }
    std::vector<CageFace> faces;
    for (const Cage& cage : cages) {
        if (isControl(cage)) {
            continue;
        }
        std::vector<std::size_t> ofVertex;
        for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
            ofVertex.push_back(sourceOf.at(cageJoint(cage, v)));
        }
        const std::vector<CageFace> more = cageFaces(cage, ofVertex);
        faces.insert(faces.end(), more.begin(), more.end());
    }
    return faces;
}

/// Those with handles were not needed.
void noteLoneBones(const LoneBones& lone, const std::vector<Bone>& handled, const Scene& scene,
                   Notices& notices) {
    const auto guessed = std::ranges::count_if(
        lone.bones, [&](const LoneBone& bone) { return handled[bone.joint].joint == kNone; });
    if (guessed > 0) {
        notices.push_back(
            {NoticeCode::LoneBonesGuessed, scene.sourceFile, static_cast<std::size_t>(guessed), {lone.axis}});
    }
}

} // namespace

Expected<Bones> chooseBones(const Scene& scene, const BindSettings& settings) {
    if (scene.skeleton.empty()) {
        return fail(ErrorCode::NoSkeleton, {scene.sourceFile});
    }
    if (const Expected<void> sound = validateCages(settings.cages); !sound) {
        return fail(sound.error());
    }
    auto judged = judge(scene, settings);
    if (!judged) {
        return fail(judged.error());
    }
    auto handled = handledJoints(scene, settings);
    if (!handled) {
        return fail(handled.error());
    }
    for (std::size_t j = 0; j < judged->size(); ++j) {
        if (handled->alone[j]) {
            (*judged)[j].role = Role::Ignored;
        }
    }
    const BoneMaker maker(scene.skeleton, *judged, settings);
    Bones sources;
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        if (handled->bones[j].joint != kNone) {
            sources.joints.push_back(handled->bones[j]);
        } else if ((*judged)[j].role == Role::Source) {
            sources.joints.push_back(maker.bones(j));
        } else if (!handled->alone[j]) {
            sources.notices.push_back(
                {NoticeCode::JointNotSource, scene.skeleton.joints[j].name, 1, {(*judged)[j].why}});
        }
    }
    if (sources.joints.empty()) {
        return fail(ErrorCode::NoSourceJoints);
    }
    linkBones(scene.skeleton, handled->alone, sources.joints);
    noteLoneBones(maker.loneBones(), handled->bones, scene, sources.notices);
    for (const Bone& source : sources.joints) {
        sources.names.push_back(scene.skeleton.joints[static_cast<std::size_t>(source.joint)].name);
    }
    sources.cageFaces = facesOf(settings.cages, sources);
    sources.controlJoints = std::move(handled->controlJoints);
    return sources;
}

} // namespace sinew
