#include "core/io/FormatFunctions.h"
#include "core/io/export/WriteExport.h"
#include "core/io/flat/FlatCharacter.h"
#include "core/io/source/FileBytes.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {
namespace {

using Json = nlohmann::json;

/// What its runtimes can hold: offsets into their arrays of numbers are 16 bits.
constexpr std::size_t kMaxNumbers = 65'535;
constexpr std::size_t kMaxVertices = 32'767; ///< of one mesh
constexpr FlatClipLimits kDragonBonesClips{32'767, 32'000};
constexpr const char* kDragonBonesVersion = "5.5";
constexpr const char* kSkeletonEnding = "_ske.json";

/// What every object of JavaScript has already; the runtime keeps names in such objects.
bool isOfJavaScript(const std::string& name) {
    constexpr std::array<std::string_view, 12> kNames{
        "constructor",      "hasOwnProperty",   "isPrototypeOf",    "propertyIsEnumerable",
        "toLocaleString",   "toString",         "valueOf",          "__proto__",
        "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__"};
    return std::ranges::find(kNames, name) != kNames.end();
}

/// A number of at most so many decimals; 0 for what is none.
double shortened(double value, int decimals = 4) {
    const double factor = std::pow(10.0, decimals);
    const double result = std::round(value * factor) / factor;
    return std::isfinite(result) ? result + 0.0 : 0.0; // no negative zero
}

double degrees(double radians) {
    return shortened(radians * 180.0 / std::numbers::pi, 5);
}

/// NAME of NAME_ske.json, or of what a link of that name leads to.
std::string stemOf(const std::filesystem::path& file) {
    const std::string name = file.filename().string();
    return hasEnding(file, kSkeletonEnding)
               ? name.substr(0, name.size() - std::string_view(kSkeletonEnding).size())
               : file.stem().string();
}

std::filesystem::path besideSkeleton(const std::filesystem::path& file, const char* ending) {
    return file.parent_path() / (stemOf(file) + ending);
}

/// The names that a file has for what the scene names.
struct DragonBonesNames {
    std::vector<std::string> bones; ///< of all joints
    std::string root;               ///< the bone above them, which pieces hang on
    std::vector<std::string> slots; ///< of all pieces
    std::vector<std::string> clips;
    std::vector<std::string> regions; ///< of all regions of the atlas
};

template<typename Things, typename Name>
std::vector<std::string> namesOfAll(const Things& things, const Name& name) {
    std::vector<std::string> names;
    std::ranges::transform(things, std::back_inserter(names), name);
    return names;
}

class ArmatureWriter {
public:
    ArmatureWriter(const ExportInput& input, const FlatCharacter& character,
                   const std::vector<FlatClip>& clips, const PictureAtlas& atlas, NameChanges& changes)
        : m_input(input)
        , m_character(character)
        , m_clips(clips)
        , m_atlas(atlas) {
        nameAll(changes);
    }

    Json write(const std::string& name) const;
    Json atlasJson(const std::string& name, const std::string& picture) const;

private:
    void nameAll(NameChanges& changes);
    Json bones() const;
    Json slots() const;
    Json skin() const;
    Json mesh(const FlatPiece& piece) const;
    void addWeights(const FlatPiece& piece, Json& mesh) const;
    Json animation(const FlatClip& clip, const std::string& name) const;
    Json aabb() const;
    std::size_t regionOf(const FlatPiece& piece) const {
        const auto region = std::ranges::find(m_atlas.regions, piece.texture, &AtlasRegion::texture);
        return static_cast<std::size_t>(region - m_atlas.regions.begin());
    }

