#include "app/document/RegionEdits.h"

#include "app/document/RegionPainting.h"
#include "app/document/RegionPlaces.h"
#include "app/recipe/Regions.h"

#include <algorithm>

namespace sinew {
namespace {

bool isTaken(const BindSettings& settings, const std::string& name) {
    return std::ranges::find(settings.regions, name, &Region::name) != settings.regions.end();
}

/// Gives a painted region of a document with a scene other paint; one of another kind has none.
template<typename Paint>
void repaint(Document& document, std::size_t row, const Paint& paint) {
    BindSettings settings = document.state().settings;
    if (document.state().hasScene() && row < settings.regions.size() &&
        settings.regions[row].area == RegionArea::Painted) {
        Region& region = settings.regions[row];
        region.painting = paint(region.painting.get());
        setBindSettings(document, settings);
    }
}

} // namespace

bool addRegion(Document& document, Region region) {
    BindSettings settings = document.state().settings;
    if (region.name.empty() || isTaken(settings, region.name)) {
        return false;
    }
    settings.regions.push_back(std::move(region));
    setBindSettings(document, settings);
    return true;
}

void removeRegion(Document& document, std::size_t row) {
    BindSettings settings = document.state().settings;
    if (row < settings.regions.size()) {
        settings.regions.erase(settings.regions.begin() + static_cast<std::ptrdiff_t>(row));
        setBindSettings(document, settings);
    }
}

void changeRegion(Document& document, std::size_t row, Region region, Weighing weighing) {
    BindSettings settings = document.state().settings;
    if (row < settings.regions.size()) {
        region.name = settings.regions[row].name;
        settings.regions[row] = std::move(region);
        setBindSettings(document, settings, MergeKey::Rules, weighing);
    }
}

bool renameRegion(Document& document, std::size_t row, const std::string& name) {
    BindSettings settings = document.state().settings;
    if (row >= settings.regions.size() || name.empty() || isTaken(settings, name)) {
        return false;
    }
    settings.regions[row].name = name;
    setBindSettings(document, settings);
    return true;
}

void moveRegion(Document& document, std::size_t row, std::size_t to) {
    BindSettings settings = document.state().settings;
    std::vector<Region>& regions = settings.regions;
    if (row < regions.size() && to < regions.size() && row != to) {
        Region moved = std::move(regions[row]);
        regions.erase(regions.begin() + static_cast<std::ptrdiff_t>(row));
        regions.insert(regions.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
        setBindSettings(document, settings);
    }
}

void paintSelectedPoints(Document& document, std::size_t row, bool in) {
    const DocumentState& state = document.state();
    if (state.selected) {
        repaint(document, row, [&](const Painting* before) {
            return painted(before, *state.scene, *state.selected, in ? 1.0F : 0.0F);
        });
    }
}

void softenRegion(Document& document, std::size_t row) {
    repaint(document, row, [&](const Painting* before) {
        return softened(before != nullptr ? *before : Painting(), *document.state().scene);
    });
}

bool addRegionHere(Document& document, RegionArea area) {
    const auto region = regionHere(document.state(), area);
    return region && addRegion(document, *region);
}

void clearBoneAlphas(Document& document) {
    BindSettings settings = document.state().settings;
    settings.boneAlphas.clear();
    setBindSettings(document, settings);
}

std::optional<double> boneAlphaOf(const BindSettings& settings, const std::string& joint) {
    std::optional<double> alpha;
    for (const BoneAlpha& bone : settings.boneAlphas) {
        alpha = bone.joint == joint ? bone.alpha : alpha; // the last one counts
    }
    return alpha;
}

void setBoneAlpha(Document& document, const std::string& joint, std::optional<double> alpha,
                  Weighing weighing) {
    BindSettings settings = document.state().settings;
    if (alpha) {
        putBoneAlpha(settings.boneAlphas, {joint, *alpha});
    } else {
        std::erase_if(settings.boneAlphas, [&](const BoneAlpha& bone) { return bone.joint == joint; });
    }
    setBindSettings(document, settings, MergeKey::Rules, weighing);
}

std::string freeRegionName(const BindSettings& settings, const std::string& wish) {
    std::string name = wish;
    for (int number = 2; isTaken(settings, name); ++number) {
        name = wish + " " + std::to_string(number);
    }
    return name;
}

} // namespace sinew
