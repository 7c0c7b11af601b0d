#include "ui/panels/bind/BindPanel.h"

#include "ui/dialogs/JointDialogs.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>

namespace sinew {

JointsForm::JointsForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new FoldBox("bind.joints"))
    , m_label(columnLabel())
    , m_choice(new QComboBox)
    , m_names(new QPushButton) {
    m_choice->setObjectName("bind.joints");
    m_names->setObjectName("bind.chooseJoints");
    m_choice->addItems(QStringList(3));
    auto* form = formIn(m_group);
    form->addRow(m_label, m_choice);
    form->addRow(QString(), m_names);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
    connect(m_choice, &QComboBox::activated, this,
            [this](int index) { choose(static_cast<JointChoice>(index)); });
    connect(m_names, &QPushButton::clicked, this, &JointsForm::chooseNames);
    document.onChange(DocumentChange::Scene | DocumentChange::Settings, this, &JointsForm::show);
    retranslate();
}

void JointsForm::choose(JointChoice choice) {
    if (choice == JointChoice::Listed && m_document.state().settings.joints.empty()) {
        chooseNames();
        show(); // nothing may have been chosen
        return;
    }
    editSettings(m_document, MergeKey::None, [=](BindSettings& settings) { settings.jointChoice = choice; });
}

void JointsForm::chooseNames() {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    JointListDialog dialog(state.scene->skeleton, state.settings.joints, this);
    if (dialog.exec() == QDialog::Accepted) {
        editSettings(m_document, MergeKey::None, [&](BindSettings& settings) {
            settings.jointChoice = JointChoice::Listed;
            settings.joints = dialog.chosen();
        });
    }
}

void JointsForm::show() {
    const DocumentState& state = m_document.state();
    m_choice->setCurrentIndex(static_cast<int>(state.settings.jointChoice));
    m_names->setVisible(state.settings.jointChoice == JointChoice::Listed);
    m_names->setText(tr("Choose... (%1)").arg(state.settings.joints.size()));
    setEnabled(state.hasSkeleton());
}

void JointsForm::retranslate() {
    m_group->setTitle(tr("Joints"));
    describe(m_label, m_choice, tr("Bind to"),
             tr("The joints that get weights. Deforming joints: those with weights in the file, otherwise "
                "all except roots, controls and end joints"));
    m_choice->setItemText(static_cast<int>(JointChoice::Deforming), tr("Deforming joints"));
    m_choice->setItemText(static_cast<int>(JointChoice::All), tr("All joints"));
    m_choice->setItemText(static_cast<int>(JointChoice::Listed), tr("Selected joints"));
    describe(m_names, tr("Choose joints"), tr("Tick the joints that get weights"));
    show();
}

} // namespace sinew
