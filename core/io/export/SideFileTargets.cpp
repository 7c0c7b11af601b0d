#include "core/io/export/SideFileTargets.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <optional>
#include <vector>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr const char* kNameless = "file";
constexpr std::size_t kMaxBytes = 255; ///< of a name on the usual disks
constexpr std::size_t kCutTo = 200;    ///< leaves room for a number and an extension

struct CodePoint {
    std::uint32_t value = 0;
    std::size_t bytes = 0; ///< 0: no UTF-8
};

CodePoint codePointAt(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i]));
    };
    const std::uint32_t first = byte(at);
    if (first < 0x80) {
        return {first, 1};
    }
    const std::size_t bytes = first >= 0xf0 ? 4 : (first >= 0xe0 ? 3 : 2);
    if (first < 0xc2 || first > 0xf4 || at + bytes > text.size()) {
        return {};
    }
    std::uint32_t value = first & (0xffU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(at + i) & 0xc0U) != 0x80U) {
            return {};
        }
        value = value << 6U | (byte(at + i) & 0x3fU);
    }
    constexpr std::array<std::uint32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xd800 && value <= 0xdfff;
    return value < kSmallest[bytes] || surrogate || value > 0x10ffff ? CodePoint() : CodePoint{value, bytes};
}

void appendCodePoint(std::string& text, std::uint32_t value) {
    if (value < 0x80) {
        text += static_cast<char>(value);
    } else { // what is changed here has two bytes at most
        text += static_cast<char>(0xc0U | value >> 6U);
        text += static_cast<char>(0x80U | (value & 0x3fU));
    }
}

bool isControl(std::uint32_t c) {
    const bool turnsText = c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
                           (c >= 0x2066 && c <= 0x2069);
    const bool breaksLine = c == 0x2028 || c == 0x2029;
    return c < 0x20 || (c >= 0x7f && c <= 0x9f) || turnsText || breaksLine;
}

std::uint32_t lowerCase(std::uint32_t c) {
    const auto within = [c](std::uint32_t first, std::uint32_t last) { return c >= first && c <= last; };
    if (within('A', 'Z') || (within(0xc0, 0xde) && c != 0xd7) || within(0x391, 0x3a9) ||
        within(0x410, 0x42f)) {
        return c + 0x20;
    }
    if (within(0x400, 0x40f)) {
        return c + 0x50;
    }
    // Latin Extended-A: pairs that begin at even numbers, then at odd ones.
    const bool even = within(0x100, 0x137) || within(0x14a, 0x177);
    const bool odd = within(0x139, 0x148) || within(0x179, 0x17e);
    return (even && c % 2 == 0) || (odd && c % 2 == 1) ? c + 1 : c;
}

std::string upperAscii(std::string_view text) {
    std::string upper(text);
    std::ranges::transform(upper, upper.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return upper;
}

/// Devices of Windows, which opens them in every folder and with every extension.
bool namesDevice(std::string_view part) {
    std::string_view base = part.substr(0, part.find('.'));
    base = base.substr(0, base.find_last_not_of(' ') + 1);
    const std::string name = upperAscii(base);
    static const std::set<std::string> kDevices{"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"};
    if (kDevices.contains(name)) {
        return true;
    }
    static const std::set<std::string> kNumbers{"0", "1", "2", "3",        "4",        "5",       "6",
                                                "7", "8", "9", "\xc2\xb9", "\xc2\xb2", "\xc2\xb3"};
    return (name.starts_with("COM") || name.starts_with("LPT")) && kNumbers.contains(name.substr(3));
}

/// Its first bytes, none of which belongs to a character that is cut.
std::string_view cut(std::string_view text, std::size_t bytes) {
    std::size_t end = std::min(bytes, text.size());
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) {
        --end;
    }
    return text.substr(0, end);
}

/// Where the extension begins; the end of a name without one.
std::size_t extensionStart(std::string_view name) {
    constexpr std::size_t kLongest = 20;
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos || dot == 0 || name.size() - dot > kLongest ? name.size() : dot;
}

/// One part of a name, made safe; itself when it is.
std::string safePart(std::string_view part) {
    std::string safe;
    for (std::size_t i = 0; i < part.size();) {
        const CodePoint c = codePointAt(part, i);
        const std::size_t bytes = std::max<std::size_t>(c.bytes, 1);
        const bool keeps =
            c.bytes > 0 && !isControl(c.value) && c.value != ':' && c.value != '/' && c.value != '\\';
        safe += keeps ? part.substr(i, bytes) : std::string_view("_");
        i += bytes;
    }
    safe.erase(safe.find_last_not_of(". ") + 1);
    if (safe.size() > kMaxBytes) {
        const std::string extension = safe.substr(extensionStart(safe));
        safe = std::string(cut(safe, kCutTo)) + extension;
        safe.erase(safe.find_last_not_of(". ") + 1);
    }
    if (safe.starts_with('.')) {
        safe.front() = '_';
    }
    if (safe.empty()) {
        return kNameless;
    }
    return namesDevice(safe) ? '_' + safe : safe;
}

