#include "app/view/Legend.h"

#include "app/view/ColorMaps.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kRampSteps = 64;

template<typename Color>
std::vector<Rgba> rampOf(const Color& color) {
    std::vector<Rgba> ramp;
    for (int i = 0; i <= kRampSteps; ++i) {
        ramp.push_back(color(static_cast<float>(i) / kRampSteps));
    }
    return ramp;
}

QString number(double value, int digits) {
    return QLocale().toString(value, 'f', digits);
}

class Writer {
    Q_DECLARE_TR_FUNCTIONS(Legend)
public:
    Writer(const DocumentState& state, const ViewSettings& view)
        : m_state(state)
        , m_view(view) {}

    Legend weights() const {
        Legend legend;
        legend.title = tr("Weight");
        legend.subtitle = jointName();
        if (m_state.selection.joint == kNone) {
            legend.note = tr("Select a joint to see its weights.");
            return legend;
        }
        legend.ramp = rampOf(weightColor);
        for (const double tick : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            legend.ticks.push_back({tick, number(tick, 2)});
        }
        return legend;
    }

    Legend distance() const {
        Legend legend;
        legend.title = tr("Distance inside the body");
        legend.subtitle = jointName();
        const auto scale = distanceScale(m_state);
        if (!scale) {
            legend.note = !m_state.field ? tr("Bind the character to see distances.")
                          : m_state.selection.joint == kNone
                              ? tr("Select a joint to see the distance of its bone.")
                              : tr("This joint is no bone of the bind.");
            return legend;
        }
        legend.ramp = rampOf(distanceColor);
        const double step = roundStep(scale->largest, 4);
        for (double tick = 0.0; tick <= scale->largest * 1.0001; tick += step) {
            legend.ticks.push_back({tick / scale->largest, metersText(tick, step)});
        }
        if (scale->unreached) {
            legend.entries.push_back({kUnreachable, tr("unreachable")});
        }
        if (m_view.isolines) {
            legend.note = tr("A line every %1").arg(metersText(scale->step, scale->step));
        }
        return legend;
    }

    Legend influences() const {
        Legend legend;
        legend.title = tr("Influences of a point");
        std::size_t most = 1;
        if (m_state.weights) {
            for (const auto& part : *m_state.weights) {
                most = std::max(most, part ? part->largestInfluenceCount() : 0);
            }
        }
        for (std::size_t count = 1; count <= std::min(most, kMostCounted); ++count) {
            const bool more = count == kMostCounted && most > kMostCounted;
            legend.entries.push_back(
                {countColor(count), more ? tr("%1 and more").arg(count) : QString::number(count)});
        }
        legend.entries.push_back({kUnweighted, tr("none")});
        return legend;
    }

    Legend cuts() const {
        Legend legend;
        legend.title = tr("Weight cut by the influence limit");
        if (!m_state.field) {
            legend.note = tr("Bind the character to see what the limit cuts.");
            return legend;
        }
        if (m_state.settings.maxInfluences == 0) {
            legend.note = tr("There is no limit, so nothing is cut.");
            return legend;
        }
        legend.subtitle = tr("at most %1 influences").arg(m_state.settings.maxInfluences);
        legend.ramp = rampOf(cutColor);
        for (const int percent : {0, 5, 10, 15, 20}) {
            legend.ticks.push_back(
                {percent / 20.0, percent == 20 ? tr("%1 % and more").arg(percent) : tr("%1 %").arg(percent)});
        }
        return legend;
    }

    Legend parts() const {
        Legend legend;
        legend.title = tr("Parts");
        constexpr std::size_t most = 8;
        const std::size_t count = m_state.scene->parts.size();
        for (std::size_t part = 0; part < std::min(count, most); ++part) {
            legend.entries.push_back(
                {partRgba(part), QString::fromStdString(m_state.scene->parts[part].mesh->name)});
        }
        if (count > most) {
            legend.note = tr("and %n more", nullptr, static_cast<int>(count - most));
        }
        return legend;
    }

