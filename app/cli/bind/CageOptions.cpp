#include "app/cli/bind/CageOptions.h"

#include "app/files/CageFile.h"

#include <CLI/Option.hpp>

#include <filesystem>
#include <system_error>

namespace sinew {

CageSource cageSourceFrom(const std::string& text) {
    std::error_code problem;
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || std::filesystem::exists(text, problem)) {
        return {"", text};
    }
    return {text.substr(0, equals), text.substr(equals + 1)};
}

void addCageOption(CLI::App& command, BindOptions& options, const char* group) {
    command
        .add_option("--cage", options.cages,
                    "Bind to a cage too, closed or open, from an .obj file: each of its vertices becomes a "
                    "joint, NAME_1, NAME_2 and so on, unless the skeleton has it; repeat it for several "
                    "(default: none)")
        ->allow_extra_args(false)
        ->option_text("[NAME=]FILE.obj")
        ->group(group);
}

Expected<void> overrideCages(BindSettings& settings, const BindOptions& options) {
    if (!options.cages.empty()) {
        settings.cages.clear();
    }
    for (const std::string& text : options.cages) {
        const CageSource source = cageSourceFrom(text);
        Progress progress;
        Expected<Cage> cage = readCage(source.file, progress);
        if (!cage) {
            return fail(cage.error());
        }
        if (!source.name.empty()) {
            cage->name = source.name;
        }
        settings.cages.push_back(std::move(*cage));
    }
    return validateCages(settings.cages);
}

} // namespace sinew
