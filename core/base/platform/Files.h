#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <system_error>

namespace sinew {

// Errors are numbers of errno on every system; 0 is none.

enum class PathKind { Regular, Folder, Other };

/// What a name stands for; links are followed.
struct FileState {
    PathKind kind = PathKind::Other;
    std::uint64_t size = 0; ///< bytes
};

/// Asks by name, without opening anything. Returns the error.
int readFileState(const std::filesystem::path& file, FileState& state);

/// A name of a file with `/` between folders, as every system takes it. On POSIX a `\` is a letter like
/// others, and the name stays; so do Windows' names of devices, `\\?\C:\...`, which know no `/`.
std::string withSlashes(std::string name);

/// A file that is open for reading.
class InputHandle {
public:
    InputHandle() = default;
    InputHandle(const InputHandle&) = delete;
    InputHandle& operator=(const InputHandle&) = delete;
    InputHandle(InputHandle&& other) noexcept;
    InputHandle& operator=(InputHandle&&) = delete;
    ~InputHandle();

    /// Never waits, as it would for the other end of a pipe. Once. Returns the error.
    int open(const std::filesystem::path& file);
    /// Of what was opened. Returns the error.
    int state(FileState& state) const;
    /// Reads on from where the last read ended. `count` is how many bytes there were, 0 at the end of the
    /// file. Returns the error; after EINTR it can be called again.
    int read(std::span<char> bytes, std::size_t& count);

private:
    int m_descriptor = -1;
};

/// Tells files apart, whatever they are called.
struct FileIdentity {
    std::uint64_t disk = 0;
    std::uint64_t file = 0; ///< on this disk
    auto operator<=>(const FileIdentity&) const = default;
};

/// Of what has this name, be it a link. Nothing where nothing has it.
std::optional<FileIdentity> fileIdentity(const std::filesystem::path& name);

/// The disk that a file or folder lies on; links are followed.
std::optional<std::uint64_t> diskOf(const std::filesystem::path& file);

/// How long a name in a folder may be, in the units that the system counts: bytes on POSIX, UTF-16 on
/// Windows.
std::size_t longestNameIn(const std::filesystem::path& folder);

/// Why the user may not replace a file; 0 where nothing is known against it. EBUSY: another program has it
/// open and lets nobody else change it, which happens on Windows alone.
int writeRefusal(const std::filesystem::path& file);

/// Whether the system gives this name to a device, whatever its folder and its extension: COM1.glb on
/// Windows. Writing there waits for the device. NUL, which swallows everything, may be meant.
bool isDeviceName(const std::filesystem::path& file);

/// Whether the user may add files to a folder. On Windows only the attempt tells, and this is true.
bool mayAddTo(const std::filesystem::path& folder);

/// Creates a file and opens it for writing. Null, with errno set, when it cannot: EEXIST for a name that is
/// taken.
std::FILE* createFile(const std::filesystem::path& name);

/// Gives a new file the owner and the mode of the one it will replace, as far as the system lets it: only
/// root gives files away. On Windows rights come from the folder.
void takeRightsOf(const std::filesystem::path& old, std::FILE* file);

/// Opens a pipe or a device for writing, without a wait for whoever reads it. Bytes written to it wait for a
/// slow reader, and a signal ends that wait. Null, with errno set, when it cannot be opened: ENXIO for a pipe
/// that no program reads.
std::FILE* openOutputStream(const std::filesystem::path& target);

/// As long as it lives, writing into a pipe whose reader has gone fails (EPIPE), where a signal for it would
/// end the program in the middle.
class QuietPipes {
public:
    QuietPipes();
    QuietPipes(const QuietPipes&) = delete;
    QuietPipes& operator=(const QuietPipes&) = delete;
    ~QuietPipes();

private:
    struct Before;
    std::unique_ptr<Before> m_before;
};

/// Waits until the bytes of a file are on the disk. Returns the error.
int flushFile(const std::filesystem::path& file);

/// The same of the names in a folder, where the system has a call for it. The files have their names already,
/// so a folder that cannot be flushed (on some network disks) is no failure.
void flushFolder(const std::filesystem::path& folder);

/// Renames a file, over another if there is one: any program sees the old or the new one, whole.
std::error_code replaceFile(const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace sinew
