#include "app/document/edits/CageEdits.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "core/bind/settings/Cage.h"
#include "core/bind/settings/WireCurve.h"
#include "core/geometry/Mesh.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

namespace sinew {
namespace {

/// `name` takes the cage's name.
QString cageStep(const char* name, const Cage& cage) {
    return QCoreApplication::translate("CageEdits", name).arg(printable(cage.name));
}

/// In the order of CageKind.
using KindNames = std::array<const char*, 3>;

const char* nameFor(const Cage& cage, const KindNames& names) {
    return names[static_cast<std::size_t>(cage.kind)];
}

bool isFree(const Cage& cage, const std::vector<Cage>& others, const std::set<std::string>& joints) {
    bool free = std::ranges::none_of(others, [&](const Cage& other) { return other.name == cage.name; });
    for (std::size_t v = 0; free && v < cage.vertices.size(); ++v) {
        free = !joints.contains(cageJoint(cage, v));
    }
    return free;
}

} // namespace

Cage withFreeName(const DocumentState& state, Cage cage) {
    const std::string name = cage.name;
    // Joints that were named by hand are meant to be those.
    const std::set<std::string> avoided = cage.joints.empty() ? jointNames(state) : std::set<std::string>();
    for (int number = 2; !isFree(cage, state.settings.cages, avoided); ++number) {
        cage.name = name + " " + std::to_string(number);
    }
    return cage;
}

Expected<void> addCage(Document& document, const Cage& cage) {
    BindSettings settings = document.state().settings;
    settings.cages.push_back(withFreeName(document.state(), cage));
    const KindNames names{QT_TRANSLATE_NOOP("CageEdits", "Add Cage \"%1\""),
                          QT_TRANSLATE_NOOP("CageEdits", "Add Lattice \"%1\""),
                          QT_TRANSLATE_NOOP("CageEdits", "Add Wire \"%1\"")};
    return setHandles(document, settings, cageStep(nameFor(cage, names), settings.cages.back()));
}

void setCageFill(Document& document, std::size_t row, bool fill) {
    BindSettings settings = document.state().settings;
    if (row < settings.cages.size() && settings.cages[row].fill != fill) {
        settings.cages[row].fill = fill;
        setBindSettings(document, settings, MergeKey::None, WeightUpdate::Now,
                        cageStep(fill ? QT_TRANSLATE_NOOP("CageEdits", "Fill Cage \"%1\"")
                                      : QT_TRANSLATE_NOOP("CageEdits", "Empty Cage \"%1\""),
                                 settings.cages[row]));
    }
}

void removeCage(Document& document, std::size_t row) {
    BindSettings settings = document.state().settings;
    if (row < settings.cages.size()) {
        const Cage cage = settings.cages[row];
        settings.cages.erase(settings.cages.begin() + static_cast<std::ptrdiff_t>(row));
        setBindSettings(document, settings, MergeKey::None, WeightUpdate::Now,
                        cageStep(nameFor(cage, {QT_TRANSLATE_NOOP("CageEdits", "Delete Cage \"%1\""),
                                                QT_TRANSLATE_NOOP("CageEdits", "Delete Lattice \"%1\""),
                                                QT_TRANSLATE_NOOP("CageEdits", "Delete Wire \"%1\"")}),
                                 cage));
    }
}

void removeCages(Document& document, std::span<const std::size_t> rows) {
    if (rows.size() == 1) {
        removeCage(document, rows.front());
        return;
    }
    BindSettings settings = document.state().settings;
    settings.cages = withoutRows(std::move(settings.cages), rows);
    setBindSettings(document, settings, MergeKey::None, WeightUpdate::Now,
                    QCoreApplication::translate("CageEdits", "Delete Cages"));
}

namespace {

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
    if (cage.kind == CageKind::Wire) { // the curve goes on without it
        const std::vector<std::uint32_t> order = wireOrder(cage);
        const auto at = std::ranges::find(order, vertex);
        if (at != order.end() && at != order.begin() && at + 1 != order.end()) {
            keep(*(at - 1), *(at + 1));
        }
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
    const char* step = isControl(cage) ? QT_TRANSLATE_NOOP("HandlePoints", "Delete Control Vertex")
                                       : QT_TRANSLATE_NOOP("HandlePoints", "Delete Cage Vertex");
    cage = withoutVertex(std::move(cage), static_cast<std::uint32_t>(point.index));
    return setHandles(document, settings, QCoreApplication::translate("HandlePoints", step));
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

/// Joints that were named after the cage are written down, so that weights of theirs stay theirs.
void renameCage(Document& document, std::size_t row, const std::string& name) {
    BindSettings settings = document.state().settings;
    const bool taken =
        std::ranges::any_of(settings.cages, [&](const Cage& cage) { return cage.name == name; });
    if (row >= settings.cages.size() || name.empty() || taken) {
        return;
    }
    Cage& cage = settings.cages[row];
    std::vector<std::string> joints;
    joints.reserve(cage.vertices.size());
    for (std::size_t vertex = 0; vertex < cage.vertices.size(); ++vertex) {
        joints.push_back(cageJoint(cage, vertex));
    }
    cage.joints = std::move(joints);
    cage.name = name;
    const char* step = nameFor(cage, {QT_TRANSLATE_NOOP("CageEdits", "Rename Cage"),
                                      QT_TRANSLATE_NOOP("CageEdits", "Rename Lattice"),
                                      QT_TRANSLATE_NOOP("CageEdits", "Rename Wire")});
    setBindSettings(document, settings, MergeKey::None, WeightUpdate::Now,
                    QCoreApplication::translate("CageEdits", step));
}

namespace {

bool hasLoop(const CageChain& chain) {
    return chain.closedAt && *chain.closedAt + kMinLoop <= chain.vertices.size();
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

Expected<void> drawPointHandle(Document& document, const Vec3& position) {
    const Handle handle = newJointAt(document.state(), position);
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
    const char* step = cage.kind == CageKind::Wire ? QT_TRANSLATE_NOOP("CageDrawing", "Extend Wire")
                                                   : QT_TRANSLATE_NOOP("CageDrawing", "Extend Cage");
    return setHandles(document, settings, QCoreApplication::translate("CageDrawing", step));
}

} // namespace

std::vector<CageFaceVertices> chainFaces(const CageChain& chain) {
    if (!hasLoop(chain)) {
        return {};
    }
    Mesh mesh;
    for (const ChainVertex& each : chain.vertices) {
        mesh.vertices.push_back(each.position);
    }
    std::vector<std::uint32_t> loop(chain.vertices.size() - *chain.closedAt);
    std::iota(loop.begin(), loop.end(), static_cast<std::uint32_t>(*chain.closedAt));
    mesh.addPolygon(loop);
    return triangulate(mesh);
}

std::vector<CageEdge> chainEdges(const CageChain& chain) {
    const std::size_t end = hasLoop(chain) ? *chain.closedAt + 1 : chain.vertices.size();
    std::vector<CageEdge> edges;
    edges.reserve(end);
    for (std::size_t v = 1; v < end; ++v) {
        edges.push_back({static_cast<std::uint32_t>(v - 1), static_cast<std::uint32_t>(v)});
    }
    return edges;
}

Cage withChain(Cage cage, const CageChain& chain) {
    std::vector<std::uint32_t> indices;
    indices.reserve(chain.vertices.size());
    for (const ChainVertex& each : chain.vertices) {
        indices.push_back(each.vertex.value_or(static_cast<std::uint32_t>(cage.vertices.size())));
        if (!each.vertex) {
            cage.vertices.push_back(each.position);
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
        return drawPointHandle(document, chain.vertices.front().position);
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

namespace {

/// Of the character's diagonal: nearer than this is the same place.
constexpr double kSamePlace = 1e-6;

} // namespace

bool CageDraft::empty() const {
    const DocumentState& state = m_document.state();
    if (m_chain.vertices.empty() || m_lifetime != m_document.lifetime() || !state.hasScene()) {
        return true;
    }
    const std::vector<Cage>& cages = state.settings.cages;
    return m_chain.cage && (*m_chain.cage >= cages.size() || !(cages[*m_chain.cage] == m_extended));
}

const CageChain& CageDraft::chain() const {
    static const CageChain none;
    return empty() ? none : m_chain;
}

std::vector<HandlePoint> CageDraft::joinable() const {
    const CageChain& drawn = chain();
    std::vector<HandlePoint> points = handlePoints(m_document.state().settings);
    std::erase_if(points, [&](const HandlePoint& point) {
        const bool inChain = drawn.cage && std::ranges::any_of(drawn.vertices, [&](const ChainVertex& each) {
                                 return each.vertex == static_cast<std::uint32_t>(point.index);
                             });
        const bool lattice =
            point.cage && m_document.state().settings.cages[*point.cage].kind == CageKind::Lattice;
        return !point.cage || lattice || inChain || (drawn.cage && point.cage != drawn.cage);
    });
    return points;
}

std::optional<HandlePoint> CageDraft::onlyTaken() const {
    const CageChain& drawn = chain();
    if (drawn.vertices.size() != 1 || !drawn.vertices[0].vertex) {
        return std::nullopt;
    }
    return HandlePoint{drawn.cage, *drawn.vertices[0].vertex, drawn.vertices[0].position};
}

/// A void draft leaves nothing behind.
void CageDraft::begin() {
    if (empty()) {
        m_chain = {};
        m_lifetime = m_document.lifetime();
    }
}

bool CageDraft::add(const Vec3& position) {
    begin();
    const double same = kSamePlace * bounds(*m_document.state().scene).diagonal();
    const bool taken = std::ranges::any_of(
        m_chain.vertices, [&](const ChainVertex& each) { return (each.position - position).norm() <= same; });
    if (!taken) {
        m_chain.vertices.push_back({position, std::nullopt});
    }
    return !taken;
}

void CageDraft::join(const HandlePoint& point) {
    begin();
    m_chain.cage = point.cage;
    m_extended = m_document.state().settings.cages[*point.cage];
    m_chain.vertices.push_back({point.position, static_cast<std::uint32_t>(point.index)});
}

void CageDraft::removeLast() {
    if (empty()) {
        return;
    }
    m_chain.vertices.pop_back();
    if (std::ranges::none_of(m_chain.vertices,
                             [](const ChainVertex& each) { return each.vertex.has_value(); })) {
        m_chain.cage.reset();
    }
}

Expected<void> CageDraft::finish(std::optional<std::size_t> closedAt) {
    CageChain finished = chain();
    finished.closedAt = closedAt;
    Expected<void> drawn = drawCage(m_document, finished);
    if (drawn) {
        clear();
    }
    return drawn;
}

} // namespace sinew
