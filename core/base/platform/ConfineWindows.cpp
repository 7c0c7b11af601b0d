#include "core/base/platform/Confine.h"

#include "core/base/platform/WindowsCalls.h"

#include <sddl.h>

namespace sinew {
namespace {

/// A process of low integrity writes nothing of the user's: files and processes are of medium integrity.
void lowerIntegrity() {
    HANDLE opened = nullptr;
    if (OpenProcessToken(GetCurrentProcess(), TOKEN_ADJUST_DEFAULT, &opened) == 0) {
        return;
    }
    const WindowsHandle token(opened);
    PSID low = nullptr;
    if (ConvertStringSidToSidW(L"S-1-16-4096", &low) == 0) { // the well-known low mandatory level
        return;
    }
    TOKEN_MANDATORY_LABEL label{};
    label.Label.Attributes = SE_GROUP_INTEGRITY;
    label.Label.Sid = low;
    SetTokenInformation(token.get(), TokenIntegrityLevel, &label, sizeof(label) + GetLengthSid(low));
    LocalFree(low);
}

/// A job that one process fills up: it starts no other.
void refuseProcesses() {
    const WindowsHandle job(CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_BASIC_LIMIT_INFORMATION limit{};
    limit.LimitFlags = JOB_OBJECT_LIMIT_ACTIVE_PROCESS;
    limit.ActiveProcessLimit = 1;
    if (job) {
        SetInformationJobObject(job.get(), JobObjectBasicLimitInformation, &limit, sizeof(limit));
        AssignProcessToJobObject(job.get(), GetCurrentProcess());
    }
}

} // namespace

Confinement confineTo(std::span<const std::filesystem::path> /*readable*/) {
    refuseProcesses();
    lowerIntegrity();
    return {};
}

} // namespace sinew
