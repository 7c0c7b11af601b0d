#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

namespace sinew {
namespace {

namespace fs = std::filesystem;

/// How much is read before a cancel is looked for.
constexpr std::size_t kReadStep = std::size_t{4} << 20U;

tl::unexpected<Error> unreadableInput(const fs::path& file, const std::string& reason) {
    return fail(ErrorCode::FileUnreadable, {file.string(), reason});
}

tl::unexpected<Error> systemRefuses(const fs::path& file, int code) {
    if (code == ENOENT || code == ENOTDIR) {
        return fail(ErrorCode::FileNotFound, {file.string()});
    }
    return unreadableInput(file, code == EACCES  ? "no access"
                                 : code == EBUSY ? "in use"
                                                 : std::generic_category().message(code));
}

Expected<void> checkRegular(const fs::path& file, PathKind kind) {
    if (kind == PathKind::Regular) {
        return {};
    }
    return unreadableInput(file, kind == PathKind::Folder ? "a folder" : "not a regular file");
}

/// In whole megabytes, rounded up: a file beyond the limit is never told to have its size.
std::string megabytes(std::uint64_t bytes) {
    return std::to_string((bytes + kMegabyte - 1) / kMegabyte);
}

} // namespace

const Progress& noProgress() {
    static const Progress none;
    return none;
}

InputFile::InputFile(fs::path file)
    : m_file(std::move(file)) {}

Expected<InputFile> InputFile::open(const fs::path& file, FileUse use) {
    // To open a device or a pipe may already do something, so it is asked before, and of what was opened
    // again after: another file may have taken its name between.
    FileState state;
    if (const int error = readFileState(file, state); error != 0) {
        return systemRefuses(file, error);
    }
    if (const Expected<void> regular = checkRegular(file, state.kind); !regular) {
        return fail(regular.error());
    }
    InputFile opened(file);
    int error = opened.m_handle.open(file);
    error = error == 0 ? opened.m_handle.state(state) : error;
    if (error != 0) {
        return systemRefuses(file, error);
    }
    if (const Expected<void> regular = checkRegular(file, state.kind); !regular) {
        return fail(regular.error());
    }
    opened.m_size = state.size;
    if (opened.m_size > maxBytes(use)) {
        return fail(ErrorCode::FileTooLarge,
                    {file.string(), megabytes(opened.m_size), megabytes(maxBytes(use))});
    }
    return opened;
}

Expected<std::size_t> InputFile::read(std::span<char> bytes, const Progress& progress) {
    std::size_t done = 0;
    while (done < bytes.size()) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        std::size_t got = 0;
        const int error = m_handle.read(bytes.subspan(done, std::min(bytes.size() - done, kReadStep)), got);
        if (error != 0 && error != EINTR) {
            return systemRefuses(m_file, error);
        }
        if (error == 0 && got == 0) {
            break;
        }
        done += got;
    }
    return done;
}

namespace {

Expected<InputFile> openFilled(const std::filesystem::path& file, FileUse use) {
    if (const Expected<void> named = checkNameLength(file); !named) {
        return fail(named.error());
    }
    Expected<InputFile> opened = InputFile::open(file, use);
    return opened && opened->size() == 0 ? fail(ErrorCode::FileEmpty, {file.string()}) : std::move(opened);
}

} // namespace

std::size_t longestNameBeside(const std::filesystem::path& file) {
    return longestNameIn(file.has_parent_path() ? file.parent_path() : ".");
}

Expected<void> checkNameLength(const std::filesystem::path& file) {
    const std::size_t max = longestNameBeside(file);
    if (file.filename().native().size() > max) {
        return fail(ErrorCode::FileNameTooLong, {file.string(), std::to_string(max)});
    }
    return {};
}

Expected<void> checkReadable(const std::filesystem::path& file, FileUse use) {
    const Expected<InputFile> opened = openFilled(file, use);
    return opened ? Expected<void>() : fail(opened.error());
}

