#pragma once

#include "core/scene/Scene.h"

#include <QString>

namespace sinew::test {

/// A column "name" with a row for each of the real models.
void addModelRows();

/// A model of SINEW_TEST_MODELS, with the skeleton that lies beside it where it has none of its own.
Scene readModel(const QString& file);

/// Binds a model of SINEW_TEST_MODELS as the command line does, without and with a report's search for
/// leaks, and checks that every vertex has weights and that both gave the same. Skips without the model.
void bindBothWays(const QString& name, int resolution, bool automatic);

} // namespace sinew::test
