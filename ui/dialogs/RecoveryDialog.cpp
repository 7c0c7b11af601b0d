#include "ui/dialogs/RecoveryDialog.h"

#include "ui/widgets/Panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {

RecoveryDialog::RecoveryDialog(const QStringList& works, QWidget* parent)
    : Dialog(parent)
    , m_title(new QLabel)
    , m_text(hintLabel())
    , m_list(new QListWidget)
    , m_recover(new QPushButton)
    , m_discard(new QPushButton)
    , m_later(new QPushButton) {
    m_title->setProperty("heading", true);
    m_recover->setProperty("primary", true);
    m_recover->setDefault(true);
    m_recover->setObjectName("recovery.recover");
    m_discard->setObjectName("recovery.discard");
    m_later->setObjectName("recovery.later");
    m_list->ensurePolished(); // rows get their height from the style
    m_list->addItems(works);
    m_list->setCurrentRow(0);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_discard);
    buttons->addStretch(1);
    buttons->addWidget(m_later);
    buttons->addWidget(m_recover);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(10);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    resize(560, 320);
    connect(m_recover, &QPushButton::clicked, this, [this] { choose(false); });
    connect(m_discard, &QPushButton::clicked, this, [this] { choose(true); });
    connect(m_later, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this] { choose(false); });
    retranslate();
}

void RecoveryDialog::choose(bool discard) {
    m_choice = {m_list->currentRow(), discard};
    accept();
}

void RecoveryDialog::retranslate() {
    setWindowTitle(tr("Recover Unsaved Work"));
    m_title->setText(tr("Sinew did not close properly."));
    m_text->setText(
        tr("It kept a copy of your unsaved work. Recover it, then save it as a project to keep it."));
    describe(m_list, tr("Recoverable work"), {});
    m_recover->setText(tr("&Recover"));
    m_discard->setText(tr("&Discard"));
    m_later->setText(tr("&Ask Later"));
}

} // namespace sinew
