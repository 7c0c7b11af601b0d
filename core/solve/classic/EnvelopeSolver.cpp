#include "core/solve/classic/EnvelopeSolver.h"

#include "core/base/Parallel.h"
#include "core/bind/BindInput.h"
#include "core/weights/Diffusion.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kEnvelopeGrain = 1024;

/// A vertex beside its nearest bone.
struct Beside {
    std::size_t bone = 0;
    double distance = 0.0;
};

/// Distance and area.
using Held = std::pair<double, double>;

std::vector<Beside> findNearest(const BindInput& input, const Progress& progress) {
    const std::vector<Vec3>& vertices = input.problem.vertices;
    const std::vector<Bone>& bones = input.sources.joints;
    std::vector<Beside> nearest(vertices.size());
    parallelFor(vertices.size(), kEnvelopeGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<double> distances(bones.size());
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (std::size_t s = 0; s < bones.size(); ++s) {
                distances[s] = straightDistance(vertices[p], bones[s]);
            }
            const std::size_t bone = nearestOf(distances);
            nearest[p] = {bone, distances[bone]};
        }
    });
    return nearest;
}

/// The area is summed by distance, whatever the order of the vertices.
double radiusHolding(std::vector<Held>& held, double hold) {
    std::ranges::sort(held);
    const double all = std::accumulate(held.begin(), held.end(), 0.0,
                                       [](double sum, const Held& h) { return sum + h.second; });
    double sum = 0.0;
    for (const auto& [distance, area] : held) {
        sum += area;
        if (sum >= hold * all) {
            return distance;
        }
    }
    return 0.0;
}

double envelopeWeight(double distance, double radius, double blend) {
    if (distance <= radius) {
        return 1.0;
    }
    const double width = blend * radius;
    if (!(distance < radius + width)) {
        return 0.0;
    }
    const double t = (distance - radius) / width;
    return 1.0 - t * t * (3.0 - 2.0 * t);
}

/// In parts of the distance at which it ends.
double depthWeight(double distance, double radius, double blend) {
    const double reach = (1.0 + blend) * radius;
    return reach > 0.0 ? std::max(0.0, 1.0 - distance / reach) : 0.0;
}

/// In parts of the radius; of bones without envelope by distance, after all others.
std::size_t nearestEnvelope(std::span<const double> radii, std::span<const double> distances) {
    std::size_t nearest = 0;
    std::pair<double, double> min(std::numeric_limits<double>::infinity(),
                                  std::numeric_limits<double>::infinity());
    for (std::size_t s = 0; s < radii.size(); ++s) {
        const double parts =
            radii[s] > 0.0 ? distances[s] / radii[s] : std::numeric_limits<double>::infinity();
        if (const std::pair<double, double> away(parts, distances[s]); away < min) {
            min = away;
            nearest = s;
        }
    }
    return nearest;
}

/// Each bone's by `weight`; where that is 0 for all, the nearest has all.
template<typename Weight>
void weighEach(std::span<const double> radii, std::span<double> distances, const Weight& weight) {
    const std::size_t nearest = nearestEnvelope(radii, distances);
    double sum = 0.0;
    for (std::size_t s = 0; s < radii.size(); ++s) {
        distances[s] = weight(distances[s], radii[s]);
        sum += distances[s];
    }
    if (!(sum > 0.0)) {
        distances[nearest] = 1.0;
    }
}

/// Volumes of the bones' own by source; null: it has none. Of several for one joint the last.
Expected<std::vector<const BoneVolume*>> ownVolumes(const Scene& scene, const Bones& bones,
                                                    const std::vector<BoneVolume>& volumes) {
    std::vector<const BoneVolume*> own(bones.names.size(), nullptr);
    for (const BoneVolume& volume : volumes) {
        if (scene.skeleton.find(volume.joint) == kNone) {
            return fail(ErrorCode::JointUnknown, {volume.joint, "envelopes"});
        }
        for (std::size_t s = 0; s < own.size(); ++s) {
            own[s] = bones.names[s] == volume.joint ? &volume : own[s];
        }
    }
    return own;
}

auto envelopeChoice(const SolverSettings& settings) {
    return std::tie(settings.envelopeBlend, settings.envelopeHold, settings.envelopeFit,
                    settings.envelopeShape, settings.envelopeSharing, settings.envelopeSmoothing,
                    settings.boneVolumes);
}

void weighVertex(const Envelopes& envelopes, const SolverSettings& settings, std::span<double> values) {
    switch (settings.envelopeSharing) {
    case EnvelopeSharing::Blend:
        weighByEnvelopes(envelopes.radii, settings.envelopeBlend, values);
        break;
    case EnvelopeSharing::Depth:
        weighByDepth(envelopes.radii, settings.envelopeBlend, values);
        break;
    case EnvelopeSharing::Rigid:
        weighByDeepest(envelopes.radii, values);
        break;
    }
}

/// The second pass. When canceled, the table must not be used.
void smoothTable(const BindInput& input, const SurfaceDiffusion& surface, double smoothing,
                 WeightTable& table, Progress& progress) {
    if (!(smoothing > 0.0)) {
        return;
    }
    std::vector<float> thickness;
    thickness.reserve(table.vertices);
    for (const Beside& nearest : findNearest(input, progress)) {
        thickness.push_back(static_cast<float>(nearest.distance));
    }
    if (!progress.canceled()) {
        surface.apply(table, thickness, smoothing, progress);
    }
}

/// Of all vertices.
WeightTable weighInEnvelopes(const BindInput& input, const SurfaceDiffusion& surface,
                             const Envelopes& envelopes, const SolverSettings& settings, Progress& progress) {
    WeightTable table = weighStraight(
        input,
        [&](const Vec3& point, std::size_t source) {
            return envelopes.distance(point, input.sources.joints[source], source);
        },
        [&](std::span<double> values) { weighVertex(envelopes, settings, values); }, progress);
    smoothTable(input, surface, settings.envelopeSmoothing, table, progress);
    return table;
}

} // namespace

