#pragma once

#include <string>

namespace sinew {

/// The name of a joint's partner on the other side: every word of the name that says a side ("Left", "left",
/// "L", "l", "LEFT"; words end where the case or the kind of letter changes; also at the start or end of a
/// word in lower case, "leftarm", and the characters for left and right in Japanese and Chinese) gives way to
/// its opposite. Empty when the name says no side.
std::string otherSideName(const std::string& name);

} // namespace sinew
