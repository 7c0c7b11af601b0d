#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;

namespace sinew {

/// Which joints carry weight: by rule, or a list of names.
class JointsForm : public Panel {
    Q_OBJECT
public:
    explicit JointsForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void choose(JointChoice choice);
    void chooseNames();
    void show();

    Document& m_document;
    QGroupBox* m_group;
    QLabel* m_label;
    QComboBox* m_choice;
    QPushButton* m_names;
};

} // namespace sinew
