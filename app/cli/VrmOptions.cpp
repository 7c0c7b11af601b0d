#include "app/cli/VrmOptions.h"

#include "app/cli/CommonOptions.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr const char* kVrmGroup = "VRM";

CLI::Validator allowWord() {
    return CLI::Validator(
        [](std::string& word) {
            return valueOf(kVrmAllowNames, word) ? std::string()
                                                 : "choose " + listOf(kVrmAllowNames) + ", not " + word;
        },
        "", choicesOf(kVrmAllowNames));
}

CLI::Validator boneJoint() {
    return CLI::Validator(
        [](std::string& text) {
            return boneJointFrom(text)
                       ? std::string()
                       : "write it as BONE=JOINT with a bone of VRM, such as hips=Pelvis, not " + text;
        },
        "");
}

CLI::Validator notBlank() {
    return CLI::Validator(
        [](std::string& text) {
            const bool blank = text.find_first_not_of(" \t") == std::string::npos;
            return blank ? std::string("name somebody") : std::string();
        },
        "");
}

void addVrmTexts(CLI::App& command, VrmOptions& vrm) {
    command.add_option("--vrm-name", vrm.name, "Name of the character (default: the file's)")
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-author", vrm.authors,
                    "Who made the character; repeat it for several (default: none, and a "
                    "new VRM needs one)")
        ->check(notBlank())
        ->allow_extra_args(false)
        ->option_text("NAME")
        ->group(kVrmGroup);
    command.add_option("--vrm-version", vrm.version, "Version of the character (default: none)")
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command.add_option("--vrm-copyright", vrm.copyright, "Copyright line (default: none)")
        ->option_text("TEXT")
        ->group(kVrmGroup);
}

void addVrmPermissions(CLI::App& command, VrmOptions& vrm) {
    command
        .add_option("--vrm-avatar", vrm.avatar, byDefault("Who may appear as the character", "onlyAuthor"))
        ->transform(namesOf(kVrmAvatarNames))
        ->option_text("NAME")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-commercial", vrm.commercial,
                    byDefault("Which use may earn money", "personalNonProfit"))
        ->transform(namesOf(kVrmCommercialNames))
        ->option_text("NAME")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-modification", vrm.modification,
                    byDefault("Whether others may change the character, and pass that on", "prohibited"))
        ->transform(namesOf(kVrmModificationNames))
        ->option_text("NAME")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-allow", vrm.allow,
                    "Allow this too: passing the file on, use in violent, sexual, political or religious, "
                    "or antisocial works, or use without naming the authors; repeat it for several "
                    "(default: nothing)")
        ->check(allowWord())
        ->allow_extra_args(false)
        ->option_text("WORD")
        ->group(kVrmGroup);
}

} // namespace

void addVrmOptions(CLI::App& command, VrmOptions& vrm) {
    addVrmTexts(command, vrm);
    addVrmPermissions(command, vrm);
    command
        .add_option("--vrm-bone", vrm.bones,
                    "The joint that is this bone of a human, as hips=Pelvis; without a joint there is none; "
                    "repeat it for several (default: by the names of the joints)")
        ->check(boneJoint())
        ->allow_extra_args(false)
        ->option_text("BONE=JOINT")
        ->group(kVrmGroup);
}

VrmSettings vrmSettings(const VrmOptions& options, VrmSettings settings) {
    settings.name = options.name.value_or(settings.name);
    settings.version = options.version.value_or(settings.version);
    settings.copyright = options.copyright.value_or(settings.copyright);
    if (!options.authors.empty()) {
        settings.authors = options.authors;
    }
    settings.avatar = options.avatar.value_or(settings.avatar);
    settings.commercial = options.commercial.value_or(settings.commercial);
    settings.modification = options.modification.value_or(settings.modification);
    for (const std::string& word : options.allow) {
        settings.*(*valueOf(kVrmAllowNames, word)) = true; // checked when it was read
    }
    for (const std::string& text : options.bones) {
        const BoneJoint said = *boneJointFrom(text);
        std::erase_if(settings.bones, [&](const BoneJoint& each) { return each.bone == said.bone; });
        settings.bones.push_back(said);
    }
    return settings;
}

std::optional<BoneJoint> boneJointFrom(const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string bone = text.substr(0, equals);
    const bool known =
        std::ranges::find(humanoidBoneTable(), bone, &HumanoidBone::name) != humanoidBoneTable().end();
    if (equals == std::string::npos || !known) {
        return std::nullopt;
    }
    return BoneJoint{bone, text.substr(equals + 1)};
}

} // namespace sinew
