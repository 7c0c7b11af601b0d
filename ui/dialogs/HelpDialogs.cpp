#include "ui/dialogs/HelpDialogs.h"

#include "ui/actions/Actions.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Palette.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Preferences.h"

#include <QAction>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

/// Titles of papers stay as they were published.
const char* const kPapers[] = {
    "O. Dionne, M. de Lasa: <i>Geodesic Binding for Degenerate Character Geometry Using Sparse "
    "Voxelization</i>. "
    "IEEE TVCG 20(10), 2014",
    "O. Dionne, M. de Lasa: <i>Geodesic Voxel Binding for Production Character Meshes</i>. SCA 2013",
    "A. Jacobson, L. Kavan, O. Sorkine-Hornung: <i>Robust Inside-Outside Segmentation Using Generalized "
    "Winding "
    "Numbers</i>. ACM TOG 32(4), 2013",
    "L. Kavan, S. Collins, J. Zara, C. O'Sullivan: <i>Geometric Skinning with Approximate Dual Quaternion "
    "Blending</i>. ACM TOG 27(4), 2008",
    "A. Aristidou, J. Lasenby: <i>FABRIK: A Fast, Iterative Solver for the Inverse Kinematics Problem</i>. "
    "Graphical Models 73(5), 2011"};

QString papersHtml() {
    QString list = "<ul style='margin-left:-24px'>";
    for (const char* paper : kPapers) {
        list += QString("<li style='margin-bottom:6px'>%1</li>").arg(paper);
    }
    return list + "</ul>";
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : Dialog(parent)
    , m_text(new QLabel)
    , m_close(new QPushButton) {
    constexpr int logoSide = 72;
    auto* logo = new QLabel;
    logo->setPixmap(programIcon().pixmap(QSize(logoSide, logoSide), devicePixelRatioF()));
    logo->setAlignment(Qt::AlignTop);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(480);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setDefault(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(20);
    row->addWidget(logo);
    row->addWidget(m_text, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->addLayout(row);
    layout->addLayout(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
}

void AboutDialog::retranslate() {
    setWindowTitle(tr("About Sinew"));
    m_close->setText(tr("Close"));
    m_text->setText(
        QString("<p style='font-size:22px'><b>Sinew</b> %1</p><p>%2</p><p>%3</p><p><b>%4</b></p>%5")
            .arg(SINEW_VERSION,
                 tr("Sinew binds characters to skeletons by geodesic distance through the body."),
                 tr("Free software under the MIT licence. Made with Qt, Eigen, oneTBB, OpenMesh, Assimp, "
                    "spdlog, "
                    "CLI11 and JSON for Modern C++."),
                 tr("The papers that Sinew builds on"), papersHtml()));
}

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

namespace {

enum CommandColumn { kNameColumn, kGroupColumn, kKeysColumn, kColumnCount };

/// Number of the page that a row shows.
constexpr int kPageRole = Qt::UserRole + 1;

/// The action that opens this dialog.
constexpr const char* kOwnId = "edit.commands";

/// The chosen ones first, in their order; the others as they were.
std::vector<const ActionSpec*> withFirst(const QStringList& first, std::vector<const ActionSpec*> commands) {
    const auto place = [&first](const ActionSpec* spec) {
        const auto at = first.indexOf(QString(spec->id));
        return at < 0 ? first.size() : at;
    };
    std::ranges::stable_sort(commands, {}, place);
    return commands;
}

/// Keeps the names in line where an action has no icon.
QIcon blankIcon(const QSize& size) {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

} // namespace

CommandDialog::CommandDialog(const Actions& actions, QWidget* parent)
    : Dialog(parent)
    , m_actions(actions)
    , m_query(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_tip(hintLabel()) {
    m_query->setObjectName("commands.query");
    m_query->setClearButtonEnabled(true);
    m_query->installEventFilter(this);
    m_list->setObjectName("commands.list");
    m_list->setColumnCount(kColumnCount);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setIconSize({16, 16});
    m_list->header()->setSectionResizeMode(kNameColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(kGroupColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(kKeysColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_tip->setObjectName("commands.tip");
    m_tip->setMinimumHeight(2 * fontMetrics().lineSpacing()); // the list keeps its size
    m_tip->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_query);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_tip);
    resize(560, 480);
    connect(m_query, &QLineEdit::textChanged, this, &CommandDialog::fill);
    connect(m_query, &QLineEdit::returnPressed, this, &CommandDialog::choose);
    connect(m_list, &QTreeWidget::itemActivated, this, &CommandDialog::choose);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CommandDialog::showTip);
    retranslate();
}

void CommandDialog::fill() {
    m_list->clear();
    std::vector<const ActionSpec*> commands = findCommands(m_query->text(), m_actions.navigation());
    if (m_query->text().trimmed().isEmpty()) {
        commands = withFirst(Preferences::recentCommands(), std::move(commands));
    }
    const QIcon blank = blankIcon(m_list->iconSize());
    for (const ActionSpec* spec : commands) {
        if (qstrcmp(spec->id, kOwnId) == 0) {
            continue;
        }
        auto* row = new QTreeWidgetItem(
            m_list, {plainText(*spec), groupText(*spec), keysText(*spec, m_actions.navigation())});
        const QAction* action = m_actions[spec->id];
        row->setIcon(kNameColumn, action->icon().isNull() ? blank : action->icon());
        row->setData(kNameColumn, Qt::UserRole, QByteArray(spec->id));
        if (!action->isEnabled()) { // stays selectable: the line below says what it does
            for (int column = 0; column < kColumnCount; ++column) {
                row->setForeground(column, palette().brush(QPalette::Disabled, QPalette::Text));
            }
        }
    }
    showPages(m_query->text().split(' ', Qt::SkipEmptyParts));
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showTip();
}

void CommandDialog::addPage(const QString& title, const QString& words, const std::function<void()>& open) {
    auto* action = new QAction(title, this);
    connect(action, &QAction::triggered, this, open);
    m_pages.push_back({action, title + '\n' + words});
}

/// Pages of the manual about what no command does alone: many files, levels of detail, outfits.
void CommandDialog::showPages(const QStringList& words) {
    for (std::size_t page = 0; page < m_pages.size() && !words.isEmpty(); ++page) {
        const bool meant = std::ranges::all_of(words, [&](const QString& word) {
            return m_pages[page].words.contains(word, Qt::CaseInsensitive);
        });
        if (meant) {
            auto* row = new QTreeWidgetItem(m_list, {m_pages[page].open->text(), tr("Manual"), QString()});
            row->setIcon(kNameColumn, themedIcon("help"));
            row->setData(kNameColumn, kPageRole, static_cast<int>(page));
        }
    }
}

QAction* CommandDialog::current() const {
    const QTreeWidgetItem* row = m_list->currentItem();
    if (row != nullptr && row->data(kNameColumn, kPageRole).isValid()) {
        return m_pages[static_cast<std::size_t>(row->data(kNameColumn, kPageRole).toInt())].open;
    }
    return row != nullptr ? m_actions[row->data(kNameColumn, Qt::UserRole).toByteArray().constData()]
                          : nullptr;
}

void CommandDialog::showTip() {
    const QAction* action = current();
    if (action == nullptr) {
        m_tip->setText(m_list->topLevelItemCount() == 0
                           ? tr("Nothing found. No command has all of these words")
                           : QString());
    } else if (action->objectName().isEmpty()) {
        m_tip->setText(tr("Opens this page of the manual"));
    } else if (action->isEnabled()) {
        m_tip->setText(action->statusTip());
    } else {
        m_tip->setText(tr("Not available now. %1").arg(action->statusTip()));
    }
}

/// A command that is not available does not run, and the dialog stays open.
void CommandDialog::choose() {
    QAction* action = current();
    if (action == nullptr || !action->isEnabled()) {
        return;
    }
    m_chosen = action;
    if (!action->objectName().isEmpty()) { // a page has none
        Preferences::keepCommand(action->objectName());
    }
    accept();
}

bool CommandDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_query && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            return QCoreApplication::sendEvent(m_list, event);
        default:
            break;
        }
    }
    return Dialog::eventFilter(watched, event);
}

void CommandDialog::retranslate() {
    setWindowTitle(tr("Find Command"));
    m_query->setPlaceholderText(tr("Type a name, a key or what you want to do"));
    describe(m_query, tr("Find a command"), tr("Shows the commands that have all of these words"));
    describe(m_list, tr("Commands"), tr("Enter or a double-click runs the command"));
    fill();
}

} // namespace sinew
