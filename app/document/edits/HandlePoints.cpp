#include "app/document/edits/HandlePoints.h"

#include "app/document/edits/CageEdits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/text/Fill.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
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

Expected<void> moveHandlePoint(Document& document, const HandlePoint& point, const Vec3& place) {
    if (!hasHandlePoint(document.state().settings, point)) {
        return {};
    }
    BindSettings settings = document.state().settings;
    if (point.cage) {
        Cage& cage = settings.cages[*point.cage];
        cage.vertices[point.index] = place;
        return setHandles(document, settings,
                          QCoreApplication::translate("HandlePoints", "Move Cage Vertex"));
    }
    Handle& handle = settings.handles[point.index];
    moveMiddle(handle.solid, place);
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
