#include "core/base/platform/Locale.h"

#include "core/base/platform/WindowsCalls.h"

#include <clocale>
#include <string>

namespace sinew {

struct PointLocale::Before {
    int mode = _configthreadlocale(_ENABLE_PER_THREAD_LOCALE);
    std::string name = std::setlocale(LC_ALL, nullptr);
};

PointLocale::PointLocale()
    : m_before(std::make_unique<Before>()) {
    std::setlocale(LC_ALL, "C");
}

PointLocale::~PointLocale() {
    std::setlocale(LC_ALL, m_before->name.c_str());
    _configthreadlocale(m_before->mode);
}

void useEnglishMessages() {
    ULONG count = 0;
    SetProcessPreferredUILanguages(MUI_LANGUAGE_NAME, L"en-US\0", &count);
}

} // namespace sinew
