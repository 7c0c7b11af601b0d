#pragma once

#include "core/distance/GeodesicDistance.h"

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace sinew {

/// Searches of one graph, one for each thread that needs one.
class SearchPool {
public:
    explicit SearchPool(const CostGraph& graph)
        : m_graph(graph) {}

    std::unique_ptr<GeodesicSearch> take() {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_free.empty()) {
                auto search = std::move(m_free.back());
                m_free.pop_back();
                return search;
            }
        }
        return std::make_unique<GeodesicSearch>(m_graph);
    }
    void giveBack(std::unique_ptr<GeodesicSearch> search) {
        const std::lock_guard lock(m_mutex);
        m_free.push_back(std::move(search));
    }
    /// Makes room for another search of that size.
    void clear() { m_free.clear(); }

private:
    const CostGraph& m_graph;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<GeodesicSearch>> m_free;
};

} // namespace sinew
