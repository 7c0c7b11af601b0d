#include "app/document/drivers/ShapeEdits.h"

#include "app/document/avatar/FaceEdits.h"
#include "app/document/drivers/PosedShapes.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "core/skeleton/drivers/MirrorDriver.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace sinew {
namespace {

constexpr double kMirroredOffset = 1e-5; // of the scene's diagonal: smaller ones are none
constexpr double kChangedOffset = 1e-6;

bool turnsOn(const JointDriver& driver, const std::string& shape) {
    return driver.channel == DriverChannel::Shape && driver.target == shape;
}

bool movesNothing(const Shapes& parts) {
    return std::ranges::all_of(parts, [](const auto& part) { return part.empty(); });
}

std::vector<Vec3> denseOffsets(const Shapes& parts, std::size_t part, std::size_t vertices) {
    std::vector<Vec3> offsets(vertices, Vec3::Zero());
    for (const MorphTarget& shape : shapesOf(parts, part)) {
        if (fitsVertices(shape, vertices)) {
            for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
                offsets[shape.vertices[i]] += shape.offsets[i];
            }
        }
    }
    return offsets;
}

Shapes sparseShapes(const std::string& name, const std::vector<std::vector<Vec3>>& offsets, double smallest) {
    Shapes parts(offsets.size());
    for (std::size_t part = 0; part < offsets.size(); ++part) {
        MorphTarget shape = morphTargetOf(name, offsets[part], smallest);
        if (!shape.vertices.empty()) {
            parts[part].push_back(std::move(shape));
        }
    }
    return parts;
}

/// Whether the plane's normal points to the character's left.
bool leftIsAhead(const Skeleton& skeleton, const MirrorTable& table) {
    int votes = 0;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::string& name = skeleton.joints[j].name;
        const std::string other = otherSideName(name);
        const auto [here, there] = std::ranges::mismatch(name, other);
        if (other.empty() || here == name.end()) {
            continue;
        }
        const bool left = std::tolower(static_cast<unsigned char>(*here)) == 'l';
        const double distance = table.normal.dot(skeleton.position(j)) - table.offset;
        votes += distance == 0.0 ? 0 : (left == (distance > 0.0) ? 1 : -1);
    }
    return votes >= 0;
}

double smoothStep(double distance, double width) {
    if (!(width > 0.0)) {
        return distance > 0.0 ? 1.0 : (distance < 0.0 ? 0.0 : 0.5);
    }
    const double t = std::clamp(distance / width + 0.5, 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

/// Twice the largest distance from the plane of a vertex that the shape moves.
double breadthOf(const DrivenShape& shape, const Scene& scene, const MirrorTable& table) {
    double farthest = 0.0;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const Mesh& mesh = *scene.parts[part].mesh;
        for (const MorphTarget& target : shapesOf(shape.parts, part)) {
            for (const std::uint32_t vertex : target.vertices) {
                farthest =
                    std::max(farthest, std::abs(table.normal.dot(mesh.vertices[vertex]) - table.offset));
            }
        }
    }
    return 2.0 * farthest;
}

void renameTargets(Shapes& shapes, const std::string& name, const std::string& to) {
    for (std::vector<MorphTarget>& part : shapes) {
        for (MorphTarget& shape : part) {
            shape.name = shape.name == name ? to : shape.name;
        }
    }
}

void retarget(Drivers& drivers, const std::string& name, const std::string& to) {
    for (JointDriver& driver : drivers) {
        if (turnsOn(driver, name)) {
            driver.target = to;
        }
    }
}

void setShapes(Document& document, Shapes shapes, Drivers drivers, const QString& step) {
    document.change(step, [&](DocumentState& state) {
        state.drivers = sharedDrivers(std::move(drivers));
        state.shapes = sharedShapes(std::move(shapes));
    });
}

/// The same; expressions that set `name` set what came of it.
void setShapes(Document& document, Shapes shapes, Drivers drivers, const std::string& name,
               const std::vector<std::string>& cameOfIt, const QString& step) {
    document.change(step, [&](DocumentState& state) {
        state.drivers = sharedDrivers(std::move(drivers));
        state.shapes = sharedShapes(std::move(shapes));
        retargetExpressions(state, name, cameOfIt);
    });
}

Expected<DrivenShape> shapeOfState(const DocumentState& state, const std::string& name) {
    if (!state.hasSkeleton()) {
        return fail(ErrorCode::ShapeUnknown, {name});
    }
    return shapeNamed(*state.scene, shapesOf(state), driversOf(state), name);
}

std::vector<std::string> namesIn(const DocumentState& state) {
    return shapeNames(*state.scene, shapesOf(state));
}

} // namespace

