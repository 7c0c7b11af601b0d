#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/io/export/ExportInput.h"
#include "core/io/export/ExportSettings.h"
#include "core/io/source/ContentCounts.h"
#include "core/scene/Scene.h"
#include "core/weights/SkinWeights.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

// A flat character as formats of 2D programs have it, which look at it from the front: in pixels of its
// pictures, x to the right and y downwards, from where the scene has its origin.

using FlatPoint = Eigen::Vector2d;
using PixelTransform = Eigen::Affine2d;

/// A joint of the scene as a bone in the picture's plane, x along the bone.
struct FlatBone {
    std::int32_t parent = kNone;
    PixelTransform modelFromBone = PixelTransform::Identity(); ///< as bound: turned and moved
    double length = 0.0;                                       ///< pixels
};

/// The polygons of a part that show one material.
struct FlatPiece {
    std::string name;
    std::int32_t texture = kNone;                ///< index into Scene::textures
    Vec4f color{1.0F, 1.0F, 1.0F, 1.0F};         ///< what the texture is multiplied by, sRGB
    std::vector<FlatPoint> vertices;             ///< #V
    std::vector<Eigen::Vector2d> uvs;            ///< #V, v downwards; a texture is 1 wide and high
    std::vector<Triangle> triangles;             ///< of vertices
    std::vector<std::vector<Influence>> weights; ///< #V, empty where the part has no weights
    bool repeats = false;                        ///< its texture goes on beyond its edges
};

struct FlatCharacter {
    std::vector<FlatBone> bones;   ///< of all joints
    std::vector<FlatPiece> pieces; ///< those behind first
    double pixelsPerUnit = 1.0;
};

/// Pixels high that a character without pictures is.
constexpr double kPixelsOfPlain = 1000.0;

/// Whether every part lies in a plane of its own that is seen from the front. Error: NotFlat.
Expected<void> checkFlat(const Scene& scene, const std::filesystem::path& file,
                         const ExportSettings& settings);

/// Whether a material shows the texture as its colour.
bool showsAsColor(const Scene& scene, std::size_t texture);

/// What 2D formats have no place for.
void countFlatLosses(const ExportInput& input, ContentCounts& counts);

/// Width and height of a picture, PNG or JPEG, by its head; nothing for others.
std::optional<std::array<std::uint32_t, 2>> pictureSize(std::span<const std::byte> bytes);

/// The scene in pixels: those of its pictures (Mesh::pixels), else as many as its largest textured part has
/// on its texture, else kPixelsOfPlain. Textures that are no PNG or JPEG are left out (TextureDropped).
/// O(#C log #C).
FlatCharacter flatCharacter(const ExportInput& input, Notices& notices);

/// Notices TextureNotRepeated, of pieces whose texture goes on beyond its edges.
void noteRepeats(const ExportInput& input, const FlatCharacter& character, Notices& notices);

/// A value that changes evenly from key to key.
struct FlatKey {
    int frame = 0;
    Eigen::Vector2d value = Eigen::Vector2d::Zero();
};

/// How a bone moves under its parent. A list without keys: as it is bound.
struct FlatTrack {
    std::size_t bone = 0;
    std::vector<FlatKey> positions; ///< pixels
    std::vector<FlatKey> turns;     ///< radians from x to y, without jumps; then the shear of the y axis
    std::vector<FlatKey> scales;
};

struct FlatClip {
    std::string name;
    int frames = 0; ///< that it lasts, at ExportInput::frameRate
    std::vector<FlatTrack> tracks;
};

/// What a format can hold of a clip.
struct FlatClipLimits {
    int frames = 0;
    std::size_t keys = 0; ///< of all bones together
};

/// A bone under its parent.
struct FlatTrs {
    FlatPoint position = FlatPoint::Zero();
    double turn = 0.0;  ///< radians from x to y
    double shear = 0.0; ///< radians that the y axis is turned further
    Eigen::Vector2d scale = Eigen::Vector2d::Ones();
};

FlatTrs decomposeFlat(const PixelTransform& transform);
/// As bound.
FlatTrs boneAsBound(const FlatCharacter& character, std::size_t bone);

/// The scene's clips as the front shows them, with keys only where a straight line between two is off by
/// more than a hundredth of a pixel, or a hundredth of a degree; by more where keys are too many. Joints that
/// turn out of the picture are seen foreshortened. Notices: MotionFlattened, ClipTooLong (left out). When
/// canceled, it must not be used. O(frames #J).
std::vector<FlatClip> flatClips(const ExportInput& input, const FlatCharacter& character,
                                const FlatClipLimits& limits, Notices& notices, const Progress& progress);

/// Where a texture is in an atlas.
struct AtlasRegion {
    std::int32_t texture = kNone; ///< kNone: white, for pieces without texture
    std::uint32_t x = 0;          ///< pixels of the atlas
    std::uint32_t y = 0;
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    Eigen::Array2d offset = Eigen::Array2d::Zero(); ///< of its first pixel in the texture
    Eigen::Array2d full = Eigen::Array2d::Zero(); ///< pixels of the whole texture; 0: all of it is one colour

    /// Where a place of the texture is in the region, which is 1 wide and high.
    Eigen::Array2d uv(const Eigen::Vector2d& ofTexture) const {
        const Eigen::Array2d size(width, height);
        return full.isZero() ? Eigen::Array2d(0.5, 0.5)
                             : Eigen::Array2d((ofTexture.array().max(0.0).min(1.0) * full - offset) / size);
    }
};

/// All pictures of a character in one.
struct PictureAtlas {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::string png;
    std::vector<AtlasRegion> regions; ///< in the order in which pieces show them first
};

/// Pixels along an edge of an atlas.
constexpr std::uint32_t kLargestAtlas = 8192;

/// What pieces show of their pictures, side by side. A picture that cannot be decoded becomes white
/// (TextureDropped). Nothing where they do not fit into kLargestAtlas. When canceled, it must not be used.
/// O(texels).
std::optional<PictureAtlas> makeAtlas(const ExportInput& input, const FlatCharacter& character,
                                      Notices& notices, const Progress& progress);

/// Names as a format takes them.
struct FlatNameRules {
    std::string_view forbidden; ///< characters that become underscores, as control characters do
    std::function<bool(const std::string&)> reserved = nullptr; ///< those get an underscore behind them
    std::vector<std::string> taken = {};                        ///< by others beside them
};

/// Names that a file has otherwise than the scene.
struct NameChanges {
    std::size_t count = 0;
    std::string before; ///< the first of them
    std::string after;

    /// As the notice NamesChanged, if there are any.
    void note(const std::filesystem::path& file, Notices& notices) const;
};

/// Names that differ, in UTF-8, of at most 128 bytes. `changed` counts those that are others now. O(n log n).
std::vector<std::string> flatNames(std::vector<std::string> names, const FlatNameRules& rules,
                                   NameChanges& changed);

} // namespace sinew
