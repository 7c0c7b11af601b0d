#pragma once

#include <QTest>

#include <type_traits>

namespace sinew::test {

/// Runs one test class; the arguments are those that Qt Test takes.
using TestMain = int (*)(int argc, char** argv);

/// Makes a test class known to the runner of its room; SINEW_TEST does it. Always true.
bool addTest(const char* name, TestMain run);

/// In place of an application class, for tests that need none.
struct NoApplication {
    NoApplication(int& /*argc*/, char** /*argv*/) {}
};

/// Runs the functions of Test with an application object of the given class around them.
template<typename Test, typename Application>
int runTest(int argc, char** argv) {
    Application application(argc, argv);
    if constexpr (!std::is_same_v<Application, NoApplication> &&
                  !std::is_same_v<Application, QCoreApplication>) {
        Application::setAttribute(Qt::AA_Use96Dpi, true); // as QTEST_MAIN does
    }
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace sinew::test

/// Adds a test class to its room's runner, to be run by `run`.
#define SINEW_TEST_MAIN(Test, run)                                                                           \
    [[maybe_unused]] static const bool added##Test = sinew::test::addTest(#Test, run);

/// Adds a test class to its room's runner, to be run with an application object of the given class.
#define SINEW_TEST(Test, Application) SINEW_TEST_MAIN(Test, (sinew::test::runTest<Test, Application>))
