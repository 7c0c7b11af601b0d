#pragma once

#include "core/deform/implicit/ImplicitSkin.h"

#include <QString>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

struct DeformSettings;

/// What users call a solver, in the language in force: "Geodesic Voxel". Its key where it has no name here.
QString solverName(std::string_view key);

/// Key and name of every solver, the default first.
std::vector<std::pair<std::string, QString>> namedSolvers();

/// Whether a solver makes its weights of distances; true for a key that no solver has.
bool measuresDistances(std::string_view key);

/// Why there are no distances to see: "The Bone Heat solver measures no distances."
QString noDistancesText(std::string_view key);

/// Why there are no voxels to see: "The Nearest Bone solver makes no voxels."
QString noVoxelsText(std::string_view key);

/// Why there are no envelopes to see: "The Bone Heat solver puts no envelopes around bones."
QString noEnvelopesText(std::string_view key);

/// How a joint's field came about, in the language in force: "fitted through samples of its skin".
QString fieldOriginText(FieldOrigin origin);

/// "dual quaternion skinning", "implicit skinning over classic linear skinning", in the language in force.
QString skinningMethodText(const DeformSettings& settings);

} // namespace sinew
