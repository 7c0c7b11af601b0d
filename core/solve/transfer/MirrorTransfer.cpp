#include "core/base/Parallel.h"
#include "core/geometry/BoxTree.h"
#include "core/solve/transfer/TransferWeights.h"

#include <algorithm>
#include <map>

namespace sinew {
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
