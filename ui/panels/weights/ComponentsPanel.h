#pragma once

#include "app/models/ComponentsModel.h"
#include "ui/widgets/Panel.h"

class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace sinew {

/// The weights of the selected vertices as a table: a number typed into one cell goes into all selected ones.
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
    void toggleLock(int column);
    void show();

    Document& m_document;
    ComponentsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_view;
    QLabel* m_count;
    QLabel* m_hint;
};

} // namespace sinew
