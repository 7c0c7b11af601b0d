#include "app/document/drivers/PosedShapes.h"

#include "app/document/drivers/ShapeReach.h"
#include "core/deform/implicit/PosedFields.h"
#include "core/io/Formats.h"
#include "core/io/ImportScene.h"
#include "core/skeleton/drivers/ShapeDriver.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

constexpr double kSmallestOffset = 1e-5; // of the scene's diagonal
constexpr double kCloseEnough = 1e-7;    // of it: where implicit skinning is taken to have arrived
constexpr int kShapeRounds = 12;

/// The form with these vertices in the bind pose.
ShownForm withRest(ShownForm shown, const PartTargets& rest) {
    RestParts parts(rest.size());
    for (std::size_t part = 0; part < rest.size(); ++part) {
        parts[part].vertices = rest[part];
    }
    shown.form.rest = std::make_shared<const RestParts>(std::move(parts));
    return shown;
}

PartTargets restOf(const DirectSkinning& form) {
    PartTargets rest;
    for (std::size_t part = 0; part < form.scene->parts.size(); ++part) {
        rest.push_back(form.restVertices(part));
    }
    return rest;
}

/// The targets with what is shown in the place of parts that stay.
PartTargets completedTargets(const PartTargets& targets, const PartTargets& shown) {
    PartTargets all = shown;
    for (std::size_t part = 0; part < std::min(all.size(), targets.size()); ++part) {
        if (targets[part].size() == all[part].size()) {
            all[part] = targets[part];
        }
    }
    return all;
}

/// Rest vertices that the direct method takes to the targets. Counts what the pose flattens.
PartTargets directRest(const DirectSkinning& form, const PartTargets& targets, std::size_t& flattened) {
    PartTargets rest;
    flattened = 0;
    for (std::size_t part = 0; part < targets.size(); ++part) {
        const PosedShape shape = form.shapeFor(part, targets[part]);
        flattened += shape.flattened;
        rest.push_back(form.restVertices(part));
        for (std::size_t p = 0; p < rest[part].size(); ++p) {
            rest[part][p] += shape.offsets[p];
        }
    }
    return rest;
}

/// The best that each vertex had so far.
class BestRest {
public:
    explicit BestRest(const PartTargets& rest)
        : m_rest(rest) {
        for (const auto& part : rest) {
            m_distances.emplace_back(part.size(), std::numeric_limits<double>::infinity());
        }
    }
    /// `missing`: from where `rest` is shown to where it is to be. The farthest of what is best now.
    double offer(const PartTargets& rest, const PartTargets& missing) {
        double farthest = 0.0;
        for (std::size_t part = 0; part < rest.size(); ++part) {
            for (std::size_t p = 0; p < rest[part].size(); ++p) {
                const double distance = missing[part][p].norm();
                if (distance < m_distances[part][p]) {
                    m_distances[part][p] = distance;
                    m_rest[part][p] = rest[part][p];
                }
                farthest = std::max(farthest, m_distances[part][p]);
            }
        }
        return farthest;
    }
    const PartTargets& rest() const { return m_rest; }

private:
    PartTargets m_rest;
    std::vector<std::vector<double>> m_distances;
};

PartTargets placeDifferences(const PartTargets& a, const PartTargets& b) {
    PartTargets result = a;
    for (std::size_t part = 0; part < a.size(); ++part) {
        for (std::size_t p = 0; p < a[part].size(); ++p) {
            result[part][p] -= b[part][p];
        }
    }
    return result;
}

PartTargets placeSums(const PartTargets& a, const PartTargets& b) {
    PartTargets result = a;
    for (std::size_t part = 0; part < a.size(); ++part) {
        for (std::size_t p = 0; p < a[part].size(); ++p) {
            result[part][p] += b[part][p];
        }
    }
    return result;
}

/// Rest vertices that implicit skinning takes to the targets: x += M^-1 (target - shown(x)), from where the
/// direct method alone would need them to move by the same.
Expected<PartTargets> implicitRest(const ShownForm& shown, const PartTargets& targets, double close,
                                   std::size_t& flattened, Progress& progress) {
    PartTargets rest = restOf(shown.form);
    BestRest best(rest);
    for (int round = 0; round < kShapeRounds; ++round) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        progress.report(Stage::Deform, static_cast<double>(round) / kShapeRounds);
        const ShownForm now = withRest(shown, rest);
        const PartTargets missing = placeDifferences(targets, shownVertices(now));
        if (best.offer(rest, missing) <= close) {
            break;
        }
        PartTargets direct;
        for (std::size_t part = 0; part < rest.size(); ++part) {
            direct.push_back(now.form.vertices(part));
        }
        rest = directRest(now.form, placeSums(direct, missing), flattened);
    }
    return best.rest();
}

