#include "ui/panels/bind/MethodForm.h"

#include "app/text/SettingText.h"
#include "app/text/SolverText.h"
#include "ui/panels/fields/SettingsEdit.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QLabel>

namespace sinew {

MethodForm::MethodForm(Document& document, QWidget* parent)
    : MethodForm(document, columnLabel(), new QComboBox, parent) {}

MethodForm::MethodForm(Document& document, QLabel* label, QComboBox* solver, QWidget* parent)
    : SettingsForm(document, SettingGroup::Method, {{{}, label, solver}}, parent)
    , m_label(label)
    , m_solver(solver) {
    m_solver->setObjectName("bind.solver");
    for (const auto& [key, name] : namedSolvers()) {
        m_solver->addItem(name, QString::fromStdString(key));
    }
    connect(m_solver, &QComboBox::activated, this, &MethodForm::chooseSolver);
    document.onChange(DocumentChange::Settings, this, &MethodForm::showSolver);
    retranslate();
    showSolver();
}

void MethodForm::chooseSolver(int solver) {
    const std::string key = m_solver->itemData(solver).toString().toStdString();
    editSettings(document(), MergeKey::None, [&](BindSettings& settings) { settings.solver = key; });
}

void MethodForm::showSolver() {
    const std::string& solver = document().state().settings.solver;
    m_solver->setCurrentIndex(m_solver->findData(QString::fromStdString(solver)));
}

void MethodForm::retranslate() {
    SettingsForm::retranslate();
    describe(m_label, m_solver, tr("Solver"),
             tr("What computes the weights. Geodesic Voxel measures distances inside the body and suits most "
                "characters. F1 says what each of the others does and when it is better"));
    describeRemedy(m_solver, settingWords(settingTextOf("solver").wrong));
    m_label->setWhatsThis(m_solver->whatsThis());
    int item = 0;
    for (const auto& [key, name] : namedSolvers()) {
        m_solver->setItemText(item++, name);
    }
}

} // namespace sinew
