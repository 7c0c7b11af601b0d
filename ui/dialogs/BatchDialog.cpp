#include "ui/dialogs/BatchDialog.h"

#include "app/document/DocumentState.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/widgets/WorkPieces.h"
#include "ui/workspace/UserPrompts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sinew {
namespace {

enum BatchColumn { kFileColumn, kBatchVertices, kWarningsColumn, kTimeColumn, kStateColumn, kBatchColumns };

constexpr int kLookDelay = 300; ///< milliseconds: a name is typed letter by letter
constexpr int kFileWidth = 200;

bool isBound(const BatchRow& row) {
    return row.state == BatchState::Done || row.state == BatchState::Skipped;
}

QString stateText(const BatchRow& row) {
    switch (row.state) {
    case BatchState::Open:
        return BatchDialog::tr("waiting");
    case BatchState::Running:
        return BatchDialog::tr("working");
    case BatchState::Skipped:
        return BatchDialog::tr("done before");
    case BatchState::Done:
        return BatchDialog::tr("done");
    case BatchState::Failed:
        break;
    }
    const QString error = QString::fromStdString(row.error); // its row has the file's name
    return BatchDialog::tr("failed: %1")
        .arg(QString(error).replace(QString::fromStdString(row.input.string()),
                                    QString::fromStdString(row.input.filename().string())));
}

} // namespace

BatchDialog::BatchDialog(const WindowContext& context, QWidget* parent)
    : Dialog(parent)
    , m_context(context)
    , m_job(context.workspace.batch)
    , m_hint(hintLabel())
    , m_form(new BatchForm(context.prompts))
    , m_list(new QTreeWidget)
    , m_strip(new WorkStrip("batch.said",
                            [this] {
                                return WorkStrip::Standing{m_job.fraction(), countsText()};
                            }))
    , m_show(new QPushButton)
    , m_close(new QPushButton)
    , m_bind(new QPushButton) {
    build();
    takeSettings();
    connectJob();
    connectControls();
    retranslate();
    showRows();
    m_lookTimer.start();
}

void BatchDialog::build() {
    m_show->setObjectName("batch.show");
    m_close->setObjectName("batch.close");
    m_bind->setObjectName("batch.run");
    m_bind->setProperty("primary", true);
    m_bind->setDefault(true);
    buildList();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_show);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_bind);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(m_hint);
    layout->addWidget(m_form);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_strip);
    layout->addLayout(buttons);
    resize(700, 600);
}

void BatchDialog::buildList() {
    m_list->setObjectName("batch.files");
    m_list->setColumnCount(kBatchColumns);
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setUniformRowHeights(true);
    m_list->setTabKeyNavigation(false);
    m_list->setMinimumHeight(120);
    for (const int column : {kBatchVertices, kWarningsColumn, kTimeColumn}) {
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    m_list->header()->resizeSection(kFileColumn, kFileWidth);
    m_list->header()->setStretchLastSection(true);
}

void BatchDialog::connectJob() {
    connect(&m_job, &BatchJob::listed, this, &BatchDialog::showRows);
    connect(&m_job, &BatchJob::rowChanged, this, &BatchDialog::showRow);
    connect(&m_job, &BatchJob::runningChanged, this, &BatchDialog::showState);
    connect(&m_job, &BatchJob::finished, this, [this] { sayCounts(true); });
    connect(&m_job, &BatchJob::failed, this,
            [this](const Error& error) { m_strip->say(errorText(error), WorkStrip::Manner::Error); });
    connect(&m_job, &BatchJob::canceled, this, [this] {
        showRows();
        m_strip->say(tr("Canceled. %1 Start again to go on with those that are left.").arg(countsText()));
    });
}

void BatchDialog::connectControls() {
    m_lookTimer.setSingleShot(true);
    m_lookTimer.setInterval(kLookDelay);
    connect(&m_lookTimer, &QTimer::timeout, this, &BatchDialog::look);
    connect(m_form, &BatchForm::changed, this, [this] {
        m_lookTimer.start();
        showState();
    });
    m_context.workspace.document.onChange(DocumentChange::Settings, this, [this](DocumentChanges what) {
        if (!(what & DocumentChange::Scene)) { // a file that is opened brings its own
            takeSettings();
            m_lookTimer.start();
        }
    });
    connect(m_bind, &QPushButton::clicked, this, &BatchDialog::start);
    connect(m_close, &QPushButton::clicked, this, &BatchDialog::reject);
    connect(m_show, &QPushButton::clicked, this, &BatchDialog::openCurrent);
    connect(m_list, &QTreeWidget::itemActivated, this, &BatchDialog::openCurrent);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &BatchDialog::showCurrent);
}

/// Escape or Cancel: first the work that runs, then the dialog.
void BatchDialog::reject() {
    if (m_job.running()) {
        m_job.cancel();
    } else {
        m_job.clear();
        Dialog::reject();
    }
}

void BatchDialog::takeSettings() {
    m_present = batchRecipe(m_context.workspace.document.state().settings,
                            m_context.workspace.session.exportSettings());
}

/// The settings at hand; nothing: those of a file.
std::optional<Recipe> BatchDialog::recipe() const {
    return m_form->asksForRecipe() ? std::nullopt : std::optional(m_present);
}

