#pragma once

#include <filesystem>
#include <string>

namespace sinew {

/// What a file is whose content is not of the kind that its extension says, as a key of the texts of
/// FileOtherKind: a Git LFS pointer in its place, a web page, an archive, a picture, text, or a model of
/// another format. Empty: nothing speaks against the extension. Reads the first bytes alone.
std::string otherKindOf(const std::filesystem::path& file);

/// Kinds that no reader takes for a model, whatever the file is called.
bool isNeverModel(const std::string& kind);

} // namespace sinew
