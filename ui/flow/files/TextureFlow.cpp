#include "ui/flow/files/TextureFlow.h"

#include "app/document/SourceFiles.h"
#include "app/session/TextureFolders.h"
#include "ui/actions/Actions.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace sinew {

TextureFlow::TextureFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    context.actions.on("file.textureFolder", this, [this] { chooseFolder(); });
    context.workspace.document.onChange(DocumentChange::Scene, this, &TextureFlow::follow);
    connect(&context.workspace.session, &Session::opened, this, &TextureFlow::opened);
    connect(&context.workspace.session, &Session::reloaded, this, &TextureFlow::reloaded);
    follow();
}

/// The file that the document's character was read from; empty: none.
QString TextureFlow::character() const {
    const DocumentState& state = m_context.workspace.document.state();
    return state.hasScene() && state.sources ? QString::fromStdString(state.sources->character.path)
                                             : QString();
}

std::size_t TextureFlow::refused() const {
    const auto& notices = m_context.workspace.document.state().importNotices;
    const auto isOutside = [](const Notice& notice) {
        return (notice.code == NoticeCode::TextureRefused ||
                notice.code == NoticeCode::MaterialFileRefused) &&
               !notice.arguments.empty() && notice.arguments.back() == "outside";
    };
    return notices ? static_cast<std::size_t>(std::ranges::count_if(*notices, isOutside)) : 0;
}

void TextureFlow::follow() {
    m_context.actions["file.textureFolder"]->setEnabled(!character().isEmpty());
    if (character().isEmpty() || refused() == 0) {
        Q_EMIT withdrawn();
    }
}

void TextureFlow::opened() {
    const std::size_t count = character().isEmpty() ? 0 : refused();
    if (count > 0 && !textureFoldersAnswered(character())) {
        Q_EMIT offered(count);
    } else {
        Q_EMIT withdrawn();
    }
}

void TextureFlow::ignore() {
    if (!character().isEmpty()) {
        keepTextureFolders(character(), m_context.workspace.document.state().sources->textureFolders);
    }
    Q_EMIT withdrawn();
}

void TextureFlow::chooseFolder() {
    if (character().isEmpty()) {
        return;
    }
    const QString folder = m_context.prompts.folderToOpen(tr("Choose the Folder of the Textures"),
                                                          QFileInfo(character()).absolutePath());
    if (folder.isEmpty()) {
        return;
    }
    std::vector<std::string> folders = m_context.workspace.document.state().sources->textureFolders;
    const std::string chosen = folder.toStdString();
    if (std::ranges::find(folders, chosen) == folders.end()) {
        folders.push_back(chosen);
    }
    keepTextureFolders(character(), folders);
    m_chosen = true;
    m_context.workspace.session.reloadWithTextures(folders);
}

void TextureFlow::reloaded() {
    if (!std::exchange(m_chosen, false)) {
        return;
    }
    Q_EMIT withdrawn();
    const std::size_t count = refused();
    Q_EMIT said(count == 0 ? tr("All textures were found")
                           : tr("Textures and material files that are still outside: %1").arg(count));
}

} // namespace sinew