Shapes shapeBetween(const std::string& name, const PartTargets& before, const PartTargets& after,
                    double smallest) {
    Shapes shapes;
    const PartTargets offsets = placeDifferences(after, before);
    for (const std::vector<Vec3>& part : offsets) {
        MorphTarget shape = morphTargetOf(name, part, smallest);
        shapes.emplace_back();
        if (!shape.vertices.empty()) {
            shapes.back().push_back(std::move(shape));
        }
    }
    return shapes;
}

double meanDistance(const std::vector<Vec3>& vertices, double scale, const std::vector<Vec3>& shown) {
    double sum = 0.0;
    for (std::size_t p = 0; p < vertices.size(); ++p) {
        sum += (scale * vertices[p] - shown[p]).norm();
    }
    return sum / static_cast<double>(std::max<std::size_t>(vertices.size(), 1));
}

/// The file's part for each of the scene's, or null.
std::vector<const Mesh*> pairedMeshes(const Scene& scene, const Scene& file) {
    std::vector<const Mesh*> meshes;
    const bool inOrder = file.parts.size() == scene.parts.size();
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const std::string& name = scene.parts[part].mesh->name;
        const auto named =
            std::ranges::find_if(file.parts, [&](const Part& other) { return other.mesh->name == name; });
        meshes.push_back(named != file.parts.end() ? named->mesh.get()
                         : inOrder                 ? file.parts[part].mesh.get()
                                                   : nullptr);
    }
    const bool none = std::ranges::all_of(meshes, [](const Mesh* mesh) { return mesh == nullptr; });
    if (none && file.parts.size() == 1 && scene.parts.size() > 1) { // a part by itself, named otherwise
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            if (scene.parts[part].mesh->vertexCount() == file.parts[0].mesh->vertexCount()) {
                meshes[part] = file.parts[0].mesh.get();
                break;
            }
        }
    }
    return meshes;
}

double nearestScale(const std::vector<const Mesh*>& meshes, const PartTargets& shown, double own) {
    double best = own;
    double bestDistance = std::numeric_limits<double>::infinity();
    for (const double scale : {own, 1.0, 0.01, 100.0}) {
        double distance = 0.0;
        for (std::size_t part = 0; part < meshes.size(); ++part) {
            distance += meshes[part] ? meanDistance(meshes[part]->vertices, scale, shown[part]) : 0.0;
        }
        if (distance < bestDistance) {
            best = scale;
            bestDistance = distance;
        }
    }
    return best;
}

/// Offsets in the bind pose that take vertices to places in a pose.
struct PosedOffsets {
    Shapes parts;              ///< of one name; parts that stay have none
    std::size_t flattened = 0; ///< vertices that the pose flattens, which get none
};

/// What has to be added to the parts for every one to come to its target in this pose. Errors:
/// ShapeUnchanged, Canceled.
Expected<PosedOffsets> offsetsToTargets(const ShownForm& shown, const std::string& name,
                                        const PartTargets& targets, Progress& progress) {
    const double diagonal = bounds(*shown.form.scene).diagonal();
    const PartTargets wanted = completedTargets(targets, shownVertices(shown));
    PosedOffsets offsets;
    PartTargets rest;
    if (shown.form.settings.implicit && shown.skin) {
        SINEW_TRY(rest, implicitRest(shown, wanted, kCloseEnough * diagonal, offsets.flattened, progress));
    } else {
        rest = directRest(shown.form, wanted, offsets.flattened);
    }
    offsets.parts = shapeBetween(name, restOf(shown.form), rest, kSmallestOffset * diagonal);
    if (std::ranges::all_of(offsets.parts, [](const auto& part) { return part.empty(); })) {
        return fail(ErrorCode::ShapeUnchanged, {name});
    }
    return offsets;
}

} // namespace

PartTargets shownVertices(const ShownForm& shown) {
    if (shown.form.settings.implicit && shown.skin) {
        ImplicitPoser poser(shown.skin);
        return implicitFrame(shown.form, poser).pose->vertices;
    }
    PartTargets vertices;
    for (std::size_t part = 0; part < shown.form.scene->parts.size(); ++part) {
        vertices.push_back(shown.form.vertices(part));
    }
    return vertices;
}

