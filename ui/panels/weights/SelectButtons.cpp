#include "ui/panels/weights/SelectButtons.h"

#include <QGridLayout>
#include <QPushButton>

namespace sinew {

SelectButtons::SelectButtons(const QString& name, QWidget* parent)
    : Panel(parent) {
    auto* grid = new QGridLayout(this); // three beside one another are too wide for a narrow panel
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    const std::array names{".replace", ".add", ".remove"};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new QPushButton;
        m_buttons[i]->setObjectName(name + names[i]);
        const bool first = i == 0;
        grid->addWidget(m_buttons[i], first ? 0 : 1, first ? 0 : static_cast<int>(i) - 1, 1, first ? 2 : 1);
        connect(m_buttons[i], &QPushButton::clicked, this,
                [this, i] { Q_EMIT chosen(static_cast<SelectMode>(i)); });
    }
    retranslate();
}

void SelectButtons::retranslate() {
    const std::array texts{std::pair(tr("Select"), tr("Select only these vertices")),
                           std::pair(tr("Add"), tr("Add these vertices to the selection")),
                           std::pair(tr("Remove"), tr("Remove these vertices from the selection"))};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(texts[i].first);
        describe(m_buttons[i], texts[i].first, texts[i].second);
    }
}

} // namespace sinew
