#include "core/io/flat/GodotText.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

constexpr double kShortestClip = 0.001; ///< seconds, of an animation in Godot

constexpr const char* kSkeletonNode = "Skeleton2D";
constexpr const char* kPlayerNode = "AnimationPlayer";

/// TYPE( a, b, ... )
template<typename Values, typename Text>
std::string arrayOf(const char* type, const Values& values, const Text& text) {
    std::string result = std::string(type) + "( ";
    bool first = true;
    for (const auto& value : values) {
        result += first ? "" : ", ";
        result += text(value);
        first = false;
    }
    return result + (first ? ")" : " )");
}

std::string pointsText(const char* type, const std::vector<Eigen::Vector2d>& points) {
    return arrayOf(type, points, [](const Eigen::Vector2d& point) {
        return godotDecimal(point.x()) + ", " + godotDecimal(point.y());
    });
}

} // namespace

void GodotText::nameAll(const std::string& name, NameChanges& changes) {
    constexpr const char* kForbidden = ".:@/\"%";
    const auto names = [&](const auto& things, const auto& member, const FlatNameRules& rules) {
        std::vector<std::string> list;
        std::ranges::transform(things, std::back_inserter(list), member);
        return flatNames(std::move(list), rules, changes);
    };
    NameChanges own; // the file's name stays what it is
    m_root = flatNames({name}, {kForbidden}, own).front();
    m_bones = names(m_input.scene->skeleton.joints, &Joint::name, {kForbidden});
    m_pieces =
        names(m_character.pieces, &FlatPiece::name, {kForbidden, nullptr, {kSkeletonNode, kPlayerNode}});
    m_animations = names(m_clips, &FlatClip::name, {"/:,[\"\\"});
    for (std::size_t b = 0; b < m_bones.size(); ++b) {
        const std::int32_t parent = m_character.bones[b].parent;
        m_paths.push_back(parent == kNone ? m_bones[b]
                                          : m_paths[static_cast<std::size_t>(parent)] + '/' + m_bones[b]);
    }
}

std::string GodotText::resource(std::size_t number, const char* kind) const {
    const std::string text = std::to_string(number);
    return m_dialect.format == 2 ? text : godotQuoted(std::string(kind) + "_" + text);
}

void GodotText::addHead(const std::vector<std::string>& pictures) {
    const auto shown = static_cast<std::size_t>(
        std::ranges::count_if(pictures, [](const std::string& picture) { return !picture.empty(); }));
    const std::size_t resources = shown + m_clips.size() + (m_dialect.libraries && !m_clips.empty() ? 1 : 0);
    m_text += "[gd_scene load_steps=" + std::to_string(resources + 1) +
              " format=" + std::to_string(m_dialect.format) + "]\n";
    for (std::size_t t = 0; t < pictures.size(); ++t) {
        if (!pictures[t].empty()) {
            m_text += "\n[ext_resource path=" + godotQuoted(pictures[t]) +
                      " type=" + godotQuoted(m_dialect.texture) + " id=" + resource(t + 1, "Texture") + "]\n";
        }
    }
}

void GodotText::addTrack(int& number, const std::string& path, const std::vector<FlatKey>& keys,
                         const std::function<std::string(const Eigen::Vector2d&)>& value) {
    if (keys.empty()) {
        return;
    }
    const std::string track = "tracks/" + std::to_string(number++) + '/';
    const auto line = [&](const char* property, const std::string& text) {
        m_text += track + property + " = " + text + '\n';
    };
    line("type", "\"value\"");
    line("imported", "false");
    line("enabled", "true");
    line("path", "NodePath(" + godotQuoted(path) + ')');
    line("interp", "1");
    line("loop_wrap", "false");
    m_text += track + "keys = {\n\"times\": " + arrayOf(m_dialect.floats, keys, [&](const FlatKey& key) {
                  return godotDecimal(key.frame / m_input.frameRate, 6);
              });
    m_text += ",\n\"transitions\": " +
              arrayOf(m_dialect.floats, keys, [](const FlatKey&) { return std::string("1.0"); });
    m_text += ",\n\"update\": 0,\n\"values\": [ ";
    for (std::size_t k = 0; k < keys.size(); ++k) {
        m_text += (k == 0 ? "" : ", ") + value(keys[k].value);
    }
    m_text += " ]\n}\n";
}

