#include "app/check/WeightMeter.h"

#include "app/report/ScenePairs.h"
#include "core/bind/settings/BindSettings.h"
#include "core/solve/doctor/WeightFaults.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace sinew {
namespace {

FigureRange bothEnds(FoundValue found) {
    return {found, found, Unmeasured::NotAsked};
}

/// Keeps the higher and the lower end.
void widen(FigureRange& range, const FoundValue& found) {
    if (!range.highest || found.value > range.highest->value) {
        range.highest = found;
    }
    if (!range.lowest || found.value < range.lowest->value) {
        range.lowest = found;
    }
}

std::vector<bool> usedByPolygons(const Mesh& mesh) {
    std::vector<bool> used(mesh.vertexCount());
    for (const std::uint32_t vertex : mesh.corners) {
        used[vertex] = true;
    }
    return used;
}

std::size_t unweightedOf(const Part& part) {
    const std::vector<bool> used = usedByPolygons(*part.mesh);
    std::size_t count = 0;
    for (std::size_t v = 0; v < used.size(); ++v) {
        count += used[v] && (part.weights == nullptr || part.weights->at(v).empty()) ? 1 : 0;
    }
    return count;
}

/// The part that has most of what is counted, and the sum of all.
class Counted {
public:
    void add(const Part& part, std::size_t count) {
        m_sum += count;
        if (count > m_largest) {
            m_largest = count;
            m_part = part.mesh->name;
        }
    }
    FigureRange range() const { return bothEnds({static_cast<double>(m_sum), {}, {}, m_part}); }

private:
    std::size_t m_sum = 0;
    std::size_t m_largest = 0;
    std::string m_part;
};

/// Weights that came with a skin; those of parts that hang on a joint are of no interest.
PartWeights skinWeightsOf(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.rigidJoint == kNone ? part.weights : nullptr);
    }
    return weights;
}

/// The strongest of the joints that are far from a vertex, or kNone.
std::int32_t farJointOf(const SkinWeights& weights, VertexId vertex, const JointDistances& distances) {
    for (const Influence& influence : weights.at(vertex.vertex)) {
        if (distances.isFar(influence.joint, vertex)) {
            return influence.joint;
        }
    }
    return kNone;
}

/// How many vertices each joint moves from afar, #J; those of no single joint behind the last.
std::vector<std::size_t> bledByJoint(const Scene& scene, const PartWeights& weights,
                                     const WeightFaults& faults, const JointDistances& distances) {
    std::vector<std::size_t> bled(scene.skeleton.size() + 1);
    for (std::uint32_t part = 0; part < faults.parts.size(); ++part) {
        for (std::uint32_t v = 0; v < faults.parts[part].size(); ++v) {
            if (faults.parts[part][v] == WeightFault::Far) {
                const std::int32_t joint = farJointOf(*weights[part], {part, v}, distances);
                ++bled[joint == kNone ? scene.skeleton.size() : static_cast<std::size_t>(joint)];
            }
        }
    }
    return bled;
}

std::size_t skinnedVertices(const PartWeights& weights) {
    std::size_t count = 0;
    for (const auto& part : weights) {
        count += part ? part->vertexCount() - part->unweightedCount() : 0;
    }
    return count;
}

} // namespace

void addWeightFigures(const Scene& scene, Figures& figures) {
    Counted unweighted;
    Counted invalid;
    FigureRange& influences = figures.table[indexOf(Measure::Influences)];
    FigureRange& sum = figures.table[indexOf(Measure::Sum)];
    for (const Part& part : scene.parts) {
        unweighted.add(part, unweightedOf(part));
        invalid.add(part, part.storedFaults ? part.storedFaults->invalid.size() : 0);
        const std::size_t largest = part.weights ? part.weights->largestInfluenceCount() : 0;
        widen(influences, {static_cast<double>(largest), {}, {}, part.mesh->name});
        widen(sum, {part.storedFaults ? part.storedFaults->lowestSum : 1.0, {}, {}, part.mesh->name});
        widen(sum, {part.storedFaults ? part.storedFaults->highestSum : 1.0, {}, {}, part.mesh->name});
    }
    influences.lowest = influences.highest; // of the vertex that has most
    figures.table[indexOf(Measure::Unweighted)] = unweighted.range();
    figures.table[indexOf(Measure::Invalid)] = invalid.range();
}

Expected<void> addBleed(const Scene& scene, Figures& figures, Progress& progress) {
    FigureRange& bleed = figures.table[indexOf(Measure::Bleed)];
    bleed.why = Unmeasured::NoBones;
    const PartWeights weights = skinWeightsOf(scene);
    const std::size_t vertices = skinnedVertices(weights);
    const Expected<JointDistances> measured = JointDistances::measure(scene, BindSettings(), progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    if (vertices == 0 || !measured || !measured->known()) {
        return {};
    }
    SINEW_TRY(const WeightFaults faults, findWeightFaults(scene, weights, *measured, progress));
    const std::vector<std::size_t> bled = bledByJoint(scene, weights, faults, *measured);
    FoundValue all{static_cast<double>(faults.count(WeightFault::Far)) / static_cast<double>(vertices)};
    for (std::size_t j = 0; j < figures.joints.size(); ++j) {
        figures.joints[j].bleed = static_cast<double>(bled[j]) / static_cast<double>(vertices);
    }
    const auto worst = std::ranges::max_element(figures.joints, {}, &JointFigures::bleed);
    if (worst != figures.joints.end() && worst->bleed > 0.0) {
        all.joint = worst->name;
    }
    bleed = bothEnds(std::move(all));
    return {};
}

Expected<void> addReferenceFigures(const Scene& scene, const Scene& reference, Figures& figures) {
    SINEW_TRY(const Comparison comparison, compareScenes(reference, scene));
    figures.table[indexOf(Measure::L1)] = bothEnds({comparison.numbers.overlap.l1});
    figures.table[indexOf(Measure::Strongest)] = bothEnds({comparison.numbers.sameStrongest});
    return {};
}

} // namespace sinew
