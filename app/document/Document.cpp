#include "app/document/Document.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// A step from one state to another. What it keeps are pointers, so a step costs bytes, not meshes.
class StateCommand final : public QUndoCommand {
public:
    /// Merges with the step before it when both have the same name, key (not -1) and generation.
    StateCommand(Document& document, const QString& text, DocumentState before, DocumentState after, int key,
                 int generation);
    void undo() override;
    void redo() override;
    int id() const override { return m_key; }
    bool mergeWith(const QUndoCommand* next) override;

    /// For Document::complete alone: a stack shows its steps as const.
    DocumentState& before() const { return m_states->before; }
    DocumentState& after() const { return m_states->after; }

private:
    struct States {
        DocumentState before;
        DocumentState after;
    };
    Document& m_document;
    std::unique_ptr<States> m_states;
    int m_key;
    int m_generation;
};

StateCommand::StateCommand(Document& document, const QString& text, DocumentState before, DocumentState after,
                           int key, int generation)
    : QUndoCommand(text)
    , m_document(document)
    , m_states(std::make_unique<States>(States{std::move(before), std::move(after)}))
    , m_key(key)
    , m_generation(generation) {
    // They follow from the rest; a stroke would keep every vertex's otherwise.
    m_states->before.weights.reset();
    m_states->after.weights.reset();
}

void StateCommand::undo() {
    m_document.apply(m_states->before);
}

void StateCommand::redo() {
    m_document.apply(m_states->after);
}

namespace {

/// The state with the weights of `other` where both have equal field and settings, from which they follow.
DocumentState withWeightsOf(DocumentState state, const DocumentState& other) {
    if (state.field && state.field == other.field && state.settings == other.settings) {
        state.solved = other.solved;
    }
    return state;
}

} // namespace

bool StateCommand::mergeWith(const QUndoCommand* next) {
    const auto* step = static_cast<const StateCommand*>(next); // equal ids are only given to this class
    if (step->m_generation != m_generation || step->text() != text()) {
        return false;
    }
    m_states->after = step->m_states->after;
    setObsolete(withWeightsOf(m_states->after, m_states->before) == m_states->before);
    return true;
}

namespace {

bool sameMeshes(const DocumentState& a, const DocumentState& b) {
    const auto alike = [](const Part& left, const Part& right) { return left.mesh == right.mesh; };
    return a.scene && b.scene && std::ranges::equal(a.scene->parts, b.scene->parts, alike);
}

/// Of those that files have: the rest come and go one by one (followHandleJoints).
std::vector<std::string> jointsOfFile(const Scene& scene) {
    std::vector<std::string> names;
    for (const Joint& joint : scene.skeleton.joints) {
        if (!joint.added) {
            names.push_back(joint.name);
        }
    }
    return names;
}

bool sameJoints(const DocumentState& a, const DocumentState& b) {
    return a.scene && b.scene && jointsOfFile(*a.scene) == jointsOfFile(*b.scene);
}

} // namespace

DocumentChanges difference(const DocumentState& before, const DocumentState& after) {
    DocumentChanges what;
    what.setFlag(DocumentChange::Scene, before.scene != after.scene);
    what.setFlag(DocumentChange::Settings, !(before.settings == after.settings));
    what.setFlag(DocumentChange::Field, before.field != after.field || before.report != after.report);
    what.setFlag(DocumentChange::Weights, before.weights != after.weights);
    what.setFlag(DocumentChange::Pose, !(before.pose == after.pose));
    what.setFlag(DocumentChange::Deformer, before.deform != after.deform);
    what.setFlag(DocumentChange::Layers,
                 before.activeLayer != after.activeLayer || !(before.layers == after.layers));
    what.setFlag(DocumentChange::Locks, before.locked != after.locked);
    what.setFlag(DocumentChange::HiddenParts, before.hidden != after.hidden ||
                                                  before.ghosted != after.ghosted ||
                                                  before.hiddenFaces != after.hiddenFaces);
    what.setFlag(DocumentChange::HiddenJoints, before.hiddenJoints != after.hiddenJoints);
    what.setFlag(DocumentChange::Motions, before.motions != after.motions);
    what.setFlag(DocumentChange::Driving, before.drivers != after.drivers || before.shapes != after.shapes);
    what.setFlag(DocumentChange::Connections, before.pseudoEdges != after.pseudoEdges);
    what.setFlag(DocumentChange::Avatar, before.avatar != after.avatar);
    what.setFlag(DocumentChange::Subdivision, before.subdivision != after.subdivision);
    what.setFlag(DocumentChange::Mirror, !(before.mirror == after.mirror));
    what.setFlag(DocumentChange::Selection, !(before.selection == after.selection));
    what.setFlag(DocumentChange::SelectedVertices, before.selected != after.selected);
    return what;
}

Document::Document(QObject* parent)
    : QObject(parent) {}

void Document::reset(DocumentState state, const QString& projectFile, bool modified) {
    m_undo.clear();
    ++m_lifetime;
    m_projectFile = projectFile;
    m_recovered = modified;
    m_state = std::move(state);
    m_awaited = false;
    m_layering.update(m_state);
    m_saved = m_state;
    ++m_revision;
    constexpr unsigned all = 65535;
    Q_EMIT changed(DocumentChanges::fromInt(all));
    Q_EMIT titleChanged();
    Q_EMIT modifiedChanged(modified);
}

DocumentState Document::stored() const {
    DocumentState state = m_state;
    if (m_awaited) {
        state.solved.reset();
    }
    return state;
}

