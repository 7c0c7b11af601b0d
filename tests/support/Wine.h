#pragma once

#include <QLibrary>

namespace sinew::test {

/// Whether Windows' part is played by Wine, which does not limit the memory of a process.
inline bool underWine() {
    return QLibrary("ntdll").resolve("wine_get_version") != nullptr;
}

} // namespace sinew::test
