#include "app/cli/CommandLine.h"

#include "app/batch/BindRequest.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/platform/Memory.h"

#include <QCoreApplication>

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

BindAnswer bindOne(const QStringList& arguments) {
    std::vector<std::string> words;
    for (const QString& argument : arguments) {
        words.push_back(argument.toStdString());
    }
    CommandEnd end = runSilently(words);
    const MemoryGrowth given; // gives memory back, and lets the peak of the next bind begin anew
    return {end.exitCode, std::move(end.error), end.lackedMemory, residentMemory()};
}

} // namespace

bool asksForBinds(int argc, const char* const* argv) {
    return argc == 2 && std::string_view(argv[1]) == kBindsCommand;
}

int runBinds(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    beginCommandLine();
    for (std::string line; !interrupted() && std::getline(std::cin, line);) {
        const std::optional<QStringList> arguments = readBindRequest(QByteArray::fromStdString(line));
        if (!arguments || arguments->isEmpty()) {
            return EXIT_FAILURE;
        }
        if (!print(answerLine(bindOne(*arguments)).toStdString())) {
            return EXIT_FAILURE;
        }
    }
    return interrupted() ? interruptedExitCode() : EXIT_SUCCESS;
}

} // namespace sinew
