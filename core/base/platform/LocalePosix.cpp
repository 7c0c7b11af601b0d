#include "core/base/platform/Locale.h"

#include <clocale>

#include <locale.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

namespace sinew {

struct PointLocale::Before {
    locale_t point = newlocale(LC_ALL_MASK, "C", nullptr);
    locale_t before = uselocale(point);
};

PointLocale::PointLocale()
    : m_before(std::make_unique<Before>()) {}

PointLocale::~PointLocale() {
    uselocale(m_before->before);
    freelocale(m_before->point);
}

void useEnglishMessages() {
    std::setlocale(LC_MESSAGES, "C");
}

} // namespace sinew
