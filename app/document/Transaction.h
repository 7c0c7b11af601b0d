#pragma once

#include "app/document/Document.h"

namespace sinew {

/// One gesture, from press to release: the changes of one name and merge key that are made while it lives
/// become one step, and none with those before or after it.
class Transaction {
public:
    explicit Transaction(Document& document)
        : m_document(document) {
        m_document.endMerge();
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction() { m_document.endMerge(); }

private:
    Document& m_document;
};

} // namespace sinew
