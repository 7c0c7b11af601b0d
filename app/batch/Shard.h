#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace sinew {

/// One of the pieces that a batch is cut into, so that each can run on a machine of its own. Which piece a
/// file belongs to follows from the name of its output below the output folder alone (SHA-256), so the
/// machines need no lock and no list in common, and a file that comes or goes moves no other one. The place
/// in a sorted list would make pieces of the same length, but would move all files behind one that came, and
/// then two machines do one file and none does another. Of n files a piece gets n / count, give or take the
/// root of that.
struct Shard {
    std::uint32_t index = 1; ///< from 1
    std::uint32_t count = 1;
};

constexpr std::uint32_t kMaxShards = 1'000'000;

/// "3/8". Nothing where that is none: 1 <= index <= count <= kMaxShards.
std::optional<Shard> shardFrom(const std::string& text);

/// Whether the file whose output has this name, relative to the output folder, belongs to the piece. The same
/// on every system.
bool belongsTo(const Shard& shard, const std::filesystem::path& output);

} // namespace sinew
