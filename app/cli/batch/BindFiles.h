#pragma once

namespace sinew {

/// Whether the program was called to bind the files that its standard input names (kBindsCommand).
bool asksForBinds(int argc, const char* const* argv);

/// Binds them, one after another, until the standard input ends or somebody interrupts. Nothing is left of a
/// bind for the next one but memory that the system does not take back. Returns the exit code.
int runBinds(int argc, char** argv);

} // namespace sinew
