#pragma once

#include "app/document/Document.h"

#include <QObject>

#include <cstddef>
#include <vector>

namespace sinew {

/// Which chains and colliders of the document's springs are chosen: what the panel shows the values of, the
/// view brings out and the collider tool drags. No part of the document. Follows it: what is gone is no
/// longer chosen.
class SpringChoice : public QObject {
    Q_OBJECT
public:
    explicit SpringChoice(Document& document, QObject* parent = nullptr);

    /// Indices into Springs::chains, ascending.
    const std::vector<std::size_t>& chains() const { return m_chains; }
    /// Indices into Springs::colliders, ascending.
    const std::vector<std::size_t>& colliders() const { return m_colliders; }
    bool hasChain(std::size_t chain) const;
    bool hasCollider(std::size_t collider) const;

    /// Indices that are not there are left out.
    void setChains(std::vector<std::size_t> chains);
    void setColliders(std::vector<std::size_t> colliders);

Q_SIGNALS:
    void changed();

private:
    void follow();

    Document& m_document;
    std::vector<std::size_t> m_chains;
    std::vector<std::size_t> m_colliders;
};

} // namespace sinew
