#include "core/io/ExportScene.h"
#include "resources/sample/Wayfarer.h"

#include <cstdio>

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("usage: sinew_make_sample FILE.fbx\n", stderr);
        return 2;
    }
    sinew::Progress progress;
    const auto written = sinew::exportScene(sinew::sample::wayfarer(), argv[1], {}, progress);
    if (!written) {
        for (const std::string& argument : written.error().arguments) {
            std::fprintf(stderr, "%s\n", argument.c_str());
        }
        return 1;
    }
    return 0;
}
