#pragma once

#include <filesystem>

namespace sinew {

/// What the system enforces from now on.
struct Confinement {
    bool files = false; ///< nothing is opened but the model and what is in its folder and below it (Landlock)
    bool calls = false; ///< no connections, no other programs, no writing (seccomp)
};

/// Takes from this process, for good, what a reader of a model does not need: a broken file may lead a
/// library astray, and then this is all that it can reach. Files that are open stay open. No file may grow,
/// no core is dumped. Older kernels and other systems enforce less.
Confinement confineReader(const std::filesystem::path& model);

} // namespace sinew
