#include "ui/panels/RepairForm.h"

#include "ui/panels/SettingsEdit.h"
#include "ui/widgets/NarrowCheckBox.h"

#include <QCheckBox>
#include <QGroupBox>
#include <QVBoxLayout>

namespace sinew {

RepairForm::RepairForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new QGroupBox) {
    auto* column = new QVBoxLayout(m_group);
    for (std::size_t i = 0; i < kFixNames.size(); ++i) {
        const auto& [name, fix] = kFixNames[i];
        m_fixes[i] = new NarrowCheckBox;
        m_fixes[i]->setObjectName(QString("bind.fix.") + name);
        column->addWidget(m_fixes[i]);
        connect(m_fixes[i], &QCheckBox::clicked, this, [this, fix = fix](bool on) {
            editSettings(m_document, MergeKey::None,
                         [=](BindSettings& settings) { settings.fixes.*fix = on; });
        });
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
    document.onChange(DocumentChange::Settings, this, &RepairForm::show);
    retranslate();
    show();
}

void RepairForm::show() {
    for (std::size_t i = 0; i < kFixNames.size(); ++i) {
        m_fixes[i]->setChecked(m_document.state().settings.fixes.*kFixNames[i].second);
    }
}

void RepairForm::retranslate() {
    m_group->setTitle(tr("Repairs, on the solver's copy only"));
    const std::array texts{
        std::pair(tr("Turn shells outward"),
                  tr("Shells that face inwards count as outside. Turned, they count as what they enclose")),
        std::pair(tr("Close holes"),
                  tr("Every hole gets a lid for the solver, so that nothing outside comes in. Not for cards "
                     "and cloaks, whose rims are holes too")),
        std::pair(tr("Leave doubled faces out"),
                  tr("Of faces in the same place one is kept. Doubled ones count twice when surfaces are "
                     "counted to tell what is inside"))};
    static_assert(texts.size() == kFixNames.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        m_fixes[i]->setText(texts[i].first);
        describe(m_fixes[i], texts[i].first, texts[i].second);
    }
}

} // namespace sinew
