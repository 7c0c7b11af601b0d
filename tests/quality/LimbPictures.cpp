#include "tests/quality/LimbPictures.h"

#include "app/picture/Picture.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cstdio>
#include <numbers>

namespace sinew::quality {

namespace {

constexpr int kPicture = 340; ///< pixels, each side
/// In the order of kKinds, as the manual calls them.
constexpr std::array kCaptions{"Classic linear", "Dual quaternion", "Centres of rotation", "Implicit",
                               "Implicit, paper"};
static_assert(kCaptions.size() == kKinds.size());

/// The polygons that move with a limb or carry it.
void addLimb(const Skeleton& skeleton, const SkinnedPart& part, const Bend& bend, Mesh& mesh) {
    std::vector<char> moves(skeleton.size(), 0);
    for (std::size_t j = 0; j < moves.size(); ++j) {
        const auto turned =
            j == bend.joint || std::ranges::any_of(bend.more, [&](const auto& m) { return m.first == j; });
        const std::int32_t parent = skeleton.joints[j].parent;
        const bool follows = parent != kNone && static_cast<std::size_t>(parent) != bend.above &&
                             moves[static_cast<std::size_t>(parent)] != 0;
        moves[j] = j == bend.above || turned || follows ? 1 : 0;
    }
    for (std::size_t f = 0; f < part.mesh->polygonCount(); ++f) {
        const bool keep = std::ranges::all_of(part.mesh->polygon(f), [&](std::uint32_t vertex) {
            float sum = 0.0F;
            for (const Influence& influence : part.weights->at(vertex)) {
                sum += moves[static_cast<std::size_t>(influence.joint)] != 0 ? influence.weight : 0.0F;
            }
            return sum > 0.3F;
        });
        if (keep) {
            mesh.addPolygon(part.mesh->polygon(f));
        }
    }
}

QImage picture(PosedCharacter& character, const Bend& bend, Kind kind) {
    const std::vector<Vec3> vertices = character.posed(bend, bend.degrees.back(), kind);
    Scene scene;
    std::size_t next = 0;
    Aabb frame;
    for (const SkinnedPart& part : character.body().parts) {
        auto mesh = std::make_shared<Mesh>();
        mesh->vertices.assign(vertices.begin() + static_cast<std::ptrdiff_t>(next),
                              vertices.begin() +
                                  static_cast<std::ptrdiff_t>(next + part.mesh->vertexCount()));
        next += part.mesh->vertexCount();
        addLimb(character.scene().skeleton, part, bend, *mesh);
        for (const std::uint32_t vertex : mesh->corners) {
            frame.add(mesh->vertices[vertex]);
        }
        scene.parts.push_back({std::move(mesh), nullptr, kNone});
    }
    PictureSettings settings;
    settings.width = settings.height = kPicture;
    settings.skeleton = false;
    settings.frame = frame;
    settings.yaw = std::atan2(bend.axis.x(), bend.axis.z()) * 180.0 / std::numbers::pi;
    settings.pitch = std::asin(std::clamp(bend.axis.y(), -1.0, 1.0)) * 180.0 / std::numbers::pi;
    Progress progress;
    return renderPicture(scene, settings, progress).value_or(QImage());
}

} // namespace

void drawStrip(PosedCharacter& character, const Bend& bend, const std::string& file) {
    QImage strip(kPicture * static_cast<int>(kKinds.size()), kPicture, QImage::Format_RGB32);
    QPainter painter(&strip);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(kPicture / 20);
    painter.setFont(font);
    painter.setPen(QColor(40, 44, 52));
    for (std::size_t k = 0; k < kKinds.size(); ++k) {
        const int left = kPicture * static_cast<int>(k);
        painter.drawImage(left, 0, picture(character, bend, static_cast<Kind>(k)));
        painter.drawText(QRect(left, kPicture - kPicture / 10, kPicture, kPicture / 12), Qt::AlignCenter,
                         QString::fromLatin1(kCaptions[k]));
    }
    painter.end();
    if (!strip.save(QString::fromStdString(file))) {
        std::fprintf(stderr, "cannot write %s\n", file.c_str());
    }
}

} // namespace sinew::quality
