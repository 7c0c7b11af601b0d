#pragma once

#include <QString>
#include <QStringList>
#include <QStyledItemDelegate>

class QTreeView;

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

/// One of two signs in a cell, such as a padlock: the first, in the accent colour, where `role` says so, else
/// the second.
class StateMark : public QStyledItemDelegate {
    Q_OBJECT
public:
    StateMark(int role, QString on, QString off, QObject* parent);
    /// A third sign, which goes before the others where `role` says so.
    void addState(int role, const QString& icon);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_role;
    QString m_on; ///< names of icons
    QString m_off;
    int m_thirdRole = -1; ///< none
    QString m_third;
};

/// Puts a sign for how much it matters before each row of a ReportModel, and wraps its text in the column.
class SeverityMark : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit SeverityMark(QTreeView* view);
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    QTreeView* m_view;
};

/// Draws a share from 0 to 1 as a bar behind the text of its cell.
class WeightBar : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `role` of the model gives the share.
    WeightBar(int role, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_role;
};

} // namespace sinew
