#include "python/src/Weights.h"

#include "python/src/Errors.h"

#include <cmath>
#include <cstring>

namespace sinew {
namespace {

namespace py = pybind11;

template<typename Number>
py::array_t<Number> zeros(std::size_t rows, std::size_t columns) {
    py::array_t<Number> array({static_cast<py::ssize_t>(rows), static_cast<py::ssize_t>(columns)});
    std::memset(array.mutable_data(), 0, rows * columns * sizeof(Number));
    return array;
}

/// A table with what `of` says of the influences of each vertex.
template<typename Number, typename Of>
py::array_t<Number> influenceTable(const Weights& weights, const Of& of) {
    const std::size_t width = weights.width();
    py::array_t<Number> array = zeros<Number>(weights.skin->vertexCount(), width);
    Number* const data = array.mutable_data();
    for (std::size_t vertex = 0; vertex < weights.skin->vertexCount(); ++vertex) {
        std::size_t k = vertex * width;
        for (const Influence& influence : weights.skin->at(vertex)) {
            data[k++] = of(influence);
        }
    }
    return array;
}

template<typename Number>
py::array_t<Number> filledArray(const std::vector<Number>& numbers) {
    return py::array_t<Number>(static_cast<py::ssize_t>(numbers.size()), numbers.data());
}

std::string weightsRepr(const Weights& weights) {
    return "<sinew.Weights of " + std::to_string(weights.skin->vertexCount()) + " vertices and " +
           std::to_string(weights.joints) + " joints, at most " + std::to_string(weights.width()) + " each>";
}

} // namespace

py::array_t<std::int32_t> indicesOf(const Weights& weights) {
    return influenceTable<std::int32_t>(weights, [](const Influence& influence) { return influence.joint; });
}

py::array_t<float> valuesOf(const Weights& weights) {
    return influenceTable<float>(weights, [](const Influence& influence) { return influence.weight; });
}

py::array_t<float> denseOf(const Weights& weights) {
    py::array_t<float> array = zeros<float>(weights.skin->vertexCount(), weights.joints);
    float* const data = array.mutable_data();
    for (std::size_t vertex = 0; vertex < weights.skin->vertexCount(); ++vertex) {
        for (const Influence& influence : weights.skin->at(vertex)) {
            data[vertex * weights.joints + static_cast<std::size_t>(influence.joint)] = influence.weight;
        }
    }
    return array;
}

py::object csrOf(const Weights& weights) {
    std::vector<float> values;
    std::vector<std::int32_t> columns;
    std::vector<std::int64_t> begins{0};
    for (std::size_t vertex = 0; vertex < weights.skin->vertexCount(); ++vertex) {
        for (const Influence& influence : weights.skin->at(vertex)) {
            values.push_back(influence.weight);
            columns.push_back(influence.joint);
        }
        begins.push_back(static_cast<std::int64_t>(values.size()));
    }
    const py::module_ sparse = py::module_::import("scipy.sparse");
    const py::object matrix = sparse.attr("csr_matrix")(
        py::make_tuple(filledArray(values), filledArray(columns), filledArray(begins)),
        py::arg("shape") = py::make_tuple(weights.skin->vertexCount(), weights.joints));
    matrix.attr("sort_indices")();
    return matrix;
}

std::shared_ptr<const SkinWeights> skinFrom(const py::handle& indices, const py::handle& values,
                                            std::size_t vertices, std::size_t joints) {
    using Columns = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>;
    using Numbers = py::array_t<double, py::array::c_style | py::array::forcecast>;
    const py::array given = py::array::ensure(indices);
    const Numbers numbers = Numbers::ensure(values);
    if (!given || !numbers) {
        PyErr_Clear();
        raiseInput("ArrayNeeded", "indices and values have to be arrays of numbers.");
    }
    if (given.dtype().kind() != 'i' && given.dtype().kind() != 'u') {
        raiseInput("ArrayKind", "indices holds no whole numbers.",
                   "It has to hold whole numbers, such as int32.");
    }
    const Columns columns = Columns::ensure(given);
    if (columns.ndim() != 2 || numbers.ndim() != 2 || columns.shape(0) != numbers.shape(0) ||
        columns.shape(1) != numbers.shape(1) || static_cast<std::size_t>(columns.shape(0)) != vertices) {
        raiseInput("ArrayShape", "indices and values have other shapes than the mesh asks for.",
                   "Both have to be (" + std::to_string(vertices) + ", K).");
    }
    const auto width = static_cast<std::size_t>(columns.shape(1));
    SkinWeightsBuilder builder;
    builder.reserve(vertices, vertices * width);
    std::vector<Influence> row(width);
    for (std::size_t i = 0; i < vertices * width; ++i) {
        const std::int64_t joint = columns.data()[i];
        const double weight = numbers.data()[i];
        if (joint < 0 || joint >= static_cast<std::int64_t>(joints) || !std::isfinite(weight) ||
            weight < 0.0) {
            raiseInput("WeightInvalid",
                       "Vertex " + std::to_string(i / width) + " has a joint or a weight that cannot be.",
                       "Joints go from 0 to " + std::to_string(joints - 1) + ", weights from 0.");
        }
        row[i % width] = {static_cast<std::int32_t>(joint), static_cast<float>(weight)};
        if (i % width == width - 1) {
            builder.add(row);
        }
    }
    return std::make_shared<const SkinWeights>(builder.finish());
}

void addWeights(py::module_& module) {
    py::class_<Weights>(module, "Weights",
                        "Weights of a mesh of V vertices to J joints, at most K of them at a vertex.")
        .def_property_readonly(
            "indices", indicesOf,
            "(V, K) int32: numbers of joints, of the largest weight first; 0 with a value of 0 where a "
            "vertex has fewer.")
        .def_property_readonly("values", valuesOf, "(V, K) float32: weights; those of a vertex sum to 1.")
        .def("dense", denseOf, "(V, J) float32: one column for each joint.")
        .def("csr", csrOf, "(V, J) scipy.sparse.csr_matrix of float32. Needs SciPy.")
        .def_property_readonly(
            "shape",
            [](const Weights& weights) {
                return py::make_tuple(weights.skin->vertexCount(), weights.joints);
            },
            "(V, J).")
        .def_readonly(
            "report", &Weights::report,
            "dict: what the bind did, as `sinew bind --report` writes it; None of weights of a file.")
        .def("__repr__", weightsRepr);
}

} // namespace sinew
