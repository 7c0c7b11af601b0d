#include "core/solve/transfer/TransferWeights.h"

#include "core/solve/Bind.h"

#include <algorithm>
#include <limits>
#include <utility>

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

/// A source's weights as the target's joints'; left out where none gets them.
std::vector<Influence> retargeted(std::span<const Influence> influences,
                                  const std::vector<std::int32_t>& weightTargetOf) {
    std::vector<Influence> row;
    for (const Influence& influence : influences) {
        const std::int32_t weightTarget = weightTargetOf[static_cast<std::size_t>(influence.joint)];
        if (weightTarget != kNone) {
            row.push_back({weightTarget, influence.weight});
        }
    }
    return row;
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
            if (row.empty()) {
                row = retargeted(weights.at(v), weightTargetOf);
            }
        }
    }
    SkinWeightsBuilder builder;
    for (const std::vector<Influence>& row : rows) {
        builder.add(row);
    }
    return builder.finish();
}

/// A target and what it finds of its source.
struct MatchedSurface {
    TransferSurface to;
    TransferMatches found;
    std::vector<VertexMatch> matches; ///< #G
    double sourceDiagonal = 0.0;      ///< in units of the target
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
    MatchedSurface matched{transferSurface(meshesOf(request.to, request.parts)), {}, {}, from.diagonal};
    matched.found = findMatches(from, weights, matched.to, request.settings, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    matched.matches = vertexMatches(matched.to, matched.found.places);
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

/// The source and the target on the target's skeleton, the source's weights as its joints': what of the
/// target has no counterpart is bound to this.
Scene clothedScene(const TransferRequest& request, const std::vector<std::size_t>& sources) {
    const std::vector<std::int32_t> weightTargetOf = weightTargets(request);
    Scene scene;
    scene.sourceFile = request.to.sourceFile;
    scene.metersPerUnit = request.to.metersPerUnit;
    scene.skeleton = request.to.skeleton;
    for (const std::size_t source : sources) {
        const Part& part = request.from.parts[source];
        Mesh mesh = *part.mesh;
        for (Vec3& vertex : mesh.vertices) {
            vertex *= request.scale;
        }
        SkinWeightsBuilder builder;
        for (std::size_t v = 0; v < part.weights->vertexCount(); ++v) {
            builder.add(retargeted(part.weights->at(v), weightTargetOf));
        }
        scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)),
                               std::make_shared<const SkinWeights>(builder.finish())});
    }
    for (const std::size_t part : request.parts) {
        scene.parts.push_back({request.to.parts[part].mesh, nullptr});
    }
    return scene;
}

/// Joints of the target that carry weight in either character, by name.
std::vector<std::string> deformingJoints(const TransferRequest& request) {
    std::vector<bool> deforms = weightedJoints(request.to);
    const std::vector<std::int32_t> weightTargetOf = weightTargets(request);
    const std::vector<bool> weighted = weightedJoints(request.from);
    for (std::size_t j = 0; j < weighted.size(); ++j) {
        if (weighted[j] && weightTargetOf[j] != kNone) {
            deforms[static_cast<std::size_t>(weightTargetOf[j])] = true;
        }
    }
    std::vector<std::string> names;
    for (std::size_t j = 0; j < deforms.size(); ++j) {
        if (deforms[j]) {
            names.push_back(request.to.skeleton.joints[j].name);
        }
    }
    return names;
}

/// Gives what hangs free the weights that a bind gives it, as far as it gives any. False: it cannot be bound.
bool bindRows(const TransferRequest& request, const std::vector<std::size_t>& sources,
              const MatchedSurface& matched, TransferRows& rows, Progress& progress) {
    BindSettings settings;
    settings.jointChoice = JointChoice::Listed;
    settings.joints = deformingJoints(request);
    const Expected<BindResult> bound = bind(clothedScene(request, sources), settings, progress);
    if (!bound) {
        return false;
    }
    std::vector<bool> given(rows.size(), false);
    for (std::size_t i = 0; i < request.parts.size(); ++i) {
        const SkinWeights& weights = *bound->weights[sources.size() + i];
        const auto welded = matched.to.welded.weldedVertices(i);
        for (std::size_t v = 0; v < welded.size(); ++v) {
            const std::uint32_t vertex = welded[v];
            if (matched.matches[vertex] == VertexMatch::Bound && !given[vertex] && !weights.at(v).empty()) {
                rows[vertex].assign(weights.at(v).begin(), weights.at(v).end());
                given[vertex] = true;
            }
        }
    }
    return true;
}

