#include "app/check/WeightMeter.h"

#include "app/report/ScenePairs.h"
#include "core/bind/settings/BindSettings.h"
#include "core/geometry/WeldedSurface.h"
#include "core/solve/doctor/WeightFaults.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
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

constexpr float kAllOfWeight = 0.99F;

/// The joint that has all weight of a vertex, or kNone.
std::int32_t onlyJointOf(std::span<const Influence> influences) {
    return !influences.empty() && influences.front().weight >= kAllOfWeight ? influences.front().joint
                                                                            : kNone;
}

/// Vertices of shells that bend: those that one joint moves alone hang where their artist likes. #P.
std::vector<bool> bendingVertices(const Mesh& mesh, const SkinWeights& weights) {
    const SurfaceShells shells = surfaceShells(mesh);
    std::vector<std::int32_t> joints(shells.count, kNone);
    std::vector<bool> bends(shells.count, false);
    std::vector<bool> seen(shells.count, false);
    for (std::size_t v = 0; v < shells.ofVertex.size(); ++v) {
        if (const std::uint32_t shell = shells.ofVertex[v]; shell != SurfaceShells::kNone) {
            const std::int32_t joint = onlyJointOf(weights.at(v));
            bends[shell] = bends[shell] || joint == kNone || (seen[shell] && joint != joints[shell]);
            joints[shell] = joint;
            seen[shell] = true;
        }
    }
    std::vector<bool> vertices(shells.ofVertex.size());
    for (std::size_t v = 0; v < vertices.size(); ++v) {
        vertices[v] = shells.ofVertex[v] != SurfaceShells::kNone && bends[shells.ofVertex[v]];
    }
    return vertices;
}

/// Weight of joints that are far from the vertices they move.
struct FarWeight {
    std::vector<double> ofJoint; ///< #J
    double all = 0.0;            ///< weight that was looked at: the number of vertices
};

Expected<void> addFarWeight(const Part& part, std::uint32_t number, const JointDistances& distances,
                            FarWeight& found, const Progress& progress) {
    const std::vector<bool> bends = bendingVertices(*part.mesh, *part.weights);
    for (std::uint32_t v = 0; v < bends.size(); ++v) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        const auto influences = part.weights->at(v);
        found.all += influences.empty() ? 0.0 : 1.0;
        for (const Influence& influence : influences) {
            if (bends[v] && distances.isFar(influence.joint, {number, v})) {
                found.ofJoint[static_cast<std::size_t>(influence.joint)] +=
                    static_cast<double>(influence.weight);
            }
        }
    }
    return {};
}

Expected<FarWeight> farWeightOf(const Scene& scene, const JointDistances& distances,
                                const Progress& progress) {
    FarWeight found{std::vector<double>(scene.skeleton.size()), 0.0};
    for (std::uint32_t p = 0; p < scene.parts.size(); ++p) {
        if (scene.parts[p].weights && scene.parts[p].rigidJoint == kNone) {
            SINEW_CHECK(addFarWeight(scene.parts[p], p, distances, found, progress));
        }
    }
    return found;
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
    const Expected<JointDistances> distances = JointDistances::measure(scene, BindSettings(), progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    if (!distances || !distances->known()) {
        return {};
    }
    SINEW_TRY(const FarWeight found, farWeightOf(scene, *distances, progress));
    if (found.all == 0.0) {
        return {};
    }
    FoundValue all;
    for (std::size_t j = 0; j < figures.joints.size(); ++j) {
        figures.joints[j].bleed = found.ofJoint[j] / found.all;
        all.value += figures.joints[j].bleed;
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
