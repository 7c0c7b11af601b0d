#pragma once

#include <array>

namespace sinew {

/// What conventions of joint names call themselves, untranslated; in the order of RigNaming and of
/// NameConvention.
inline constexpr std::array kNamingTitles{"Mixamo", "Unreal 5", "Unity Humanoid",  "Godot",
                                          "VRM",    "Rigify",   "Blender (.L, .R)"};

} // namespace sinew
