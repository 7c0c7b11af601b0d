#pragma once

#include "core/io/ExportScene.h"
#include "core/scene/ClipPose.h"
#include "core/scene/Shapes.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "tests/io/support/ImportFiles.h"

#include <algorithm>

namespace sinew::test {

/// Where a viewer shows the vertices of all parts, in metres: with a clip at a time, or with no clip as the
/// nodes stand.
inline std::vector<Vec3> shownShape(const Scene& scene, const Clip& clip = {}, double seconds = 0.0) {
    std::vector<Vec3> shown;
    const std::vector<Transform> matrices =
        skinningMatrices(scene.skeleton, poseAt(scene.skeleton, clip, seconds));
    for (const Part& part : scene.parts) {
        std::vector<Vec3> vertices = part.mesh->vertices;
        for (const MorphTarget& shape : part.mesh->morphTargets) {
            for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
                vertices[shape.vertices[i]] += shape.weight * shape.offsets[i];
            }
        }
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            Vec3 sum = part.weights ? Vec3(Vec3::Zero()) : vertices[p];
            for (std::size_t i = 0; part.weights && i < part.weights->at(p).size(); ++i) {
                const Influence& influence = part.weights->at(p)[i];
                sum += static_cast<double>(influence.weight) *
                       (matrices[static_cast<std::size_t>(influence.joint)] * vertices[p]);
            }
            shown.push_back(sum * scene.metersPerUnit);
        }
    }
    return shown;
}

/// How far the farthest vertex of one shape is from the nearest of the other, both ways.
inline double apart(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
    const auto oneWay = [](const std::vector<Vec3>& from, const std::vector<Vec3>& to) {
        double worst = from.empty() == to.empty() ? 0.0 : 1e9;
        for (const Vec3& vertex : from) {
            double nearest = 1e9;
            for (const Vec3& other : to) {
                nearest = std::min(nearest, (vertex - other).norm());
            }
            worst = std::max(worst, nearest);
        }
        return worst;
    };
    return std::max(oneWay(a, b), oneWay(b, a));
}

/// Where drivers put the vertices at a time of a clip, in metres: the view's picture of it.
inline std::vector<Vec3> drivenShape(Scene scene, const Drivers& drivers, const Clip& clip, double seconds) {
    const DriverRig rig(scene.skeleton, drivers);
    const Pose pose = rig.driven(poseAt(scene.skeleton, clip, seconds));
    const std::vector<ShapeWeight> weights = rig.shapes(pose);
    const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, pose);
    std::vector<Vec3> shown;
    for (const Part& part : scene.parts) {
        std::vector<Vec3> vertices = shapedVertices(*part.mesh, {}, weights);
        vertices = vertices.empty() ? part.mesh->vertices : vertices;
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            Vec3 sum = part.weights ? Vec3(Vec3::Zero()) : vertices[p];
            for (std::size_t i = 0; part.weights && i < part.weights->at(p).size(); ++i) {
                const Influence& influence = part.weights->at(p)[i];
                sum += static_cast<double>(influence.weight) *
                       (matrices[static_cast<std::size_t>(influence.joint)] * vertices[p]);
            }
            shown.push_back(sum * scene.metersPerUnit);
        }
    }
    return shown;
}

/// What a player shows of a baked clip: weights of shapes by their tracks.
inline std::vector<Vec3> playedShape(Scene scene, const Clip& clip, double seconds) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        auto mesh = std::make_shared<Mesh>(*scene.parts[part].mesh);
        for (const MorphTrack& track : clip.morphTracks) {
            if (track.part != static_cast<std::int32_t>(part)) {
                continue;
            }
            const auto& keys = track.weights;
            auto after = std::ranges::find_if(keys, [&](const auto& key) { return key.seconds >= seconds; });
            const auto& next = after == keys.end() ? keys.back() : *after;
            const auto& last = after == keys.begin() || after == keys.end() ? next : *(after - 1);
            const double span = next.seconds - last.seconds;
            const double fraction = span > 0.0 ? (seconds - last.seconds) / span : 0.0;
            mesh->morphTargets[static_cast<std::size_t>(track.shape)].weight =
                last.value + fraction * (next.value - last.value);
        }
        scene.parts[part].mesh = std::move(mesh);
    }
    return shownShape(scene, clip, seconds);
}

inline std::vector<double> frameTimes(const Clip& clip) {
    std::vector<double> times;
    for (double frame = 0.0; frame <= lastFrame(clip); frame += 5.0) {
        times.push_back(frame / framesPerSecond(clip));
    }
    return times;
}

/// The scene written under a name and read again.
struct Converted {
    Scene scene;
    Notices written;
};
inline Expected<Converted> converted(const ImportFolder& folder, const Scene& scene,
                                     const std::string& name) {
    Progress progress;
    Expected<Notices> written = exportScene(scene, folder.path(name), {}, progress);
    if (!written) {
        return fail(written.error());
    }
    Expected<ImportedScene> read = importScene(folder.path(name), progress);
    if (!read) {
        return fail(read.error());
    }
    return Converted{std::move(read->scene), std::move(*written)};
}

} // namespace sinew::test
