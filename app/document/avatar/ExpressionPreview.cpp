#include "app/document/avatar/ExpressionPreview.h"

#include "app/document/avatar/AvatarEdits.h"

#include <algorithm>

namespace sinew {

ExpressionPreview::ExpressionPreview(Document& document, PosedMesh& posed, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_lifetime(document.lifetime()) {
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this,
                      &ExpressionPreview::documentChanged);
}

void ExpressionPreview::set(const std::string& expression, double weight) {
    const double kept = std::clamp(weight, 0.0, 1.0);
    if (kept == this->weight(expression)) {
        return;
    }
    std::erase_if(m_weights, [&](const ExpressionWeight& each) { return each.name == expression; });
    if (kept > 0.0) {
        m_weights.push_back({expression, kept});
    }
    show();
    Q_EMIT changed();
}

double ExpressionPreview::weight(const std::string& expression) const {
    const auto found = std::ranges::find(m_weights, expression, &ExpressionWeight::name);
    return found == m_weights.end() ? 0.0 : found->weight;
}

void ExpressionPreview::reset() {
    if (active()) {
        m_weights.clear();
        show();
        Q_EMIT changed();
    }
}

/// Expressions that are gone are off.
void ExpressionPreview::documentChanged(DocumentChanges) {
    const std::size_t before = m_weights.size();
    if (m_document.lifetime() != m_lifetime) {
        m_lifetime = m_document.lifetime();
        m_weights.clear();
    }
    const std::vector<Expression>& expressions = avatarOf(m_document.state()).expressions;
    std::erase_if(m_weights, [&](const ExpressionWeight& each) {
        return std::ranges::find(expressions, each.name, &Expression::name) == expressions.end();
    });
    show();
    if (m_weights.size() != before) {
        Q_EMIT changed();
    }
}

void ExpressionPreview::show() {
    m_posed.setExpressionShapes(shapesOf(avatarOf(m_document.state()).expressions, m_weights));
}

} // namespace sinew
