#pragma once

#include "app/document/DocumentState.h"

#include <QFlags>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <type_traits>

namespace sinew {

Q_DECLARE_FLAGS(DocumentChanges, DocumentChange)
Q_DECLARE_OPERATORS_FOR_FLAGS(DocumentChanges)

/// Steps with the same key that follow one another become one step: a slider that moves.
enum class MergeKey : int {
    None = -1,
    Setting = 1, ///< of a bind; the step's name says which
    Rules,
    Selection,
    LayerOpacity,
    Stroke,
    Pose, ///< a drag of the gizmo; endMerge() when the button is let go
    Deformer,
    DualFraction,
    Opening,
    SelectVertices, ///< a stroke; endMerge() when the button is let go
    Skeleton,       ///< a drag of joints; endMerge() when the button is let go
    Driving,
    Fixes, ///< of issues; endMerge() when no bind that follows finds more
    Avatar ///< springs and expressions; the step's name says which
};

/// The one place of truth of the window: a DocumentState that changes only by undoable steps. All calls on
/// the GUI thread.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    /// Its weights are always there; weightsAwaited() tells whether they are of earlier settings. Who keeps
    /// what he makes of them takes finishWeights().
    const DocumentState& state() const { return m_state; }
    /// The weights that are shown are of earlier settings or of an earlier field; those that follow from
    /// field and settings are still to come (showWeights, finishWeights).
    bool weightsAwaited() const { return m_awaited; }
    /// The state to keep: without `solved` while the weights are awaited.
    DocumentState stored() const;
    /// Grows with every change of the state, undo and redo included.
    quint64 revision() const { return m_revision; }
    /// Grows with every reset: two states of one lifetime are of the same document.
    quint64 lifetime() const { return m_lifetime; }
    QUndoStack& undoStack() { return m_undo; }
    /// What the state's layers of weights are evaluated with.
    WeightLayering& layering() { return m_layering; }

    /// A fresh document: no history, not modified unless said so (a recovered one is).
    void reset(DocumentState state, const QString& projectFile = {}, bool modified = false);

    /// The one way to change the state: a step named `text` (already translated) that undoes to the state
    /// before. Steps that change nothing leave no trace; steps with an equal merge key and name that follow
    /// one another become one. Another scene drops the selected vertices and the locks: they were of
    /// the one before. Weights that an edit takes away (solved = nullptr) are worked out anew.
    void change(const QString& text, const std::function<void(DocumentState&)>& edit,
                MergeKey merge = MergeKey::None, WeightUpdate update = WeightUpdate::Now);
    /// A step to another state as a whole, whose hidden parts, locks and selected vertices are of its own
    /// scene.
    void replace(const QString& text, DocumentState after, MergeKey merge = MergeKey::None);
    /// The base weights of `asked`, a state that this document had, are there. If they are the awaited ones,
    /// they become part of the step that awaits them; if others of the same field are awaited, they are shown
    /// until these come. Else nothing happens.
    void showWeights(const DocumentState& asked, const std::shared_ptr<const PartWeights>& weights);
    /// The state with its own weights: awaited ones are worked out at once.
    const DocumentState& finishWeights();
    /// The next step starts anew even if its key equals the last one's.
    void endMerge();

    /// Brings in what was worked out for a step after it was made (a bind's result, awaited weights): no step
    /// of its own, and what was undone can still be redone. `completion` changes a state that it is for and
    /// says whether it was; it gets the present one and, as long as it takes them, the states before and
    /// after that in the history. A state that it leaves with a field and without solved weights awaits those
    /// of the field (WeightUpdate::Later).
    void complete(const std::function<bool(DocumentState&)>& completion);

    /// Calls `slot` of `receiver` when any of `which` changed: a function of nothing or of what changed. The
    /// one way to listen to changed(), so that nobody works for what does not concern him.
    template<typename Receiver, typename Slot>
    void onChange(DocumentChanges which, Receiver* receiver, Slot slot) const {
        connect(this, &Document::changed, receiver, [=](DocumentChanges what) {
            if (what & which) {
                if constexpr (std::is_invocable_v<Slot, DocumentChanges>) {
                    slot(what);
                } else if constexpr (std::is_invocable_v<Slot>) {
                    slot();
                } else if constexpr (std::is_invocable_v<Slot, Receiver*, DocumentChanges>) {
                    std::invoke(slot, receiver, what);
                } else {
                    std::invoke(slot, receiver);
                }
            }
        });
    }

    QString projectFile() const { return m_projectFile; } ///< empty: never saved
    /// The present state is what the file holds.
    void setSaved(const QString& projectFile);
    /// The file holds `state`, one that the document had.
    void setSaved(const QString& projectFile, const DocumentState& state);
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
    void push(const QString& text, DocumentState before, DocumentState after, MergeKey merge,
              WeightUpdate update);
    void apply(DocumentState& state);
    void show(DocumentState after, bool awaited);
    std::shared_ptr<const PartWeights> derive(const DocumentState& state, bool& awaited) const;
    void completeHistory(const std::function<bool(DocumentState&)>& completion) const;

    DocumentState m_state;
    WeightLayering m_layering;
    WeightUpdate m_update = WeightUpdate::Now; ///< of the change that is being made
    bool m_awaited = false; ///< the weights of m_state's settings; m_state.solved are others
    quint64 m_revision = 0;
    quint64 m_lifetime = 0;
    QUndoStack m_undo;
    QString m_projectFile;
    DocumentState m_saved; ///< as last saved or opened
    int m_mergeGeneration = 0;
    bool m_recovered = false;
};

DocumentChanges difference(const DocumentState& before, const DocumentState& after);

/// One gesture, from press to release: the changes of one name and merge key that are made while it lives
/// become one step, and none with those before or after it.
class Transaction {
public:
    explicit Transaction(Document& document)
        : m_document(document) {
        m_document.endMerge();
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction() { m_document.endMerge(); }

private:
    Document& m_document;
};

} // namespace sinew
