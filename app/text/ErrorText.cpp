#include "app/text/ArgumentText.h"
#include "app/text/Fill.h"
#include "app/text/FormatText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "app/text/tables/ErrorTables.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace sinew {
namespace {

/// What ran out of memory, and what helps there.
const std::array kMemoryEntries{
    std::pair{"bind",
              QT_TRANSLATE_NOOP(
                  "ErrorText",
                  "Out of memory while binding %2. Choose a lower resolution, or close other programs.")},
    std::pair{"reading", QT_TRANSLATE_NOOP(
                             "ErrorText",
                             "Out of memory while reading %2. Close other programs, or decimate the mesh.")},
    std::pair{
        "writing",
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "Out of memory while writing %2. Close other programs, or leave out animations and textures.")},
    std::pair{
        "picture",
        QT_TRANSLATE_NOOP("ErrorText",
                          "Out of memory while drawing %2. Close other programs, or leave out the picture.")},
    std::pair{"task",
              QT_TRANSLATE_NOOP(
                  "ErrorText",
                  "Out of memory. Save your work, then close other programs or choose a lower resolution.")},
};

/// Whether the arguments ask for the other text.
bool other(const Error& error) {
    switch (error.code) {
    case ErrorCode::JointNameTaken: // an empty one
        return error.arguments.empty() || error.arguments[0].empty();
    case ErrorCode::MotionOnly: // it is a skeleton that does not move
        return error.arguments.size() > 1;
    case ErrorCode::MotionBroken: // nobody knows the line
        return error.arguments.size() > 2 && error.arguments[2].empty();
    case ErrorCode::FormatTooOld: // no tool is known
    case ErrorCode::FormatTooNew:
        return error.arguments.size() > 3 && error.arguments[3].empty();
    case ErrorCode::JointUnknown: // the name that was probably meant is there
        return error.arguments.size() > 2;
    case ErrorCode::NotEnoughMemory: // no resolution fits
        return error.arguments.size() > 3 && error.arguments[3] == "0";
    case ErrorCode::FormatUnknown: // a name without an ending
    case ErrorCode::FormatNotWritable:
    case ErrorCode::VrmBonesMissing: // there is no skeleton at all
        return error.arguments.size() > 1 && error.arguments[1].empty();
    default:
        return false;
    }
}

const char* textOf(const ErrorEntry& entry, const Error& error) {
    if (error.code == ErrorCode::OutOfMemory && !error.arguments.empty()) {
        const auto* known = std::ranges::find(kMemoryEntries, error.arguments.front(),
                                              [](const auto& memory) { return std::string(memory.first); });
        return known == kMemoryEntries.end() ? entry.text : known->second;
    }
    return other(error) ? entry.otherText : entry.text;
}

QString valueOf(ErrorCode code, std::size_t index, const std::string& argument) {
    switch (code) {
    case ErrorCode::ParameterOutOfRange:
    case ErrorCode::RefineBoxOutside:
        return index > 0 ? numberAsWritten(argument) : QString::fromStdString(argument);
    case ErrorCode::FileUnreadable:
    case ErrorCode::FileUnwritable:
    case ErrorCode::NotKept:
        return index == 1 ? wordText(argument) : QString::fromStdString(argument);
    case ErrorCode::RigLimbNotFound:
        return index == 1 ? wordText(argument) : QString::fromStdString(argument);
    case ErrorCode::RigMarkerOutside:
        return index == 1 ? lengthText(argument) : QString::fromStdString(argument);
    case ErrorCode::ReusePartOutside:
        return index == 2 ? lengthText(argument) : QString::fromStdString(argument);
    default:
        return QString::fromStdString(argument);
    }
}

const ErrorEntry* entryOf(ErrorCode code) {
    for (const auto& table : {fileErrors(), bindErrors(), weightErrors(), skeletonErrors()}) {
        const auto entry = std::ranges::find(table, code, &ErrorEntry::code);
        if (entry != table.end()) {
            return &*entry;
        }
    }
    return nullptr;
}

/// Names of the formats that can be used instead.
QStringList formatsThatHelp(ErrorCode code) {
    switch (code) {
    case ErrorCode::FormatUnknown:
        return {formatNames(mainCharacterFormats())};
    case ErrorCode::NoSkeleton:
        return {formatNames(mainSkeletonFormats())};
    default:
        return {};
    }
}

} // namespace

QString errorText(const Error& error) {
    const ErrorEntry* entry = entryOf(error.code);
    if (entry == nullptr) {
        return {};
    }
    QStringList values;
    for (std::size_t i = 0; i < error.arguments.size(); ++i) {
        values << valueOf(error.code, i, error.arguments[i]);
    }
    values << formatsThatHelp(error.code);
    return fillText(QCoreApplication::translate("ErrorText", textOf(*entry, error)), values);
}

} // namespace sinew
