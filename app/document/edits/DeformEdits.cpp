#include "app/document/edits/DeformEdits.h"

#include "app/document/edits/Edits.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

QString text() {
    return QCoreApplication::translate("Edits", "Change Joint Deformation");
}

} // namespace

void setJointDeform(DeformSettings& deform, std::size_t joint, const JointDeform& jointDeform) {
    deform.joints.resize(std::max(deform.joints.size(), joint + 1));
    deform.joints[joint] = jointDeform;
    while (!deform.joints.empty() && deform.joints.back() == JointDeform()) {
        deform.joints.pop_back();
    }
}

void setJointDeform(Document& document, std::int32_t joint, const JointDeform& jointDeform, MergeKey merge) {
    document.change(
        text(),
        [&](DocumentState& state) {
            setJointDeform(state.deform, static_cast<std::size_t>(joint), jointDeform);
        },
        merge);
}

void setJointDeforms(Document& document, const JointDeform& jointDeform) {
    document.change(QCoreApplication::translate("Edits", "Copy Deformation to All Joints"),
                    [&](DocumentState& state) {
                        state.deform.joints.clear();
                        if (!(jointDeform == JointDeform())) {
                            state.deform.joints.assign(state.scene->skeleton.size(), jointDeform);
                        }
                    });
}

void setImplicit(Document& document, bool on) {
    document.change(QCoreApplication::translate("Edits", "Implicit Skinning"),
                    [&](DocumentState& state) { state.deform.implicit = on; });
}

void setImplicitQuality(Document& document, ImplicitQuality quality) {
    document.change(QCoreApplication::translate("Edits", "Change Skinning Method"),
                    [&](DocumentState& state) { state.deform.quality = quality; });
}

} // namespace sinew
