#include "core/bind/BoneDistances.h"

#include "core/base/Parallel.h"
#include "core/bind/BindVolume.h"
#include "core/bind/SearchLimits.h"
#include "core/distance/GeodesicDistance.h"
#include "core/distance/PointLookup.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <memory>
#include <mutex>

namespace sinew {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// One search for each thread that needs one.
class SearchPool {
public:
    explicit SearchPool(const WalkGround& ground)
        : m_ground(ground) {}

    std::unique_ptr<GeodesicSearch> take() {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_free.empty()) {
                auto search = std::move(m_free.back());
                m_free.pop_back();
                return search;
            }
        }
        return std::make_unique<GeodesicSearch>(m_ground);
    }
    void giveBack(std::unique_ptr<GeodesicSearch> search) {
        const std::lock_guard lock(m_mutex);
        m_free.push_back(std::move(search));
    }

private:
    const WalkGround& m_ground;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<GeodesicSearch>> m_free;
};

/// All bones as one.
WalkSource joined(const std::vector<WalkSource>& sources) {
    WalkSource all;
    for (const WalkSource& source : sources) {
        const auto before = static_cast<std::uint32_t>(all.bones.size());
        all.bones.insert(all.bones.end(), source.bones.begin(), source.bones.end());
        for (DistanceSeed seed : source.seeds) {
            seed.bone += seed.bone == kNoBone ? 0 : before;
            all.seeds.push_back(seed);
        }
    }
    return all;
}

class Measuring {
public:
    Measuring(BindField& field, SearchReach reach, Progress& progress)
        : m_field(field)
        , m_sources(field.volume->seeds.ofSource)
        , m_bounded(reach == SearchReach::WhereItCounts)
        , m_progress(progress)
        , m_pool(*field.walks) {}

    bool run() {
        m_field.distances.assign(m_sources.size(), std::vector<float>(m_field.lookup->pointCount()));
        if (!m_bounded) {
            return searchAll({});
        }
        if (!reachOfNearest()) {
            return false;
        }
        do {
            if (!searchAll(searchLimits(m_field.volume->voxels, *m_field.lookup, m_reach))) {
                return false;
            }
        } while (raiseReaches());
        return true;
    }

private:
    float unit() const { return static_cast<float>(m_field.volume->voxels.frame().resolution()); }

    /// R of a point whose nearest bone is `nearest` voxels away, in voxels.
    float reachOf(float nearest) const {
        const BindSettings& settings = m_field.settings;
        const double reach =
            falloffReach(static_cast<double>(nearest / unit()), settings.falloff, settings.alpha,
                         leastShare(static_cast<std::size_t>(settings.maxInfluences), m_sources.size()));
        return static_cast<float>(reach) * unit() * kRounding;
    }

    bool reachOfNearest() {
        auto search = m_pool.take();
        if (!search->run(joined(m_sources), {}, m_progress)) {
            return false;
        }
        m_reach.resize(m_field.lookup->pointCount());
        parallelFor(m_reach.size(), 4096, [&](std::size_t begin, std::size_t end) {
            for (std::size_t p = begin; p < end; ++p) {
                m_reach[p] = kMargin * reachOf(m_field.lookup->distance(p, *search));
            }
        });
        m_pool.giveBack(std::move(search));
        return true;
    }

    bool searchAll(const std::vector<float>& limits) {
        std::atomic<bool> canceled{false};
        std::atomic<std::size_t> done{0};
        parallelFor(m_sources.size(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t s = begin; s < end; ++s) {
                auto search = m_pool.take();
                if (canceled || !search->run(m_sources[s], limits, m_progress)) {
                    canceled = true;
                    return;
                }
                read(*search, m_field.distances[s]);
                m_pool.giveBack(std::move(search));
                m_progress.report(Stage::Distances,
                                  static_cast<double>(++done) / static_cast<double>(m_sources.size()));
            }
        });
        return !canceled;
    }

    void read(const GeodesicSearch& search, std::vector<float>& distances) const {
        const float toUnitCube = 1.0F / unit();
        for (std::size_t p = 0; p < distances.size(); ++p) {
            distances[p] = m_field.lookup->distance(p, search) * toUnitCube;
        }
    }

    /// True when a point's nearest bone is farther than the search from all bones said.
    bool raiseReaches() {
        bool raised = false;
        for (std::size_t p = 0; p < m_reach.size(); ++p) {
            float nearest = kInfinity;
            for (const std::vector<float>& distances : m_field.distances) {
                nearest = std::min(nearest, distances[p]);
            }
            const float reach = reachOf(nearest * unit());
            if (std::isfinite(m_reach[p]) && reach > m_reach[p] * kRounding) {
                m_reach[p] = reach;
                raised = true;
            }
        }
        return raised;
    }

    /// The bones' own searches end up to this much farther than the one from all of them at once, as a rule.
    static constexpr float kMargin = 1.06F;
    /// What comes from other units and back must not fall short.
    static constexpr float kRounding = 1.0001F;

    BindField& m_field;
    const std::vector<WalkSource>& m_sources;
    bool m_bounded;
    Progress& m_progress;
    SearchPool m_pool;
    std::vector<float> m_reach; ///< R of each point, voxels
};

} // namespace

bool measureDistances(BindField& field, SearchReach reach, Progress& progress) {
    return Measuring(field, reach, progress).run();
}

} // namespace sinew
