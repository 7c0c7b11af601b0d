#pragma once

#include "core/scene/VrmSettings.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What a command line says of a VRM that is written anew. What was not given stays empty, so that a recipe
/// can speak.
struct VrmOptions {
    std::optional<std::string> name;
    std::optional<std::string> version;
    std::vector<std::string> authors;
    std::optional<std::string> copyright;
    std::optional<VrmAvatar> avatar;
    std::optional<VrmCommercial> commercial;
    std::optional<VrmModification> modification;
    std::vector<std::string> allow; ///< keys of kVrmAllowNames
    std::vector<std::string> bones; ///< each read by boneJointFrom
};

/// Declares the options; parsing fills `vrm`, which has to outlive `command`.
void addVrmOptions(CLI::App& command, VrmOptions& vrm);

/// The settings (a recipe's) with what the command line says put over them. One author replaces all; a bone
/// replaces the same.
VrmSettings vrmSettings(const VrmOptions& options, VrmSettings settings = {});

/// "hips=Pelvis", "jaw=" for a bone that is not there. Nothing for a bone that VRM does not have.
std::optional<BoneJoint> boneJointFrom(const std::string& text);

} // namespace sinew
