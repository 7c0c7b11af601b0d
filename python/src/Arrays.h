#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <string>
#include <vector>

namespace sinew {

// Arrays of NumPy as the core has things, and back. Any order, stride and kind of numbers is taken, and
// read-only arrays too: what comes in is copied. What cannot be used raises InputError and names the
// argument.

/// (N, 3) finite numbers.
std::vector<Vec3> positionsFrom(const pybind11::handle& array, const char* name);

/// (F, 3) or (F, 4) whole numbers, each the number of a vertex; counter-clockwise seen from outside.
void addFaces(Mesh& mesh, const pybind11::handle& array);

/// (N,) whole numbers from -1 to below `count`.
std::vector<std::int32_t> indicesFrom(const pybind11::handle& array, const char* name, std::size_t length,
                                      std::size_t count);

/// (N, columns) finite numbers, row by row.
std::vector<double> numbersFrom(const pybind11::handle& array, const char* name, std::size_t rows,
                                std::size_t columns);

/// A skeleton of `bones`: (B, 2, 3) segments, from head to tail, or (J, 3) joints. `parents`: (J,), -1 for a
/// root, or None: all are roots. `names`: a list of texts, or None: "joint0" and on.
Skeleton skeletonFrom(const pybind11::handle& bones, const pybind11::handle& parents,
                      const pybind11::handle& names);

/// (N, 3) float64.
pybind11::array_t<double> positionsTo(const std::vector<Vec3>& positions);

/// (4, 4) float64, row by row.
pybind11::array_t<double> matrixTo(const Transform& transform);

/// (F, 3) int64.
pybind11::array_t<std::int64_t> trianglesTo(const std::vector<Triangle>& triangles);

} // namespace sinew
