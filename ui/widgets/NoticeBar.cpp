#include "ui/widgets/NoticeBar.h"

#include "ui/widgets/cells/Elided.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace sinew {

NoticeBar::NoticeBar(QWidget* parent)
    : Panel(parent)
    , m_text(new ElidedLabel)
    , m_compare(new QPushButton)
    , m_reload(new QPushButton)
    , m_ignore(new QPushButton) {
    setObjectName("noticeBar");
    m_text->setObjectName("noticeBar.text");
    m_compare->setObjectName("noticeBar.compare");
    m_reload->setObjectName("noticeBar.reload");
    m_ignore->setObjectName("noticeBar.ignore");
    auto* row = new QHBoxLayout(this);
    constexpr int side = 10;
    constexpr int above = 4;
    row->setContentsMargins(side, above, side, above);
    row->addWidget(m_text, 1);
    row->addWidget(m_compare);
    row->addWidget(m_reload);
    row->addWidget(m_ignore);
    connect(m_compare, &QPushButton::clicked, this, &NoticeBar::compareAsked);
    connect(m_reload, &QPushButton::clicked, this, &NoticeBar::reloadAsked);
    connect(m_ignore, &QPushButton::clicked, this, &NoticeBar::ignored);
    hide();
    retranslate();
}

void NoticeBar::showChanged(const QString& name) {
    m_name = name;
    retranslate();
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::retranslate() {
    m_text->setText(tr("%1 has changed on disk").arg(m_name));
    setAccessibleName(m_text->text());
    m_compare->setText(tr("Compare..."));
    describe(m_compare, m_compare->text(), tr("Show what has changed in the file, before you reload it"));
    m_reload->setText(tr("Reload"));
    describe(m_reload, m_reload->text(), tr("Read the character's file again and keep all work"));
    m_ignore->setText(tr("Ignore"));
    describe(m_ignore, m_ignore->text(), tr("Go on with the file as it was when it was opened"));
}

/// A line below parts it from the view.
void NoticeBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
    painter.fillRect(QRect(0, height() - 1, width(), 1), palette().color(QPalette::Mid));
}

} // namespace sinew
