#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// Weights of one part as a file has them.
struct FileWeightsPart {
    std::string name;                       ///< empty: all parts of the character, one after the other
    std::optional<std::size_t> vertexCount; ///< of the mesh that they were made for, where the file tells
    /// Of the vertices that the file speaks of; no influences: unweighted. Joints: indices into
    /// FileWeights::joints.
    std::map<std::uint32_t, std::vector<Influence>> rows;
};

/// Weights as a file has them, by names: which mesh they fit is another question.
struct FileWeights {
    std::vector<std::string> joints;
    std::vector<FileWeightsPart> parts;
};

/// Distinct names of parts (distinctNames): of their meshes.
std::vector<std::string> filePartNames(const Scene& scene);

/// Weights that fit a scene.
struct FittedWeights {
    PartWeights weights;       ///< of every part; those that the file does not speak of keep theirs
    std::vector<bool> changed; ///< #parts: the file speaks of it
    Notices notices;           ///< WeightsNormalised, VerticesUnweighted
};

/// Pairs parts and joints by their distinct names. Weights are normalised; those that sum to 1 already stay
/// as they are, bit for bit. Vertices that the file does not speak of keep their weights. `file` is for
/// errors: WeightCountsDiffer, PartUnknown, JointUnknown (where a joint has weight), VertexUnknown.
/// O(n log n).
Expected<FittedWeights> fitWeights(const Scene& scene, const FileWeights& from, const std::string& file);

inline tl::unexpected<Error> weightsBroken(const std::string& file, std::string what) {
    return fail(ErrorCode::WeightsBroken, {file, std::move(what)});
}

} // namespace sinew
