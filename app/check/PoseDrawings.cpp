#include "app/check/PoseDrawings.h"

#include "app/picture/Rasterizer.h"
#include "app/picture/Studio.h"
#include "app/picture/image/Film.h"
#include "app/picture/image/TextureImage.h"
#include "app/pose/PoseFile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <new>
#include <numeric>

namespace sinew {
namespace {

constexpr int kViewWidth = 300;
constexpr int kViewHeight = 320;
constexpr double kViewMargin = 0.08;
constexpr double kViewPitch = 6.0;
constexpr std::array kYaws{25.0, 205.0}; // degrees
constexpr double kRingRadius = 17.0;     // pixels
constexpr double kRingWidth = 2.5;

/// How bad a pose is: larger is worse.
double badness(const PoseFigures& pose, Measure measure) {
    switch (measure) {
    case Measure::Stretch:
        return pose.stretch;
    case Measure::Flipped:
        return pose.flipped;
    case Measure::Poke:
        return pose.poke;
    default:
        return std::abs(1.0 - pose.volume);
    }
}

int mixedChannel(int under, int over, double alpha) {
    return static_cast<int>(std::lround(under + (over - under) * alpha));
}

void blendPixel(QImage& image, int x, int y, QRgb color, double alpha) {
    if (alpha > 0.0 && image.valid(x, y)) {
        const QRgb under = image.pixel(x, y);
        image.setPixel(x, y,
                       qRgb(mixedChannel(qRed(under), qRed(color), alpha),
                            mixedChannel(qGreen(under), qGreen(color), alpha),
                            mixedChannel(qBlue(under), qBlue(color), alpha)));
    }
}

/// A ring with a dark rim, so that it shows on every colour.
void drawRing(QImage& image, const Vec3f& center, QRgb color) {
    const int reach = static_cast<int>(kRingRadius + kRingWidth + 3.0);
    const int cx = static_cast<int>(std::lround(center.x()));
    const int cy = static_cast<int>(std::lround(center.y()));
    for (int y = cy - reach; y <= cy + reach; ++y) {
        for (int x = cx - reach; x <= cx + reach; ++x) {
            const double away =
                std::abs(std::hypot(x + 0.5 - center.x(), y + 0.5 - center.y()) - kRingRadius);
            const double rim = std::clamp(kRingWidth / 2.0 + 1.5 - away, 0.0, 1.0);
            blendPixel(image, x, y, qRgb(20, 20, 20), 0.6 * rim);
            blendPixel(image, x, y, color, std::clamp(kRingWidth / 2.0 + 0.5 - away, 0.0, 1.0));
        }
    }
}

/// One look at a scene in a pose.
Expected<QImage> viewOfPose(const Scene& posed, const PoseFigures& pose, double yaw,
                            const std::shared_ptr<const picture::TextureSet>& textures, Progress& progress) {
    PictureSettings settings;
    settings.width = kViewWidth;
    settings.height = kViewHeight;
    settings.skeleton = false;
    settings.supersample = 2;
    SINEW_CHECK(picture::checkPicture(posed, settings));
    const picture::View camera = picture::framingView(picture::finiteVertices(posed), yaw, kViewPitch,
                                                      kViewWidth, kViewHeight, kViewMargin);
    SINEW_TRY(const auto films, picture::photograph(posed, camera, {&settings, 1}, textures, progress));
    picture::Film whole = picture::backdrop(kViewWidth, kViewHeight);
    picture::compose(whole, films.front(), 0);
    QImage image = picture::develop(whole).convertToFormat(QImage::Format_RGB32);
    const Vec3 middle = bounds(posed).center();
    for (const WorstPlace& place : pose.worst) {
        const Vec3 level(camera.toward.x(), 0.0, camera.toward.z()); // so that one of both views rings it
        if ((place.position - middle).dot(level) >= 0.0) {
            drawRing(image, camera.project(place.position), ringColor(place.measure));
        }
    }
    return image;
}

Expected<DrawnPose> drawPose(const Scene& scene, const PoseFigures& pose,
                             const std::shared_ptr<const picture::TextureSet>& textures, Progress& progress) {
    DrawnPose drawn{pose.name, pose.stretch, pose.flipped, pose.poke, pose.volume, {}};
    const Scene posed = posedScene(scene, pose.pose);
    for (const double yaw : kYaws) {
        SINEW_TRY(QImage view, viewOfPose(posed, pose, yaw, textures, progress));
        drawn.views.push_back(std::move(view));
    }
    return drawn;
}

Expected<std::vector<DrawnPose>> drawAll(const Scene& scene, const Figures& figures, std::size_t count,
                                         Progress& progress) {
    const std::vector<std::size_t> chosen = tellingPoses(figures, count);
    const auto textures = picture::loadTextures(scene);
    std::vector<DrawnPose> drawn;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const auto all = static_cast<double>(chosen.size());
        picture::PartProgress part(progress, static_cast<double>(i) / all, static_cast<double>(i + 1) / all);
        SINEW_TRY(DrawnPose pose, drawPose(scene, figures.poses[chosen[i]], textures, part));
        drawn.push_back(std::move(pose));
    }
    return drawn;
}

} // namespace

QRgb ringColor(Measure measure) {
    switch (measure) {
    case Measure::Flipped:
        return qRgb(232, 62, 178);
    case Measure::Poke:
        return qRgb(52, 152, 255);
    default:
        return qRgb(255, 159, 28);
    }
}

std::vector<std::size_t> tellingPoses(const Figures& figures, std::size_t count) {
    constexpr std::array kMeasuresInTurn{Measure::Stretch, Measure::Poke, Measure::Flipped, Measure::Volume};
    std::array<std::vector<std::size_t>, kMeasuresInTurn.size()> orders;
    for (std::size_t m = 0; m < orders.size(); ++m) {
        orders[m].resize(figures.poses.size());
        std::iota(orders[m].begin(), orders[m].end(), std::size_t{0});
        std::ranges::stable_sort(orders[m], std::ranges::greater(), [&](std::size_t pose) {
            return badness(figures.poses[pose], kMeasuresInTurn[m]);
        });
    }
    std::vector<std::size_t> chosen;
    for (std::size_t place = 0; place < figures.poses.size(); ++place) {
        for (const std::vector<std::size_t>& order : orders) {
            if (chosen.size() < count && std::ranges::find(chosen, order[place]) == chosen.end()) {
                chosen.push_back(order[place]);
            }
        }
    }
    std::ranges::sort(chosen);
    return chosen;
}

Expected<std::vector<DrawnPose>> drawPoses(const Scene& scene, const Figures& figures, std::size_t count,
                                           Progress& progress) {
    try {
        return drawAll(scene, figures, count, progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"picture", scene.sourceFile});
    }
}

} // namespace sinew
