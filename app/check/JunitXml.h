#pragma once

#include "app/check/CheckReport.h"

#include <string>

namespace sinew {

/// The check as JUnit XML, as servers for continuous integration read it: a test suite a file, a test case a
/// requirement. A file that cannot be read is a suite with one error. What was not measured is skipped, or,
/// where the run is strict, a failure.
std::string junitXml(const CheckRun& run);

} // namespace sinew
