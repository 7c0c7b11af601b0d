#pragma once

#include "core/base/Error.h"

#include <tl/expected.hpp>

namespace sinew {

/// A value, or the reason why there is none. Functions that a user's input can make fail return this.
template<typename T>
using Expected = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorCode code, std::vector<std::string> arguments = {}) {
    return tl::unexpected<Error>(makeError(code, std::move(arguments)));
}

inline tl::unexpected<Error> fail(Error error) {
    return tl::unexpected<Error>(std::move(error));
}

} // namespace sinew