void Document::change(const QString& text, const std::function<void(DocumentState&)>& edit, MergeKey merge,
                      WeightUpdate update) {
    const DocumentState before = stored();
    DocumentState after = before;
    edit(after);
    if (after.scene != m_state.scene) {
        // What names vertices, joints or parts by number holds as long as these are the same.
        if (!sameMeshes(after, m_state)) {
            after.selected.reset();
            if (after.hidden == m_state.hidden) {
                after.hidden.clear();
            }
            if (after.ghosted == m_state.ghosted) {
                after.ghosted.clear();
            }
            after.hiddenFaces.reset();
            if (after.subdivision == m_state.subdivision) {
                after.subdivision.clear();
            }
        }
        // Edits of the skeleton take what is locked along.
        if (after.skeletonEdits == m_state.skeletonEdits && !sameJoints(after, m_state)) {
            after.locked.clear();
            after.hiddenJoints.clear();
        }
    }
    push(text, before, std::move(after), merge, update);
}

void Document::replace(const QString& text, DocumentState after, MergeKey merge) {
    push(text, stored(), std::move(after), merge, WeightUpdate::Now);
}

void Document::push(const QString& text, DocumentState before, DocumentState after, MergeKey merge,
                    WeightUpdate update) {
    if (after == before) {
        return;
    }
    const int key = merge == MergeKey::None ? -1 : static_cast<int>(merge);
    m_update = update;
    m_undo.push(new StateCommand(*this, text, std::move(before), std::move(after), key, m_mergeGeneration));
    m_update = WeightUpdate::Now;
}

void Document::showWeights(const DocumentState& asked, const std::shared_ptr<const PartWeights>& weights) {
    if (!m_awaited || m_state.scene != asked.scene || m_state.field != asked.field) {
        return;
    }
    if (m_state.settings != asked.settings) {
        DocumentState now = m_state;
        now.solved = weights;
        show(std::move(now), true);
        return;
    }
    complete([&asked, &weights](DocumentState& state) {
        const bool same = state.field == asked.field && state.settings == asked.settings && !state.solved;
        if (same) {
            state.solved = weights;
        }
        return same;
    });
}

const DocumentState& Document::finishWeights() {
    if (m_awaited) {
        const DocumentState asked = m_state;
        showWeights(asked, baseWeights(asked));
    }
    return m_state;
}

void Document::complete(const std::function<bool(DocumentState&)>& completion) {
    DocumentState now = stored();
    if (completion(now)) {
        completeHistory(completion);
        m_update = WeightUpdate::Later;
        apply(now);
        m_update = WeightUpdate::Now;
    }
}

/// The present state in the steps on both sides of it, and on from there.
void Document::completeHistory(const std::function<bool(DocumentState&)>& completion) const {
    const auto step = [this](int i) { return static_cast<const StateCommand*>(m_undo.command(i)); };
    for (int i = m_undo.index() - 1; i >= 0; --i) {
        if (!completion(step(i)->after()) || !completion(step(i)->before())) {
            break;
        }
    }
    for (int i = m_undo.index(); i < m_undo.count(); ++i) {
        if (!completion(step(i)->before()) || !completion(step(i)->after())) {
            break;
        }
    }
}

void Document::endMerge() {
    ++m_mergeGeneration;
}

void Document::setSaved(const QString& projectFile) {
    endMerge(); // what comes next does not change the step that was saved
    setSaved(projectFile, m_state);
}

void Document::setSaved(const QString& projectFile, const DocumentState& state) {
    m_projectFile = projectFile;
    m_recovered = false;
    m_saved = state;
    Q_EMIT titleChanged();
    Q_EMIT modifiedChanged(modified());
}

bool Document::modified() const {
    DocumentState now = withWeightsOf(m_state, m_saved);
    now.selection = m_saved.selection;
    now.activeLayer = m_saved.activeLayer;
    now.selected = m_saved.selected;
    return m_recovered || !(now == m_saved);
}

QString Document::title() const {
    if (!m_projectFile.isEmpty()) {
        return QFileInfo(m_projectFile).completeBaseName();
    }
    return m_state.scene ? QFileInfo(QString::fromStdString(m_state.scene->sourceFile)).completeBaseName()
                         : QString();
}

/// The weights of a state that has none: those that are shown if it weighs like the present one, or while
/// its own are awaited.
std::shared_ptr<const PartWeights> Document::derive(const DocumentState& state, bool& awaited) const {
    const bool sameScene = m_state.solved && m_state.scene == state.scene;
    if (sameScene && m_state.field == state.field && m_state.settings == state.settings) {
        awaited = m_awaited;
        return m_state.solved;
    }
    awaited = sameScene && m_update == WeightUpdate::Later && weighsLong(state);
    return awaited ? m_state.solved : baseWeights(state);
}

/// Shows a state, which keeps the weights that were worked out for it.
void Document::apply(DocumentState& state) {
    DocumentState after = state;
    bool awaited = false;
    if (after.field && !after.solved) {
        after.solved = derive(after, awaited);
        state.solved = awaited ? nullptr : after.solved;
    }
    show(std::move(after), awaited);
}

void Document::show(DocumentState after, bool awaited) {
    m_layering.update(after);
    const DocumentChanges what = difference(m_state, after);
    const bool before = modified();
    m_state = std::move(after);
    m_awaited = awaited;
    ++m_revision;
    Q_EMIT changed(what);
    if (modified() != before) {
        Q_EMIT modifiedChanged(!before);
    }
}

} // namespace sinew
