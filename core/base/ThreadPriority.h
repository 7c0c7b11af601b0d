#pragma once

namespace sinew {

/// Puts the calling thread behind those of normal priority. Where the system does not know priorities of
/// single threads, nothing happens.
void lowerThreadPriority();

} // namespace sinew
