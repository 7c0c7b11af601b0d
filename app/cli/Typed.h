#pragma once

#include <CLI/App.hpp>
#include <CLI/Option.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What a text says; nothing where it is no such, and then what to give in its place.
template<typename T>
struct Typed {
    std::optional<T> entry;
    std::string wanted;
};

/// Declares an option that is repeated for every entry of a list, each of which `entryFrom` understands.
template<typename T>
void addList(CLI::App& command, const char* name, std::vector<T>& entries,
             Typed<T> (*entryFrom)(const std::string&), const char* form, const char* help,
             const char* group) {
    command
        .add_option_function<std::vector<std::string>>(
            name,
            [&entries, entryFrom](const std::vector<std::string>& texts) {
                entries.clear();
                for (const std::string& text : texts) {
                    entries.push_back(*entryFrom(text).entry); // checked before
                }
            },
            help)
        ->check(CLI::Validator([entryFrom](std::string& text) { return entryFrom(text).wanted; }, ""))
        ->allow_extra_args(false)
        ->option_text(form)
        ->group(group);
}

} // namespace sinew
