#pragma once

#include <string>

namespace sinew {

/// What `sinew compare --help` says below the options: examples, and the fields of its JSON.
std::string compareHelp();

} // namespace sinew
