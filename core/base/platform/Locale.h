#pragma once

#include <memory>

namespace sinew {

/// While it lives, the C library reads and writes numbers with a decimal point in this thread.
class PointLocale {
public:
    PointLocale();
    PointLocale(const PointLocale&) = delete;
    PointLocale& operator=(const PointLocale&) = delete;
    ~PointLocale();

private:
    struct Before;
    std::unique_ptr<Before> m_before;
};

/// Makes the system's own messages English.
void useEnglishMessages();

} // namespace sinew
