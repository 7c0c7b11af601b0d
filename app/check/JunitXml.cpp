#include "app/check/JunitXml.h"

#include "app/check/CheckTexts.h"
#include "app/text/Texts.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

struct SuiteCounts {
    std::size_t tests = 0;
    std::size_t failures = 0;
    std::size_t errors = 0;
    std::size_t skipped = 0;
};

bool failsIn(const CheckRun& run, const Verdict& verdict) {
    return verdict.outcome == Outcome::Failed || (verdict.outcome == Outcome::NotMeasured && run.strict);
}

bool skippedIn(const CheckRun& run, const Verdict& verdict) {
    return verdict.outcome == Outcome::NotMeasured && !run.strict;
}

SuiteCounts countsIn(const CheckRun& run, const CheckedFile& file) {
    if (file.error) {
        return {1, 0, 1, 0};
    }
    SuiteCounts counts{file.verdicts.size()};
    for (const Verdict& verdict : file.verdicts) {
        counts.failures += failsIn(run, verdict) ? 1 : 0;
        counts.skipped += skippedIn(run, verdict) ? 1 : 0;
    }
    return counts;
}

std::string xmlAttribute(const char* name, const std::string& value) {
    return std::string(" ") + name + "=\"" + escapedText(value) + '"';
}

/// With a point in every language.
std::string secondsAttribute(double seconds) {
    const long long milliseconds = std::llround(1000.0 * seconds);
    const std::string digits = std::to_string(1000 + milliseconds % 1000).substr(1);
    return xmlAttribute("time", std::to_string(milliseconds / 1000) + '.' + digits);
}

std::string countAttributes(const SuiteCounts& counts) {
    return xmlAttribute("tests", std::to_string(counts.tests)) +
           xmlAttribute("failures", std::to_string(counts.failures)) +
           xmlAttribute("errors", std::to_string(counts.errors)) +
           xmlAttribute("skipped", std::to_string(counts.skipped));
}

std::string caseXml(const CheckRun& run, const CheckedFile& file, const Verdict& verdict) {
    std::string xml = "    <testcase" + xmlAttribute("classname", file.file) +
                      xmlAttribute("name", requirementText(verdict.requirement));
    if (failsIn(run, verdict)) {
        return xml + "><failure" + xmlAttribute("message", verdictText(verdict)) +
               xmlAttribute("type", rowOf(verdict.requirement.measure).key) + "/></testcase>\n";
    }
    if (skippedIn(run, verdict)) {
        return xml + "><skipped" + xmlAttribute("message", unmeasuredText(verdict.why)) + "/></testcase>\n";
    }
    return xml + "/>\n";
}

std::string suiteXml(const CheckRun& run, const CheckedFile& file) {
    std::string xml = "  <testsuite" + xmlAttribute("name", file.file) +
                      countAttributes(countsIn(run, file)) + secondsAttribute(file.seconds) + ">\n";
    if (file.error) {
        xml += "    <testcase" + xmlAttribute("classname", file.file) + xmlAttribute("name", "read") +
               "><error" + xmlAttribute("message", errorText(*file.error).toStdString()) + "/></testcase>\n";
    }
    for (const Verdict& verdict : file.verdicts) {
        xml += caseXml(run, file, verdict);
    }
    return xml + "  </testsuite>\n";
}

} // namespace

std::string junitXml(const CheckRun& run) {
    SuiteCounts all;
    double seconds = 0.0;
    std::string suites;
    for (const CheckedFile& file : run.files) {
        const SuiteCounts counts = countsIn(run, file);
        all.tests += counts.tests;
        all.failures += counts.failures;
        all.errors += counts.errors;
        all.skipped += counts.skipped;
        seconds += file.seconds;
        suites += suiteXml(run, file);
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" + xmlAttribute("name", "sinew check") +
           countAttributes(all) + secondsAttribute(seconds) + ">\n" + suites + "</testsuites>\n";
}

} // namespace sinew
