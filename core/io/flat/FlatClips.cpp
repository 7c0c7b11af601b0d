#include "core/io/flat/FlatCharacter.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/Pose.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <set>

namespace sinew {
namespace {

constexpr double kHalfTurn = std::numbers::pi;
/// A bone that is seen end on keeps this part of its size: nothing could hang on it otherwise.
constexpr double kThinnest = 1e-3;
/// How far out of the picture a joint may turn before it counts as turned.
constexpr double kInPlane = 1e-3;
/// Bones times frames that are worked on at once: 48 bytes each.
constexpr double kMaxSamples = 1e7;

double wrapped(double angle) {
    return std::remainder(angle, 2.0 * kHalfTurn);
}

/// The transform with no side thinner than kThinnest.
PixelTransform thickened(PixelTransform transform) {
    if (std::abs(transform.linear().determinant()) > kThinnest) {
        return transform;
    }
    const Eigen::Matrix2d before = transform.linear();
    Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> sides;
    sides.computeDirect(before.transpose() * before);
    const Eigen::Vector2d wide = sides.eigenvectors().col(1); // sides that stay square to each other
    const Eigen::Vector2d thin = sides.eigenvectors().col(0);
    const Eigen::Vector2d along = (before * wide).norm() > 0.0 ? Eigen::Vector2d((before * wide).normalized())
                                                               : Eigen::Vector2d::UnitX();
    const double side = Eigen::Vector2d(-along.y(), along.x()).dot(before * thin) < 0.0 ? -1.0 : 1.0;
    const Eigen::Vector2d across(-side * along.y(), side * along.x());
    transform.linear() = std::max((before * wide).norm(), kThinnest) * along * wide.transpose() +
                         std::max((before * thin).norm(), kThinnest) * across * thin.transpose();
    return transform;
}

/// What a skinning matrix does to points of a plane, seen from the front in pixels.
PixelTransform seenFromFront(const Transform& matrix, double depth, double pixelsPerUnit) {
    PixelTransform flat = PixelTransform::Identity();
    flat.linear() << matrix(0, 0), -matrix(0, 1), -matrix(1, 0), matrix(1, 1);
    flat.translation() =
        pixelsPerUnit * FlatPoint(matrix(0, 3) + depth * matrix(0, 2), -matrix(1, 3) - depth * matrix(1, 2));
    return flat;
}

bool leavesPlane(const Transform& matrix) {
    return std::max({std::abs(matrix(0, 2)), std::abs(matrix(1, 2)), std::abs(matrix(2, 0)),
                     std::abs(matrix(2, 1))}) > kInPlane;
}

double meanDepth(const Scene& scene) {
    const Aabb box = bounds(scene);
    return box.empty() ? 0.0 : box.center().z();
}

/// The values of one channel, frame by frame.
using Samples = std::vector<Eigen::Vector2d>;

struct BoneSamples {
    Samples positions;
    Samples turns;
    Samples scales;
};

/// How far a straight line between keys may be off.
struct Tolerances {
    double pixels = 0.01;
    double radians = 0.01 * kHalfTurn / 180.0;
    double scale = 1e-4;
};

/// Keys between which straight lines pass all samples within `tolerance`: from each key on, the slopes that
/// do so are kept until no further sample fits any (Reumann and Witkam's corridor, by slopes). With `step`
/// keys are no farther apart than that in their first value. O(samples).
std::vector<FlatKey> thinned(const Samples& samples, double tolerance, double step) {
    std::vector<FlatKey> keys{{0, samples.front()}};
    constexpr double kAny = std::numeric_limits<double>::infinity();
    Eigen::Array2d lowest = Eigen::Array2d::Constant(-kAny);
    Eigen::Array2d highest = Eigen::Array2d::Constant(kAny);
    for (std::size_t i = 1; i < samples.size(); ++i) {
        const FlatKey& last = keys.back();
        const double frames = static_cast<double>(i) - last.frame;
        const Eigen::Array2d change = (samples[i] - last.value).array();
        const Eigen::Array2d slope = change / frames;
        const bool fits = (slope >= lowest).all() && (slope <= highest).all() && std::abs(change.x()) < step;
        if (!fits && frames > 1.0) {
            keys.push_back({static_cast<int>(i - 1), samples[i - 1]});
            lowest = samples[i].array() - samples[i - 1].array() - tolerance;
            highest = lowest + 2.0 * tolerance;
            continue;
        }
        lowest = lowest.max(slope - tolerance / frames);
        highest = highest.min(slope + tolerance / frames);
    }
    if (samples.size() > 1) {
        keys.push_back({static_cast<int>(samples.size() - 1), samples.back()});
    }
    return keys;
}

/// No keys for a value that stays as bound, one for any other that stays.
std::vector<FlatKey> keysOf(const Samples& samples, const Eigen::Vector2d& bound, double tolerance,
                            double step = std::numeric_limits<double>::infinity()) {
    const auto stays = [&](const Eigen::Vector2d& value) {
        return std::ranges::all_of(samples, [&](const Eigen::Vector2d& sample) {
            return (sample - value).lpNorm<Eigen::Infinity>() <= tolerance;
        });
    };
    if (stays(bound)) {
        return {};
    }
    return stays(samples.front()) ? std::vector<FlatKey>{{0, samples.front()}}
                                  : thinned(samples, tolerance, step);
}

class ClipSampler {
public:
    ClipSampler(const ExportInput& input, const FlatCharacter& character)
        : m_input(input)
        , m_character(character)
        , m_depth(meanDepth(*input.scene))
        , m_leaves(input.scene->skeleton.size(), false) {
        for (std::size_t b = 0; b < character.bones.size(); ++b) {
            m_bound.push_back(boneAsBound(character, b));
        }
    }

