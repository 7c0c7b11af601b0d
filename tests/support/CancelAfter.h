#pragma once

#include "core/base/Progress.h"

#include <atomic>

namespace sinew::test {

/// Answers so many polls, of any thread, before it cancels; CancelAfter(0) cancels at once.
class CancelAfter final : public Progress {
public:
    explicit CancelAfter(int polls)
        : m_left(polls) {}
    bool canceled() const override { return m_left-- <= 0; }

private:
    mutable std::atomic<int> m_left;
};

} // namespace sinew::test