std::vector<std::string_view> splitName(std::string_view name, std::string_view separators) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= name.size();) {
        const std::size_t end = std::min(name.find_first_of(separators, begin), name.size());
        parts.push_back(name.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// A safe name without "." and empty parts; nothing when it is not safe.
std::optional<std::string> safeName(const std::string& name) {
    if (name.empty() || name.starts_with('/') || name.ends_with('/') ||
        name.find('\\') != std::string::npos) {
        return std::nullopt;
    }
    std::string safe;
    for (const std::string_view part : splitName(name, "/")) {
        if (part.empty() || part == ".") {
            continue;
        }
        if (safePart(part) != part) {
            return std::nullopt;
        }
        if (!safe.empty()) {
            safe += '/';
        }
        safe += part;
    }
    return safe.empty() ? std::nullopt : std::optional(safe);
}

bool liesWithinFolder(const fs::path& file, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

/// The folder itself when it cannot be looked at: then nothing can be written there either.
fs::path realFolder(const fs::path& folder) {
    std::error_code error;
    const fs::path real = fs::weakly_canonical(folder.empty() ? fs::path(".") : folder, error);
    return error ? folder : real;
}

/// Where the links on the way to a file lie, and the file itself, all other links followed.
std::vector<fs::path> linksAndFile(const fs::path& file) {
    constexpr int kMaxLinks = 40; // as the system itself has it
    std::vector<fs::path> paths;
    std::error_code error;
    fs::path path = fs::absolute(file, error);
    for (int links = 0; links < kMaxLinks; ++links) {
        fs::path at;
        auto part = path.begin();
        for (; part != path.end() && !fs::is_symlink(fs::symlink_status(at, error)); ++part) {
            if (*part == "..") {
                at = at.parent_path();
            } else if (!part->empty() && *part != ".") {
                at /= *part;
            }
        }
        paths.push_back(at);
        if (!fs::is_symlink(fs::symlink_status(at, error))) {
            break;
        }
        fs::path next = at.parent_path() / fs::read_symlink(at, error);
        for (; part != path.end(); ++part) {
            next /= *part;
        }
        path = next;
    }
    return paths;
}

} // namespace

std::string withoutCase(std::string_view name) {
    std::string lower;
    for (std::size_t i = 0; i < name.size();) {
        const CodePoint c = codePointAt(name, i);
        const std::size_t bytes = std::max<std::size_t>(c.bytes, 1);
        if (c.bytes > 0 && lowerCase(c.value) != c.value) {
            appendCodePoint(lower, lowerCase(c.value));
        } else {
            lower += name.substr(i, bytes);
        }
        i += bytes;
    }
    return lower;
}

std::string plainFileName(const std::string& name) {
    std::string_view last;
    for (const std::string_view part : splitName(name, "/\\")) {
        last = part.empty() ? last : part;
    }
    const bool drive =
        last.size() > 1 && last[1] == ':' && std::isalpha(static_cast<unsigned char>(last[0])) != 0;
    return safePart(drive ? last.substr(2) : last);
}

SideFileTargets::SideFileTargets(const fs::path& target)
    : m_folder(target.parent_path())
    , m_home(realFolder(target.parent_path())) {
    m_taken.insert(withoutCase(target.filename().string()));
}

/// What is taken is compared by where it lies, so that two ways to one file count as one.
std::string SideFileTargets::keyOf(const std::string& name) const {
    const fs::path file = fs::path(name);
    const fs::path folder = realFolder(m_home / file.parent_path());
    return withoutCase((folder / file.filename()).lexically_relative(m_home).generic_string());
}

bool SideFileTargets::staysInside(const std::string& name) const {
    return liesWithinFolder(realFolder(m_home / fs::path(name).parent_path()), m_home);
}

/// Neither a file that is taken nor a folder on the way to one, nor below a file.
bool SideFileTargets::isFree(const std::string& name) const {
    const std::string key = keyOf(name);
    for (std::size_t end = key.find('/'); end != std::string::npos; end = key.find('/', end + 1)) {
        if (m_taken.contains(key.substr(0, end))) {
            return false;
        }
    }
    return !m_taken.contains(key) && !m_folders.contains(key);
}

bool SideFileTargets::take(const std::string& name) {
    if (!isFree(name)) {
        return false;
    }
    const std::string key = keyOf(name);
    for (std::size_t end = key.find('/'); end != std::string::npos; end = key.find('/', end + 1)) {
        m_folders.insert(key.substr(0, end));
    }
    m_taken.insert(key);
    return true;
}

void SideFileTargets::leave(const fs::path& file) {
    for (const fs::path& path : linksAndFile(file)) {
        if (liesWithinFolder(path, m_home)) {
            take(path.lexically_relative(m_home).generic_string());
        }
    }
}

bool SideFileTargets::keeps(const std::string& name) const {
    const std::optional<std::string> safe = safeName(name);
    return safe && staysInside(*safe) && isFree(*safe);
}

SideFileTarget SideFileTargets::place(const std::string& name) {
    if (keeps(name)) {
        const std::string safe = *safeName(name);
        take(safe);
        return {safe, m_folder / safe, false};
    }
    const std::string plain = plainFileName(name);
    const std::size_t stem = extensionStart(plain);
    std::string free = plain;
    for (int number = 2; !take(free); ++number) {
        free = std::string(cut(plain.substr(0, stem), kCutTo)) + '_' + std::to_string(number) +
               plain.substr(stem);
    }
    return {free, m_folder / free, true};
}

} // namespace sinew
