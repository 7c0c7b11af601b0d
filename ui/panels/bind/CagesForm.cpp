#include "ui/panels/bind/CagesForm.h"

#include "app/document/edits/CageEdits.h"
#include "app/text/Fill.h"
#include "ui/actions/Actions.h"
#include "ui/widgets/Forms.h"

#include <QAction>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kCageRowsShown = 3;

} // namespace

CagesForm::CagesForm(Document& document, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new QGroupBox)
    , m_hint(hintLabel())
    , m_add(new QPushButton)
    , m_list(new QListWidget)
    , m_remove(new QPushButton) {
    build(actions);
    connect(m_list, &QListWidget::currentRowChanged, this, &CagesForm::showCurrent);
    connect(m_remove, &QPushButton::clicked, this, [this] { removeCage(m_document, row()); });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings, this, &CagesForm::show);
    retranslate();
}

void CagesForm::build(const Actions& actions) {
    m_add->setObjectName("cages.add");
    connect(m_add, &QPushButton::clicked, actions["bind.addCage"], &QAction::trigger);
    m_list->setObjectName("cages.list");
    m_list->setFixedHeight(kCageRowsShown * m_list->fontMetrics().height() * 3 / 2);
    m_remove->setObjectName("cages.remove");
    auto* form = formIn(m_group);
    form->addRow(m_hint);
    form->addRow(m_add);
    form->addRow(m_list);
    form->addRow(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

/// Beyond all cages when none is chosen.
std::size_t CagesForm::row() const {
    return static_cast<std::size_t>(m_list->currentRow());
}

QString CagesForm::textOf(const Cage& cage) const {
    return tr("%1: %2 vertices, %3 faces")
        .arg(printable(cage.name))
        .arg(cage.vertices.size())
        .arg(cage.faces.size());
}

void CagesForm::show() {
    const DocumentState& state = m_document.state();
    m_add->setEnabled(state.hasScene());
    const QSignalBlocker quiet(m_list);
    const int current = m_list->currentRow();
    m_list->clear();
    if (state.hasScene()) {
        for (const Cage& cage : state.settings.cages) {
            m_list->addItem(textOf(cage));
        }
    }
    m_list->setCurrentRow(std::min(std::max(current, 0), m_list->count() - 1));
    showCurrent();
}

void CagesForm::showCurrent() {
    m_remove->setEnabled(row() < m_document.state().settings.cages.size());
}

void CagesForm::retranslate() {
    m_group->setTitle(tr("Cages"));
    m_hint->setText(tr("Each vertex of a cage is a joint that moves what lies around it. Model the cage in "
                       "another program and export it as OBJ."));
    m_add->setText(tr("Add From OBJ..."));
    describe(m_add, tr("Add From OBJ..."), tr("Read a cage and add a joint for each of its vertices"));
    describe(m_list, tr("Cages"), tr("Cages whose vertices are joints"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove"), tr("Remove this cage and the joints that were added for it"));
    show();
}

} // namespace sinew
