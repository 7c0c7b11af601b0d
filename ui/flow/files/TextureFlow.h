#pragma once

#include "ui/workspace/Workspace.h"

#include <QObject>

namespace sinew {

/// Asks where the textures are that a character names outside of its folder, once a character, and reads
/// them from the folder that the user chooses. File > Texture Folder asks again.
class TextureFlow : public QObject {
    Q_OBJECT
public:
    explicit TextureFlow(const WindowContext& context, QObject* parent = nullptr);

    void chooseFolder();
    /// The character stays without these textures and is not asked about again.
    void ignore();

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);
    /// So many files with textures and materials were not read, because they are outside.
    void offered(std::size_t count);
    void withdrawn();

private:
    void opened();
    void reloaded();
    void follow();
    QString character() const;
    std::size_t refused() const;

    WindowContext m_context;
    bool m_chosen = false; ///< a folder, with which the character is being read again
};

} // namespace sinew
