#include "ui/workspace/ErrorWords.h"

#include "app/text/Texts.h"

#include <QCoreApplication>

namespace sinew {

QString errorWords(const Error& error) {
    switch (error.code) {
    case ErrorCode::NoSkeleton:
        return QCoreApplication::translate(
            "ErrorWords", "There is no skeleton to bind to. Take one from another file with File > "
                          "Load Skeleton (FBX, GLB, DAE, TGF, BVH, SKEL or JSON).");
    case ErrorCode::NoSourceJoints:
        return QCoreApplication::translate("ErrorWords",
                                           "The choice of joints leaves none to bind to. Choose others "
                                           "under Joints in the Bind panel.");
    case ErrorCode::TargetIsInput:
        return QCoreApplication::translate("ErrorWords",
                                           "%1 is a file that this work was made from. Choose another name.")
            .arg(QString::fromStdString(error.arguments.front()));
    case ErrorCode::SideFileExists:
        return QCoreApplication::translate("ErrorWords",
                                           "%1 exists and is not part of %2, so nothing was written. Choose "
                                           "another name or folder.")
            .arg(QString::fromStdString(error.arguments.front()),
                 QString::fromStdString(error.arguments.back()));
    default:
        return errorText(error);
    }
}

} // namespace sinew
