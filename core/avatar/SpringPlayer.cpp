#include "core/avatar/SpringPlayer.h"

#include "core/avatar/SpringChecks.h"

#include <algorithm>
#include <set>

namespace sinew {
namespace {

/// On the line of a capsule the place nearest to a point; a sphere's or plane's own place.
Vec3 nearestMiddle(const PlacedCollider& collider, const Vec3& point) {
    return nearestPoint(point, {collider.from, collider.to});
}

bool isCapsule(ColliderShape shape) {
    return shape == ColliderShape::Capsule || shape == ColliderShape::InsideCapsule;
}

bool isInside(ColliderShape shape) {
    return shape == ColliderShape::InsideSphere || shape == ColliderShape::InsideCapsule;
}

/// Those of chains or of colliders.
std::set<std::size_t> faultyOf(const std::vector<SpringFault>& faults, SpringFault::Of of) {
    std::set<std::size_t> indices;
    for (const SpringFault& fault : faults) {
        if (fault.of == of) {
            indices.insert(fault.index);
        }
    }
    return indices;
}

} // namespace

double PlacedCollider::distance(const Vec3& center, double ballRadius, Vec3& push) const {
    if (shape == ColliderShape::Plane) {
        push = normal;
        return (center - from).dot(normal) - ballRadius;
    }
    const Vec3 away = center - nearestMiddle(*this, center);
    const double length = away.norm();
    push = length > 0.0 ? Vec3(away / length) : Vec3(Vec3::UnitY());
    if (isInside(shape)) {
        push = -push;
        return radius - ballRadius - length;
    }
    return length - ballRadius - radius;
}

PlacedCollider placedCollider(const SpringCollider& collider, const Transform& modelFromJoint) {
    PlacedCollider placed;
    placed.shape = collider.shape;
    placed.from = modelFromJoint * collider.offset;
    placed.to = isCapsule(collider.shape) ? Vec3(modelFromJoint * collider.tail) : placed.from;
    if (collider.shape == ColliderShape::Plane) {
        const Vec3 normal = modelFromJoint.linear().inverse().transpose() * collider.normal;
        placed.normal = normal.stableNormalized();
    }
    placed.radius = collider.radius;
    return placed;
}

std::vector<PlacedCollider> placedColliders(const Skeleton& skeleton, const Springs& springs,
                                            std::span<const Transform> modelFromJoint) {
    std::vector<PlacedCollider> placed;
    for (std::size_t c = 0; c < springs.colliders.size(); ++c) {
        const std::int32_t joint = skeleton.find(springs.colliders[c].joint);
        if (joint != kNone) {
            placed.push_back(
                placedCollider(springs.colliders[c], modelFromJoint[static_cast<std::size_t>(joint)]));
            placed.back().collider = c;
            placed.back().joint = joint;
        }
    }
    return placed;
}

SpringPlayer::SpringPlayer(const Skeleton& skeleton, const Springs& springs, double metersPerUnit,
                           const Pose& rest)
    : m_metersPerUnit(metersPerUnit) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        m_parents.push_back(skeleton.joints[j].parent);
        m_fromParents.push_back(skeleton.parentFromJointBind(j));
    }
    const std::vector<SpringFault> faults = springFaults(skeleton, springs);
    const std::set<std::size_t> faultyColliders = faultyOf(faults, SpringFault::Of::Collider);
    for (std::size_t c = 0; c < springs.colliders.size(); ++c) {
        const std::int32_t joint = skeleton.find(springs.colliders[c].joint);
        SpringCollider collider = springs.colliders[c];
        if (faultyColliders.contains(c) || joint == kNone) {
            collider.joint.clear(); // pushes nothing
        }
        m_colliders.push_back({std::move(collider), static_cast<std::size_t>(std::max(joint, 0))});
    }
    const Pose turned = rest.joints.size() == skeleton.size() ? rest : Pose::bindPose(skeleton);
    const std::vector<Transform> restModel = modelFromJoints(skeleton, turned);
    const std::set<std::size_t> faultyChains = faultyOf(faults, SpringFault::Of::Chain);
    for (std::size_t chain = 0; chain < springs.chains.size(); ++chain) {
        if (!faultyChains.contains(chain)) {
            addChain(skeleton, springs, chain, turned, restModel);
        }
    }
    sortLinks(skeleton);
    findBelow(skeleton);
}

