#include "ui/dialogs/OutfitDialog.h"

#include "app/document/DocumentState.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/avatar/Avatar.h"
#include "ui/widgets/WorkPieces.h"
#include "ui/workspace/UserPrompts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

enum OutfitColumn { kPartColumn, kVerticesColumn, kMatchedColumn, kRestColumn, kNoteColumn, kOutfitColumns };

constexpr double kHardlyMatched = 0.2; ///< with less of a part it hardly lies on the character
constexpr int kPartWidth = 170;

double partMatched(const TransferredPart& part) {
    return part.matches.empty() ? 0.0
                                : static_cast<double>(part.count(VertexMatch::Matched)) /
                                      static_cast<double>(part.matches.size());
}

} // namespace

OutfitDialog::OutfitDialog(const WindowContext& context, QWidget* parent)
    : Dialog(parent)
    , m_context(context)
    , m_job(context.workspace.outfit)
    , m_hint(hintLabel())
    , m_form(new OutfitForm(context.prompts))
    , m_list(new QTreeWidget)
    , m_strip(new WorkStrip("outfit.said",
                            [this] {
                                return WorkStrip::Standing{m_job.fraction(), stageText(m_job.stage())};
                            }))
    , m_show(new QPushButton)
    , m_close(new QPushButton)
    , m_dress(new QPushButton) {
    build();
    connectJob();
    connectControls();
    retranslate();
    showParts();
}

void OutfitDialog::build() {
    m_show->setObjectName("outfit.show");
    m_close->setObjectName("outfit.close");
    m_dress->setObjectName("outfit.run");
    m_dress->setProperty("primary", true);
    m_dress->setDefault(true);
    buildList();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_show);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_dress);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(m_hint);
    layout->addWidget(m_form);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_strip);
    layout->addLayout(buttons);
    resize(640, 560);
}

void OutfitDialog::buildList() {
    m_list->setObjectName("outfit.parts");
    m_list->setColumnCount(kOutfitColumns);
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setTabKeyNavigation(false);
    m_list->setMinimumHeight(120);
    for (const int column : {kVerticesColumn, kMatchedColumn, kRestColumn}) {
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    m_list->header()->resizeSection(kPartColumn, kPartWidth);
    m_list->header()->setStretchLastSection(true);
}

void OutfitDialog::connectJob() {
    connect(&m_job, &OutfitJob::changed, this, &OutfitDialog::showParts);
    connect(&m_job, &OutfitJob::unreadable, this,
            [this](const Error& error) { m_strip->say(errorText(error), WorkStrip::Manner::Error); });
    connect(&m_job, &OutfitJob::runningChanged, this, &OutfitDialog::showState);
    connect(&m_job, &OutfitJob::finished, this, &OutfitDialog::showOutcome);
    connect(&m_job, &OutfitJob::failed, this,
            [this](const Error& error) { m_strip->say(errorText(error), WorkStrip::Manner::Error); });
    connect(&m_job, &OutfitJob::canceled, this,
            [this] { m_strip->say(tr("Canceled. No file was written.")); });
}

void OutfitDialog::connectControls() {
    connect(m_form, &OutfitForm::fileEntered, this, &OutfitDialog::fileEntered);
    connect(m_form, &OutfitForm::outputChanged, this, &OutfitDialog::showState);
    connect(m_form, &OutfitForm::limitsChanged, this, &OutfitDialog::limitsChanged);
    connect(m_list, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem*, int column) {
        if (column == kPartColumn) {
            limitsChanged();
        }
    });
    connect(m_dress, &QPushButton::clicked, this, &OutfitDialog::start);
    connect(m_close, &QPushButton::clicked, this, &OutfitDialog::reject);
    connect(m_show, &QPushButton::clicked, this, [this] { Q_EMIT openAsked(m_written); });
}

void OutfitDialog::choose(const QString& file) {
    m_form->setFile(file);
}

