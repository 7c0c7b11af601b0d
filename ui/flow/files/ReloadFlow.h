#pragma once

#include "core/base/Error.h"
#include "core/scene/Scene.h"
#include "ui/flow/files/FileWatch.h"
#include "ui/workspace/WindowContext.h"

#include <memory>
#include <set>
#include <string>

namespace sinew {

struct FileDifferences;
struct SourceFiles;

/// File > Reload and Compare With File on Disk, and the offer to do so when a file of the character changes
/// on disk.
class ReloadFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: dialogs stand over it.
    ReloadFlow(const WindowContext& context, QWidget* window, QObject* parent = nullptr);

    void reload();
    /// Shows how the file on disk differs, once it is read.
    void compareWithDisk();
    /// What has changed stays unread until it changes again.
    void ignore();

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);
    /// A file of the character has changed: its name without the folder.
    void offered(const QString& name);
    void withdrawn();
    /// Work did not fit the file any more: the report tells which.
    void workLost();
    /// The character lies elsewhere or is of another size: it has to be brought into view.
    void moved();
    /// The weights on disk are to be shown beside the document's.
    void weightsAsked();

private:
    /// What tells whether a file holds the same model as before.
    struct Outline {
        std::set<std::string> joints;
        std::set<std::string> parts;
        Aabb box;
    };
    static Outline outlineOf(const Scene& scene);
    /// Whether hardly any joint or part is called as before.
    bool anotherModel() const;
    QString keptText(const QString& name, bool lost) const;
    void follow();
    void compare(const QString& file);
    void offer(const QString& file);
    void reloaded(const QString& file);
    void failed(const QString& file, const Error& error);
    void showDifferences(const QString& file, const FileDifferences& differences);

    WindowContext m_context;
    QWidget* m_window;
    FileWatch m_watch;
    QString m_changed;                            ///< the file that is offered; empty: none
    std::shared_ptr<const SourceFiles> m_sources; ///< that are watched
    Outline m_before;                             ///< of the scene before the present one
    Outline m_now;
};

} // namespace sinew
