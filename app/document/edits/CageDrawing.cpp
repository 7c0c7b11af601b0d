#include "app/document/edits/CageDrawing.h"

#include "app/document/edits/CageEdits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/text/Fill.h"
#include "app/text/Texts.h"
#include "core/bind/bones/CageReport.h"
#include "core/geometry/Mesh.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

bool hasLoop(const CageChain& chain) {
    return chain.closedAt && *chain.closedAt + kLeastLoop <= chain.vertices.size();
}

void addFace(Cage& cage, const CageFaceVertices& face) {
    const bool there = std::ranges::any_of(
        cage.faces, [&](const CageFaceVertices& each) { return std::ranges::is_permutation(each, face); });
    if (!there) {
        cage.faces.push_back(face);
    }
}

void addEdge(Cage& cage, std::uint32_t a, std::uint32_t b) {
    const CageEdge edge{std::min(a, b), std::max(a, b)};
    const std::vector<CageEdge> edges = cageEdges(cage);
    if (!std::ranges::binary_search(edges, edge)) {
        cage.edges.push_back(edge);
    }
}

/// Vertices from `first` on get joints that nothing else has; those before keep theirs.
void nameNewJoints(std::set<std::string> taken, std::size_t first, Cage& cage) {
    bool free = cage.joints.empty();
    for (std::size_t v = first; free && v < cage.vertices.size(); ++v) {
        free = !taken.contains(cageJoint(cage, v));
    }
    if (free) {
        return;
    }
    std::vector<std::string> joints;
    for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
        std::string name = cageJoint(cage, v);
        for (std::size_t number = v + 1; v >= first && !taken.insert(name).second; ++number) {
            name = cage.name + "_" + std::to_string(number + 1);
        }
        joints.push_back(std::move(name));
    }
    cage.joints = std::move(joints);
}

Expected<void> drawPointHandle(Document& document, const Vec3& place) {
    const Handle handle = newJointAt(document.state(), place);
    BindSettings settings = document.state().settings;
    settings.handles.push_back(handle);
    return setHandles(
        document, settings,
        QCoreApplication::translate("HandleEdits", "Add Handle to %1").arg(printable(handle.joint)));
}

Expected<void> extendCage(Document& document, const CageChain& chain) {
    BindSettings settings = document.state().settings;
    Cage& cage = settings.cages[*chain.cage];
    const std::size_t before = cage.vertices.size();
    cage = withChain(std::move(cage), chain);
    nameNewJoints(jointNames(document.state()), before, cage);
    return setHandles(document, settings, QCoreApplication::translate("CageDrawing", "Extend Cage"));
}

} // namespace

std::vector<CageFaceVertices> chainFaces(const CageChain& chain) {
    if (!hasLoop(chain)) {
        return {};
    }
    Mesh mesh;
    for (const ChainVertex& each : chain.vertices) {
        mesh.vertices.push_back(each.place);
    }
    std::vector<std::uint32_t> loop(chain.vertices.size() - *chain.closedAt);
    std::iota(loop.begin(), loop.end(), static_cast<std::uint32_t>(*chain.closedAt));
    mesh.addPolygon(loop);
    return triangulate(mesh);
}

std::vector<CageEdge> chainEdges(const CageChain& chain) {
    const std::size_t end = hasLoop(chain) ? *chain.closedAt + 1 : chain.vertices.size();
    std::vector<CageEdge> edges;
    for (std::size_t v = 1; v < end; ++v) {
        edges.push_back({static_cast<std::uint32_t>(v - 1), static_cast<std::uint32_t>(v)});
    }
    return edges;
}

Cage withChain(Cage cage, const CageChain& chain) {
    std::vector<std::uint32_t> indices;
    for (const ChainVertex& each : chain.vertices) {
        indices.push_back(each.vertex.value_or(static_cast<std::uint32_t>(cage.vertices.size())));
        if (!each.vertex) {
            cage.vertices.push_back(each.place);
        }
    }
    for (const auto& [a, b, c] : chainFaces(chain)) {
        addFace(cage, {indices[a], indices[b], indices[c]});
    }
    for (const auto& [a, b] : chainEdges(chain)) {
        addEdge(cage, indices[a], indices[b]);
    }
    return cage;
}

Expected<void> drawCage(Document& document, const CageChain& chain) {
    if (chain.vertices.empty() || !document.state().hasScene()) {
        return {};
    }
    if (chain.cage) {
        return *chain.cage < document.state().settings.cages.size() ? extendCage(document, chain)
                                                                    : Expected<void>();
    }
    if (chain.vertices.size() == 1) {
        return drawPointHandle(document, chain.vertices.front().place);
    }
    Cage cage;
    cage.name = QCoreApplication::translate("CageDrawing", "Cage").toStdString();
    BindSettings settings = document.state().settings;
    settings.cages.push_back(withFreeName(document.state(), withChain(std::move(cage), chain)));
    return setHandles(document, settings, QCoreApplication::translate("CageDrawing", "Draw Cage"));
}

QString drawnCageText(const DocumentState& state, const CageChain& chain) {
    if (!chain.cage && chain.vertices.size() == 1) {
        return QCoreApplication::translate("CageDrawing", "Point handle %1 added")
            .arg(printable(state.settings.handles.back().joint));
    }
    const Cage& cage = chain.cage ? state.settings.cages[*chain.cage] : state.settings.cages.back();
    for (const Notice& notice : cageNotices({cage}, {})) {
        if (notice.code == NoticeCode::CageFacesCross) {
            return noticeText(notice);
        }
    }
    return (chain.cage ? QCoreApplication::translate("CageDrawing", "%1 extended")
                       : QCoreApplication::translate("CageDrawing", "%1 added"))
        .arg(printable(cage.name));
}

} // namespace sinew
