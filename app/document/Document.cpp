#include "app/document/Document.h"

#include "app/document/StateCommand.h"

#include <QFileInfo>

#include <algorithm>

namespace sinew {
namespace {

bool sameMeshes(const DocumentState& a, const DocumentState& b) {
    const auto alike = [](const Part& left, const Part& right) { return left.mesh == right.mesh; };
    return a.scene && b.scene && std::ranges::equal(a.scene->parts, b.scene->parts, alike);
}

bool sameJoints(const DocumentState& a, const DocumentState& b) {
    return a.scene && b.scene &&
           std::ranges::equal(a.scene->skeleton.joints, b.scene->skeleton.joints, {}, &Joint::name,
                              &Joint::name);
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
    what.setFlag(DocumentChange::HiddenParts, before.hidden != after.hidden);
    what.setFlag(DocumentChange::Mirror, !(before.mirror == after.mirror));
    what.setFlag(DocumentChange::Selection, !(before.selection == after.selection));
    what.setFlag(DocumentChange::SelectedPoints, before.selected != after.selected);
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
    m_layering.settle(m_state);
    m_saved = m_state;
    ++m_revision;
    constexpr unsigned all = 4095;
    Q_EMIT changed(DocumentChanges::fromInt(all));
    Q_EMIT titleChanged();
    Q_EMIT modifiedChanged(modified);
}

void Document::change(const QString& text, const std::function<void(DocumentState&)>& edit, MergeKey merge) {
    DocumentState after = m_state;
    edit(after);
    if (after.scene != m_state.scene) {
        // What names points, joints or parts by number holds as long as these are the same.
        if (!sameMeshes(after, m_state)) {
            after.selected.reset();
            if (after.hidden == m_state.hidden) {
                after.hidden.clear();
            }
        }
        if (!sameJoints(after, m_state)) {
            after.locked.clear();
        }
    }
    if (after == m_state) {
        return;
    }
    const int key = merge == MergeKey::None ? -1 : static_cast<int>(merge);
    m_undo.push(new StateCommand(*this, text, m_state, std::move(after), key, m_mergeGeneration));
}

void Document::complete(const std::function<bool(DocumentState&)>& completion) {
    DocumentState now = m_state;
    if (completion(now)) {
        completeHistory(completion);
        apply(now);
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
    DocumentState now = m_state;
    now.selection = m_saved.selection;
    now.activeLayer = m_saved.activeLayer;
    now.selected = m_saved.selected;
    if (now.field && now.field == m_saved.field && now.settings == m_saved.settings) {
        now.solved = m_saved.solved; // it follows from both; it was a draft, or worked out once more
        now.draft = m_saved.draft;
    }
    return m_recovered || !(now == m_saved);
}

QString Document::title() const {
    if (!m_projectFile.isEmpty()) {
        return QFileInfo(m_projectFile).completeBaseName();
    }
    return m_state.scene ? QFileInfo(QString::fromStdString(m_state.scene->sourceFile)).completeBaseName()
                         : QString();
}

void Document::apply(const DocumentState& state) {
    DocumentState after = state;
    if (after.field && !after.solved) {
        after.draft = false;
        after.solved =
            std::make_shared<const PartWeights>(bindWeights(*after.scene, *after.field, after.settings));
    }
    m_layering.settle(after);
    const DocumentChanges what = difference(m_state, after);
    const bool before = modified();
    m_state = std::move(after);
    ++m_revision;
    Q_EMIT changed(what);
    if (modified() != before) {
        Q_EMIT modifiedChanged(!before);
    }
}

} // namespace sinew
