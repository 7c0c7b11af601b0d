#include "core/io/export/ExportInput.h"

#include "core/io/source/FrameRate.h"
#include "core/io/source/ReadPicture.h"
#include "core/scene/NodePose.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

std::vector<bool> usedTextures(const Scene& scene) {
    std::vector<bool> used(scene.textures.size(), false);
    for (const Material& m : scene.materials) {
        for (const TextureSlot slot : kTextureSlots) {
            if (m.texture(slot) != kNone) {
                used[static_cast<std::size_t>(m.texture(slot))] = true;
            }
        }
        for (const MaterialExtension& extension : m.extensions) {
            for (const ExtensionTexture& texture : extension.textures) {
                if (texture.texture != kNone) {
                    used[static_cast<std::size_t>(texture.texture)] = true;
                }
            }
        }
    }
    for (std::size_t t = 0; t < used.size(); ++t) {
        if (used[t] && scene.textures[t].fallback != kNone) {
            used[static_cast<std::size_t>(scene.textures[t].fallback)] = true;
        }
    }
    return used;
}

ExportTexture findTexture(const Scene& scene, const Texture& texture, bool embed, Notices& notices) {
    ExportTexture result{true, texture.path, texture.extension, nullptr};
    const bool inside = embed || texture.path.empty();
    auto picture = inside ? readPicture(texture, scene.sourceFile) : findPicture(texture, scene.sourceFile);
    if (picture) {
        result.extension = picture->kind;
        result.mayHaveAlpha = picture->mayHaveAlpha;
        result.path = picture->file.empty() ? texture.path : picture->file;
        result.data = inside ? std::move(picture->data) : nullptr;
    } else if (embed) {
        notices.push_back({NoticeCode::TextureNotEmbedded, texture.name, 1, {texture.path}});
    }
    return result;
}

} // namespace

std::vector<ExportTexture> findTextures(const Scene& scene, bool embed, Notices& notices) {
    const std::vector<bool> used = usedTextures(scene);
    std::vector<ExportTexture> result(scene.textures.size());
    for (std::size_t t = 0; t < result.size(); ++t) {
        if (used[t]) {
            result[t] = findTexture(scene, scene.textures[t], embed, notices);
        }
    }
    return result;
}

std::vector<std::string> embeddedKinds(const Scene& scene) {
    const std::vector<bool> used = usedTextures(scene);
    std::vector<std::string> kinds(scene.textures.size());
    for (std::size_t t = 0; t < kinds.size(); ++t) {
        const auto picture = used[t] ? findPicture(scene.textures[t], scene.sourceFile)
                                     : tl::unexpected(PictureIssue::Missing);
        kinds[t] = picture ? picture->kind : std::string();
    }
    return kinds;
}

namespace {

std::size_t verticesOver(const SkinWeights& weights, std::size_t limit) {
    std::size_t count = 0;
    for (std::size_t p = 0; limit > 0 && p < weights.vertexCount(); ++p) {
        count += weights.at(p).size() > limit ? 1 : 0;
    }
    return count;
}

/// The same weights with every empty vertex given to `joint`.
SkinWeights fillEmptyVertices(const SkinWeights& weights, std::int32_t joint) {
    SkinWeightsBuilder builder;
    builder.reserve(weights.vertexCount(), weights.vertexCount() * 4);
    const Influence whole{joint, 1.0F};
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        const std::span<const Influence> influences = weights.at(p);
        builder.add(influences.empty() ? std::span(&whole, 1) : influences);
    }
    return builder.finish();
}

/// The first joint that is more than a node that moves others; without one the first root.
std::int32_t firstBone(const Skeleton& skeleton) {
    const auto bone = std::ranges::find(skeleton.joints, false, &Joint::mover);
    return bone == skeleton.joints.end() ? skeleton.roots().front()
                                         : static_cast<std::int32_t>(bone - skeleton.joints.begin());
}

ExportPart preparePart(const Scene& scene, const Part& part, const ExportSettings& settings,
                       std::size_t limit, Notices& notices) {
    ExportPart result{part.mesh.get(), nullptr,
                      part.geometryName.empty() ? part.mesh->name : part.geometryName};
    if (!part.weights || scene.skeleton.empty()) {
        return result;
    }
    result.weights = part.weights;
    if (const std::size_t over = verticesOver(*part.weights, limit); over > 0) {
        notices.push_back({NoticeCode::InfluencesLimited, part.mesh->name, over, {std::to_string(limit)}});
    }
    if (limit > 0 || settings.pruneBelow > 0.0F) {
        result.weights =
            std::make_shared<const SkinWeights>(limitInfluences(*part.weights, limit, settings.pruneBelow));
    }
    if (const std::size_t empty = result.weights->unweightedCount(); empty > 0) {
        // What follows no joint stays with the character as a whole: the root.
        const std::int32_t root = firstBone(scene.skeleton);
        result.weights = std::make_shared<const SkinWeights>(fillEmptyVertices(*result.weights, root));
        notices.push_back({NoticeCode::VerticesGivenToRoot,
                           part.mesh->name,
                           empty,
                           {scene.skeleton.joints[static_cast<std::size_t>(root)].name}});
    }
    return result;
}

