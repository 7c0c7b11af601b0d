#pragma once

#include "app/check/Figures.h"
#include "app/check/Requirements.h"
#include "core/base/Error.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// One file, measured and judged, or why it could not be.
struct CheckedFile {
    std::string file;
    std::optional<Error> error; ///< then nothing else is known
    Figures figures;
    std::vector<Verdict> verdicts; ///< an entry a requirement
    double seconds = 0.0;
};

/// A check of several files by the same requirements.
struct CheckRun {
    std::vector<Requirement> requirements;
    bool strict = true;    ///< what cannot be measured counts as missed
    std::string reference; ///< file, or empty
    std::vector<CheckedFile> files;
};

bool passed(const CheckRun& run, const CheckedFile& file);
bool passed(const CheckRun& run);

/// The check for programs; resources/schema/check.schema.json says what is in it.
nlohmann::ordered_json checkJson(const CheckRun& run);

} // namespace sinew