Expected<std::string> readWholeFile(const std::filesystem::path& file, FileUse use,
                                    const Progress& progress) {
    Expected<InputFile> opened = openFilled(file, use);
    if (!opened) {
        return fail(opened.error());
    }
    std::string bytes(opened->size(), '\0');
    const Expected<std::size_t> read = opened->read(bytes, progress);
    if (!read) {
        return fail(read.error());
    }
    if (*read != bytes.size()) {
        return fail(ErrorCode::FileUnreadable, {file.string(), "changed"});
    }
    return bytes;
}

ContentSum contentSum(std::string_view bytes) {
    // Each step takes different words to different values, so one changed word always shows.
    constexpr std::uint64_t kFirst = 0x9E3779B97F4A7C15;
    constexpr std::uint64_t kSecond = 0xC2B2AE3D27D4EB4F;
    const auto mix = [](std::uint64_t value, std::uint64_t word, std::uint64_t factor) {
        value = (value ^ word) * factor;
        return value ^ (value >> 29U);
    };
    ContentSum sum{bytes.size(), {kFirst, kSecond}};
    for (std::size_t at = 0; at < bytes.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, std::min(sizeof(word), bytes.size() - at));
        sum.mixed = {mix(sum.mixed[0], word, kFirst), mix(sum.mixed[1], word, kSecond)};
    }
    return sum;
}

bool holdsBytes(const std::filesystem::path& file, std::string_view bytes) {
    constexpr std::size_t kStep = std::size_t{1} << 20U;
    Expected<InputFile> opened = openFilled(file, FileUse::Model);
    bool same = opened && opened->size() == bytes.size();
    std::string step(same ? std::min(kStep, bytes.size()) : 0, '\0');
    while (same && !bytes.empty()) {
        const std::span<char> wanted(step.data(), std::min(step.size(), bytes.size()));
        const Expected<std::size_t> read = opened->read(wanted);
        same = read && *read == wanted.size() && bytes.starts_with(std::string_view(wanted.data(), *read));
        bytes.remove_prefix(wanted.size());
    }
    return same;
}

namespace {

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

} // namespace

std::string lowerExtension(const std::filesystem::path& file) {
    return lowered(file.extension().string());
}

bool hasEnding(const std::filesystem::path& file, std::string_view ending) {
    const std::string name = lowered(file.filename().string());
    return name.size() > ending.size() && name.ends_with(ending);
}

namespace {

bool liesInside(const fs::path& file, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

fs::path orHere(const fs::path& folder) {
    return folder.empty() ? fs::path(".") : folder;
}

/// A path of another system is as absolute as one of this.
bool isAbsoluteName(const std::string& named) {
    const bool drive =
        named.size() > 1 && named[1] == ':' && std::isalpha(static_cast<unsigned char>(named[0])) != 0;
    return drive || named.starts_with('/') || named.starts_with('\\');
}

} // namespace

bool namesScheme(const std::string& named) {
    const std::size_t colon = named.find(':');
    const auto belongs = [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '+' || c == '-' || c == '.';
    };
    return colon != std::string::npos && colon > 1 &&
           std::isalpha(static_cast<unsigned char>(named.front())) != 0 &&
           std::all_of(named.begin(), named.begin() + static_cast<std::ptrdiff_t>(colon), belongs);
}

std::optional<fs::path> fileBeside(const fs::path& folder, const std::string& named) {
    // Behind a zero byte the system would see another name than we do.
    if (named.empty() || isAbsoluteName(named) || namesScheme(named) ||
        named.find('\0') != std::string::npos) {
        return std::nullopt;
    }
    std::error_code error;
    const fs::path home = fs::canonical(orHere(folder), error);
    const fs::path file = error ? fs::path() : fs::canonical(home / named, error);
    return error || !liesInside(file, home) ? std::nullopt : std::optional(file);
}

bool leavesFolder(const fs::path& folder, const std::string& named) {
    if (isAbsoluteName(named) || namesScheme(named) || named.find('\0') != std::string::npos) {
        return true;
    }
    std::error_code error;
    const fs::path home = fs::weakly_canonical(orHere(folder), error);
    const fs::path file = fs::weakly_canonical(home / named, error);
    return error || !liesInside(file, home);
}

} // namespace sinew