Transform inUnits(Transform transform, double scale) {
    transform.translation() *= scale;
    return transform;
}

/// Says what is left out of the pose that the nodes hold: all of it, or what translation, rotation and scale
/// cannot say.
void noteNodePose(const ExportInput& input, Notices& notices) {
    const Scene& scene = *input.scene;
    PoseShift shift = restShift(scene);
    if (input.posed) {
        Skeleton written = scene.skeleton;
        for (std::size_t j = 0; j < written.size(); ++j) {
            Transform& rest = written.joints[j].parentFromJointRest;
            rest = compose(decompose(rest));
        }
        shift = poseShift(scene, modelFromJointsRest(scene.skeleton), modelFromJointsRest(written));
    }
    if (shift.joints > 0) {
        const std::string& worst = scene.skeleton.joints[static_cast<std::size_t>(shift.joint)].name;
        notices.push_back({NoticeCode::NodePoseDropped,
                           scene.sourceFile,
                           shift.joints,
                           {worst, std::to_string(shift.distance * scene.metersPerUnit)}});
    }
}

} // namespace

std::vector<ExportPart> prepareParts(const Scene& scene, const ExportSettings& settings,
                                     std::size_t maxInfluences, Notices& notices) {
    std::vector<ExportPart> parts;
    parts.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        parts.push_back(preparePart(scene, part, settings, maxInfluences, notices));
    }
    return parts;
}

ExportInput prepareExport(const Scene& scene, const ExportSettings& settings, const ExportNeeds& needs,
                          Notices& notices) {
    ExportInput input;
    input.scene = &scene;
    input.settings = &settings;
    input.scale = scene.metersPerUnit / needs.metersPerUnit;
    input.posed = scene.nodesPosed && needs.keepsNodePose;
    if (scene.nodesPosed) {
        noteNodePose(input, notices);
    }
    input.parts = prepareParts(scene, settings, needs.maxInfluences, notices);
    input.textures = findTextures(scene, settings.embedTextures || needs.alwaysEmbedTextures, notices);
    if (settings.animations) {
        for (const Clip& clip : scene.clips) {
            ExportClip ready = prepareClip(scene, clip, input.scale);
            if (!ready.tracks.empty() || !ready.morphTracks.empty()) {
                input.clips.push_back(std::move(ready));
            }
        }
    }
    input.frameRate = commonFrameRate(input.clips);
    return input;
}

Transform modelFromJoint(const ExportInput& input, std::size_t joint) {
    return inUnits(input.scene->skeleton.joints[joint].modelFromJointBind, input.scale);
}

Transform parentFromJoint(const ExportInput& input, std::size_t joint) {
    return inUnits(input.scene->skeleton.parentFromJointBind(joint), input.scale);
}

Trs parentFromNode(const ExportInput& input, std::size_t joint) {
    const Transform bind = parentFromJoint(input, joint);
    if (input.posed) {
        const Transform rest = inUnits(input.scene->skeleton.joints[joint].parentFromJointRest, input.scale);
        if (!rest.isApprox(bind, 1e-9)) {
            return decompose(rest);
        }
    }
    return {bind.translation(), Quat(bind.linear()).normalized(), Vec3::Ones()};
}

