#include "app/text/NoticeText.h"
#include "app/text/Texts.h"
#include "tests/support/Runner.h"

#include <QSet>
#include <QTest>

#include <map>

namespace testCodeTexts {

using namespace sinew;

namespace {

std::vector<std::string> markers(std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        names.push_back("<argument " + std::to_string(i + 1) + ">");
    }
    return names;
}

/// How many arguments core/base/Error.h gives each code.
const std::map<ErrorCode, std::size_t>& errorArguments() {
    static const std::map<ErrorCode, std::size_t> counts{
        {ErrorCode::Canceled, 0},
        {ErrorCode::NoOpenGl, 0},
        {ErrorCode::DrawingFailed, 0},
        {ErrorCode::FileNotFound, 1},
        {ErrorCode::FileUnreadable, 2},
        {ErrorCode::FileEmpty, 1},
        {ErrorCode::FileTooLarge, 3},
        {ErrorCode::NameNotListable, 1},
        {ErrorCode::FileBroken, 2},
        {ErrorCode::FormatTooOld, 4},
        {ErrorCode::FormatTooNew, 4},
        {ErrorCode::MotionOnly, 1},
        {ErrorCode::MotionBroken, 3},
        {ErrorCode::FormatUnknown, 2},
        {ErrorCode::FormatNotWritable, 3},
        {ErrorCode::FileUnwritable, 2},
        {ErrorCode::NoMesh, 1},
        {ErrorCode::NoFaces, 1},
        {ErrorCode::NoSkeleton, 1},
        {ErrorCode::NoWeights, 1},
        {ErrorCode::SkeletonBroken, 2},
        {ErrorCode::SkeletonCycle, 2},
        {ErrorCode::TooManyJoints, 3},
        {ErrorCode::TooManyFaces, 3},
        {ErrorCode::NoSourceJoints, 0},
        {ErrorCode::JointUnknown, 2},
        {ErrorCode::PartUnknown, 3},
        {ErrorCode::VertexUnknown, 3},
        {ErrorCode::ParameterOutOfRange, 4},
        {ErrorCode::ParameterUnknown, 2},
        {ErrorCode::SolverUnknown, 2},
        {ErrorCode::NotEnoughMemory, 4},
        {ErrorCode::RefineBoxOutside, 7},
        {ErrorCode::RefinementTooLarge, 5},
        {ErrorCode::OutOfMemory, 2},
        {ErrorCode::RecipeBroken, 2},
        {ErrorCode::StyleBroken, 2},
        {ErrorCode::StyleOtherVersion, 3},
        {ErrorCode::StyleTooFew, 3},
        {ErrorCode::PoseBroken, 2},
        {ErrorCode::TargetsBroken, 2},
        {ErrorCode::PictureMeshBroken, 2},
        {ErrorCode::PictureMeshTwice, 3},
        {ErrorCode::ZeroSizeScene, 1},
        {ErrorCode::PictureUnwritable, 2},
        {ErrorCode::ProjectBroken, 2},
        {ErrorCode::ProjectTooNew, 3},
        {ErrorCode::SourceMoved, 2},
        {ErrorCode::SourceChanged, 2},
        {ErrorCode::AutosaveBroken, 2},
        {ErrorCode::SourceEdited, 1},
        {ErrorCode::KeptFileDiffers, 2},
        {ErrorCode::SourceUnmatched, 2},
        {ErrorCode::NotKept, 2},
        {ErrorCode::VrmBonesMissing, 2},
        {ErrorCode::VrmBoneMisplaced, 5},
        {ErrorCode::VrmJointTwice, 4},
        {ErrorCode::VrmBoneUnknown, 1},
        {ErrorCode::VrmAuthorMissing, 1},
        {ErrorCode::NotFlat, 2},
        {ErrorCode::FlatTooLarge, 4},
        {ErrorCode::AtlasTooLarge, 2},
        {ErrorCode::VerticesDiffer, 4},
        {ErrorCode::NotRigged, 1},
        {ErrorCode::TargetIsInput, 2},
        {ErrorCode::SideFileExists, 2},
        {ErrorCode::TargetsClash, 2},
        {ErrorCode::NoJointChosen, 0},
        {ErrorCode::LayerNotPaintable, 1},
        {ErrorCode::RegionNameTaken, 1},
        {ErrorCode::RegionShapeBroken, 1},
        {ErrorCode::RegionPaintBroken, 2},
        {ErrorCode::AlphaCurveEmpty, 1},
        {ErrorCode::AlphaKeyTwice, 2},
        {ErrorCode::DriverEmpty, 1},
        {ErrorCode::DriverKeyTwice, 2},
        {ErrorCode::DriverOfItself, 1},
        {ErrorCode::DriverPoseBroken, 1},
        {ErrorCode::BakeWithoutPoses, 0},
        {ErrorCode::BakeWithoutGain, 1},
        {ErrorCode::BakeTooLarge, 2},
        {ErrorCode::ShapesNotHeld, 3},
        {ErrorCode::DriverCircle, 2},
        {ErrorCode::ExpressionUnknown, 2},
        {ErrorCode::ExpressionNameTaken, 1},
        {ErrorCode::ExpressionNameEmpty, 0},
        {ErrorCode::ExpressionShapeUnknown, 2},
        {ErrorCode::ExpressionWeightInvalid, 3},
        {ErrorCode::ConstraintTwice, 1},
        {ErrorCode::ConstraintCircle, 2},
        {ErrorCode::SpringChainShort, 1},
        {ErrorCode::SpringOrderBroken, 3},
        {ErrorCode::SpringJointTwice, 3},
        {ErrorCode::SpringIndexUnknown, 3},
        {ErrorCode::ColliderWithoutSize, 2},
        {ErrorCode::AvatarBroken, 2},
        {ErrorCode::ShapeFileUnsuited, 1},
        {ErrorCode::ShapeVertexCount, 4},
        {ErrorCode::ShapeWithoutTurn, 1},
        {ErrorCode::ShapeUnchanged, 1},
        {ErrorCode::ShapeUnknown, 1},
        {ErrorCode::ShapeNameTaken, 1},
        {ErrorCode::ShapeNotMirrored, 1},
        {ErrorCode::ShapeDriverUnpaired, 2},
        {ErrorCode::ShapeOneSided, 1},
        {ErrorCode::ShapeOff, 1},
        {ErrorCode::HandleBroken, 1},
        {ErrorCode::HandleRegionUnknown, 2},
        {ErrorCode::HandleAreaEmpty, 2},
        {ErrorCode::HandleVerticesLost, 1},
        {ErrorCode::HandlePartNeeded, 2},
        {ErrorCode::VertexListBroken, 3},
        {ErrorCode::PseudoEdgeToItself, 1},
        {ErrorCode::PseudoEdgeTwice, 2},
        {ErrorCode::CageFileBroken, 2},
        {ErrorCode::CageNameTaken, 1},
        {ErrorCode::CageEmpty, 1},
        {ErrorCode::CageTooLarge, 3},
        {ErrorCode::CageJointsIncomplete, 3},
        {ErrorCode::CageVertexNotFinite, 2},
        {ErrorCode::CageIndexOutOfRange, 3},
        {ErrorCode::CageVertexRepeated, 3},
        {ErrorCode::CageVerticesCoincide, 3},
        {ErrorCode::CageJointTaken, 2},
        {ErrorCode::LatticeCountOutOfRange, 4},
        {ErrorCode::LatticeIncomplete, 3},
        {ErrorCode::LatticeFlat, 1},
        {ErrorCode::LatticeUneven, 2},
        {ErrorCode::LatticeOfNothing, 2},
        {ErrorCode::WireVertexCount, 3},
        {ErrorCode::WireNotPath, 1},
        {ErrorCode::DropOffInvalid, 1},
        {ErrorCode::JointLocked, 1},
        {ErrorCode::AllJointsLocked, 0},
        {ErrorCode::LayersFitNothing, 1},
        {ErrorCode::TransferNothingNear, 2},
        {ErrorCode::TransferNormalsTurned, 2},
        {ErrorCode::TransferJointsDiffer, 2},
        {ErrorCode::JointMapBroken, 2},
        {ErrorCode::WeightsBroken, 2},
        {ErrorCode::WeightCountsDiffer, 4},
        {ErrorCode::NoUvs, 2},
        {ErrorCode::BatchEmpty, 2},
        {ErrorCode::BatchOutputInside, 2},
        {ErrorCode::BatchQuarantineInside, 2},
        {ErrorCode::BatchSameOutput, 3},
        {ErrorCode::NoOtherSide, 0},
        {ErrorCode::PositionsUnusable, 3},
        {ErrorCode::FileOutside, 2},
        {ErrorCode::ExtensionRequired, 2},
        {ErrorCode::JointsDiffer, 2},
        {ErrorCode::RulePartUnknown, 2},
        {ErrorCode::RuleJointUnknown, 2},
        {ErrorCode::RuleIncomplete, 1},
        {ErrorCode::RuleSolverUnknown, 3},
        {ErrorCode::RegionSolverUnknown, 3},
        {ErrorCode::RulesClash, 1},
        {ErrorCode::NothingToFollow, 1},
        {ErrorCode::AllExcluded, 0},
        {ErrorCode::ReuseJointDiffers, 2},
        {ErrorCode::ReusePartOutside, 4},
        {ErrorCode::ReaderTimedOut, 3},
        {ErrorCode::ReaderCrashed, 2},
        {ErrorCode::ReaderOutOfMemory, 3},
        {ErrorCode::JointNameTaken, 1},
        {ErrorCode::JointParentCycle, 2},
        {ErrorCode::JointOfHandle, 1},
        {ErrorCode::JointPlaceBroken, 1},
        {ErrorCode::LimitsTurnedRound, 4},
        {ErrorCode::LimitsNotFinite, 1},
        {ErrorCode::BoneMissing, 1},
        {ErrorCode::NoJointLeft, 1},
        {ErrorCode::RigNoVolume, 1},
        {ErrorCode::RigSeveralBodies, 2},
        {ErrorCode::RigLying, 2},
        {ErrorCode::RigUpsideDown, 2},
        {ErrorCode::RigLimbNotFound, 3},
        {ErrorCode::RigLegsFewer, 3},
        {ErrorCode::RigMarkerUnknown, 2},
        {ErrorCode::RigMarkerTwice, 1},
        {ErrorCode::RigMarkersCoincide, 2},
        {ErrorCode::RigMarkerOutside, 2},
        {ErrorCode::RigMarkerSide, 1},
        {ErrorCode::RigMarkersTangled, 2},
        {ErrorCode::RigMarkersBroken, 2},
        {ErrorCode::RigTemplateUnknown, 2},
        {ErrorCode::RigTemplateUnmatched, 1},
        {ErrorCode::RigStrokeShort, 0},
        {ErrorCode::RigStrokeMissed, 0},
        {ErrorCode::MeshNotPicture, 1},
        {ErrorCode::MeshOutlineCrossed, 0},
        {ErrorCode::MeshVertexOutside, 0},
        {ErrorCode::MeshPlaceOutside, 0},
        {ErrorCode::MeshPlaceTaken, 0},
        {ErrorCode::MeshTriangleLast, 0},
        {ErrorCode::RestPoseSame, 0},
        {ErrorCode::RestPoseLimbs, 2},
        {ErrorCode::RestPoseSkins, 4},
        {ErrorCode::RigTemplateUnfit, 4},
        {ErrorCode::FileOtherKind, 2},
        {ErrorCode::PictureUnsupported, 2},
        {ErrorCode::FileNameTooLong, 2},
        {ErrorCode::RequirementBroken, 1},
        {ErrorCode::RequirementUnknown, 2},
        {ErrorCode::RequirementPercent, 2},
        {ErrorCode::RequirementWithoutReference, 1},
    };
    return counts;
}

/// How many arguments core/base/Notice.h gives each code that has any.
const std::map<NoticeCode, std::size_t>& noticeArguments() {
    static const std::map<NoticeCode, std::size_t> counts{
        {NoticeCode::RigidPartSkinned, 1},
        {NoticeCode::VoxelsDrawn, 1},
        {NoticeCode::BindPoseInconsistent, 1},
        {NoticeCode::JointLimitsDropped, 1},
        {NoticeCode::TextureMissing, 1},
        {NoticeCode::PartRulesLost, 1},
        {NoticeCode::RebindFailed, 1},
        {NoticeCode::VolumeMeshMissing, 1},
        {NoticeCode::TextureRefused, 2},
        {NoticeCode::TextureFoundByName, 2},
        {NoticeCode::TextureFromOutside, 1},
        {NoticeCode::MaterialFileRefused, 1},
        {NoticeCode::TextureKindRare, 1},
        {NoticeCode::ContentIgnored, 1},
        {NoticeCode::ContentDropped, 1},
        {NoticeCode::AnimationIgnored, 1},
        {NoticeCode::NodePoseDropped, 2},
        {NoticeCode::MotionFramesMissing, 1},
        {NoticeCode::SideFileRenamed, 1},
        {NoticeCode::MotionRateGuessed, 1},
        {NoticeCode::JointNotSource, 1},
        {NoticeCode::LoneBonesGuessed, 1},
        {NoticeCode::JointOutside, 1},
        {NoticeCode::PartKeptRigid, 1},
        {NoticeCode::PartBridged, 2},
        {NoticeCode::NoBoneInSight, 1},
        {NoticeCode::VoxelsJoin, 5},
        {NoticeCode::VoxelsTouch, 5},
        {NoticeCode::VoxelsParted, 6},
        {NoticeCode::TransferFewMatched, 1},
        {NoticeCode::TransferSizesDiffer, 2},
        {NoticeCode::TransferJointsMissing, 1},
        {NoticeCode::InfluencesLimited, 1},
        {NoticeCode::TextureNotEmbedded, 1},
        {NoticeCode::MorphTargetsDropped, 1},
        {NoticeCode::VerticesGivenToRoot, 1},
        {NoticeCode::TextureDropped, 1},
        {NoticeCode::FileRebuilt, 1},
        {NoticeCode::MotionFlattened, 1},
        {NoticeCode::ShearDropped, 1},
        {NoticeCode::ClipTooLong, 1},
        {NoticeCode::NamesChanged, 2},
        {NoticeCode::TextureNotRepeated, 1},
        {NoticeCode::WeightsBeyondLimit, 1},
        {NoticeCode::LodFiner, 1},
        {NoticeCode::ExpressionShapesMissing, 1},
        {NoticeCode::ExpressionRenamed, 1},
        {NoticeCode::JawShapeMade, 1},
        {NoticeCode::VrmPoseOff, 2},
        {NoticeCode::SpringsLeftOut, 2},
        {NoticeCode::ConstraintsInexact, 1},
        {NoticeCode::AvatarEntriesIgnored, 2},
        {NoticeCode::AvatarEntriesDropped, 2},
        {NoticeCode::HolesLetOutsideIn, 5},
        {NoticeCode::PartRigidByRule, 1},
        {NoticeCode::PartFollowsSkin, 1},
        {NoticeCode::PartOnlyJoints, 1},
        {NoticeCode::PartsMadeRigid, 1},
        {NoticeCode::WeightsNotConverged, 1},
        {NoticeCode::RigidProposed, 2},
        {NoticeCode::FollowProposed, 2},
        {NoticeCode::RegionJointUnknown, 1},
        {NoticeCode::RegionJointReachesNothing, 1},
        {NoticeCode::RegionPaintOutdated, 1},
        {NoticeCode::SkeletonOutside, 1},
        {NoticeCode::SkeletonFitProposed, 7},
        {NoticeCode::SkeletonFitted, 6},
        {NoticeCode::JointFar, 1},
        {NoticeCode::PartsFarFromSkeleton, 1},
        {NoticeCode::SizeUnusual, 1},
        {NoticeCode::TemplateDoubtful, 1},
        {NoticeCode::FingersFewer, 1},
        {NoticeCode::ScalesNormalized, 2},
        {NoticeCode::HandleFar, 1},
        {NoticeCode::JointsCoincide, 2},
        {NoticeCode::CageFar, 1},
        {NoticeCode::ControlWeightsCut, 1},
        {NoticeCode::CagesCross, 1},
        {NoticeCode::UnskinnedPart, 4},
    };
    return counts;
}

bool isOneLine(const QString& text) {
    return !text.contains('\n') && !text.contains('\r');
}

} // namespace

