#include "ui/help/ManualView.h"

#include "ui/help/ManualPages.h"

#include <QFileInfo>
#include <QTextDocument>
#include <QTextTable>

namespace sinew {
namespace {

QString topicOf(const QUrl& page) {
    return QFileInfo(page.path()).completeBaseName();
}

} // namespace

ManualView::ManualView(QWidget* parent)
    : QTextBrowser(parent) {
    setOpenExternalLinks(true);
    document()->setDocumentMargin(16);
    connect(this, &QTextBrowser::sourceChanged, this, &ManualView::styleTables);
}

void ManualView::showPage(const QString& topic) {
    setSource(QUrl("qrc" + manualFile(topic)), QTextDocument::MarkdownResource);
}

QString ManualView::topic() const {
    return topicOf(source());
}

QVariant ManualView::loadResource(int type, const QUrl& name) {
    const bool page = type == QTextDocument::MarkdownResource;
    return page ? QVariant(manualPage(topicOf(name))) : QTextBrowser::loadResource(type, name);
}

/// Markdown says nothing of how tables look.
void ManualView::styleTables() {
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            QTextTableFormat format = table->format();
            format.setBorderCollapse(true);
            format.setBorder(1.0);
            format.setBorderBrush(palette().mid());
            format.setCellPadding(4.0);
            table->setFormat(format);
        }
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
