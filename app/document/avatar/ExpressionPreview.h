#pragma once

#include "app/document/PosedMesh.h"
#include "core/avatar/Expressions.h"

#include <QObject>

#include <string>
#include <vector>

namespace sinew {

/// Expressions that are tried: how far each is on in the view, together and with their overrides. No part of
/// the document and of no step; another character begins with none.
class ExpressionPreview : public QObject {
    Q_OBJECT
public:
    ExpressionPreview(Document& document, PosedMesh& posed, QObject* parent = nullptr);

    /// 0 to 1.
    void set(const std::string& expression, double weight);
    double weight(const std::string& expression) const;
    /// Any is on.
    bool active() const { return !m_weights.empty(); }
    /// All are off.
    void reset();

Q_SIGNALS:
    void changed();

private:
    void documentChanged(DocumentChanges what);
    void show();

    Document& m_document;
    PosedMesh& m_posed;
    std::vector<ExpressionWeight> m_weights; ///< of those that are on
    quint64 m_lifetime = 0;
};

} // namespace sinew
