#include "app/view/LimitCut.h"

#include "core/base/Parallel.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kGrain = 1024;

/// Works out the share of one point after another.
class PointCut {
public:
    PointCut(const WeightTable& weights, std::size_t limit)
        : m_weights(weights)
        , m_limit(limit)
        , m_sorted(weights.sources) {}

    float share(std::size_t point) {
        const std::span<const float> row = m_weights.row(point);
        double all = 0.0;
        for (std::size_t s = 0; s < row.size(); ++s) {
            m_sorted[s] = {static_cast<std::int32_t>(s), row[s]};
            all += static_cast<double>(row[s]);
        }
        // One more than is kept: the limit looks at the first influence it leaves out.
        const auto last = static_cast<std::ptrdiff_t>(m_limit + 1);
        std::partial_sort(m_sorted.begin(), m_sorted.begin() + last, m_sorted.end(),
                          [](const Influence& a, const Influence& b) { return a.weight > b.weight; });
        double left = 0.0;
        const std::size_t kept = keptByLimit(std::span(m_sorted).first(m_limit + 1), m_limit);
        for (std::size_t i = 0; i < kept; ++i) {
            left += static_cast<double>(m_sorted[i].weight);
        }
        return all > 0.0 ? static_cast<float>(std::max(0.0, 1.0 - left / all)) : 0.0F;
    }

private:
    const WeightTable& m_weights;
    std::size_t m_limit;
    std::vector<Influence> m_sorted;
};

} // namespace

Expected<std::vector<float>> limitCutShares(const BindField& field, const BindSettings& settings,
                                            Progress& progress) {
    const std::size_t sources = field.distances.size();
    const std::size_t points = sources == 0 ? 0 : field.distances[0].size();
    const auto limit = static_cast<std::size_t>(std::max(settings.maxInfluences, 0));
    std::vector<float> shares(points, 0.0F);
    if (limit == 0 || limit >= sources) {
        return shares;
    }
    BindSettings unlimited = settings;
    unlimited.maxInfluences = 0; // a limit would leave out what weighs too little for it
    const WeightTable weights = unlimitedWeights(field, unlimited, progress);
    parallelFor(points, kGrain, [&](std::size_t begin, std::size_t end) {
        PointCut cut(weights, limit);
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            shares[p] = cut.share(p);
        }
    });
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return shares;
}

} // namespace sinew
