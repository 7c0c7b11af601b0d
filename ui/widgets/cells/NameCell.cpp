#include "ui/widgets/cells/NameCell.h"

#include <QLineEdit>

namespace sinew {

void NameCell::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        line->setText(index.data(NameRole).toString());
    }
}

void NameCell::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (const auto* line = qobject_cast<const QLineEdit*>(editor)) {
        model->setData(index, line->text(), NameRole);
    }
}

} // namespace sinew
