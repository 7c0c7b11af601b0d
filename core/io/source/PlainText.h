#pragma once

#include "core/io/source/InputFile.h"

#include <filesystem>
#include <string>

namespace sinew {

/// A text as UTF-8 whose lines end in a line feed, with or without a carriage return before it. A byte order
/// mark goes, UTF-16 that has one is converted (what cannot be becomes U+FFFD), and in texts without any line
/// feed carriage returns become line feeds. Other texts are not copied.
std::string plainText(std::string bytes);

/// A text file, plain. Errors: those of readWholeFile.
Expected<std::string> readTextFile(const std::filesystem::path& file, FileUse use = FileUse::Model,
                                   const Progress& progress = noProgress());

} // namespace sinew
