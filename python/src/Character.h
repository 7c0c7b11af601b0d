#pragma once

#include "app/recipe/Recipe.h"
#include "core/base/Notice.h"
#include "core/scene/Scene.h"
#include "core/solve/BindState.h"

#include <pybind11/pybind11.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// A character that was read from a file. A method changes it once it has succeeded, and not before.
struct Character {
    Scene read;  ///< as binds take it: as it was read, or with a fitted skeleton or other weights
    Scene scene; ///< with the weights of the last bind
    Notices notices;
    Recipe recipe; ///< of the last bind; what save() writes follows it
    std::string recipeFile = "the recipe";
    std::shared_ptr<const BindState> state; ///< for explain(); null: not solved yet
    int revision = 0; ///< counts the changes: work in another thread may be of an older one
    pybind11::object report = pybind11::none();

    /// After each change.
    void changed() {
        state = nullptr;
        ++revision;
    }
};

/// Adds sinew.open and the class Character to the module.
void addCharacter(pybind11::module_& module);

// Parts of the class that stand in files of their own.

using CharacterClass = pybind11::class_<Character, std::shared_ptr<Character>>;
void addSolving(CharacterClass& character); ///< bind, explain
void addPosing(CharacterClass& character);  ///< pose, bake
void addFitting(CharacterClass& character); ///< fit_skeleton, transfer_from
void addSaving(CharacterClass& character);

/// Number of a mesh by its name or number. Raises InputError.
std::size_t meshNumber(const Scene& scene, const pybind11::handle& mesh);

/// A path of Python, str or os.PathLike, as bytes of the file system.
std::string pathFrom(const pybind11::handle& path);

} // namespace sinew
