#include "ui/widgets/Forms.h"

#include "ui/widgets/FoldBox.h"

#include <QFormLayout>
#include <QLabel>

namespace sinew {

QFormLayout* formIn(QWidget* parent) {
    auto* fold = qobject_cast<FoldBox*>(parent);
    auto* form = new QFormLayout(fold != nullptr ? fold->body() : parent);
    form->setContentsMargins(0, 4, 0, 0);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(6);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // in a narrow panel labels stand above their fields
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

QLabel* columnLabel() {
    auto* label = new QLabel;
    constexpr int width = 104;
    label->setMinimumWidth(width);
    return label;
}

} // namespace sinew
