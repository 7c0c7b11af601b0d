#include "app/jobs/rig/RigDraft.h"

#include "app/document/edits/SkeletonEditing.h"
#include "app/files/ReadFile.h"
#include "app/rig/RigFiles.h"
#include "app/rig/RigWords.h"
#include "core/io/ImportScene.h"
#include "core/skeleton/edit/JointEdits.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

const RigMarker* markerNamed(const RigMarkers& markers, const std::string& name) {
    const auto found = std::ranges::find(markers, name, &RigMarker::name);
    return found == markers.end() ? nullptr : &*found;
}

bool optionalMarker(const RigTemplateSettings& settings, const std::string& name) {
    return std::ranges::any_of(markersOf(settings.kind, countsOf(settings)), [&](const MarkerKind& marker) {
        return marker.optional && name.ends_with(marker.name);
    });
}

/// Whether a volume turned for one wish serves the other: of another kind its front is told by other signs.
bool sameStand(const RigWish& a, const RigWish& b) {
    return a.settings.kind == b.settings.kind && a.up == b.up;
}

/// Whether both have joints of one kind and number.
bool sameTemplate(const RigTemplateSettings& a, const RigTemplateSettings& b) {
    return a.kind == b.kind && countsOf(a) == countsOf(b);
}

/// Markers that say another front or left than the one the volume was turned to: it has to be made anew.
bool turnsAway(const BodyVolume& volume, const Scene& scene, const RigRequest& request) {
    const BodyHints hints = rigHints(scene, request);
    const Mat3 axes = volume.modelFromBody().linear();
    return (hints.left && hints.left->dot(axes.col(0)) < 0.0) ||
           (hints.front && hints.front->dot(axes.col(2)) < 0.0);
}

} // namespace

RigDraft::RigDraft(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool, {}, TaskPriority::Waited) {
    document.onChange(DocumentChange::Scene, this, &RigDraft::end);
}

void RigDraft::begin(const RigWish& wish, RigStart start) {
    end();
    if (!m_document.state().hasScene()) {
        return;
    }
    m_active = true;
    m_wish = wish;
    m_waits = start == RigStart::WhenChosen;
    if (m_waits) {
        Q_EMIT changed();
        return;
    }
    ask();
    refit();
}

void RigDraft::end() {
    if (!m_active) {
        return;
    }
    m_job.drop();
    m_active = m_due = m_waits = false;
    m_set.clear();
    m_known.clear();
    m_next.clear();
    m_volume.reset();
    m_mirror.reset();
    m_own.reset();
    m_fitted.reset();
    m_garments.clear();
    m_problem.reset();
    Q_EMIT changed();
}

void RigDraft::setWish(const RigWish& wanted) {
    RigWish wish = wanted;
    if (m_own && wish.file == m_wish.file) {
        wish.settings.kind = kindOfSkeleton(*m_own); // a file says itself what it is of
    }
    if (!m_active || (wish == m_wish && !m_waits)) {
        return;
    }
    m_waits = false;
    if (wish.file != m_wish.file) {
        m_own.reset();
        m_fitted.reset(); // that of another template says nothing of this one
    }
    if (!sameTemplate(wish.settings, m_wish.settings)) {
        keepMarkersOf(wish.settings);
        m_fitted.reset();
    }
    if (wish.settings.kind != m_wish.settings.kind) {
        m_set.clear();
    }
    if (!sameStand(wish, m_wish)) {
        m_known.clear();
        m_volume.reset();
        m_mirror.reset();
        m_fitted.reset();
    }
    m_wish = wish;
    ask();
    refit();
}

bool RigDraft::isSet(const std::string& name) const {
    return markerNamed(m_set, name) != nullptr ||
           (m_wish.mirrored && markerNamed(m_set, mirroredMarker(name)) != nullptr);
}

