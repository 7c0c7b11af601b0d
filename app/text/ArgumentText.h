#pragma once

#include <QString>

#include <string>

namespace sinew {

/// A key word of the core ("root": why a joint is no source) in plain words; other words as they are.
QString wordText(const std::string& word);

} // namespace sinew
