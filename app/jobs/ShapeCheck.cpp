#include "app/jobs/ShapeCheck.h"

#include "app/document/drivers/ShapeEdits.h"

#include <utility>

namespace sinew {
namespace {

constexpr int kShapeDelay = 1000; // milliseconds: drags of keys and strokes come one after the other

} // namespace

ShapeCheck::ShapeCheck(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kShapeDelay);
    connect(&m_timer, &QTimer::timeout, this, &ShapeCheck::begin);
    document.onChange(DocumentChange::Scene | DocumentChange::Driving | DocumentChange::Weights |
                          DocumentChange::Deformer,
                      this, &ShapeCheck::follow);
    follow();
}

/// What was found is of other shapes by now.
void ShapeCheck::follow() {
    m_job.drop();
    set({});
    const DocumentState& state = m_document.state();
    if (state.hasSkeleton() && state.hasWeights() && !driversOf(state).empty()) {
        m_timer.start();
    } else {
        m_timer.stop();
    }
}

void ShapeCheck::begin() {
    const DocumentState& state = m_document.state();
    m_job.start<Notices>(
        [character =
             ShapeCharacter{state.scene, state.weights, shapesOf(state), driversOf(state), state.deform}](
            Progress& progress) { return repeatedShapes(character, progress); },
        [this](Expected<Notices> notices) { set(notices ? std::move(*notices) : Notices()); });
}

void ShapeCheck::set(Notices notices) {
    if (!notices.empty() || !m_notices.empty()) {
        m_notices = std::move(notices);
        Q_EMIT changed();
    }
}

} // namespace sinew
