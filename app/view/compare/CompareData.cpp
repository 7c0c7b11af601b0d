#include "app/view/compare/CompareData.h"

#include "core/base/Parallel.h"
#include "core/solve/Solvers.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr int kFigureMilliseconds = 200;
constexpr int kMaxColorWait = 500; // colours that take long leave room for everything else

} // namespace

void PaneDeformers::set(std::size_t pane, PosedMesh& posed, bool shown) {
    m_panes.resize(std::max(m_panes.size(), pane + 1));
    Pane& entry = m_panes[pane];
    const bool own = shown && posed.shownWeights() != m_document.state().weights;
    entry.posed = shown ? &posed : nullptr;
    if (!own) {
        entry.centers.reset();
        entry.implicit.reset();
        if (shown) {
            takeOver(posed);
        }
    } else if (!entry.implicit) {
        entry.centers = std::make_unique<CenterFinder>(m_document, posed, m_pool);
        entry.implicit = std::make_unique<ImplicitController>(m_document, posed, m_pool);
    }
}

void PaneDeformers::follow() {
    for (const Pane& pane : m_panes) {
        if (pane.posed != nullptr && !pane.implicit) {
            takeOver(*pane.posed);
        }
    }
}

/// Nothing while the view shows other weights, as a bind's preview does: what it has is theirs.
void PaneDeformers::takeOver(PosedMesh& posed) {
    const bool same = posed.shownWeights() == m_shown.shownWeights();
    if (const auto centers = same ? m_shown.centers() : nullptr; centers && centers != posed.centers()) {
        posed.setCenters(m_shown.shownWeights(), centers);
    }
    posed.setImplicit(same ? m_shown.implicit() : nullptr);
}

bool PaneDeformers::settled() const {
    return std::ranges::all_of(m_panes, [](const Pane& pane) {
        return !pane.implicit || (pane.implicit->settled() && !pane.centers->running());
    });
}

std::shared_ptr<const ImplicitFrame> bakedFrame(const BakedCharacter& baked, const Pose& pose) {
    const Skeleton& skeleton = baked.scene->skeleton;
    Pose all = pose;
    all.joints.resize(skeleton.size());
    const DriverRig rig(skeleton, baked.drivers);
    const Pose driven = rig.driven(all);
    DirectSkinning form;
    form.scene = baked.scene;
    form.weights = baked.weights;
    form.matrices = skinningMatrices(skeleton, driven);
    form.rest = shapedRest(*baked.scene, {}, rig.shapes(driven));
    auto vertices = std::make_shared<ImplicitPose>();
    ImplicitFrame frame;
    for (std::size_t part = 0; part < baked.scene->parts.size(); ++part) {
        vertices->vertices.push_back(form.vertices(part));
        frame.normals.push_back(form.normals(part));
    }
    frame.matrices = std::move(form.matrices);
    frame.pose = std::move(vertices);
    return std::make_shared<const ImplicitFrame>(std::move(frame));
}