/// Escape or Cancel: first the work that runs, then the dialog.
void OutfitDialog::reject() {
    if (m_job.running()) {
        m_job.cancel();
        return;
    }
    m_form->keep();
    m_job.close();
    Dialog::reject();
}

TransferChoices OutfitDialog::choices() const {
    const DocumentState& state = m_context.workspace.document.state();
    TransferChoices choices = m_form->choices();
    choices.settings.maxInfluences = state.settings.maxInfluences;
    choices.mirror = state.mirror;
    std::vector<std::string> parts;
    for (int row = 0; m_shown && row < m_list->topLevelItemCount(); ++row) {
        if (m_list->topLevelItem(row)->checkState(kPartColumn) == Qt::Checked) {
            parts.push_back(m_shown->scene.parts[static_cast<std::size_t>(row)].mesh->name);
        }
    }
    if (m_shown && parts.size() < m_shown->scene.parts.size()) {
        choices.parts = std::move(parts); // empty: all
    }
    return choices;
}

/// The engine of the last export; a file that is kept has its own.
ExportSettings OutfitDialog::settings() const {
    const Recipe& last = m_context.workspace.session.exportSettings();
    ExportSettings settings;
    settings.profile = last.profile;
    settings.keepUnit = last.keepUnit;
    settings.maxInfluences =
        static_cast<std::size_t>(m_context.workspace.document.state().settings.maxInfluences);
    settings.vrm = last.vrm;
    if (m_shown && m_shown->scene.avatar && m_shown->scene.avatar->meta) {
        settings.vrm = *m_shown->scene.avatar->meta;
    }
    return settings;
}

void OutfitDialog::fileEntered() {
    m_job.open(m_form->file(), choices());
}

void OutfitDialog::limitsChanged() {
    m_notices.clear();
    m_job.match(choices());
    showState();
}

void OutfitDialog::start() {
    m_strip->say({});
    m_notices.clear();
    m_written.clear();
    m_job.dress(m_form->output(), choices(), settings());
}