std::vector<double> fitEnvelopes(const BindInput& input, std::span<const double> areas, double hold,
                                 const Progress& progress) {
    const std::vector<Beside> nearest = findNearest(input, progress);
    std::vector<std::vector<Held>> held(input.sources.joints.size());
    for (std::size_t p = 0; p < nearest.size() && !progress.canceled(); ++p) {
        if (areas[p] > 0.0) {
            held[nearest[p].bone].emplace_back(nearest[p].distance, areas[p]);
        }
    }
    std::vector<double> radii(held.size());
    parallelFor(held.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !progress.canceled(); ++s) {
            radii[s] = radiusHolding(held[s], hold);
        }
    });
    return radii;
}

void weighByEnvelopes(std::span<const double> radii, double blend, std::span<double> distances) {
    weighEach(radii, distances,
              [blend](double distance, double radius) { return envelopeWeight(distance, radius, blend); });
}

void weighByDepth(std::span<const double> radii, double blend, std::span<double> distances) {
    weighEach(radii, distances,
              [blend](double distance, double radius) { return depthWeight(distance, radius, blend); });
}

void weighByDeepest(std::span<const double> radii, std::span<double> distances) {
    const std::size_t nearest = nearestEnvelope(radii, distances);
    std::ranges::fill(distances, 0.0);
    distances[nearest] = 1.0;
}

double Envelopes::distance(const Vec3& point, const Bone& bone, std::size_t source) const {
    if (volumes[source].empty()) {
        return straightDistance(point, bone);
    }
    double min = std::numeric_limits<double>::infinity();
    for (const AxisVolume& volume : volumes[source]) {
        const double inner = volume.innerRadius();
        const double away = std::max(0.0, volume.signedDistanceTo(point) + inner);
        min = std::min(min, inner > 0.0 ? away * (radii[source] / inner) : away);
    }
    return min;
}

Expected<Envelopes> envelopesFor(const Scene& scene, const BindInput& input, const SolverSettings& settings,
                                 std::vector<double> fitted) {
    const std::vector<Bone>& bones = input.sources.joints;
    const auto own = ownVolumes(scene, input.sources, settings.boneVolumes);
    if (!own) {
        return fail(own.error());
    }
    Envelopes envelopes{std::move(fitted), std::vector<std::vector<AxisVolume>>(bones.size())};
    const bool byBones = settings.envelopeFit == EnvelopeFit::Bones;
    for (std::size_t s = 0; s < bones.size(); ++s) {
        const Mat3 axes = jointAxes(scene.skeleton, bones[s].joint);
        std::vector<AxisVolume>& volumes = envelopes.volumes[s];
        if ((*own)[s] != nullptr) {
            volumes = {placedVolume(*(*own)[s], boneAxis(bones[s]), axes)};
        } else if (byBones) {
            volumes = volumesByLength(bones, s, settings.envelopeShape, axes);
        } else if (settings.envelopeShape != AxisVolumeShape::Capsule) {
            volumes = volumesAround(bones[s], settings.envelopeShape, envelopes.radii[s], axes);
        }
        if (byBones || !volumes.empty()) {
            envelopes.radii[s] = 0.0;
        }
        for (const AxisVolume& volume : volumes) {
            envelopes.radii[s] = std::max(envelopes.radii[s], volume.innerRadius());
        }
    }
    return envelopes;
}

EnvelopeSolution::EnvelopeSolution(std::shared_ptr<const BindInput> input,
                                   const std::shared_ptr<const StraightStart>& start, Solved weights,
                                   std::vector<double> fitted, Envelopes envelopes,
                                   const SolverSettings& settings)
    : StraightSolution(std::move(input), start, std::move(weights), {"envelope", {}})
    , m_fitted(std::move(fitted))
    , m_envelopes(std::move(envelopes))
    , m_settings(settings) {}

double EnvelopeSolution::blend() const {
    return m_settings.envelopeSharing == EnvelopeSharing::Rigid ? 0.0 : m_settings.envelopeBlend;
}

/// The radii that fit are taken over from a former solution that asked for the same, the weights where all of
/// its settings are the same.
Expected<std::shared_ptr<const Solution>> solveEnvelope(const SolveRequest& request, Progress& progress) {
    const auto start = startStraight(request, progress);
    if (!start) {
        return fail(start.error());
    }
    const BindInput& input = *request.input;
    const SurfaceDiffusion& surface = (*start)->surface->diffusion;
    const SolverSettings& settings = request.settings.method();
    const auto* former = formerOf<EnvelopeSolution>(request);
    std::vector<double> fitted = former != nullptr && former->settings().envelopeHold == settings.envelopeHold
                                     ? former->fitted()
                                     : fitEnvelopes(input, surface.areas(), settings.envelopeHold, progress);
    Expected<Envelopes> envelopes = envelopesFor(request.scene, input, settings, fitted);
    if (!envelopes) {
        return fail(envelopes.error());
    }
    const bool same = former != nullptr && envelopeChoice(former->settings()) == envelopeChoice(settings);
    Solved weights = same ? former->solved()
                          : std::make_shared<const WeightTable>(
                                weighInEnvelopes(input, surface, *envelopes, settings, progress));
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const EnvelopeSolution>(request.input, *start, std::move(weights),
                                                    std::move(fitted), std::move(*envelopes), settings);
}

BindRework envelopeRework(const BindSettings& from, const BindSettings& to) {
    return envelopeChoice(from) == envelopeChoice(to) ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew
