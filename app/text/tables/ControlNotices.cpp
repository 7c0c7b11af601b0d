#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

const std::array kControlNotices{
    NoticeEntry{NoticeCode::RegionHoldsNothing,
                "RegionHoldsNothing",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the region contains no vertex of a part that is bound. Select "
                                    "vertices and use Add Selected Vertices, or remove the region")},
    NoticeEntry{NoticeCode::RegionJointUnknown,
                "RegionJointUnknown",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the region ignores joint %3, which does not exist or is not bound")},
    NoticeEntry{
        NoticeCode::RegionJointReachesNothing,
        "RegionJointReachesNothing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: joint %3 does not reach the region (%2 vertex(ices))")},
    NoticeEntry{
        NoticeCode::RegionShapeUnused,
        "RegionShapeUnused",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: Keep shape does nothing here, as only the solver Bounded Biharmonic knows "
                            "it. Choose that solver, or set Keep shape to 0")},
    NoticeEntry{
        NoticeCode::RegionPaintOutdated,
        "RegionPaintOutdated",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 painted vertex(ices) of part %3 ignored: the part "
                                          "is missing, not bound, or has another vertex count")},
    NoticeEntry{NoticeCode::AlphaCurveUnused,
                "AlphaCurveUnused",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its stiffness by angle is not used: the joint or "
                                                  "region does not exist or is not bound")},
    NoticeEntry{
        NoticeCode::SpringsLeftOut,
        "SpringsLeftOut",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .arguments = {NoticeArgument::Word}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1 is left out of the springs, because %3 (%4)")},
    NoticeEntry{
        NoticeCode::ConstraintsInexact,
        "ConstraintsInexact",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 constraint(s) were written with the nearest axis of their "
                            "joint, such as that of %3, because no axis lies where it did before "
                            "the joint was turned. Turn the joint's axes back for an exact one")},
    NoticeEntry{NoticeCode::DriverUnused,
                "DriverUnused",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: a driver names it, but there is no such joint or "
                                                  "shape. The driver does nothing")},
    NoticeEntry{NoticeCode::ShapeVerticesFlat,
                "ShapeVerticesFlat",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) left out of the shape, because the "
                                                  "pose flattens them")},
    NoticeEntry{NoticeCode::ShapeRepeatsWeights,
                "ShapeRepeatsWeights",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the shape only repeats what weights can do. Weights "
                                                  "alone bring its %2 vertex(ices) to the same place. Drag "
                                                  "the skin instead")},
    NoticeEntry{
        NoticeCode::BoneSmoothnessUnused,
        "BoneSmoothnessUnused",
        {.severity = Severity::Warning, .subject = NoticeSubject::Joint},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: its smoothness is not used: the joint does not exist or is not bound")},
    NoticeEntry{NoticeCode::BoneVolumeUnused,
                "BoneVolumeUnused",
                {.severity = Severity::Warning, .subject = NoticeSubject::Joint},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its envelope is not used: the joint is not bound")},
    NoticeEntry{
        NoticeCode::BoneAlphaUnused,
        "BoneAlphaUnused",
        {.severity = Severity::Warning, .subject = NoticeSubject::Joint},
        QT_TRANSLATE_N_NOOP(
            "NoticeText", "%1: its stiffness (alpha) is not used: the joint does not exist or is not bound")},
    NoticeEntry{NoticeCode::CageOutside,
                "CageOutside",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the cage lies outside the mesh. Check its unit and up "
                                                  "axis")},
    NoticeEntry{NoticeCode::CageFar,
                "CageFar",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Other,
                 .arguments = {NoticeArgument::Length}},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 vertex(ices) of the cage, up to %3 away from the mesh, were "
                                    "moved near the mesh for the bind. Check the cage")},
    NoticeEntry{NoticeCode::CagesCross,
                "CagesCross",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 face(s) of this cage and of cage %3 cross each "
                                                  "other, where both share the weights")},
    NoticeEntry{NoticeCode::CageFacesCross,
                "CageFacesCross",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 face(s) of the cage cross each other")},
    NoticeEntry{NoticeCode::CageOpen,
                "CageOpen",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the cage is not closed (%2 open edge(s))")},
    NoticeEntry{NoticeCode::CageVerticesMany,
                "CageVerticesMany",
                {.subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the cage has %2 vertex(ices), each of which is a "
                                    "joint. A coarser cage binds faster and is easier to pose")},
    NoticeEntry{NoticeCode::ControlHoldsNothing,
                "ControlHoldsNothing",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: no vertex of the mesh lies in this lattice or near this wire. "
                                    "Check its place, unit and drop-off")},
    NoticeEntry{
        NoticeCode::ControlWeightsCut,
        "ControlWeightsCut",
        {.severity = Severity::Warning,
         .subject = NoticeSubject::Other,
         .arguments = {NoticeArgument::Fraction}},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 vertex(ices) lose up to %3 of the weights of this lattice or wire to Max "
                            "Influences and follow it only roughly. Set Max Influences to all, use fewer "
                            "control vertices, or let them follow the skin")},
};

} // namespace

std::span<const NoticeEntry> controlNotices() {
    return kControlNotices;
}

} // namespace sinew
