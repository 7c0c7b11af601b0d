#pragma once

#include "core/base/Notice.h"
#include "core/io/build/BuildSteps.h"
#include "core/io/export/ExportSettings.h"
#include "core/scene/Scene.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// A texture as a writer needs it.
struct ExportTexture {
    bool used = false;     ///< by a material
    std::string path;      ///< where the picture is, else as the source named it; may be empty
    std::string extension; ///< of the data, by its first bytes; without the dot
    std::shared_ptr<const std::vector<std::byte>> data; ///< null: by path only
    bool mayHaveAlpha = false;                          ///< its pixels may say how opaque they are
};

/// Finds the bytes of every texture a material uses: those that came embedded, and those that can be read
/// from where the scene's file names them. With `embed` off only pictures that have no path keep their bytes.
/// A picture that should have been embedded and cannot be read gets a notice. As many as the scene has.
std::vector<ExportTexture> findTextures(const Scene& scene, bool embed, Notices& notices);

/// The kind of the picture that findTextures would embed for each texture, empty where there is none. Reads
/// no more than their heads.
std::vector<std::string> embeddedKinds(const Scene& scene);

/// What the node above several roots, and a skin, is called where nothing has a name for it.
inline constexpr const char* kArmatureName = "Armature";

/// One mesh as every format gets it.
struct ExportPart {
    const Mesh* mesh = nullptr;
    std::shared_ptr<const SkinWeights> weights; ///< limited, no empty vertex; null: written without a skin
    std::string name = {};                      ///< of the mesh itself; that of its node is the mesh's
};

/// Keys of one joint in written units. A channel without keys stays at the bind pose.
struct ExportTrack {
    std::size_t joint = 0;
    std::vector<Key<Vec3>> translations;
    std::vector<Key<Quat>>
        rotations; ///< each in the half of its predecessor, so that neighbours interpolate short
    std::vector<Key<Vec3>> scales;
};

struct ExportClip {
    std::string name;
    double duration = 0.0; ///< seconds
    std::vector<ExportTrack> tracks;
    std::vector<MorphTrack> morphTracks = {};
    double frameRate = 0.0; ///< 0: unknown
};

/// A scene made ready for a writer: weights limited, textures found, clips complete. Lives as long as
/// `scene` and `settings`.
struct ExportInput {
    const Scene* scene = nullptr;
    const ExportSettings* settings = nullptr;
    double scale = 1.0;                  ///< written units per scene unit
    bool posed = false;                  ///< joints' nodes stand as they rest, and not as they were bound
    std::vector<ExportPart> parts;       ///< as many as the scene has
    std::vector<ExportTexture> textures; ///< as many as the scene has
    std::vector<ExportClip> clips;
    double frameRate = 0.0; ///< of all clips, never 0 once prepared
};

/// What a format asks of the preparation.
struct ExportNeeds {
    double metersPerUnit = 1.0;    ///< of the written file
    std::size_t maxInfluences = 0; ///< 0: all
    bool alwaysEmbedTextures = false;
    bool keepsNodePose = false; ///< nodes may stand otherwise than bound
};

/// The weights of every part as they go into a file: at most `maxInfluences` (0: all) at a vertex, none
/// without. As many as the scene has. Notices: InfluencesLimited, VerticesGivenToRoot.
std::vector<ExportPart> prepareParts(const Scene& scene, const ExportSettings& settings,
                                     std::size_t maxInfluences, Notices& notices);

ExportInput prepareExport(const Scene& scene, const ExportSettings& settings, const ExportNeeds& needs,
                          Notices& notices);

/// Bind transform of a joint in written units, to the model and to its parent. Rotation and translation only.
Transform modelFromJoint(const ExportInput& input, std::size_t joint);
Transform parentFromJoint(const ExportInput& input, std::size_t joint);

/// Where a joint's node stands under its parent's, in written units: as it rests where input.posed, else as
/// it was bound.
Trs parentFromNode(const ExportInput& input, std::size_t joint);

/// One frame rate for all clips: theirs where they agree, else the one their keys stand on, or the highest; a
/// usual one where nothing tells.
double commonFrameRate(const std::vector<ExportClip>& clips);

/// Times ascending from 0, at least a float apart (both formats keep times that a float can tell apart); of
/// keys that fall together the last one counts.
template<typename T>
std::vector<Key<T>> orderedKeys(std::vector<Key<T>> keys) {
    std::erase_if(keys, [](const Key<T>& key) { return !std::isfinite(key.seconds); });
    std::stable_sort(keys.begin(), keys.end(),
                     [](const Key<T>& a, const Key<T>& b) { return a.seconds < b.seconds; });
    std::vector<Key<T>> result;
    for (Key<T>& key : keys) {
        key.seconds = std::max(0.0, key.seconds);
        const bool together =
            !result.empty() && !(static_cast<float>(result.back().seconds) < static_cast<float>(key.seconds));
        if (together) {
            result.back().value = key.value;
        } else {
            result.push_back(key);
        }
    }
    return result;
}

/// The linear value between keys, the first or last beyond them. `keys` must not be empty.
double weightAt(const std::vector<Key<double>>& keys, double seconds);

/// The clip with every channel that leaves the bind pose and the weights of morph targets, times ascending
/// from 0. A joint whose track lacks a
/// channel keeps its rest value there, as Clip says.
ExportClip prepareClip(const Scene& scene, const Clip& clip, double scale);

} // namespace sinew
