#include "core/deform/IsotonicFit.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

namespace sinew {
namespace {

/// Samples nearer than this stand at one position: the vertices of a ring, but for rounding.
constexpr double kSamePosition = 1e-6;

} // namespace

IsotonicFit::IsotonicFit(std::vector<LineSample> samples) {
    std::ranges::sort(samples, {}, [](const LineSample& sample) {
        return std::tuple(sample.position, sample.value, sample.mass);
    });
    for (std::size_t i = 0; i < samples.size();) {
        const double position = samples[i].position;
        double mass = 0.0;
        double sum = 0.0;
        for (; i < samples.size() && samples[i].position - position <= kSamePosition; ++i) {
            mass += samples[i].mass;
            sum += samples[i].mass * samples[i].value;
        }
        add({sum / mass, mass, position, position});
    }
}

void IsotonicFit::add(Pool pool) {
    while (!m_pools.empty() && m_pools.back().value > pool.value) {
        const Pool& last = m_pools.back();
        const double mass = last.mass + pool.mass;
        pool = {(last.mass * last.value + pool.mass * pool.value) / mass, mass, last.begin, pool.end};
        m_pools.pop_back();
    }
    m_pools.push_back(pool);
}

double IsotonicFit::positionOf(double value) const {
    const auto next = std::ranges::find_if(m_pools, [&](const Pool& pool) { return pool.value >= value; });
    if (next == m_pools.begin()) {
        return next->begin;
    }
    const Pool& last = *(next - 1);
    if (next == m_pools.end()) {
        return last.end;
    }
    return last.end + (next->begin - last.end) * (value - last.value) / (next->value - last.value);
}

} // namespace sinew