Expected<NewShape> shapeOfTargets(const ShownForm& shown, const std::string& name, const PartTargets& targets,
                                  const Drivers& drivers, std::int32_t joint, Progress& progress) {
    const Skeleton& skeleton = shown.form.scene->skeleton;
    std::optional<JointTurn> turn = joint == kNone ? std::nullopt : turnOf(skeleton, shown.pose, joint);
    turn = turn ? turn : largestTurn(skeleton, shown.pose);
    if (!turn) {
        return fail(ErrorCode::ShapeWithoutTurn, {name});
    }
    SINEW_TRY(const PosedOffsets offsets, offsetsToTargets(shown, name, targets, progress));
    NewShape shape{name, offsets.parts, {}, {}};
    shape.driver =
        shapeDriver(skeleton.joints[static_cast<std::size_t>(turn->joint)].name, *turn, name, drivers);
    if (offsets.flattened > 0) {
        shape.notices.push_back({NoticeCode::ShapeVerticesFlat, name, offsets.flattened, {}});
    }
    for (const Notice& notice : repeatNotices(name, shapeReach(shown.form, shape.parts))) {
        shape.notices.push_back(notice);
    }
    return shape;
}

Expected<NewShape> shapeOfMethod(const ShownForm& shown, const std::string& name, const Drivers& drivers,
                                 std::int32_t joint, Progress& progress) {
    ShownForm linear = shown;
    linear.form.settings = DeformSettings();
    linear.skin.reset();
    return shapeOfTargets(linear, name, shownVertices(shown), drivers, joint, progress);
}

namespace {

/// False for a file whose format holds a skeleton alone or pictures, whose meshes are made while it is read.
/// What is of no known format is told by whoever reads it.
bool canBeSculpted(const std::filesystem::path& file) {
    const Format* format = formatOf(file);
    return format == nullptr || (format->content.meshes && !format->picture && format->id != "layers");
}

} // namespace

Expected<PartTargets> readShapeFile(const std::filesystem::path& file, const Scene& scene,
                                    const PartTargets& shown, Progress& progress) {
    if (!canBeSculpted(file)) {
        return fail(ErrorCode::ShapeFileUnsuited, {file.string()});
    }
    SINEW_TRY(const ImportedScene imported, importScene(file, progress));
    if (imported.scene.parts.empty()) {
        return fail(ErrorCode::ShapeFileUnsuited, {file.string()});
    }
    // Import puts such vertices between their neighbours, where nobody sculpted them.
    const auto moved = std::ranges::find(imported.notices, NoticeCode::NonFiniteVerticesMoved, &Notice::code);
    if (moved != imported.notices.end()) {
        return fail(ErrorCode::FileBroken,
                    {file.string(), "coordinates of " + moved->subject + " are NaN, infinite or huge"});
    }
    const std::vector<const Mesh*> meshes = pairedMeshes(scene, imported.scene);
    if (std::ranges::all_of(meshes, [](const Mesh* mesh) { return mesh == nullptr; })) {
        const Mesh& theirs = *imported.scene.parts.front().mesh;
        const Mesh& ours = *scene.parts.front().mesh;
        return fail(ErrorCode::ShapeVertexCount,
                    {file.string(), ours.name, std::to_string(theirs.vertexCount()),
                     std::to_string(ours.vertexCount())});
    }
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        const Mesh& ours = *scene.parts[part].mesh;
        if (meshes[part] != nullptr && meshes[part]->vertexCount() != ours.vertexCount()) {
            return fail(ErrorCode::ShapeVertexCount,
                        {file.string(), ours.name, std::to_string(meshes[part]->vertexCount()),
                         std::to_string(ours.vertexCount())});
        }
    }
    const double scale = nearestScale(meshes, shown, imported.scene.metersPerUnit / scene.metersPerUnit);
    PartTargets targets(meshes.size());
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        if (meshes[part] != nullptr) {
            targets[part] = meshes[part]->vertices;
            for (Vec3& vertex : targets[part]) {
                vertex *= scale;
            }
        }
    }
    return targets;
}

std::string freeShapeName(const std::vector<std::string>& names, const std::string& wanted) {
    std::string name = wanted;
    for (int number = 2; std::ranges::find(names, name) != names.end(); ++number) {
        name = wanted + ' ' + std::to_string(number);
    }
    return name;
}

} // namespace sinew
