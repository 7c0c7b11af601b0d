#pragma once

#include "app/document/Document.h"
#include "app/models/WeightModels.h"
#include "ui/widgets/Panel.h"

class QGroupBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;
class QTableView;
class QToolButton;
class QAction;
class QSortFilterProxyModel;

namespace sinew {

class Actions;
class FalloffPlot;
class SelectButtons;
class SliderSpin;

/// Selects vertices by what they are: their weight for the active joint, how many joints move them, their
/// part.
class SelectPanel : public Panel {
    Q_OBJECT
public:
    SelectPanel(Document& document, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void buildSteps(QVBoxLayout& layout, const Actions& actions);
    void buildWeight(QVBoxLayout& layout);
    void buildInfluences(QVBoxLayout& layout);
    void buildPart(QVBoxLayout& layout);
    void show();

    Document& m_document;
    QLabel* m_count;
    QGroupBox* m_weightGroup;
    QLabel* m_joint;
    QLabel* m_fromLabel;
    SliderSpin* m_from;
    QLabel* m_toLabel;
    SliderSpin* m_to;
    SelectButtons* m_byWeight;
    QGroupBox* m_influencesGroup;
    QLabel* m_fewestLabel;
    QSpinBox* m_fewest;
    QLabel* m_maxLabel;
    QSpinBox* m_max;
    SelectButtons* m_byInfluences;
    QGroupBox* m_partGroup;
    QLabel* m_part;
    SelectButtons* m_byPart;
};

/// Why the chosen vertex has its weights: its bones with their weights and distances, the falloff that makes
/// the ones of the others, and whether a way to it runs through a place that may be a false bridge.
class InfluencesPanel : public Panel {
    Q_OBJECT
public:
    InfluencesPanel(Document& document, Explainer& explainer, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void show();
    void showPaths();
    void warn(const QString& text);
    void say(const QString& text, bool warning);
    QString verdict() const;
    static QString layersText(const DocumentState& state);
    static QString solversText(const VertexExplanation& explanation);
    static QString pathText(const DocumentState& state, const VertexExplanation& explanation);
    static QString ruleText(const DocumentState& state, const VertexExplanation& explanation);
    static QString stagesText(const DocumentState& state, const VertexExplanation& explanation);

    Document& m_document;
    Explainer& m_explainer;
    InfluencesModel* m_model;
    QLabel* m_vertex;
    QTableView* m_view;
    QLabel* m_verdict;
    QToolButton* m_picture; ///< shows the falloff in place of the list
    FalloffPlot* m_falloff;
};

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
    void fitColumns();
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
