#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/bind/BindSettings.h"

#include <string>
#include <vector>

namespace sinew {

/// Keys of the solvers that the settings bind with: the character's first, then, sorted, what else rules for
/// parts and regions that are on name. Without repeats.
std::vector<std::string> solversInForce(const BindSettings& settings);

/// The settings as one of their solvers reads them.
BindSettings settingsOf(const BindSettings& settings, const std::string& solver);

/// Whether what `counts` asks of the settings (SettingInfo::counts) holds for any solver in force.
bool countsInForce(bool (*counts)(const BindSettings&), const BindSettings& settings);

/// Whether there are all solvers that the settings name. Errors: SolverUnknown, RuleSolverUnknown,
/// RegionSolverUnknown.
Expected<void> checkSolvers(const BindSettings& settings);

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
