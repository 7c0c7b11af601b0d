#include "core/solve/field/CellReader.h"

#include "core/base/Parallel.h"
#include "core/bind/bones/NearestBone.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::size_t kReaderGrain = 1024;
constexpr double kLeastSum = 1e-6;
constexpr std::size_t kMostAround = 8;

bool touch(const LeafGraph& graph, std::uint32_t a, std::uint32_t b) {
    return std::ranges::find(graph.neighbors(a), b) != graph.neighbors(a).end();
}

} // namespace

CellReader::CellReader(const BindVolume& volume, const VertexLookup& lookup,
                       std::span<const std::uint32_t> cellOf)
    : m_loose(volume, cellOf)
    , m_cells(static_cast<std::uint32_t>(
          std::ranges::count_if(cellOf, [](std::uint32_t cell) { return cell != kNoLeaf; }))) {
    m_offsets.reserve(lookup.vertexCount() + 1);
    for (std::size_t p = 0; p < lookup.vertexCount(); ++p) {
        addSamples(volume, lookup.samples(p), lookup.homeLeaf(p), cellOf);
        m_offsets.push_back(static_cast<std::uint32_t>(m_samples.size()));
    }
}

std::uint32_t CellReader::placeOf(std::uint32_t leaf, std::span<const std::uint32_t> cellOf) const {
    return cellOf[leaf] != kNoLeaf ? cellOf[leaf] : m_cells + m_loose.places()[leaf];
}

void CellReader::addSamples(const BindVolume& volume, std::span<const LeafSample> samples, std::uint32_t home,
                            std::span<const std::uint32_t> cellOf) {
    std::array<bool, kMostAround> joined{};
    const auto own =
        static_cast<std::size_t>(std::ranges::find(samples, home, &LeafSample::leaf) - samples.begin());
    joined[own < samples.size() ? own : 0] = true;
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            for (std::size_t j = 0; j < samples.size() && !joined[i]; ++j) {
                joined[i] = joined[j] && touch(volume.graph, samples[i].leaf, samples[j].leaf);
                more = more || joined[i];
            }
        }
    }
    float sum = 0.0F;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        sum += joined[i] ? samples[i].weight : 0.0F;
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const bool known = cellOf[samples[i].leaf] != kNoLeaf || !m_loose.empty();
        if (joined[i] && known && sum > 0.0F) {
            m_samples.push_back({placeOf(samples[i].leaf, cellOf), samples[i].weight / sum});
        }
    }
}

std::vector<float> CellReader::read(std::span<const double> cells, const Progress& progress) const {
    const std::vector<double> loose =
        m_loose.empty() ? std::vector<double>() : m_loose.extend(cells, progress);
    std::vector<float> weights(m_offsets.size() - 1);
    for (std::size_t p = 0; p < weights.size(); ++p) {
        double sum = 0.0;
        for (std::uint32_t i = m_offsets[p]; i < m_offsets[p + 1]; ++i) {
            const std::uint32_t place = m_samples[i].place;
            const double value = place < m_cells ? cells[place] : loose[place - m_cells];
            sum += static_cast<double>(m_samples[i].weight) * value;
        }
        weights[p] = static_cast<float>(sum);
    }
    return weights;
}

void normalizeRows(const BindInput& input, WeightRows& rows) {
    const std::vector<Vec3>& vertices = input.problem.vertices;
    parallelFor(vertices.size(), kReaderGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            double sum = 0.0;
            for (const std::vector<float>& row : rows) {
                sum += static_cast<double>(row[p]);
            }
            if (!(sum > kLeastSum)) {
                rows[nearestSource(vertices[p], input.sources.joints)][p] = 1.0F;
                sum = 1.0;
            }
            for (std::vector<float>& row : rows) {
                row[p] = static_cast<float>(static_cast<double>(row[p]) / sum);
            }
        }
    });
}

} // namespace sinew
