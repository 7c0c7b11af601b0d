#include "app/cli/DeformOptions.h"

#include "app/cli/CommonOptions.h"
#include "core/base/ReadNumber.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sinew {
namespace {

/// How one joint bends, as one types it. The name may hold any sign: what follows the last "=" counts.
struct JointOperatorText {
    std::string joint;
    JointDeform deform; ///< without a dualFraction
};

struct DualFractionText {
    std::optional<std::string> joint; ///< none: all joints
    float fraction = 1.0F;            ///< in [0, 1]
};

constexpr Names<JointOperator, 3> kOperatorNames{
    {{"crease", JointOperator::Union}, {"blend", JointOperator::Blend}, {"bulge", JointOperator::Bulge}}};
constexpr Names<JointPreset, 5> kJointPresetNames{{{"elbow", JointPreset::Elbow},
                                                   {"knee", JointPreset::Knee},
                                                   {"finger", JointPreset::Finger},
                                                   {"neck", JointPreset::Neck},
                                                   {"shoulder", JointPreset::Shoulder}}};

std::optional<float> amountIn(std::string_view word) {
    float value = 0.0F;
    const auto [end, problem] = readNumber(word, value);
    const bool good = problem == std::errc() && end == word.data() + word.size();
    return good && value >= 0.0F && value <= 1.0F ? std::optional(value) : std::nullopt;
}

/// Numbers between commas, as many as there are values. Nothing: they are others.
template<std::size_t N>
bool readAmounts(std::string_view text, std::array<float, N>& values) {
    for (std::size_t i = 0; i < N; ++i) {
        const auto [end, problem] = readNumber(text, values[i]);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        const bool isLast = i + 1 == N;
        if (problem != std::errc() || (isLast ? !text.empty() : !text.starts_with(','))) {
            return false;
        }
        text.remove_prefix(isLast ? 0 : 1);
    }
    return true;
}

/// "0.7", the widest, or "0,0.2,0.7@30,90". Nothing when it cannot be read.
std::optional<OpeningCurve> openingIn(std::string_view text, JointOperator how) {
    const std::size_t at = text.find('@');
    OpeningCurve curve;
    if (at == std::string_view::npos) {
        const std::optional<float> widest = amountIn(text);
        return widest ? std::optional(openingOf(how, *widest)) : std::nullopt;
    }
    const bool read =
        readAmounts(text.substr(0, at), curve.values) && readAmounts(text.substr(at + 1), curve.angles);
    return read && isValid(curve) ? std::optional(curve) : std::nullopt;
}

/// "LeftArm=blend:0.7", "LeftArm=shoulder". Nothing when it cannot be read.
std::optional<JointOperatorText> parseJointOperator(const std::string& text) {
    const std::size_t equals = text.rfind('=');
    if (equals == std::string::npos || equals == 0) {
        return std::nullopt;
    }
    const std::string word = text.substr(equals + 1);
    JointOperatorText result{text.substr(0, equals), {}};
    if (const auto preset = valueOf(kJointPresetNames, word)) {
        result.deform = presetOf(*preset);
        return result;
    }
    const std::size_t colon = std::min(word.find(':'), word.size());
    const auto how = valueOf(kOperatorNames, word.substr(0, colon));
    if (!how) {
        return std::nullopt;
    }
    result.deform.how = *how;
    const auto opening = colon == word.size() ? std::optional(openingOf(*how, OpeningCurve().widest()))
                                              : openingIn(std::string_view(word).substr(colon + 1), *how);
    result.deform.opening = opening.value_or(OpeningCurve());
    return opening ? std::optional(result) : std::nullopt;
}

/// "0.5" or "LeftArm=0.5". Nothing when it cannot be read.
std::optional<DualFractionText> parseDualFraction(const std::string& text) {
    const std::size_t equals = text.rfind('=');
    const bool all = equals == std::string::npos;
    const std::optional<float> value = amountIn(std::string_view(text).substr(all ? 0 : equals + 1));
    if (!value || equals == 0) {
        return std::nullopt;
    }
    return DualFractionText{all ? std::nullopt : std::optional(text.substr(0, equals)), *value};
}

constexpr Names<PoseDeformer, 5> kPoseDeformerNames{{{"lbs", PoseDeformer::LinearBlend},
                                                     {"dqs", PoseDeformer::DualQuaternion},
                                                     {"blended", PoseDeformer::Blended},
                                                     {"cor", PoseDeformer::CentersOfRotation},
                                                     {"implicit", PoseDeformer::Implicit}}};
constexpr Names<PoseDeformer, 2> kBaseNames{
    {{"lbs", PoseDeformer::LinearBlend}, {"dqs", PoseDeformer::DualQuaternion}}};
constexpr Names<ImplicitMethod, 2> kMethodNames{
    {{"contact", ImplicitMethod::Contact}, {"paper", ImplicitMethod::Paper}}};
constexpr Names<ImplicitQuality, 3> kQualityNames{{{"draft", ImplicitQuality::Draft},
                                                   {"standard", ImplicitQuality::Standard},
                                                   {"fine", ImplicitQuality::Fine}}};

CLI::Validator writtenAs(bool (*reads)(const std::string&), const char* form) {
    return CLI::Validator(
        [reads, form](std::string& text) {
            return reads(text) ? std::string() : "write it as " + std::string(form) + ", not " + text;
        },
        "");
}

void addDirectMethods(CLI::App& command, DeformOptions& options, const char* option,
                      const std::string& help) {
    command.add_option(option, options.deformer, help)
        ->transform(namesOf(kPoseDeformerNames))
        ->option_text("NAME");
    command
        .add_option(
            "--dq-blend", options.dqBlends,
            "For blended: amount of dual quaternion, 0 to 1, for all joints or for one; repeat it for "
            "several (default 1)")
        ->check(dqBlendForm())
        ->allow_extra_args(false)
        ->option_text("[JOINT=]AMOUNT");
}

void addImplicit(CLI::App& command, DeformOptions& options) {
    const char* group = "Implicit skinning";
    command
        .add_option("--implicit-on", options.implicitOn, "Skinning method below it: lbs or dqs (default dqs)")
        ->transform(namesOf(kBaseNames))
        ->option_text("NAME")
        ->group(group);
    command
        .add_option(
            "--method", options.method,
            "contact: folds meet at a plane and joints keep their volume; paper: as published in 2013, "
            "with its constants (default contact)")
        ->transform(namesOf(kMethodNames))
        ->option_text("NAME")
        ->group(group);
    command
        .add_option("--quality", options.quality,
                    "Samples about a contact, or iterations of the paper's method: draft, standard or fine "
                    "(default standard)")
        ->transform(namesOf(kQualityNames))
        ->option_text("NAME")
        ->group(group);
    command
        .add_option(
            "--operator", options.operators,
            "Joint deformation: crease folds the skin sharply; blend keeps it smooth; bulge pushes it out "
            "beside the fold; elbow, knee, finger, neck and shoulder are presets; the opening is its width, "
            "0 "
            "to 1 (default 0.5), or V0,V1,V2@A1,A2: its values at 0 degrees, at A1 and from A2 on; repeat it "
            "for several (default crease)")
        ->check(
            writtenAs([](const std::string& text) { return parseJointOperator(text).has_value(); },
                      "JOINT=crease, JOINT=blend, JOINT=bulge, with :OPENING behind it, a number from 0 to "
                      "1 or V0,V1,V2@A1,A2 with angles up to 180, or JOINT=PRESET"))
        ->allow_extra_args(false)
        ->option_text("JOINT=HOW[:OPENING]|PRESET")
        ->group(group);
}

Deformer directSkinning(PoseDeformer deformer) {
    switch (deformer) {
    case PoseDeformer::LinearBlend:
        return Deformer::LinearBlend;
    case PoseDeformer::Blended:
        return Deformer::Blended;
    case PoseDeformer::CentersOfRotation:
        return Deformer::CentersOfRotation;
    case PoseDeformer::DualQuaternion:
    case PoseDeformer::Implicit:
        break;
    }
    return Deformer::DualQuaternion;
}

/// Calls change(joint) for every joint of a name.
template<typename Change>
Expected<void> changeNamed(const std::string& name, const char* option, const Skeleton& skeleton,
                           DeformSettings& settings, const Change& change) {
    if (skeleton.find(name) == kNone) {
        return fail(jointUnknown(name, option, skeleton));
    }
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (skeleton.joints[j].name == name) {
            change(settings.joints[j]);
        }
    }
    return {};
}

