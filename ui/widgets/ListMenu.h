#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QAbstractButton;
class QAbstractItemView;
class QAction;
class QModelIndex;
class QPoint;

namespace sinew {

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

} // namespace sinew
