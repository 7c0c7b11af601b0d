#include "app/rig/RigWords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

struct ReasonWords {
    FitReason reason;
    std::string_view key;
    const char* text;
};

const std::array kReasonWords{
    ReasonWords{FitReason::Marker, "marker", QT_TRANSLATE_NOOP("RigWords", "where its marker lies")},
    ReasonWords{FitReason::Section, "section",
                QT_TRANSLATE_NOOP("RigWords", "from cross sections of the body")},
    ReasonWords{FitReason::Bend, "bend", QT_TRANSLATE_NOOP("RigWords", "where the limb bends")},
    ReasonWords{FitReason::Girth, "thinnest", QT_TRANSLATE_NOOP("RigWords", "where the limb is thinnest")},
    ReasonWords{FitReason::Branch, "branch", QT_TRANSLATE_NOOP("RigWords", "along a finger of its own")},
    ReasonWords{FitReason::Path, "path", QT_TRANSLATE_NOOP("RigWords", "part of the way along the limb")},
    ReasonWords{FitReason::Proportion, "proportion",
                QT_TRANSLATE_NOOP("RigWords", "by usual proportions only")},
    ReasonWords{FitReason::Mirrored, "mirrored", QT_TRANSLATE_NOOP("RigWords", "like the other side")}};

const ReasonWords& wordsOf(FitReason reason) {
    return *std::ranges::find(kReasonWords, reason, &ReasonWords::reason);
}

} // namespace

QString fitReasonText(FitReason reason) {
    return QCoreApplication::translate("RigWords", wordsOf(reason).text);
}

std::string_view fitReasonKey(FitReason reason) {
    return wordsOf(reason).key;
}

std::optional<Notice> doubtOf(const std::vector<JointFit>& joints, const std::string& file,
                              const std::string& shape) {
    const auto count = std::ranges::count_if(joints, [](const JointFit& joint) {
        return joint.confidence < kUnsureJoint && joint.reason == FitReason::Proportion;
    });
    if (count == 0) {
        return std::nullopt;
    }
    return Notice{NoticeCode::TemplateDoubtful, file, static_cast<std::size_t>(count), {shape}};
}

Error withOpaquePicture(Error error, const Notices& notices, const std::string& file) {
    switch (error.code) {
    case ErrorCode::RigLying:
    case ErrorCode::RigUpsideDown:
    case ErrorCode::RigLimbNotFound:
    case ErrorCode::RigLegsFewer:
    case ErrorCode::RigTemplateUnfit:
        break;
    default:
        return error;
    }
    const bool opaque =
        std::ranges::find(notices, NoticeCode::PictureWithoutAlpha, &Notice::code) != notices.end();
    return opaque ? makeError(ErrorCode::PictureUnsupported, {file, "opaque-picture"}) : error;
}

} // namespace sinew
