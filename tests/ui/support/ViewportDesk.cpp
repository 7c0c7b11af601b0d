#include "tests/ui/support/ViewportDesk.h"

#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/TestModels.h"

#include "core/io/ImportScene.h"

#include <QDir>

namespace sinew::test {

ViewportDesk::ViewportDesk() {
    viewport.setExplainer(&explainer);
}

void ViewportDesk::show(int width, int height) {
    viewport.resize(width, height);
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    settle();
}

void ViewportDesk::settle() {
    const int before = viewport.framesDrawn();
    QTRY_VERIFY_WITH_TIMEOUT(viewport.framesDrawn() > before || before > 0, 10000);
    QTRY_VERIFY_WITH_TIMEOUT(!viewport.busy() && !explainer.running() && !pool.busy(), 60000);
    handleEvents();
}

void ViewportDesk::look(std::initializer_list<Overlay> layers) {
    ViewSettings settings = view.settings();
    for (OverlayView& layer : settings.layers) {
        layer.visible = false;
    }
    for (const Overlay layer : layers) {
        settings.layer(layer).visible = true;
    }
    view.set(settings);
}

QImage ViewportDesk::picture() {
    viewport.grab();
    settle();
    const bool refined = QTest::qWaitFor([this] { return !viewport.refining(); }, kPatience);
    if (!refined) {
        qFatal("the picture is never finished");
    }
    return viewport.grab().toImage();
}

QPoint ViewportDesk::placeOf(const Vec3& modelPosition) const {
    const auto projected = viewport.camera().project(modelPosition);
    return projected ? QPointF(projected->x, projected->y).toPoint() : QPoint();
}

QPoint ViewportDesk::pointOfJoint(const char* name) {
    const auto joint = static_cast<std::size_t>(document.state().scene->skeleton.find(name));
    return placeOf(posed.joints()[joint].translation());
}

DocumentState openedState(const QString& file, int resolution, const QString& skeleton) {
    Progress progress;
    Expected<ImportedScene> imported = importScene(file.toStdString(), progress);
    if (!imported) {
        return {};
    }
    if (!skeleton.isEmpty()) {
        auto bones = importSkeleton(skeleton.toStdString(), progress);
        if (!bones) {
            return {};
        }
        replaceSkeleton(imported->scene, std::move(*bones));
    }
    DocumentState state = stateOfScene(std::move(imported->scene), std::move(imported->notices));
    if (resolution > 0) {
        state.settings.resolution = resolution;
        state.settings.automatic = false;
        if (auto field = solveBind(*state.scene, state.settings, progress)) {
            state.field = *field;
            state.solved = state.weights =
                std::make_shared<const PartWeights>(bindWeights(*state.scene, *state.field, state.settings));
        }
    }
    return state;
}

DocumentState boundSample() {
    DocumentState state = openedState(sourcePath("resources/sample/wayfarer.fbx"), 128);
    if (state.bound()) {
        state.selection.joint = state.scene->skeleton.find("LeftForeArm");
    }
    return state;
}

void keepPicture(const QImage& image, const QString& name) {
    const QString folder = qEnvironmentVariable("SINEW_VIEWPORT_PICTURES");
    if (!folder.isEmpty()) {
        QDir().mkpath(folder);
        image.save(folder + '/' + name + ".png");
    }
}

int differingPixels(const QImage& a, const QImage& b) {
    constexpr int slack = 6;
    int count = 0;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
            const QColor first = a.pixelColor(x, y);
            const QColor second = b.pixelColor(x, y);
            count += std::abs(first.red() - second.red()) > slack ||
                             std::abs(first.green() - second.green()) > slack ||
                             std::abs(first.blue() - second.blue()) > slack
                         ? 1
                         : 0;
        }
    }
    return count;
}

} // namespace sinew::test
