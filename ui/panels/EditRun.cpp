#include "ui/panels/EditRun.h"

#include <utility>

namespace sinew {

void EditRun::by(const QObject* control) {
    if (std::exchange(m_control, control) != control) {
        m_document.endMerge();
    }
}

void EditRun::end() {
    m_document.finishWeights();
    m_document.endMerge();
    m_control = nullptr;
}

} // namespace sinew
