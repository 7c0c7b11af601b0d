#pragma once

#include "core/base/Types.h"
#include "core/io/fbx/FbxNode.h"

#include <optional>

namespace sinew {

/// A property's number whatever its type; nothing for texts, blobs and arrays.
std::optional<double> fbxNumber(const FbxProperty& property);

/// A property's whole number; fractions are cut, nothing for what is no number or does not fit.
std::optional<std::int64_t> fbxInteger(const FbxProperty& property);

/// The text of the node's property, or empty.
std::string fbxText(const FbxNode* node, std::size_t property = 0);

/// All numbers of a node, arrays and single ones alike; empty for no node.
std::vector<double> fbxDoubles(const FbxNode* node);
std::vector<std::int64_t> fbxIntegers(const FbxNode* node);

/// A transform of 16 numbers as FBX keeps it (translation last); nothing when there are not 16.
std::optional<Transform> fbxMatrix(const FbxNode* node);

/// The readable part of an object's name: binary files append "\0\1Class", text files put "Class::" in front.
std::string fbxName(const std::string& stored);

} // namespace sinew
