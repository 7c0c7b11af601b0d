#include "ui/widgets/cells/Cells.h"

#include <QComboBox>
#include <QLineEdit>

namespace sinew {

ChoiceDelegate::ChoiceDelegate(QStringList choices, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_choices(std::move(choices)) {}

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                      const QModelIndex& /*index*/) const {
    auto* combo = new QComboBox(parent);
    combo->addItems(m_choices);
    // Chosen is done: nobody expects to have to press Enter as well.
    connect(combo, &QComboBox::activated, combo, [this, combo] {
        auto* self = const_cast<ChoiceDelegate*>(this);
        Q_EMIT self->commitData(combo);
        Q_EMIT self->closeEditor(combo);
    });
    return combo;
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    qobject_cast<QComboBox*>(editor)->setCurrentIndex(index.data(Qt::EditRole).toInt());
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
    model->setData(index, qobject_cast<QComboBox*>(editor)->currentIndex(), Qt::EditRole);
}

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
