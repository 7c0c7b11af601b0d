#pragma once

#include "app/document/edits/SelectEdits.h"
#include "ui/widgets/Panel.h"

#include <array>

class QPushButton;

namespace sinew {

/// Select, Add, Remove: what a rule's vertices do to those that are selected.
class SelectButtons : public Panel {
    Q_OBJECT
public:
    /// `name`: of the row, before each button's own in their object names.
    explicit SelectButtons(const QString& name, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(sinew::SelectMode mode);

protected:
    void retranslate() override;

private:
    std::array<QPushButton*, 3> m_buttons{}; ///< in the order of SelectMode
};

} // namespace sinew
