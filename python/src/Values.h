#pragma once

#include "core/bind/settings/BindSettings.h"

#include <nlohmann/json.hpp>
#include <pybind11/pybind11.h>

#include <string>

namespace sinew {

/// A value of JSON as Python has it: dict, list, str, int, float, bool, None.
pybind11::object toPython(const nlohmann::ordered_json& json);

/// A dict, list, tuple, array, text, number, bool or None as JSON; of arrays the numbers, row by row. Raises
/// InputError for anything else, naming `name`.
nlohmann::ordered_json fromPython(const pybind11::handle& value, const std::string& name);

/// "max_influences" of the setting "maxInfluences".
std::string argumentName(const std::string& key);

/// Takes keyword arguments that are settings into `settings`. What the command line writes as words may be a
/// word: resolution="auto", penalty="auto", max_influences="all". Raises InputError: no such setting, of
/// another kind, out of range.
void takeSettings(const pybind11::dict& arguments, BindSettings& settings);

/// Name of each setting and what it can be: {"alpha": {"default": 0.45, "min": 0.0, "max": 1.0, "help":
/// "..."}, ...}.
pybind11::dict settingsTable();

} // namespace sinew
