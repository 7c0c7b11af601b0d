#pragma once

#include "core/base/Progress.h"

#include <algorithm>
#include <atomic>
#include <cstddef>

namespace sinew {

/// How far a stage of several searches at once has come; it never goes back.
class SearchSteps {
public:
    explicit SearchSteps(Progress& progress)
        : m_progress(progress) {}

    Progress& progress() { return m_progress; }
    /// So many searches follow, which together make up the stage from here to `until`.
    void begin(std::size_t searches, double until) {
        m_from = m_until;
        m_until = std::max(m_from, until);
        m_searches = static_cast<double>(searches);
        m_done = 0.0;
    }
    void add(double searches) {
        m_progress.report(Stage::Distances,
                          m_from + (m_until - m_from) * std::min(1.0, (m_done += searches) / m_searches));
    }

private:
    Progress& m_progress;
    double m_from = 0.0;
    double m_until = 0.0;
    double m_searches = 1.0;
    std::atomic<double> m_done{0.0};
};

/// One search's share in that.
class SearchProgress final : public Progress {
public:
    explicit SearchProgress(SearchSteps& steps)
        : m_steps(steps) {}
    ~SearchProgress() override { m_steps.add(1.0 - m_fraction); }
    SearchProgress(const SearchProgress&) = delete;
    SearchProgress& operator=(const SearchProgress&) = delete;

    bool canceled() const override { return m_steps.progress().canceled(); }
    void report(Stage /*stage*/, double fraction) override {
        m_steps.add(fraction - m_fraction);
        m_fraction = fraction;
    }

private:
    SearchSteps& m_steps;
    double m_fraction = 0.0;
};

} // namespace sinew
