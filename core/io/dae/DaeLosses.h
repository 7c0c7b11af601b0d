#pragma once

#include "core/base/Notice.h"
#include "core/io/source/XmlTree.h"

namespace sinew {

/// Says in one notice (ContentIgnored) what of a COLLADA tree the scene has no place for: cameras, lights,
/// maps in slots that are not read, ways to sample textures, tangents, what programs put into <extra>.
void noteDaeLosses(const XmlNode& root, const std::string& name, Notices& notices);

} // namespace sinew
