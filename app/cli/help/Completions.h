#pragma once

#include "app/cli/help/ManPage.h"

#include <optional>

namespace sinew {

/// Scripts that let a shell complete commands, options, their words and files.
std::string bashCompletion(const std::vector<CommandRow>& table);
std::string zshCompletion(const std::vector<CommandRow>& table);
std::string fishCompletion(const std::vector<CommandRow>& table);

/// By the shell's name; nothing for one that is not known.
std::optional<std::string> completionFor(const std::string& shell, const std::vector<CommandRow>& table);

} // namespace sinew
