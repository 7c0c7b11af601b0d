#include "app/jobs/compare/CompareController.h"

#include "app/jobs/BindController.h"
#include "core/solve/Solvers.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr int kCompareRestMilliseconds = 400;
constexpr std::size_t kResultsKept = 12;

std::shared_ptr<const PartWeights> sharedSkin(PartWeights weights) {
    return std::make_shared<const PartWeights>(std::move(weights));
}

/// Whether kept weights are of the scene's vertices.
bool fitsScene(const PartWeights& weights, const Scene& scene) {
    return std::ranges::equal(weights, scene.parts, [](const auto& part, const Part& of) {
        return !part || part->vertexCount() == of.mesh->vertexCount();
    });
}

} // namespace

CompareController::CompareController(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(kCompareRestMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, [this] {
        startNext();
        tell();
    });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Weights, this,
                      &CompareController::documentChanged);
}

void CompareController::setOpen(bool open) {
    if (open == m_open) {
        return;
    }
    m_open = open;
    if (open) {
        if (!m_chosen) {
            chooseFirst();
        }
        settleAll();
        startNext();
    } else {
        m_delay.stop();
        stop();
    }
    Q_EMIT openChanged(open);
    tell();
}

void CompareController::setCount(std::size_t count) {
    m_count = std::min(count, kMaxSkins);
    settleAll();
    startNext();
    tell();
}

/// The document first; then what it is most worth comparing with.
void CompareController::chooseFirst() {
    std::vector<SkinSource> order{SkinSource{}};
    std::vector<SkinSource> later;
    const DocumentState& state = m_document.state();
    for (const SkinSource& choice : choices()) {
        const bool same = state.bound() ? choice.solver == state.settings.solver
                                        : choice.kind == SkinSource::Kind::Imported;
        if (choice.kind != SkinSource::Kind::Document) {
            (same ? later : order).push_back(choice);
        }
    }
    order.insert(order.end(), later.begin(), later.end());
    for (std::size_t pane = 0; pane < kMaxSkins; ++pane) {
        m_skins[pane] = {};
        m_skins[pane].source = order[std::min(pane, order.size() - 1)];
    }
}

std::vector<SkinSource> CompareController::choices() const {
    using Kind = SkinSource::Kind;
    std::vector<SkinSource> all{SkinSource{}};
    const auto& scene = m_document.state().scene;
    if (scene && importedSkin(*scene)) {
        all.push_back({Kind::Imported, {}, {}, {}, 0});
    }
    for (const Solver& solver : solvers()) {
        all.push_back({Kind::Solver, solver.key, {}, {}, 0});
    }
    all.push_back({Kind::Paper, {}, {}, {}, 0});
    if (const auto& sources = m_document.state().sources) {
        all.push_back({Kind::Disk, {}, sources->character.path, {}, 0});
    }
    all.insert(all.end(), m_extra.begin(), m_extra.end());
    return all;
}

void CompareController::setSource(std::size_t pane, const SkinSource& source) {
    using Kind = SkinSource::Kind;
    if (source.kind == Kind::Baked) { // the last one counts
        std::erase_if(m_extra, [](const SkinSource& other) { return other.kind == Kind::Baked; });
    }
    const bool extra = source.kind == Kind::File || source.kind == Kind::Kept || source.kind == Kind::Baked;
    if (extra && std::ranges::find(m_extra, source) == m_extra.end()) {
        m_extra.push_back(source);
    }
    const Key key = keyOf(source);
    std::erase_if(m_results, [&](const Result& result) {
        return (result.error || source.ofFile()) && result.key == key;
    });
    m_skins[pane].source = source;
    m_chosen = true;
    settleAll();
    startNext();
    tell();
}

void CompareController::keep() {
    const auto& weights = m_document.finishWeights().weights;
    if (weights) {
        setSource(m_count - 1, {SkinSource::Kind::Kept, {}, {}, weights, ++m_kept});
    }
}

CompareController::Key CompareController::keyOf(const SkinSource& source) const {
    const DocumentState& state = m_document.state();
    return {state.scene, source, skinSettings(source, state.settings)};
}

bool CompareController::wanted(const Key& key) const {
    return m_open && std::ranges::any_of(std::span(m_skins).first(m_count), [&](const ComparedSkin& skin) {
               return skin.source.worked() && keyOf(skin.source) == key;
           });
}

const CompareController::Result* CompareController::resultOf(const Key& key) const {
    const auto found = std::ranges::find(m_results, key, &Result::key);
    return found == m_results.end() ? nullptr : &*found;
}

void CompareController::keepResult(Result result) {
    std::erase_if(m_results, [&](const Result& old) { return old.key == result.key; });
    if (m_results.size() >= kResultsKept) {
        m_results.erase(m_results.begin());
    }
    m_results.push_back(std::move(result));
}

