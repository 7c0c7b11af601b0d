#pragma once

#include "app/models/CompareModel.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/viewport/compare/ComparePane.h"
#include "ui/widgets/Panel.h"

#include <QTimer>

class QComboBox;
class QGridLayout;
class QTableView;
class QToolButton;

namespace sinew {

class Actions;
class ElidedLabel;

/// Two or four skins of the character side by side, under one camera, in one pose and on one scale, and a
/// table of their figures. Stands in the place of the view, whose camera it shares.
class CompareView : public Panel {
    Q_OBJECT
public:
    /// What it works on; outlives it.
    struct Desk {
        Document& document;
        ViewState& view;
        SceneInspector& inspector;
        TaskPool& pool;
        CompareController& controller;
        CompareData& data;
        ViewportWidget& viewport;
        const Actions& actions;
    };
    explicit CompareView(const Desk& desk, QWidget* parent = nullptr);

    ComparePane& pane(std::size_t index) const { return *m_cells[index].pane; }
    /// The size that every pane has.
    QSize paneSize() const { return m_cells[0].pane->size(); }

Q_SIGNALS:
    void closeAsked();
    /// A file whose weights are to stand in that pane.
    void fileAsked(std::size_t pane);
    void paneResized(const QSize& size);
    void paneFocused(std::size_t pane);

protected:
    void retranslate() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Cell {
        QWidget* box = nullptr;
        QComboBox* choice = nullptr;
        ElidedLabel* figures = nullptr;
        ComparePane* pane = nullptr;
    };
    QWidget* makeBar();
    QToolButton* actionButton(const char* action);
    Cell makeCell(std::size_t pane);
    void makeTable();
    void connectSources();
    void choose(std::size_t pane, int item);
    void takeCamera();
    void showAll();
    void arrange();
    void fillChoices(std::size_t pane);
    void showChoice(std::size_t pane);
    void showHeads();
    void showMap();
    QString headText(std::size_t pane) const;

    Desk m_desk;
    ViewData m_viewData;
    std::vector<SkinSource> m_choices; ///< items of the panes' lists, in their order
    QComboBox* m_map;
    QGridLayout* m_grid;
    std::array<Cell, CompareData::kPanes> m_cells;
    CompareModel* m_model;
    QTableView* m_table;
    QTimer m_progress{this};    ///< while something runs
    std::size_t m_arranged = 0; ///< panes that are shown
};

} // namespace sinew
