#include "python/src/Values.h"

#include "app/recipe/SettingFields.h"
#include "app/text/tables/TextTables.h"
#include "core/solve/Solvers.h"
#include "python/src/Errors.h"

#include <pybind11/numpy.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace sinew {
namespace {

namespace py = pybind11;
using Json = nlohmann::ordered_json;

constexpr int kDeepestValue = 64;

Json valueFrom(const py::handle& value, const std::string& name, int depth) {
    if (depth > kDeepestValue) {
        raiseInput("Nested", name + " is nested too deeply.");
    }
    if (value.is_none()) {
        return nullptr;
    }
    if (py::isinstance<py::bool_>(value)) {
        return value.cast<bool>();
    }
    if (py::isinstance<py::str>(value)) {
        return value.cast<std::string>();
    }
    if (py::isinstance<py::dict>(value)) {
        Json object = Json::object();
        for (const auto& [key, entry] : py::reinterpret_borrow<py::dict>(value)) {
            object[std::string(py::str(key))] = valueFrom(entry, name, depth + 1);
        }
        return object;
    }
    if (py::hasattr(value, "tolist")) { // arrays and numbers of NumPy
        return valueFrom(value.attr("tolist")(), name, depth + 1);
    }
    if (py::isinstance<py::int_>(value)) {
        const std::int64_t number = PyLong_AsLongLong(value.ptr());
        if (PyErr_Occurred() != nullptr) {
            PyErr_Clear();
            raiseInput("NumberTooLarge", name + " holds a number that is too large.");
        }
        return number;
    }
    if (py::isinstance<py::float_>(value)) {
        return value.cast<double>();
    }
    if (py::isinstance<py::list>(value) || py::isinstance<py::tuple>(value)) {
        Json list = Json::array();
        for (const py::handle entry : value) {
            list.push_back(valueFrom(entry, name, depth + 1));
        }
        return list;
    }
    raiseInput("Kind",
               name + " cannot be a " + std::string(py::str(py::type::of(value).attr("__name__"))) + ".");
}

std::string keyOf(const std::string& argument) {
    std::string key;
    bool upper = false;
    for (const char c : argument) {
        if (c == '_') {
            upper = true;
            continue;
        }
        key += upper ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
        upper = false;
    }
    return key;
}

// The words of the command line, as recipes have them.

template<typename Row>
Json inRecipe(const Row& row, Json value) {
    if constexpr (requires { row.kind; }) {
        using Kind = std::decay_t<decltype(row.kind)>;
        if constexpr (std::is_same_v<Kind, CountOrAll>) {
            return value == "all" ? Json(0) : value;
        } else if constexpr (std::is_same_v<Kind, NumberRange>) {
            if (row.kind.automatic != nullptr && value.is_number()) {
                return value == 0 ? Json("none") : value;
            }
            return row.kind.automatic != nullptr && value == "auto" ? Json(0.0) : value;
        }
    }
    return value;
}

/// Settings that recipes leave out are switches.
template<typename Row>
void takeUnkept(const Row& row, const Json& value, BindSettings& settings) {
    if constexpr (std::is_same_v<std::decay_t<decltype(row)>, Setting<bool, Switch>>) {
        if (!value.is_boolean()) {
            raiseInput("SettingKind", argumentName(row.key) + " has to be true or false.");
        }
        settings.*row.member = value.template get<bool>();
    }
}

/// An error of readSettings, which names the settings as recipes do.
[[noreturn]] void raiseSetting(Error error) {
    if (error.code == ErrorCode::ParameterOutOfRange && !error.arguments.empty()) {
        error.arguments.front() = argumentName(error.arguments.front());
    } else if (error.code == ErrorCode::RecipeBroken && error.arguments.size() > 1) {
        const std::string& what = error.arguments[1]; // "maxInfluences" has to be a whole number
        const std::size_t end = what.starts_with('"') ? what.find('"', 1) : std::string::npos;
        const std::string named =
            end == std::string::npos ? what : argumentName(what.substr(1, end - 1)) + what.substr(end + 1);
        raiseInput("SettingKind", named + ".");
    }
    raiseInput(error);
}

// What a setting can be, for settingsTable.

void describe(py::dict& entry, const NumberRange& kind) {
    entry["min"] = kind.min;
    entry["max"] = kind.max;
}
void describe(py::dict& entry, const PowerOfTwo& kind) {
    entry["min"] = kind.min;
    entry["max"] = kind.max;
}
void describe(py::dict& entry, const CountOrAll& kind) {
    entry["min"] = 0;
    entry["max"] = kind.max;
}
template<typename T, std::size_t N>
void describeNames(py::dict& entry, const Names<T, N>& names) {
    py::list choices;
    for (const auto& name : names) {
        choices.append(name.first);
    }
    entry["choices"] = choices;
}
template<typename T, std::size_t N>
void describe(py::dict& entry, const Choice<T, N>& kind) {
    describeNames(entry, kind.names);
}
template<typename T, std::size_t N>
void describe(py::dict& entry, const Flags<T, N>& kind) {
    describeNames(entry, kind.names);
}
template<typename Kind>
void describe(py::dict& /*entry*/, const Kind& /*kind*/) {}

const char* helpOf(std::string_view key) {
    for (const auto& table : {weightSettings(), volumeSettings()}) {
        const auto text =
            std::ranges::find(table, key, [](const SettingText& each) { return std::string_view(each.key); });
        if (text != table.end()) {
            return text->help != nullptr ? text->help : text->name;
        }
    }
    return "";
}

} // namespace

