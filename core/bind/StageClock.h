#pragma once

#include "core/bind/BindReport.h"

#include <chrono>
#include <vector>

namespace sinew {

/// Passes progress on and notes how long each stage takes: a stage lasts until another is reported.
class StageClock final : public Progress {
public:
    explicit StageClock(Progress& outer)
        : m_outer(outer) {}

    bool canceled() const override { return m_outer.canceled(); }
    /// Called from one thread: stages follow one another.
    void report(Stage stage, double fraction) override {
        if (stage != m_stage) {
            finishStage();
            m_stage = stage;
            m_start = Clock::now();
        }
        m_outer.report(stage, fraction);
    }
    void residual(double largest) override { m_outer.residual(largest); }
    std::vector<StageTime> finish() {
        finishStage();
        m_stage = Stage::Count;
        return std::move(m_times);
    }

private:
    using Clock = std::chrono::steady_clock;

    void finishStage() {
        if (m_stage != Stage::Count) {
            m_times.push_back({m_stage, std::chrono::duration<double>(Clock::now() - m_start).count()});
        }
    }

    Progress& m_outer;
    Stage m_stage = Stage::Count;
    Clock::time_point m_start;
    std::vector<StageTime> m_times;
};

} // namespace sinew
