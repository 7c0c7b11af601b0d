#include "core/solve/transfer/TransferWeights.h"

#include "core/base/Parallel.h"
#include "core/geometry/BoxTree.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

using TransferRows = std::vector<std::vector<Influence>>;

std::vector<const Mesh*> meshesOf(const Scene& scene, const std::vector<std::size_t>& parts) {
    std::vector<const Mesh*> meshes;
    meshes.reserve(parts.size());
    for (const std::size_t part : parts) {
        meshes.push_back(scene.parts[part].mesh.get());
    }
    return meshes;
}

std::vector<std::size_t> weightedParts(const TransferRequest& request) {
    std::vector<std::size_t> parts;
    for (const std::size_t part : request.fromParts) {
        if (request.from.parts[part].weights) {
            parts.push_back(part);
        }
    }
    return parts;
}

/// Of each joint of the source the target's, that of an ancestor where it has none of its own.
std::vector<std::int32_t> weightTargets(const TransferRequest& request) {
    std::vector<std::int32_t> weightTargetOf = request.jointOf;
    for (std::size_t j = 0; j < weightTargetOf.size(); ++j) { // parents come before their children
        const std::int32_t parent = request.from.skeleton.joints[j].parent;
        if (weightTargetOf[j] == kNone && parent != kNone) {
            weightTargetOf[j] = weightTargetOf[static_cast<std::size_t>(parent)];
        }
    }
    return weightTargetOf;
}

/// The source's weights by its welded vertices, of the target's joints: those of the first vertex there that
/// has any.
SkinWeights sourceWeights(const TransferRequest& request, const std::vector<std::size_t>& parts,
                          const WeldedSurface& welded) {
    const std::vector<std::int32_t> weightTargetOf = weightTargets(request);
    TransferRows rows(welded.weldedCount());
    for (std::uint32_t part = 0; part < parts.size(); ++part) {
        const SkinWeights& weights = *request.from.parts[parts[part]].weights;
        for (std::uint32_t v = 0; v < weights.vertexCount(); ++v) {
            std::vector<Influence>& row = rows[welded.weldedVertexOf(welded.index({part, v}))];
            for (const Influence& influence : row.empty() ? weights.at(v) : std::span<const Influence>()) {
                const std::int32_t weightTarget = weightTargetOf[static_cast<std::size_t>(influence.joint)];
                if (weightTarget != kNone) {
                    row.push_back({weightTarget, influence.weight});
                }
            }
        }
    }
    SkinWeightsBuilder builder;
    for (const std::vector<Influence>& row : rows) {
        builder.add(row);
    }
    return builder.finish();
}

/// Of every welded vertex where its weights come from.
std::vector<VertexMatch> matchesOf(const TransferSurface& to, const TransferMatches& found) {
    const SurfaceShells shells = surfaceShells(to.vertices.size(), cornersOf(to));
    std::vector<bool> held(shells.count, false);
    for (std::size_t v = 0; v < to.vertices.size(); ++v) {
        if (found.matched[v] && shells.ofVertex[v] != SurfaceShells::kNone) {
            held[shells.ofVertex[v]] = true;
        }
    }
    std::vector<VertexMatch> matches(to.vertices.size(), VertexMatch::Far);
    for (std::size_t v = 0; v < to.vertices.size(); ++v) {
        const std::uint32_t shell = shells.ofVertex[v];
        if (found.matched[v]) {
            matches[v] = VertexMatch::Matched;
        } else if (shell != SurfaceShells::kNone && held[shell]) {
            matches[v] = VertexMatch::Inpainted;
        }
    }
    return matches;
}

/// A target and what it finds of its source.
struct MatchedSurface {
    TransferSurface to;
    TransferMatches found;
    std::vector<VertexMatch> matches; ///< #G
};