Expected<DrivenShape> shapeNamed(const Scene& scene, const Shapes& shapes, const Drivers& drivers,
                                 const std::string& name) {
    DrivenShape found{name, Shapes(scene.parts.size()), {}};
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const std::span<const MorphTarget> own = shapesOf(shapes, part);
        auto shape = std::ranges::find(own, name, &MorphTarget::name);
        if (shape != own.end()) {
            found.parts[part].push_back(*shape);
            continue;
        }
        const std::vector<MorphTarget>& targets = scene.parts[part].mesh->morphTargets;
        const auto ofFile = std::ranges::find(targets, name, &MorphTarget::name);
        if (ofFile != targets.end()) {
            found.parts[part].push_back(*ofFile);
        }
    }
    if (movesNothing(found.parts)) {
        return fail(ErrorCode::ShapeUnknown, {name});
    }
    std::ranges::copy_if(drivers, std::back_inserter(found.drivers),
                         [&](const JointDriver& driver) { return turnsOn(driver, name); });
    return found;
}

void dropShape(Shapes& shapes, const std::string& name) {
    for (std::vector<MorphTarget>& part : shapes) {
        std::erase_if(part, [&](const MorphTarget& shape) { return shape.name == name; });
    }
}

void putShape(Shapes& shapes, const std::string& name, const Shapes& parts) {
    dropShape(shapes, name);
    shapes.resize(std::max(shapes.size(), parts.size()));
    for (std::size_t part = 0; part < parts.size(); ++part) {
        shapes[part].insert(shapes[part].end(), parts[part].begin(), parts[part].end());
    }
}

void putShape(Shapes& shapes, Drivers& drivers, const DrivenShape& shape) {
    putShape(shapes, shape.name, shape.parts);
    std::erase_if(drivers, [&](const JointDriver& driver) { return turnsOn(driver, shape.name); });
    drivers.insert(drivers.end(), shape.drivers.begin(), shape.drivers.end());
}

Expected<DrivenShape> mirroredShape(const DrivenShape& shape, const Skeleton& skeleton,
                                    const LayerContext& context, const MirrorTable& table,
                                    const std::vector<std::string>& names) {
    const std::string other = otherSideName(shape.name);
    DrivenShape mirrored{other.empty() ? freeShapeName(names, shape.name + " mirrored") : other, {}, {}};
    const LayerSurface& surface = *context.surface;
    const Mat3 across = Mat3::Identity() - 2.0 * table.normal * table.normal.transpose();
    std::vector<std::vector<Vec3>> from;
    for (std::size_t part = 0; part < surface.partCount(); ++part) {
        from.push_back(denseOffsets(shape.parts, part, surface.vertexCount(part)));
    }
    std::vector<std::vector<Vec3>> to(from.size());
    for (std::uint32_t part = 0; part < from.size(); ++part) {
        for (std::uint32_t vertex = 0; vertex < from[part].size(); ++vertex) {
            Vec3 offset = Vec3::Zero();
            for (const MirrorMap::Source& source : context.mirror->sources(surface.index({part, vertex}))) {
                const VertexId at = surface.vertexAt(source.vertex);
                offset += static_cast<double>(source.fraction) * from[at.part][at.vertex];
            }
            to[part].push_back(across * offset);
        }
    }
    mirrored.parts = sparseShapes(mirrored.name, to, kMirroredOffset * surface.diagonal());
    if (movesNothing(mirrored.parts)) {
        return fail(ErrorCode::ShapeNotMirrored, {shape.name});
    }
    for (const JointDriver& driver : shape.drivers) {
        SINEW_TRY(JointDriver partner, mirroredDriver(skeleton, table, driver, mirrored.name));
        mirrored.drivers.push_back(std::move(partner));
    }
    return mirrored;
}

Expected<std::array<DrivenShape, 2>> splitShape(const DrivenShape& shape, const Scene& scene,
                                                const MirrorTable& table, double blend,
                                                const std::vector<std::string>& names) {
    const double width = std::clamp(blend, 0.0, 1.0) * breadthOf(shape, scene, table);
    const double left = leftIsAhead(scene.skeleton, table) ? 1.0 : -1.0;
    std::array<DrivenShape, 2> halves;
    for (std::size_t side = 0; side < halves.size(); ++side) {
        DrivenShape& half = halves[side];
        half.name = freeShapeName(names, shape.name + (side == 0 ? "_L" : "_R"));
        half.parts.resize(scene.parts.size());
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            const Mesh& mesh = *scene.parts[part].mesh;
            std::vector<Vec3> offsets = denseOffsets(shape.parts, part, mesh.vertexCount());
            for (std::size_t p = 0; p < offsets.size(); ++p) {
                const double toLeft =
                    smoothStep(left * (table.normal.dot(mesh.vertices[p]) - table.offset), width);
                offsets[p] *= side == 0 ? toLeft : 1.0 - toLeft;
            }
            MorphTarget target = morphTargetOf(half.name, offsets, 0.0);
            if (!target.vertices.empty()) {
                half.parts[part].push_back(std::move(target));
            }
        }
        if (movesNothing(half.parts)) {
            return fail(ErrorCode::ShapeOneSided, {shape.name});
        }
        half.drivers = shape.drivers;
        retarget(half.drivers, shape.name, half.name);
    }
    return halves;
}

