#pragma once

#include "app/document/Document.h"
#include "app/document/drivers/PosedShapes.h"
#include "core/skeleton/drivers/Driver.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

// Drivers and shapes of a document. Each edit is one undoable step; steps of one drag merge
// (MergeKey::Driving).

/// Numbers of the drivers by this joint's angle, in their order.
std::vector<std::size_t> driversBy(const DocumentState& state, const std::string& joint);

/// A driver that changes nothing yet: the twist of a joint and the turn of another about its own bone, or of
/// none where the skeleton has only this one.
JointDriver newDriver(const DocumentState& state, std::int32_t joint);

/// Puts drivers in the place of all. Errors, which leave the document as it is: those of validateDrivers.
Expected<void> setDrivers(Document& document, Drivers drivers, const QString& step);
Expected<void> addDriver(Document& document, JointDriver driver, const QString& step);
/// Number `driver` of them becomes another.
Expected<void> changeDriver(Document& document, std::size_t driver, JointDriver changed, const QString& step);
/// A shape that the document made goes with its last driver.
void removeDriver(Document& document, std::size_t driver, const QString& step);

/// Puts a key at an angle, in the place of one within half a degree; the value is kept within the channel's
/// range.
void putKey(JointDriver& driver, const DriverKey& key);

/// A key at the angle of the document's pose: the driver's value there, with what the pose itself does to the
/// driven channel added, which the pose then does no more. Errors: those of validateDrivers.
Expected<void> setKeyAtPose(Document& document, std::size_t driver, const QString& step);

/// The angle that drives, as the document's pose has it, drivers included.
double angleNow(const DocumentState& state, const JointDriver& driver);

/// The driver measures from how the document's pose has its joints, drivers included: those that it measures
/// from already, else its own.
void measureFromPose(const DocumentState& state, JointDriver& driver);

/// Adds a shape with its driver: offsets that the document keeps beside the morph targets of the meshes.
/// `deform`: the skinning method from then on; nothing: it stays. Errors: those of validateDrivers.
Expected<void> addShape(Document& document, const NewShape& shape, const QString& step,
                        std::optional<DeformSettings> deform = std::nullopt);

/// All shapes that a driver can turn on: names of the meshes' morph targets and of the document's own.
std::vector<std::string> shapeNames(const DocumentState& state);

/// What a driver does, "Twist of Hand: Rotate Y of Forearm". One line.
QString driverText(const JointDriver& driver);
/// "Swing", "Twist", "Bend X", ...
QString angleText(JointAngle angle);
/// "Rotate X", ..., "Shape".
QString channelText(DriverChannel channel);

} // namespace sinew
