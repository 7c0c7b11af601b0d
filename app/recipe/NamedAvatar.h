#pragma once

#include "core/avatar/Avatar.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/scene/Scene.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// ExpressionShape with the name of its part; empty: on all that have the shape.
struct NamedShape {
    ExpressionShape shape; ///< without part
    std::string part;
    bool operator==(const NamedShape&) const = default;
};

struct NamedExpression {
    Expression expression; ///< without shapes
    std::vector<NamedShape> shapes;
    bool operator==(const NamedExpression&) const = default;
};

struct NamedFirstPerson {
    std::string part;
    FirstPerson shown = FirstPerson::Auto;
    bool operator==(const NamedFirstPerson&) const = default;
};

/// An avatar as files hold it: parts go by their names, since the character they are of may not be read yet.
/// Of several parts of one name the second is "name #2", and so on.
struct NamedAvatar {
    Springs springs;
    std::vector<NodeConstraint> constraints;
    std::vector<NamedExpression> expressions;
    std::optional<LookAt> lookAt;
    std::vector<NamedFirstPerson> firstPerson; ///< without those that are Auto
    std::optional<VrmSettings> meta;

    bool empty() const { return *this == NamedAvatar(); }
    bool operator==(const NamedAvatar&) const = default;
};

/// The avatar of a scene by the names of its parts. O(#parts + #shapes).
NamedAvatar namedAvatar(const Avatar& avatar, const Scene& scene);

/// The avatar of a scene. Errors: PartUnknown; and those of validateSprings, validateConstraints and
/// validateExpressions.
Expected<Avatar> avatarFor(const NamedAvatar& avatar, const Scene& scene);

/// The same of what was saved with a character that may have changed: what names parts that are gone and
/// springs that are faulty are left out. Notices: SpringsLeftOut, and
/// those of mendExpressions.
Avatar avatarLeftFor(const NamedAvatar& avatar, const Scene& scene, Notices& notices);

} // namespace sinew