bool isOwnShape(const DocumentState& state, const std::string& name) {
    return std::ranges::any_of(shapesOf(state), [&](const std::vector<MorphTarget>& part) {
        return std::ranges::find(part, name, &MorphTarget::name) != part.end();
    });
}

double shapeWeight(const DocumentState& state, const Pose& drivenPose, const std::string& name) {
    if (!state.hasSkeleton()) {
        return 0.0;
    }
    const DriverRig rig(state.scene->skeleton, driversOf(state));
    const std::vector<ShapeWeight> weights = rig.shapes(drivenPose);
    const auto found = std::ranges::find(weights, name, &ShapeWeight::shape);
    return found == weights.end() ? 0.0 : found->weight;
}

Expected<void> renameShape(Document& document, const std::string& name, const std::string& to,
                           const QString& step) {
    const DocumentState& state = document.state();
    if (name == to || to.empty()) {
        return {};
    }
    if (!isOwnShape(state, name)) {
        return fail(ErrorCode::ShapeUnknown, {name});
    }
    const std::vector<std::string> names = namesIn(state);
    if (std::ranges::find(names, to) != names.end()) {
        return fail(ErrorCode::ShapeNameTaken, {to});
    }
    Shapes shapes = shapesOf(state);
    Drivers drivers = driversOf(state);
    renameTargets(shapes, name, to);
    retarget(drivers, name, to);
    setShapes(document, std::move(shapes), std::move(drivers), name, {to}, step);
    return {};
}

Expected<void> removeShape(Document& document, const std::string& name, const QString& step) {
    if (!isOwnShape(document.state(), name)) {
        return fail(ErrorCode::ShapeUnknown, {name});
    }
    Shapes shapes = shapesOf(document.state());
    Drivers drivers = driversOf(document.state());
    dropShape(shapes, name);
    std::erase_if(drivers, [&](const JointDriver& driver) { return turnsOn(driver, name); });
    setShapes(document, std::move(shapes), std::move(drivers), name, {}, step);
    return {};
}

Expected<std::string> mirrorShape(Document& document, const std::string& name, const QString& step) {
    const DocumentState& state = document.state();
    SINEW_TRY(const DrivenShape shape, shapeOfState(state, name));
    const auto context = document.layering().context(state, true);
    SINEW_TRY(const DrivenShape mirrored,
              mirroredShape(shape, state.scene->skeleton, *context, mirrorTableOf(state), namesIn(state)));
    Shapes shapes = shapesOf(state);
    Drivers drivers = driversOf(state);
    putShape(shapes, drivers, mirrored);
    SINEW_CHECK(validateDrivers(drivers));
    setShapes(document, std::move(shapes), std::move(drivers), step);
    return mirrored.name;
}

Expected<std::string> splitShape(Document& document, const std::string& name, double blend,
                                 const QString& step) {
    const DocumentState& state = document.state();
    SINEW_TRY(const DrivenShape shape, shapeOfState(state, name));
    SINEW_TRY(const auto halves,
              splitShape(shape, *state.scene, mirrorTableOf(state), blend, namesIn(state)));
    Shapes shapes = shapesOf(state);
    Drivers drivers = driversOf(state);
    dropShape(shapes, name);
    std::erase_if(drivers, [&](const JointDriver& driver) { return turnsOn(driver, name); });
    for (const DrivenShape& half : halves) {
        putShape(shapes, drivers, half);
    }
    setShapes(document, std::move(shapes), std::move(drivers), name, {halves[0].name, halves[1].name}, step);
    return halves[0].name;
}

Shapes withOffsets(const Scene& scene, Shapes shapes, const DrivenShape& shape, const Shapes& offsets,
                   double factor) {
    std::vector<std::vector<Vec3>> sums;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const std::size_t vertices = scene.parts[part].mesh->vertexCount();
        sums.push_back(denseOffsets(shape.parts, part, vertices));
        const std::vector<Vec3> added = denseOffsets(offsets, part, vertices);
        for (std::size_t p = 0; p < vertices; ++p) {
            sums[part][p] += factor * added[p];
        }
    }
    const double smallest = kChangedOffset * bounds(scene).diagonal();
    putShape(shapes, shape.name, sparseShapes(shape.name, sums, smallest));
    return shapes;
}

Expected<Notices> repeatedShapes(const ShapeCharacter& character, Progress& progress) {
    Notices notices;
    for (const std::string& name : shapeNames(*character.scene, character.shapes)) {
        const auto shape = shapeNamed(*character.scene, character.shapes, character.drivers, name);
        if (shape && !shape->drivers.empty()) {
            SINEW_TRY(const ShapeReach reach, reachOfDriven(character, name, shape->parts, progress));
            const Notices found = repeatNotices(name, reach);
            notices.insert(notices.end(), found.begin(), found.end());
        }
    }
    return notices;
}

} // namespace sinew
