#include "core/io/FormatFunctions.h"
#include "core/io/export/WriteExport.h"
#include "core/io/flat/FlatCharacter.h"
#include "core/io/flat/GodotText.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// Weights that its renderer takes of a vertex.
constexpr std::size_t kGodotInfluences = 4;
/// Every node of a scene names all nodes above it, so the text of a long chain grows with its square.
constexpr std::size_t kMaxGodotBones = 2'048;
constexpr FlatClipLimits kGodotClips{65'536, 4'000'000};

std::string pictureNameOf(const std::string& stem, std::size_t texture, const std::string& kind) {
    return stem + '_' + std::to_string(texture) + '.' + kind;
}

/// Names of the pictures beside a scene, of all its textures; empty for those that no piece shows.
std::vector<std::string> shownPictures(const ExportInput& input, const FlatCharacter& character,
                                       const std::filesystem::path& file) {
    std::vector<std::string> names(input.textures.size());
    for (const FlatPiece& piece : character.pieces) {
        if (piece.texture != kNone) {
            const auto texture = static_cast<std::size_t>(piece.texture);
            names[texture] = pictureNameOf(file.stem().string(), texture, input.textures[texture].extension);
        }
    }
    return names;
}

/// What a scene in Godot 3 shows otherwise: its nodes have no shear.
void noteShears(const ExportInput& input, const std::vector<FlatClip>& clips, Notices& notices) {
    std::vector<bool> sheared(input.scene->skeleton.size(), false);
    for (const FlatClip& clip : clips) {
        for (const FlatTrack& track : clip.tracks) {
            sheared[track.bone] =
                sheared[track.bone] || std::ranges::any_of(track.turns, [](const auto& key) {
                    return std::abs(key.value.y()) > kNoShear;
                });
        }
    }
    const auto first = std::ranges::find(sheared, true);
    if (first != sheared.end()) {
        const auto joint = static_cast<std::size_t>(first - sheared.begin());
        notices.push_back({NoticeCode::ShearDropped,
                           input.scene->sourceFile,
                           static_cast<std::size_t>(std::ranges::count(sheared, true)),
                           {input.scene->skeleton.joints[joint].name}});
    }
}

/// A scene with a skeleton, a polygon for each piece and a player of the clips, and the pictures beside it.
/// For Godot 3 where the profile says so, else for Godot 4. The scene comes last, so that whoever watches for
/// it finds the rest.
Expected<std::vector<OutputFile>> writeGodotScene(const ExportInput& input, const WriteTarget& target,
                                                  Notices& notices, Progress& progress) {
    const FlatCharacter character = flatCharacter(input, notices);
    const std::vector<FlatClip> clips = flatClips(input, character, kGodotClips, notices, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    const bool three = input.settings->profile == EngineProfile::Godot3;
    if (three) {
        noteShears(input, clips, notices);
        noteRepeats(input, character, notices);
    }
    NameChanges changes;
    GodotText text(input, character, clips, three ? kGodot3 : kGodot4, target.file.stem().string(), changes);
    changes.note(target.file, notices);
    const std::vector<std::string> pictures = shownPictures(input, character, target.file);
    std::vector<OutputFile> files;
    for (std::size_t t = 0; t < pictures.size(); ++t) {
        if (!pictures[t].empty()) {
            const auto& data = *input.textures[t].data;
            files.push_back({target.file.parent_path() / pictures[t],
                             {reinterpret_cast<const char*>(data.data()), data.size()}});
        }
    }
    files.push_back({target.file, text.write(pictures)});
    return files;
}

Expected<void> checkGodotScene(const Scene& scene, const std::filesystem::path& file,
                               const ExportSettings& settings) {
    if (scene.skeleton.size() > kMaxGodotBones) {
        return fail(ErrorCode::TooManyJoints,
                    {file.string(), std::to_string(scene.skeleton.size()), std::to_string(kMaxGodotBones)});
    }
    return checkFlat(scene, file, settings);
}

std::vector<std::filesystem::path> plannedPictures(const Scene& scene, const std::filesystem::path& file) {
    const std::vector<std::string> kinds = embeddedKinds(scene);
    std::vector<std::filesystem::path> files;
    for (std::size_t t = 0; t < kinds.size(); ++t) {
        if (showsAsColor(scene, t) && (kinds[t] == "png" || kinds[t] == "jpg")) {
            files.push_back(file.parent_path() / pictureNameOf(file.stem().string(), t, kinds[t]));
        }
    }
    return files;
}

/// Pictures that the scene in that place names as its own: beside it, and called after it.
std::vector<std::filesystem::path> presentPictures(const std::filesystem::path& file) {
    std::vector<std::filesystem::path> files;
    const Expected<std::string> text = readWholeFile(file);
    const std::string start = "[ext_resource path=\"" + file.stem().string() + '_';
    for (std::size_t at = text ? text->find(start) : std::string::npos; at != std::string::npos;
         at = text->find(start, at + 1)) {
        const std::size_t name = text->find('"', at) + 1;
        const std::string picture = text->substr(name, text->find('"', name) - name);
        if (picture.find('/') == std::string::npos) {
            files.push_back(file.parent_path() / picture);
        }
    }
    return files;
}

constexpr FormatSideFiles kSideFilesOfGodot{plannedPictures, presentPictures};

ExportNeeds godotNeeds(const ExportSettings& settings) {
    const std::size_t asked = settings.maxInfluences == 0 ? kGodotInfluences : settings.maxInfluences;
    return {metersPerUnit(settings.profile), std::min(asked, kGodotInfluences), true};
}

} // namespace

const FormatWriter kGodotSceneWriter{
    godotNeeds, writeGodotScene, countFlatLosses, &kSideFilesOfGodot, false, checkGodotScene, false};

} // namespace sinew
