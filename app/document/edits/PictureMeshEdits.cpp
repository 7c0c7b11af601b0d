#include "app/document/edits/PictureMeshEdits.h"

#include "app/document/edits/FollowMesh.h"
#include "app/document/edits/SelectEdits.h"
#include "core/geometry/flat/EditFlatMesh.h"
#include "core/io/picture/HandMeshes.h"
#include "core/io/picture/PictureMesh.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

QString meshStep(const char* name) {
    return QCoreApplication::translate("PictureMeshEdits", name);
}

/// Which of the parts of its name it is, from 0.
std::uint32_t numberOf(const Scene& scene, std::size_t part) {
    const std::string& name = scene.parts[part].mesh->name;
    const auto before = std::span(scene.parts).first(part);
    return static_cast<std::uint32_t>(
        std::ranges::count_if(before, [&](const Part& other) { return other.mesh->name == name; }));
}

Expected<HandMesh> neededMesh(const DocumentState& state, std::size_t part) {
    std::optional<HandMesh> hand = editableMesh(state, part);
    if (!hand) {
        return fail(ErrorCode::MeshNotPicture, {state.scene->parts[part].mesh->name});
    }
    return std::move(*hand);
}

std::shared_ptr<const SourceFiles> sourcesWith(const SourceFiles& before, HandMesh hand) {
    SourceFiles sources = before;
    putHandMesh(sources.read.picture.byHand, std::move(hand));
    return std::make_shared<const SourceFiles>(std::move(sources));
}

} // namespace

std::optional<HandMesh> editableMesh(const DocumentState& state, std::size_t part) {
    if (!state.hasScene() || !state.sources || part >= state.scene->parts.size()) {
        return std::nullopt;
    }
    std::optional<HandMesh> hand = handMeshOf(*state.scene->parts[part].mesh);
    if (hand) {
        hand->number = numberOf(*state.scene, part);
    }
    return hand;
}

bool anyEditableMesh(const DocumentState& state) {
    return state.hasScene() && state.sources &&
           std::ranges::any_of(state.scene->parts, [](const Part& part) { return isOfPicture(*part.mesh); });
}

GridPlace gridPlaceOf(const Mesh& mesh, const HandMesh& hand, const Vec3& position) {
    const Eigen::Vector2d step =
        (position.head<2>() - mesh.pixels->corner) / mesh.pixels->size * kStepsPerPixel;
    const auto within = [](double value, std::int32_t pixels) {
        const double edge = static_cast<double>(pixels) * kStepsPerPixel;
        return static_cast<std::int32_t>(std::lround(std::clamp(value, 0.0, edge)));
    };
    return {within(step.x(), hand.width), within(step.y(), hand.height)};
}

Vec3 modelPlaceOf(const Mesh& mesh, const GridPlace& place) {
    const Eigen::Vector2d at =
        mesh.pixels->corner + place.cast<double>() / kStepsPerPixel * mesh.pixels->size;
    return {at.x(), at.y(), mesh.vertices.front().z()};
}

GridPlace keptInside(const HandMesh& hand, std::span<const std::uint32_t> vertices, GridPlace offset) {
    const std::array<std::int32_t, 2> size{hand.width * kStepsPerPixel, hand.height * kStepsPerPixel};
    for (const std::uint32_t vertex : vertices) {
        const GridPlace& place = hand.flat.vertices[vertex];
        for (Eigen::Index axis = 0; axis < 2; ++axis) {
            offset[axis] =
                std::clamp(offset[axis], -place[axis], size[static_cast<std::size_t>(axis)] - place[axis]);
        }
    }
    return offset;
}

std::optional<Error> whyNotMoved(const HandMesh& hand, std::span<const std::uint32_t> vertices,
                                 const GridPlace& offset) {
    const Expected<FlatMesh> moved = withMovedVertices(hand.flat, vertices, offset);
    return moved ? std::nullopt : std::optional(moved.error());
}

DocumentState withEditedMesh(const DocumentState& state, std::size_t part, HandMesh hand,
                             std::span<const std::uint32_t> selected) {
    DocumentState after = state;
    const Mesh& before = *state.scene->parts[part].mesh;
    const FlatMesh from = handMeshOf(before).value_or(HandMesh()).flat;
    const auto mesh = std::make_shared<const Mesh>(withHandMesh(before, hand));
    followMesh(after, part, mesh, locationsIn(from, hand.flat.vertices));
    after.sources = sourcesWith(*state.sources, std::move(hand));
    if (!selected.empty()) {
        VertexSet chosen = noVertices(after);
        for (const std::uint32_t vertex : selected) {
            chosen.set(part, vertex);
        }
        after.selected = std::make_shared<const VertexSet>(std::move(chosen));
    }
    return after;
}

Expected<void> moveMeshVertices(Document& document, std::size_t part, std::span<const std::uint32_t> vertices,
                                const GridPlace& offset) {
    const DocumentState& state = document.finishWeights();
    SINEW_TRY(HandMesh hand, neededMesh(state, part));
    const GridPlace kept = keptInside(hand, vertices, offset);
    if (kept == GridPlace::Zero() || vertices.empty()) {
        return {};
    }
    SINEW_TRY(hand.flat, withMovedVertices(hand.flat, vertices, kept));
    document.replace(meshStep(QT_TRANSLATE_NOOP("PictureMeshEdits", "Move Vertices")),
                     withEditedMesh(state, part, std::move(hand), vertices));
    return {};
}

Expected<void> addMeshVertex(Document& document, std::size_t part, const GridPlace& place, double reach) {
    const DocumentState& state = document.finishWeights();
    SINEW_TRY(HandMesh hand, neededMesh(state, part));
    SINEW_TRY(hand.flat, withAddedVertex(hand.flat, place, reach));
    const std::array added{static_cast<std::uint32_t>(hand.flat.vertices.size() - 1)};
    document.replace(meshStep(QT_TRANSLATE_NOOP("PictureMeshEdits", "Add Vertex")),
                     withEditedMesh(state, part, std::move(hand), added));
    return {};
}

Expected<void> deleteMeshVertices(Document& document) {
    DocumentState state = document.finishWeights();
    const VertexSet selected = selectedVertices(state);
    bool any = false;
    for (std::size_t part = 0; part < selected.partCount(); ++part) {
        const std::vector<std::uint32_t> vertices = selected.indices(part);
        if (vertices.empty()) {
            continue;
        }
        SINEW_TRY(HandMesh hand, neededMesh(state, part));
        SINEW_TRY(hand.flat, withoutVertices(hand.flat, vertices));
        state = withEditedMesh(state, part, std::move(hand), {});
        any = true;
    }
    if (any) {
        document.replace(meshStep(QT_TRANSLATE_NOOP("PictureMeshEdits", "Delete Vertices")),
                         std::move(state));
    }
    return {};
}

} // namespace sinew
