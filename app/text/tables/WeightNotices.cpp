#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

const std::array kWeightNotices{
    NoticeEntry{NoticeCode::TransferBound,
                "TransferBound",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 vertex(ices) hang free, out of reach of the surface that the "
                                    "weights come from, so they were bound to the skeleton")},
    NoticeEntry{NoticeCode::TransferPiecesFar,
                "TransferPiecesFar",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 vertex(ices) hang free and cannot be bound to the skeleton, so "
                                    "they copy the nearest surface, however far it is. Check their weights")},
    NoticeEntry{NoticeCode::TransferFewMatched,
                "TransferFewMatched",
                {.severity = Severity::Warning, .arguments = {NoticeArgument::Fraction}},
                QT_TRANSLATE_NOOP("NoticeText",
                                  "%1: only %3 of its vertices match the surface that the weights come "
                                  "from. It may stand in another place or pose. Move it there, or raise "
                                  "the distance or the angle")},
    NoticeEntry{
        NoticeCode::TransferSizesDiffer,
        "TransferSizesDiffer",
        {.severity = Severity::Warning, .arguments = {NoticeArgument::Length, NoticeArgument::Length}},
        QT_TRANSLATE_NOOP("NoticeText",
                          "%1: it measures %3 from corner to corner, the surface that the weights "
                          "come from %4. It may be made at another scale, or stand in another place. "
                          "Scale or move one of them")},
    NoticeEntry{
        NoticeCode::TransferJointsMissing,
        "TransferJointsMissing",
        {.severity = Severity::Warning},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 joint(s) with weights and without a counterpart; the nearest parent with "
                            "one gets the weight: %3. List the pairs of joint names in a joint table")},
    NoticeEntry{NoticeCode::TransferNotMirrored,
                "TransferNotMirrored",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the other side of the mesh has no counterpart for %2 vertex(ices), "
                                    "so their weights were not mirrored")},
    NoticeEntry{NoticeCode::WeightTexelsShared,
                "WeightTexelsShared",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: images cannot hold the weights of %2 vertex(ices), because their UVs "
                                  "overlap or lie too close. Write larger images, or use CSV or JSON")},
    NoticeEntry{NoticeCode::WeightsPruned,
                "WeightsPruned",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 weight(s) below the threshold pruned")},
    NoticeEntry{NoticeCode::WeightsZero,
                "WeightsZero",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) without weights")},
    NoticeEntry{NoticeCode::WeightsFar,
                "WeightsFar",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) with weights of joints that are far "
                                                  "away through the body")},
    NoticeEntry{NoticeCode::WeightsNoisy,
                "WeightsNoisy",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) with noisy weights, unlike those of "
                                                  "all their neighbours")},
    NoticeEntry{NoticeCode::WeightsBeyondLimit,
                "WeightsBeyondLimit",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 vertex(ices) with more influences than Max Influences (%3)")},
    NoticeEntry{NoticeCode::WeightsStoredWrong,
                "WeightsStoredWrong",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: in the file, the weights of %2 vertex(ices) are invalid or do "
                                    "not sum to 1. An export writes them corrected")},
    NoticeEntry{NoticeCode::LodFiner,
                "LodFiner",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 triangle(s) in place of %3, because its borders, "
                                                  "seams and non-manifold edges are kept")},
};

} // namespace

std::span<const NoticeEntry> weightNotices() {
    return kWeightNotices;
}

} // namespace sinew
