#pragma once

#include "core/base/Error.h"
#include "core/deform/Deform.h"
#include "core/skeleton/Skeleton.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What a command line can name as a skinning method.
enum class PoseDeformer { LinearBlend, DualQuaternion, Blended, CentersOfRotation, Implicit };

/// How a character deforms. What was not given stays empty.
struct DeformOptions {
    PoseDeformer deformer = PoseDeformer::LinearBlend;
    std::vector<std::string> dqBlends;       ///< "0.5" for all joints, "JOINT=0.5" for one
    std::vector<std::string> formerDqBlends; ///< the same, given as --dual-share
    std::optional<PoseDeformer> implicitOn;  ///< one of the first two
    std::optional<ImplicitMethod> method;
    std::optional<ImplicitQuality> quality;
    std::vector<std::string> operators; ///< "JOINT=blend:0.5"
};

/// What the methods but classic linear are, for the help of the option that names one.
constexpr const char* kDeformerWords =
    "dqs, dual quaternion, keeps the volume of twisted limbs; blended, a blend of both for each joint; cor, "
    "centres of rotation; implicit, keeps folds from intersecting";

/// Declares the option that names the method, `option`, and those that say more of it. Parsing fills
/// `options`, which has to outlive `command`.
void addDeformOptions(CLI::App& command, DeformOptions& options, const char* option, const std::string& help);

/// How --dq-blend is written.
CLI::Validator dqBlendForm();

/// Throws CLI::ValidationError where an option has no effect on the method that `option` names.
void refuseIdleDeform(const DeformOptions& options, const std::string& option);

/// The word for a method.
const char* deformerKey(PoseDeformer deformer);

/// How the options deform a character. Error: JointUnknown.
Expected<DeformSettings> deformSettings(const DeformOptions& options, const Skeleton& skeleton);

} // namespace sinew
