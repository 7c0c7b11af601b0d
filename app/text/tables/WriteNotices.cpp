#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

const std::array kWriteNotices{
    NoticeEntry{NoticeCode::InfluencesLimited,
                "InfluencesLimited",
                {},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: %2 vertex(ices) had more than %3 influences; the largest were kept")},
    NoticeEntry{
        NoticeCode::PolygonsTriangulated,
        "PolygonsTriangulated",
        {},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 polygon(s) split into triangles, as the format requires")},
    NoticeEntry{NoticeCode::TextureNotEmbedded,
                "TextureNotEmbedded",
                {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: texture not embedded: %3")},
    NoticeEntry{NoticeCode::MorphTargetsDropped,
                "ShapesDropped",
                {.kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 morph target(s) skipped: %3")},
    NoticeEntry{
        NoticeCode::VerticesGivenToRoot,
        "PointsGivenToRoot",
        {},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) without weights bound to the root %3")},
    NoticeEntry{NoticeCode::UnusedVerticesDropped,
                "UnusedPointsDropped",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) without polygons not exported")},
    NoticeEntry{NoticeCode::TextureDropped,
                "TextureDropped",
                {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: texture skipped, the format cannot store it (%3)")},
    NoticeEntry{NoticeCode::TextureKindRare,
                "TextureKindRare",
                {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the texture is a %3 file, which few programs read "
                                                  "from this format. Convert it to PNG if it does not show")},
    NoticeEntry{NoticeCode::SideFileRenamed,
                "SideFileRenamed",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this file was written as %3, because its name in the "
                                                  "model could lead out of the folder or is not allowed "
                                                  "everywhere")},
    NoticeEntry{NoticeCode::MeshCopied,
                "MeshCopied",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: several nodes show this mesh with different weights, "
                                                  "so it was copied (%2 new mesh(es))")},
    NoticeEntry{NoticeCode::WeightsUnpacked,
                "WeightsUnpacked",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: weights of %2 primitive(s) are now stored without "
                                                  "compression; everything else stays compressed")},
    NoticeEntry{NoticeCode::VrmWithoutHumanoid,
                "VrmWithoutHumanoid",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this VRM names no humanoid bones, so programs that "
                                                  "need a VRM will refuse it")},
    NoticeEntry{
        NoticeCode::MotionFlattened,
        "MotionFlattened",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 joint(s), such as %3, turn out of the picture's "
                                          "plane in animations. The exported file shows them "
                                          "foreshortened, as seen from the front")},
    NoticeEntry{
        NoticeCode::ShearDropped,
        "ShearDropped",
        {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: animations shear %2 joint(s), such as %3, which "
                                          "Godot 3 cannot do; export for Godot 4 keeps it")},
    NoticeEntry{NoticeCode::ScalesNormalized,
                "ScalesNormalized",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 node(s) had a scale, from %3 to %4. Positions and "
                                                  "joints have it now, and all nodes have scale 1")},
    NoticeEntry{NoticeCode::ClipTooLong,
                "ClipTooLong",
                {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this animation of %2 frame(s) was not exported. The "
                                                  "format holds %3 frames, fewer if many joints move")},
    NoticeEntry{NoticeCode::NamesChanged,
                "NamesChanged",
                {.subject = NoticeSubject::Other, .arguments = {NoticeArgument::Name, NoticeArgument::Name}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 name(s) differ from the character's, because names "
                                                  "must differ and some characters are not allowed, such as "
                                                  "%3, now %4")},
    NoticeEntry{
        NoticeCode::TextureNotRepeated,
        "TextureNotRepeated",
        {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: the format cannot repeat this texture, as %3 does")},
    NoticeEntry{NoticeCode::FileRebuilt,
                "FileRebuilt",
                {.arguments = {NoticeArgument::Word}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the whole file was written anew, because %3")},
    NoticeEntry{NoticeCode::AvatarEntriesDropped,
                "AvatarEntriesDropped",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Other,
                 .arguments = {NoticeArgument::Word, NoticeArgument::Name}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 entry(ies) of the avatar were not written, such as "
                                                  "%4, because %3")},
    NoticeEntry{NoticeCode::VrmConstraintsLost,
                "VrmConstraintsLost",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: VRM 0.x has no constraints, so %2 driven joint(s) turn "
                                    "in the clips alone. Write VRM 1.0")},
    NoticeEntry{NoticeCode::VrmFacesElsewhere,
                "VrmFacesElsewhere",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the character does not face +Z, as a VRM has to. Turn "
                                                  "it by Pose > Apply as Rest Pose")},
    NoticeEntry{NoticeCode::NodePoseDropped,
                "NodePoseDropped",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Other,
                 .arguments = {NoticeArgument::Name, NoticeArgument::Length}},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the file shows %2 joint(s) in a pose that the new file cannot keep. "
                                    "The skin of %3 is off the most, by %4")},
    NoticeEntry{NoticeCode::VrmPoseOff,
                "VrmPoseOff",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the bind pose is not the T-pose of a VRM: %2 arm or "
                                                  "leg bone(s) deviate, most %3, by %4 degrees. Make it one "
                                                  "by Pose > Apply as Rest Pose")},
    NoticeEntry{
        NoticeCode::ContentDropped,
        "ContentDropped",
        {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: not exported, because the format cannot store it: %3")},
};

} // namespace

std::span<const NoticeEntry> writeNotices() {
    return kWriteNotices;
}

} // namespace sinew
