#pragma once

#include "app/document/ViewState.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QStyledItemDelegate>
#include <QWidget>

#include <cstddef>
#include <functional>
#include <vector>

class QListWidget;
class QTableView;
class QAbstractItemView;
class QModelIndex;
class QPoint;
class QAbstractButton;
class QAction;
class QLabel;
class QSlider;
class QToolButton;
class QTreeView;

namespace sinew {

/// Several rows of a list can be selected at once.
void selectSeveral(QListWidget& list);
/// The selected rows, ascending; without any the current one.
std::vector<std::size_t> selectedRows(const QListWidget& list);
/// Selects these rows, as far as they are there, beside the current one.
void selectRows(QListWidget& list, const std::vector<std::size_t>& rows);
/// Makes a row the current one without changing what is selected, where it is that already; -1: none.
void setCurrent(QListWidget& list, int row);

/// Of a row of a table with one line of text, logical pixels.
constexpr int kTableRowHeight = 22;

/// A table that chooses whole rows, without grid or row numbers; Tab leaves it.
QTableView* rowTable();

/// Tells when a menu is asked for in a list or tree: by a right click on a row, or by the menu key, which
/// means the current row.
class RowMenu : public QObject {
    Q_OBJECT
public:
    explicit RowMenu(QAbstractItemView* view);

Q_SIGNALS:
    /// `row` may be invalid: none is there. `global`: where the menu opens.
    void asked(const QModelIndex& row, const QPoint& global);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAbstractItemView* m_view;
};

/// The menu of a list: what its buttons and others do with the selected rows, as far as it can be done now.
class ListMenu : public QObject {
    Q_OBJECT
public:
    /// `name`: of the menu.
    ListMenu(QAbstractItemView* view, const QString& name);

    using Text = std::function<QString()>;
    /// An entry of this name; without a text, as asked for when the menu opens, it is not there.
    void add(const QString& name, Text text, std::function<void()> run);
    /// What a button does, under its text and "menu." with its name.
    void add(QAbstractButton* button);
    void add(QAction* action);
    void addLine();
    /// Opens the field for the current row's name, where it has one.
    void addRename();

private:
    struct Entry {
        QString name;
        Text text;
        std::function<void()> run;
        QAction* action = nullptr; ///< in the place of all that
    };
    void open(const QModelIndex& row, const QPoint& global);

    QAbstractItemView* m_view;
    QString m_name;
    std::vector<Entry> m_entries;
};

/// A layer in the list: icon and name, its key, its opacity while it is on, and the eye that switches it. Eye
/// and name are the layer's action, so that menu, key and list agree.
class OverlayListRow : public QWidget {
    Q_OBJECT
public:
    OverlayListRow(Overlay layer, QAction* action, ViewState& view, QWidget* parent = nullptr);
    /// Sets the names in the language in force.
    void retranslate();
    Overlay layer() const { return m_layer; }
    /// Without the key, which goes where there is no room for it.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show(const ViewSettings& settings);
    void showAction();
    void arrange();

    Overlay m_layer;
    QAction* m_action;
    QToolButton* m_button;
    QLabel* m_keys;
    QSlider* m_opacity;
    QToolButton* m_eye;
    bool m_on = false;
};

/// Edits a cell by choosing one of a list of texts, or by typing a part of one; the model's Qt::EditRole is
/// the number of the text.
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
    void finish(QWidget* editor) const;

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

/// Draws a fraction from 0 to 1 as a bar behind the text of its cell.
class WeightBar : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `role` of the model gives the fraction.
    WeightBar(int role, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_role;
};

} // namespace sinew
