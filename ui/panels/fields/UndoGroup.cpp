#include "ui/panels/fields/UndoGroup.h"

#include <utility>

namespace sinew {

void UndoGroup::by(const QObject* control) {
    if (std::exchange(m_control, control) != control) {
        m_document.endMerge();
    }
}

void UndoGroup::end() {
    m_document.finishWeights();
    m_document.endMerge();
    m_control = nullptr;
}

} // namespace sinew
