#pragma once

#include <string>

namespace sinew {

/// What `sinew bind --help` says below the options: examples, and the fields of the report and the recipe.
std::string bindHelp();

} // namespace sinew