    const ExportInput& m_input;
    const FlatCharacter& m_character;
    const std::vector<FlatClip>& m_clips;
    const PictureAtlas& m_atlas;
    DragonBonesNames m_names;
};

void ArmatureWriter::nameAll(NameChanges& changes) {
    const Scene& scene = *m_input.scene;
    const FlatNameRules rules{"", isOfJavaScript, {}};
    m_names.bones = flatNames(namesOfAll(scene.skeleton.joints, &Joint::name), rules, changes);
    NameChanges own; // of what no one named
    m_names.root = flatNames({"root"}, {"", nullptr, m_names.bones}, own).front();
    m_names.slots = flatNames(namesOfAll(m_character.pieces, &FlatPiece::name), rules, changes);
    m_names.clips = flatNames(namesOfAll(m_clips, &FlatClip::name), rules, changes);
    const auto nameOfRegion = [&](const AtlasRegion& region) {
        return region.texture == kNone ? std::string("color")
                                       : scene.textures[static_cast<std::size_t>(region.texture)].name;
    };
    m_names.regions = flatNames(namesOfAll(m_atlas.regions, nameOfRegion), rules, own);
}

Json transformJson(const FlatTrs& trs) {
    return {{"x", shortened(trs.position.x())},
            {"y", shortened(trs.position.y())},
            {"skX", degrees(trs.turn + trs.shear)},
            {"skY", degrees(trs.turn)}};
}

Json ArmatureWriter::bones() const {
    Json result = Json::array({{{"name", m_names.root}}});
    for (std::size_t b = 0; b < m_character.bones.size(); ++b) {
        const FlatBone& bone = m_character.bones[b];
        result.push_back(
            {{"name", m_names.bones[b]},
             {"parent",
              bone.parent == kNone ? m_names.root : m_names.bones[static_cast<std::size_t>(bone.parent)]},
             {"length", shortened(bone.length)},
             {"transform", transformJson(boneAsBound(m_character, b))}});
    }
    return result;
}

/// Percents of red, green, blue and opacity.
Json colorJson(const Vec4f& color) {
    const auto percent = [](float value) { return std::lround(100.0F * value); };
    return {{"rM", percent(color.x())},
            {"gM", percent(color.y())},
            {"bM", percent(color.z())},
            {"aM", percent(color.w())}};
}

Json ArmatureWriter::slots() const {
    Json result = Json::array();
    for (std::size_t p = 0; p < m_character.pieces.size(); ++p) {
        Json slot{{"name", m_names.slots[p]}, {"parent", m_names.root}};
        if (m_character.pieces[p].color != Vec4f::Ones()) {
            slot["color"] = colorJson(m_character.pieces[p].color);
        }
        result.push_back(std::move(slot));
    }
    return result;
}

void addPoint(Json& list, const Eigen::Vector2d& point, int decimals) {
    list.push_back(shortened(point.x(), decimals));
    list.push_back(shortened(point.y(), decimals));
}

/// Sides of triangles that no other triangle has, which the editor draws as the outline: pairs of vertices.
Json outlineOf(const std::vector<Triangle>& triangles) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> sides;
    for (const Triangle& triangle : triangles) {
        for (std::size_t c = 0; c < 3; ++c) {
            ++sides[std::minmax(triangle[c], triangle[(c + 1) % 3])];
        }
    }
    Json outline = Json::array();
    for (const auto& [side, count] : sides) {
        if (count == 1) {
            outline.push_back(side.first);
            outline.push_back(side.second);
        }
    }
    return outline;
}

Json matrixJson(const PixelTransform& transform) {
    Json numbers = Json::array();
    for (int column = 0; column < 2; ++column) {
        addPoint(numbers, transform.linear().col(column), 6);
    }
    addPoint(numbers, transform.translation(), 4);
    return numbers;
}

/// Bones by their place in the list of bones, where the root comes first.
void ArmatureWriter::addWeights(const FlatPiece& piece, Json& mesh) const {
    Json weights = Json::array();
    std::vector<bool> met(m_character.bones.size(), false);
    for (const std::vector<Influence>& influences : piece.weights) {
        weights.push_back(influences.size());
        for (const Influence& influence : influences) {
            weights.push_back(influence.joint + 1);
            weights.push_back(shortened(influence.weight, 6));
            met[static_cast<std::size_t>(influence.joint)] = true;
        }
    }
    Json poses = Json::array();
    for (std::size_t b = 0; b < met.size(); ++b) {
        if (met[b]) {
            poses.push_back(b + 1);
            for (Json& number : matrixJson(m_character.bones[b].modelFromBone)) {
                poses.push_back(std::move(number));
            }
        }
    }
    mesh["weights"] = std::move(weights);
    mesh["bonePose"] = std::move(poses);
    mesh["slotPose"] = matrixJson(PixelTransform::Identity());
}

