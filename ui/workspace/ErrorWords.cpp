#include "ui/workspace/ErrorWords.h"

#include "app/text/ArgumentText.h"
#include "app/text/FormatText.h"
#include "app/text/Texts.h"

#include <QCoreApplication>

namespace sinew {

QString errorWords(const Error& error) {
    switch (error.code) {
    case ErrorCode::NoSkeleton:
        return QCoreApplication::translate("ErrorWords",
                                           "The character has no skeleton. Load one with File > Load "
                                           "Skeleton (%1).")
            .arg(formatNames(mainSkeletonFormats()));
    case ErrorCode::NoSourceJoints:
        return QCoreApplication::translate(
            "ErrorWords",
            "No joints are left to bind to. Choose other joints under Joints in the Bind panel.");
    case ErrorCode::TargetIsInput:
        return QCoreApplication::translate("ErrorWords",
                                           "%1 is a source file of this project. Choose another name.")
            .arg(QString::fromStdString(error.arguments.front()));
    case ErrorCode::SideFileExists:
        return QCoreApplication::translate("ErrorWords",
                                           "Nothing was written, because %1 already exists and does not "
                                           "belong to %2. Choose another name or folder.")
            .arg(QString::fromStdString(error.arguments.front()),
                 QString::fromStdString(error.arguments.back()));
    case ErrorCode::RigLying:
    case ErrorCode::RigUpsideDown:
        return QCoreApplication::translate("ErrorWords",
                                           "The character does not stand upright. Choose %1 as Up.")
            .arg(QString::fromStdString(error.arguments.back()).toUpper());
    case ErrorCode::RigTemplateUnfit:
        return QCoreApplication::translate("ErrorWords",
                                           "The character does not stand on %1, as this template needs. "
                                           "Choose the template %2, or set the markers at the ends of its "
                                           "legs.")
            .arg(wordText(error.arguments[1]), wordText(error.arguments.back()));
    default:
        return errorText(error);
    }
}

} // namespace sinew