void CompareController::settleAll() {
    if (running() && !wanted(m_working)) {
        stop();
    }
    for (ComparedSkin& skin : m_skins) {
        settle(skin);
    }
}

/// State and weights as the document and the results have them.
void CompareController::settle(ComparedSkin& skin) const {
    const DocumentState& state = m_document.state();
    const auto before = skin.weights;
    skin = {skin.source, SkinState::Waiting, nullptr, {}, {}};
    if (!state.scene) {
        return;
    }
    switch (skin.source.kind) {
    case SkinSource::Kind::Document:
        skin.weights = state.weights;
        break;
    case SkinSource::Kind::Kept:
        skin.weights = fitsScene(*skin.source.kept, *state.scene) ? skin.source.kept : nullptr;
        break;
    case SkinSource::Kind::Baked:
        skin.weights = skin.source.baked->of == state.scene ? skin.source.baked->folded : nullptr;
        break;
    case SkinSource::Kind::Imported:
        if (auto weights = importedSkin(*state.scene)) {
            // The same pointer for the same weights, so that nobody takes them for others.
            skin.weights = before && *before == *weights ? before : sharedSkin(std::move(*weights));
        }
        break;
    default:
        settleWorked(skin);
        return;
    }
    skin.state = skin.weights ? SkinState::Done : SkinState::Failed;
    if (!skin.weights) { // another skeleton has taken them away
        skin.error = makeError(ErrorCode::NoWeights, {state.scene->sourceFile});
    }
}

void CompareController::settleWorked(ComparedSkin& skin) const {
    const Key key = keyOf(skin.source);
    if (running() && m_working == key) {
        skin.state = SkinState::Running;
    } else if (const Result* result = resultOf(key)) {
        skin.state = result->weights ? SkinState::Done : SkinState::Failed;
        skin.weights = result->weights;
        skin.seconds = result->seconds;
        skin.error = result->error;
    }
}

void CompareController::startNext() {
    if (!m_open || running() || !m_document.state().scene) {
        return;
    }
    const auto shown = std::span(m_skins).first(m_count);
    const auto waiting = std::ranges::find(shown, SkinState::Waiting, &ComparedSkin::state);
    if (waiting != shown.end()) {
        start(waiting->source);
        settleAll();
    }
}

void CompareController::start(const SkinSource& source) {
    m_working = keyOf(source);
    m_job.start<WorkedSkin>(
        [key = m_working](Progress& progress) {
            return workSkin(*key.scene, key.source, key.settings, progress);
        },
        [this](Expected<WorkedSkin> worked) { finish(std::move(worked)); });
}

void CompareController::finish(Expected<WorkedSkin> worked) {
    Result result{std::move(m_working), nullptr, {}, {}};
    m_working = {};
    if (worked) {
        result.weights = sharedSkin(std::move(worked->weights));
        result.seconds = worked->seconds;
    } else {
        result.error = worked.error();
    }
    keepResult(std::move(result));
    settleAll();
    startNext();
    tell();
}

void CompareController::stop() {
    m_job.drop();
    m_working = {};
}

void CompareController::cancel() {
    m_delay.stop();
    stop();
    for (const ComparedSkin& skin : std::span(m_skins).first(m_count)) {
        const Key key = keyOf(skin.source);
        if (skin.source.worked() && resultOf(key) == nullptr) {
            keepResult({key, nullptr, {}, makeError(ErrorCode::Canceled)});
        }
    }
    settleAll();
    tell();
}

double CompareController::fraction() const {
    return running() ? bindFraction(m_job.stage(), m_job.fraction()) : 0.0;
}

/// Results would keep the old scene in memory.
void CompareController::forgetScene() {
    stop();
    m_results.clear();
    if (m_lifetime != m_document.lifetime()) {
        m_lifetime = m_document.lifetime();
        m_extra.clear();
        m_kept = 0;
        m_chosen = false;
        chooseFirst();
    }
}

/// Those of another scene: its joints are others.
void CompareController::forgetBakes() {
    const auto outdated = [this](const SkinSource& source) {
        return source.kind == SkinSource::Kind::Baked && source.baked->of != m_document.state().scene;
    };
    std::erase_if(m_extra, outdated);
    for (ComparedSkin& skin : m_skins) {
        if (outdated(skin.source)) {
            skin.source = {};
        }
    }
}

void CompareController::documentChanged(DocumentChanges what) {
    if (what.testFlag(DocumentChange::Scene)) {
        forgetScene();
        forgetBakes();
    }
    if (!m_open) {
        return;
    }
    settleAll();
    if (what & (DocumentChanges(DocumentChange::Scene) | DocumentChange::Settings)) {
        m_delay.start();
    }
    tell();
}

void CompareController::tell() {
    Q_EMIT changed();
    if (running() != m_toldRunning) {
        m_toldRunning = running();
        Q_EMIT runningChanged(m_toldRunning);
    }
}

} // namespace sinew
