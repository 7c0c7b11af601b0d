#include "ui/dialogs/DialogPrompts.h"

#include "app/text/FormatLabels.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Workspace.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {
namespace {

QString titleOf(FileKind kind) {
    switch (kind) {
    case FileKind::Character:
        return DialogPrompts::tr("Open Character or Project");
    case FileKind::Skeleton:
        return DialogPrompts::tr("Load Skeleton");
    case FileKind::Cage:
        return DialogPrompts::tr("Add Cage");
    case FileKind::Weights:
        return DialogPrompts::tr("Transfer Weights From");
    case FileKind::Outfit:
        return DialogPrompts::tr("Choose an Outfit");
    case FileKind::Recipe:
        return DialogPrompts::tr("Choose a Recipe");
    case FileKind::Pose:
        return DialogPrompts::tr("Pose File");
    case FileKind::Motion:
        return DialogPrompts::tr("Load Motion");
    case FileKind::Shape:
        return DialogPrompts::tr("Shape From File");
    case FileKind::JointTable:
        return DialogPrompts::tr("Joint Table");
    case FileKind::ImportedWeights:
        return DialogPrompts::tr("Import Weights");
    case FileKind::ExportedWeights:
        return DialogPrompts::tr("Export Weights");
    case FileKind::ExportedSkeleton:
        return DialogPrompts::tr("Export Skeleton");
    case FileKind::Project:
        return DialogPrompts::tr("Save Project");
    case FileKind::CheckPage:
        return DialogPrompts::tr("Save Check Page");
    case FileKind::Picture:
        return DialogPrompts::tr("Save Picture");
    case FileKind::WebpFilm:
    case FileKind::Mp4Film:
        return DialogPrompts::tr("Save Turntable");
    case FileKind::Export:
        break;
    }
    return DialogPrompts::tr("Export");
}

/// What a name gets that has none: of weights, where a name without one is a folder, that of the filter.
QString suffixOf(FileKind kind, const QString& filter) {
    if (kind == FileKind::ExportedWeights || kind == FileKind::ExportedSkeleton ||
        kind == FileKind::CheckPage || kind == FileKind::Picture || kind == FileKind::WebpFilm ||
        kind == FileKind::Mp4Film) {
        return filter.contains("(*.") ? filter.section("(*.", 1).chopped(1) : QString();
    }
    return kind == FileKind::Project ? "sinew" : kind == FileKind::Pose ? "json" : "fbx";
}

/// A message box whose first line is bold and whose second explains.
void say(QMessageBox& box, const QString& title, const QString& text) {
    box.setWindowTitle(QCoreApplication::applicationName());
    box.setText("<b>" + title.toHtmlEscaped() + "</b>");
    box.setInformativeText(text);
}

} // namespace

RecoveryDialog::RecoveryDialog(const QStringList& works, QWidget* parent)
    : Dialog(parent)
    , m_title(new QLabel)
    , m_text(hintLabel())
    , m_list(new QListWidget)
    , m_recover(new QPushButton)
    , m_discard(new QPushButton)
    , m_later(new QPushButton) {
    m_title->setProperty("heading", true);
    m_recover->setProperty("primary", true);
    m_recover->setDefault(true);
    m_recover->setObjectName("recovery.recover");
    m_discard->setObjectName("recovery.discard");
    m_later->setObjectName("recovery.later");
    m_list->ensurePolished(); // rows get their height from the style
    m_list->addItems(works);
    m_list->setCurrentRow(0);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_discard);
    buttons->addStretch(1);
    buttons->addWidget(m_later);
    buttons->addWidget(m_recover);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(10);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    resize(560, 320);
    connect(m_recover, &QPushButton::clicked, this, [this] { choose(false); });
    connect(m_discard, &QPushButton::clicked, this, [this] { choose(true); });
    connect(m_later, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this] { choose(false); });
    retranslate();
}

void RecoveryDialog::choose(bool discard) {
    m_choice = {m_list->currentRow(), discard};
    accept();
}

void RecoveryDialog::retranslate() {
    setWindowTitle(tr("Recover Unsaved Work"));
    m_title->setText(tr("Sinew did not close properly."));
    m_text->setText(
        tr("It kept a copy of your unsaved work. Recover it, then save it as a project to keep it."));
    describe(m_list, tr("Recoverable work"), {});
    m_recover->setText(tr("&Recover"));
    m_discard->setText(tr("&Discard"));
    m_later->setText(tr("&Ask Later"));
}

