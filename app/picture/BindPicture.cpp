#include "app/picture/BindPicture.h"

#include "app/picture/Check.h"
#include "app/picture/Film.h"
#include "app/picture/ShowingPose.h"
#include "app/picture/Studio.h"
#include "app/pose/PosedScene.h"

#include <algorithm>
#include <new>

namespace sinew {
namespace {

constexpr double kYaw = 30.0;
constexpr double kPitch = 8.0;
constexpr int kPanels = 3;
constexpr double kMargin = 0.06; // of the height

/// One of several pictures: its fraction is part of the whole's.
class PanelProgress : public Progress {
public:
    PanelProgress(Progress& whole, int panel)
        : m_whole(whole)
        , m_panel(panel) {}
    bool canceled() const override { return m_whole.canceled(); }
    void report(Stage stage, double fraction) override {
        m_whole.report(stage, (m_panel + fraction) / kPanels);
    }

private:
    Progress& m_whole;
    int m_panel;
};

/// The scene in its showing pose, standing where it stood.
Scene bentScene(const Scene& scene) {
    Scene bent = posedScene(scene, picture::showingPose(scene.skeleton));
    const Aabb before = bounds(scene);
    const Aabb after = bounds(bent);
    const Vec3 shift(before.center().x() - after.center().x(), before.min.y() - after.min.y(),
                     before.center().z() - after.center().z());
    for (Part& part : bent.parts) {
        auto mesh = std::make_shared<Mesh>(*part.mesh);
        for (Vec3& point : mesh->points) {
            point += shift;
        }
        part.mesh = std::move(mesh);
    }
    return bent;
}

/// Room for the largest panel: all share a camera, so that sizes compare.
struct Layout {
    picture::View view;
    int panelWidth; ///< from one panel's middle to the next
    int filmWidth;  ///< wider, so that shadows run on behind the neighbour
    int height;
};

Layout layoutOf(const Scene& scene, const Scene& bent, int height) {
    std::vector<Vec3> points = picture::finitePoints(scene);
    const std::vector<Vec3> more = picture::finitePoints(bent);
    points.insert(points.end(), more.begin(), more.end());
    Layout layout;
    layout.view = picture::framingView(points, kYaw, kPitch, height, height, kMargin);
    Aabb seen;
    for (const Vec3f& point : picture::projectAll(layout.view, points)) {
        seen.add(Vec3(point.x(), point.y(), 0.0));
    }
    const double margin = kMargin * height;
    layout.height = std::min(height, static_cast<int>(seen.extent().y() + 4.0 * margin));
    layout.panelWidth = static_cast<int>(seen.extent().x() + 1.2 * margin);
    layout.filmWidth = 2 * layout.panelWidth;
    layout.view.centerX += 0.5 * layout.filmWidth - seen.center().x();
    layout.view.centerY += 0.5 * layout.height - seen.center().y();
    return layout;
}

Expected<QImage> renderChecked(const Scene& scene, Progress& progress, int height) {
    const Scene bent = bentScene(scene);
    const Layout layout = layoutOf(scene, bent, height);
    PictureSettings settings;
    settings.width = layout.filmWidth;
    settings.height = layout.height;
    const int margin = static_cast<int>(0.5 * kMargin * layout.height);
    picture::Film whole = picture::backdrop(kPanels * layout.panelWidth + 2 * margin, layout.height);
    for (int panel = 0; panel < kPanels; ++panel) {
        settings.color = panel == 1 ? PictureSettings::Color::Weights : PictureSettings::Color::Material;
        settings.skeleton = panel == 1;
        PanelProgress part(progress, panel);
        const auto film = picture::photograph(panel == 2 ? bent : scene, layout.view, settings, part);
        if (!film) {
            return fail(film.error());
        }
        const int middle = margin + panel * layout.panelWidth + layout.panelWidth / 2;
        picture::compose(whole, *film, middle - layout.filmWidth / 2);
    }
    return picture::develop(whole);
}

} // namespace

Expected<QImage> renderBindPicture(const Scene& boundScene, Progress& progress, int height) {
    PictureSettings settings;
    settings.height = height;
    if (const auto checked = picture::checkPicture(boundScene, settings); !checked) {
        return fail(checked.error());
    }
    try {
        return renderChecked(boundScene, progress, height);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"picture"});
    }
}

} // namespace sinew
