#include "tests/app/support/PictureScenes.h"

#include <QBuffer>

#include <memory>

namespace sinew::test {

Mesh square() {
    Mesh mesh;
    mesh.vertices = {{-0.5, 0.0, 0.0}, {0.5, 0.0, 0.0}, {0.5, 1.0, 0.0}, {-0.5, 1.0, 0.0}};
    mesh.addPolygon(std::array{0U, 1U, 2U, 3U});
    mesh.uvSets.push_back({"UV", {{0, 0}, {1, 0}, {1, 1}, {0, 1}}});
    return mesh;
}

Scene sceneOf(Mesh mesh) {
    Scene scene;
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
    return scene;
}

PictureSettings small() {
    PictureSettings settings;
    settings.width = settings.height = 60;
    settings.yaw = settings.pitch = 0.0;
    settings.skeleton = false;
    settings.supersample = 2;
    return settings;
}

QImage render(const Scene& scene, const PictureSettings& settings) {
    Progress progress;
    const auto picture = renderPicture(scene, settings, progress);
    return picture ? *picture : QImage();
}

Texture twoTexels(const QColor& left, const QColor& right) {
    QImage image(2, 1, QImage::Format_RGBA8888);
    image.setPixelColor(0, 0, left);
    image.setPixelColor(1, 0, right);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    Texture texture;
    const auto* begin = reinterpret_cast<const std::byte*>(bytes.constData());
    texture.data = std::make_shared<const std::vector<std::byte>>(begin, begin + bytes.size());
    return texture;
}

Scene texturedScene(const Texture& texture) {
    Mesh mesh = square();
    mesh.materials = {0};
    Scene scene = sceneOf(std::move(mesh));
    Material material;
    material.baseColorTexture = 0;
    scene.materials = {material};
    scene.textures = {texture};
    return scene;
}

Scene boundScene() {
    Scene scene = sceneOf(square());
    for (const char* name : {"left", "right"}) {
        Joint joint;
        joint.name = name;
        joint.modelFromJointBind.translation() = Vec3(name[0] == 'l' ? -0.5 : 0.5, 0.5, 0.0);
        scene.skeleton.joints.push_back(joint);
    }
    SkinWeightsBuilder weights;
    for (const std::int32_t joint : {0, 1, 1, 0}) {
        weights.add(std::array{Influence{joint, 1.0F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(weights.finish());
    return scene;
}

} // namespace sinew::test
