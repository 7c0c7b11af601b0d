#include "python/src/Errors.h"

#include "app/text/words/ErrorWords.h"

#include <array>
#include <cstddef>
#include <utility>

namespace sinew {
namespace {

namespace py = pybind11;

/// "... [with ErrorCode Code = sinew::ErrorCode::JointUnknown; ...]" holds the name of an enumerator.
template<ErrorCode Code>
constexpr std::string_view nameOfCode() {
    constexpr std::string_view own = __PRETTY_FUNCTION__;
    constexpr std::string_view before = "ErrorCode::";
    constexpr std::size_t begin = own.rfind(before) + before.size();
    constexpr std::size_t end = own.find_first_of(";]", begin);
    return own.substr(begin, end - begin);
}

template<std::size_t... Number>
constexpr auto namesOfCodes(std::index_sequence<Number...> /*all*/) {
    return std::array<std::string_view, sizeof...(Number)>{nameOfCode<static_cast<ErrorCode>(Number)>()...};
}

constexpr auto kCodeNames =
    namesOfCodes(std::make_index_sequence<static_cast<std::size_t>(ErrorCode::Count)>());
static_assert(kCodeNames[static_cast<std::size_t>(ErrorCode::JointUnknown)] == "JointUnknown");

// The types live as long as the interpreter.
py::handle errorType;
py::handle inputErrorType;
py::handle canceledType;

py::handle newType(py::module_& module, const char* name, const py::tuple& bases, const char* text) {
    const std::string full = std::string("sinew.") + name;
    PyObject* type = PyErr_NewExceptionWithDoc(full.c_str(), text, bases.ptr(), nullptr);
    if (type == nullptr) {
        throw py::error_already_set();
    }
    module.attr(name) = py::handle(type);
    return type;
}

[[noreturn]] void raiseAs(py::handle type, std::string_view code, const std::string& text,
                          const std::string& advice, const std::vector<std::string>& arguments) {
    py::list list;
    for (const std::string& argument : arguments) {
        list.append(textOf(argument));
    }
    const py::object exception = type(textOf(text));
    exception.attr("code") = textOf(code);
    exception.attr("advice") = textOf(advice);
    exception.attr("arguments") = py::tuple(list);
    PyErr_SetObject(type.ptr(), exception.ptr());
    throw py::error_already_set();
}

} // namespace

void addErrors(py::module_& module) {
    const py::handle base = PyExc_Exception;
    errorType =
        newType(module, "Error", py::make_tuple(base),
                "What Sinew could not do. str() is one line that says what happened and what to do.\n\n"
                "code: a name that never changes, such as \"JointUnknown\".\n"
                "advice: what of the line says what to do; may be empty.\n"
                "arguments: what the line names, such as a file or a joint, as texts.");
    const py::handle valueError = PyExc_ValueError;
    inputErrorType =
        newType(module, "InputError", py::make_tuple(errorType, valueError),
                "An argument that cannot be used: an array of another shape, a setting out of range.");
    canceledType =
        newType(module, "Canceled", py::make_tuple(errorType),
                "The progress callback returned False, or the interpreter ended. Nothing was changed.");
}

std::string_view codeName(ErrorCode code) {
    return kCodeNames.at(static_cast<std::size_t>(code));
}

void raise(const Error& error) {
    const py::handle type = error.code == ErrorCode::Canceled ? canceledType : errorType;
    raiseAs(type, codeName(error.code), errorWords(error), errorAdvice(error), error.arguments);
}

void raiseInput(const std::string& code, const std::string& what, const std::string& advice) {
    raiseAs(inputErrorType, code, advice.empty() ? what : what + " " + advice, advice, {});
}

void raiseInput(const Error& error) {
    raiseAs(inputErrorType, codeName(error.code), errorWords(error), errorAdvice(error), error.arguments);
}

py::str textOf(std::string_view bytes) {
    PyObject* text = PyUnicode_DecodeUTF8(bytes.data(), static_cast<Py_ssize_t>(bytes.size()), "replace");
    if (text == nullptr) {
        throw py::error_already_set();
    }
    return py::reinterpret_steal<py::str>(text);
}

} // namespace sinew