Expected<void> applyFraction(const DualFractionText& given, const Skeleton& skeleton,
                             DeformSettings& settings) {
    const auto change = [&](JointDeform& joint) { joint.dualFraction = given.fraction; };
    if (given.joint) {
        return changeNamed(*given.joint, "--dq-blend", skeleton, settings, change);
    }
    std::ranges::for_each(settings.joints, change);
    return {};
}

Expected<void> applyOperator(const JointOperatorText& given, const Skeleton& skeleton,
                             DeformSettings& settings) {
    return changeNamed(given.joint, "--operator", skeleton, settings, [&](JointDeform& joint) {
        joint.how = given.deform.how;
        joint.opening = given.deform.opening;
    });
}

} // namespace

CLI::Validator dqBlendForm() {
    return writtenAs([](const std::string& text) { return parseDualFraction(text).has_value(); },
                     "AMOUNT or JOINT=AMOUNT with an amount from 0 to 1");
}

void addDeformOptions(CLI::App& command, DeformOptions& options, const char* option,
                      const std::string& help) {
    addDirectMethods(command, options, option, help);
    addImplicit(command, options);
}

void refuseIdleDeform(const DeformOptions& options, const std::string& option) {
    const auto refuse = [&](bool given, const char* idle, const char* deformer) {
        if (given) {
            throw CLI::ValidationError(idle, "it needs " + option + " " + deformer);
        }
    };
    refuse(options.deformer != PoseDeformer::Blended &&
               !(options.dqBlends.empty() && options.formerDqBlends.empty()),
           "--dq-blend", "blended");
    if (options.deformer != PoseDeformer::Implicit) {
        refuse(options.implicitOn.has_value(), "--implicit-on", "implicit");
        refuse(options.method.has_value(), "--method", "implicit");
        refuse(options.quality.has_value(), "--quality", "implicit");
        refuse(!options.operators.empty(), "--operator", "implicit");
    }
}

