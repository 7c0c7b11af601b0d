#include "app/text/tables/Language.h"

namespace sinew {

// The module speaks English, as the command line does.

std::string translated(const char* /*context*/, const char* text, int /*count*/) {
    return text;
}

std::string languageTag() {
    return "en";
}

std::string decimalPoint() {
    return ".";
}

std::string groupedNumber(std::size_t count) {
    return std::to_string(count);
}

bool inWindow() {
    return false;
}

} // namespace sinew