void BatchDialog::look() {
    if (m_job.running()) {
        return;
    }
    m_strip->say({});
    if (m_form->isComplete()) {
        m_job.look(m_form->settings(), recipe());
    } else {
        m_job.clear();
    }
    showState();
}

void BatchDialog::start() {
    m_form->keep();
    m_lookTimer.stop();
    m_strip->say({});
    m_job.start(m_form->settings(), recipe());
}

void BatchDialog::openCurrent() {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row >= 0 && isBound(m_job.rows()[static_cast<std::size_t>(row)])) {
        Q_EMIT openAsked(QString::fromStdString(m_job.rows()[static_cast<std::size_t>(row)].output.string()));
    }
}

/// Why a file failed needs more room than its row has.
void BatchDialog::showCurrent() {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row >= 0 && !m_job.running()) {
        const BatchRow& current = m_job.rows()[static_cast<std::size_t>(row)];
        current.state == BatchState::Failed ? m_strip->say(stateText(current), WorkStrip::Manner::Warning)
                                            : sayCounts(false);
    }
    showState();
}

void BatchDialog::showRows() {
    const auto& rows = m_job.rows();
    while (m_list->topLevelItemCount() > static_cast<int>(rows.size())) {
        delete m_list->takeTopLevelItem(m_list->topLevelItemCount() - 1);
    }
    while (m_list->topLevelItemCount() < static_cast<int>(rows.size())) {
        auto* item = new QTreeWidgetItem(m_list);
        for (const int column : {kBatchVertices, kWarningsColumn, kTimeColumn}) {
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        showRow(row);
    }
    if (!m_job.running() && !rows.empty()) {
        sayCounts(false);
    }
    showState();
}

void BatchDialog::showRow(std::size_t number) {
    const BatchRow& row = m_job.rows()[number];
    QTreeWidgetItem& item = *m_list->topLevelItem(static_cast<int>(number));
    item.setText(kFileColumn, printable(row.input.filename().string()));
    item.setToolTip(kFileColumn, printable(row.input.string()));
    const bool bound = isBound(row);
    item.setText(kBatchVertices, bound ? wholeText(row.vertices) : QString());
    item.setText(kWarningsColumn, bound ? wholeText(row.warnings) : QString());
    item.setText(kTimeColumn, bound ? tr("%1 s").arg(decimalText(row.seconds, 1)) : QString());
    item.setText(kStateColumn, stateText(row));
    item.setToolTip(kStateColumn, stateText(row));
    if (row.state == BatchState::Running) {
        m_list->scrollToItem(&item);
    }
}

/// "12 files: 3 done, 1 failed, 8 waiting."
QString BatchDialog::countsText() const {
    const std::size_t done = m_job.count(BatchState::Done);
    const std::size_t before = m_job.count(BatchState::Skipped);
    const std::size_t failed = m_job.count(BatchState::Failed);
    QStringList pieces;
    const auto add = [&pieces](std::size_t count, const QString& text) {
        if (count > 0) {
            pieces << text.arg(wholeText(count));
        }
    };
    add(done, tr("%1 done"));
    add(before, tr("%1 done before"));
    add(failed, tr("%1 failed"));
    add(m_job.count(BatchState::Running), tr("%1 working"));
    add(m_job.count(BatchState::Open), tr("%1 waiting"));
    return tr("%n file(s): %1.", nullptr, static_cast<int>(m_job.rows().size())).arg(pieces.join(", "));
}

void BatchDialog::sayCounts(bool ended) {
    const bool failed = m_job.count(BatchState::Failed) > 0;
    m_strip->say(countsText(), failed  ? WorkStrip::Manner::Warning
                               : ended ? WorkStrip::Manner::Done
                                       : WorkStrip::Manner::Hint);
}

void BatchDialog::showState() {
    const bool running = m_job.running();
    m_form->setEnabled(!running);
    m_bind->setEnabled(!running && m_form->isComplete());
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_show->setEnabled(row >= 0 && static_cast<std::size_t>(row) < m_job.rows().size() &&
                       isBound(m_job.rows()[static_cast<std::size_t>(row)]));
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    m_strip->showRunning(running);
}

void BatchDialog::retranslate() {
    setWindowTitle(tr("Bind a Folder"));
    m_hint->setText(tr("Binds many characters alike, one after the other, while you work on. A file that "
                       "fails stops nothing. Started again, it goes on with what is left."));
    m_list->setHeaderLabels({tr("File"), tr("Vertices"), tr("Warnings"), tr("Time"), tr("State")});
    describe(m_list, tr("Files"),
             tr("The characters and what became of each. Double-click one that is done "
                "to open it in the window"));
    describe(m_strip->label(), tr("Result"), {});
    m_show->setText(tr("&Open Result"));
    describe(m_show, tr("Open Result"), tr("Open the selected bound file in the window"));
    m_bind->setText(tr("&Bind All"));
    describe(m_bind, tr("Bind All"), tr("Bind all files that are not done"));
    for (std::size_t row = 0; row < m_job.rows().size(); ++row) {
        showRow(row);
    }
    showState();
}

} // namespace sinew
