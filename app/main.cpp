#include "app/cli/CommandLine.h"

int main(int argc, char** argv) {
    return sinew::runCommandLine(argc, argv);
}
