#pragma once

#include "core/bind/settings/BindSettings.h"

#include <QString>

namespace sinew {

/// Why a region changes no weights under these settings and what to do about it, in the language of the
/// window; empty where it may change some.
QString idleRegionText(const Region& region, const BindSettings& settings);

/// What a stroke of the region brush does to the chosen region (null: none), as far as it is not just to
/// paint it.
QString strokeHintText(const Region* region, const BindSettings& settings);

} // namespace sinew