CompareData::CompareData(Document& document, PosedMesh& shown, CompareController& controller, TaskPool& pool,
                         QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_shown(shown)
    , m_controller(controller)
    , m_deformers(document, shown, pool) {
    m_colorTimer.setSingleShot(true);
    m_figureTimer.setSingleShot(true);
    m_figureTimer.setInterval(kFigureMilliseconds);
    connect(&m_colorTimer, &QTimer::timeout, this, &CompareData::updateColors);
    connect(&m_figureTimer, &QTimer::timeout, this, &CompareData::updateFigures);
    connect(&controller, &CompareController::openChanged, this, &CompareData::openChanged);
    connect(&controller, &CompareController::changed, this, &CompareData::weightsDue);
    connect(&shown, &PosedMesh::changed, this, &CompareData::poseChanged);
    document.onChange(DocumentChange::Scene, this, &CompareData::sceneChanged);
    document.onChange(DocumentChange::Weights | DocumentChange::Pose | DocumentChange::Deformer |
                          DocumentChange::Driving,
                      this, [this] { // later: these make posed meshes drop what they were given to show
                          QMetaObject::invokeMethod(this, &CompareData::poseBaked, Qt::QueuedConnection);
                      });
    document.onChange(DocumentChange::Selection, this, [this] {
        if (m_map == CompareMap::JointWeights) {
            colorsDue();
        }
    });
}

CompareData::~CompareData() = default;

PosedMesh& CompareData::posed(std::size_t pane) {
    auto& posed = m_panes[pane].posed;
    if (!posed) {
        posed = std::make_unique<PosedMesh>(m_document);
        takePose(*posed);
        connect(posed.get(), &PosedMesh::changed, this, &CompareData::poseDue);
    }
    return *posed;
}

void CompareData::takePose(PosedMesh& posed) {
    if (m_document.state().scene) {
        posed.setExportPreview(m_shown.exportPreview());
        posed.setSurfaces(m_shown.surfaces());
        if (posed.preview() != m_shown.shownPose() ||
            posed.previewShapes() != m_shown.previewShapes()) { // a pose anew would be skinned anew
            posed.setPreview(m_shown.shownPose(), m_shown.previewShapes());
        }
        posed.setExpressionShapes(m_shown.expressionShapes());
    }
}

void CompareData::openChanged(bool open) {
    if (open) {
        for (std::size_t pane = 0; pane < kPanes; ++pane) {
            takePose(posed(pane));
        }
        weightsDue();
        return;
    }
    m_colorTimer.stop();
    m_figureTimer.stop();
    m_deformers.clear();
    m_rest.clear();
    m_restOf.reset();
    for (Pane& pane : m_panes) {
        pane.colors.clear();
        pane.figures.reset();
        pane.baked.reset();
        if (pane.posed) {
            pane.posed->setOwnWeights(nullptr);
        }
    }
}

/// What was worked out is of other vertices.
void CompareData::sceneChanged() {
    m_rest.clear();
    m_restOf.reset();
    m_blank.reset();
    m_reached = 0.0;
    for (Pane& pane : m_panes) {
        pane.colors.clear();
        pane.mapFigures = {};
        pane.figures.reset();
    }
    ++m_colorRevision;
    weightsDue();
}

void CompareData::setMap(CompareMap map) {
    if (map != m_map) {
        m_map = map;
        m_reached = 0.0;
        Q_EMIT mapChanged();
        colorsDue();
    }
}

void CompareData::poseChanged() {
    if (!m_controller.open()) {
        return;
    }
    for (Pane& pane : m_panes) {
        if (pane.posed) {
            takePose(*pane.posed);
        }
    }
    poseBaked();
    m_deformers.follow();
    poseDue();
}

void CompareData::poseDue() {
    if (followsPose(m_map)) {
        colorsDue();
    }
    if (m_controller.open() && !m_figureTimer.isActive()) {
        m_figureTimer.start();
    }
}

/// Later: the panes' posed meshes must have heard of another scene before they get weights of it.
void CompareData::weightsDue() {
    m_weightsDue = true;
    m_reached = 0.0;
    colorsDue();
    if (m_controller.open() && !m_figureTimer.isActive()) {
        m_figureTimer.start();
    }
}

void CompareData::takeWeights() {
    const auto& scene = m_document.state().scene;
    if (!m_weightsDue || !scene) {
        return;
    }
    m_weightsDue = false;
    if (!m_blank) {
        m_blank = std::make_shared<const PartWeights>(scene->parts.size());
    }
    for (std::size_t pane = 0; pane < kPanes; ++pane) {
        const auto& weights = m_controller.skin(pane).weights;
        posed(pane).setOwnWeights(weights ? weights : m_blank);
        takePose(posed(pane)); // another scene has dropped it
        m_deformers.set(pane, posed(pane),
                        pane < m_controller.count() && weights && bakedIn(pane) == nullptr);
    }
    poseBaked();
}

/// Null: the pane shows no bake.
const BakedCharacter* CompareData::bakedIn(std::size_t pane) const {
    const ComparedSkin& skin = m_controller.skin(pane);
    return skin.source.kind == SkinSource::Kind::Baked && skin.weights ? skin.source.baked.get() : nullptr;
}

/// A pane that showed a bake gives up what it was given.
void CompareData::poseBaked() {
    if (!m_controller.open()) {
        return;
    }
    const Pose& pose = m_shown.shownPose();
    for (std::size_t index = 0; index < kPanes; ++index) {
        Pane& pane = m_panes[index];
        const BakedCharacter* baked = bakedIn(index);
        if (baked == nullptr) {
            if (std::exchange(pane.baked, nullptr) && pane.posed) {
                pane.posed->setImplicit(nullptr);
            }
            continue;
        }
        if (!pane.baked || pane.bakedOf != baked || pane.bakedPose != pose) {
            pane.baked = bakedFrame(*baked, pose);
            pane.bakedOf = baked;
            pane.bakedPose = pose;
        }
        posed(index).setImplicit(pane.baked);
    }
}

void CompareData::colorsDue() {
    if (m_controller.open() && !m_colorTimer.isActive()) {
        m_colorTimer.start(m_colorTimer.interval());
    }
}

void CompareData::finish() {
    m_figureTimer.stop();
    m_colorTimer.stop();
    updateColors();
    updateFigures();
}

const std::vector<PartMeasure>& CompareData::rest() {
    const auto& scene = m_document.state().scene;
    if (m_restOf != scene) {
        m_restOf = scene;
        m_rest.resize(scene ? scene->parts.size() : 0);
        parallelFor(m_rest.size(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t part = begin; part < end; ++part) {
                m_rest[part] = measureAtRest(*scene->parts[part].mesh);
            }
        });
    }
    return m_rest;
}

