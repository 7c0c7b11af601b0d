#include "app/cli/pose/PoseSummary.h"

#include "app/cli/terminal/Print.h"
#include "app/text/FieldText.h"
#include "app/text/Numbers.h"

#include <filesystem>
#include <system_error>

namespace sinew {
namespace {

using Rows = std::vector<std::pair<std::string, std::string>>;

std::string directSkinningText(Deformer deformer) {
    switch (deformer) {
    case Deformer::DualQuaternion:
        return "dual quaternion skinning";
    case Deformer::Blended:
        return "weight blended skinning";
    case Deformer::CentersOfRotation:
        return "skinning with centres of rotation";
    case Deformer::LinearBlend:
        break;
    }
    return "classic linear skinning";
}

std::string deformerText(const DeformSettings& settings) {
    return (settings.implicit ? "implicit skinning over " : "") + directSkinningText(settings.deformer);
}

std::string implicitText(const PosedScene& posed, const Skeleton& skeleton) {
    std::string text =
        "Implicit skinning\n" + columns({{"in contact", countText(posed.contacts, "vertex", "vertices")},
                                         {"unconverged", countText(posed.notReached, "vertex", "vertices")}});
    Rows capsules;
    for (std::size_t j = 0; j < posed.skin->origins.size(); ++j) {
        const FieldOrigin origin = posed.skin->origins[j];
        if (origin != FieldOrigin::None && origin != FieldOrigin::Hermite) {
            capsules.emplace_back(skeleton.joints[j].name, fieldOriginText(origin).toStdString());
        }
    }
    return capsules.empty() ? text : text + "Fields without a fit\n" + columns(capsules);
}

} // namespace

std::string poseSummary(const PoseOptions& options, const DeformSettings& settings,
                        const ImportedScene& rigged, const Pose& pose, const PosedScene& posed,
                        const std::vector<std::filesystem::path>& written) {
    const auto moved =
        std::ranges::count_if(pose.joints, [](const JointPose& joint) { return joint != JointPose(); });
    std::string text = "Posed " + options.input + ": " +
                       countText(static_cast<std::size_t>(moved), "joint", "joints") + " moved, " +
                       deformerText(settings) + "\n";
    if (posed.skin) {
        text += implicitText(posed, rigged.scene.skeleton);
    }
    Rows files;
    for (const std::filesystem::path& file : written) {
        std::error_code problem;
        const std::uintmax_t bytes = std::filesystem::file_size(file, problem);
        files.emplace_back(file.string(), problem ? "" : sizeText(static_cast<std::size_t>(bytes)));
    }
    return text + "Wrote\n" + columns(files);
}

} // namespace sinew
