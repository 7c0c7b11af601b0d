#pragma once

#include "app/batch/Batch.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace sinew {

/// How many threads the bind of one file may use.
int threadsOfJob(const BatchSettings& settings);

/// What binds one row: the arguments of `sinew`, from "bind" on.
QStringList bindArguments(const BatchRow& row, const BatchSettings& settings);

/// What measures the output of a row: the arguments of `sinew`, from "check" on.
QStringList checkArguments(const BatchRow& row, const BatchSettings& settings);

/// The program and its arguments that do one row on any machine, as a batch of that file alone: bytes, as
/// names are.
std::vector<std::string> listedWords(const BatchRow& row, const BatchSettings& settings);

/// Whether a name comes out of QString as it went in. Another would name another file.
bool isText(const std::string& name);
/// What is to be done about one that does not.
QString nameIsNoText(const std::string& name);

} // namespace sinew
