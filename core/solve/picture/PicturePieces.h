#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/solve/picture/PixelShape.h"

#include <vector>

namespace sinew {

/// The connected pieces of what is solved, drawn into pixels along z, each by itself.
class PicturePieces {
public:
    /// `extent`: the longest side of what is solved, model units, which kPicturePixels go along.
    PicturePieces(const BindInput& input, double extent);

    /// Of every welded vertex (#G) to a bone, in pixels on ways through its piece; infinity: the bone does
    /// not cross the piece, or no triangle uses the vertex. Canceled, of no use.
    std::vector<float> distancesTo(const Bone& bone, bool diagonals, const Progress& progress) const;

    /// Of every welded vertex (#G) the bone that is nearest to the middle of its piece, in a straight line.
    std::vector<std::uint32_t> nearestBones() const;

private:
    struct Piece {
        std::vector<std::uint32_t> vertices; ///< welded
        PixelShape shape;
        double depth = 0.0; ///< mean z
    };

    PixelPlace placeOf(const Vec3& point) const;
    std::vector<std::uint32_t> seedsOf(const Piece& piece, const Bone& bone) const;

    const BindInput& m_input;
    double m_pixel = 1.0; ///< model units
    Vec3 m_low = Vec3::Zero();
    std::vector<Piece> m_pieces;
};

} // namespace sinew
