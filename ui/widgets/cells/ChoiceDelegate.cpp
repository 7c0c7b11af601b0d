#include "ui/widgets/cells/ChoiceDelegate.h"

#include <QComboBox>

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

} // namespace sinew
