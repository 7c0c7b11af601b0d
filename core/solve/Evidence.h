#pragma once

#include "core/base/Progress.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

class SparseVoxels;

/// What a solver can show of its work beside the weights. A view asks for what it draws and does without what
/// there is none of.
class Evidence {
public:
    Evidence() = default;
    Evidence(const Evidence&) = delete;
    Evidence& operator=(const Evidence&) = delete;
    virtual ~Evidence() = default;

    /// The character's volume; null: none was made. The same pointer for as long as the voxels are the same.
    virtual std::shared_ptr<const SparseVoxels> voxels() const { return nullptr; }
    /// Of all leaves of the voxels to one source, in voxels (infinity: unreached). O(#edges). Empty when
    /// canceled, and without voxels.
    virtual std::vector<float> leafDistances(std::size_t source, Progress& progress) const;

    /// #S rows of #G: of the welded vertices to every source, in parts of `extent()` (infinity: unreached).
    /// Empty: none were measured.
    virtual std::span<const std::vector<float>> distances() const { return {}; }
    /// Model units of a distance of 1.
    virtual double extent() const { return 1.0; }
};

} // namespace sinew
