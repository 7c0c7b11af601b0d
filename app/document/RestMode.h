#pragma once

#include "app/document/PosedMesh.h"
#include "core/skeleton/Skeleton.h"

#include <string>

namespace sinew {

/// What a joint that is moved in rest mode comes to lie on.
enum class JointSnap { None, Middle, Vertices, Grid, Joints };

/// How joints are edited in rest mode.
struct RestOptions {
    bool symmetric = false; ///< partners on the other side do the same, mirrored
    bool below = true;      ///< joints below go along
    JointSnap snap = JointSnap::None;
    bool operator==(const RestOptions&) const = default;
};

/// Whether the window edits the skeleton's rest pose in the place of a pose. While it does, the character is
/// shown as it is bound; the document's pose stays and comes back.
class RestMode : public QObject {
    Q_OBJECT
public:
    RestMode(Document& document, PosedMesh& posed, QObject* parent = nullptr);

    bool on() const { return m_on; }
    /// Nothing happens without a skeleton.
    void setOn(bool on);
    const RestOptions& options() const { return m_options; }
    void setOptions(const RestOptions& options);

Q_SIGNALS:
    void changed();

private:
    void documentChanged(DocumentChanges what);
    void showRest();

    Document& m_document;
    PosedMesh& m_posed;
    bool m_on = false;
    std::string m_file; ///< of the character that is edited
    RestOptions m_options;
};

/// Where a joint's bone leads: to its tail, its first child that is elsewhere, or straight on from its parent
/// for `length`.
Vec3 boneEnd(const Skeleton& skeleton, std::size_t joint, double length);

} // namespace sinew
