#include "core/io/assimp/KnownVersions.h"

#include "core/io/source/TextWords.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <span>

namespace sinew {
namespace {

constexpr std::size_t kHeadBytes = 256;

/// The versions of a format in their order, and what Assimp reads of them.
struct VersionedFormat {
    std::string_view id;
    std::string_view name;
    std::span<const std::string_view> versions;
    std::string_view oldest; ///< that is read
    std::string_view newest;
    std::string_view tool; ///< converts files of others
    /// The version that a file's first bytes state; empty: none.
    std::string (*stated)(std::string_view head);
};

/// "[MeshSerializer_v1.100]" behind a mark of two bytes.
std::string ogreVersion(std::string_view head) {
    constexpr std::string_view kLabel = "[MeshSerializer_v";
    const std::size_t end = head.find(']');
    const bool stated =
        head.size() > 2 && head.substr(2).starts_with(kLabel) && end != std::string_view::npos;
    return stated ? std::string(head.substr(2 + kLabel.size(), end - 2 - kLabel.size())) : std::string();
}

std::string md5Version(std::string_view head) {
    ImportWords words(head);
    return words.next() == "MD5Version" ? std::string(words.next()) : std::string();
}

/// A whole number behind a word at the beginning.
std::string numberAfter(std::string_view head, std::string_view word) {
    std::uint32_t version = 0;
    if (!head.starts_with(word) || head.size() < word.size() + sizeof(version)) {
        return {};
    }
    std::memcpy(&version, head.data() + word.size(), sizeof(version));
    return std::to_string(version);
}

std::string iqmVersion(std::string_view head) {
    constexpr std::string_view kMark{"INTERQUAKEMODEL\0", 16};
    return numberAfter(head, kMark);
}

constexpr std::array<std::string_view, 7> kOgreVersions{"1.10", "1.20", "1.30", "1.40",
                                                        "1.41", "1.8",  "1.100"};
constexpr std::array<std::string_view, 3> kMd5Versions{"6", "10", "11"};
constexpr std::array<std::string_view, 3> kIqmVersions{"1", "2", "3"};

constexpr std::array kVersionedFormats{
    VersionedFormat{"ogre", "Ogre mesh", kOgreVersions, "1.8", "1.8", "OgreMeshUpgrader -V 1.8", ogreVersion},
    VersionedFormat{"md5", "MD5 mesh", kMd5Versions, "10", "10", "", md5Version},
    VersionedFormat{"iqm", "IQM", kIqmVersions, "2", "2", "", iqmVersion},
};

std::string headOf(const std::filesystem::path& file) {
    std::string head(kHeadBytes, '\0');
    std::ifstream stream(file, std::ios::binary);
    stream.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(stream.gcount()));
    return head;
}

} // namespace

std::optional<Error> unreadVersion(const std::filesystem::path& file, const Format& format) {
    const auto* known = std::ranges::find(kVersionedFormats, format.id, &VersionedFormat::id);
    if (known == kVersionedFormats.end()) {
        return std::nullopt;
    }
    const std::string version = known->stated(headOf(file));
    const auto place = [&](std::string_view which) { return std::ranges::find(known->versions, which); };
    if (place(version) == known->versions.end()) {
        return std::nullopt;
    }
    const auto named = [&](std::string_view which) {
        return std::string(known->name) + ' ' + std::string(which);
    };
    const std::string tool(known->tool);
    if (place(version) < place(known->oldest)) {
        return makeError(ErrorCode::FormatTooOld,
                         {file.string(), named(version), named(known->oldest), tool});
    }
    if (place(version) > place(known->newest)) {
        return makeError(ErrorCode::FormatTooNew,
                         {file.string(), named(version), named(known->newest), tool});
    }
    return std::nullopt;
}

} // namespace sinew