bool CompareData::known(std::size_t pane) const {
    return pane < m_controller.count() && m_controller.skin(pane).weights != nullptr;
}

std::vector<float> CompareData::valuesOf(std::size_t pane, std::size_t part) {
    const DocumentState& state = m_document.state();
    const SkinWeights* weights = (*m_controller.skin(pane).weights)[part].get();
    const SkinWeights* reference = (*m_controller.skin(0).weights)[part].get();
    const std::size_t vertices = state.scene->parts[part].mesh->vertexCount();
    switch (m_map) {
    case CompareMap::JointWeights:
        return jointWeightValues(weights, state.selection.joint, vertices);
    case CompareMap::WeightDifference:
        return differenceValues(weights, reference, vertices);
    case CompareMap::PosedDistance:
        return distanceValues(posed(pane).vertices(part), posed(0).vertices(part));
    case CompareMap::Stretch:
        return stretchValues(rest()[part], posed(pane).vertices(part));
    case CompareMap::AreaChange:
        return areaValues(rest()[part], posed(pane).vertices(part));
    case CompareMap::Bleed:
        return bleedValues(weights, state.scene->skeleton, vertices);
    case CompareMap::Shaded:
    case CompareMap::Count:
        break;
    }
    return {};
}

/// Nothing is known without the pane's weights, or those of the first one.
CompareData::Values CompareData::valuesOf(std::size_t pane) {
    Values values;
    if (m_map != CompareMap::Shaded && known(pane) && known(0)) {
        for (std::size_t part = 0; part < m_document.state().scene->parts.size(); ++part) {
            values.push_back(valuesOf(pane, part));
        }
    }
    return values;
}

/// While a clip plays the scale only grows, so that colours can be followed.
void CompareData::updateScale(const std::array<Values, kPanes>& values) {
    double largest = m_shown.preview() ? m_reached : 0.0;
    for (std::size_t pane = 0; pane < kPanes; ++pane) {
        m_panes[pane].mapFigures = sinew::mapFigures(values[pane], rest());
        largest = std::max(largest, std::abs(m_panes[pane].mapFigures.largest));
    }
    m_reached = largest;
    m_scale = compareScale(m_map, largest);
}

void CompareData::colorPane(std::size_t pane, const Values& values) {
    constexpr std::size_t grain = 8192;
    auto& colors = m_panes[pane].colors;
    colors.resize(values.size());
    for (std::size_t part = 0; part < values.size(); ++part) {
        colors[part].resize(values[part].size());
        parallelFor(colors[part].size(), grain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t p = begin; p < end; ++p) {
                colors[part][p] = compareColor(m_map, values[part][p], m_scale);
            }
        });
    }
}

void CompareData::updateColors() {
    if (!m_controller.open() || !m_document.state().scene) {
        return;
    }
    QElapsedTimer timer;
    timer.start();
    takeWeights();
    std::array<Values, kPanes> values;
    for (std::size_t pane = 0; pane < kPanes; ++pane) {
        values[pane] = valuesOf(pane);
    }
    updateScale(values);
    for (std::size_t pane = 0; pane < kPanes; ++pane) {
        colorPane(pane, values[pane]);
    }
    ++m_colorRevision;
    // At most half of the time goes here.
    m_colorTimer.setInterval(std::min(static_cast<int>(timer.elapsed()), kMaxColorWait));
    Q_EMIT colorsChanged();
}