/// `rows`: of vertices that are not to be inpainted what they get.
void inpaintRows(const MatchedSurface& matched, const TransferSettings& settings, TransferRows& rows,
                 Progress& progress) {
    std::vector<bool> open;
    open.reserve(matched.matches.size());
    for (const VertexMatch match : matched.matches) {
        open.push_back(match == VertexMatch::Inpainted);
    }
    inpaintWeights(matched.to, open, rows, progress);
    if (!progress.canceled() && settings.smoothing > 0) {
        smoothBorders(matched.to, open, settings.reach * matched.to.diagonal, settings.smoothing, rows);
    }
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

constexpr double kFewMatched = 0.2; ///< of a part's vertices: with fewer it hardly lies on the source
constexpr double kSizeFactor = 2.0; ///< a part this much larger than the source was not made for it

/// Whether a part may be made at another scale, or stand in another place. A small part is as it should be
/// while it matches: it is a shoe.
void tellMisfit(const Mesh& mesh, const TransferredPart& part, double sourceDiagonal, Notices& notices) {
    const double fraction = static_cast<double>(part.count(VertexMatch::Matched)) /
                            static_cast<double>(std::max<std::size_t>(part.matches.size(), 1));
    const Aabb box = bounds(mesh);
    const double diagonal = box.empty() ? 0.0 : box.diagonal();
    const bool few = fraction < kFewMatched && !part.matches.empty();
    if (diagonal > kSizeFactor * sourceDiagonal || (few && kSizeFactor * diagonal < sourceDiagonal)) {
        notices.push_back({NoticeCode::TransferSizesDiffer,
                           mesh.name,
                           part.count(VertexMatch::Matched),
                           {std::to_string(diagonal), std::to_string(sourceDiagonal)}});
    } else if (few) {
        notices.push_back({NoticeCode::TransferFewMatched,
                           mesh.name,
                           part.count(VertexMatch::Matched),
                           {std::to_string(fraction)}});
    }
}

/// `bound`: what hangs free could be bound.
void tellParts(const TransferRequest& request, double sourceDiagonal, bool bound, WeightTransfer& transfer) {
    for (const std::size_t number : request.parts) {
        const Mesh& mesh = *request.to.parts[number].mesh;
        const TransferredPart& part = transfer.parts[number];
        tellMisfit(mesh, part, sourceDiagonal, transfer.notices);
        if (const std::size_t free = part.count(VertexMatch::Bound); free > 0) {
            transfer.notices.push_back(
                {bound ? NoticeCode::TransferBound : NoticeCode::TransferPiecesFar, mesh.name, free, {}});
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
        const std::vector<PlaceMatch>& places = matched->found.places;
        const bool near = std::ranges::find(places, PlaceMatch::InReach) != places.end();
        return fail(near ? ErrorCode::TransferNormalsTurned : ErrorCode::TransferNothingNear,
                    {request.from.sourceFile, request.to.sourceFile});
    }
    TransferRows rows = std::move(matched->found.nearest);
    const bool free = std::ranges::find(matched->matches, VertexMatch::Bound) != matched->matches.end();
    const bool bound = !free || bindRows(request, sources, *matched, rows, progress);
    if (!progress.canceled()) {
        inpaintRows(*matched, request.settings, rows, progress);
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    WeightTransfer transfer;
    transfer.weights.resize(request.to.parts.size());
    transfer.parts.resize(request.to.parts.size());
    distribute(request, *matched, rows, transfer);
    tellMissing(request, sources, transfer.notices);
    tellParts(request, matched->sourceDiagonal, bound, transfer);
    return transfer;
}

} // namespace sinew
