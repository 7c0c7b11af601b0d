#pragma once

#include "core/base/Error.h"

#include <pybind11/pybind11.h>

#include <string>
#include <string_view>

namespace sinew {

/// Adds Error, InputError and Canceled to the module.
void addErrors(pybind11::module_& module);

/// Name of a code that never changes: "JointUnknown".
std::string_view codeName(ErrorCode code);

/// Raises sinew.Error, of a canceled work sinew.Canceled.
[[noreturn]] void raise(const Error& error);

/// Raises sinew.InputError: an argument that cannot be used. `code`: "Shape"; `advice` may be empty.
[[noreturn]] void raiseInput(const std::string& code, const std::string& what,
                             const std::string& advice = {});

/// The same of an error of the core that an argument led to.
[[noreturn]] void raiseInput(const Error& error);

/// The value, or the exception of why there is none.
template<typename T>
T valueOrRaise(Expected<T> result) {
    if (!result) {
        raise(result.error());
    }
    if constexpr (!std::is_void_v<T>) {
        return std::move(*result);
    }
}

/// A text of Python of bytes that may be anything; what is no UTF-8 is replaced.
pybind11::str textOf(std::string_view bytes);

} // namespace sinew
