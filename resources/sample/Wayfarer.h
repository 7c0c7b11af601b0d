#pragma once

#include "core/scene/Scene.h"

namespace sinew::sample {

/// The wayfarer: a clothed figure of 1.75 m with a skeleton and no weights, the character that Sinew is shown
/// with. Made on purpose of what binds badly elsewhere: shells that cross, skin hidden under cloth, open
/// borders, a hole, fins, parts that touch nothing. The same bytes every time.
Scene wayfarer();

} // namespace sinew::sample
