#include "tests/support/Runner.h"

#include <clocale>
#include <cstdio>
#include <map>
#include <string>

namespace sinew::test {
namespace {

std::map<std::string, TestMain>& tests() {
    static std::map<std::string, TestMain> all;
    return all;
}

} // namespace

bool addTest(const char* name, TestMain run) {
    tests()[name] = run;
    return true;
}

} // namespace sinew::test

/// `tests_ui TestPanels [what Qt Test takes]` runs one test class; without a name the runner lists them.
int main(int argc, char** argv) {
    std::setlocale(LC_ALL, ""); // as an application of Qt does, for tests that have none, too
    const auto chosen = argc > 1 ? sinew::test::tests().find(argv[1]) : sinew::test::tests().end();
    if (chosen != sinew::test::tests().end()) {
        argv[1] = argv[0];
        return chosen->second(argc - 1, argv + 1);
    }
    std::fprintf(stderr, "usage: %s TEST [FUNCTION...]; the tests are\n", argv[0]);
    for (const auto& [name, run] : sinew::test::tests()) {
        std::fprintf(stderr, "  %s\n", name.c_str());
    }
    return 2;
}