Json ArmatureWriter::mesh(const FlatPiece& piece) const {
    const std::size_t r = regionOf(piece);
    const AtlasRegion& region = m_atlas.regions[r];
    Json vertices = Json::array();
    Json uvs = Json::array();
    for (std::size_t v = 0; v < piece.vertices.size(); ++v) {
        addPoint(vertices, piece.vertices[v], 4);
        addPoint(uvs, region.uv(piece.uvs[v]), 6);
    }
    Json triangles = Json::array();
    for (const Triangle& triangle : piece.triangles) {
        for (const std::uint32_t vertex : triangle) {
            triangles.push_back(vertex);
        }
    }
    Json result{{"type", "mesh"},
                {"name", m_names.regions[r]},
                {"width", region.width},
                {"height", region.height},
                {"vertices", std::move(vertices)},
                {"uvs", std::move(uvs)},
                {"triangles", std::move(triangles)},
                {"edges", outlineOf(piece.triangles)},
                {"userEdges", Json::array()}};
    if (!piece.weights.empty()) {
        addWeights(piece, result);
    }
    return result;
}

Json ArmatureWriter::skin() const {
    Json slots = Json::array();
    for (std::size_t p = 0; p < m_character.pieces.size(); ++p) {
        slots.push_back(
            {{"name", m_names.slots[p]}, {"display", Json::array({mesh(m_character.pieces[p])})}});
    }
    return Json::array({{{"name", ""}, {"slot", std::move(slots)}}});
}

/// Frames of one channel. The last one lasts to the end of the clip.
template<typename Values>
Json framesJson(const std::vector<FlatKey>& keys, int frames, const Values& values) {
    Json result = Json::array();
    for (std::size_t k = 0; k < keys.size(); ++k) {
        const bool last = k + 1 == keys.size();
        Json frame = values(keys[k].value);
        frame["duration"] = (last ? frames : keys[k + 1].frame) - keys[k].frame;
        if (!last) {
            frame["tweenEasing"] = 0;
        }
        result.push_back(std::move(frame));
    }
    return result;
}

Json ArmatureWriter::animation(const FlatClip& clip, const std::string& name) const {
    Json bones = Json::array();
    for (const FlatTrack& track : clip.tracks) {
        const FlatTrs bound = boneAsBound(m_character, track.bone);
        Json bone{{"name", m_names.bones[track.bone]}};
        if (!track.positions.empty()) {
            bone["translateFrame"] = framesJson(track.positions, clip.frames, [&](const FlatPoint& point) {
                return Json{{"x", shortened(point.x() - bound.position.x())},
                            {"y", shortened(point.y() - bound.position.y())}};
            });
        }
        if (!track.turns.empty()) {
            bone["rotateFrame"] = framesJson(track.turns, clip.frames, [&](const Eigen::Vector2d& turn) {
                return Json{{"rotate", degrees(turn.x() - bound.turn)}, {"skew", degrees(turn.y())}};
            });
        }
        if (!track.scales.empty()) {
            bone["scaleFrame"] = framesJson(track.scales, clip.frames, [](const Eigen::Vector2d& scale) {
                return Json{{"x", shortened(scale.x(), 5)}, {"y", shortened(scale.y(), 5)}};
            });
        }
        bones.push_back(std::move(bone));
    }
    return {
        {"name", name}, {"duration", std::max(clip.frames, 1)}, {"playTimes", 0}, {"bone", std::move(bones)}};
}

Json ArmatureWriter::aabb() const {
    Eigen::AlignedBox2d box;
    for (const FlatPiece& piece : m_character.pieces) {
        for (const FlatPoint& vertex : piece.vertices) {
            box.extend(vertex);
        }
    }
    const FlatPoint size = box.isEmpty() ? FlatPoint(FlatPoint::Zero()) : FlatPoint(box.sizes());
    return {{"x", shortened(box.isEmpty() ? 0.0 : box.min().x())},
            {"y", shortened(box.isEmpty() ? 0.0 : box.min().y())},
            {"width", shortened(size.x())},
            {"height", shortened(size.y())}};
}

Json ArmatureWriter::write(const std::string& name) const {
    const double frameRate = shortened(m_input.frameRate);
    Json animations = Json::array();
    for (std::size_t c = 0; c < m_clips.size(); ++c) {
        animations.push_back(animation(m_clips[c], m_names.clips[c]));
    }
    Json armature{
        {"type", "Armature"}, {"name", name},    {"frameRate", frameRate}, {"aabb", aabb()},
        {"bone", bones()},    {"slot", slots()}, {"skin", skin()},         {"animation", animations},
        {"ik", Json::array()}};
    if (!m_clips.empty()) {
        armature["defaultActions"] = Json::array({{{"gotoAndPlay", m_names.clips.front()}}});
    }
    return {{"name", name},
            {"version", kDragonBonesVersion},
            {"compatibleVersion", kDragonBonesVersion},
            {"frameRate", frameRate},
            {"armature", Json::array({std::move(armature)})}};
}

