#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/rig/DenseGrid.h"
#include "core/scene/Scene.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// Where a character's head is from its feet, in its model's space. Anything but Y: it lies or stands on its
/// head, and is fitted as if it stood, without the mesh being touched.
enum class UpDirection { Y, Z, X, MinusY, MinusZ, MinusX };

/// Of options and errors, in the order of UpDirection.
inline constexpr std::array<std::string_view, 6> kUpWords{"y", "z", "x", "-y", "-z", "-x"};

std::string upWord(UpDirection up);
/// Nothing: there is no such word.
std::optional<UpDirection> upOf(std::string_view word);
/// The one that is nearest to a direction.
UpDirection upNearest(const Vec3& direction);

/// The turn by right angles that brings `up` onto +Y.
Mat3 standingFromModel(UpDirection up);

/// The same cells after a turn by right angles about the origin. O(#cells).
DenseGrid turnedGrid(const DenseGrid& grid, const Mat3& turn);

/// turnedGrid by standingFromModel.
DenseGrid standingGrid(const DenseGrid& grid, UpDirection up);

/// What is told of how a character stands before its voxels are looked at. Model space.
struct BodyHints {
    std::optional<Vec3> left;        ///< from its right side to its left
    std::optional<Vec3> front;       ///< where it looks
    bool upright = true;             ///< on two legs, so that feet tell the front; otherwise its length does
    UpDirection up = UpDirection::Y; ///< of a picture only directions within it count
};

/// A character's volume as a dense grid in body space: y up from the floor, x towards the character's left
/// from its plane of symmetry, z towards its front, all in parts of its height. Everything that fits
/// skeletons looks at this alone, so soups, holes, clothes and props are no matter.
class BodyVolume {
public:
    using Cell = std::array<int, 3>;

    /// Errors: NoMesh, NoFaces, ZeroSizeScene, RigNoVolume, NotEnoughMemory, Canceled.
    /// O(surface voxels * depth + #cells).
    static Expected<BodyVolume> build(const Scene& scene, const BodyHints& hints, Progress& progress);

    /// The same cells stood upright by other hints, without voxelizing again; a right angle turns cells
    /// exactly. Errors: Canceled. O(#cells).
    Expected<BodyVolume> stoodUp(const BodyHints& hints, Progress& progress) const;

    const Transform& modelFromBody() const { return m_modelFromBody; } ///< turn, uniform scale, move
    Transform bodyFromModel() const { return m_modelFromBody.inverse(); }
    double cellSize() const { return m_cell; } ///< parts of the height
    Cell size() const { return m_size; }
    Vec3 low() const { return m_low; } ///< lowest corner of the grid
    /// How symmetric it is: the share of its cells whose mirror image is inside too.
    double symmetry() const { return m_symmetry; }
    /// Whether something told where the front is, or it was guessed without any sign.
    bool frontKnown() const { return m_frontKnown; }

    bool holds(const Cell& c) const;
    std::size_t index(const Cell& c) const {
        return (static_cast<std::size_t>(c[2]) * static_cast<std::size_t>(m_size[1]) +
                static_cast<std::size_t>(c[1])) *
                   static_cast<std::size_t>(m_size[0]) +
               static_cast<std::size_t>(c[0]);
    }
    Cell cellAt(std::size_t index) const;
    std::size_t cellCount() const { return m_depth.size(); }
    bool solid(const Cell& c) const { return holds(c) && m_depth[index(c)] > 0.0F; }
    /// Of the character itself, not of something small that lies apart from it.
    bool body(const Cell& c) const { return holds(c) && m_body[index(c)] != 0; }
    float depth(std::size_t index) const { return m_depth[index]; } ///< to the outside, in cells; 0 outside
    /// How many whole characters stand apart: pieces nearly as tall as all, at least half as large as the
    /// largest.
    std::size_t largePieces() const { return m_largePieces; }

    Vec3 center(const Cell& c) const;
    Cell cellOf(const Vec3& at) const;    ///< may lie outside the grid
    double depthAt(const Vec3& at) const; ///< parts of the height; 0 outside
    bool inside(const Vec3& at) const { return depthAt(at) > 0.0; }
    /// The nearest place inside, and the deepest one no further than `radius` from `at`.
    Vec3 nearestInside(const Vec3& at) const;
    Vec3 deepestNear(const Vec3& at, double radius) const;
    /// Of a picture the same place in its plane; of any other volume the place itself.
    Vec3 ontoPlane(const Vec3& at) const;

private:
    /// Of cells in model space. Errors: RigNoVolume, with `file` for its text, Canceled. O(#cells).
    static Expected<BodyVolume> ofCells(const DenseGrid& cells, bool flat, const BodyHints& hints,
                                        const std::string& file, Progress& progress);
    DenseGrid modelCells() const;
    /// Of a place so far away that no cube around it was worth a search. O(#cells).
    Vec3 nearestOfAll(const Vec3& at) const;

    Transform m_modelFromBody = Transform::Identity();
    Cell m_size{};
    Vec3 m_low = Vec3::Zero();
    double m_cell = 1.0;
    double m_symmetry = 0.0;
    bool m_frontKnown = false;
    bool m_flat = false; ///< a picture (isFlatPicture)
    std::string m_file;  ///< what it is of, for texts of errors
    std::size_t m_interior = 0;
    std::size_t m_largePieces = 0;
    std::vector<float> m_depth;       ///< #cells
    std::vector<std::uint8_t> m_body; ///< #cells
};

/// How a character stands in its model's space.
struct BodyAxes {
    int lateral = 0;     ///< model axis across its plane of symmetry: 0 or 2
    int leftSign = 1;    ///< whether its left is where that axis grows
    int frontSign = 1;   ///< the same of its front along the other axis
    double middle = 0.0; ///< where the plane of symmetry is along the lateral axis, model units
    double center = 0.0; ///< its middle along the other axis
    double floor = 0.0;
    double height = 1.0;
    double symmetry = 0.0;
    bool frontKnown = false;

    Transform modelFromBody() const;
};

/// The plane of symmetry is the upright one whose mirror image of the voxels coincides best with them. The
/// front is where the feet point (upright) or, of four legs, where the body reaches highest at its end.
/// O(#cells).
BodyAxes findBodyAxes(const DenseGrid& grid, const std::vector<std::uint8_t>& body, const BodyHints& hints);

} // namespace sinew
