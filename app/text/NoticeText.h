#pragma once

#include <QString>

#include <string>

namespace sinew {

/// A key word of the core ("root": why a joint is no source) in plain words; other words as they are.
QString wordText(const std::string& word);

/// What a user reads for "kind:count" of things that a conversion leaves behind: "2 cameras". A kind without
/// a text is returned as it is.
QString contentText(const std::string& kindAndCount);

} // namespace sinew
