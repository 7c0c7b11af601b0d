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
    /// How symmetric it is: the fraction of its cells whose mirror image is inside too.
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

/// The longest side of the volume, parts of the height: the scale of creatures that are flat.
double extentOf(const BodyVolume& volume);

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

/// A piece of the body that a horizontal plane cuts out: what hangs together in one layer of voxels.
struct BodySection {
    double area = 0.0; ///< parts of the height, squared
    Vec3 center = Vec3::Zero();
    Vec3 low = Vec3::Zero();
    Vec3 high = Vec3::Zero();

    bool crossesMiddle() const { return low.x() < 0.0 && high.x() > 0.0; }
};

/// Those at a height, largest first. O(#cells of the layer).
std::vector<BodySection> sectionsAt(const BodyVolume& volume, double height);

/// Of those on a side (1: the left, -1: the right; not across the middle) the one whose center is nearest to
/// `near` or, without, the largest. None: area 0.
BodySection sectionBeside(const std::vector<BodySection>& sections, int side, const Vec3* beside = nullptr);
/// The largest that reaches across the middle. None: area 0.
BodySection sectionAcross(const std::vector<BodySection>& sections);

/// Front and back of the body in the middle (|x| no more than `reach`) at a height: the mean of its cells;
/// `inside` false: none.
struct MiddleOfLevel {
    Vec3 center = Vec3::Zero();
    double front = 0.0;
    double back = 0.0;
    bool inside = false;
};
MiddleOfLevel middleOfLevel(const BodyVolume& volume, double height, double x, double reach);

/// How many legs a body stands on, each side of its plane of symmetry by itself.
struct StandingLegs {
    int left = 0;
    int right = 0;

    /// Legs of both sides that can be a pair.
    int paired() const { return 2 * (left < right ? left : right); }
};

/// Counts the pieces that stand on the ground, are taller than an ankle and stay apart from all
/// others for more than half of the height up to which the left and the right side do. What lies across the
/// middle (a tail, a trunk, the hem of a coat) is no leg. O(#cells).
StandingLegs standingLegs(const BodyVolume& volume);

/// A way through a volume's middle: places in body space, evenly smoothed, from one end to the other.
struct MiddlePath {
    std::vector<Vec3> positions;
    std::vector<double> along; ///< arc length from the first, parts of the height

    bool empty() const { return positions.size() < 2; }
    double length() const { return along.empty() ? 0.0 : along.back(); }
    Vec3 at(double length) const;               ///< the place at an arc length, clamped
    double nearest(const Vec3& position) const; ///< the arc length of the place of the path nearest to it
};

/// The way from `from` to `to` that a step costs the less, the deeper in the volume it lies (1 / depth^2); it
/// may leave the volume at fifty times the price of its thinnest place, so soups in pieces have ways too.
/// Dijkstra over 26 neighbours, ties by the lower cell: O(n log n) in the cells nearer than the end.
MiddlePath middlePath(const BodyVolume& volume, const Vec3& from, const Vec3& to);

/// The place of a path that lies furthest from the straight line between two arc lengths, as a fraction of
/// the line's length, and where.
struct PathBend {
    double along = 0.0;
    double fraction = 0.0;
};
PathBend bendOf(const MiddlePath& path, double from, double to);

/// Where the volume is thinnest along a path between two arc lengths: depth times 1 + weight * (distance
/// from `prior` / the span)^2 is least. O(#places).
double thinnest(const BodyVolume& volume, const MiddlePath& path, double from, double to, double prior,
                double weight);

} // namespace sinew
