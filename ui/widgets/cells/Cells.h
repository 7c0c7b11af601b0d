#pragma once

#include <QStringList>
#include <QStyledItemDelegate>

namespace sinew {

/// Edits a cell by choosing one of a list of texts; the model's Qt::EditRole is the number of the text.
class ChoiceDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    ChoiceDelegate(QStringList choices, QObject* parent);
    void setChoices(QStringList choices) { m_choices = std::move(choices); }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    QStringList m_choices;
};

/// A cell that shows more than the name of what it is about; what is edited there is the name alone.
class NameCell : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum Role { NameRole = Qt::UserRole + 64 };
    using QStyledItemDelegate::QStyledItemDelegate;

    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

} // namespace sinew
