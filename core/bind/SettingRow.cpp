#include "core/bind/SettingRow.h"

#include <cctype>

namespace sinew {

std::string optionOf(const SettingInfo& info) {
    if (info.optionName != nullptr) {
        return info.optionName;
    }
    std::string name;
    for (const char c : std::string(info.key)) {
        const auto letter = static_cast<unsigned char>(c);
        name += std::isupper(letter) != 0 ? "-" : "";
        name += static_cast<char>(std::tolower(letter));
    }
    return name;
}

} // namespace sinew
