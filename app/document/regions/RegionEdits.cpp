#include "app/document/regions/RegionEdits.h"

#include "app/document/edits/WithoutRows.h"
#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionPainting.h"
#include "app/recipe/Regions.h"
#include "app/text/Fill.h"
#include "core/bind/SolversInForce.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

constexpr const char* kKeepsShape = "biharmonic"; ///< the solver that does

bool isTaken(const BindSettings& settings, const std::string& name) {
    return regionNamed(settings, name) != nullptr;
}

QString regionText(const char* text) {
    return QCoreApplication::translate("RegionEdits", text);
}

QString shownName(const Region& region) {
    return printable(region.name);
}

void regionStep(Document& document, const BindSettings& settings, const QString& name,
                MergeKey merge = MergeKey::None, WeightQuality quality = WeightQuality::Full) {
    setBindSettings(document, settings, merge, quality, name);
}

/// Gives a painted region of a document with a scene other paint; one of another kind has none.
template<typename Paint>
void repaint(Document& document, std::size_t row, const QString& name, const Paint& paint) {
    BindSettings settings = document.state().settings;
    if (document.state().hasScene() && row < settings.regions.size() && !settings.regions[row].solid) {
        Region& region = settings.regions[row];
        region.painting = paint(region.painting.get());
        regionStep(document, settings, name.arg(shownName(region)));
    }
}

} // namespace

bool addRegion(Document& document, Region region) {
    BindSettings settings = document.state().settings;
    if (region.name.empty() || isTaken(settings, region.name)) {
        return false;
    }
    const QString name = shownName(region);
    settings.regions.push_back(std::move(region));
    regionStep(document, settings,
               regionText(QT_TRANSLATE_NOOP("RegionEdits", "Add Region \"%1\"")).arg(name));
    return true;
}

void removeRegion(Document& document, std::size_t row) {
    BindSettings settings = document.state().settings;
    if (row < settings.regions.size()) {
        const QString name = shownName(settings.regions[row]);
        settings.regions.erase(settings.regions.begin() + static_cast<std::ptrdiff_t>(row));
        regionStep(document, settings,
                   regionText(QT_TRANSLATE_NOOP("RegionEdits", "Delete Region \"%1\"")).arg(name));
    }
}

void removeRegions(Document& document, std::span<const std::size_t> rows) {
    if (rows.size() == 1) {
        removeRegion(document, rows.front());
        return;
    }
    BindSettings settings = document.state().settings;
    settings.regions = withoutRows(std::move(settings.regions), rows);
    regionStep(document, settings, regionText(QT_TRANSLATE_NOOP("RegionEdits", "Delete Regions")));
}

void switchRegions(Document& document, std::span<const std::size_t> rows, bool on) {
    BindSettings settings = document.state().settings;
    for (const std::size_t row : rows) {
        if (row < settings.regions.size()) {
            settings.regions[row].on = on;
        }
    }
    regionStep(document, settings,
               regionText(on ? QT_TRANSLATE_NOOP("RegionEdits", "Switch Regions On")
                             : QT_TRANSLATE_NOOP("RegionEdits", "Switch Regions Off")));
}

void changeRegion(Document& document, std::size_t row, Region region, WeightQuality quality) {
    BindSettings settings = document.state().settings;
    if (row < settings.regions.size()) {
        region.name = settings.regions[row].name;
        const QString name = shownName(region);
        settings.regions[row] = std::move(region);
        regionStep(document, settings,
                   regionText(QT_TRANSLATE_NOOP("RegionEdits", "Change Region \"%1\"")).arg(name),
                   MergeKey::Rules, quality);
    }
}

bool renameRegion(Document& document, std::size_t row, const std::string& name) {
    BindSettings settings = document.state().settings;
    if (row >= settings.regions.size() || name.empty() || isTaken(settings, name)) {
        return false;
    }
    settings.regions[row].name = name;
    regionStep(document, settings, regionText(QT_TRANSLATE_NOOP("RegionEdits", "Rename Region")));
    return true;
}

