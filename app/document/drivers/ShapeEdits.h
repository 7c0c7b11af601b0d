#pragma once

#include "app/document/Document.h"
#include "app/document/drivers/ShapeReach.h"
#include "core/base/Error.h"
#include "core/layers/LayerContext.h"
#include "core/scene/Shapes.h"
#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/drivers/Driver.h"

#include <QString>

#include <array>
#include <string>

namespace sinew {

// Shapes by hand: renamed, removed, mirrored, split and changed, with the drivers that turn them on. The
// morph targets of the character's file can be mirrored, split and changed too; what comes of that is the
// document's.

/// A shape and all drivers that turn it on.
struct DrivenShape {
    std::string name;
    Shapes parts;
    Drivers drivers;
};

/// The shape of that name: of `shapes`, else the morph targets of the scene's meshes. Error: ShapeUnknown.
Expected<DrivenShape> shapeNamed(const Scene& scene, const Shapes& shapes, const Drivers& drivers,
                                 const std::string& name);

/// Takes the place of a shape of the same name.
void putShape(Shapes& shapes, const std::string& name, const Shapes& parts);
/// Its drivers also take the place of those that turned that one on.
void putShape(Shapes& shapes, Drivers& drivers, const DrivenShape& shape);
/// Takes a shape out; its drivers stay.
void dropShape(Shapes& shapes, const std::string& name);

/// The shape on the other side: every vertex gets the mirrored offset of its counterparts (the context's
/// mirror map), the drivers are those of the partner joints (mirroredDriver). Its name is that of the other
/// side ("Elbow_R" of "Elbow_L"); where the name says no side, one that none of `names` is. Errors:
/// ShapeNotMirrored, ShapeDriverUnpaired. O(#P).
Expected<DrivenShape> mirroredShape(const DrivenShape& shape, const Skeleton& skeleton,
                                    const LayerContext& context, const MirrorTable& table,
                                    const std::vector<std::string>& names);

/// How far a split blends over the plane between the sides, of the shape's breadth across it.
constexpr double kSplitBlend = 0.1;

/// The left and the right part of a shape, which sum to it: by s = smoothstep(d, -b/2, b/2) of a vertex's
/// distance d to the plane, b the `blend` (0 to 1) of the breadth within which the shape moves vertices. Both
/// keep its drivers, so a pose shows the same as before. Their names end in "_L" and "_R", and none of
/// `names` is one of them. Left is the side of the joints whose names say so, else that to which the plane's
/// normal points. Error: ShapeOneSided. O(#P).
Expected<std::array<DrivenShape, 2>> splitShape(const DrivenShape& shape, const Scene& scene,
                                                const MirrorTable& table, double blend,
                                                const std::vector<std::string>& names);

/// Whether the document made the shape: it can be renamed and removed.
bool isOwnShape(const DocumentState& state, const std::string& name);
/// A shape that is on by less is off: an edit of it would not show.
constexpr double kSmallestShapeWeight = 1e-3;

/// How far it is on in a pose that drivers have completed.
double shapeWeight(const DocumentState& state, const Pose& drivenPose, const std::string& name);

// Each one undoable step.

/// Drivers and expressions follow. Nothing happens where both names are one, or the new one is empty. Errors:
/// ShapeUnknown, ShapeNameTaken.
Expected<void> renameShape(Document& document, const std::string& name, const std::string& to,
                           const QString& step);
/// With all drivers that turn it on; expressions set it no more. Error: ShapeUnknown.
Expected<void> removeShape(Document& document, const std::string& name, const QString& step);
/// Adds the mirrored shape, or puts it in the place of the one of its name: that name. Errors: ShapeUnknown,
/// those of mirroredShape and validateDrivers.
Expected<std::string> mirrorShape(Document& document, const std::string& name, const QString& step);
/// Puts both halves in the place of a shape: the left one's name. Errors: ShapeUnknown, ShapeOneSided.
Expected<std::string> splitShape(Document& document, const std::string& name, double blend,
                                 const QString& step);
/// The shapes with offsets, times `factor`, added to those of a shape; what is left under a millionth of the
/// scene's size is none.
Shapes withOffsets(const Scene& scene, Shapes shapes, const DrivenShape& shape, const Shapes& offsets,
                   double factor);

/// ShapeRepeatsWeights of every shape that a driver turns on (reachOfDriven). Error: Canceled. O(#shapes)
/// times that.
Expected<Notices> repeatedShapes(const ShapeCharacter& character, Progress& progress);

} // namespace sinew