Expected<MatchedSurface> matchSurface(const TransferRequest& request, const std::vector<std::size_t>& sources,
                                      Progress& progress) {
    progress.report(Stage::Prepare, 0.0);
    const TransferSurface from = transferSurface(meshesOf(request.from, sources), request.scale);
    if (from.triangles.empty()) {
        return fail(ErrorCode::NoWeights, {request.from.sourceFile});
    }
    const SkinWeights weights = sourceWeights(request, sources, from.welded);
    if (weights.largestInfluenceCount() == 0) {
        return fail(ErrorCode::TransferJointsDiffer, {request.from.sourceFile, request.to.sourceFile});
    }
    MatchedSurface matched{transferSurface(meshesOf(request.to, request.parts)), {}, {}};
    matched.found = findMatches(from, weights, matched.to, request.settings, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    matched.matches = matchesOf(matched.to, matched.found);
    return matched;
}

/// Of the nth part that was asked for.
TransferredPart partOf(const MatchedSurface& matched, std::size_t n) {
    TransferredPart part;
    for (const std::uint32_t vertex : matched.to.welded.weldedVertices(n)) {
        part.matches.push_back(matched.matches[vertex]);
    }
    return part;
}

TransferRows spreadRows(MatchedSurface& matched, const TransferSettings& settings, Progress& progress) {
    std::vector<bool> open;
    open.reserve(matched.matches.size());
    for (const VertexMatch match : matched.matches) {
        open.push_back(match == VertexMatch::Inpainted);
    }
    TransferRows rows = std::move(matched.found.nearest);
    inpaintWeights(matched.to, open, rows, progress);
    if (!progress.canceled() && settings.smoothing > 0) {
        smoothBorders(matched.to, open, settings.reach * matched.to.diagonal, settings.smoothing, rows);
    }
    return rows;
}

/// The welded vertices' weights as those of the parts' own vertices.
void distribute(const TransferRequest& request, const MatchedSurface& matched, const TransferRows& rows,
                WeightTransfer& transfer) {
    SkinWeightsBuilder builder;
    for (const std::vector<Influence>& row : rows) {
        builder.add(row);
    }
    const auto limit = static_cast<std::size_t>(request.settings.maxInfluences);
    const SkinWeights welded = limitInfluences(builder.finish(), limit, request.settings.pruneBelow);
    for (std::size_t i = 0; i < request.parts.size(); ++i) {
        transfer.weights[request.parts[i]] =
            std::make_shared<const SkinWeights>(gatherWeights(welded, matched.to.welded.weldedVertices(i)));
        transfer.parts[request.parts[i]] = partOf(matched, i);
    }
}

void tellFar(const TransferRequest& request, WeightTransfer& transfer) {
    for (const std::size_t part : request.parts) {
        if (const std::size_t far = transfer.parts[part].count(VertexMatch::Far); far > 0) {
            transfer.notices.push_back(
                {NoticeCode::TransferPiecesFar, request.to.parts[part].mesh->name, far, {}});
        }
    }
}

/// Joints with weight that have no counterpart.
void tellMissing(const TransferRequest& request, const std::vector<std::size_t>& sources, Notices& notices) {
    std::vector<bool> weighted(request.jointOf.size(), false);
    for (const std::size_t part : sources) {
        const SkinWeights& weights = *request.from.parts[part].weights;
        for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
            for (const Influence& influence : weights.at(v)) {
                weighted[static_cast<std::size_t>(influence.joint)] = true;
            }
        }
    }
    std::size_t count = 0;
    std::string names;
    for (std::size_t j = 0; j < weighted.size(); ++j) {
        if (weighted[j] && request.jointOf[j] == kNone) {
            names += (count++ == 0 ? "" : ", ") + request.from.skeleton.joints[j].name;
        }
    }
    if (count > 0) {
        notices.push_back(
            {NoticeCode::TransferJointsMissing, request.from.sourceFile, count, {std::move(names)}});
    }
}

} // namespace

std::size_t TransferredPart::count(VertexMatch match) const {
    return static_cast<std::size_t>(std::ranges::count(matches, match));
}

