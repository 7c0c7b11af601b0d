#include "app/document/edits/LatticeEdits.h"

#include "app/document/edits/CageEdits.h"
#include "app/text/Numbers.h"
#include "core/bind/settings/Lattice.h"
#include "core/bind/settings/WireCurve.h"

#include <QCoreApplication>

namespace sinew {
namespace {

constexpr double kNewDropOff = 0.25; ///< of the length of a wire

void addPart(const Scene& scene, std::int32_t part, Aabb& box) {
    for (const Vec3& vertex : scene.parts[static_cast<std::size_t>(part)].mesh->vertices) {
        box.add(vertex);
    }
}

/// Around the selected vertices, else the selected parts, else all.
Aabb boxHere(const DocumentState& state) {
    Aabb box;
    const Scene& scene = *state.scene;
    for (std::size_t part = 0; state.selected && part < scene.parts.size(); ++part) {
        for (const std::uint32_t vertex : state.selected->indices(part)) {
            box.add(scene.parts[part].mesh->vertices[vertex]);
        }
    }
    if (box.empty() && state.selection.part != kNone) {
        addPart(scene, state.selection.part, box);
        for (const std::int32_t part : state.selection.otherParts) {
            addPart(scene, part, box);
        }
    }
    return box.empty() ? bounds(scene) : box;
}

/// `step` takes the cage's name.
template<typename Edit>
Expected<void> changeCage(Document& document, std::size_t row, const char* step, const Edit& edit) {
    BindSettings settings = document.state().settings;
    if (row >= settings.cages.size()) {
        return {};
    }
    edit(settings.cages[row]);
    if (settings.cages == document.state().settings.cages) {
        return {};
    }
    return setHandles(
        document, settings,
        QCoreApplication::translate("LatticeEdits", step).arg(printable(settings.cages[row].name)));
}

} // namespace

std::optional<Cage> latticeHere(const DocumentState& state) {
    if (!state.hasScene() || bounds(*state.scene).empty()) {
        return std::nullopt;
    }
    const std::string name = QCoreApplication::translate("LatticeEdits", "Lattice").toStdString();
    Cage lattice = makeLattice(name, latticeRoom(boxHere(state), bounds(*state.scene).diagonal()));
    if (const std::int32_t above = state.selection.joint; above != kNone) {
        const Skeleton& skeleton = state.scene->skeleton;
        const std::string& joint = skeleton.joints[static_cast<std::size_t>(above)].name;
        lattice.parent = skeleton.find(joint) == above ? joint : std::string();
    }
    return lattice;
}

Expected<void> addLatticeHere(Document& document) {
    const std::optional<Cage> lattice = latticeHere(document.state());
    return lattice ? addCage(document, *lattice) : Expected<void>();
}

bool canBeWire(const Cage& cage) {
    return cage.kind != CageKind::Lattice && cage.vertices.size() <= kMaxWireVertices &&
           !wireOrder(cage).empty();
}

Expected<void> setWire(Document& document, std::size_t row, bool wire) {
    return changeCage(document, row,
                      wire ? QT_TRANSLATE_NOOP("LatticeEdits", "Make \"%1\" a Wire")
                           : QT_TRANSLATE_NOOP("LatticeEdits", "Make \"%1\" a Cage"),
                      [&](Cage& cage) {
                          if (!canBeWire(cage)) {
                              return;
                          }
                          cage.kind = wire ? CageKind::Wire : CageKind::Mesh;
                          if (wire && !(cage.dropOff > 0.0)) {
                              std::vector<Vec3> control;
                              for (const std::uint32_t vertex : wireOrder(cage)) {
                                  control.push_back(cage.vertices[vertex]);
                              }
                              cage.dropOff = kNewDropOff * WireCurve(std::move(control)).length();
                          }
                      });
}

Expected<void> setLatticeCounts(Document& document, std::size_t row, const LatticeCounts& counts) {
    return changeCage(document, row, QT_TRANSLATE_NOOP("LatticeEdits", "Change Control Vertices of \"%1\""),
                      [&](Cage& cage) {
                          if (cage.kind == CageKind::Lattice && cage.counts != counts) {
                              cage = withCounts(cage, counts);
                          }
                      });
}

Expected<void> setDropOff(Document& document, std::size_t row, double dropOff) {
    return changeCage(document, row, QT_TRANSLATE_NOOP("LatticeEdits", "Change Drop-Off of \"%1\""),
                      [&](Cage& cage) { cage.dropOff = dropOff; });
}

Expected<void> setControlFollow(Document& document, std::size_t row, ControlFollow follow) {
    return changeCage(document, row, QT_TRANSLATE_NOOP("LatticeEdits", "Change What \"%1\" Follows"),
                      [&](Cage& cage) { cage.follow = follow; });
}

} // namespace sinew