    /// Empty when canceled.
    std::vector<BoneSamples> sample(const Clip& clip, int frames, const Progress& progress) {
        std::vector<BoneSamples> samples(m_character.bones.size());
        for (int frame = 0; frame <= frames; ++frame) {
            if (progress.canceled()) {
                return {};
            }
            addFrame(poseAt(m_input.scene->skeleton, clip, frame / m_input.frameRate), samples);
        }
        return samples;
    }

    FlatClip thin(const std::vector<BoneSamples>& samples, const Tolerances& tolerances) const {
        FlatClip clip;
        for (std::size_t b = 0; b < samples.size(); ++b) {
            const FlatTrs& bound = m_bound[b];
            constexpr double kStep = 0.9 * kHalfTurn; // a longer way round would be mistaken for a shorter
            FlatTrack track{b, keysOf(samples[b].positions, bound.position, tolerances.pixels),
                            keysOf(samples[b].turns, {bound.turn, bound.shear}, tolerances.radians, kStep),
                            keysOf(samples[b].scales, bound.scale, tolerances.scale)};
            if (!track.positions.empty() || !track.turns.empty() || !track.scales.empty()) {
                clip.tracks.push_back(std::move(track));
            }
        }
        return clip;
    }

    std::size_t leavingJoints() const { return static_cast<std::size_t>(std::ranges::count(m_leaves, true)); }
    std::size_t firstLeaving() const {
        return static_cast<std::size_t>(std::ranges::find(m_leaves, true) - m_leaves.begin());
    }

private:
    void addFrame(const Pose& pose, std::vector<BoneSamples>& samples) {
        const std::vector<Transform> matrices = skinningMatrices(m_input.scene->skeleton, pose);
        std::vector<PixelTransform> bones;
        for (std::size_t b = 0; b < matrices.size(); ++b) {
            m_leaves[b] = m_leaves[b] || leavesPlane(matrices[b]);
            bones.push_back(thickened(seenFromFront(matrices[b], m_depth, m_character.pixelsPerUnit) *
                                      m_character.bones[b].modelFromBone));
            const std::int32_t parent = m_character.bones[b].parent;
            const FlatTrs local = decomposeFlat(
                parent == kNone ? bones[b] : bones[static_cast<std::size_t>(parent)].inverse() * bones[b]);
            BoneSamples& to = samples[b];
            const double before = to.turns.empty() ? m_bound[b].turn : to.turns.back().x();
            to.positions.push_back(local.position);
            to.turns.emplace_back(before + wrapped(local.turn - before), local.shear);
            to.scales.push_back(local.scale);
        }
    }

