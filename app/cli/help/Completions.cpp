#include "app/cli/help/Completions.h"

namespace sinew {

std::optional<std::string> completionFor(const std::string& shell, const std::vector<CommandRow>& table) {
    if (shell == "bash") {
        return bashCompletion(table);
    }
    if (shell == "zsh") {
        return zshCompletion(table);
    }
    return shell == "fish" ? std::optional(fishCompletion(table)) : std::nullopt;
}

} // namespace sinew
