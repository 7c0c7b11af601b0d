#pragma once

#include <QByteArray>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <string>

namespace sinew {

// A process that binds one file after another: this program, called as `PROGRAM kBindsCommand`, reads a
// request from each line of its standard input and answers each with a line on its standard output. It ends
// when its standard input does.

constexpr const char* kBindsCommand = "--bind-files";

/// A line that asks for a bind: `arguments` are those of `sinew`, from "bind" on.
QByteArray bindRequest(const QStringList& arguments);
/// What a line asks for; nothing where it is no request.
std::optional<QStringList> readBindRequest(const QByteArray& line);

/// What became of a bind.
struct BindAnswer {
    int exitCode = 0;
    std::string error;         ///< a line; empty: the exit code says all
    bool lackedMemory = false; ///< a process that has bound nothing yet might have enough
    std::size_t resident = 0;  ///< bytes that the process holds when all is given back that can be
};

QByteArray answerLine(const BindAnswer& answer);
/// Nothing where a line is no answer: libraries may print lines of their own.
std::optional<BindAnswer> readBindAnswer(const QByteArray& line);

} // namespace sinew
