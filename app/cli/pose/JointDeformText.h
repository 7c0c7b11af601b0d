#pragma once

#include "core/deform/DeformSettings.h"

#include <optional>
#include <string>

namespace sinew {

/// How one joint deforms, as one types it. The name may hold any sign: what follows the last "=" counts.
struct JointOperatorText {
    std::string joint;
    JointOperator how = JointOperator::Union;
    std::optional<float> opening; ///< in [0, 1]
};

/// "LeftArm=blend:0.7". Nothing when it cannot be read.
std::optional<JointOperatorText> parseJointOperator(const std::string& text);

struct DualShareText {
    std::optional<std::string> joint; ///< none: all joints
    float share = 1.0F;               ///< in [0, 1]
};

/// "0.5" or "LeftArm=0.5". Nothing when it cannot be read.
std::optional<DualShareText> parseDualShare(const std::string& text);

} // namespace sinew
