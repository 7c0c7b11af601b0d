#include "app/document/edits/HandleEdits.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/FollowSkeleton.h"
#include "app/text/Numbers.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/bind/settings/Cage.h"
#include "core/bind/settings/Lattice.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

constexpr double kWidthFraction = 0.04;          ///< of the character's diagonal: a new handle's width
constexpr const char* kNewJointName = "handle_"; // and a number
constexpr double kLastBoneWidths = 2; ///< how long a capsule is where nothing says where the bone ends

Vec3 positionOf(const Scene& scene, VertexId vertex) {
    return scene.parts[vertex.part].mesh->vertices[vertex.vertex];
}

/// `name` takes the handle's joint.
void handleStep(Document& document, const BindSettings& settings, const char* name, const Handle& handle,
                MergeKey merge = MergeKey::None) {
    setBindSettings(document, settings, merge, WeightUpdate::Now,
                    QCoreApplication::translate("HandleEdits", name).arg(printable(handle.joint)));
}

} // namespace

std::set<std::string> jointNames(const DocumentState& state) {
    std::set<std::string> names;
    for (const Joint& joint : state.scene->skeleton.joints) {
        names.insert(joint.name);
    }
    for (const HandleJoint& joint : handleJoints(state.settings)) {
        names.insert(joint.name);
    }
    return names;
}

Expected<void> setHandles(Document& document, const BindSettings& settings, const QString& step) {
    if (Expected<void> sound = validateCages(settings.cages); !sound) {
        return sound;
    }
    if (const auto scene = withHandleJoints(*document.state().scene, settings); !scene) {
        return fail(scene.error());
    }
    setBindSettings(document, settings, MergeKey::None, WeightUpdate::Now, step);
    return {};
}

Vec3 boneEnd(const Skeleton& skeleton, std::size_t joint, double length) {
    const Vec3 start = skeleton.position(joint);
    const auto& tail = skeleton.joints[joint].tail;
    if (tail && *tail != start) {
        return *tail;
    }
    const std::vector<std::int32_t> children = skeleton.children()[joint];
    for (const std::int32_t child : children) {
        Vec3 end = skeleton.position(static_cast<std::size_t>(child));
        if (end != start) {
            return end;
        }
    }
    const std::int32_t parent = skeleton.joints[joint].parent;
    Vec3 offset =
        parent == kNone ? Vec3::Zero() : Vec3(start - skeleton.position(static_cast<std::size_t>(parent)));
    if (!(offset.norm() > 0.0)) {
        offset = Vec3::UnitY();
    }
    return start + length * offset.normalized();
}

std::optional<Handle> handleHere(const DocumentState& state, SolidShape shape) {
    if (!state.hasScene() || state.selection.joint == kNone) {
        return std::nullopt;
    }
    const Scene& scene = *state.scene;
    const auto joint = static_cast<std::size_t>(state.selection.joint);
    const std::string& name = scene.skeleton.joints[joint].name;
    if (scene.skeleton.find(name) != state.selection.joint) {
        return std::nullopt;
    }
    const double width = kWidthFraction * bounds(scene).diagonal();
    const auto& vertex = state.selection.vertex;
    const Vec3 start = scene.skeleton.position(joint);
    const Vec3 at = vertex ? positionOf(scene, *vertex) : start;
    switch (shape) {
    case SolidShape::Point:
        return Handle{name, Solid::point(at)};
    case SolidShape::Sphere:
        return Handle{name, Solid::sphere(at, 0.5 * width)};
    case SolidShape::Capsule: {
        const Vec3 end = vertex ? at : boneEnd(scene.skeleton, joint, kLastBoneWidths * width);
        return Handle{name, Solid::capsule(start, end, 0.5 * width)};
    }
    case SolidShape::Box:
        break;
    }
    return Handle{name, Solid::box(at, Vec3::Constant(0.5 * width))};
}

Handle newJointAt(const DocumentState& state, const Vec3& position) {
    const std::set<std::string> taken = jointNames(state);
    Handle handle{"", Solid::point(position), true};
    for (int number = 1; handle.joint.empty() || taken.contains(handle.joint); ++number) {
        handle.joint = kNewJointName + std::to_string(number);
    }
    return handle;
}

std::optional<Handle> newJointHere(const DocumentState& state) {
    if (!state.hasScene() || !state.selection.vertex) {
        return std::nullopt;
    }
    Handle handle = newJointAt(state, positionOf(*state.scene, *state.selection.vertex));
    const std::int32_t above = state.selection.joint;
    if (above != kNone) {
        const Skeleton& skeleton = state.scene->skeleton;
        const std::string& name = skeleton.joints[static_cast<std::size_t>(above)].name;
        handle.parent = skeleton.find(name) == above ? name : std::string();
    }
    return handle;
}

void addHandle(Document& document, const Handle& handle) {
    BindSettings settings = document.state().settings;
    settings.handles.push_back(handle);
    handleStep(document, settings, QT_TRANSLATE_NOOP("HandleEdits", "Add Handle to %1"), handle);
}

