#include "ui/dialogs/UpdateDialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {

QString updateText(const UpdateAnswer& answer) {
    switch (answer.trouble) {
    case UpdateTrouble::None:
        return isNewer(answer.newest)
                   ? UpdateDialog::tr("Sinew %1 is there. You have %2.")
                         .arg(versionText(answer.newest), SINEW_VERSION)
                   : UpdateDialog::tr("You have the newest version, %1.").arg(SINEW_VERSION);
    case UpdateTrouble::NoCurl:
        return UpdateDialog::tr(
            "Sinew asks by the program curl, which does not run here. Install curl, or open "
            "the page of releases.");
    case UpdateTrouble::NoConnection:
        return UpdateDialog::tr("There is no connection to GitHub. Check the network and try again.");
    case UpdateTrouble::TimedOut:
        return UpdateDialog::tr("GitHub did not answer in time. Try again later.");
    case UpdateTrouble::NotSecure:
        return UpdateDialog::tr(
            "The connection to GitHub is not secure. Log in to the network, or set the clock "
            "of this computer, and try again.");
    case UpdateTrouble::Refused:
        return UpdateDialog::tr("GitHub refused to answer. Try again later, or open the page of releases.");
    case UpdateTrouble::BadAnswer:
        break;
    }
    return UpdateDialog::tr(
        "The answer names no release of Sinew. Log in to the network, or open the page of "
        "releases.");
}

UpdateDialog::UpdateDialog(QWidget* parent)
    : Dialog(parent)
    , m_text(new QLabel)
    , m_sent(new QLabel)
    , m_page(new QPushButton)
    , m_close(new QPushButton) {
    m_text->setObjectName("updates.text");
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(380);
    m_sent->setObjectName("updates.sent");
    m_sent->setProperty("hint", true);
    m_sent->setWordWrap(true);
    m_page->setObjectName("updates.page");
    m_page->setProperty("primary", true);
    m_close->setObjectName("updates.close");
    m_close->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_page);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(16);
    layout->addWidget(m_text);
    layout->addWidget(m_sent);
    layout->addLayout(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    connect(m_page, &QPushButton::clicked, this, [this] {
        Q_EMIT pageAsked();
        accept();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
}

void UpdateDialog::tell(const UpdateAnswer& answer) {
    m_answer = answer;
    retranslate();
}

void UpdateDialog::retranslate() {
    setWindowTitle(tr("Check for Updates"));
    m_text->setText(m_answer ? updateText(*m_answer) : tr("Asking GitHub for the newest version..."));
    m_sent->setText(tr("Sinew sends its own version and nothing else."));
    m_page->setText(tr("Open &Page"));
    describe(m_page, tr("Open Page"), tr("Shows the releases of Sinew in the browser"));
    const bool newest = m_answer && m_answer->trouble == UpdateTrouble::None && !isNewer(m_answer->newest);
    m_page->setVisible(m_answer && !newest);
    m_close->setText(m_answer ? tr("Close") : tr("Cancel"));
}

} // namespace sinew
