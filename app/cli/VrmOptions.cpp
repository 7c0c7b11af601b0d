#include "app/cli/CommonOptions.h"
#include "core/avatar/Avatar.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

constexpr const char* kVrmGroup = "VRM";

CLI::Validator allowWord() {
    return CLI::Validator(
        [](std::string& word) {
            return valueOf(kVrmAllowNames, word) ? std::string()
                                                 : "choose " + listOf(kVrmAllowNames) + butNot(word);
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
        [](std::string& text) { return isBlankName(text) ? std::string("write a name") : std::string(); },
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
    command
        .add_option("--vrm-contact", vrm.contact,
                    "How to reach who made the character: a mail address or a page (default: none)")
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-reference", vrm.references,
                    "A work that the character is made from; repeat it for several (default: none)")
        ->check(notBlank())
        ->allow_extra_args(false)
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-third-party", vrm.thirdPartyLicenses,
                    "Licences of others' work in the character (default: none)")
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-other-license", vrm.otherLicense,
                    "Address of a licence that holds besides the one of VRM (default: none)")
        ->option_text("URL")
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
    command
        .add_option("--vrm-spec", vrm.spec,
                    "Which version of VRM a new file is of; 0.x has no constraints (default: that of the VRM "
                    "that was read, else 1.0)")
        ->transform(namesOf(kVrmSpecNames))
        ->option_text("NAME")
        ->group(kVrmGroup);
    command
        .add_flag(
            "--vrm-mtoon", vrm.mtoon,
            "Give materials of a new VRM 1.0 the toon shading of VRM, where they have none (default: no)")
        ->group(kVrmGroup);
}

VrmSettings vrmSettings(const VrmOptions& options, VrmSettings settings) {
    settings.name = options.name.value_or(settings.name);
    settings.version = options.version.value_or(settings.version);
    settings.copyright = options.copyright.value_or(settings.copyright);
    settings.contact = options.contact.value_or(settings.contact);
    settings.thirdPartyLicenses = options.thirdPartyLicenses.value_or(settings.thirdPartyLicenses);
    settings.otherLicense = options.otherLicense.value_or(settings.otherLicense);
    if (!options.authors.empty()) {
        settings.authors = options.authors;
    }
    if (!options.references.empty()) {
        settings.references = options.references;
    }
    settings.avatar = options.avatar.value_or(settings.avatar);
    settings.commercial = options.commercial.value_or(settings.commercial);
    settings.modification = options.modification.value_or(settings.modification);
    settings.spec = options.spec ? options.spec : settings.spec;
    settings.mtoon = options.mtoon || settings.mtoon;
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

VrmSettings vrmSettings(const VrmOptions& options, const Scene& scene) {
    return vrmSettings(options, avatarOf(scene.avatar).meta.value_or(VrmSettings()));
}

void takeVrmOptions(const VrmOptions& options, Scene& scene) {
    const std::optional<VrmSettings>& own = avatarOf(scene.avatar).meta;
    if (!own) {
        return;
    }
    VrmSettings meta = vrmSettings(options, *own);
    meta.spec = own->spec;
    meta.mtoon = own->mtoon;
    if (meta != *own) {
        Avatar avatar = *scene.avatar;
        avatar.meta = std::move(meta);
        scene.avatar = sharedAvatar(std::move(avatar));
    }
}

std::string withVrmOptions(const VrmOptions& options, const std::string& changed) {
    return vrmSettings(options) == VrmSettings() ? changed : changed + " and what --vrm options say";
}

bool staysOldVrm(const VrmOptions& options, const Scene& scene, std::span<const std::string> outputs) {
    const std::optional<VrmSettings>& own = avatarOf(scene.avatar).meta;
    const bool old = own && own->spec == VrmSpec::V0 && options.spec.value_or(VrmSpec::V0) == VrmSpec::V0;
    return old && std::ranges::any_of(outputs,
                                      [](const std::string& file) { return lowerExtension(file) == ".vrm"; });
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
