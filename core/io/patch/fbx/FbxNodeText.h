#pragma once

#include "core/io/fbx/FbxNode.h"

namespace sinew {

/// How a text file writes.
struct FbxTextStyle {
    bool old = false; ///< before 7000: arrays are plain lists
    std::string lineBreak = "\n";
};

/// The values of a node as text, behind the name's colon: `"Model::Hips", 1,2.5`. Arrays are left to
/// fbxNodeText, unless the style is the old one.
std::string fbxValuesText(const std::vector<FbxProperty>& properties, const FbxTextStyle& style);

/// The node and all below as lines of text behind an indentation, children by a tab more, with a line break
/// at the end. A property of raw bytes has no place in it.
std::string fbxNodeText(const FbxNode& node, const std::string& indent, const FbxTextStyle& style);

} // namespace sinew