namespace {

constexpr double kSameKey =
    1e-6; ///< relative to a unit for scales and rotations, to the offset for translations

void alignRotations(std::vector<Key<Quat>>& keys) {
    for (std::size_t k = 0; k < keys.size(); ++k) {
        keys[k].value.normalize();
        if (k > 0 && keys[k].value.dot(keys[k - 1].value) < 0.0) {
            keys[k].value.coeffs() *= -1.0;
        }
    }
}

struct Parts {
    Vec3 translation;
    Quat rotation;
    Vec3 scale;
};

Parts partsOf(const Transform& transform) {
    if (transform.linear().determinant() < 0.0) {
        const Trs mirrored = decompose(transform);
        return {mirrored.translation, mirrored.rotation, mirrored.scale};
    }
    const Vec3 scale = transform.linear().colwise().norm();
    Mat3 rotation = transform.linear();
    for (int axis = 0; axis < 3; ++axis) {
        rotation.col(axis) /= scale[axis] > 0.0 ? scale[axis] : 1.0;
    }
    return {transform.translation(), Quat(rotation).normalized(), scale};
}

/// Fills channels without keys with the rest value where the bind pose, which the nodes stand in, has
/// another.
void holdRest(ExportTrack& track, const Parts& rest, const Parts& bind, double scale) {
    if (track.translations.empty() &&
        (rest.translation - bind.translation).norm() > kSameKey * bind.translation.norm()) {
        track.translations.push_back({0.0, rest.translation * scale});
    }
    if (track.rotations.empty() && rest.rotation.angularDistance(bind.rotation) > kSameKey) {
        track.rotations.push_back({0.0, rest.rotation});
    }
    if (track.scales.empty() && (rest.scale - bind.scale).norm() > kSameKey) {
        track.scales.push_back({0.0, rest.scale});
    }
}

void dropUnitScales(ExportTrack& track) {
    const bool unit = std::all_of(track.scales.begin(), track.scales.end(), [](const Key<Vec3>& key) {
        return (key.value - Vec3::Ones()).norm() <= kSameKey;
    });
    if (unit) {
        track.scales.clear();
    }
}

ExportTrack prepareTrack(const JointTrack* keys, double scale) {
    ExportTrack track;
    if (keys != nullptr) {
        track.translations = orderedKeys(keys->translations);
        track.rotations = orderedKeys(keys->rotations);
        track.scales = orderedKeys(keys->scales);
    }
    for (Key<Vec3>& key : track.translations) {
        key.value *= scale;
    }
    alignRotations(track.rotations);
    return track;
}

/// Tracks of targets that exist, each with a key at least.
std::vector<MorphTrack> prepareMorphTracks(const Scene& scene, const Clip& clip) {
    std::vector<MorphTrack> result;
    for (const MorphTrack& track : clip.morphTracks) {
        const bool partThere = track.part >= 0 && static_cast<std::size_t>(track.part) < scene.parts.size();
        const std::size_t morphTargets =
            partThere ? scene.parts[static_cast<std::size_t>(track.part)].mesh->morphTargets.size() : 0;
        std::vector<Key<double>> keys = orderedKeys(track.weights);
        if (!keys.empty() && track.shape >= 0 && static_cast<std::size_t>(track.shape) < morphTargets) {
            result.push_back({track.part, track.shape, std::move(keys)});
        }
    }
    return result;
}

template<typename T>
void addTimes(const std::vector<Key<T>>& keys, std::vector<double>& times) {
    for (const Key<T>& key : keys) {
        times.push_back(key.seconds);
    }
}

double rateOfKeys(const std::vector<ExportClip>& clips) {
    std::vector<double> times;
    for (const ExportClip& clip : clips) {
        for (const ExportTrack& track : clip.tracks) {
            addTimes(track.translations, times);
            addTimes(track.rotations, times);
            addTimes(track.scales, times);
        }
        for (const MorphTrack& track : clip.morphTracks) {
            addTimes(track.weights, times);
        }
    }
    return frameRateOf(times);
}

} // namespace

double commonFrameRate(const std::vector<ExportClip>& clips) {
    double highest = 0.0;
    bool agree = true;
    for (const ExportClip& clip : clips) {
        agree = agree && (highest == 0.0 || clip.frameRate == 0.0 || clip.frameRate == highest);
        highest = std::max(highest, clip.frameRate);
    }
    if (highest > 0.0 && agree) {
        return highest;
    }
    const double ofKeys = rateOfKeys(clips);
    return ofKeys > 0.0 ? ofKeys : highest > 0.0 ? highest : kDefaultFrameRate;
}

double weightAt(const std::vector<Key<double>>& keys, double seconds) {
    const auto after = std::ranges::lower_bound(keys, seconds, {}, &Key<double>::seconds);
    if (after == keys.begin() || after == keys.end()) {
        return after == keys.end() ? keys.back().value : keys.front().value;
    }
    const Key<double>& before = *(after - 1);
    const double fraction = (seconds - before.seconds) / (after->seconds - before.seconds);
    return before.value + fraction * (after->value - before.value);
}

ExportClip prepareClip(const Scene& scene, const Clip& clip, double scale) {
    std::vector<const JointTrack*> trackOfJoint(scene.skeleton.size(), nullptr);
    for (const JointTrack& track : clip.tracks) {
        if (track.joint != kNone) {
            trackOfJoint[static_cast<std::size_t>(track.joint)] = &track;
        }
    }
    ExportClip result{clip.name, clip.duration, {}};
    result.frameRate = clip.frameRate;
    result.morphTracks = prepareMorphTracks(scene, clip);
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        ExportTrack track = prepareTrack(trackOfJoint[j], scale);
        track.joint = j;
        const Parts rest = partsOf(scene.skeleton.joints[j].parentFromJointRest);
        holdRest(track, rest, partsOf(scene.skeleton.parentFromJointBind(j)), scale);
        if (!scene.nodesPosed || (rest.scale - Vec3::Ones()).norm() <= kSameKey) {
            dropUnitScales(track); // the node has the scale of 1 itself
        }
        if (!track.translations.empty() || !track.rotations.empty() || !track.scales.empty()) {
            result.tracks.push_back(std::move(track));
        }
    }
    return result;
}

} // namespace sinew
