#include "ui/help/Help.h"

#include "ui/theme/Icons.h"
#include "ui/widgets/Panel.h"

#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

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

QToolButton* navigationButton(const char* name, const char* icon) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(themedIcon(icon));
    button->setEnabled(false);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

/// Shows pages of the manual. Links between pages are followed here, others open in the system's browser.
class ManualView : public QTextBrowser {
    Q_OBJECT
public:
    explicit ManualView(QWidget* parent = nullptr);

    void showPage(const QString& topic);
    QString topic() const { return m_topic; }
    /// Marks the next occurrence of a text, from the start again behind the last one. False: the page has
    /// none.
    bool findNext(const QString& text, bool backward = false);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;

private:
    QString m_topic;
};

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
    const QTextDocument::FindFlags flags =
        backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (find(text, flags)) {
        return true;
    }
    const QTextCursor before = textCursor();
    moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    if (find(text, flags)) {
        return true;
    }
    setTextCursor(before);
    return false;
}

ManualDialog::ManualDialog(QWidget* parent)
    : Dialog(parent)
    , m_topics(new QListWidget)
    , m_view(new ManualView)
    , m_back(navigationButton("manual.back", "back"))
    , m_forward(navigationButton("manual.forward", "forward"))
    , m_search(new QLineEdit)
    , m_missing(new QLabel) {
    m_topics->setObjectName("manual.topics");
    m_topics->ensurePolished(); // rows get their height before they are shown
    auto* splitter = new QSplitter;
    splitter->addWidget(m_topics);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({210, 650});
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(buildBar());
    layout->addWidget(splitter, 1);
    resize(900, 720);
    connectControls();
    retranslate();
    showTopic(kManualContents);
    m_view->setFocus(); // keys scroll the page
}

QWidget* ManualDialog::buildBar() {
    m_search->setObjectName("manual.search");
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(260);
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_back);
    row->addWidget(m_forward);
    row->addStretch(1);
    row->addWidget(m_missing);
    row->addWidget(m_search);
    return bar;
}

void ManualDialog::listTopics() {
    const QSignalBlocker quiet(m_topics);
    m_topics->clear();
    for (const ManualEntry& entry : manualEntries()) {
        auto* item = new QListWidgetItem(entry.title, m_topics);
        item->setData(Qt::UserRole, entry.topic);
    }
    // Titles are readable to their ends.
    m_topics->setMinimumWidth(m_topics->sizeHintForColumn(0) + 2 * m_topics->frameWidth() +
                              m_topics->verticalScrollBar()->sizeHint().width() +
                              m_topics->fontMetrics().height());
}

void ManualDialog::connectControls() {
    connect(m_back, &QToolButton::clicked, m_view, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_view, &QTextBrowser::forward);
    connect(m_view, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_view, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_view, &QTextBrowser::sourceChanged, this, &ManualDialog::markTopic);
    connect(m_topics, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr) {
            showTopic(item->data(Qt::UserRole).toString());
        }
    });
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        QTextCursor cursor = m_view->textCursor();
        cursor.setPosition(cursor.selectionStart()); // what is marked may go on with what is typed
        m_view->setTextCursor(cursor);
        search(false);
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { search(false); });
    connectKeys();
}

void ManualDialog::connectKeys() {
    const auto on = [this](const QKeySequence& keys, const auto& act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    on(QKeyCombination(Qt::ALT, Qt::Key_Left), [this] { m_view->backward(); });
    on(QKeyCombination(Qt::ALT, Qt::Key_Right), [this] { m_view->forward(); });
    on(Qt::Key_F3, [this] { search(false); });
    on(QKeyCombination(Qt::SHIFT, Qt::Key_F3), [this] { search(true); });
    on(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

void ManualDialog::showTopic(const QString& topic) {
    const QString page = QFile::exists(manualFile(topic)) ? topic : QString(kManualContents);
    if (page != m_view->topic()) {
        m_view->showPage(page);
    }
}

QString ManualDialog::topic() const {
    return m_view->topic();
}

/// The list follows links and the way back.
void ManualDialog::markTopic() {
    for (int i = 0; i < m_topics->count(); ++i) {
        if (m_topics->item(i)->data(Qt::UserRole).toString() == m_view->topic()) {
            m_topics->setCurrentRow(i);
        }
    }
    m_missing->clear();
}

void ManualDialog::search(bool backward) {
    const QString text = m_search->text();
    const bool found = text.isEmpty() || m_view->findNext(text, backward);
    m_missing->setText(found ? QString() : tr("Not on this page"));
}

/// The page that is open is read anew, in the language in force.
void ManualDialog::retranslate() {
    listTopics();
    if (!m_view->topic().isEmpty()) {
        m_view->reload();
    }
    setWindowTitle(tr("Manual"));
    describe(m_topics, tr("Topics"), {});
    describe(m_view, tr("Page"), {});
    describe(m_back, tr("Back"), tr("The page before (Alt+Left)"));
    describe(m_forward, tr("Forward"), tr("The page after this one (Alt+Right)"));
    describe(m_search, tr("Find on this page"), tr("Enter finds the next place, Shift+F3 the one before"));
    m_search->setPlaceholderText(tr("Find on this page"));
    const int room = m_search->fontMetrics().horizontalAdvance(m_search->placeholderText());
    m_search->setMinimumWidth(
        std::min(room + 4 * m_search->fontMetrics().height(), m_search->maximumWidth()));
}

} // namespace sinew

#include "ManualDialog.moc"