Expected<std::vector<TransferredPart>> matchVertices(const TransferRequest& request, Progress& progress) {
    const Expected<MatchedSurface> matched = matchSurface(request, weightedParts(request), progress);
    if (!matched) {
        return fail(matched.error());
    }
    std::vector<TransferredPart> parts(request.to.parts.size());
    for (std::size_t i = 0; i < request.parts.size(); ++i) {
        parts[request.parts[i]] = partOf(*matched, i);
    }
    return parts;
}

Expected<WeightTransfer> transferWeights(const TransferRequest& request, Progress& progress) {
    const std::vector<std::size_t> sources = weightedParts(request);
    Expected<MatchedSurface> matched = matchSurface(request, sources, progress);
    if (!matched) {
        return fail(matched.error());
    }
    if (std::ranges::find(matched->matches, VertexMatch::Matched) == matched->matches.end()) {
        return fail(ErrorCode::TransferNothingNear, {request.from.sourceFile, request.to.sourceFile});
    }
    const TransferRows rows = spreadRows(*matched, request.settings, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    WeightTransfer transfer;
    transfer.weights.resize(request.to.parts.size());
    transfer.parts.resize(request.to.parts.size());
    distribute(request, *matched, rows, transfer);
    tellMissing(request, sources, transfer.notices);
    tellFar(request, transfer);
    return transfer;
}

SkinWeights withJointsOf(const SkinWeights* base, const SkinWeights& other, const std::vector<bool>& chosen) {
    SkinWeightsBuilder builder;
    std::vector<Influence> row;
    for (std::size_t v = 0; v < other.vertexCount(); ++v) {
        row.clear();
        double taken = 0.0;
        for (const Influence& influence : other.at(v)) {
            if (chosen[static_cast<std::size_t>(influence.joint)]) {
                row.push_back(influence);
                taken += static_cast<double>(influence.weight);
            }
        }
        const auto below = base != nullptr ? base->at(v) : std::span<const Influence>();
        double kept = 0.0;
        for (const Influence& influence : below) {
            kept += chosen[static_cast<std::size_t>(influence.joint)] ? 0.0
                                                                      : static_cast<double>(influence.weight);
        }
        if (taken + kept <= 0.0) {
            builder.add(below); // the chosen joints have nothing here, and nobody else has
            continue;
        }
        for (const Influence& influence : below) {
            if (!chosen[static_cast<std::size_t>(influence.joint)] && taken < 1.0) {
                const double fraction = static_cast<double>(influence.weight) * (1.0 - taken) / kept;
                row.push_back({influence.joint, static_cast<float>(fraction)});
            }
        }
        builder.add(row);
    }
    return builder.finish();
}

namespace {

constexpr std::size_t kMirrorGrain = 256;
constexpr double kImageReach = 0.02; ///< of the diagonal: as far as mirrored layers look
constexpr double kNoImageFraction = 1e-9;

using MirroredSums = std::map<std::int32_t, double>;
using MirroredRows = std::vector<std::vector<Influence>>;

std::int32_t partnerOf(const MirrorTable& table, std::int32_t joint) {
    const std::int32_t partner = table.partner[static_cast<std::size_t>(joint)];
    return partner == kNone ? joint : partner;
}

/// The weights at a vertex's image, for the partner joints; empty: there is none.
MirroredSums imageOf(const Vec3& vertex, const NearestSurface& nearest, std::span<const Triangle> triangles,
                     double reach, const MirrorTable& table, const MirroredRows& rows) {
    MirroredSums sums;
    for (const NearestSurface::Hit& hit : nearest.nearest(table.mirrored(vertex))) {
        for (int c = 0; hit.distance <= reach && c < 3; ++c) {
            const double fraction = hit.barycentric[c] * hit.weight;
            if (fraction <= kNoImageFraction) {
                continue;
            }
            for (const Influence& influence : rows[triangles[hit.triangle][static_cast<std::size_t>(c)]]) {
                sums[partnerOf(table, influence.joint)] += fraction * static_cast<double>(influence.weight);
            }
        }
    }
    return sums;
}

/// The mean of a row and of its image, each scaled to sum 1.
std::vector<Influence> meanOf(const std::vector<Influence>& row, MirroredSums image) {
    double own = 0.0;
    double other = 0.0;
    for (const Influence& influence : row) {
        own += static_cast<double>(influence.weight);
    }
    for (auto& [joint, weight] : image) {
        other += weight;
    }
    for (auto& [joint, weight] : image) {
        weight *= 0.5 / other;
    }
    for (const Influence& influence : row) {
        image[influence.joint] += 0.5 / own * static_cast<double>(influence.weight);
    }
    std::vector<Influence> mean;
    for (const auto& [joint, weight] : image) {
        mean.push_back({joint, static_cast<float>(weight)});
    }
    return mean;
}

/// Of every welded vertex the transferred weights: those of its first vertex.
MirroredRows rowsOf(const TransferRequest& request, const TransferSurface& surface,
                    const WeightTransfer& transfer) {
    MirroredRows rows(surface.vertices.size());
    for (std::size_t i = 0; i < request.parts.size(); ++i) {
        const SkinWeights& weights = *transfer.weights[request.parts[i]];
        const auto welded = surface.welded.weldedVertices(i);
        for (std::size_t v = 0; v < welded.size(); ++v) {
            if (std::vector<Influence>& row = rows[welded[v]]; row.empty()) {
                row.assign(weights.at(v).begin(), weights.at(v).end());
            }
        }
    }
    return rows;
}

/// Empty for vertices without an image, and for those without weights.
MirroredRows mirroredRows(const TransferSurface& surface, const MirrorTable& table, const MirroredRows& rows,
                          const Progress& progress) {
    const std::vector<Triangle> triangles = cornersOf(surface);
    MirroredRows mirrored(rows.size());
    if (triangles.empty()) {
        return mirrored;
    }
    const NearestSurface nearest(surface.vertices, triangles);
    const double reach = kImageReach * surface.diagonal;
    parallelFor(rows.size(), kMirrorGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t v = begin; v < end && !progress.canceled(); ++v) {
            if (rows[v].empty() || !surface.vertices[v].allFinite()) {
                continue;
            }
            MirroredSums image = imageOf(surface.vertices[v], nearest, triangles, reach, table, rows);
            if (!image.empty()) {
                mirrored[v] = meanOf(rows[v], std::move(image));
            }
        }
    });
    return mirrored;
}

