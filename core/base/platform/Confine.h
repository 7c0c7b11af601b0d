#pragma once

#include <filesystem>
#include <span>

namespace sinew {

/// What the system enforces from now on.
struct Confinement {
    bool files = false; ///< nothing is opened but what was named, and what is in folders below it (Landlock)
    bool calls = false; ///< no connections, no other programs, no writing (seccomp)
};

/// Takes from this process, for good, what a reader of strangers' files does not need: these files, and what
/// is in these folders and below them, may be opened for reading. All have to exist. Files that are open stay
/// open. No file may grow, no core is dumped. Older kernels and other systems enforce less, and both members
/// stay false: Windows starts no other program and writes no file of the user, macOS only writes no file.
Confinement confineTo(std::span<const std::filesystem::path> readable);

} // namespace sinew
