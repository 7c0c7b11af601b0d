#pragma once

#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/io/export/OutputFile.h"
#include "core/io/weights/FileWeights.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <vector>

namespace sinew {

/// The file in a folder of weight images that says which image is whose.
inline constexpr const char* kWeightIndex = "weights.json";

/// An image over the first UV set for each part and each joint with weight in it: PNG, 16 bits gray, black 0
/// and white 1, `size` x `size`; and the index. The texel below a vertex has the vertex's weight within
/// 1/65535, and those of all joints sum to 65535 there. Notice: WeightTexelsShared. Errors: NoUvs, Canceled.
/// O(images * size^2).
Expected<std::vector<OutputFile>> weightImages(const Scene& scene, const std::filesystem::path& folder,
                                               std::uint32_t size, Notices& notices, Progress& progress);

/// Whether a JSON text is the index of images.
bool isWeightIndex(const std::string& text);

/// The weights that images show at a scene's vertices. A vertex at a seam has the mean of its sides; one that
/// no polygon uses keeps its weights. Errors: WeightsBroken, PartUnknown, WeightCountsDiffer, NoUvs,
/// Canceled.
Expected<FileWeights> readWeightImages(const Scene& scene, const std::string& indexText,
                                       const std::filesystem::path& index, Progress& progress);

/// Which texels of an image over the first UV set speak for a mesh's vertices. Rows from the top, v upwards;
/// UVs beyond [0, 1] repeat the image. A texel into which several vertices fall belongs to the first of them.
class UvTexels {
public:
    static constexpr std::uint32_t kNobody = std::numeric_limits<std::uint32_t>::max();

    /// O(texels + #C). The mesh has to have a UV set, and to outlive this.
    UvTexels(const Mesh& mesh, std::uint32_t width, std::uint32_t height);

    std::uint32_t width() const { return m_width; }
    std::uint32_t height() const { return m_height; }
    /// The vertex that a texel belongs to, or kNobody.
    std::uint32_t vertexOf(std::size_t texel) const { return m_vertexOf[texel]; }
    /// Texels that a vertex is read from: its own, at each side of a seam; where other vertices have them
    /// all, theirs. None for a vertex that no polygon uses.
    const std::vector<std::uint32_t>& of(std::size_t vertex) const { return m_texelsOf[vertex]; }
    /// Whether no texel is the vertex's own though polygons use it.
    bool shared(std::size_t vertex) const;

private:
    const std::uint32_t m_width;
    const std::uint32_t m_height;
    std::vector<std::uint32_t> m_vertexOf;              ///< width x height
    std::vector<std::vector<std::uint32_t>> m_texelsOf; ///< #P
};

/// Where a texel lies on the surface: corners of a triangle, mixed.
struct TexelPoint {
    std::uint32_t triangle = UvTexels::kNobody;
    float second = 0.0F; ///< fraction of the triangle's second corner
    float third = 0.0F;
};

/// For each texel the place whose weights it shows: of the triangle that covers its middle (the first of
/// several), and around the islands, `margin` texels far, that of the nearest one. O(texels * margin +
/// covered texels).
std::vector<TexelPoint> texelPoints(const Mesh& mesh, const std::vector<Triangle>& cornerTriangles,
                                    std::uint32_t width, std::uint32_t height, int margin);

} // namespace sinew
