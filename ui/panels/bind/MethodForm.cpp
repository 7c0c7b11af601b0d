#include "ui/panels/bind/MethodForm.h"

#include "app/text/SolverText.h"
#include "ui/panels/fields/SettingsEdit.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QLabel>

namespace sinew {

MethodForm::MethodForm(Document& document, QWidget* parent)
    : MethodForm(document, {columnLabel(), new QComboBox}, {columnLabel(), new QComboBox}, parent) {}

MethodForm::MethodForm(Document& document, const Row& solver, const Row& preset, QWidget* parent)
    : SettingsForm(document, SettingGroup::Method,
                   {{{}, solver.label, solver.choice}, {{}, preset.label, preset.choice}}, parent)
    , m_solver(solver)
    , m_preset(preset) {
    m_solver.choice->setObjectName("bind.solver");
    for (const auto& [key, name] : namedSolvers()) {
        m_solver.choice->addItem(name, QString::fromStdString(key));
    }
    m_preset.choice->setObjectName("bind.method");
    m_preset.choice->addItems(QStringList(3));
    connect(m_solver.choice, &QComboBox::activated, this, &MethodForm::chooseSolver);
    connect(m_preset.choice, &QComboBox::activated, this, &MethodForm::choosePreset);
    document.onChange(DocumentChange::Settings, this, &MethodForm::showChoices);
    retranslate();
    showChoices();
}

void MethodForm::chooseSolver(int solver) {
    const std::string key = m_solver.choice->itemData(solver).toString().toStdString();
    editSettings(document(), MergeKey::None, [&](BindSettings& settings) { settings.solver = key; });
}

void MethodForm::choosePreset(int preset) {
    if (preset != Custom) {
        editSettings(
            document(), MergeKey::None,
            [=](BindSettings& settings) {
                settings = preset == Paper ? paperSettings(settings) : standardSettings(settings);
            },
            WeightQuality::Full, tr("Preset"));
    }
    showChoices(); // custom cannot be chosen, only made
}

MethodForm::Preset MethodForm::preset() const {
    const BindSettings& settings = document().state().settings;
    if (settings == standardSettings(settings)) {
        return Standard;
    }
    return settings == paperSettings(settings) ? Paper : Custom;
}

void MethodForm::showChoices() {
    const std::string& solver = document().state().settings.solver;
    m_solver.choice->setCurrentIndex(m_solver.choice->findData(QString::fromStdString(solver)));
    m_preset.choice->setCurrentIndex(preset());
}

void MethodForm::retranslate() {
    SettingsForm::retranslate();
    describe(m_solver.label, m_solver.choice, tr("Solver"),
             tr("What computes the weights. Geodesic Voxel measures distances inside the body and suits most "
                "characters. F1 says what each of the others does and when it is better"));
    int item = 0;
    for (const auto& [key, name] : namedSolvers()) {
        m_solver.choice->setItemText(item++, name);
    }
    describe(
        m_preset.label, m_preset.choice, tr("Preset"),
        tr("Sets everything that the method's paper decides. Standard comes closest to artists' weights; "
           "Paper is the method as published in 2014"));
    m_preset.choice->setItemText(Standard, tr("Standard"));
    m_preset.choice->setItemText(Paper, tr("Paper (2014)"));
    m_preset.choice->setItemText(Custom, tr("Custom"));
}

} // namespace sinew
