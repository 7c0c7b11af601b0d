#include "core/io/export/SameBytes.h"

#include "core/io/source/FileBytes.h"

#include <system_error>

namespace sinew {

namespace {

namespace fs = std::filesystem;

} // namespace

bool haveSameBytes(const fs::path& a, const fs::path& b) {
    std::error_code error;
    if (fs::equivalent(a, b, error)) {
        return true;
    }
    if (fs::file_size(a, error) != fs::file_size(b, error) || error) {
        return false;
    }
    const Expected<std::string> first = readWholeFile(a);
    const Expected<std::string> second = readWholeFile(b);
    return first && second && *first == *second;
}

} // namespace sinew
