#include "core/solve/doctor/WeightFaults.h"

#include "core/solve/transfer/TransferWeights.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

constexpr double kSameEnough = 0.25; ///< rows no further apart belong together

/// Units that are mended, and how.
struct MendedUnits {
    std::vector<bool> faulty;  ///< #U
    std::vector<bool> healthy; ///< #U weighted, without fault
    std::vector<bool> open;    ///< #U spread from others
};

MendedUnits mendedUnits(const WeightUnits& units, const WeightFaults& faults) {
    MendedUnits mended{std::vector<bool>(units.size(), false), std::vector<bool>(units.size(), false),
                       std::vector<bool>(units.size(), false)};
    for (std::uint32_t unit = 0; unit < units.size(); ++unit) {
        const VertexId at = units.first[unit];
        mended.faulty[unit] = faults.parts[at.part][at.vertex] != WeightFault::None;
        mended.healthy[unit] = !mended.faulty[unit] && !units.rows[unit].empty();
    }
    return mended;
}

/// The healthy unit in the same place whose weights are the most like those around; none: kNone.
std::uint32_t twinOf(const WeightUnits& units, std::uint32_t unit, const MendedUnits& mended) {
    const std::vector<Influence> around = meanRow(units, units.neighbors[unit], mended.healthy);
    std::uint32_t best = WeightUnits::kNone;
    double min = kSameEnough;
    for (const std::uint32_t neighbor : units.neighbors[unit]) {
        if (units.vertex[neighbor] == units.vertex[unit] && mended.healthy[neighbor]) {
            if (const double apart = rowDistance(units.rows[neighbor], around); apart <= min) {
                min = apart;
                best = neighbor;
            }
        }
    }
    return best;
}

/// Takes weights over from the same place, and marks what is to be spread. What hangs on nothing healthy
/// loses its weights.
void prepareRows(WeightUnits& units, MendedUnits& mended) {
    const MendedUnits before = mended;
    for (std::uint32_t unit = 0; unit < units.size(); ++unit) {
        if (before.faulty[unit]) {
            const std::uint32_t twin = twinOf(units, unit, before);
            units.rows[unit] = twin != WeightUnits::kNone ? units.rows[twin] : std::vector<Influence>();
            mended.healthy[unit] = twin != WeightUnits::kNone;
        }
    }
    const SurfaceShells shells = surfaceShells(units.size(), cornersOf(units.surface));
    std::vector<bool> held(shells.count, false);
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        if (mended.healthy[unit] && shells.ofVertex[unit] != SurfaceShells::kNone) {
            held[shells.ofVertex[unit]] = true;
        }
    }
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        const std::uint32_t shell = shells.ofVertex[unit];
        mended.open[unit] = !mended.healthy[unit] && shell != SurfaceShells::kNone && held[shell];
    }
}

/// Parts of a seam were spread each for itself: where they came out alike they get one row.
void joinSeams(WeightUnits& units, const std::vector<bool>& open) {
    std::map<std::uint32_t, std::vector<std::uint32_t>> at;
    for (std::uint32_t unit = 0; unit < units.size(); ++unit) {
        if (open[unit]) {
            at[units.vertex[unit]].push_back(unit);
        }
    }
    for (const auto& [place, here] : at) {
        const std::vector<Influence> mean = meanRow(units, here, open);
        for (const std::uint32_t unit : here) {
            if (here.size() > 1 && rowDistance(units.rows[unit], mean) <= kSameEnough) {
                units.rows[unit] = mean;
            }
        }
    }
}

void addFallback(WeightUnits& units, const MendedUnits& mended, const PartWeights& fallback) {
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        const VertexId at = units.first[unit];
        if (mended.faulty[unit] && units.rows[unit].empty() && at.part < fallback.size() &&
            fallback[at.part]) {
            const auto row = fallback[at.part]->at(at.vertex);
            units.rows[unit].assign(row.begin(), row.end());
        }
    }
}

/// Limited rows of the units; what has no row stays without.
SkinWeights limitedRows(const WeightUnits& units, const RepairSettings& settings) {
    SkinWeightsBuilder builder;
    for (const std::vector<Influence>& row : units.rows) {
        builder.add(row);
    }
    return limitInfluences(builder.finish(), settings.maxInfluences, settings.pruneBelow);
}

std::shared_ptr<const SkinWeights> mendedPart(const WeightUnits& units, std::size_t part,
                                              const std::shared_ptr<const SkinWeights>& before,
                                              const MendedUnits& mended, const SkinWeights& rows,
                                              std::size_t limit, WeightRepair& repair) {
    const SkinWeights limited = limitInfluences(*before, limit);
    std::vector<std::uint32_t> changed;
    SkinWeightsBuilder builder;
    for (std::uint32_t v = 0; v < before->vertexCount(); ++v) {
        const std::uint32_t unit = units.ofVertex[part][v];
        if (mended.faulty[unit]) {
            const bool known = !rows.at(unit).empty();
            ++(known ? repair.repaired : repair.left);
            if (known) {
                changed.push_back(v);
                builder.addSame(rows.at(unit));
            }
        } else if (limit > 0 && before->at(v).size() > limit) {
            ++repair.limited;
            changed.push_back(v);
            builder.addSame(limited.at(v));
        }
    }
    return changed.empty()
               ? before
               : std::make_shared<const SkinWeights>(replaceVertices(*before, changed, builder.finish()));
}

} // namespace

Expected<WeightRepair> repairWeights(const Scene& scene, const PartWeights& weights,
                                     const WeightFaults& faults, const PartWeights& fallback,
                                     const RepairSettings& settings, Progress& progress) {
    WeightUnits units = weightUnits(scene, weights);
    MendedUnits mended = mendedUnits(units, faults);
    prepareRows(units, mended);
    inpaintWeights(units.surface, mended.open, units.rows, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    joinSeams(units, mended.open);
    addFallback(units, mended, fallback);
    const SkinWeights rows = limitedRows(units, settings);
    WeightRepair repair;
    repair.weights = weights;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (!units.ofVertex[part].empty()) {
            repair.weights[part] =
                mendedPart(units, part, weights[part], mended, rows, settings.maxInfluences, repair);
        }
    }
    return repair;
}

} // namespace sinew
