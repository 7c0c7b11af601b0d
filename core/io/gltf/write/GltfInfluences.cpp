#include "core/io/gltf/write/GltfWriteParts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {
namespace {

template<typename T>
void put(std::string& out, T value) {
    out.append(reinterpret_cast<const char*>(&value), sizeof(value));
}

void putWhole(std::string& out, std::uint32_t value, int type) {
    if (type == kGltfBytes) {
        put(out, static_cast<std::uint8_t>(value));
    } else {
        put(out, static_cast<std::uint16_t>(value));
    }
}

std::vector<float> weightsOf(std::span<const Influence> influences) {
    std::vector<float> weights;
    for (const Influence& influence : influences) {
        weights.push_back(influence.weight);
    }
    return weights;
}

/// The largest takes what rounding left over.
std::vector<float> sumToOne(std::vector<float> weights) {
    if (!weights.empty()) {
        weights.front() = 1.0F - std::accumulate(weights.begin() + 1, weights.end(), 0.0F);
    }
    return weights;
}

class InfluenceWriter {
public:
    InfluenceWriter(std::size_t sets, const GltfInfluenceTypes& types)
        : m_types(types)
        , m_sets(sets) {}

    void add(const std::vector<Influence>& vertex) {
        if (m_types.weights == kGltfBytes || m_types.weights == kGltfShorts) {
            const std::vector<std::uint32_t> weights =
                wholeFractions(weightsOf(vertex), m_types.weights == kGltfBytes ? 255U : 65535U);
            fill(vertex, weights,
                 [&](std::string& out, std::uint32_t weight) { putWhole(out, weight, m_types.weights); });
        } else {
            fill(vertex, sumToOne(weightsOf(vertex)),
                 [](std::string& out, float weight) { put(out, weight); });
        }
    }

    std::vector<GltfInfluenceSet> finish() { return std::move(m_sets); }

private:
    template<typename Weight, typename Write>
    void fill(const std::vector<Influence>& vertex, const std::vector<Weight>& weights, const Write& write) {
        for (std::size_t i = 0; i < 4 * m_sets.size(); ++i) {
            const Weight weight = i < weights.size() ? weights[i] : Weight{};
            const std::uint32_t joint = weight > Weight{} ? static_cast<std::uint32_t>(vertex[i].joint) : 0U;
            putWhole(m_sets[i / 4].joints, joint, m_types.joints);
            write(m_sets[i / 4].weights, weight);
        }
    }

    GltfInfluenceTypes m_types;
    std::vector<GltfInfluenceSet> m_sets;
};

} // namespace

std::vector<std::uint32_t> wholeFractions(std::span<const float> weights, std::uint32_t total) {
    std::vector<std::uint32_t> whole;
    std::vector<double> lost;
    std::uint32_t sum = 0;
    for (const float weight : weights) {
        const double exact = static_cast<double>(weight) * total;
        whole.push_back(std::min(static_cast<std::uint32_t>(std::floor(exact)), total - sum));
        lost.push_back(exact - whole.back());
        sum += whole.back();
    }
    std::vector<std::size_t> order(whole.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return lost[a] > lost[b]; });
    for (std::size_t i = 0; sum < total && !order.empty(); i = (i + 1) % order.size()) {
        ++whole[order[i]];
        ++sum;
    }
    return whole;
}

std::vector<GltfInfluenceSet> gltfInfluences(const std::vector<std::vector<Influence>>& vertices,
                                             std::size_t sets, const GltfInfluenceTypes& types) {
    InfluenceWriter writer(sets, types);
    for (const std::vector<Influence>& vertex : vertices) {
        writer.add(vertex);
    }
    return writer.finish();
}

} // namespace sinew
