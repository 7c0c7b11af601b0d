#pragma once

#include "core/io/fbx/FbxNode.h"
#include "core/io/fbx/parse/FbxReaderCursor.h"

#include <optional>

namespace sinew {

/// Whether a property can begin with that letter.
bool isFbxPropertyKind(char kind);

/// Reads one property, type letter included. Nothing when the bytes are no property: an unknown letter, an
/// array whose length its bytes do not justify, a stream that does not inflate to exactly that length.
std::optional<FbxProperty> readFbxProperty(FbxReaderCursor& cursor);

} // namespace sinew
