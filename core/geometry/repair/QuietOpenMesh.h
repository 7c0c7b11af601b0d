#pragma once

#include <OpenMesh/Core/System/omstream.hh>

namespace sinew {

/// OpenMesh reports faces that do not fit on the error stream. While one of these lives it does not: for
/// whoever expects such faces.
class QuietOpenMesh {
public:
    QuietOpenMesh()
        : m_wasEnabled(omerr().is_enabled()) {
        omerr().disable();
    }
    QuietOpenMesh(const QuietOpenMesh&) = delete;
    QuietOpenMesh& operator=(const QuietOpenMesh&) = delete;
    ~QuietOpenMesh() {
        if (m_wasEnabled) {
            omerr().enable();
        }
    }

private:
    bool m_wasEnabled;
};

} // namespace sinew
