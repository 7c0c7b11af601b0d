#include "ui/flow/weights/WeightFilesFlow.h"

#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/flow/weights/WorkEnds.h"
#include "ui/workspace/ErrorWords.h"
#include "ui/workspace/LastFolder.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

namespace sinew {

WeightFilesFlow::WeightFilesFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    context.actions.on("weights.import", this, &WeightFilesFlow::read);
    context.actions.on("weights.export", this, &WeightFilesFlow::write);
    connectFiles();
    context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Weights, this,
                                        &WeightFilesFlow::show);
    show();
}

void WeightFilesFlow::connectFiles() {
    WeightFiles& files = m_context.workspace.weightFiles;
    connect(&files, &WeightFiles::added, this, [this](const QString& layer, const Notices& notices) {
        tell(tr("Layer %1 added.").arg(layer), notices);
    });
    connect(&files, &WeightFiles::written, this, [this](const QString& file, const Notices& notices) {
        tell(tr("Weights written to %1.").arg(QDir::toNativeSeparators(file)), notices);
    });
    sayEnds(files, *this);
    connect(&files, &WeightFiles::failed, this, [this](const QString& name, const Error& error) {
        m_context.prompts.tellError(tr("%1 failed.").arg(name), errorWords(error));
    });
}

void WeightFilesFlow::read() {
    const QString file = m_context.prompts.fileToOpen(FileKind::ImportedWeights);
    if (!file.isEmpty()) {
        keepFolder(FileKind::ImportedWeights, file);
        m_context.workspace.weightFiles.read(file);
    }
}

void WeightFilesFlow::write() {
    const QString proposal = m_context.workspace.document.title() + ".csv";
    const QString file = m_context.prompts.fileToWrite(FileKind::ExportedWeights, proposal);
    if (!file.isEmpty() && mayWrite(file)) {
        keepFolder(FileKind::ExportedWeights, file);
        m_context.workspace.weightFiles.write(file);
    }
}

/// The file dialog asks for files that are there, but not for folders.
bool WeightFilesFlow::mayWrite(const QString& file) const {
    return !QFileInfo(file).isDir() || QDir(file).isEmpty() ||
           m_context.prompts.confirm(tr("The folder %1 is not empty.").arg(QFileInfo(file).fileName()),
                                     tr("Images of the same names in it are replaced. All other files stay."),
                                     tr("&Write Images"));
}

void WeightFilesFlow::tell(const QString& text, const Notices& notices) {
    QString all = text;
    for (const Notice& notice : notices) {
        all += ' ' + noticeText(notice);
    }
    Q_EMIT said(all);
}

void WeightFilesFlow::show() {
    const DocumentState& state = m_context.workspace.document.state();
    m_context.actions["weights.import"]->setEnabled(state.hasSkeleton());
    m_context.actions["weights.export"]->setEnabled(state.hasSkeleton() && state.hasWeights());
}

} // namespace sinew
