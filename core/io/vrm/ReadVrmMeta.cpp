#include "core/io/vrm/ReadVrm.h"

#include <array>

namespace sinew {
namespace {

template<typename T, std::size_t N>
T wordOf(VrmEntry& entry, const char* key, const Names<T, N>& names, T fallback) {
    const std::string word = entry.text(key);
    const auto known = valueOf(names, word);
    if (!known && !word.empty()) {
        entry.blame("wrong-type");
    }
    return known.value_or(fallback);
}

std::vector<std::string> textsOf(VrmEntry& entry, const char* key) {
    std::vector<std::string> texts;
    for (const Json& each : entry.list(key)) {
        if (each.is_string()) {
            texts.push_back(each.get<std::string>());
        } else {
            entry.blame("wrong-type");
        }
    }
    return texts;
}

/// What a licence that VRM 0.x knows by name allows.
struct OldLicense {
    const char* name;
    const char* address;
    VrmModification modification;
    bool redistribution;
    bool uncredited;
};

constexpr std::array<OldLicense, 7> kOldLicenses{
    {{"CC0", "https://creativecommons.org/publicdomain/zero/1.0/",
      VrmModification::AllowModificationRedistribution, true, true},
     {"CC_BY", "https://creativecommons.org/licenses/by/4.0/",
      VrmModification::AllowModificationRedistribution, true, false},
     {"CC_BY_NC", "https://creativecommons.org/licenses/by-nc/4.0/",
      VrmModification::AllowModificationRedistribution, true, false},
     {"CC_BY_SA", "https://creativecommons.org/licenses/by-sa/4.0/",
      VrmModification::AllowModificationRedistribution, true, false},
     {"CC_BY_NC_SA", "https://creativecommons.org/licenses/by-nc-sa/4.0/",
      VrmModification::AllowModificationRedistribution, true, false},
     {"CC_BY_ND", "https://creativecommons.org/licenses/by-nd/4.0/", VrmModification::Prohibited, true,
      false},
     {"CC_BY_NC_ND", "https://creativecommons.org/licenses/by-nc-nd/4.0/", VrmModification::Prohibited, true,
      false}}};

void readOldLicense(VrmEntry& entry, VrmSettings& meta) {
    const std::string name = entry.text("licenseName");
    for (const OldLicense& license : kOldLicenses) {
        if (name == license.name) {
            meta.modification = license.modification;
            meta.redistribution = license.redistribution;
            meta.uncredited = license.uncredited;
            meta.otherLicense = license.address;
        }
    }
    for (const char* key : {"otherPermissionUrl", "otherLicenseUrl"}) {
        if (const std::string address = entry.text(key); !address.empty()) {
            meta.otherLicense = address;
        }
    }
}

} // namespace

VrmSettings readMeta1(VrmSource& vrm, const Json& json) {
    VrmEntry entry(json);
    VrmSettings meta;
    meta.name = entry.text("name");
    meta.version = entry.text("version");
    meta.authors = textsOf(entry, "authors");
    std::erase_if(meta.authors, isBlankName);
    meta.copyright = entry.text("copyrightInformation");
    meta.contact = entry.text("contactInformation");
    meta.references = textsOf(entry, "references");
    meta.thirdPartyLicenses = entry.text("thirdPartyLicenses");
    meta.otherLicense = entry.text("otherLicenseUrl");
    meta.avatar = wordOf(entry, "avatarPermission", kVrmAvatarNames, meta.avatar);
    meta.commercial = wordOf(entry, "commercialUsage", kVrmCommercialNames, meta.commercial);
    meta.modification = wordOf(entry, "modification", kVrmModificationNames, meta.modification);
    meta.redistribution = entry.flag("allowRedistribution");
    meta.violence = entry.flag("allowExcessivelyViolentUsage");
    meta.sexual = entry.flag("allowExcessivelySexualUsage");
    meta.political = entry.flag("allowPoliticalOrReligiousUsage");
    meta.antisocial = entry.flag("allowAntisocialOrHateUsage");
    meta.uncredited = entry.text("creditNotation") == "unnecessary";
    if (entry.fault() != nullptr) {
        vrm.faults.add(entry.fault(), "VRMC_vrm.meta");
    }
    return meta;
}

VrmSettings readMeta0(VrmSource& vrm, const Json& json) {
    constexpr Names<VrmAvatar, 3> kOldAvatars{
        {{"OnlyAuthor", VrmAvatar::OnlyAuthor},
         {"ExplicitlyLicensedPerson", VrmAvatar::OnlySeparatelyLicensedPerson},
         {"Everyone", VrmAvatar::Everyone}}};
    VrmEntry entry(json);
    VrmSettings meta;
    meta.spec = VrmSpec::V0;
    meta.name = entry.text("title");
    meta.version = entry.text("version");
    if (const std::string author = entry.text("author"); !isBlankName(author)) {
        meta.authors.push_back(author);
    }
    meta.contact = entry.text("contactInformation");
    if (const std::string reference = entry.text("reference"); !reference.empty()) {
        meta.references.push_back(reference);
    }
    meta.avatar = wordOf(entry, "allowedUserName", kOldAvatars, meta.avatar);
    meta.violence = entry.text("violentUssageName") == "Allow";
    meta.sexual = entry.text("sexualUssageName") == "Allow";
    meta.commercial = entry.text("commercialUssageName") == "Allow" ? VrmCommercial::PersonalProfit
                                                                    : VrmCommercial::PersonalNonProfit;
    readOldLicense(entry, meta);
    if (entry.fault() != nullptr) {
        vrm.faults.add(entry.fault(), "VRM.meta");
    }
    return meta;
}

} // namespace sinew
