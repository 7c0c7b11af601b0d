#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;

namespace sinew {

/// All settings of the method at once, and how bones are made of joints.
class MethodForm : public Panel {
    Q_OBJECT
public:
    explicit MethodForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    enum Method { Standard, Paper, Own };

    void build();
    void connectControls();
    void show();
    Method method() const;

    Document& m_document;
    QGroupBox* m_group;
    QLabel* m_solverLabel;
    QComboBox* m_solver;
    QLabel* m_methodLabel;
    QComboBox* m_method;
    QCheckBox* m_girths;
    QCheckBox* m_lastBones;
    QCheckBox* m_sideBones;
};

} // namespace sinew
