#pragma once

#include "app/models/JointChoiceModels.h"
#include "ui/dialogs/Dialog.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace sinew {

class ChoiceDelegate;
class MirrorFinder;

/// What weights and poses are mirrored by: the axis, and which joint is which one's partner. Changes are
/// steps of the document; how many vertices find a counterpart is told as soon as they are found.
class MirrorPairsDialog : public Dialog {
    Q_OBJECT
public:
    MirrorPairsDialog(Document& document, MirrorFinder& mirrors, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void count();
    void showCount();
    void showAxis();

    Document& m_document;
    MirrorFinder& m_mirrors;
    MirrorPairsModel* m_model;
    QLabel* m_hint;
    QLabel* m_axisLabel;
    QComboBox* m_axis; ///< as found, x, y, z
    QTableView* m_table;
    ChoiceDelegate* m_partners;
    QLabel* m_matched;
    QPushButton* m_select;
    QPushButton* m_reset;
    QPushButton* m_close;
};

} // namespace sinew