void GodotText::addAnimation(std::size_t clip) {
    const FlatClip& motion = m_clips[clip];
    m_text += "\n[sub_resource type=\"Animation\" id=" + resource(clip + 1, "Animation") + "]\n";
    m_text += "resource_name = " + godotQuoted(m_animations[clip]) + '\n';
    m_text +=
        "length = " + godotDecimal(std::max(motion.frames / m_input.frameRate, kShortestClip), 6) + '\n';
    m_text += "step = " + godotDecimal(1.0 / m_input.frameRate, 6) + '\n';
    int number = 0;
    for (const FlatTrack& track : motion.tracks) {
        const std::string node = std::string(kSkeletonNode) + '/' + pathOf(track.bone) + ':';
        addTrack(number, node + "position", track.positions,
                 [](const Eigen::Vector2d& value) { return godotVector(value); });
        addTrack(number, node + m_dialect.turn, track.turns, [&](const Eigen::Vector2d& turn) {
            return godotDecimal(turn.x() * m_dialect.unitsOfTurn, 6);
        });
        const bool sheared = std::ranges::any_of(
            track.turns, [](const FlatKey& key) { return std::abs(key.value.y()) > kNoShear; });
        if (sheared && m_dialect.shears) {
            addTrack(number, node + "skew", track.turns,
                     [](const Eigen::Vector2d& turn) { return godotDecimal(turn.y(), 6); });
        }
        addTrack(number, node + "scale", track.scales,
                 [](const Eigen::Vector2d& value) { return godotVector(value, 6); });
    }
}

void GodotText::addLibrary() {
    m_text += "\n[sub_resource type=\"AnimationLibrary\" id=" + resource(1, "AnimationLibrary") + "]\n";
    m_text += "_data = {\n";
    for (std::size_t c = 0; c < m_clips.size(); ++c) {
        m_text += godotQuoted(m_animations[c]) + ": SubResource(" + resource(c + 1, "Animation") + ')' +
                  (c + 1 < m_clips.size() ? ",\n" : "\n");
    }
    m_text += "}\n";
}

void GodotText::addNode(const std::string& name, const char* type, const std::string& parent) {
    m_text += "\n[node name=" + godotQuoted(name) + " type=" + godotQuoted(type);
    m_text += parent.empty() ? "]\n" : " parent=" + godotQuoted(parent) + "]\n";
}

void GodotText::addBone(std::size_t bone) {
    const FlatBone& own = m_character.bones[bone];
    const FlatTrs bound = boneAsBound(m_character, bone);
    const std::string above = own.parent == kNone ? "" : '/' + pathOf(static_cast<std::size_t>(own.parent));
    addNode(m_bones[bone], "Bone2D", kSkeletonNode + above);
    const Eigen::Rotation2Dd turned(bound.turn);
    const Eigen::Matrix2d axes = turned.toRotationMatrix();
    m_text += "position = " + godotVector(bound.position) + '\n';
    m_text += "rotation = " + godotDecimal(bound.turn, 8) + '\n';
    m_text += "rest = Transform2D( " + godotDecimal(axes(0, 0), 8) + ", " + godotDecimal(axes(1, 0), 8) +
              ", " + godotDecimal(axes(0, 1), 8) + ", " + godotDecimal(axes(1, 1), 8) + ", " +
              godotDecimal(bound.position.x()) + ", " + godotDecimal(bound.position.y()) + " )\n";
    if (m_dialect.format > 2) {
        m_text += "auto_calculate_length_and_angle = false\n";
    }
    m_text += std::string(m_dialect.boneLength) + " = " + godotDecimal(std::max(own.length, 1.0)) + '\n';
}