/// Every code has a sentence of its own, which says all that is known of it.
class TestCodeTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyErrorHasAText() {
        QSet<QString> texts;
        for (int i = 0; i < static_cast<int>(ErrorCode::Count); ++i) {
            const auto code = static_cast<ErrorCode>(i);
            const auto counted = errorArguments().find(code);
            QVERIFY2(counted != errorArguments().end(),
                     qPrintable(QString("error %1: say how many arguments it has").arg(i)));
            const std::vector<std::string> arguments = markers(counted->second);
            const QString text = errorText(makeError(code, arguments));
            QVERIFY2(text.size() > 15 && isOneLine(text),
                     qPrintable(QString("error %1: \"%2\"").arg(i).arg(text)));
            QVERIFY2(!text.contains('%') && !text.contains('?'), qPrintable(text));
            for (const std::string& argument : arguments) {
                QVERIFY2(text.contains(QString::fromStdString(argument)), qPrintable(text));
            }
            QVERIFY2(!texts.contains(text), qPrintable(text));
            texts.insert(text);
        }
    }

    void everyNoticeHasAText() {
        QSet<QString> texts;
        QSet<QString> names;
        for (int i = 0; i < static_cast<int>(NoticeCode::Count); ++i) {
            const auto code = static_cast<NoticeCode>(i);
            const auto counted = noticeArguments().find(code);
            const std::vector<std::string> arguments =
                markers(counted == noticeArguments().end() ? 0 : counted->second);
            const QString text = noticeText({code, "<subject>", 7, arguments});
            QVERIFY2(text.size() > 15 && isOneLine(text),
                     qPrintable(QString("notice %1: \"%2\"").arg(i).arg(text)));
            QVERIFY2(!text.contains('%') && !text.contains('?') && !text.contains("(s)"), qPrintable(text));
            QVERIFY2(text.contains("<subject>") || code == NoticeCode::FlatModel, qPrintable(text));
            for (const std::string& argument : arguments) {
                QVERIFY2(text.contains(QString::fromStdString(argument)), qPrintable(text));
            }
            texts.insert(text);
            names.insert(QString::fromStdString(noticeName(code)));
        }
        QCOMPARE(texts.size(), static_cast<int>(NoticeCode::Count));
        QCOMPARE(names.size(), static_cast<int>(NoticeCode::Count));
        QVERIFY(!names.contains(QString()));
    }

    void everyStageHasAText() {
        QSet<QString> texts;
        QSet<QString> names;
        for (int i = 0; i < static_cast<int>(Stage::Count); ++i) {
            texts.insert(stageText(static_cast<Stage>(i)));
            names.insert(QString::fromStdString(stageName(static_cast<Stage>(i))));
        }
        QCOMPARE(texts.size(), static_cast<int>(Stage::Count));
        QCOMPARE(names.size(), static_cast<int>(Stage::Count));
        QVERIFY(!texts.contains(QString()) && !names.contains(QString()));
    }
};

SINEW_TEST(TestCodeTexts, QCoreApplication)

} // namespace testCodeTexts

#include "TestCodeTexts.moc"
