#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

class OutputSet;

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

/// Names that tell apart: of equal ones the second becomes NAME.2, and so on; empty ones become "unnamed".
/// The same list gives the same names. O(n log n).
std::vector<std::string> distinctNames(std::vector<std::string> names);
std::vector<std::string> filePartNames(const Scene& scene);
std::vector<std::string> fileJointNames(const Skeleton& skeleton);
/// The same with an underscore for every white space, for formats that part words by it.
std::vector<std::string> fileJointWords(const Skeleton& skeleton);

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

/// How weights are written.
struct WeightFileSettings {
    std::uint32_t imageSize = 1024; ///< texels along an edge, 16 to 4096
};

/// What a name says of a file of weights, to be written: one of these extensions (.csv, .json, .txt: RigNet),
/// or none for a folder of images.
bool namesWeightImages(const std::filesystem::path& file);
/// Extensions of the texts, with the dot.
std::vector<std::string> weightExtensions();

/// Weights from a file (.csv, .json, .txt) or a folder of images (or the index in it), fitted to a scene.
/// Errors: those of reading files, FormatUnknown, WeightsBroken, and those of fitWeights and
/// readWeightImages.
Expected<FittedWeights> readWeights(const Scene& scene, const std::filesystem::path& file,
                                    Progress& progress);

/// Writes the weights of all parts that have any; by extension, without one as images into a folder, which is
/// made where there is none. All files or none; with `outputs` they are added to that set. `written`: what
/// was written. Errors: NoWeights, FormatNotWritable, FileUnwritable, NoUvs, Canceled.
Expected<Notices> writeWeights(const Scene& scene, const std::filesystem::path& file,
                               const WeightFileSettings& settings, Progress& progress,
                               std::vector<std::filesystem::path>* written = nullptr,
                               OutputSet* outputs = nullptr);

} // namespace sinew
