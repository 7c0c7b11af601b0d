#include "python/src/Arrays.h"

#include "core/bind/bones/HandleJoints.h"
#include "python/src/Errors.h"

#include <cmath>
#include <limits>
#include <string_view>

namespace sinew {
namespace {

namespace py = pybind11;

/// Further from the origin than any character, and near enough that squares stay numbers.
constexpr double kFarthest = 1e18;
constexpr std::size_t kMaxVertices = std::numeric_limits<std::uint32_t>::max() / 2;

std::string shapeText(const py::array& array) {
    std::string text = "(";
    for (py::ssize_t i = 0; i < array.ndim(); ++i) {
        text += (i == 0 ? "" : ", ") + std::to_string(array.shape(i));
    }
    return text + (array.ndim() == 1 ? ",)" : ")");
}

/// Any sequence of numbers as an array. `kinds`: letters of NumPy's dtype.kind that are taken.
py::array arrayFrom(const py::handle& given, const char* name, std::string_view kinds) {
    py::array array = py::array::ensure(given);
    if (!array) {
        PyErr_Clear();
        raiseInput("ArrayNeeded", std::string(name) + " is no array of numbers.");
    }
    const char kind = array.dtype().kind();
    if (kinds.find(kind) == std::string_view::npos && array.size() > 0) {
        raiseInput("ArrayKind", std::string(name) + " holds " + std::string(py::str(array.dtype())) + ".",
                   kinds == "iu" ? "It has to hold whole numbers, such as int64."
                                 : "It has to hold numbers, such as float64.");
    }
    return array;
}

[[noreturn]] void raiseShape(const char* name, const py::array& array, const std::string& wanted) {
    raiseInput("ArrayShape", std::string(name) + " has the shape " + shapeText(array) + ".",
               "It has to be " + wanted + ".");
}

py::array_t<double, py::array::c_style | py::array::forcecast> numbersOf(const py::array& array) {
    return py::array_t<double, py::array::c_style | py::array::forcecast>::ensure(array);
}

/// All numbers in the order of rows; none is infinite, no number or huge.
std::vector<double> finiteNumbers(const py::array& array, const char* name) {
    const auto numbers = numbersOf(array);
    if (!numbers) {
        PyErr_Clear();
        raiseInput("ArrayNeeded", std::string(name) + " is no array of numbers.");
    }
    std::vector<double> values(numbers.data(), numbers.data() + numbers.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!(std::abs(values[i]) < kFarthest)) {
            const std::size_t row =
                i / static_cast<std::size_t>(array.ndim() > 1 ? array.size() / array.shape(0) : 1);
            raiseInput("NotFinite",
                       std::string(name) + " holds a number in row " + std::to_string(row) +
                           " that is no number, infinite or huge.",
                       "Repair or leave out such rows.");
        }
    }
    return values;
}

std::vector<std::int64_t> wholeNumbers(const py::array& array, const char* name) {
    const auto numbers = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>::ensure(array);
    if (!numbers) {
        PyErr_Clear();
        raiseInput("ArrayNeeded", std::string(name) + " is no array of whole numbers.");
    }
    return {numbers.data(), numbers.data() + numbers.size()};
}

void checkIndex(std::int64_t index, std::int64_t from, std::size_t count, const char* name, std::size_t row) {
    if (index < from || index >= static_cast<std::int64_t>(count)) {
        raiseInput("IndexOutOfRange",
                   std::string(name) + " holds " + std::to_string(index) + " in row " + std::to_string(row) +
                       ".",
                   "Choose from " + std::to_string(from) + " to " +
                       std::to_string(static_cast<std::int64_t>(count) - 1) + ".");
    }
}

std::vector<Vec3> inThrees(const std::vector<double>& numbers) {
    std::vector<Vec3> positions(numbers.size() / 3);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        positions[i] = Vec3(numbers[3 * i], numbers[3 * i + 1], numbers[3 * i + 2]);
    }
    return positions;
}

Joint jointAt(const Vec3& position, std::string name) {
    Joint joint;
    joint.name = std::move(name);
    joint.modelFromJointBind.translation() = position;
    joint.parentFromJointRest = joint.modelFromJointBind;
    return joint;
}

/// Heads and, of segments, tails.
std::vector<Joint> jointsFrom(const py::handle& bones) {
    const py::array array = arrayFrom(bones, "bones", "fiu");
    const bool segments = array.ndim() == 3 && array.shape(1) == 2 && array.shape(2) == 3;
    if (!segments && !(array.ndim() == 2 && array.shape(1) == 3)) {
        raiseShape("bones", array, "(B, 2, 3), segments from head to tail, or (J, 3), joints");
    }
    const auto count = static_cast<std::size_t>(array.shape(0));
    if (count == 0) {
        raiseInput("ArrayEmpty", "bones is empty.", "Give at least one bone or joint.");
    }
    if (count > kMaxSkeletonJoints) {
        raiseInput("TooMany", "bones holds " + std::to_string(count) + " bones.",
                   "There may be " + std::to_string(kMaxSkeletonJoints) + " at most.");
    }
    const std::vector<Vec3> positions = inThrees(finiteNumbers(array, "bones"));
    std::vector<Joint> joints;
    for (std::size_t j = 0; j < count; ++j) {
        joints.push_back(jointAt(positions[segments ? 2 * j : j], "joint" + std::to_string(j)));
        if (segments) {
            joints.back().tail = positions[2 * j + 1];
        }
    }
    return joints;
}

