#pragma once

#include <QString>

#include <string>

namespace sinew {

/// What a user reads for "kind:count" of things that a conversion leaves behind: "2 cameras". A kind without
/// a text is returned as it is.
QString contentText(const std::string& kindAndCount);

} // namespace sinew