void removeHandle(Document& document, std::size_t row) {
    BindSettings settings = document.state().settings;
    if (row < settings.handles.size()) {
        const Handle handle = settings.handles[row];
        settings.handles.erase(settings.handles.begin() + static_cast<std::ptrdiff_t>(row));
        handleStep(document, settings, QT_TRANSLATE_NOOP("HandleEdits", "Delete Handle of %1"), handle);
    }
}

void removeHandles(Document& document, std::span<const std::size_t> rows) {
    if (rows.size() == 1) {
        removeHandle(document, rows.front());
        return;
    }
    BindSettings settings = document.state().settings;
    settings.handles = withoutRows(std::move(settings.handles), rows);
    setBindSettings(document, settings, MergeKey::None, WeightUpdate::Now,
                    QCoreApplication::translate("HandleEdits", "Delete Handles"));
}

void renameHandleJoint(Document& document, std::size_t row, const std::string& name) {
    const DocumentState& now = document.state();
    if (!now.hasScene() || row >= now.settings.handles.size() || name.empty() ||
        jointNames(now).contains(name)) {
        return;
    }
    const std::string old = now.settings.handles[row].joint;
    const std::int32_t joint = now.scene->skeleton.find(old);
    if (joint == kNone || !now.scene->skeleton.joints[static_cast<std::size_t>(joint)].added) {
        return;
    }
    Scene scene = *now.scene;
    scene.skeleton.joints[static_cast<std::size_t>(joint)].name = name;
    std::vector<std::int32_t> numbers(scene.skeleton.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    document.change(QCoreApplication::translate("HandleEdits", "Rename Joint"), [&](DocumentState& state) {
        followNames({{old, {name, false}}}, state.settings, state.mirror);
        followDrivers({{old, {name, false}}}, state);
        followPseudoEdges({{old, {name, false}}}, state);
        for (Handle& handle : state.settings.handles) {
            handle.joint = handle.newJoint && handle.joint == old ? name : handle.joint;
        }
        followLayerNames(state.scene->skeleton, scene.skeleton, numbers, state.layers);
        state.scene = std::make_shared<const Scene>(std::move(scene));
    });
}

void changeHandle(Document& document, std::size_t row, const Solid& solid) {
    BindSettings settings = document.state().settings;
    if (row < settings.handles.size() && !settings.handles[row].isArea()) {
        settings.handles[row].solid = solid;
        handleStep(document, settings, QT_TRANSLATE_NOOP("HandleEdits", "Change Handle of %1"),
                   settings.handles[row], MergeKey::Rules);
    }
}

namespace {

bool isPointHandle(const Handle& handle) {
    return handle.newJoint && !handle.isArea() && handle.solid.shape == SolidShape::Point;
}

} // namespace

std::vector<HandlePoint> handlePoints(const BindSettings& settings) {
    std::vector<HandlePoint> points;
    for (std::size_t row = 0; row < settings.cages.size(); ++row) {
        const std::vector<Vec3>& vertices = settings.cages[row].vertices;
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            points.push_back({row, v, vertices[v]});
        }
    }
    for (std::size_t row = 0; row < settings.handles.size(); ++row) {
        if (isPointHandle(settings.handles[row])) {
            points.push_back({std::nullopt, row, middleOf(settings.handles[row].solid)});
        }
    }
    return points;
}

bool hasHandlePoint(const BindSettings& settings, const HandlePoint& point) {
    const std::vector<HandlePoint> all = handlePoints(settings);
    return std::ranges::find(all, point) != all.end();
}

std::optional<HandlePoint> handlePointOf(const DocumentState& state, std::int32_t joint) {
    if (!state.hasScene() || joint == kNone) {
        return std::nullopt;
    }
    const std::string& name = state.scene->skeleton.joints[static_cast<std::size_t>(joint)].name;
    for (const HandlePoint& point : handlePoints(state.settings)) {
        if (jointOfHandlePoint(state.settings, point) == name) {
            return point;
        }
    }
    return std::nullopt;
}

std::string jointOfHandlePoint(const BindSettings& settings, const HandlePoint& point) {
    return point.cage ? cageJoint(settings.cages[*point.cage], point.index)
                      : settings.handles[point.index].joint;
}

Cage withMovedVertex(const Cage& cage, std::size_t vertex, const Vec3& position) {
    if (cage.kind == CageKind::Lattice) {
        return withLatticeVertex(cage, vertex, position);
    }
    Cage moved = cage;
    moved.vertices[vertex] = position;
    return moved;
}

Expected<void> moveHandlePoint(Document& document, const HandlePoint& point, const Vec3& position) {
    if (!hasHandlePoint(document.state().settings, point)) {
        return {};
    }
    BindSettings settings = document.state().settings;
    if (point.cage) {
        Cage& cage = settings.cages[*point.cage];
        cage = withMovedVertex(cage, point.index, position);
        const char* step = isControl(cage) ? QT_TRANSLATE_NOOP("HandlePoints", "Move Control Vertex")
                                           : QT_TRANSLATE_NOOP("HandlePoints", "Move Cage Vertex");
        return setHandles(document, settings, QCoreApplication::translate("HandlePoints", step));
    }
    Handle& handle = settings.handles[point.index];
    moveMiddle(handle.solid, position);
    return setHandles(
        document, settings,
        QCoreApplication::translate("HandlePoints", "Move Handle of %1").arg(printable(handle.joint)));
}

} // namespace sinew
