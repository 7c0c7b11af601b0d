#include "app/document/edits/CageDraft.h"

#include <algorithm>

namespace sinew {
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
        return !point.cage || inChain || (drawn.cage && point.cage != drawn.cage);
    });
    return points;
}

std::optional<HandlePoint> CageDraft::onlyTaken() const {
    const CageChain& drawn = chain();
    if (drawn.vertices.size() != 1 || !drawn.vertices[0].vertex) {
        return std::nullopt;
    }
    return HandlePoint{drawn.cage, *drawn.vertices[0].vertex, drawn.vertices[0].place};
}

/// A void draft leaves nothing behind.
void CageDraft::begin() {
    if (empty()) {
        m_chain = {};
        m_lifetime = m_document.lifetime();
    }
}

bool CageDraft::add(const Vec3& place) {
    begin();
    const double same = kSamePlace * bounds(*m_document.state().scene).diagonal();
    const bool taken = std::ranges::any_of(
        m_chain.vertices, [&](const ChainVertex& each) { return (each.place - place).norm() <= same; });
    if (!taken) {
        m_chain.vertices.push_back({place, std::nullopt});
    }
    return !taken;
}

void CageDraft::join(const HandlePoint& point) {
    begin();
    m_chain.cage = point.cage;
    m_extended = m_document.state().settings.cages[*point.cage];
    m_chain.vertices.push_back({point.place, static_cast<std::uint32_t>(point.index)});
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
    const Expected<void> drawn = drawCage(m_document, finished);
    if (drawn) {
        clear();
    }
    return drawn;
}

} // namespace sinew
