#include "app/document/edits/FollowSkeleton.h"
#include "core/geometry/BoxTree.h"
#include "core/scene/RestPose.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <cmath>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// What carries places near the skin: what carries the nearest vertex, of several the first, as a turn about
/// it. O(log #P) expected for a place.
class SkinCarrier {
public:
    SkinCarrier(const Scene& before, const std::vector<RestSkin>& skins)
        : m_before(before)
        , m_skins(skins)
        , m_vertices(finiteVertices(before))
        , m_tree(boxesOf(before, m_vertices)) {}

    Transform at(const Vec3& position) const {
        double nearest = std::numeric_limits<double>::infinity();
        std::uint32_t found = 0;
        m_tree.forEachNearFirst(
            [&](std::uint32_t, const Aabb& box) {
                return (box.nearest(position) - position).squaredNorm() <= nearest;
            },
            [&] { return position; },
            [&](std::uint32_t item) {
                const double distance = (placeOf(m_before, m_vertices[item]) - position).squaredNorm();
                if (distance < nearest || (distance == nearest && item < found)) {
                    nearest = distance;
                    found = item;
                }
            });
        return std::isfinite(nearest) ? carryOf(m_vertices[found]) : Transform::Identity();
    }
    Vec3 moved(const Vec3& position) const { return at(position) * position; }

private:
    static const Vec3& placeOf(const Scene& scene, const VertexId& vertex) {
        return scene.parts[vertex.part].mesh->vertices[vertex.vertex];
    }

    static std::vector<VertexId> finiteVertices(const Scene& scene) {
        std::vector<VertexId> vertices;
        for (std::uint32_t p = 0; p < scene.parts.size(); ++p) {
            for (std::uint32_t v = 0; v < scene.parts[p].mesh->vertexCount(); ++v) {
                if (scene.parts[p].mesh->vertices[v].allFinite()) {
                    vertices.push_back({p, v});
                }
            }
        }
        return vertices;
    }

    static std::vector<Aabb> boxesOf(const Scene& scene, const std::vector<VertexId>& vertices) {
        std::vector<Aabb> boxes(vertices.size());
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            boxes[i].add(placeOf(scene, vertices[i]));
        }
        return boxes;
    }

    Transform carryOf(const VertexId& vertex) const {
        const RestSkin& skin = m_skins[vertex.part];
        Transform carry = Transform::Identity();
        carry.linear() = skin.turns[vertex.vertex].cast<double>().toRotationMatrix();
        carry.translation() = skin.vertices[vertex.vertex] - carry.linear() * placeOf(m_before, vertex);
        return carry;
    }

    const Scene& m_before;
    const std::vector<RestSkin>& m_skins;
    std::vector<VertexId> m_vertices;
    BoxTree m_tree; ///< of `m_vertices`
};

void carrySolid(Solid& solid, const SkinCarrier& carrier) {
    const Transform carry = carrier.at(middleOf(solid));
    const bool capsule = solid.shape == SolidShape::Capsule;
    solid.from = carry * solid.from;
    solid.to = capsule ? Vec3(carry * solid.to) : solid.to;
}

/// A lattice stays a box: it only moves.
void carryCage(Cage& cage, const SkinCarrier& carrier) {
    if (cage.vertices.empty()) {
        return;
    }
    if (cage.kind != CageKind::Lattice) {
        for (Vec3& vertex : cage.vertices) {
            vertex = carrier.moved(vertex);
        }
        return;
    }
    Aabb box;
    for (const Vec3& vertex : cage.vertices) {
        box.add(vertex);
    }
    const Vec3 move = carrier.moved(box.center()) - box.center();
    for (Vec3& vertex : cage.vertices) {
        vertex += move;
    }
}

void carrySettings(BindSettings& settings, const SkinCarrier& carrier) {
    for (Region& region : settings.regions) {
        if (region.solid) {
            carrySolid(*region.solid, carrier);
        }
    }
    for (Handle& handle : settings.handles) {
        if (!handle.isArea()) {
            carrySolid(handle.solid, carrier);
        }
    }
    for (VoxelEdit& edit : settings.voxelEdits) {
        carrySolid(edit.solid, carrier);
    }
    for (RefineBox& box : settings.refine) {
        const Vec3 middle = 0.5 * (box.low + box.high);
        const Vec3 move = carrier.moved(middle) - middle;
        box.low += move;
        box.high += move;
    }
    for (Cage& cage : settings.cages) {
        carryCage(cage, carrier);
    }
}

/// A driver's poses as the new rest pose says them; the rest pose before is one of them now.
void carryDriver(JointDriver& driver, const Skeleton& skeleton, const Pose& restBefore) {
    if (driver.channel == DriverChannel::Turn) {
        return; // its target took its fraction with it
    }
    const bool fromRest = driver.from.empty();
    std::vector<DriverPose> from = fromRest ? std::vector<DriverPose>{{driver.joint}} : driver.from;
    bool moved = false;
    for (DriverPose& pose : from) {
        const std::int32_t joint = skeleton.find(pose.joint);
        if (joint == kNone) {
            continue;
        }
        const Quat& rest = restBefore.joints[static_cast<std::size_t>(joint)].rotation;
        if (rest.coeffs() != Quat::Identity().coeffs()) {
            pose.degrees = drivenDegrees(rest * drivenTurn(pose.degrees));
            moved = true;
        }
    }
    if (moved) {
        driver.from = std::move(from);
    }
}

void carryShapes(DocumentState& state, const Scene& before, const SkeletonEdit& edit) {
    const std::vector<RestSkin>& skins = *edit.skins;
    Shapes shapes = shapesOf(state);
    for (std::size_t part = 0; part < std::min(shapes.size(), skins.size()); ++part) {
        const std::vector<double> scales = restScales(before, part, edit);
        for (MorphTarget& shape : shapes[part]) {
            if (fitsVertices(shape, skins[part].vertices.size())) {
                shape = withRestSkin(std::move(shape), skins[part], scales);
            }
        }
    }
    state.shapes = sharedShapes(std::move(shapes));
}

} // namespace

void followRestPose(DocumentState& state, const Scene& before, const Skeleton& after,
                    const SkeletonEdit& edit) {
    if (state.drivers) {
        const Pose restBefore = poseAfterRest(Pose::bindPose(before.skeleton), before.skeleton, after, edit);
        Drivers drivers = *state.drivers;
        for (JointDriver& driver : drivers) {
            carryDriver(driver, after, restBefore);
        }
        state.drivers = sharedDrivers(std::move(drivers));
    }
    if (edit.skins && edit.skins->size() == before.parts.size()) {
        carrySettings(state.settings, SkinCarrier(before, *edit.skins));
        carryShapes(state, before, edit);
    }
    state.volume.reset();
}

} // namespace sinew
