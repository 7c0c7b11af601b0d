#pragma once

#include "core/base/Error.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace sinew {

enum class SaveAnswer { Save, Discard, Cancel };

/// Which files a dialog is about; each kind remembers its folder.
enum class FileKind {
    Character,
    Skeleton,
    Cage,
    Weights,
    Outfit,
    Pose,
    Motion,
    Shape,
    JointTable,
    Recipe,
    ImportedWeights,
    ExportedWeights,
    ExportedSkeleton,
    Project,
    CheckPage,
    Picture,
    WebpFilm,
    Mp4Film,
    Export
};

/// What becomes of work that a crash left behind.
struct RecoveryChoice {
    int index = -1; ///< which one; negative: none now
    bool discard = false;
};

/// Everything the program asks a user or tells in a way that has to be acknowledged. An interface, so that
/// what follows from an answer can be tested without dialogs.
class UserPrompts {
public:
    UserPrompts() = default;
    UserPrompts(const UserPrompts&) = delete;
    UserPrompts& operator=(const UserPrompts&) = delete;
    virtual ~UserPrompts() = default;

    /// A file to read; empty: none.
    virtual QString fileToOpen(FileKind kind) = 0;
    /// A folder that is there, asked for from the folder `from` on; empty: none.
    virtual QString folderToOpen(const QString& title, const QString& from) = 0;
    /// A file to write; empty: none.
    virtual QString fileToWrite(FileKind kind, const QString& proposal) = 0;
    /// What becomes of unsaved changes to `title`.
    virtual SaveAnswer saveChanges(const QString& title) = 0;
    /// A question whose yes says `accept`.
    virtual bool confirm(const QString& title, const QString& text, const QString& accept) = 0;
    /// Which of some ways to go on, by its number in `choices`; negative: none.
    virtual int choose(const QString& title, const QString& text, const QStringList& choices) = 0;
    /// A number from `min` to `max`; nothing: it was canceled.
    virtual std::optional<double> number(const QString& title, const QString& label, double value, double min,
                                         double max) = 0;
    /// Work that can be recovered, one line each.
    virtual RecoveryChoice recoverWork(const QStringList& works) = 0;
    /// Something went wrong: what, and what to do.
    virtual void tellError(const QString& title, const QString& text) = 0;
};

} // namespace sinew