/// Where a marker is set; mirrored, the other side's image, before the fit says the same; else the guess.
std::optional<Vec3> RigDraft::positionOf(const std::string& name) const {
    if (const RigMarker* own = markerNamed(m_set, name)) {
        return own->at;
    }
    const BodyVolume* sides = m_volume ? m_volume.get() : m_mirror.get();
    const RigMarker* other = m_wish.mirrored && sides ? markerNamed(m_set, mirroredMarker(name)) : nullptr;
    if (other != nullptr) {
        const Vec3 at = sides->bodyFromModel() * other->at;
        return Vec3(sides->modelFromBody() * Vec3(-at.x(), at.y(), at.z()));
    }
    const RigMarker* known = markerNamed(m_known, name);
    return known != nullptr ? std::optional(known->at) : std::nullopt;
}

std::vector<DraftMarker> RigDraft::markers() const {
    std::vector<DraftMarker> shown;
    if (!m_active || m_waits) {
        return shown;
    }
    const RigTemplateSettings& settings = m_wish.settings;
    for (const std::string& name : markerNames(settings.kind, countsOf(settings))) {
        const std::optional<Vec3> at = positionOf(name);
        if (at || !m_wish.mirrored || !name.starts_with("right")) {
            shown.push_back({name, at, isSet(name), optionalMarker(settings, name)});
        }
    }
    return shown;
}

/// The first that is needed and not set; of both sides while mirrored the left one alone.
void RigDraft::ask() {
    m_next.clear();
    for (const std::string& name : markerNames(m_wish.settings.kind, countsOf(m_wish.settings))) {
        if (!isSet(name) && !optionalMarker(m_wish.settings, name)) {
            m_next = name;
            return;
        }
    }
}

void RigDraft::choose(const std::string& name) {
    if (m_active && !m_waits && name != m_next) {
        m_next = name;
        Q_EMIT changed();
    }
}

void RigDraft::place(const std::string& name, const Vec3& at, bool advance) {
    if (!m_active || m_waits || !at.allFinite()) {
        return;
    }
    std::erase_if(m_set, [&](const RigMarker& marker) {
        return marker.name == name || (m_wish.mirrored && marker.name == mirroredMarker(name));
    });
    m_set.push_back({name, at});
    if (advance) {
        ask();
    }
    refit();
}

void RigDraft::forget(const std::string& name) {
    const auto gone = std::erase_if(m_set, [&](const RigMarker& marker) {
        return marker.name == name || (m_wish.mirrored && marker.name == mirroredMarker(name));
    });
    if (gone > 0) {
        m_next = name;
        refit();
    }
}

void RigDraft::forgetAll() {
    if (!m_set.empty()) {
        m_set.clear();
        m_volume.reset(); // a marker may have turned it
        ask();
        refit();
    }
}

RigRequest RigDraft::request() const {
    RigRequest request;
    request.kind = m_wish.settings.kind;
    request.up = m_wish.up;
    request.counts = countsOf(m_wish.settings);
    request.markers = m_set;
    request.mirrored = m_wish.mirrored;
    return request;
}

/// Fewer legs or fingers have fewer markers.
void RigDraft::keepMarkersOf(const RigTemplateSettings& settings) {
    const std::vector<std::string> names = markerNames(settings.kind, countsOf(settings));
    const auto gone = [&](const RigMarker& marker) {
        return std::ranges::find(names, marker.name) == names.end();
    };
    std::erase_if(m_set, gone);
    std::erase_if(m_known, gone);
}

