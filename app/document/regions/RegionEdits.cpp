#include "app/document/regions/RegionEdits.h"

#include "app/document/edits/Edits.h"
#include "app/recipe/ListFields.h"
#include "app/text/Numbers.h"
#include "core/base/Parallel.h"
#include "core/bind/BindInput.h"
#include "core/geometry/WeldedSurface.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::size_t kRegionPaintingGrain = 8192;

bool isOf(const PaintedPart& painted, const Mesh& mesh) {
    return painted.part == mesh.name && painted.vertexCount == mesh.vertexCount() && isSound(painted);
}

std::vector<float> amountsOnMesh(const Painting* painting, const Mesh& mesh) {
    std::vector<float> amounts(mesh.vertexCount(), 0.0F);
    for (const PaintedPart& part : painting != nullptr ? *painting : Painting()) {
        for (std::size_t i = 0; isOf(part, mesh) && i < part.vertices.size(); ++i) {
            float& amount = amounts[part.vertices[i]];
            amount = std::max(amount, part.amounts[i]);
        }
    }
    return amounts;
}

PaintedPart paintOn(const Mesh& mesh, const std::vector<float>& amounts) {
    PaintedPart part{mesh.name, mesh.vertexCount(), {}, {}};
    for (std::size_t p = 0; p < amounts.size(); ++p) {
        if (amounts[p] > 0.0F) {
            part.vertices.push_back(static_cast<std::uint32_t>(p));
            part.amounts.push_back(amounts[p]);
        }
    }
    return part;
}

std::vector<float> amountsInSolid(const Solid& solid, double width, const Mesh& mesh) {
    const RoundedBox volume = volumeOf(solid);
    std::vector<float> amounts(mesh.vertexCount());
    parallelFor(amounts.size(), kRegionPaintingGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            amounts[p] = amountAt(volume.distanceTo(mesh.vertices[p]), width);
        }
    });
    return amounts;
}

/// The paint of a mesh becomes these amounts, in its place among the others.
void replacePaint(Painting& painting, const Mesh& mesh, const std::vector<float>& amounts) {
    const auto first =
        std::ranges::find_if(painting, [&](const PaintedPart& part) { return isOf(part, mesh); });
    const auto place = first - painting.begin();
    std::erase_if(painting, [&](const PaintedPart& part) { return isOf(part, mesh); });
    if (PaintedPart part = paintOn(mesh, amounts); !part.vertices.empty()) {
        painting.insert(painting.begin() + place, std::move(part));
    }
}

/// Halfway to the mean of the neighbours.
std::vector<float> evened(const std::vector<float>& amounts, const NumberLists& neighbors) {
    std::vector<float> even = amounts;
    for (std::size_t vertex = 0; vertex < amounts.size(); ++vertex) {
        const auto next = neighbors[vertex];
        float sum = 0.0F;
        for (const std::uint32_t neighbor : next) {
            sum += amounts[neighbor];
        }
        if (!next.empty()) {
            even[vertex] = 0.5F * (amounts[vertex] + sum / static_cast<float>(next.size()));
        }
    }
    return even;
}

} // namespace

VertexAmounts amountsOf(const Region& region, const Scene& scene) {
    const double width = blendWidth(region, bounds(scene).extent().y());
    VertexAmounts amounts;
    for (const Part& part : scene.parts) {
        amounts.push_back(region.solid ? amountsInSolid(*region.solid, width, *part.mesh)
                                       : amountsOnMesh(region.painting.get(), *part.mesh));
    }
    return amounts;
}

std::shared_ptr<const Painting> painted(const Painting* before, const Scene& scene, const VertexSet& vertices,
                                        float amount) {
    auto after = std::make_shared<Painting>(before != nullptr ? *before : Painting());
    for (std::size_t n = 0; n < scene.parts.size(); ++n) {
        const std::vector<std::uint32_t> chosen = vertices.indices(n);
        if (chosen.empty()) {
            continue;
        }
        const Mesh& mesh = *scene.parts[n].mesh;
        std::vector<float> amounts = amountsOnMesh(after.get(), mesh);
        for (const std::uint32_t vertex : chosen) {
            amounts[vertex] = amount;
        }
        replacePaint(*after, mesh, amounts);
    }
    return after;
}

std::shared_ptr<const Painting> paintedBy(const Painting* before, const Scene& scene,
                                          const VertexAmounts& amounts) {
    auto after = std::make_shared<Painting>(before != nullptr ? *before : Painting());
    for (std::size_t n = 0; n < scene.parts.size(); ++n) {
        const Mesh& mesh = *scene.parts[n].mesh;
        if (amounts[n] != amountsOnMesh(before, mesh)) {
            replacePaint(*after, mesh, amounts[n]);
        }
    }
    return after;
}

std::shared_ptr<const Painting> softened(const Painting& before, const Scene& scene) {
    std::vector<const Mesh*> meshes;
    meshes.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const WeldedSurface surface(meshes);
    std::vector<float> sharp(surface.weldedCount(), 0.0F);
    for (std::size_t n = 0; n < meshes.size(); ++n) {
        const std::vector<float> amounts = amountsOnMesh(&before, *meshes[n]);
        for (std::size_t p = 0; p < amounts.size(); ++p) {
            float& amount = sharp[surface.weldedVertices(n)[p]];
            amount = std::max(amount, amounts[p]);
        }
    }
    const std::vector<float> soft = evened(sharp, neighborsOf(surface, meshes, NeighborsBy::Sides));
    auto after = std::make_shared<Painting>(before);
    for (std::size_t n = 0; n < meshes.size(); ++n) {
        std::vector<float> amounts(meshes[n]->vertexCount());
        for (std::size_t p = 0; p < amounts.size(); ++p) {
            amounts[p] = soft[surface.weldedVertices(n)[p]];
        }
        replacePaint(*after, *meshes[n], amounts);
    }
    return after;
}

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
                MergeKey merge = MergeKey::None, WeightUpdate update = WeightUpdate::Now) {
    setBindSettings(document, settings, merge, update, name);
}

/// Curves of regions that are no longer there, and handles that were these regions.
void dropLostRegions(BindSettings& settings) {
    std::erase_if(settings.handles, [&](const Handle& handle) {
        return !handle.region.empty() && regionNamed(settings, handle.region) == nullptr;
    });
    std::erase_if(settings.alphaCurves, [&](const AlphaCurve& curve) {
        return !curve.region.empty() && regionNamed(settings, curve.region) == nullptr;
    });
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
        dropLostRegions(settings);
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
    dropLostRegions(settings);
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

void changeRegion(Document& document, std::size_t row, Region region, WeightUpdate update) {
    BindSettings settings = document.state().settings;
    if (row < settings.regions.size()) {
        region.name = settings.regions[row].name;
        const QString name = shownName(region);
        settings.regions[row] = std::move(region);
        regionStep(document, settings,
                   regionText(QT_TRANSLATE_NOOP("RegionEdits", "Change Region \"%1\"")).arg(name),
                   MergeKey::Rules, update);
    }
}

bool renameRegion(Document& document, std::size_t row, const std::string& name) {
    BindSettings settings = document.state().settings;
    if (row >= settings.regions.size() || name.empty() || isTaken(settings, name)) {
        return false;
    }
    for (AlphaCurve& curve : settings.alphaCurves) {
        curve.region = curve.region == settings.regions[row].name ? name : curve.region;
    }
    for (Handle& handle : settings.handles) {
        handle.region = handle.region == settings.regions[row].name ? name : handle.region;
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
    return hasTypedValue(region);
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
