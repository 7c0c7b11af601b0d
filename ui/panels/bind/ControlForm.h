#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

#include <cstddef>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;

namespace sinew {

class VectorSpins;

/// What a lattice or a wire has beyond a cage: how many control vertices, its drop-off, what they follow. Of
/// a cage of edges alone, whether it is a wire. Hidden for all others.
class ControlForm : public Panel {
    Q_OBJECT
public:
    explicit ControlForm(Document& document, QWidget* parent = nullptr);

    /// The cage of that row of the settings; beyond all of them: none.
    void setRow(std::size_t row);

protected:
    void retranslate() override;

private:
    void connectControls();
    void show();

    Document& m_document;
    std::size_t m_row = 0;
    double m_scale = 1.0; ///< millimetres per unit
    QFormLayout* m_form;
    QCheckBox* m_wire;
    VectorSpins* m_counts;
    QDoubleSpinBox* m_dropOff; ///< millimetres
    QComboBox* m_follow;       ///< in the order of ControlFollow
};

} // namespace sinew