void SpringPlayer::addChain(const Skeleton& skeleton, const Springs& springs, std::size_t chain,
                            const Pose& rest, std::span<const Transform> restModel) {
    const SpringChain& settings = springs.chains[chain];
    std::vector<std::size_t> colliders;
    for (const std::size_t group : settings.groups) {
        for (const std::size_t collider : springs.groups[group].colliders) {
            if (collider < m_colliders.size() && !m_colliders[collider].settings.joint.empty()) {
                colliders.push_back(collider);
            }
        }
    }
    for (std::size_t i = 0; i + 1 < settings.joints.size(); ++i) {
        const std::int32_t joint = skeleton.find(settings.joints[i].joint);
        const std::int32_t next = skeleton.find(settings.joints[i + 1].joint);
        const auto j = static_cast<std::size_t>(joint);
        const Vec3 end = restModel[j].inverse() * restModel[static_cast<std::size_t>(next)].translation();
        if (end.norm() > 0.0) {
            m_links.push_back({settings.joints[i], chain, joint, next, skeleton.find(settings.center),
                               rest.joints[j].rotation, end, colliders});
        }
    }
    if (settings.hasTail()) {
        const std::int32_t last = skeleton.find(settings.joints.back().joint);
        m_links.push_back({settings.joints.back(), chain, last, kNone, skeleton.find(settings.center),
                           rest.joints[static_cast<std::size_t>(last)].rotation, settings.tail, colliders});
    }
}

/// Orders links so that each comes behind those that move its joint or its colliders. Circles, of chains
/// whose colliders hang on each other, are cut where they close.
void SpringPlayer::sortLinks(const Skeleton& skeleton) {
    std::vector<std::int32_t> linkOf(skeleton.size(), kNone);
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        linkOf[static_cast<std::size_t>(m_links[i].joint)] = static_cast<std::int32_t>(i);
    }
    const auto above = [&](std::int32_t joint, bool withSelf, std::vector<std::size_t>& links) {
        for (std::int32_t j = withSelf ? joint : m_parents[static_cast<std::size_t>(joint)]; j != kNone;
             j = m_parents[static_cast<std::size_t>(j)]) {
            if (const std::int32_t link = linkOf[static_cast<std::size_t>(j)]; link != kNone) {
                links.push_back(static_cast<std::size_t>(link));
                return; // that one comes behind those above it
            }
        }
    };
    std::vector<std::vector<std::size_t>> waitsFor(m_links.size());
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        above(m_links[i].joint, false, waitsFor[i]);
        for (const std::size_t collider : m_links[i].colliders) {
            above(static_cast<std::int32_t>(m_colliders[collider].joint), true, waitsFor[i]);
        }
    }
    std::vector<Link> sorted;
    std::vector<bool> seen(m_links.size(), false);
    struct Visit {
        std::size_t link;
        std::size_t next = 0; ///< of those that it waits for
    };
    std::vector<Visit> path;
    for (std::size_t first = 0; first < m_links.size(); ++first) {
        if (!seen[first]) {
            path.push_back({first});
            seen[first] = true;
        }
        while (!path.empty()) {
            Visit& visit = path.back();
            if (visit.next < waitsFor[visit.link].size()) {
                const std::size_t before = waitsFor[visit.link][visit.next++];
                if (!seen[before]) {
                    seen[before] = true;
                    path.push_back({before});
                }
                continue;
            }
            sorted.push_back(m_links[visit.link]);
            path.pop_back();
        }
    }
    m_links = std::move(sorted);
}

void SpringPlayer::findBelow(const Skeleton& skeleton) {
    std::vector<std::int32_t> linkOf(skeleton.size(), kNone);
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        linkOf[static_cast<std::size_t>(m_links[i].joint)] = static_cast<std::int32_t>(i);
    }
    std::vector<std::int32_t> mover(skeleton.size(), kNone); ///< the nearest link at or above a joint
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = m_parents[j];
        const std::int32_t above = parent == kNone ? kNone : mover[static_cast<std::size_t>(parent)];
        if (above != kNone) {
            m_links[static_cast<std::size_t>(above)].below.push_back(static_cast<std::int32_t>(j));
        }
        mover[j] = linkOf[j] != kNone ? linkOf[j] : above;
    }
}

std::vector<std::int32_t> SpringPlayer::joints() const {
    std::vector<std::int32_t> joints;
    for (const Link& link : m_links) {
        joints.push_back(link.joint);
    }
    return joints;
}

Transform SpringPlayer::local(const Pose& pose, std::size_t joint) const {
    const JointPose& own = pose.joints[joint];
    return Eigen::Translation3d(own.translation) * m_fromParents[joint] * own.rotation *
           Eigen::Scaling(own.scale);
}

Transform SpringPlayer::model(const Frame& frame, std::size_t joint) const {
    const std::int32_t parent = m_parents[joint];
    const Transform own = local(frame.pose, joint);
    return parent == kNone ? own : frame.model[static_cast<std::size_t>(parent)] * own;
}

