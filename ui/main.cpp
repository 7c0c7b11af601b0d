#include "app/cli/CommandLine.h"
#include "ui/RunWindow.h"

int main(int argc, char** argv) {
    return sinew::asksForWindow(argc, argv) ? sinew::runWindow(argc, argv)
                                            : sinew::runCommandLine(argc, argv);
}
