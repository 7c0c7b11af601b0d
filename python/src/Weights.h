#pragma once

#include "core/weights/SkinWeights.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// Weights of a mesh as Python has them.
struct Weights {
    std::shared_ptr<const SkinWeights> skin; ///< not null
    std::size_t joints = 0;                  ///< columns of a dense matrix
    pybind11::object report = pybind11::none();

    std::size_t width() const { return skin->largestInfluenceCount(); }
};

/// (V, K) int32, K the most influences of a vertex; 0 where a vertex has fewer. Largest weight first.
pybind11::array_t<std::int32_t> indicesOf(const Weights& weights);
/// (V, K) float32; 0 where a vertex has fewer.
pybind11::array_t<float> valuesOf(const Weights& weights);
/// (V, J) float32.
pybind11::array_t<float> denseOf(const Weights& weights);
/// (V, J) scipy.sparse.csr_matrix of float32.
pybind11::object csrOf(const Weights& weights);

/// Weights of arrays as the two above give them. Raises InputError.
std::shared_ptr<const SkinWeights> skinFrom(const pybind11::handle& indices, const pybind11::handle& values,
                                            std::size_t vertices, std::size_t joints);

/// Adds the class Weights to the module.
void addWeights(pybind11::module_& module);

} // namespace sinew
