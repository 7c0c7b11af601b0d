#pragma once

#include "core/skeleton/Skeleton.h"

#include <string>
#include <vector>

namespace sinew {

/// Of every joint the bone of a human that its name says, in the words of VRM 1.0 ("leftUpperArm",
/// "upperChest", "rightIndexProximal"), or nothing. Knows the names of Mixamo, Unreal, Unity, Rigify, 3ds Max
/// (Biped), VRM, VRoid and Biovision (elbows below shoulders), whatever stands before a colon, and whatever
/// joins the words. #J; O(#J).
std::vector<std::string> humanoidBones(const Skeleton& skeleton);

} // namespace sinew
