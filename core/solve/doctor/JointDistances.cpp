#include "core/solve/doctor/JointDistances.h"

#include <algorithm>
#include <cmath>

namespace sinew {

JointDistances::JointDistances(const Scene& scene, const BindState& state) {
    if (!state.solution || state.evidence()->distances().empty()) {
        return;
    }
    const Solution& solution = *state.evidence();
    const BindProblem& problem = state.input->problem;
    m_rowOf.assign(scene.skeleton.size(), kNone);
    const std::vector<std::int32_t> joints = state.input->sourceJoints();
    for (std::size_t row = 0; row < joints.size(); ++row) {
        m_rowOf[static_cast<std::size_t>(joints[row])] = static_cast<std::int32_t>(row);
        m_rows.push_back(solution.distances()[row]);
        for (float& distance : m_rows.back()) {
            distance *= static_cast<float>(solution.extent());
        }
    }
    m_nearest.assign(problem.vertices.size(), std::numeric_limits<float>::infinity());
    for (const std::vector<float>& row : m_rows) {
        std::ranges::transform(row, m_nearest, m_nearest.begin(),
                               [](float a, float b) { return std::min(a, b); });
    }
    m_welded.resize(scene.parts.size());
    for (std::size_t i = 0; i < problem.parts.size(); ++i) {
        const auto welded = problem.surface.weldedVertices(i);
        m_welded[problem.parts[i]].assign(welded.begin(), welded.end());
    }
    m_beyond = kFarBeyond * static_cast<float>(bounds(scene).diagonal());
}

bool JointDistances::isFar(std::int32_t joint, VertexId vertex) const {
    if (!known() || m_welded[vertex.part].empty() || m_rowOf[static_cast<std::size_t>(joint)] == kNone) {
        return false;
    }
    const std::uint32_t column = m_welded[vertex.part][vertex.vertex];
    const float nearest = m_nearest[column];
    const auto row = static_cast<std::size_t>(m_rowOf[static_cast<std::size_t>(joint)]);
    return std::isfinite(nearest) && m_rows[row][column] > kFarTimes * nearest + m_beyond;
}

} // namespace sinew
