#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace sinew {

/// Runs `work` so that every parallelFor inside uses at most `threads` threads (0: as many as the machine
/// has).
void withThreads(int threads, const std::function<void()>& work);

/// Runs `work` so that every parallelFor inside uses threads of the caller's own priority, one fewer than the
/// machine has, whatever became of the workers by yieldProcessor. For what a user waits for.
void withOwnPriority(const std::function<void()>& work);

/// How many threads parallelFor would use here.
int availableThreads();

/// Lets the calling thread, and from now on every worker of parallelFor, give way to threads that a user
/// waits for: a window goes on drawing while they compute. For good; where the system knows no such thing,
/// nothing happens.
void yieldProcessor();

/// Calls body(begin, end) for disjoint chunks covering [0, count), in any order, at most `grain` indices
/// each. Bodies write to places of their own; nothing they compute may depend on the chunking. Runs in place
/// when one chunk is enough.
void parallelFor(std::size_t count, std::size_t grain,
                 const std::function<void(std::size_t begin, std::size_t end)>& body);

/// Sorts ascending and drops repeats. O(n log n).
void sortUnique(std::vector<std::uint64_t>& keys);

} // namespace sinew
