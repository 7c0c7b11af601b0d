#pragma once

#include "app/models/WeightModels.h"
#include "ui/widgets/Panel.h"

class QAction;
class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace sinew {

/// The weights of the selected vertices as a table: a number typed into one cell goes into all selected ones.
/// Cells are copied and pasted as text, in percent, with tabs between columns, as spreadsheets have them.
class ComponentsPanel : public Panel {
    Q_OBJECT
public:
    explicit ComponentsPanel(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void setUpView();
    void connectHeaders();
    void setSelected(double weight);
    void openMenu(const QPoint& at);
    void copy();
    void paste();
    void pasteBlock(const QList<QStringList>& rows);
    void toggleLock(int column);
    void show();

    Document& m_document;
    ComponentsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_view;
    QAction* m_copy;
    QAction* m_paste;
    QLabel* m_count;
    QLabel* m_hint;
};

} // namespace sinew
