#include "app/cli/CommandLine.h"
#include "app/files/ReaderSetup.h"
#include "ui/RunWindow.h"

int main(int argc, char** argv) {
    if (sinew::asksForReader(argc, argv)) {
        sinew::runReader(argv);
    }
    return sinew::asksForWindow(argc, argv) ? sinew::runWindow(argc, argv)
                                            : sinew::runCommandLine(argc, argv);
}
