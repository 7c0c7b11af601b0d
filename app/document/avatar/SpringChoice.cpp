#include "app/document/avatar/SpringChoice.h"

#include "app/document/avatar/AvatarEdits.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

/// Ascending, each once, all below `count`.
std::vector<std::size_t> indicesBelow(std::vector<std::size_t> indices, std::size_t count) {
    std::erase_if(indices, [&](std::size_t index) { return index >= count; });
    std::ranges::sort(indices);
    const auto repeated = std::ranges::unique(indices);
    indices.erase(repeated.begin(), repeated.end());
    return indices;
}

} // namespace

SpringChoice::SpringChoice(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document) {
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, &SpringChoice::follow);
}

bool SpringChoice::hasChain(std::size_t chain) const {
    return std::ranges::binary_search(m_chains, chain);
}

bool SpringChoice::hasCollider(std::size_t collider) const {
    return std::ranges::binary_search(m_colliders, collider);
}

void SpringChoice::setChains(std::vector<std::size_t> chains) {
    const Springs& springs = avatarOf(m_document.state()).springs;
    chains = indicesBelow(std::move(chains), springs.chains.size());
    if (chains != m_chains) {
        m_chains = std::move(chains);
        Q_EMIT changed();
    }
}

void SpringChoice::setColliders(std::vector<std::size_t> colliders) {
    const Springs& springs = avatarOf(m_document.state()).springs;
    colliders = indicesBelow(std::move(colliders), springs.colliders.size());
    if (colliders != m_colliders) {
        m_colliders = std::move(colliders);
        Q_EMIT changed();
    }
}

void SpringChoice::follow() {
    setChains(m_chains);
    setColliders(m_colliders);
}

} // namespace sinew