    static Legend voxels() {
        Legend legend;
        legend.title = tr("Voxels");
        const std::pair<VoxelKind, const char*> kinds[] = {
            {VoxelKind::Boundary, QT_TRANSLATE_NOOP("Legend", "boundary: a face meets it")},
            {VoxelKind::Interior, QT_TRANSLATE_NOOP("Legend", "interior")},
            {VoxelKind::Bone, QT_TRANSLATE_NOOP("Legend", "bone: where walks start")},
            {VoxelKind::OneVote, QT_TRANSLATE_NOOP("Legend", "decided by winding number")}};
        for (const auto& [kind, name] : kinds) {
            legend.entries.push_back({voxelColor(kind), tr(name)});
        }
        return legend;
    }

    Legend octree(int largest) const {
        Legend legend;
        legend.title = tr("Octree leaves");
        if (!m_state.field || !m_state.field->volume) {
            return legend;
        }
        const SparseVoxels& voxels = m_state.field->volume->voxels;
        const double meters = voxels.frame().voxelSize * m_state.scene->metersPerUnit;
        for (int size = 0; size <= largest; ++size) {
            const double edge = meters * (1 << size);
            legend.entries.push_back({levelColor(size), tr("edge %1").arg(metersText(edge, 0.1 * meters))});
        }
        return legend;
    }

    static Legend defects(const SceneDefects* defects) {
        Legend legend;
        legend.title = tr("Defects");
        if (defects == nullptr) {
            legend.note = tr("Looking for defects …");
            return legend;
        }
        const std::tuple<DefectKind, const char*, bool> kinds[] = {
            {DefectKind::Border, QT_TRANSLATE_NOOP("Legend", "open border edges: %1"), true},
            {DefectKind::NonManifold, QT_TRANSLATE_NOOP("Legend", "edges of 3 and more faces: %1"), true},
            {DefectKind::Winding, QT_TRANSLATE_NOOP("Legend", "flipped faces: %1"), false},
            {DefectKind::Crossing, QT_TRANSLATE_NOOP("Legend", "faces that cross others: %1"), false},
            {DefectKind::Degenerate, QT_TRANSLATE_NOOP("Legend", "doubled or thin faces: %1"), false}};
        for (const auto& [kind, name, line] : kinds) {
            if (const std::size_t count = defects->count(kind); count > 0) {
                legend.entries.push_back({defectColor(kind),
                                          tr(name).arg(QLocale().toString(static_cast<qulonglong>(count))),
                                          line});
            }
        }
        if (legend.entries.empty()) {
            legend.note = tr("None found: the mesh is closed and sound.");
        }
        return legend;
    }

private:
    QString jointName() const {
        return m_state.selection.joint == kNone
                   ? QString()
                   : QString::fromStdString(
                         m_state.scene->skeleton.joints[static_cast<std::size_t>(m_state.selection.joint)]
                             .name);
    }

    const DocumentState& m_state;
    const ViewSettings& m_view;
};

} // namespace

QString metersText(double meters, double step) {
    const int digits =
        step > 0.0 ? std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 6) : 2;
    return QCoreApplication::translate("Legend", "%1 m").arg(number(meters, digits));
}

std::vector<Legend> legends(const DocumentState& state, const ViewSettings& view, const SceneDefects* defects,
                            bool bindPose, int largestLeaf) {
    std::vector<Legend> result;
    if (!state.scene) {
        return result;
    }
    const Writer writer(state, view);
    const auto shown = [&](Layer layer) { return view.layer(layer).visible; };
    if (shown(Layer::Weights)) {
        result.push_back(writer.weights());
    }
    if (shown(Layer::SurfaceDistance) || shown(Layer::SliceDistance)) {
        result.push_back(writer.distance());
    }
    if (shown(Layer::InfluenceCount)) {
        result.push_back(writer.influences());
    }
    if (shown(Layer::LimitCut)) {
        result.push_back(writer.cuts());
    }
    if (shown(Layer::Parts)) {
        result.push_back(writer.parts());
    }
    if (shown(Layer::Defects)) {
        result.push_back(Writer::defects(defects));
    }
    const std::size_t beforeVolume = result.size();
    if (shown(Layer::Voxels)) {
        result.push_back(Writer::voxels());
    }
    if (shown(Layer::Octree)) {
        result.push_back(writer.octree(largestLeaf));
    }
    if (result.size() > beforeVolume) {
        result.back().note =
            !state.field ? QCoreApplication::translate("Legend", "Bind the character to see its voxels.")
            : !bindPose  ? QCoreApplication::translate("Legend", "Voxels stand in the bind pose.")
                         : QString();
    }
    return result;
}

} // namespace sinew
