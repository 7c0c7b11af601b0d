#pragma once

#include "app/cli/help/OptionTable.h"

namespace sinew {

/// The manual page sinew(1) in roff, made from the option table. The same bytes on every machine.
std::string manPage(const std::vector<CommandRow>& table);

} // namespace sinew
