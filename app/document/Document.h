#pragma once

#include "app/document/WeightLayering.h"

#include <QFlags>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>

namespace sinew {

Q_DECLARE_FLAGS(DocumentChanges, DocumentChange)
Q_DECLARE_OPERATORS_FOR_FLAGS(DocumentChanges)

/// Steps with the same key that follow one another become one step: a slider that moves.
enum class MergeKey : int {
    None = -1,
    Alpha = 1,
    Falloff,
    MaxInfluences,
    Threshold,
    Smoothing,
    Penalty,
    Resolution,
    Joints,
    Rules,
    Selection,
    LayerOpacity,
    Stroke,
    Pose, ///< a drag of the gizmo; endMerge() when the button is let go
    Deformer,
    DualShare,
    Opening,
    SelectPoints ///< a stroke; endMerge() when the button is let go
};

/// The one place of truth of the window: a DocumentState that changes only by undoable steps. All calls on
/// the GUI thread.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    const DocumentState& state() const { return m_state; }
    /// Grows with every change of the state, undo and redo included.
    quint64 revision() const { return m_revision; }
    QUndoStack& undoStack() { return m_undo; }
    /// What the state's layers of weights are evaluated with.
    WeightLayering& layering() { return m_layering; }

    /// A fresh document: no history, not modified unless said so (a recovered one is).
    void reset(DocumentState state, const QString& projectFile = {}, bool modified = false);

    /// The one way to change the state: a step named `text` (already translated) that undoes to the state
    /// before. Steps that change nothing leave no trace; steps with an equal merge key that follow one
    /// another become one. Another scene drops the selected points and the locks: they were of
    /// the one before.
    void change(const QString& text, const std::function<void(DocumentState&)>& edit,
                MergeKey merge = MergeKey::None);
    /// The next step starts anew even if its key equals the last one's.
    void endMerge();

    QString projectFile() const { return m_projectFile; } ///< empty: never saved
    void setSaved(const QString& projectFile);
    /// Whether anything but what is selected differs from what was saved or opened.
    bool modified() const;
    /// "wayfarer" of the project's or the source's file name; empty without a scene.
    QString title() const;

Q_SIGNALS:
    void changed(DocumentChanges what);
    void modifiedChanged(bool modified);
    void titleChanged();

private:
    friend class StateCommand;
    void apply(const DocumentState& state);

    DocumentState m_state;
    WeightLayering m_layering;
    quint64 m_revision = 0;
    QUndoStack m_undo;
    QString m_projectFile;
    DocumentState m_saved; ///< as last saved or opened
    int m_mergeGeneration = 0;
    bool m_recovered = false;
};

DocumentChanges difference(const DocumentState& before, const DocumentState& after);

} // namespace sinew
