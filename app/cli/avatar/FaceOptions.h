#pragma once

#include "app/cli/Typed.h"
#include "core/avatar/Avatar.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/scene/Scene.h"
#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/drivers/Driver.h"

#include <CLI/App.hpp>

#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Whether the wearer sees a part, as a command line says it.
struct FirstPersonOption {
    std::string part;
    FirstPerson flag = FirstPerson::Auto;
};

/// --expressions, --expression, --constraints and --first-person.
struct FaceOptions {
    bool expressions = false; ///< fill the presets from shapes by their names
    std::vector<Expression> typed;
    bool constraints = false; ///< roll constraints for twist joints
    std::vector<FirstPersonOption> firstPerson;
};

/// Declares them. Parsing fills `options`, which has to outlive `command`.
void addFaceOptions(CLI::App& command, FaceOptions& options);

/// "NAME=SHAPE,SHAPE:WEIGHT"; without a weight a shape is wholly on.
Typed<Expression> expressionFrom(const std::string& text);
/// "PART=WORD" with a word of kFirstPersonNames. A part's name may hold signs of equality itself.
Typed<FirstPersonOption> firstPersonFrom(const std::string& text);

/// Does what the options say: typed expressions take the place of those of their names, and what is found
/// fills what is still missing. A jaw that is opened becomes a morph target of the scene's meshes (takeFace).
/// `bones`: joints that a user says are a human's. Errors: those of
/// validateExpressions and checkShapes; PartUnknown. Notices: those of takeFace and missingShapes.
Expected<Notices> takeFaceOptions(const FaceOptions& options, const Drivers& drivers,
                                  std::span<const BoneJoint> bones, Scene& scene, Avatar& avatar);

} // namespace sinew