QStringList fileFilters(FileKind kind) {
    const QString all = DialogPrompts::tr("All files") + " (*)";
    switch (kind) {
    case FileKind::Character:
        return {DialogPrompts::tr("Characters and projects") + " (" + formatPatterns(characterFormats()) +
                    " *.sinew)",
                DialogPrompts::tr("Sinew projects") + " (*.sinew)", all};
    case FileKind::Skeleton:
        return {DialogPrompts::tr("Skeletons and rigged characters") + " (" +
                    formatPatterns(skeletonFormats()) + ')',
                all};
    case FileKind::Cage:
        return {"OBJ (*.obj)"};
    case FileKind::Weights:
        return {DialogPrompts::tr("Rigged characters") + " (" + formatPatterns(weightedFormats()) + ')', all};
    case FileKind::Pose:
        return {DialogPrompts::tr("Poses") + " (*.json)", all};
    case FileKind::Motion:
        return {DialogPrompts::tr("Motions") + " (" + formatPatterns(motionFormats()) + ')', all};
    case FileKind::Recipe:
        return {DialogPrompts::tr("Recipes") + " (*.json)", all};
    case FileKind::Outfit:
    case FileKind::Shape:
        return {DialogPrompts::tr("Meshes") + " (" + formatPatterns(characterFormats()) + ')', all};
    case FileKind::JointTable:
        return {DialogPrompts::tr("Tables of joint names") + " (*.json *.csv *.txt)", all};
    case FileKind::ImportedWeights:
        return {DialogPrompts::tr("Weights") + " (*.csv *.json *.txt)", all};
    case FileKind::ExportedWeights:
        return {"CSV (*.csv)", "JSON (*.json)", "RigNet (*.txt)",
                DialogPrompts::tr("Folder of images") + " (*)"};
    case FileKind::ExportedSkeleton:
        return {"Biovision (*.bvh)", "CSE 169 (*.skel)", "CSE 169 (*.skin)"};
    case FileKind::Project:
        return {DialogPrompts::tr("Sinew projects") + " (*.sinew)"};
    case FileKind::CheckPage:
        return {"HTML (*.html)"};
    case FileKind::Picture:
        return {"PNG (*.png)"};
    case FileKind::WebpFilm:
        return {"WebP (*.webp)"};
    case FileKind::Mp4Film:
        return {"MP4 (*.mp4)"};
    case FileKind::Export:
        break;
    }
    QStringList filters;
    for (const FormatLabel& format : savedFormats()) {
        filters << format.name + " (" + formatPatterns({format}) + ')';
    }
    return filters;
}

QString DialogPrompts::fileToOpen(FileKind kind) {
    QFileDialog dialog(m_window, titleOf(kind), lastFolder(kind));
    dialog.setOption(QFileDialog::HideNameFilterDetails); // there are forty endings
    dialog.setNameFilters(fileFilters(kind));
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
        return {};
    }
    return dialog.selectedFiles().first();
}

QString DialogPrompts::folderToOpen(const QString& title, const QString& from) {
    return QFileDialog::getExistingDirectory(m_window, title, from);
}

QString DialogPrompts::fileToWrite(FileKind kind, const QString& proposal) {
    QFileDialog dialog(m_window, titleOf(kind), lastFolder(kind));
    dialog.setNameFilters(fileFilters(kind));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.selectFile(proposal);
    dialog.setDefaultSuffix(suffixOf(kind, fileFilters(kind).first()));
    QObject::connect(&dialog, &QFileDialog::filterSelected, [&dialog, kind](const QString& filter) {
        dialog.setDefaultSuffix(suffixOf(kind, filter));
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
        return {};
    }
    return dialog.selectedFiles().first();
}

SaveAnswer DialogPrompts::saveChanges(const QString& title) {
    QMessageBox box(m_window);
    box.setIcon(QMessageBox::Question);
    say(box, tr("Save the changes to %1?").arg(title), tr("If you do not save, they are lost."));
    QPushButton* save = box.addButton(tr("&Save"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    QPushButton* cancel = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(save);
    box.setEscapeButton(cancel);
    box.exec();
    if (box.clickedButton() == save) {
        return SaveAnswer::Save;
    }
    return box.clickedButton() == discard ? SaveAnswer::Discard : SaveAnswer::Cancel;
}

bool DialogPrompts::confirm(const QString& title, const QString& text, const QString& accept) {
    QMessageBox box(m_window);
    box.setIcon(QMessageBox::Question);
    say(box, title, text);
    QPushButton* yes = box.addButton(accept, QMessageBox::AcceptRole);
    QPushButton* no = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(yes);
    box.setEscapeButton(no);
    box.exec();
    return box.clickedButton() == yes;
}

int DialogPrompts::choose(const QString& title, const QString& text, const QStringList& choices) {
    QMessageBox box(m_window);
    box.setIcon(QMessageBox::Question);
    say(box, title, text);
    QList<QAbstractButton*> buttons;
    for (const QString& choice : choices) {
        buttons << box.addButton(choice, QMessageBox::AcceptRole);
    }
    QPushButton* none = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(qobject_cast<QPushButton*>(buttons.value(0)));
    box.setEscapeButton(none);
    box.exec();
    return static_cast<int>(buttons.indexOf(box.clickedButton()));
}

std::optional<double> DialogPrompts::number(const QString& title, const QString& label, double value,
                                            double min, double max) {
    constexpr int decimals = 3;
    bool accepted = false;
    const double chosen =
        QInputDialog::getDouble(m_window, title, label, value, min, max, decimals, &accepted);
    return accepted ? std::optional(chosen) : std::nullopt;
}

RecoveryChoice DialogPrompts::recoverWork(const QStringList& works) {
    RecoveryDialog dialog(works, m_window);
    dialog.exec();
    return dialog.choice();
}

void DialogPrompts::tellError(const QString& title, const QString& text) {
    QMessageBox box(m_window);
    box.setIcon(QMessageBox::Warning);
    say(box, title, text);
    box.addButton(tr("Close"), QMessageBox::RejectRole);
    box.exec();
}

} // namespace sinew
