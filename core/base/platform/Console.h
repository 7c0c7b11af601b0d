#pragma once

#include <cstdio>
#include <string_view>

namespace sinew {

/// Makes standard streams take and give bytes as they are, and a terminal show text as UTF-8. Once, before
/// anything is written.
void prepareStandardStreams();

/// Whether standard error is a terminal that understands escape sequences.
bool errorIsTerminal();

/// Writes to standard error past what the library holds, and only when that need not wait: a reader that does
/// not read must not keep the program.
void writeErrorAtOnce(std::string_view bytes);

/// Standard output, for the caller alone: what others print there from now on goes nowhere. Null when that
/// fails.
std::FILE* takeStandardOutput();

} // namespace sinew
