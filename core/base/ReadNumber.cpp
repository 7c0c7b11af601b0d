#include "core/base/ReadNumber.h"

#include "core/base/ReadDecimal.h"

namespace sinew {
namespace {

template<typename Number>
std::from_chars_result fractionIn(std::string_view text, Number& value) {
#ifdef __cpp_lib_to_chars
    return std::from_chars(text.data(), text.data() + text.size(), value);
#else
    return readDecimal(text, value); // libc++ reads whole numbers alone
#endif
}

} // namespace

std::from_chars_result readNumber(std::string_view text, double& value) {
    return fractionIn(text, value);
}

std::from_chars_result readNumber(std::string_view text, float& value) {
    return fractionIn(text, value);
}

} // namespace sinew
