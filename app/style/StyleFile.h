#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/style/HouseStyle.h"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace sinew {

constexpr int kStyleVersion = 1;

constexpr Names<SurfaceKind, kSurfaceKinds> kSurfaceNames{
    {{"one", SurfaceKind::One}, {"several", SurfaceKind::Several}}};
constexpr Names<JointKind, kJointKinds> kJointKindNames{{{"spine", JointKind::Spine},
                                                         {"neck", JointKind::Neck},
                                                         {"head", JointKind::Head},
                                                         {"tail", JointKind::Tail},
                                                         {"collar", JointKind::Collar},
                                                         {"shoulder", JointKind::Shoulder},
                                                         {"elbow", JointKind::Elbow},
                                                         {"wrist", JointKind::Wrist},
                                                         {"hip", JointKind::Hip},
                                                         {"knee", JointKind::Knee},
                                                         {"ankle", JointKind::Ankle},
                                                         {"toe", JointKind::Toe},
                                                         {"finger", JointKind::Finger},
                                                         {"other", JointKind::Other}}};

/// The text of a style file: {"sinewStyle": 1, "version": "0.1.0", "prior": 1, "examples": 7, "influences":
/// 1.7, "surfaces": [{"surface": "one", "examples": 3, ...}, ...], "joints": [{"kind": "elbow", "examples":
/// 5, ...}, ...]}; figures in three digits.
std::string styleText(const HouseStyle& style);

/// Reads such a file. Errors: those of readJsonFile; StyleBroken (what is wrong), StyleOtherVersion.
Expected<HouseStyle> readStyle(const std::filesystem::path& file);

/// What a style learned, for people, in lines of a name and what is said of it: of each kind of surface
/// ("one surface", "3 examples: heat in place of geodesic, alpha 0.45; differs by 0.109 from the artist's
/// weights, 0.295 by default"), of each kind of joint ("elbows", "bend over 0.8 of a limb's radius, 1.2 by
/// default; 5 examples"), and how many joints move a vertex.
std::vector<std::pair<std::string, std::string>> styleLines(const HouseStyle& style);

} // namespace sinew
