#include "app/document/avatar/SpringEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/text/Numbers.h"
#include "ui/panels/avatar/SpringsPanel.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace sinew {
namespace {

constexpr int kChainRowsShown = 6;

} // namespace

QString springKindText(SpringKind kind) {
    switch (kind) {
    case SpringKind::HairSoft:
        return SpringChainsForm::tr("Hair, soft");
    case SpringKind::HairFirm:
        return SpringChainsForm::tr("Hair, firm");
    case SpringKind::Skirt:
        return SpringChainsForm::tr("Skirt");
    case SpringKind::Cape:
        return SpringChainsForm::tr("Cape");
    case SpringKind::Tail:
        return SpringChainsForm::tr("Tail");
    case SpringKind::Ears:
        return SpringChainsForm::tr("Ears");
    case SpringKind::Accessory:
        break;
    }
    return SpringChainsForm::tr("Accessory");
}

SpringChainsForm::SpringChainsForm(Document& document, SpringChoice& choice, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_choice(choice)
    , m_group(new FoldBox("springs.chains", true))
    , m_form(formIn(m_group))
    , m_list(new QListWidget)
    , m_remove(new QPushButton)
    , m_mirror(new QPushButton)
    , m_values(new ChainValuesForm(document, choice))
    , m_hint(hintLabel()) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, &SpringChainsForm::show);
    document.onChange(DocumentChange::Selection, this, &SpringChainsForm::followSelection);
    connect(&choice, &SpringChoice::changed, this, &SpringChainsForm::showChosen);
    retranslate();
}

void SpringChainsForm::build() {
    m_list->setObjectName("springs.chains");
    selectSeveral(*m_list);
    m_list->setItemDelegate(new NameCell(m_list));
    m_list->setFixedHeight(kChainRowsShown * m_list->fontMetrics().height() * 3 / 2);
    m_remove->setObjectName("springs.removeChains");
    m_mirror->setObjectName("springs.mirrorChains");
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_mirror);
    buttons->addWidget(m_remove);
    m_form->addRow(m_list);
    m_form->addRow(buttons);
    m_form->addRow(m_values);
    m_form->addRow(m_hint);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void SpringChainsForm::connectControls() {
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        std::vector<std::size_t> rows;
        for (const QModelIndex& row : m_list->selectionModel()->selectedIndexes()) {
            rows.push_back(static_cast<std::size_t>(row.row()));
        }
        m_choice.setChains(std::move(rows));
    });
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { rename(*item); });
    connect(m_remove, &QPushButton::clicked, this, [this] { removeChains(m_document, m_choice.chains()); });
    connect(m_mirror, &QPushButton::clicked, this,
            [this] { mirrorSprings(m_document, m_choice.chains(), {}); });
    auto* menu = new ListMenu(m_list, "menu.springChains");
    menu->addRename();
    menu->add(m_mirror);
    menu->add(m_remove);
}

/// Later: the list is filled anew, which takes the item away.
void SpringChainsForm::rename(const QListWidgetItem& item) {
    const auto row = static_cast<std::size_t>(m_list->row(&item));
    const std::string name = item.data(NameCell::NameRole).toString().trimmed().toStdString();
    QMetaObject::invokeMethod(
        this,
        [this, row, name] {
            changeChains(m_document, std::array{row}, tr("Rename Chain"),
                         [&](SpringChain& chain) { chain.name = name.empty() ? chain.name : name; });
            show(); // an empty name is not given
        },
        Qt::QueuedConnection);
}

/// A joint of a chain that is selected in the view or in the tree.
void SpringChainsForm::followSelection() {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton() || !state.avatar) {
        return;
    }
    std::vector<std::size_t> chains;
    for (const std::int32_t joint : selectedJoints(state)) {
        const std::string& name = state.scene->skeleton.joints[static_cast<std::size_t>(joint)].name;
        for (std::size_t c = 0; c < state.avatar->springs.chains.size(); ++c) {
            const auto& joints = state.avatar->springs.chains[c].joints;
            if (std::ranges::find(joints, name, &SpringJoint::joint) != joints.end()) {
                chains.push_back(c);
            }
        }
    }
    if (!chains.empty()) {
        m_choice.setChains(std::move(chains));
    }
}

QString SpringChainsForm::textOf(const SpringChain& chain) const {
    const auto preset = presetOf(m_document.state(), chain);
    const QString kind = preset ? springKindText(*preset) : tr("custom values");
    return tr("%1: %2, %n joint(s)", nullptr, static_cast<int>(chain.joints.size()))
        .arg(printable(chain.name.empty() && !chain.joints.empty() ? chain.joints.front().joint : chain.name),
             kind);
}

void SpringChainsForm::show() {
    fillList();
    showChosen();
}

void SpringChainsForm::fillList() {
    const QSignalBlocker quiet(m_list);
    const auto& chains = avatarOf(m_document.state()).springs.chains;
    while (m_list->count() > static_cast<int>(chains.size())) {
        delete m_list->takeItem(m_list->count() - 1);
    }
    for (std::size_t c = 0; c < chains.size(); ++c) {
        const auto row = static_cast<int>(c);
        QListWidgetItem* item = row < m_list->count() ? m_list->item(row) : new QListWidgetItem(m_list);
        item->setText(textOf(chains[c]));
        item->setData(NameCell::NameRole, printable(chains[c].name));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
}

void SpringChainsForm::showChosen() {
    {
        const QSignalBlocker quiet(m_list);
        for (int row = 0; row < m_list->count(); ++row) {
            m_list->item(row)->setSelected(m_choice.hasChain(static_cast<std::size_t>(row)));
        }
    }
    setVisible(m_list->count() > 0);
    const bool any = !m_choice.chains().empty();
    m_remove->setEnabled(any);
    m_mirror->setEnabled(any);
    if (m_list->selectionModel()->selectedIndexes().size() == 1) {
        m_list->scrollToItem(m_list->selectedItems().front());
    }
    m_hint->setVisible(!any);
}

void SpringChainsForm::retranslate() {
    m_group->setTitle(tr("Chains"));
    describe(m_list, tr("Chains"),
             tr("Joints that swing, one chain a row: its name, whose values it has, and its joints. "
                "Double-click renames a chain"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove chains"), tr("Removes the chosen chains. Their joints stay"));
    m_mirror->setText(tr("Mirror"));
    describe(m_mirror, tr("Mirror chains"),
             tr("Makes the chosen chains on the other side too, from the partner joints"));
    m_hint->setText(
        tr("Choose chains in the list, or select one of their joints. With Ctrl or Shift you choose "
           "several and change them together."));
    show();
}

} // namespace sinew
