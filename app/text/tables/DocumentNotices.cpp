#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

const std::array kDocumentNotices{
    NoticeEntry{
        NoticeCode::RebindDiffers,
        "RebindDiffers",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: binding again gave weights that differ from the saved ones")},
    NoticeEntry{
        NoticeCode::PosedJointsMissing,
        "PosedJointsMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 posed joint(s) no longer found in the skeleton")},
    NoticeEntry{
        NoticeCode::DeformJointsMissing,
        "DeformJointsMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 joint(s) with a joint deformation no longer found in the skeleton")},
    NoticeEntry{
        NoticeCode::SkeletonEditsLost,
        "SkeletonEditsLost",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 edit(s) of the skeleton no longer possible in its file")},
    NoticeEntry{
        NoticeCode::ShapesMissing,
        "ShapesMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 shape(s) lost, because their part is missing or has another "
                            "vertex count")},
    NoticeEntry{
        NoticeCode::JointLocksMissing,
        "JointLocksMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 locked joint(s) no longer found in the skeleton")},
    NoticeEntry{
        NoticeCode::HiddenPartsMissing,
        "HiddenPartsMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 hidden part(s) no longer found")},
    NoticeEntry{
        NoticeCode::PartRulesLost,
        "PartRulesLost",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 part rule(s) dropped, because the part or a joint "
                                          "of the rule is gone: %3")},
    NoticeEntry{
        NoticeCode::RebindFailed,
        "RebindFailed",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: not bound any more. %3")},
    NoticeEntry{
        NoticeCode::VolumeMeshMissing,
        "VolumeMeshMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: bound in a new volume, because the mesh whose volume it used "
                                          "is missing or has changed: %3")},
    NoticeEntry{NoticeCode::VolumeMeshOutside,
                "VolumeMeshOutside",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: bound in a new volume, because %2 vertex(ices) lie outside "
                                    "the volume of the mesh before")},
    NoticeEntry{NoticeCode::ExpressionsNotFound,
                "ExpressionsNotFound",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: no expressions found. The character has %2 shape(s), and no name "
                                    "of one says what a face shows, as in the lists of ARKit, MMD or VRoid")},
    NoticeEntry{
        NoticeCode::ExpressionShapesMissing,
        "ExpressionShapesMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: this expression sets %2 shape(s) that no part has, "
                                          "such as %3. Choose others, or remove them")},
    NoticeEntry{NoticeCode::ExpressionWeightsClamped,
                "ExpressionWeightsClamped",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 weight(s) of this expression were not from 0 to 1 "
                                                  "and were brought there")},
    NoticeEntry{
        NoticeCode::ExpressionRenamed,
        "ExpressionRenamed",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: another expression has this name, so it is called %3 now")},
    NoticeEntry{NoticeCode::JawShapeMade,
                "JawShapeMade",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this shape of %2 vertex(ices) was made by opening the "
                                                  "jaw, joint %3, because expressions turn no joints")},
    NoticeEntry{
        NoticeCode::RestPoseScaled,
        "RestPoseScaled",
        {.severity = Severity::Info, .subject = NoticeSubject::Joint},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: its scale is part of the mesh now, and of the joints below")},
    NoticeEntry{
        NoticeCode::RestPoseFolds,
        "RestPoseFolds",
        {.severity = Severity::Info},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) smoothed where the pose opened a fold")},
    NoticeEntry{NoticeCode::RestPoseLeft,
                "RestPoseLeft",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: it has no weights, so it stays where it is. Undo, bind it, and "
                                    "apply the rest pose again")},
    NoticeEntry{NoticeCode::HandMeshUnused,
                "HandMeshUnused",
                {.severity = Severity::Warning, .kind = NoticeKind::LostWork},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the mesh edited by hand (%2 vertex(ices)) is not used, because its "
                                    "picture is missing or has another size")},
    NoticeEntry{
        NoticeCode::LayersTransferred,
        "LayersTransferred",
        {.severity = Severity::Info},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: layers transferred to the changed mesh, %2 painted vertex(ices) on it")},
    NoticeEntry{
        NoticeCode::LayerEditsLost,
        "LayerEditsLost",
        {.severity = Severity::Warning, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: edits of %2 painted vertex(ices) lost, too far from the changed mesh")},
};

} // namespace

std::span<const NoticeEntry> documentNotices() {
    return kDocumentNotices;
}

} // namespace sinew