CompareSide CompareData::side(std::size_t pane) {
    CompareSide side{*m_controller.skin(pane).weights, {}};
    for (std::size_t part = 0; part < m_document.state().scene->parts.size(); ++part) {
        side.posed.emplace_back(posed(pane).vertices(part));
    }
    return side;
}

void CompareData::updateFigures() {
    if (!m_controller.open() || !m_document.state().scene) {
        return;
    }
    takeWeights();
    for (std::size_t pane = 0; pane < kPanes; ++pane) {
        m_panes[pane].figures.reset();
        if (known(pane) && known(0)) {
            m_panes[pane].figures = compareFigures(*m_document.state().scene, rest(), side(pane), side(0));
        }
    }
    Q_EMIT figuresChanged();
}

Legend CompareData::legend() const {
    const DocumentState& state = m_document.state();
    if (!state.scene) {
        return {};
    }
    return compareLegend(m_map, m_scale, state.scene->metersPerUnit, selectedJointName(state));
}

namespace {

using SourceKind = SkinSource::Kind;

constexpr Names<SourceKind, 3> kPlainSources{
    {{"document", SourceKind::Document}, {"imported", SourceKind::Imported}, {"paper", SourceKind::Paper}}};
constexpr std::string_view kSolverSource = "solver:";
constexpr std::string_view kFileSource = "file:";
constexpr std::string_view kDiskSource = "disk:";

/// What names a file behind `start`; nothing: it names none.
std::optional<SkinSource> fileOfWord(std::string_view word, std::string_view start, SourceKind kind) {
    const std::filesystem::path file(word.substr(start.size()));
    return file.empty() ? std::nullopt : std::optional(SkinSource{kind, {}, file, {}, 0});
}

} // namespace

std::string sourceWord(const SkinSource& source) {
    switch (source.kind) {
    case SourceKind::Solver:
        return std::string(kSolverSource) + source.solver;
    case SourceKind::File:
        return std::string(kFileSource) + source.file.string();
    case SourceKind::Disk:
        return std::string(kDiskSource) + source.file.string();
    case SourceKind::Kept:
    case SourceKind::Baked:
        return {};
    default:
        return nameOf(kPlainSources, source.kind);
    }
}

std::optional<SkinSource> sourceOfWord(std::string_view word) {
    if (word.starts_with(kSolverSource)) {
        const std::string_view key = word.substr(kSolverSource.size());
        return findSolver(key) != nullptr
                   ? std::optional(SkinSource{SourceKind::Solver, std::string(key), {}, {}, 0})
                   : std::nullopt;
    }
    if (word.starts_with(kFileSource)) {
        return fileOfWord(word, kFileSource, SourceKind::File);
    }
    if (word.starts_with(kDiskSource)) {
        return fileOfWord(word, kDiskSource, SourceKind::Disk);
    }
    const std::optional<SourceKind> plain = valueOf(kPlainSources, word);
    return plain ? std::optional(SkinSource{*plain, {}, {}, {}, 0}) : std::nullopt;
}

ComparedView comparedView(const CompareController& controller, const CompareData& data) {
    ComparedView compared;
    compared.open = controller.open();
    compared.panes = static_cast<int>(controller.count());
    compared.map = nameOf(kCompareMapNames, data.map());
    for (std::size_t pane = 0; pane < CompareController::kMaxSkins; ++pane) {
        compared.shown.push_back(sourceWord(controller.skin(pane).source));
    }
    return compared;
}

void chooseCompared(const ComparedView& compared, CompareController& controller, CompareData& data) {
    controller.setCount(static_cast<std::size_t>(compared.panes));
    for (std::size_t pane = 0; pane < std::min(compared.shown.size(), CompareController::kMaxSkins); ++pane) {
        if (const auto source = sourceOfWord(compared.shown[pane])) {
            controller.setSource(pane, *source);
        }
    }
    if (const auto map = valueOf(kCompareMapNames, compared.map)) {
        data.setMap(*map);
    }
}

} // namespace sinew
