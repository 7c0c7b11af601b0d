#pragma once

#include "core/base/Names.h"
#include "core/skeleton/HumanoidMap.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// Who may appear as the character.
enum class VrmAvatar { OnlyAuthor, OnlySeparatelyLicensedPerson, Everyone };
/// Which use may earn money.
enum class VrmCommercial { PersonalNonProfit, PersonalProfit, Corporation };
/// Whether others may change the character, and pass that on.
enum class VrmModification { Prohibited, AllowModification, AllowModificationRedistribution };

/// The words of VRM 1.0, also on the command line and in recipes.
constexpr Names<VrmAvatar, 3> kVrmAvatarNames{
    {{"onlyAuthor", VrmAvatar::OnlyAuthor},
     {"onlySeparatelyLicensedPerson", VrmAvatar::OnlySeparatelyLicensedPerson},
     {"everyone", VrmAvatar::Everyone}}};
constexpr Names<VrmCommercial, 3> kVrmCommercialNames{
    {{"personalNonProfit", VrmCommercial::PersonalNonProfit},
     {"personalProfit", VrmCommercial::PersonalProfit},
     {"corporation", VrmCommercial::Corporation}}};
constexpr Names<VrmModification, 3> kVrmModificationNames{
    {{"prohibited", VrmModification::Prohibited},
     {"allowModification", VrmModification::AllowModification},
     {"allowModificationRedistribution", VrmModification::AllowModificationRedistribution}}};

/// Which version of VRM a file that is written anew is of.
enum class VrmSpec { V1, V0 };

constexpr Names<VrmSpec, 2> kVrmSpecNames{{{"1.0", VrmSpec::V1}, {"0.x", VrmSpec::V0}}};

/// What a VRM that is written anew says of the character, by default as strict as can be, and which of
/// its joints are the bones of a human.
struct VrmSettings {
    std::string name; ///< empty: that of the file
    std::string version;
    std::vector<std::string> authors; ///< a VRM names at least one
    std::string copyright;
    std::string contact;
    std::vector<std::string> references; ///< works that it is made from
    std::string thirdPartyLicenses;
    std::string otherLicense; ///< address of a licence besides that of VRM; empty: none
    VrmAvatar avatar = VrmAvatar::OnlyAuthor;
    VrmCommercial commercial = VrmCommercial::PersonalNonProfit;
    VrmModification modification = VrmModification::Prohibited;
    bool redistribution = false;
    bool violence = false;
    bool sexual = false;
    bool political = false; ///< or religious
    bool antisocial = false;
    bool uncredited = false;      ///< the authors need not be named
    std::optional<VrmSpec> spec;  ///< nothing: that of the VRM that was read, else 1.0
    bool mtoon = false;           ///< materials without MToon get one, which shades them as they are
    std::vector<BoneJoint> bones; ///< where names do not tell, or tell it wrong

    bool operator==(const VrmSettings&) const = default;
};

/// Whether a name of an author says nothing.
inline bool isBlankName(const std::string& name) {
    return name.find_first_not_of(" \t") == std::string::npos;
}

/// What can be allowed besides.
constexpr Names<bool VrmSettings::*, 6> kVrmAllowNames{{{"redistribution", &VrmSettings::redistribution},
                                                        {"violence", &VrmSettings::violence},
                                                        {"sexual", &VrmSettings::sexual},
                                                        {"political", &VrmSettings::political},
                                                        {"antisocial", &VrmSettings::antisocial},
                                                        {"uncredited", &VrmSettings::uncredited}}};

} // namespace sinew
