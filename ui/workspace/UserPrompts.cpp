#include "ui/workspace/UserPrompts.h"

#include "app/text/NoticeText.h"
#include "app/text/Texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

QString vrmWords(const Error& error) {
    QStringList said;
    for (const std::string& argument : error.arguments) {
        said << QString::fromStdString(argument);
    }
    said.resize(std::max<qsizetype>(5, said.size()));
    switch (error.code) {
    case ErrorCode::VrmAuthorMissing:
        return QCoreApplication::translate(
                   "ErrorWords", "%1 was not written: a VRM names its author. Enter one under Authors.")
            .arg(said[0]);
    case ErrorCode::VrmBoneMisplaced:
        return QCoreApplication::translate("ErrorWords",
                                           "%1 was not written: in a VRM, %2 (joint %3) has to lie below %4 "
                                           "(joint %5). Choose other joints in the list of bones.")
            .arg(said[0], said[1], said[2], said[3], said[4]);
    case ErrorCode::VrmJointTwice:
        return QCoreApplication::translate("ErrorWords",
                                           "%1 was not written: joint %2 cannot be both %3 and %4. Choose "
                                           "another joint in the list of bones.")
            .arg(said[0], said[1], said[2], said[3]);
    default:
        return said[1].isEmpty()
                   ? errorText(error) // no skeleton at all
                   : QCoreApplication::translate(
                         "ErrorWords", "%1 was not written: a VRM needs a humanoid skeleton, and no "
                                       "joint was recognized as %2. Choose the joints in the list "
                                       "of bones.")
                         .arg(said[0], said[1]);
    }
}

} // namespace

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
    case ErrorCode::VrmAuthorMissing:
    case ErrorCode::VrmBonesMissing:
    case ErrorCode::VrmBoneMisplaced:
    case ErrorCode::VrmJointTwice:
        return vrmWords(error);
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
