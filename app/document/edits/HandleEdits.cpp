#include "app/document/edits/HandleEdits.h"

#include "app/document/RestMode.h"
#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/FollowSkeleton.h"
#include "app/text/Numbers.h"

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
        for (Handle& handle : state.settings.handles) {
            handle.joint = handle.newJoint && handle.joint == old ? name : handle.joint;
        }
        followLayerNames(state.scene->skeleton, scene.skeleton, numbers, state.layers);
        state.scene = std::make_shared<const Scene>(std::move(scene));
    });
}

void changeHandle(Document& document, std::size_t row, const Solid& solid) {
    BindSettings settings = document.state().settings;
    if (row < settings.handles.size()) {
        settings.handles[row].solid = solid;
        handleStep(document, settings, QT_TRANSLATE_NOOP("HandleEdits", "Change Handle of %1"),
                   settings.handles[row], MergeKey::Rules);
    }
}

namespace {

bool isPointHandle(const Handle& handle) {
    return handle.newJoint && handle.solid.shape == SolidShape::Point;
}

/// Their own edges and, of faces that go, the side that does not touch the vertex.
std::vector<CageEdge> edgesWithout(const Cage& cage, std::uint32_t vertex) {
    std::vector<CageEdge> edges;
    const auto keep = [&](std::uint32_t a, std::uint32_t b) {
        if (a != vertex && b != vertex) {
            edges.push_back({std::min(a, b), std::max(a, b)});
        }
    };
    for (const auto& [a, b] : cage.edges) {
        keep(a, b);
    }
    for (const CageFaceVertices& face : cage.faces) {
        const auto at = std::ranges::find(face, vertex);
        if (at != face.end()) {
            const auto i = static_cast<std::size_t>(at - face.begin());
            keep(face[(i + 1) % 3], face[(i + 2) % 3]);
        }
    }
    std::ranges::sort(edges);
    const auto repeated = std::ranges::unique(edges);
    edges.erase(repeated.begin(), repeated.end());
    return edges;
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
        const std::string own = point.cage ? cageJoint(state.settings.cages[*point.cage], point.index)
                                           : state.settings.handles[point.index].joint;
        if (own == name) {
            return point;
        }
    }
    return std::nullopt;
}

Expected<void> moveHandlePoint(Document& document, const HandlePoint& point, const Vec3& position) {
    if (!hasHandlePoint(document.state().settings, point)) {
        return {};
    }
    BindSettings settings = document.state().settings;
    if (point.cage) {
        Cage& cage = settings.cages[*point.cage];
        cage.vertices[point.index] = position;
        return setHandles(document, settings,
                          QCoreApplication::translate("HandlePoints", "Move Cage Vertex"));
    }
    Handle& handle = settings.handles[point.index];
    moveMiddle(handle.solid, position);
    return setHandles(
        document, settings,
        QCoreApplication::translate("HandlePoints", "Move Handle of %1").arg(printable(handle.joint)));
}

Expected<void> removeHandlePoint(Document& document, const HandlePoint& point) {
    if (!hasHandlePoint(document.state().settings, point)) {
        return {};
    }
    if (!point.cage) {
        removeHandle(document, point.index);
        return {};
    }
    BindSettings settings = document.state().settings;
    Cage& cage = settings.cages[*point.cage];
    if (cage.vertices.size() == 1) {
        removeCage(document, *point.cage);
        return {};
    }
    cage = withoutVertex(std::move(cage), static_cast<std::uint32_t>(point.index));
    return setHandles(document, settings, QCoreApplication::translate("HandlePoints", "Delete Cage Vertex"));
}

Cage withoutVertex(Cage cage, std::uint32_t vertex) {
    if (cage.joints.empty() && vertex + 1 < cage.vertices.size()) { // the next ones would take other names
        for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
            cage.joints.push_back(cageJoint(cage, v));
        }
    }
    cage.edges = edgesWithout(cage, vertex);
    std::erase_if(cage.faces, [vertex](const CageFaceVertices& face) {
        return std::ranges::find(face, vertex) != face.end();
    });
    const auto close = [vertex](auto& indices) {
        for (std::uint32_t& index : indices) {
            index -= index > vertex ? 1U : 0U;
        }
    };
    std::ranges::for_each(cage.faces, close);
    std::ranges::for_each(cage.edges, close);
    cage.vertices.erase(cage.vertices.begin() + vertex);
    if (!cage.joints.empty()) {
        cage.joints.erase(cage.joints.begin() + vertex);
    }
    return cage;
}

} // namespace sinew
