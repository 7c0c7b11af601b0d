#include "core/base/platform/Console.h"

#include "core/base/platform/WindowsCalls.h"

#include <fcntl.h>
#include <io.h>

namespace sinew {
namespace {

constexpr int kOutput = 1; ///< its descriptor

HANDLE errorHandle() {
    return GetStdHandle(STD_ERROR_HANDLE);
}

} // namespace

void prepareStandardStreams() {
    for (std::FILE* stream : {stdin, stdout, stderr}) {
        _setmode(_fileno(stream), _O_BINARY);
    }
    SetConsoleOutputCP(CP_UTF8);
    DWORD mode = 0;
    if (GetConsoleMode(errorHandle(), &mode) != 0) {
        SetConsoleMode(errorHandle(), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
}

bool errorIsTerminal() {
    DWORD mode = 0;
    return GetConsoleMode(errorHandle(), &mode) != 0 && (mode & ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

void writeErrorAtOnce(std::string_view bytes) {
    DWORD written = 0;
    WriteFile(errorHandle(), bytes.data(), static_cast<DWORD>(bytes.size()), &written, nullptr);
}

std::FILE* takeStandardOutput() {
    const int output = _dup(kOutput);
    const int nowhere = _open("NUL", _O_WRONLY);
    if (output < 0 || nowhere < 0 || _dup2(nowhere, kOutput) < 0) {
        return nullptr;
    }
    _setmode(output, _O_BINARY);
    return _fdopen(output, "wb");
}

} // namespace sinew
