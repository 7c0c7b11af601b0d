#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/drivers/Driver.h"

#include <QString>

#include <optional>
#include <vector>

namespace sinew::test {

/// A character with drivers of every channel and measure, in poses that all of them act in.
struct EngineCharacter {
    Scene scene; ///< with a joint that turns half-way and shapes; without clips
    Drivers drivers;
    std::vector<Pose> poses; ///< twelve; the first is the bind pose
};

/// Made of a character with a skin; nothing where it has no two joints with weights of which one follows the
/// other, and a third. At most 4 influences a vertex.
std::optional<EngineCharacter> engineCharacter(Scene scene);

/// Its poses, undriven, as a clip with a frame each and what drivers do as keys.
Scene withPosesAsClip(const EngineCharacter& character, double frameRate);

/// Where a program shows vertices pose by pose, the bind pose first, metres.
struct ShownPoses {
    QString error;
    std::vector<std::vector<Vec3>> poses;
};

/// Poses that a script of tests/clients/engines wrote to a file, so many vertices each.
ShownPoses readShownPoses(const QString& file, std::size_t vertices, std::size_t poses);

/// How far a program's vertices are from where `sinew pose` puts them, millimetres, told apart by their place
/// in the bind pose; a character of more than 3 m counts as one of 3 m. Infinite where one in a hundred is at
/// no vertex of the character.
double millimetresApart(const EngineCharacter& character, const ShownPoses& shown);

/// How far the poses move a vertex, millimetres, and how far drivers alone do.
struct PoseReach {
    double moved = 0.0;
    double driven = 0.0;
};
PoseReach reachOf(const EngineCharacter& character);

} // namespace sinew::test