    const ExportInput& m_input;
    const FlatCharacter& m_character;
    double m_depth;
    std::vector<bool> m_leaves; ///< joints that any clip turned out of the picture
    std::vector<FlatTrs> m_bound;
};

std::size_t keyCount(const FlatClip& clip) {
    std::size_t count = 0;
    for (const FlatTrack& track : clip.tracks) {
        count += track.positions.size() + track.turns.size() + track.scales.size();
    }
    return count;
}

/// The clip with as many keys as fit; nothing where no tolerance below half a pixel leaves so few.
std::optional<FlatClip> fittingClip(const ClipSampler& sampler, const std::vector<BoneSamples>& samples,
                                    std::size_t keys) {
    Tolerances tolerances;
    for (int looser = 0; looser < 3; ++looser) {
        FlatClip clip = sampler.thin(samples, tolerances);
        if (keyCount(clip) <= keys) {
            return clip;
        }
        constexpr double kLooser = 4.0;
        tolerances = {kLooser * tolerances.pixels, kLooser * tolerances.radians, kLooser * tolerances.scale};
    }
    return std::nullopt;
}

/// Frames of a clip; more than any format holds where its duration is no number.
int framesOf(const Clip& clip, double frameRate) {
    const double frames = std::round(clip.duration * frameRate);
    constexpr double kMaxFrames = std::numeric_limits<int>::max();
    return std::isfinite(frames) ? static_cast<int>(std::clamp(frames, 0.0, kMaxFrames))
                                 : std::numeric_limits<int>::max();
}

bool moves(const Clip& clip) {
    return std::ranges::any_of(clip.tracks, [](const JointTrack& track) {
        return track.joint != kNone &&
               !(track.translations.empty() && track.rotations.empty() && track.scales.empty());
    });
}

} // namespace

FlatTrs decomposeFlat(const PixelTransform& transform) {
    const Eigen::Vector2d x = transform.linear().col(0);
    const Eigen::Vector2d y = transform.linear().col(1);
    FlatTrs result;
    result.position = transform.translation();
    result.turn = std::atan2(x.y(), x.x());
    result.scale = {x.norm(), y.norm()};
    result.shear = wrapped(std::atan2(-y.x(), y.y()) - result.turn);
    if (std::abs(result.shear) > 0.5 * kHalfTurn) {
        result.scale.y() *= -1.0;
        result.shear = wrapped(result.shear + kHalfTurn);
    }
    return result;
}

FlatTrs boneAsBound(const FlatCharacter& character, std::size_t bone) {
    const FlatBone& own = character.bones[bone];
    return decomposeFlat(own.parent == kNone
                             ? own.modelFromBone
                             : character.bones[static_cast<std::size_t>(own.parent)].modelFromBone.inverse() *
                                   own.modelFromBone);
}

std::vector<FlatClip> flatClips(const ExportInput& input, const FlatCharacter& character,
                                const FlatClipLimits& limits, Notices& notices, const Progress& progress) {
    std::vector<FlatClip> clips;
    ClipSampler sampler(input, character);
    const Scene& scene = *input.scene;
    for (std::size_t c = 0; input.settings->animations && c < scene.clips.size(); ++c) {
        const Clip& clip = scene.clips[c];
        if (!moves(clip)) {
            continue;
        }
        const int frames = framesOf(clip, input.frameRate);
        std::optional<FlatClip> fitting;
        if (frames <= limits.frames &&
            static_cast<double>(frames) * static_cast<double>(character.bones.size()) <= kMaxSamples) {
            fitting = fittingClip(sampler, sampler.sample(clip, frames, progress), limits.keys);
        }
        if (progress.canceled()) {
            return {};
        }
        if (!fitting) {
            notices.push_back({NoticeCode::ClipTooLong,
                               clip.name,
                               static_cast<std::size_t>(frames),
                               {std::to_string(limits.frames)}});
            continue;
        }
        fitting->name = clip.name;
        fitting->frames = frames;
        clips.push_back(std::move(*fitting));
    }
    if (sampler.leavingJoints() > 0) {
        notices.push_back({NoticeCode::MotionFlattened,
                           scene.sourceFile,
                           sampler.leavingJoints(),
                           {scene.skeleton.joints[sampler.firstLeaving()].name}});
    }
    return clips;
}

} // namespace sinew
