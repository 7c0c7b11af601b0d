#include "app/document/edits/Edits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>
#include <QBuffer>

#include <array>
#include <cmath>
#include <memory>

namespace testNormalMaps {

using namespace sinew;
using namespace sinew::test;

namespace {

Texture pictureOf(const QColor& left, const QColor& right) {
    QImage image(8, 8, QImage::Format_RGB32);
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 8; ++x) {
            image.setPixelColor(x, y, x < 4 ? left : right);
        }
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    const auto* data = reinterpret_cast<const std::byte*>(bytes.constData());
    Texture texture;
    texture.name = "normals";
    texture.extension = "png";
    texture.data = std::make_shared<const std::vector<std::byte>>(data, data + bytes.size());
    return texture;
}

/// A wall of one quad that looks along z, with UVs from 0 to 1; `mirrored`: u runs from right to left.
Scene wall(const Texture& normals, bool mirrored = false) {
    Mesh mesh;
    mesh.name = "wall";
    mesh.vertices = {{-1, -1, 0}, {1, -1, 0}, {1, 1, 0}, {-1, 1, 0}};
    mesh.addPolygon(std::array<std::uint32_t, 4>{0, 1, 2, 3});
    UvSet uvs{"uv", {{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    for (Vec2f& uv : uvs.values) {
        uv.x() = mirrored ? 1.0F - uv.x() : uv.x();
    }
    mesh.uvSets.push_back(uvs);
    mesh.materials = {0};
    Scene scene = test::scene(std::move(mesh), Skeleton());
    scene.materials.resize(1);
    scene.materials[0].normalTexture = 0;
    scene.materials[0].roughness = 1.0F;
    scene.textures.push_back(normals);
    return scene;
}

/// The colour of a normal map for a direction.
QColor colorOf(const Vec3& normal) {
    const Vec3 bytes = 127.5 * (normal.normalized() + Vec3::Ones());
    return QColor(static_cast<int>(std::lround(bytes.x())), static_cast<int>(std::lround(bytes.y())),
                  static_cast<int>(std::lround(bytes.z())));
}

struct WallDesk : ViewportDesk {
    explicit WallDesk(Scene scene) {
        document.reset(stateOfScene(std::move(scene), {}));
        look({Overlay::Mesh});
        viewport.setStandardView(StandardView::Front);
        show(600, 400);
    }
    void setMaps(bool on) {
        ViewSettings settings = view.settings();
        settings.normalMaps = on;
        view.set(settings);
    }
    /// Brightness of the left and of the right half.
    std::pair<int, int> halves() {
        const QImage image = picture();
        return {image.pixelColor(placeOf(Vec3(-0.5, 0.2, 0))).lightness(),
                image.pixelColor(placeOf(Vec3(0.5, 0.2, 0))).lightness()};
    }
};

} // namespace

/// Materials' normal maps in the view.
class TestNormalMaps : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tiltedTexelsShadeTheWall() {
        SINEW_NEED_GL()
        // The key light stands to the upper left: what leans there is brighter.
        WallDesk desk(wall(pictureOf(colorOf({-1, 1, 1.5}), colorOf({1, -1, 1.5}))));
        QTRY_VERIFY(desk.halves().first > desk.halves().second + 25);
        keepPicture(desk.picture(), "normal-map");
        desk.setMaps(false);
        const auto [left, right] = desk.halves();
        QVERIFY(std::abs(left - right) <= 3);
        desk.setMaps(true);
        QVERIFY(desk.halves().first > desk.halves().second + 25);
    }

    void flatMapsChangeNothing() {
        SINEW_NEED_GL()
        WallDesk desk(wall(pictureOf(QColor(128, 128, 255), QColor(128, 128, 255))));
        const QImage with = desk.picture();
        desk.setMaps(false);
        QVERIFY(differingPixels(desk.picture(), with) == 0);
    }

    void mirroredUvsMirrorTheMap() {
        SINEW_NEED_GL()
        // Leaning along u: on a mirrored wall that is to the left.
        const Texture leaning = pictureOf(colorOf({1, 0, 1}), colorOf({1, 0, 1}));
        WallDesk plain(wall(leaning));
        WallDesk mirrored(wall(leaning, true));
        QTRY_VERIFY(mirrored.halves().first > plain.halves().first + 15);
    }

    void heightsAreDrawnAsSlopes() {
        SINEW_NEED_GL()
        // A step up to the right leans to the left, where the light stands; a step down leans away from it.
        WallDesk up(wall(pictureOf(QColor(80, 80, 80), QColor(170, 170, 170))));
        WallDesk down(wall(pictureOf(QColor(170, 170, 170), QColor(80, 80, 80))));
        const auto edge = [](WallDesk& desk) {
            return desk.picture().pixelColor(desk.placeOf(Vec3(0, 0.2, 0))).lightness();
        };
        QTRY_VERIFY(edge(up) > edge(down) + 15);
        const auto [left, right] = up.halves();
        QVERIFY(std::abs(left - right) <= 6);
    }
};

SINEW_TEST(TestNormalMaps, QApplication)

} // namespace testNormalMaps

#include "TestNormalMaps.moc"
