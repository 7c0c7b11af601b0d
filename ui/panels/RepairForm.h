#pragma once

#include "app/document/Document.h"
#include "app/recipe/Names.h"
#include "ui/widgets/Panel.h"

#include <array>

class QCheckBox;
class QGroupBox;

namespace sinew {

/// Which repairs a bind makes on its own copy of the mesh. Changing one means solving anew.
class RepairForm : public Panel {
    Q_OBJECT
public:
    explicit RepairForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void show();

    Document& m_document;
    QGroupBox* m_group;
    std::array<QCheckBox*, kFixNames.size()> m_fixes{}; ///< in the order of kFixNames
};

} // namespace sinew
