#include "ui/dialogs/ShortcutsDialog.h"

#include "ui/actions/Actions.h"
#include "ui/actions/CommandSearch.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Panel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace sinew {
QString shortcutsPage(const QString& filter, Navigation navigation) {
    QString page = "<table width='100%' cellspacing='0' cellpadding='4'>";
    QString group;
    for (const ActionSpec& spec : actionTable()) {
        const QString name = plainText(spec);
        const QString keys = keysText(spec, navigation);
        const QString tip = tipText(spec);
        if (!(name + '\n' + keys + '\n' + tip).contains(filter, Qt::CaseInsensitive)) {
            continue;
        }
        if (const QString own = groupText(spec); own != group) {
            group = own;
            page +=
                QString("<tr><td colspan='3' style='padding-top:14px'><b style='color:%1'>%2</b></td></tr>")
                    .arg(accentColor().name(), group.toHtmlEscaped());
        }
        page += QString("<tr><td width='30%'>%1</td><td width='20%'><b>%2</b></td><td>%3</td></tr>")
                    .arg(name.toHtmlEscaped(), keys.toHtmlEscaped(), tip.toHtmlEscaped());
    }
    return page + "</table>";
}

ShortcutsDialog::ShortcutsDialog(QWidget* parent, Navigation navigation)
    : Dialog(parent)
    , m_navigation(navigation)
    , m_filter(new QLineEdit)
    , m_page(new QTextBrowser)
    , m_close(new QPushButton) {
    m_filter->setClearButtonEnabled(true);
    m_close->setDefault(true);
    m_page->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addWidget(m_filter);
    layout->addWidget(m_page, 1);
    layout->addLayout(buttons);
    resize(820, 680);
    connect(m_filter, &QLineEdit::textChanged, this,
            [this](const QString& filter) { m_page->setHtml(shortcutsPage(filter, m_navigation)); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
}

void ShortcutsDialog::retranslate() {
    setWindowTitle(tr("Shortcuts"));
    m_filter->setPlaceholderText(tr("Find an action or a key"));
    describe(m_filter, tr("Find an action or a key"), {});
    describe(m_page, tr("Actions and their keys"), {});
    m_close->setText(tr("Close"));
    m_page->setHtml(shortcutsPage(m_filter->text(), m_navigation));
}

} // namespace sinew
