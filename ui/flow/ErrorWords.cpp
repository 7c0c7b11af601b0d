#include "ui/flow/ErrorWords.h"

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
    default:
        return errorText(error);
    }
}

} // namespace sinew
