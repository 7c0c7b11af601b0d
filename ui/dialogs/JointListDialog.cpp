#include "ui/dialogs/JointListDialog.h"

#include "ui/widgets/Panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

JointListDialog::JointListDialog(const Skeleton& skeleton, const std::vector<std::string>& chosen,
                                 QWidget* parent)
    : Dialog(parent)
    , m_filter(new QLineEdit)
    , m_list(new QListWidget)
    , m_count(hintLabel())
    , m_all(new QPushButton)
    , m_none(new QPushButton)
    , m_accept(new QPushButton)
    , m_reject(new QPushButton) {
    m_filter->setClearButtonEnabled(true);
    m_accept->setDefault(true);
    m_accept->setProperty("primary", true);
    auto* ticks = new QHBoxLayout;
    ticks->addWidget(m_all);
    ticks->addWidget(m_none);
    ticks->addWidget(m_count, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_reject);
    buttons->addWidget(m_accept);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addLayout(ticks);
    layout->addLayout(buttons);
    resize(420, 560);
    fill(skeleton, chosen);
    connect(m_filter, &QLineEdit::textChanged, this, &JointListDialog::filter);
    connect(m_list, &QListWidget::itemChanged, this, &JointListDialog::count);
    connect(m_all, &QPushButton::clicked, this, [this] { tickShown(Qt::Checked); });
    connect(m_none, &QPushButton::clicked, this, [this] { tickShown(Qt::Unchecked); });
    connect(m_accept, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_reject, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
}

void JointListDialog::fill(const Skeleton& skeleton, const std::vector<std::string>& chosen) {
    for (const Joint& joint : skeleton.joints) {
        auto* item = new QListWidgetItem(QString::fromStdString(joint.name), m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool ticked = std::ranges::find(chosen, joint.name) != chosen.end();
        item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    }
}

void JointListDialog::filter(const QString& text) {
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        item->setHidden(!item->text().contains(text, Qt::CaseInsensitive));
    }
}

void JointListDialog::tickShown(Qt::CheckState state) {
    for (int row = 0; row < m_list->count(); ++row) {
        if (QListWidgetItem* item = m_list->item(row); !item->isHidden()) {
            item->setCheckState(state);
        }
    }
}

std::vector<std::string> JointListDialog::chosen() const {
    std::vector<std::string> names;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked) {
            names.push_back(m_list->item(row)->text().toStdString());
        }
    }
    return names;
}

void JointListDialog::count() {
    const std::size_t ticked = chosen().size();
    m_count->setText(tr("%1 of %2 selected").arg(ticked).arg(m_list->count()));
    m_accept->setEnabled(ticked > 0);
}

void JointListDialog::retranslate() {
    setWindowTitle(tr("Choose Joints"));
    m_filter->setPlaceholderText(tr("Find a joint"));
    describe(m_filter, tr("Find a joint"), tr("Shows only joints whose names contain this text"));
    describe(m_list, tr("Joints"), tr("Ticked joints get weights"));
    m_all->setText(tr("Tick &all"));
    m_none->setText(tr("Tick &none"));
    m_accept->setText(tr("&Use Selected"));
    m_reject->setText(tr("Cancel"));
    count();
}

} // namespace sinew
