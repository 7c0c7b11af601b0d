#include "core/base/platform/Files.h"

#include "core/base/platform/WindowsCalls.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cwctype>
#include <string>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr int kMayWrite = 2; // of _waccess

FileState stateOf(const struct _stat64& found) {
    const PathKind kind = (found.st_mode & _S_IFMT) == _S_IFREG   ? PathKind::Regular
                          : (found.st_mode & _S_IFMT) == _S_IFDIR ? PathKind::Folder
                                                                  : PathKind::Other;
    return {kind, static_cast<std::uint64_t>(found.st_size)};
}

/// `flags`: FILE_FLAG_OPEN_REPARSE_POINT for the link itself.
std::optional<FileIdentity> identity(const fs::path& name, DWORD flags) {
    // It asks for no access, so it disturbs nobody who has the file open.
    const WindowsHandle file(
        CreateFileW(name.c_str(), 0, 0, nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | flags, nullptr));
    BY_HANDLE_FILE_INFORMATION found{};
    if (!file || GetFileInformationByHandle(file.get(), &found) == 0) {
        return std::nullopt;
    }
    return FileIdentity{found.dwVolumeSerialNumber,
                        std::uint64_t{found.nFileIndexHigh} << 32U | found.nFileIndexLow};
}

// Programs that look into new files (virus scanners, indexers) hold them for a moment.
constexpr int kAttempts = 20;
constexpr DWORD kBetween = 25; // milliseconds

/// Whether another program has the file open and does not let it be deleted, nor replaced therefore.
bool isHeld(const fs::path& file) {
    for (int attempt = 1;; ++attempt) {
        constexpr DWORD kOpenToAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
        const WindowsHandle opened(
            CreateFileW(file.c_str(), DELETE, kOpenToAll, nullptr, OPEN_EXISTING, 0, nullptr));
        if (opened || GetLastError() != ERROR_SHARING_VIOLATION) {
            return false;
        }
        if (attempt == kAttempts) {
            return true;
        }
        Sleep(kBetween);
    }
}

} // namespace

int readFileState(const fs::path& file, FileState& state) {
    struct _stat64 found {};
    if (_wstat64(file.c_str(), &found) != 0) {
        return errno;
    }
    state = stateOf(found);
    return 0;
}

std::string withSlashes(std::string name) {
    if (!name.starts_with(R"(\\?\)") && !name.starts_with(R"(\\.\)")) {
        std::ranges::replace(name, '\\', '/');
    }
    return name;
}

InputHandle::InputHandle(InputHandle&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

InputHandle::~InputHandle() {
    if (m_descriptor >= 0) {
        _close(m_descriptor);
    }
}

int InputHandle::open(const fs::path& file) {
    m_descriptor = _wopen(file.c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
    if (m_descriptor >= 0) {
        return 0;
    }
    return _doserrno == ERROR_SHARING_VIOLATION ? EBUSY : errno;
}

int InputHandle::state(FileState& state) const {
    struct _stat64 found {};
    if (_fstat64(m_descriptor, &found) != 0) {
        return errno;
    }
    state = stateOf(found);
    return 0;
}

int InputHandle::read(std::span<char> bytes, std::size_t& count) {
    constexpr std::size_t kMaxRead = std::size_t{1} << 30U;
    const int got =
        _read(m_descriptor, bytes.data(), static_cast<unsigned>(std::min(bytes.size(), kMaxRead)));
    count = got < 0 ? 0 : static_cast<std::size_t>(got);
    return got < 0 ? errno : 0;
}

std::optional<FileIdentity> fileIdentity(const fs::path& name) {
    return identity(name, FILE_FLAG_OPEN_REPARSE_POINT);
}

std::optional<std::uint64_t> diskOf(const fs::path& file) {
    const std::optional<FileIdentity> found = identity(file, 0);
    return found ? std::optional(found->disk) : std::nullopt;
}

std::size_t longestNameIn(const fs::path& /*folder*/) {
    return 255; // of NTFS, ReFS and exFAT
}

int writeRefusal(const fs::path& file) {
    if (_waccess(file.c_str(), kMayWrite) != 0) {
        return errno;
    }
    return isHeld(file) ? EBUSY : 0;
}

bool isDeviceName(const fs::path& file) {
    const std::wstring name = file.filename().native();
    std::wstring stem = name.substr(0, name.find(L'.'));
    stem.erase(stem.find_last_not_of(L' ') + 1);
    std::ranges::transform(stem, stem.begin(), [](wchar_t c) { return std::towupper(c); });
    constexpr std::array<std::wstring_view, 5> kDevices{L"CON", L"PRN", L"AUX", L"CONIN$", L"CONOUT$"};
    if (std::ranges::find(kDevices, stem) != kDevices.end() ||
        (stem == L"NUL" && name.size() > stem.size())) {
        return true;
    }
    constexpr std::wstring_view kNumbers = L"0123456789\u00b9\u00b2\u00b3"; // the last are raised
    return stem.size() == 4 && (stem.starts_with(L"COM") || stem.starts_with(L"LPT")) &&
           kNumbers.find(stem.back()) != std::wstring_view::npos;
}

bool mayAddTo(const fs::path& /*folder*/) {
    return true;
}

std::FILE* createFile(const fs::path& name) {
    if (name.filename().native().find(L':') != std::wstring::npos) { // a stream behind an empty file
        errno = EINVAL;
        return nullptr;
    }
    const int file =
        _wopen(name.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
    return file < 0 ? nullptr : _fdopen(file, "wb");
}

void takeRightsOf(const fs::path& /*old*/, std::FILE* /*file*/) {}

std::FILE* openOutputStream(const fs::path& target) {
    const int file = _wopen(target.c_str(), _O_WRONLY | _O_BINARY | _O_NOINHERIT);
    return file < 0 ? nullptr : _fdopen(file, "wb");
}

struct QuietPipes::Before {};

QuietPipes::QuietPipes() = default;

QuietPipes::~QuietPipes() = default;

int flushFile(const fs::path& file) {
    const int opened = _wopen(file.c_str(), _O_RDWR | _O_BINARY | _O_NOINHERIT);
    if (opened < 0) {
        return errno;
    }
    const int result = _commit(opened) == 0 ? 0 : errno;
    _close(opened);
    return result;
}

void flushFolder(const fs::path& /*folder*/) {}

std::error_code replaceFile(const fs::path& from, const fs::path& to) {
    for (int attempt = 1;; ++attempt) {
        if (MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0) {
            return {};
        }
        const DWORD error = GetLastError();
        const bool held = error == ERROR_SHARING_VIOLATION || error == ERROR_ACCESS_DENIED;
        if (!held || attempt == kAttempts) {
            return {static_cast<int>(error), std::system_category()};
        }
        Sleep(kBetween);
    }
}

} // namespace sinew
