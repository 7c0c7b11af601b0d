#pragma once

#include <QString>

#include <string>

namespace sinew {

/// A key word of the core ("root": why a joint is no source) in plain words; other words as they are.
QString wordText(const std::string& word);

/// A number with three digits; what is no number as it is.
QString lengthText(const std::string& number);

} // namespace sinew
