#include "core/base/platform/Display.h"

#include <cstdlib>

#include <unistd.h>

namespace sinew {
namespace {

/// Where Mesa names itself to the library that chooses among drivers of EGL, which Wayland's windows use.
constexpr const char* kMesaForEgl = "/usr/share/glvnd/egl_vendor.d/50_mesa.json";

constexpr int kKeep = 0;    ///< what the user has set
constexpr int kReplace = 1; ///< also what the user has set

} // namespace

SoftwareOpenGl softwareOpenGl() {
    return {true, {}};
}

void useSoftwareOpenGl() {
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", kReplace);
    setenv("GALLIUM_DRIVER", "llvmpipe", kReplace);
    // Else the driver of a vendor draws, which knows nothing of Mesa's variables.
    setenv("__GLX_VENDOR_LIBRARY_NAME", "mesa", kKeep);
    if (access(kMesaForEgl, R_OK) == 0) {
        setenv("__EGL_VENDOR_LIBRARY_FILENAMES", kMesaForEgl, kKeep);
    }
}

void useDarkTitleBars() {}

} // namespace sinew
