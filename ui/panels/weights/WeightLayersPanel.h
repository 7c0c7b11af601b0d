#pragma once

#include "app/models/WeightLayersModel.h"
#include "app/painting/BrushStroke.h"
#include "ui/widgets/Panel.h"

#include <array>
#include <vector>

class QCheckBox;
class QGroupBox;
class QLabel;
class QListView;
class QToolButton;

namespace sinew {

class Actions;
class SliderSpin;
class ViewportWidget;

/// The brush that paints weights, the layers that it paints on, and operations.
class WeightLayersPanel : public Panel {
    Q_OBJECT
public:
    WeightLayersPanel(Document& document, ViewportWidget& viewport, OperationValues& operations,
                      const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    enum Button { Add, Duplicate, Remove, Up, Down, Merge, ButtonCount };
    void build(QWidget* trouble);
    void fillAddMenu(const Actions& actions);
    void connectButtons();
    void connectControls();
    void addMenu(const Actions& actions);
    void show();
    void showActive();
    std::size_t active() const;
    std::vector<std::size_t> chosen() const;

    Document& m_document;
    WeightLayersModel* m_model;
    FoldBox* m_tips;
    QLabel* m_hint;
    QLabel* m_keys; ///< of the brush
    QGroupBox* m_group;
    QListView* m_list;
    std::array<QToolButton*, ButtonCount> m_buttons{};
    std::array<QAction*, 3> m_add{}; ///< in the order of LayerKind
    QLabel* m_opacityLabel;
    SliderSpin* m_opacity;
    QCheckBox* m_source;
    QLabel* m_roundsLabel;
    SliderSpin* m_rounds;
};

} // namespace sinew