/// A row for each part, all chosen.
void OutfitDialog::showParts() {
    if (m_shown != m_job.outfit()) {
        m_shown = m_job.outfit();
        m_notices.clear();
        m_written.clear();
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (std::size_t part = 0; m_shown && part < m_shown->scene.parts.size(); ++part) {
            const Mesh& mesh = *m_shown->scene.parts[part].mesh;
            auto* row = new QTreeWidgetItem(m_list);
            row->setText(kPartColumn, printable(mesh.name));
            row->setToolTip(kPartColumn, printable(mesh.name));
            row->setCheckState(kPartColumn, Qt::Checked);
            row->setText(kVerticesColumn, wholeText(mesh.vertexCount()));
            row->setTextAlignment(kVerticesColumn, Qt::AlignRight | Qt::AlignVCenter);
            row->setTextAlignment(kMatchedColumn, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    showFigures();
    showState();
}

void OutfitDialog::showFigures() {
    const QSignalBlocker quiet(m_list);
    const auto& matching = m_job.matching();
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const auto part = static_cast<std::size_t>(row);
        const bool known = matching && part < matching->size();
        showFigures(*m_list->topLevelItem(row), known ? (*matching)[part] : TransferredPart());
    }
    if (m_written.isEmpty() && matching && !m_job.running()) {
        const TransferCounts counts = countsOf(*matching);
        m_strip->say(tr("%1 of %2 vertices matched").arg(wholeText(counts.matched), wholeText(counts.all())));
    } else if (m_written.isEmpty() && m_job.reading()) {
        m_strip->say(m_shown ? tr("Matching...") : tr("Reading..."));
    }
}

/// What the last transfer said of the part, else what stands out.
void OutfitDialog::showFigures(QTreeWidgetItem& row, const TransferredPart& part) const {
    const bool asked = !part.matches.empty();
    row.setText(kMatchedColumn, asked ? QString::fromStdString(percentText(partMatched(part))) : QString());
    row.setText(kRestColumn, restText(part));
    QStringList notes;
    const std::string& name =
        m_shown->scene.parts[static_cast<std::size_t>(m_list->indexOfTopLevelItem(&row))].mesh->name;
    for (const Notice& notice : m_notices) {
        if (notice.subject == name && severityOf(notice.code) == Severity::Warning) {
            notes << noticeText(notice, m_shown->scene.metersPerUnit);
        }
    }
    if (notes.isEmpty() && asked && partMatched(part) < kHardlyMatched) {
        notes << tr("Hardly matches: it may stand in another place or pose");
    }
    row.setText(kNoteColumn, notes.join(' '));
    row.setToolTip(kNoteColumn, notes.join('\n'));
}

/// "3 % inpainted, 5 % bound" of the vertices without a match.
QString OutfitDialog::restText(const TransferredPart& part) const {
    QStringList pieces;
    const auto add = [&](VertexMatch match, const QString& text) {
        if (const std::size_t count = part.count(match); count > 0) {
            const double fraction = static_cast<double>(count) / static_cast<double>(part.matches.size());
            pieces << text.arg(QString::fromStdString(percentText(fraction)));
        }
    };
    add(VertexMatch::Inpainted, tr("%1 inpainted"));
    add(VertexMatch::Copied, tr("%1 copied"));
    add(VertexMatch::Bound, tr("%1 bound"));
    return pieces.join(", ");
}

void OutfitDialog::showState() {
    const bool running = m_job.running();
    m_form->setEnabled(!running);
    m_list->setEnabled(!running);
    bool any = false;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        any = any || m_list->topLevelItem(row)->checkState(kPartColumn) == Qt::Checked;
    }
    m_dress->setEnabled(!running && any && !m_form->output().isEmpty());
    m_show->setEnabled(!running && !m_written.isEmpty());
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    m_strip->showRunning(running);
}

void OutfitDialog::showOutcome(const OutfitOutcome& outcome) {
    m_written = QString::fromStdString(outcome.written.front().string());
    keepFolder(FileKind::Outfit, m_form->file());
    m_notices = outcome.notices;
    const TransferCounts counts = countsOf(outcome.matching);
    QStringList lines{tr("Wrote %1 (%2). %3 of %4 vertices matched.")
                          .arg(QString::fromStdString(outcome.written.front().filename().string()),
                               QString::fromStdString(sizeText(outcome.bytes)), wholeText(counts.matched),
                               wholeText(counts.all()))};
    if (outcome.kept) {
        lines[0] += ' ' + tr("Nothing but the skin changed.");
    }
    const auto& parts = m_shown->scene.parts;
    for (const Notice& notice : outcome.notices) {
        const bool ofPart =
            std::ranges::any_of(parts, [&](const Part& part) { return part.mesh->name == notice.subject; });
        if (!ofPart && severityOf(notice.code) == Severity::Warning) {
            lines << noticeText(notice, outcome.metersPerUnit);
        }
    }
    m_strip->say(lines.join('\n'), lines.size() > 1 ? WorkStrip::Manner::Warning : WorkStrip::Manner::Done);
    showFigures();
    showState();
}

void OutfitDialog::retranslate() {
    setWindowTitle(tr("Dress With an Outfit"));
    m_hint->setText(tr("All parts of an outfit take the weights of the open character where they lie near "
                       "its surface. Both have to stand in the same place and pose. The outfit is written "
                       "to a file of its own; the character stays as it is."));
    m_list->setHeaderLabels({tr("Part"), tr("Vertices"), tr("Matched"), tr("Without a match"), tr("Note")});
    describe(m_list, tr("Parts"), tr("The ticked parts of the outfit get weights, the others keep theirs"));
    describe(m_strip->label(), tr("Result"), {});
    m_show->setText(tr("&Open Result"));
    describe(m_show, tr("Open Result"), tr("Open the dressed outfit in the window"));
    m_dress->setText(tr("&Dress"));
    describe(m_dress, tr("Dress"), tr("Transfer the weights to all ticked parts and write the file"));
    showFigures();
    showState();
}

} // namespace sinew