void moveRegion(Document& document, std::size_t row, std::size_t to) {
    BindSettings settings = document.state().settings;
    std::vector<Region>& regions = settings.regions;
    if (row < regions.size() && to < regions.size() && row != to) {
        Region moved = std::move(regions[row]);
        regions.erase(regions.begin() + static_cast<std::ptrdiff_t>(row));
        const QString name = shownName(moved);
        regions.insert(regions.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
        regionStep(document, settings,
                   regionText(QT_TRANSLATE_NOOP("RegionEdits", "Move Region \"%1\"")).arg(name));
    }
}

void paintSelectedVertices(Document& document, std::size_t row, bool in) {
    const DocumentState& state = document.state();
    if (state.selected) {
        const QString name =
            regionText(in ? QT_TRANSLATE_NOOP("RegionEdits", "Add Vertices to Region \"%1\"")
                          : QT_TRANSLATE_NOOP("RegionEdits", "Remove Vertices from Region \"%1\""));
        repaint(document, row, name, [&](const Painting* before) {
            return painted(before, *state.scene, *state.selected, in ? 1.0F : 0.0F);
        });
    }
}

void softenRegion(Document& document, std::size_t row) {
    const QString name = regionText(QT_TRANSLATE_NOOP("RegionEdits", "Soften Region \"%1\""));
    repaint(document, row, name, [&](const Painting* before) {
        return softened(before != nullptr ? *before : Painting(), *document.state().scene);
    });
}

void paintRegion(Document& document, const Region& painted) {
    BindSettings settings = document.state().settings;
    const auto found = std::ranges::find(settings.regions, painted.name, &Region::name);
    if (found == settings.regions.end()) {
        settings.regions.push_back(painted);
    } else if (!found->solid) {
        found->painting = painted.painting;
    }
    const QString name = regionText(QT_TRANSLATE_NOOP("RegionEdits", "Paint Region \"%1\""));
    regionStep(document, settings, name.arg(shownName(painted)));
}

void convertToPaint(Document& document, std::size_t row) {
    BindSettings settings = document.state().settings;
    if (document.state().hasScene() && row < settings.regions.size() && settings.regions[row].solid) {
        const Scene& scene = *document.state().scene;
        Region& region = settings.regions[row];
        region.painting = paintedBy(nullptr, scene, amountsOf(region, scene));
        region.solid.reset();
        region.blend = 0.0;
        region.blendOfHeight = false;
        const QString name = regionText(QT_TRANSLATE_NOOP("RegionEdits", "Convert Region \"%1\" to Painted"));
        regionStep(document, settings, name.arg(shownName(region)));
    }
}

bool addRegionHere(Document& document, SolidShape shape) {
    const auto region = regionHere(document.state(), shape);
    return region && addRegion(document, *region);
}

bool addPaintedRegion(Document& document) {
    const auto region = paintedRegion(document.state());
    return region && addRegion(document, *region);
}

void clearBoneAlphas(Document& document) {
    BindSettings settings = document.state().settings;
    settings.boneAlphas.clear();
    regionStep(document, settings, regionText(QT_TRANSLATE_NOOP("RegionEdits", "Clear Joint Stiffness")));
}

std::optional<double> boneAlphaOf(const BindSettings& settings, const std::string& joint) {
    std::optional<double> alpha;
    for (const BoneAlpha& bone : settings.boneAlphas) {
        alpha = bone.joint == joint ? bone.alpha : alpha; // the last one counts
    }
    return alpha;
}

void setBoneAlpha(Document& document, const std::string& joint, std::optional<double> alpha,
                  WeightQuality quality) {
    BindSettings settings = document.state().settings;
    if (alpha) {
        putBoneAlpha(settings.boneAlphas, {joint, *alpha});
    } else {
        std::erase_if(settings.boneAlphas, [&](const BoneAlpha& bone) { return bone.joint == joint; });
    }
    regionStep(document, settings,
               regionText(QT_TRANSLATE_NOOP("RegionEdits", "Stiffness (alpha) of %1")).arg(printable(joint)),
               MergeKey::Rules, quality);
}

std::string freeRegionName(const BindSettings& settings, const std::string& wish) {
    std::string name = wish;
    for (int number = 2; isTaken(settings, name); ++number) {
        name = wish + " " + std::to_string(number);
    }
    return name;
}

void setBlendOfHeight(Region& region, bool ofHeight, double height) {
    if (region.blendOfHeight == ofHeight || (ofHeight && !(height > 0.0))) {
        return;
    }
    const double width = blendWidth(region, height);
    region.blendOfHeight = ofHeight;
    region.blend = ofHeight ? 100.0 * width / height : width;
}

bool hasRule(const Region& region) {
    return region.alpha || region.falloff || region.maxInfluences || region.solver ||
           !region.joints.empty() || region.keepShape > 0.0;
}

bool keepShapeCounts(const BindSettings& settings) {
    const std::vector<std::string> solvers = solversInForce(settings);
    return std::ranges::find(solvers, kKeepsShape) != solvers.end();
}

bool keepShapeCounts(const BindSettings& settings, const Region& region) {
    return region.solver ? *region.solver == kKeepsShape : keepShapeCounts(settings);
}

const Region* regionNamed(const BindSettings& settings, const std::string& name) {
    const auto found = std::ranges::find(settings.regions, name, &Region::name);
    return found == settings.regions.end() ? nullptr : &*found;
}

} // namespace sinew