void takeNames(std::vector<Joint>& joints, const py::handle& names) {
    if (names.is_none()) {
        return;
    }
    if (!py::isinstance<py::sequence>(names) || py::isinstance<py::str>(names) ||
        py::len(names) != joints.size()) {
        raiseInput("Names", "names is no list of " + std::to_string(joints.size()) + " texts.",
                   "Give one name for each bone.");
    }
    for (std::size_t j = 0; j < joints.size(); ++j) {
        joints[j].name = py::str(py::reinterpret_borrow<py::sequence>(names)[j]).cast<std::string>();
    }
}

void takeParents(Skeleton& skeleton, const py::handle& parents) {
    if (parents.is_none()) {
        return;
    }
    const std::size_t count = skeleton.size();
    const std::vector<std::int32_t> all = indicesFrom(parents, "parents", count, count);
    for (std::size_t j = 0; j < count; ++j) {
        if (all[j] >= static_cast<std::int32_t>(j)) {
            raiseInput("ParentsOrder",
                       "parents holds " + std::to_string(all[j]) + " in row " + std::to_string(j) +
                           ", which comes later or is the joint itself.",
                       "Sort the joints so that parents come before their children.");
        }
        skeleton.joints[j].parent = all[j];
    }
    for (std::size_t j = 0; j < count; ++j) {
        skeleton.joints[j].parentFromJointRest = skeleton.parentFromJointBind(j);
    }
}

} // namespace

std::vector<Vec3> positionsFrom(const py::handle& given, const char* name) {
    const py::array array = arrayFrom(given, name, "fiu");
    if (array.ndim() != 2 || array.shape(1) != 3) {
        raiseShape(name, array, "(V, 3)");
    }
    if (array.shape(0) == 0) {
        raiseInput("ArrayEmpty", std::string(name) + " is empty.", "Give at least three vertices.");
    }
    if (static_cast<std::size_t>(array.shape(0)) > kMaxVertices) {
        raiseInput("TooMany", std::string(name) + " holds more vertices than a mesh can have.");
    }
    return inThrees(finiteNumbers(array, name));
}

void addFaces(Mesh& mesh, const py::handle& given) {
    const py::array array = arrayFrom(given, "faces", "iu");
    if (array.ndim() != 2 || (array.shape(1) != 3 && array.shape(1) != 4)) {
        raiseShape("faces", array, "(F, 3) or (F, 4)");
    }
    if (array.shape(0) == 0) {
        raiseInput("ArrayEmpty", "faces is empty.", "Give at least one face.");
    }
    const std::vector<std::int64_t> numbers = wholeNumbers(array, "faces");
    const auto corners = static_cast<std::size_t>(array.shape(1));
    std::vector<std::uint32_t> polygon(corners);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        checkIndex(numbers[i], 0, mesh.vertexCount(), "faces", i / corners);
        polygon[i % corners] = static_cast<std::uint32_t>(numbers[i]);
        if (i % corners == corners - 1) {
            mesh.addPolygon(polygon);
        }
    }
}

std::vector<std::int32_t> indicesFrom(const py::handle& given, const char* name, std::size_t length,
                                      std::size_t count) {
    const py::array array = arrayFrom(given, name, "iu");
    if (array.ndim() != 1 || static_cast<std::size_t>(array.shape(0)) != length) {
        raiseShape(name, array, "(" + std::to_string(length) + ",)");
    }
    const std::vector<std::int64_t> numbers = wholeNumbers(array, name);
    std::vector<std::int32_t> indices(length);
    for (std::size_t i = 0; i < length; ++i) {
        checkIndex(numbers[i], -1, count, name, i);
        indices[i] = static_cast<std::int32_t>(numbers[i]);
    }
    return indices;
}

std::vector<double> numbersFrom(const py::handle& given, const char* name, std::size_t rows,
                                std::size_t columns) {
    const py::array array = arrayFrom(given, name, "fiu");
    if (array.ndim() != 2 || static_cast<std::size_t>(array.shape(0)) != rows ||
        static_cast<std::size_t>(array.shape(1)) != columns) {
        raiseShape(name, array, "(" + std::to_string(rows) + ", " + std::to_string(columns) + ")");
    }
    return finiteNumbers(array, name);
}

Skeleton skeletonFrom(const py::handle& bones, const py::handle& parents, const py::handle& names) {
    Skeleton skeleton;
    skeleton.joints = jointsFrom(bones);
    takeNames(skeleton.joints, names);
    takeParents(skeleton, parents);
    identifyJoints(skeleton);
    return skeleton;
}

py::array_t<double> positionsTo(const std::vector<Vec3>& positions) {
    py::array_t<double> array({static_cast<py::ssize_t>(positions.size()), py::ssize_t{3}});
    auto rows = array.mutable_unchecked<2>();
    for (py::ssize_t i = 0; i < rows.shape(0); ++i) {
        for (py::ssize_t k = 0; k < 3; ++k) {
            rows(i, k) = positions[static_cast<std::size_t>(i)][k];
        }
    }
    return array;
}

py::array_t<double> matrixTo(const Transform& transform) {
    py::array_t<double> array({py::ssize_t{4}, py::ssize_t{4}});
    auto rows = array.mutable_unchecked<2>();
    for (py::ssize_t i = 0; i < 4; ++i) {
        for (py::ssize_t k = 0; k < 4; ++k) {
            rows(i, k) = transform.matrix()(i, k);
        }
    }
    return array;
}

py::array_t<std::int64_t> trianglesTo(const std::vector<Triangle>& triangles) {
    py::array_t<std::int64_t> array({static_cast<py::ssize_t>(triangles.size()), py::ssize_t{3}});
    auto rows = array.mutable_unchecked<2>();
    for (py::ssize_t i = 0; i < rows.shape(0); ++i) {
        for (py::ssize_t k = 0; k < 3; ++k) {
            rows(i, k) = triangles[static_cast<std::size_t>(i)][static_cast<std::size_t>(k)];
        }
    }
    return array;
}

} // namespace sinew
