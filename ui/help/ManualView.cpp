#include "ui/help/ManualView.h"

#include "ui/help/ManualPages.h"

#include <QEvent>
#include <QFileInfo>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace sinew {
namespace {

constexpr double kPageMargin = 16.0;

/// A line below each row.
void styleTable(QTextTable& table, const QPalette& palette) {
    QTextTableFormat format = table.format();
    format.setBorder(0.0);
    format.setBorderCollapse(true);
    format.setCellSpacing(0.0);
    format.setCellPadding(5.0);
    format.setBottomMargin(kPageMargin);
    table.setFormat(format);
    for (int row = 0; row < table.rows(); ++row) {
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextTableCellFormat line = cell.format().toTableCellFormat();
            line.setBottomBorder(1.0);
            line.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            line.setBottomBorderBrush(palette.mid());
            cell.setFormat(line);
        }
    }
}

/// Room above headings, a ground under code.
void styleBlock(const QTextBlock& block, const QPalette& palette) {
    QTextBlockFormat format = block.blockFormat();
    if (format.headingLevel() > 1) {
        format.setTopMargin(1.5 * kPageMargin);
        format.setBottomMargin(0.5 * kPageMargin);
    } else if (format.hasProperty(QTextFormat::BlockCodeLanguage)) {
        format.setBackground(palette.alternateBase());
        format.setLeftMargin(kPageMargin);
    } else {
        return;
    }
    QTextCursor(block).setBlockFormat(format);
}

/// Markdown says nothing of how a page looks.
void stylePage(QTextDocument& document, const QPalette& palette) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        styleBlock(block, palette);
    }
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            styleTable(*table, palette);
        }
    }
    QTextFrameFormat page = document.rootFrame()->frameFormat();
    page.setMargin(kPageMargin);
    document.rootFrame()->setFrameFormat(page);
}

QString topicOf(const QUrl& page) {
    return QFileInfo(page.path()).completeBaseName();
}

} // namespace

ManualView::ManualView(QWidget* parent)
    : QTextBrowser(parent) {
    setOpenExternalLinks(true);
    setWordWrapMode(QTextOption::WordWrap); // a wide table is scrolled, not broken within words
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl& page) {
        m_topic = topicOf(page); // source() still names the page before
        stylePage(*document(), palette());
    });
}

void ManualView::showPage(const QString& topic) {
    setSource(QUrl("qrc" + manualFile(topic)), QTextDocument::MarkdownResource);
}

QVariant ManualView::loadResource(int type, const QUrl& name) {
    const bool page = type == QTextDocument::MarkdownResource;
    return page ? QVariant(manualPage(topicOf(name))) : QTextBrowser::loadResource(type, name);
}

/// Lines and grounds have the colours of the theme.
void ManualView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        stylePage(*document(), palette());
    }
}

bool ManualView::findNext(const QString& text, bool backward) {
    const QTextDocument::FindFlags way = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (find(text, way)) {
        return true;
    }
    const QTextCursor before = textCursor();
    moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    if (find(text, way)) {
        return true;
    }
    setTextCursor(before);
    return false;
}

} // namespace sinew
