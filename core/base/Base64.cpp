#include "core/base/Base64.h"

#include <cstddef>

namespace sinew {
namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

} // namespace

std::string toBase64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto at = [&](std::size_t k) {
            return k < bytes.size() ? static_cast<unsigned>(static_cast<unsigned char>(bytes[k])) : 0U;
        };
        const unsigned three = at(i) << 16U | at(i + 1) << 8U | at(i + 2);
        for (std::size_t digit = 0; digit < 4; ++digit) {
            const bool padding = i + digit > bytes.size();
            text += padding ? '=' : kDigits[three >> (18U - 6U * static_cast<unsigned>(digit)) & 63U];
        }
    }
    return text;
}

std::string fromBase64(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    unsigned pending = 0;
    int bits = 0;
    for (const char c : text) {
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos) {
            break;
        }
        pending = (pending << 6U) | static_cast<unsigned>(digit);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes.push_back(static_cast<char>((pending >> static_cast<unsigned>(bits)) & 0xFFU));
        }
    }
    return bytes;
}

} // namespace sinew
