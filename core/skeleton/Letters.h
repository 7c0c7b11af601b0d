#pragma once

#include <cctype>

namespace sinew {

// Letters of joint names; what is not ASCII is none.
inline bool isUpper(char c) {
    return std::isupper(static_cast<unsigned char>(c)) != 0;
}
inline bool isLower(char c) {
    return std::islower(static_cast<unsigned char>(c)) != 0;
}
inline bool isLetter(char c) {
    return isUpper(c) || isLower(c);
}

} // namespace sinew