/// modelFromCenter: the space in which speed counts.
Transform SpringPlayer::centerOf(const Link& link, const Frame& frame) const {
    return link.center == kNone ? Transform::Identity() : frame.model[static_cast<std::size_t>(link.center)];
}

/// The pose with all that swings at rest.
SpringPlayer::Frame SpringPlayer::frameOf(const Pose& pose) const {
    Frame frame{pose, {}};
    for (const Link& link : m_links) {
        frame.pose.joints[static_cast<std::size_t>(link.joint)].rotation = link.rest;
    }
    frame.model.reserve(m_parents.size());
    for (std::size_t j = 0; j < m_parents.size(); ++j) {
        frame.model.push_back(model(frame, j));
    }
    return frame;
}

/// Where the end of a link's bone is while its joint is at rest and those above stand as in the frame.
Vec3 SpringPlayer::restTail(const Link& link, const Frame& frame) const {
    return frame.model[static_cast<std::size_t>(link.joint)] * link.end;
}

/// Equation of the specification: the end of the bone in the next step, kept at its distance and out of
/// colliders, model space. The link's joint is at rest in the frame.
Vec3 SpringPlayer::nextTail(const Link& link, const Frame& frame, double seconds) const {
    const Vec3 head = frame.model[static_cast<std::size_t>(link.joint)].translation();
    const Vec3 toRest = restTail(link, frame) - head;
    const double length = toRest.norm();
    const double fall = seconds / m_metersPerUnit; // metres per second to units
    const Vec3 inertia = (1.0 - link.settings.drag) * (link.current - link.previous);
    const auto kept = [&](const Vec3& tail) {
        const Vec3 direction = tail - head;
        const double distance = direction.norm();
        return Vec3(head + (distance > 0.0 ? Vec3(direction * (length / distance)) : toRest));
    };
    Vec3 tail = kept(centerOf(link, frame) * Vec3(link.current + inertia) +
                     toRest * (link.settings.stiffness * fall / length) +
                     link.settings.gravityDirection * (link.settings.gravity * fall));
    for (const std::size_t c : link.colliders) {
        const PlacedCollider collider =
            placedCollider(m_colliders[c].settings, frame.model[m_colliders[c].joint]);
        Vec3 push;
        const double distance = collider.distance(tail, link.settings.radius, push);
        if (distance < 0.0) {
            tail = kept(tail - distance * push);
        }
    }
    return tail;
}

/// Turns a link's joint, which is at rest in the frame, so that its bone points to a place in model space.
void SpringPlayer::turn(const Link& link, const Vec3& tail, Frame& frame) const {
    const auto j = static_cast<std::size_t>(link.joint);
    const Vec3 direction = frame.model[j].inverse() * tail;
    frame.pose.joints[j].rotation = link.rest * Quat::FromTwoVectors(link.end, direction);
    frame.model[j] = model(frame, j);
    for (const std::int32_t joint : link.below) {
        frame.model[static_cast<std::size_t>(joint)] = model(frame, static_cast<std::size_t>(joint));
    }
}

void SpringPlayer::reset(const Pose& pose) {
    const Frame frame = frameOf(pose);
    for (Link& link : m_links) {
        link.tail = restTail(link, frame);
        link.current = centerOf(link, frame).inverse() * link.tail;
        link.previous = link.current;
    }
    m_started = true;
    m_motion = 0.0;
}

Pose SpringPlayer::step(const Pose& pose, double seconds) {
    if (!m_started) {
        reset(pose);
    }
    Frame frame = frameOf(pose);
    m_motion = 0.0;
    for (Link& link : m_links) {
        const double length =
            (restTail(link, frame) - frame.model[static_cast<std::size_t>(link.joint)].translation()).norm();
        if (!(length > 0.0)) {
            continue; // the pose scales the bone away
        }
        const Vec3 tail = nextTail(link, frame, seconds);
        m_motion = std::max(m_motion, (tail - link.tail).norm() / length);
        link.tail = tail;
        link.previous = link.current;
        link.current = centerOf(link, frame).inverse() * tail;
        turn(link, tail, frame);
    }
    return std::move(frame.pose);
}

Pose SpringPlayer::shown(const Pose& pose) const {
    Frame frame = frameOf(pose);
    if (m_started) {
        for (const Link& link : m_links) {
            turn(link, centerOf(link, frame) * link.current, frame);
        }
    }
    return std::move(frame.pose);
}

std::vector<SpringTail> SpringPlayer::tails() const {
    std::vector<SpringTail> tails;
    for (const Link& link : m_links) {
        tails.push_back({link.joint, link.next, link.chain, link.tail, link.settings.radius});
    }
    return tails;
}

} // namespace sinew
