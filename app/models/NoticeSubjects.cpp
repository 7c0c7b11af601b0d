#include "app/models/ReportModel.h"

#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "core/base/ReadNumber.h"
#include "core/bind/settings/PartPlan.h"

#include <string_view>

namespace sinew {
namespace {

std::optional<std::size_t> partCalled(const std::string& name, const Scene& scene) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (scene.parts[part].mesh->name == name || partName(scene, part) == name) {
            return part;
        }
    }
    return std::nullopt;
}

/// The 3 of "Body#3", behind its sign; 0: no shell is called so.
int shellBehind(const std::string& name, std::size_t sign) {
    int shell = 0;
    const auto [stop, problem] = readNumber(std::string_view(name).substr(sign + 1), shell);
    return problem == std::errc() && stop == name.data() + name.size() && shell > 0 ? shell : 0;
}

} // namespace

std::int32_t jointOfNotice(const Notice& notice, const Skeleton& skeleton) {
    return noticeTraits(notice.code).subject == NoticeSubject::Joint ? skeleton.find(notice.subject) : kNone;
}

std::optional<PieceId> pieceOfNotice(const Notice& notice, const Scene& scene) {
    if (noticeTraits(notice.code).subject != NoticeSubject::Mesh) {
        return std::nullopt;
    }
    if (const auto part = partCalled(notice.subject, scene)) {
        return PieceId{*part, 0};
    }
    const std::size_t sign = notice.subject.rfind('#');
    const int shell = sign == std::string::npos ? 0 : shellBehind(notice.subject, sign);
    const auto part = shell > 0 ? partCalled(notice.subject.substr(0, sign), scene) : std::nullopt;
    return part ? std::optional(PieceId{*part, shell}) : std::nullopt;
}

QString withPieceName(QString text, const Notice& notice, const DocumentState& state) {
    const std::optional<PieceId> piece = pieceOfNotice(notice, *state.scene);
    if (!piece || piece->shell == 0) {
        return text;
    }
    const QString subject = printable(notice.subject);
    const qsizetype at = text.indexOf(subject);
    return at < 0 ? text : text.replace(at, subject.size(), pieceText(state, *piece));
}

/// Where the widest hole is, of arguments in metres.
std::optional<Vec3> holeOf(const Notice& notice, double metersPerUnit) {
    constexpr std::size_t first = 2;
    Vec3 position;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (first + axis >= notice.arguments.size()) {
            return std::nullopt;
        }
        const std::string& number = notice.arguments[first + axis];
        double value = 0.0;
        if (readNumber(number, value).ec != std::errc()) {
            return std::nullopt;
        }
        position[static_cast<Eigen::Index>(axis)] = value / metersPerUnit;
    }
    return position;
}

} // namespace sinew
