#include "core/base/platform/Display.h"

#include "core/base/platform/Process.h"
#include "core/base/platform/WindowsCalls.h"

#include <cstdlib>
#include <utility>

namespace sinew {
namespace {

/// Mesa for Windows under the name by which Qt looks for it.
constexpr const char* kSoftwareLibrary = "opengl32sw.dll";

std::string besideProgram(const char* name) {
    const std::string program = programPath();
    return program.substr(0, program.find_last_of("\\/") + 1) + name;
}

} // namespace

SoftwareOpenGl softwareOpenGl() {
    std::string file = besideProgram(kSoftwareLibrary);
    const bool there = GetFileAttributesW(wideText(file).c_str()) != INVALID_FILE_ATTRIBUTES;
    return {there, std::move(file)};
}

void useSoftwareOpenGl() {
    if (softwareOpenGl().there) {
        // A Qt that is built for one kind of OpenGL reads the second alone.
        _putenv_s("QT_OPENGL", "software");
        _putenv_s("QT_OPENGL_DLL", kSoftwareLibrary);
    }
}

void useDarkTitleBars() {
    if (std::getenv("QT_QPA_PLATFORM") == nullptr) {
        _putenv_s("QT_QPA_PLATFORM", "windows:darkmode=1");
    }
}

} // namespace sinew