const char* deformerKey(PoseDeformer deformer) {
    return nameOf(kPoseDeformerNames, deformer);
}

Expected<DeformSettings> deformSettings(const DeformOptions& options, const Skeleton& skeleton) {
    DeformSettings settings;
    settings.implicit = options.deformer == PoseDeformer::Implicit;
    settings.deformer = directSkinning(
        settings.implicit ? options.implicitOn.value_or(PoseDeformer::DualQuaternion) : options.deformer);
    settings.method = options.method.value_or(ImplicitMethod::Contact);
    settings.quality = options.quality.value_or(ImplicitQuality::Standard);
    settings.joints.resize(skeleton.size());
    std::vector<std::string> blends = options.formerDqBlends;
    blends.insert(blends.end(), options.dqBlends.begin(), options.dqBlends.end());
    for (const bool named : {false, true}) { // what is said of one joint wins over what is said of all
        for (const std::string& text : blends) {
            const DualFractionText given = parseDualFraction(text).value_or(DualFractionText());
            if (given.joint.has_value() == named) {
                SINEW_CHECK(applyFraction(given, skeleton, settings));
            }
        }
    }
    for (const std::string& text : options.operators) {
        const JointOperatorText given = parseJointOperator(text).value_or(JointOperatorText());
        SINEW_CHECK(applyOperator(given, skeleton, settings));
    }
    return settings;
}

} // namespace sinew
