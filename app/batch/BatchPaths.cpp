#include "app/batch/BatchPaths.h"

#include "core/io/export/OutputFile.h"

#include <algorithm>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

} // namespace

fs::path wholeName(const fs::path& file) {
    std::error_code problem;
    const fs::path absolute = fs::absolute(file, problem).lexically_normal();
    return absolute.has_filename() ? absolute : absolute.parent_path(); // "characters/"
}

fs::path trueName(const fs::path& file) {
    std::error_code problem;
    const fs::path real = fs::weakly_canonical(linkTarget(file), problem);
    return problem ? file : real;
}

bool liesWithin(const fs::path& inner, const fs::path& outer) {
    const auto [end, rest] = std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end());
    return end == outer.end();
}

} // namespace sinew
