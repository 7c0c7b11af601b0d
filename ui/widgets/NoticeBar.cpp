#include "ui/widgets/NoticeBar.h"

#include "ui/widgets/Elided.h"

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

TextureBar::TextureBar(QWidget* parent)
    : Panel(parent)
    , m_text(new ElidedLabel)
    , m_choose(new QPushButton)
    , m_ignore(new QPushButton) {
    setObjectName("textureBar");
    m_text->setObjectName("textureBar.text");
    m_choose->setObjectName("textureBar.choose");
    m_ignore->setObjectName("textureBar.ignore");
    auto* row = new QHBoxLayout(this);
    constexpr int side = 10;
    constexpr int above = 4;
    row->setContentsMargins(side, above, side, above);
    row->addWidget(m_text, 1);
    row->addWidget(m_choose);
    row->addWidget(m_ignore);
    connect(m_choose, &QPushButton::clicked, this, &TextureBar::folderAsked);
    connect(m_ignore, &QPushButton::clicked, this, &TextureBar::ignored);
    hide();
    retranslate();
}

void TextureBar::showOutside(std::size_t count) {
    m_count = count;
    retranslate();
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TextureBar::retranslate() {
    m_text->setText(
        tr("Textures and material files outside the model's folder that were not read: %1").arg(m_count));
    setAccessibleName(m_text->text());
    m_choose->setText(tr("Choose Their Folder..."));
    describe(
        m_choose, m_choose->text(),
        tr("Read textures from a folder that you choose, too. Do so only if you trust the model: what it "
           "names there becomes part of exported files"));
    m_ignore->setText(tr("Ignore"));
    describe(m_ignore, m_ignore->text(), tr("Go on without these textures"));
}

/// A line below parts it from the view.
void TextureBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
    painter.fillRect(QRect(0, height() - 1, width(), 1), palette().color(QPalette::Mid));
}

} // namespace sinew
