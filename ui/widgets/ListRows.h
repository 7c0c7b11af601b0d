#pragma once

#include "app/document/ViewState.h"

#include <QObject>
#include <QString>
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

namespace sinew {

/// Several rows of a list can be selected at once.
void selectSeveral(QListWidget& list);
/// The selected rows, ascending; without any the current one.
std::vector<std::size_t> selectedRows(const QListWidget& list);
/// Selects these rows, as far as they are there, beside the current one.
void selectRows(QListWidget& list, const std::vector<std::size_t>& rows);
/// Makes a row the current one without changing what is selected, where it is that already; -1: none.
void setCurrent(QListWidget& list, int row);

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

} // namespace sinew
