#pragma once

#include "core/base/Error.h"

#include <utility>

#define SINEW_TRY_JOIN_(name, line) name##line
#define SINEW_TRY_NAME_(line) SINEW_TRY_JOIN_(sinewTried, line)
#define SINEW_TRY_FROM_(tried, ...)                                                                          \
    auto tried = (__VA_ARGS__);                                                                              \
    if (!tried) {                                                                                            \
        return ::sinew::fail(std::move(tried).error());                                                      \
    }

/// SINEW_TRY(const Mesh mesh, readMesh(file)); declares `mesh` as the value of an Expected, or returns its
/// error from the function that it stands in. In place of the declaration may stand what the value is
/// assigned to: SINEW_TRY(scene.mesh, readMesh(file)). It is two statements and needs braces after an `if`;
/// one in a line.
#define SINEW_TRY(declaration, ...)                                                                          \
    SINEW_TRY_FROM_(SINEW_TRY_NAME_(__LINE__), __VA_ARGS__)                                                  \
    declaration = *std::move(SINEW_TRY_NAME_(__LINE__))

/// SINEW_CHECK(writeMesh(mesh, file)); returns the error of an Expected, if it has one; its value is dropped.
#define SINEW_CHECK(...)                                                                                     \
    do {                                                                                                     \
        SINEW_TRY_FROM_(sinewChecked, __VA_ARGS__)                                                           \
    } while (false)