/// Lists of all vertices' weights, bone by bone.
void GodotText::addWeights(const FlatPiece& piece) {
    std::map<std::int32_t, std::vector<float>> ofBones;
    for (std::size_t v = 0; v < piece.weights.size(); ++v) {
        for (const Influence& influence : piece.weights[v]) {
            ofBones[influence.joint].resize(piece.weights.size(), 0.0F);
            ofBones[influence.joint][v] = influence.weight;
        }
    }
    m_text += "bones = [ ";
    bool first = true;
    for (const auto& [bone, weights] : ofBones) {
        const std::string path = godotQuoted(pathOf(static_cast<std::size_t>(bone)));
        m_text += first ? "" : ", ";
        m_text += m_dialect.format == 2 ? "NodePath(" + path + ')' : path;
        m_text += ", " + arrayOf(m_dialect.floats, weights,
                                 [](float weight) { return weight == 0.0F ? "0" : godotDecimal(weight, 6); });
        first = false;
    }
    m_text += " ]\n";
}

void GodotText::addPiece(std::size_t number, const std::vector<std::string>& pictures) {
    const FlatPiece& piece = m_character.pieces[number];
    addNode(m_pieces[number], "Polygon2D", ".");
    if (piece.color != Vec4f::Ones()) {
        m_text += arrayOf("color = Color", piece.color, [](float part) { return godotDecimal(part); }) + '\n';
    }
    if (piece.repeats && m_dialect.format > 2) {
        m_text += "texture_repeat = 2\n";
    }
    if (piece.texture != kNone) {
        const auto texture = static_cast<std::size_t>(piece.texture);
        if (!pictures[texture].empty()) {
            m_text += "texture = ExtResource( " + resource(texture + 1, "Texture") + " )\n";
        }
        const auto size = *pictureSize(*m_input.textures[texture].data);
        std::vector<Eigen::Vector2d> uvs;
        for (const Eigen::Vector2d& uv : piece.uvs) {
            uvs.push_back(uv.cwiseProduct(Eigen::Vector2d(size[0], size[1])));
        }
        m_text += "uv = " + pointsText(m_dialect.points, uvs) + '\n';
    }
    if (!piece.weights.empty()) {
        m_text += "skeleton = NodePath(\"../" + std::string(kSkeletonNode) + "\")\n";
    }
    m_text += "polygon = " + pointsText(m_dialect.points, piece.vertices) + '\n';
    m_text += "polygons = [ ";
    for (std::size_t t = 0; t < piece.triangles.size(); ++t) {
        m_text += (t == 0 ? "" : ", ") + arrayOf(m_dialect.integers, piece.triangles[t],
                                                 [](std::uint32_t i) { return std::to_string(i); });
    }
    m_text += " ]\n";
    if (!piece.weights.empty()) {
        addWeights(piece);
    }
}

void GodotText::addPlayer() {
    addNode(kPlayerNode, "AnimationPlayer", ".");
    if (m_dialect.libraries) {
        m_text += "libraries = {\n\"\": SubResource(" + resource(1, "AnimationLibrary") + ")\n}\n";
        return;
    }
    for (std::size_t c = 0; c < m_clips.size(); ++c) {
        m_text += godotQuoted("anims/" + m_animations[c]) + " = SubResource( " +
                  resource(c + 1, "Animation") + " )\n";
    }
}

std::string GodotText::write(const std::vector<std::string>& pictures) {
    addHead(pictures);
    for (std::size_t c = 0; c < m_clips.size(); ++c) {
        addAnimation(c);
    }
    if (m_dialect.libraries && !m_clips.empty()) {
        addLibrary();
    }
    addNode(m_root, "Node2D", "");
    addNode(kSkeletonNode, "Skeleton2D", ".");
    for (std::size_t b = 0; b < m_bones.size(); ++b) {
        addBone(b);
    }
    for (std::size_t p = 0; p < m_pieces.size(); ++p) {
        addPiece(p, pictures);
    }
    if (!m_clips.empty()) {
        addPlayer();
    }
    return std::move(m_text);
}

} // namespace sinew
