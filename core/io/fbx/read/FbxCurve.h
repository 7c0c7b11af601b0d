#pragma once

#include "core/base/Types.h"
#include "core/io/fbx/FbxDocument.h"

#include <array>

namespace sinew {

/// One number over time.
struct FbxCurve {
    std::vector<double> seconds; ///< ascending
    std::vector<double> values;
    double at(double time) const; ///< linear, constant beyond the ends
};

/// An AnimationCurveNode that drives a vector: three curves, a constant where there is none.
struct FbxVectorCurve {
    std::array<FbxCurve, 3> axes;
    Vec3 constant = Vec3::Zero();
    Vec3 at(double time) const;
    void addTimes(std::vector<double>& times) const;
    bool keyed() const;
};

/// What drives one property of a curve node ("d|X"); empty when nothing does.
FbxCurve readFbxCurve(const FbxDocument& document, std::size_t curveNode, std::string_view property);

/// `rest`: the value of axes the node says nothing about.
FbxVectorCurve readFbxVectorCurve(const FbxDocument& document, std::size_t curveNode, const Vec3& rest);

} // namespace sinew
