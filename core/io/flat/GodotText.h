#pragma once

#include "core/io/flat/FlatCharacter.h"

#include <cstddef>
#include <functional>
#include <numbers>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// Radians of shear that nobody sees.
constexpr double kNoShear = 1e-3;

/// What the two generations of the format call things.
struct GodotDialect {
    int format;
    const char* texture;
    const char* points;
    const char* integers;
    const char* floats;
    const char* turn;       ///< the property of a node that is animated
    double unitsOfTurn;     ///< per radian
    const char* boneLength; ///< property
    bool libraries;         ///< animations stand in a library, which the player names
    bool shears;            ///< nodes have a shear
};

constexpr GodotDialect kGodot3{2,
                               "Texture",
                               "PoolVector2Array",
                               "PoolIntArray",
                               "PoolRealArray",
                               "rotation_degrees",
                               180.0 / std::numbers::pi,
                               "default_length",
                               false,
                               false};
constexpr GodotDialect kGodot4{3,
                               "Texture2D",
                               "PackedVector2Array",
                               "PackedInt32Array",
                               "PackedFloat32Array",
                               "rotation",
                               1.0,
                               "length",
                               true,
                               true};

/// A number of at most so many decimals, with a point: without one Godot takes it for a whole number, and
/// rounds what is between two of them. 0 for what is none.
std::string godotDecimal(double value, int decimals = 4);
/// Text in quotation marks.
std::string godotQuoted(std::string_view text);
std::string godotVector(const Eigen::Vector2d& value, int decimals = 4);

/// The text of a scene: a skeleton, a polygon for each piece and a player of the clips.
class GodotText {
public:
    GodotText(const ExportInput& input, const FlatCharacter& character, const std::vector<FlatClip>& clips,
              const GodotDialect& dialect, const std::string& name, NameChanges& changes)
        : m_input(input)
        , m_character(character)
        , m_clips(clips)
        , m_dialect(dialect) {
        nameAll(name, changes);
    }

    /// `pictures`: of all textures, empty for those that are not shown.
    std::string write(const std::vector<std::string>& pictures);

private:
    void nameAll(const std::string& name, NameChanges& changes);
    /// "1" or 1, as the dialect numbers resources.
    std::string resource(std::size_t number, const char* kind) const;
    std::string pathOf(std::size_t bone) const { return m_paths[bone]; }
    void addHead(const std::vector<std::string>& pictures);
    void addAnimation(std::size_t clip);
    void addLibrary();
    void addTrack(int& number, const std::string& path, const std::vector<FlatKey>& keys,
                  const std::function<std::string(const Eigen::Vector2d&)>& value);
    void addNode(const std::string& name, const char* type, const std::string& parent);
    void addBone(std::size_t bone);
    void addPiece(std::size_t piece, const std::vector<std::string>& pictures);
    void addWeights(const FlatPiece& piece);
    void addPlayer();

    const ExportInput& m_input;
    const FlatCharacter& m_character;
    const std::vector<FlatClip>& m_clips;
    const GodotDialect& m_dialect;
    std::string m_root;
    std::vector<std::string> m_bones;
    std::vector<std::string> m_paths; ///< of bones below the skeleton
    std::vector<std::string> m_pieces;
    std::vector<std::string> m_animations;
    std::string m_text;
};

} // namespace sinew
