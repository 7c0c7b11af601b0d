#pragma once

#include "app/models/WeightModels.h"
#include "ui/widgets/Panel.h"

class QLabel;
class QTableView;

namespace sinew {

/// Why the chosen vertex has its weights: its bones with their shares and distances, and whether a way to it
/// runs through a place that may be a false bridge.
class InfluencesPanel : public Panel {
    Q_OBJECT
public:
    InfluencesPanel(Document& document, Explainer& explainer, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void show();
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
};

} // namespace sinew
