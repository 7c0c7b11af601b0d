#include "app/document/regions/RegionText.h"

#include "app/document/regions/RegionEdits.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

QString regionWords(const char* text) {
    return QCoreApplication::translate("RegionText", text);
}

bool hasOtherRule(Region region) {
    region.keepShape = 0.0;
    return hasRule(region);
}

bool isHandle(const Region& region, const BindSettings& settings) {
    return std::ranges::any_of(settings.handles,
                               [&](const Handle& handle) { return handle.region == region.name; });
}

} // namespace

QString idleRegionText(const Region& region, const BindSettings& settings) {
    if (!region.on) {
        return regionWords(QT_TRANSLATE_NOOP("RegionText", "This region is off. Tick it to use it."));
    }
    if (isHandle(region, settings)) {
        return {};
    }
    if (!hasRule(region)) {
        return regionWords(QT_TRANSLATE_NOOP(
            "RegionText", "This region changes nothing yet. Give it its own stiffness, falloff, max "
                          "influences, joints or solver, or let it keep its shape."));
    }
    if (region.keepShape > 0.0 && !keepShapeCounts(settings, region) && !hasOtherRule(region)) {
        return regionWords(QT_TRANSLATE_NOOP(
            "RegionText", "This region changes nothing yet: Keep shape needs the solver Bounded Biharmonic. "
                          "Choose it for the character or for the region."));
    }
    return {};
}

QString strokeHintText(const Region* region, const BindSettings& settings) {
    if (region == nullptr) {
        return regionWords(
            QT_TRANSLATE_NOOP("RegionText", "No region is selected. A stroke makes a new one."));
    }
    if (region->solid) {
        return regionWords(QT_TRANSLATE_NOOP(
            "RegionText", "This region has a shape of its own. A stroke makes a new region; to paint this "
                          "one, press Convert and Paint in the Bind panel."));
    }
    return idleRegionText(*region, settings);
}

} // namespace sinew
