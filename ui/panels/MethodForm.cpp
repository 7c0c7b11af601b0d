#include "ui/panels/MethodForm.h"

#include "app/text/SolverText.h"
#include "ui/panels/SettingsEdit.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/NarrowCheckBox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QVBoxLayout>

namespace sinew {

MethodForm::MethodForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new QGroupBox)
    , m_solverLabel(columnLabel())
    , m_solver(new QComboBox)
    , m_methodLabel(columnLabel())
    , m_method(new QComboBox)
    , m_girths(new NarrowCheckBox)
    , m_lastBones(new NarrowCheckBox)
    , m_sideBones(new NarrowCheckBox) {
    build();
    connectControls();
    document.onChange(DocumentChange::Settings, this, &MethodForm::show);
    retranslate();
    show();
}

void MethodForm::build() {
    m_solver->setObjectName("bind.solver");
    for (const auto& [key, name] : namedSolvers()) {
        m_solver->addItem(name, QString::fromStdString(key));
    }
    m_method->setObjectName("bind.method");
    m_method->addItems(QStringList(3));
    m_girths->setObjectName("bind.girths");
    m_lastBones->setObjectName("bind.fitLastBones");
    m_sideBones->setObjectName("bind.handOverBones");
    auto* form = formIn(m_group);
    form->addRow(m_solverLabel, m_solver);
    form->addRow(m_methodLabel, m_method);
    form->addRow(QString(), m_girths);
    form->addRow(QString(), m_lastBones);
    form->addRow(QString(), m_sideBones);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void MethodForm::connectControls() {
    connect(m_solver, &QComboBox::activated, this, [this](int index) {
        editSettings(m_document, MergeKey::None,
                     [key = m_solver->itemData(index).toString().toStdString()](BindSettings& settings) {
                         settings.solver = key;
                     });
    });
    connect(m_method, &QComboBox::activated, this, [this](int index) {
        if (index != Own) {
            editSettings(
                m_document, MergeKey::None,
                [=](BindSettings& settings) {
                    settings = index == Paper ? paperSettings(settings) : standardSettings(settings);
                },
                Weighing::Full, tr("Preset"));
        }
        show(); // one's own cannot be chosen, only made
    });
    const auto follow = [this](QCheckBox* box, bool BindSettings::*setting) {
        connect(box, &QCheckBox::clicked, this, [this, setting](bool on) {
            editSettings(m_document, MergeKey::None, [=](BindSettings& settings) { settings.*setting = on; });
        });
    };
    follow(m_girths, &BindSettings::girths);
    follow(m_lastBones, &BindSettings::fitLastBones);
    follow(m_sideBones, &BindSettings::handOverBones);
}

MethodForm::Method MethodForm::method() const {
    const BindSettings& settings = m_document.state().settings;
    if (settings == standardSettings(settings)) {
        return Standard;
    }
    return settings == paperSettings(settings) ? Paper : Own;
}

void MethodForm::show() {
    const BindSettings& settings = m_document.state().settings;
    m_solver->setCurrentIndex(m_solver->findData(QString::fromStdString(settings.solver)));
    m_method->setCurrentIndex(method());
    m_girths->setChecked(settings.girths);
    m_lastBones->setChecked(settings.fitLastBones);
    m_sideBones->setChecked(settings.handOverBones);
}

void MethodForm::retranslate() {
    m_group->setTitle(tr("Method"));
    describe(m_solverLabel, m_solver, tr("Solver"),
             tr("What makes the weights. Geodesic Voxel measures distances inside the body; Nearest Bone "
                "measures them in a straight line, through whatever lies between, and is the fastest"));
    int item = 0;
    for (const auto& [key, name] : namedSolvers()) {
        m_solver->setItemText(item++, name);
    }
    describe(m_methodLabel, m_method, tr("Settings"),
             tr("All settings of the method at once: the standard ones, which come nearest to artists' "
                "weights, or "
                "those of the paper that the method comes from"));
    m_method->setItemText(Standard, tr("Standard"));
    m_method->setItemText(Paper, tr("As in the paper"));
    m_method->setItemText(Own, tr("Your own"));
    m_girths->setText(tr("Limbs count by their thickness"));
    describe(m_girths, tr("Limbs count by their thickness"),
             tr("Distances count relative to the thickness of each limb, so that a thin arm takes nothing of "
                "the chest beside it"));
    m_lastBones->setText(tr("Fit last bones"));
    describe(m_lastBones, tr("Fit last bones"),
             tr("A bone without a child becomes as long as what it moves: a big head gets a long one. Else "
                "it is as long as the bone before"));
    m_sideBones->setText(tr("Hand side bones over"));
    describe(
        m_sideBones, tr("Hand side bones over"),
        tr("A bone to a child beside the bone before, like thighs that hang on the spine, belongs to the "
           "joint before"));
}

} // namespace sinew
