#pragma once

#include "core/base/Expected.h"
#include "core/io/fbx/FbxNode.h"

namespace sinew {

/// A node of an FBX file for comparison: its properties as binary files hold them.
struct FbxDiffNode {
    std::string name;
    std::string_view stored; ///< in binary files: a part of the file's bytes
    std::string made;        ///< in text files
    std::vector<FbxDiffNode> children;

    std::string_view values() const { return made.empty() ? stored : std::string_view(made); }
    std::vector<FbxProperty> properties() const;
    const FbxDiffNode* child(std::string_view childName) const;
};

/// The tree of a file, binary or text; of binary files it points into `bytes`. Error: FileBroken.
Expected<FbxDiffNode> readFbxDiffTree(std::string_view bytes);

} // namespace sinew