SkinWeights limitedWeights(const MirroredRows& rows, const MirroredRows& mirrored,
                           const TransferSettings& settings) {
    SkinWeightsBuilder builder;
    for (std::size_t v = 0; v < rows.size(); ++v) {
        builder.add(mirrored[v].empty() ? rows[v] : mirrored[v]);
    }
    return limitInfluences(builder.finish(), static_cast<std::size_t>(settings.maxInfluences),
                           settings.pruneBelow);
}

} // namespace

Expected<void> mirrorTransfer(const TransferRequest& request, const MirrorTable& table,
                              WeightTransfer& transfer, Progress& progress) {
    std::vector<const Mesh*> meshes;
    meshes.reserve(request.parts.size());
    for (const std::size_t part : request.parts) {
        meshes.push_back(request.to.parts[part].mesh.get());
    }
    const TransferSurface surface = transferSurface(meshes);
    const MirroredRows rows = rowsOf(request, surface, transfer);
    const MirroredRows mirrored = mirroredRows(surface, table, rows, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    const SkinWeights weights = limitedWeights(rows, mirrored, request.settings);
    for (std::size_t i = 0; i < request.parts.size(); ++i) {
        const auto welded = surface.welded.weldedVertices(i);
        transfer.weights[request.parts[i]] =
            std::make_shared<const SkinWeights>(gatherWeights(weights, welded));
        const auto alone = static_cast<std::size_t>(std::ranges::count_if(
            welded, [&](std::uint32_t v) { return mirrored[v].empty() && !rows[v].empty(); }));
        if (alone > 0) {
            transfer.notices.push_back({NoticeCode::TransferNotMirrored, meshes[i]->name, alone, {}});
        }
    }
    return {};
}

} // namespace sinew