Json ArmatureWriter::atlasJson(const std::string& name, const std::string& picture) const {
    Json regions = Json::array();
    for (std::size_t r = 0; r < m_atlas.regions.size(); ++r) {
        const AtlasRegion& region = m_atlas.regions[r];
        regions.push_back({{"name", m_names.regions[r]},
                           {"x", region.x},
                           {"y", region.y},
                           {"width", region.width},
                           {"height", region.height}});
    }
    return {{"name", name},
            {"imagePath", picture},
            {"width", m_atlas.width},
            {"height", m_atlas.height},
            {"SubTexture", std::move(regions)}};
}

/// Whether its runtimes find every mesh: they count the numbers of all meshes together.
Expected<void> checkNumbers(const FlatCharacter& character, const std::filesystem::path& file) {
    std::size_t numbers = 0;
    std::size_t all = 0;
    std::size_t largest = 0;
    for (const FlatPiece& piece : character.pieces) {
        numbers += 4 * piece.vertices.size();
        for (const std::vector<Influence>& influences : piece.weights) {
            numbers += 3 * influences.size();
        }
        all += piece.vertices.size();
        largest = std::max(largest, piece.vertices.size());
    }
    if (numbers <= kMaxNumbers && largest <= kMaxVertices) {
        return {};
    }
    const double fitting = std::min(static_cast<double>(kMaxNumbers) / static_cast<double>(numbers),
                                    static_cast<double>(kMaxVertices) / static_cast<double>(largest));
    const auto fits = static_cast<std::size_t>(fitting * static_cast<double>(all));
    return fail(ErrorCode::FlatTooLarge,
                {file.string(), "DragonBones", std::to_string(all), std::to_string(fits)});
}

std::string textOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The skeleton with the pieces, the atlas' table and its picture, named as the format's programs look for
/// them: NAME_ske.json, NAME_tex.json, NAME_tex.png. The picture comes first, so that whoever watches for the
/// skeleton finds the rest.
Expected<std::vector<OutputFile>> writeDragonBones(const ExportInput& input, const WriteTarget& target,
                                                   Notices& notices, Progress& progress) {
    const FlatCharacter character = flatCharacter(input, notices);
    SINEW_CHECK(checkNumbers(character, target.file));
    noteRepeats(input, character, notices);
    const std::optional<PictureAtlas> atlas = makeAtlas(input, character, notices, progress);
    const std::vector<FlatClip> clips = flatClips(input, character, kDragonBonesClips, notices, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    if (!atlas) {
        return fail(ErrorCode::AtlasTooLarge, {target.file.string(), std::to_string(kLargestAtlas)});
    }
    NameChanges changes;
    const ArmatureWriter writer(input, character, clips, *atlas, changes);
    changes.note(target.file, notices);
    const std::filesystem::path picture = besideSkeleton(target.file, "_tex.png");
    const std::string name = stemOf(target.file);
    std::vector<OutputFile> files;
    files.push_back({picture, atlas->png});
    files.push_back({besideSkeleton(target.file, "_tex.json"),
                     textOf(writer.atlasJson(name, picture.filename().string()))});
    files.push_back({target.file, textOf(writer.write(name))});
    return files;
}

std::vector<std::filesystem::path> plannedBesideSkeleton(const Scene& /*scene*/,
                                                         const std::filesystem::path& file) {
    return {besideSkeleton(file, "_tex.json"), besideSkeleton(file, "_tex.png")};
}

/// An older export's own: those beside a file that is there.
std::vector<std::filesystem::path> presentBesideSkeleton(const std::filesystem::path& file) {
    std::error_code error;
    return std::filesystem::exists(file, error)
               ? std::vector{besideSkeleton(file, "_tex.json"), besideSkeleton(file, "_tex.png")}
               : std::vector<std::filesystem::path>();
}

constexpr FormatSideFiles kSideFilesOfDragonBones{plannedBesideSkeleton, presentBesideSkeleton};

ExportNeeds dragonBonesNeeds(const ExportSettings& settings) {
    return {metersPerUnit(settings.profile), settings.maxInfluences, true};
}

} // namespace

const FormatWriter kDragonBonesWriter{
    dragonBonesNeeds, writeDragonBones, countFlatLosses, &kSideFilesOfDragonBones, false, checkFlat, false};

} // namespace sinew
