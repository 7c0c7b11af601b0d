#pragma once

#include "core/geometry/Mesh.h"
#include "resources/sample/Shapes.h"

namespace sinew::sample {

/// A strap round a form: the form is cut by a plane, and the strap lies along the cut.
struct BandPath {
    Vec3 center;              ///< inside the form
    Vec3 axis;                ///< normal of the plane
    Vec3 toward;              ///< any direction in which the band starts
    double width = 0.04;      ///< metres
    double thickness = 0.008; ///< over the form
    double sunk = 0.008;      ///< how far its back lies beneath the form
    double flare = 0.0;       ///< further from the form by this at the edge the axis points to
    int stations = 64;
};

/// Adds a closed band of rounded section, with normals. The form must be crossed once on every way out from
/// the centre.
void addBand(Mesh& mesh, const Field& form, const BandPath& path);

} // namespace sinew::sample
