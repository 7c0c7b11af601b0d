#pragma once

#include <QString>
#include <nlohmann/json.hpp>

#include <Eigen/Geometry>

#include <map>
#include <string>
#include <vector>

namespace sinew::test {

/// A mesh of a 2D file as a program would show it.
struct ShownPiece {
    std::string name;
    std::vector<Eigen::Vector2d> vertices;
};

/// A part of a Godot scene's text: "[node name="x" ...]", and the lines below it.
struct GodotSection {
    std::string kind;                           ///< "node", "sub_resource", ...
    std::map<std::string, std::string> heading; ///< without quotation marks
    std::map<std::string, std::string> lines;   ///< as they stand
};

/// The sections of a scene; empty where brackets or quotation marks are not closed.
std::vector<GodotSection> godotSections(const std::string& text);

/// The numbers in a text, without those in the names of types or in quotation marks.
std::vector<double> numbersIn(const std::string& text);

/// The polygons of a Godot scene in a clip, from behind to the front: nodes by their rest and the keys of
/// tracks, vertices by the weights of bones. `clip` empty: as bound.
std::vector<ShownPiece> showGodot(const std::vector<GodotSection>& scene, const std::string& clip,
                                  double seconds);

/// The meshes of a DragonBones armature in a clip, from behind to the front.
std::vector<ShownPiece> showDragonBones(const nlohmann::json& file, const std::string& clip, double frame);

} // namespace sinew::test