py::object toPython(const Json& json) {
    if (json.is_object()) {
        py::dict object;
        for (const auto& [key, value] : json.items()) {
            object[textOf(key)] = toPython(value);
        }
        return object;
    }
    if (json.is_array()) {
        py::list list;
        for (const Json& value : json) {
            list.append(toPython(value));
        }
        return list;
    }
    if (json.is_string()) {
        return textOf(json.get_ref<const std::string&>());
    }
    if (json.is_boolean()) {
        return py::bool_(json.get<bool>());
    }
    if (json.is_number_integer()) {
        return py::int_(json.get<std::int64_t>());
    }
    return json.is_number() ? py::object(py::float_(json.get<double>())) : py::object(py::none());
}

Json fromPython(const py::handle& value, const std::string& name) {
    return valueFrom(value, name, 0);
}

std::string argumentName(const std::string& key) {
    std::string name;
    for (const char c : key) {
        const auto letter = static_cast<unsigned char>(c);
        name += std::isupper(letter) != 0 ? "_" : "";
        name += static_cast<char>(std::tolower(letter));
    }
    return name;
}

void takeSettings(const py::dict& arguments, BindSettings& settings) {
    Json object = Json::object();
    for (const auto& [argument, given] : arguments) {
        const std::string name = py::str(argument);
        const std::string key = keyOf(name);
        Json value = fromPython(given, name);
        bool known = false;
        forEachSetting([&](const auto& row) {
            if (key != row.key) {
                return;
            }
            known = true;
            if (row.kept) {
                object[key] = inRecipe(row, value);
            } else {
                takeUnkept(row, value, settings);
            }
        });
        if (!known) {
            raiseInput(makeError(ErrorCode::ParameterUnknown, {name, "the arguments"}));
        }
        if (key == "resolution" && value == "auto") {
            object.erase("resolution");
            object["automatic"] = true;
        }
    }
    Expected<void> read = readSettings(object, "the arguments", settings);
    read = read ? validate(settings) : read;
    if (!read) {
        raiseSetting(read.error());
    }
}

py::dict settingsTable() {
    const Json defaults = settingsJson(BindSettings());
    py::dict table;
    forEachSetting([&](const auto& row) {
        py::dict entry;
        entry["default"] = row.kept ? toPython(defaults[row.key]) : py::object(py::bool_(false));
        if constexpr (requires { row.kind; }) {
            describe(entry, row.kind);
        }
        if (std::string_view(row.key) == "solver") {
            py::list keys;
            for (const Solver& solver : solvers()) {
                keys.append(solver.key);
            }
            entry["choices"] = keys;
        }
        entry["help"] = textOf(helpOf(row.key));
        table[textOf(argumentName(row.key))] = entry;
    });
    return table;
}

} // namespace sinew
