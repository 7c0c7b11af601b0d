#pragma once

#include "app/document/edits/HandleEdits.h"
#include "ui/widgets/Panel.h"

#include <array>

class QDoubleSpinBox;
class QGroupBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace sinew {

/// Points and volumes that stand in for bones: added for the selected joint, then sized. Changing one means
/// solving anew.
class HandlesForm : public Panel {
    Q_OBJECT
public:
    explicit HandlesForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void add(HandleShape shape);
    void show();
    void showCurrent();
    void showLength(QDoubleSpinBox* control, double length);
    std::size_t row() const;
    double millimetres(double length) const;
    double lengthFrom(double millimetres) const;
    QString textOf(const Handle& handle) const;

    Document& m_document;
    QGroupBox* m_group;
    QLabel* m_hint;
    std::array<QPushButton*, 4> m_add{}; ///< in the order of HandleShape
    QListWidget* m_list;
    QPushButton* m_remove;
    QLabel* m_widthLabel;
    QDoubleSpinBox* m_width;
    QLabel* m_lengthLabel;
    QDoubleSpinBox* m_length;
};

} // namespace sinew
