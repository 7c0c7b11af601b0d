#pragma once

#include "app/document/DocumentState.h"
#include "core/base/Progress.h"

#include <atomic>

namespace sinew::test {

/// Whether two documents hold the same work; pointers by what they point to: equal weights, settings,
/// vertices.
bool sameWork(const DocumentState& a, const DocumentState& b);

/// The state, bound under its settings.
DocumentState boundState(DocumentState state);

/// Cancels at the n-th poll.
class CancelAt final : public Progress {
public:
    explicit CancelAt(int poll)
        : m_left(poll) {}
    bool canceled() const override { return --m_left < 0; }

private:
    mutable std::atomic<int> m_left;
};

} // namespace sinew::test
