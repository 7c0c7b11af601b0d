#include "ui/panels/SelectButtons.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace sinew {

SelectButtons::SelectButtons(const QString& name, QWidget* parent)
    : Panel(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    const std::array names{".replace", ".add", ".remove"};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new QPushButton;
        m_buttons[i]->setObjectName(name + names[i]);
        row->addWidget(m_buttons[i], 1);
        connect(m_buttons[i], &QPushButton::clicked, this,
                [this, i] { Q_EMIT chosen(static_cast<SelectMode>(i)); });
    }
    retranslate();
}

void SelectButtons::retranslate() {
    const std::array texts{std::pair(tr("Select"), tr("Select these points and no others")),
                           std::pair(tr("Add"), tr("Select these points too")),
                           std::pair(tr("Remove"), tr("Let these points go"))};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(texts[i].first);
        describe(m_buttons[i], texts[i].first, texts[i].second);
    }
}

} // namespace sinew
