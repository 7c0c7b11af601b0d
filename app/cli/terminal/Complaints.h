#pragma once

#include "core/base/Error.h"

#include <span>
#include <string>

namespace sinew {

/// Says what is wrong with a command line, or went wrong in what it asked for: one line on standard error, or
/// kept for a program that asked in place of a person.
class Complaints {
public:
    /// `arguments`: with the name of the program. `kept`: takes the line, without "sinew: ", in place of
    /// standard error; null: nobody keeps it. Both have to outlive this.
    explicit Complaints(std::span<const char* const> arguments, std::string* kept = nullptr)
        : m_arguments(arguments)
        , m_kept(kept) {}

    /// Returns the exit code, as wrongUsage does.
    int told(const Error& trouble) const;
    int wrongUsage(const std::string& text) const;

    std::span<const char* const> arguments() const { return m_arguments; }

private:
    void say(const std::string& text) const;

    std::span<const char* const> m_arguments;
    std::string* m_kept;
};

} // namespace sinew
