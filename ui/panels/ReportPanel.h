#pragma once

#include "app/jobs/BindController.h"
#include "app/models/ReportModel.h"
#include "ui/widgets/Panel.h"

class QLabel;
class QPushButton;
class QTreeView;

namespace sinew {

/// Everything that was treated specially. A click chooses the joint or part it is about and brings it into
/// view.
class ReportPanel : public Panel {
    Q_OBJECT
public:
    ReportPanel(Document& document, BindController& bind, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The culprit of a row has been selected: bring it into view.
    void frameAsked();
    /// The place of a row has to come into view.
    void placeAsked(const Aabb& box);
    /// The skeleton that lies outside the mesh is to be put into it.
    void fitAsked();

protected:
    void retranslate() override;

private:
    void setUpView();
    void choose(const QModelIndex& index);
    void askForPlace(std::int32_t leak);
    void show();
    QString summary() const;

    Document& m_document;
    BindController& m_bind;
    ReportModel* m_model;
    QLabel* m_summary;
    QPushButton* m_closeHoles;
    QPushButton* m_fitSkeleton;
    QPushButton* m_acceptAll;
    QTreeView* m_view;
};

} // namespace sinew