void RigDraft::refit() {
    if (m_volume && turnsAway(*m_volume, *m_document.state().scene, request())) {
        m_volume.reset();
    }
    if (running()) {
        m_due = true;
    } else {
        m_due = false;
        const Order order{
            m_document.state().scene, m_document.state().importNotices, m_wish, request(), m_volume, m_own};
        m_job.start<Outcome>(
            [order](Progress& progress) -> Expected<Outcome> { return workOut(order, progress); },
            [this, order](Expected<Outcome> outcome) {
                if (!outcome) {
                    Outcome failed;
                    failed.problem = outcome.error();
                    finish(failed);
                    return;
                }
                const bool sameFile = order.wish.file == m_wish.file;
                m_own = sameFile ? outcome->own : nullptr;
                m_volume = sameStand(order.wish, m_wish) ? outcome->volume : nullptr;
                m_mirror = m_volume ? m_volume : m_mirror;
                if (m_own && kindOfSkeleton(*m_own) != m_wish.settings.kind) {
                    setWish(m_wish);
                    return;
                }
                if (!sameFile || !sameTemplate(order.wish.settings, m_wish.settings)) {
                    refit();
                    return;
                }
                finish(*outcome);
            });
    }
    Q_EMIT changed();
}

/// A fit that something overtook is shown all the same, so that a marker that is dragged shows what it does;
/// not where the template is another by now.
void RigDraft::finish(const Outcome& outcome) {
    if (outcome.markers.empty() && outcome.problem) {
        m_fitted.reset();
    } else {
        m_known = outcome.markers;
        m_fitted = outcome.fitted;
    }
    m_garments = outcome.garments;
    m_problem = outcome.problem;
    if (m_due) {
        refit();
    } else {
        Q_EMIT changed();
    }
}

Expected<void> RigDraft::prepare(const Order& order, Outcome& outcome, Progress& progress) {
    outcome.volume = order.volume;
    outcome.own = order.own;
    if (!outcome.own && !order.wish.file.empty()) {
        auto read = importSkeleton(order.wish.file, progress, importOptions());
        if (!read) {
            return fail(read.error());
        }
        outcome.own = std::make_shared<const Skeleton>(std::move(read->skeleton));
    }
    if (!outcome.volume) {
        auto volume = rigVolume(*order.scene, order.request, progress);
        if (!volume) {
            return fail(volume.error());
        }
        outcome.volume = std::move(*volume);
    }
    return {};
}

/// What a stroke misses after all hangs with the body, as if it had not been found.
void RigDraft::addGarments(const Order& order, Outcome& outcome, FittedSkeleton& fitted) {
    const bool biped = order.wish.settings.kind == RigKind::Biped && order.wish.file.empty();
    if (!biped || !order.wish.garments) {
        return;
    }
    for (const ChainStroke& stroke : garmentStrokes(*order.scene, fitted.skeleton)) {
        if (addChain(stroke, order.scene->sourceFile, *order.scene, *outcome.volume, fitted)) {
            outcome.garments.push_back(stroke.name);
        }
    }
}

RigDraft::Outcome RigDraft::workOut(const Order& order, Progress& progress) {
    Outcome outcome;
    if (const auto prepared = prepare(order, outcome, progress); !prepared) {
        outcome.problem = prepared.error();
        return outcome;
    }
    const auto fit = fitRig(*order.scene, outcome.volume, order.request, progress);
    if (!fit) {
        outcome.problem = withOpaquePicture(fit.error(), order.notices ? *order.notices : Notices(),
                                            order.scene->sourceFile);
        return outcome;
    }
    outcome.markers = fit->markers;
    Expected<FittedSkeleton> made = outcome.own
                                        ? laySkeleton(*outcome.own, *fit)
                                        : Expected<FittedSkeleton>(layTemplate(order.wish.settings, *fit));
    if (made) {
        addGarments(order, outcome, *made);
        outcome.fitted = std::make_shared<const FittedSkeleton>(std::move(*made));
    } else {
        outcome.problem = made.error();
    }
    return outcome;
}

Expected<void> RigDraft::create() {
    if (!m_active || !m_fitted) {
        return {};
    }
    const auto made = m_fitted; // a changed scene ends the draft
    return editSkeleton(m_document, replacingSteps(m_document.state().scene->skeleton, made->skeleton),
                        tr("New Skeleton"));
}

} // namespace sinew
