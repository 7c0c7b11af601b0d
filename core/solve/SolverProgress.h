#pragma once

#include "core/base/Progress.h"

#include <cstddef>

namespace sinew {

/// Passes on the progress of one of several equal pieces of work that go through the same stages.
class SolverProgress final : public Progress {
public:
    SolverProgress(Progress& outer, std::size_t part, std::size_t parts)
        : m_outer(outer)
        , m_part(static_cast<double>(part))
        , m_parts(static_cast<double>(parts)) {}

    bool canceled() const override { return m_outer.canceled(); }
    void report(Stage stage, double fraction) override {
        m_outer.report(stage, (m_part + fraction) / m_parts);
    }
    void residual(double largest) override { m_outer.residual(largest); }

private:
    Progress& m_outer;
    double m_part;
    double m_parts;
};

} // namespace sinew
