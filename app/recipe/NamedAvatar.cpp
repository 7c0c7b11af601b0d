#include "app/recipe/NamedAvatar.h"

#include "core/avatar/Constraints.h"
#include "core/avatar/SpringChecks.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sinew {
namespace {

/// Names of parts; of parts of one name the second is "name #2", and so on.
std::vector<std::string> distinctPartNames(const Scene& scene) {
    std::map<std::string, int> counts;
    std::vector<std::string> names;
    for (const Part& part : scene.parts) {
        const int count = ++counts[part.mesh->name];
        names.push_back(count == 1 ? part.mesh->name : part.mesh->name + " #" + std::to_string(count));
    }
    return names;
}

/// Finds parts by such names.
class PartsByName {
public:
    explicit PartsByName(const Scene& scene)
        : m_names(distinctPartNames(scene)) {}

    std::int32_t find(const std::string& name) const {
        const auto found = std::ranges::find(m_names, name);
        return found == m_names.end() ? kNone : static_cast<std::int32_t>(found - m_names.begin());
    }
    std::string list() const {
        std::string text;
        for (const std::string& name : m_names) {
            text += (text.empty() ? "" : ", ") + name;
        }
        return text;
    }
    std::size_t size() const { return m_names.size(); }

private:
    std::vector<std::string> m_names;
};

/// Names of parts that an avatar names and a scene does not have, each once.
std::vector<std::string> unknownParts(const NamedAvatar& avatar, const PartsByName& parts) {
    std::vector<std::string> unknown;
    const auto check = [&](const std::string& name) {
        if (!name.empty() && parts.find(name) == kNone && std::ranges::find(unknown, name) == unknown.end()) {
            unknown.push_back(name);
        }
    };
    for (const NamedExpression& expression : avatar.expressions) {
        for (const NamedShape& shape : expression.shapes) {
            check(shape.part);
        }
    }
    for (const NamedFirstPerson& flag : avatar.firstPerson) {
        check(flag.part);
    }
    return unknown;
}

/// What names unknown parts is left out.
Avatar withPartNumbers(const NamedAvatar& named, const PartsByName& parts) {
    Avatar avatar{named.springs, named.constraints, {}, named.lookAt, {}, named.meta};
    for (const NamedExpression& each : named.expressions) {
        Expression expression = each.expression;
        for (const NamedShape& shape : each.shapes) {
            const std::int32_t part = shape.part.empty() ? kNone : parts.find(shape.part);
            if (shape.part.empty() || part != kNone) {
                expression.shapes.push_back({shape.shape.shape, shape.shape.weight, part});
            }
        }
        avatar.expressions.push_back(std::move(expression));
    }
    for (const NamedFirstPerson& flag : named.firstPerson) {
        if (const std::int32_t part = parts.find(flag.part); part != kNone) {
            avatar.firstPerson.resize(std::max(avatar.firstPerson.size(), static_cast<std::size_t>(part) + 1),
                                      FirstPerson::Auto);
            avatar.firstPerson[static_cast<std::size_t>(part)] = flag.shown;
        }
    }
    return avatar;
}

} // namespace

NamedAvatar namedAvatar(const Avatar& avatar, const Scene& scene) {
    const std::vector<std::string> parts = distinctPartNames(scene);
    NamedAvatar named{avatar.springs, avatar.constraints, {}, avatar.lookAt, {}, avatar.meta};
    for (const Expression& expression : avatar.expressions) {
        NamedExpression each{expression, {}};
        each.expression.shapes.clear();
        for (const ExpressionShape& shape : expression.shapes) {
            const auto part = static_cast<std::size_t>(shape.part);
            each.shapes.push_back(
                {{shape.shape, shape.weight, kNone}, part < parts.size() ? parts[part] : std::string()});
        }
        named.expressions.push_back(std::move(each));
    }
    for (std::size_t part = 0; part < std::min(avatar.firstPerson.size(), parts.size()); ++part) {
        if (avatar.firstPerson[part] != FirstPerson::Auto) {
            named.firstPerson.push_back({parts[part], avatar.firstPerson[part]});
        }
    }
    return named;
}

Expected<Avatar> avatarFor(const NamedAvatar& avatar, const Scene& scene) {
    const PartsByName parts(scene);
    const std::vector<std::string> unknown = unknownParts(avatar, parts);
    if (!unknown.empty()) {
        return fail(ErrorCode::PartUnknown, {unknown.front(), scene.sourceFile, parts.list()});
    }
    SINEW_CHECK(validateSprings(scene.skeleton, avatar.springs));
    SINEW_CHECK(validateConstraints(scene.skeleton, avatar.constraints));
    Avatar numbered = withPartNumbers(avatar, parts);
    SINEW_CHECK(validateExpressions(numbered.expressions));
    return numbered;
}

Avatar avatarLeftFor(const NamedAvatar& avatar, const Scene& scene, Notices& notices) {
    const PartsByName parts(scene);
    Avatar left = withPartNumbers(avatar, parts);
    left.springs = withoutFaulty(scene.skeleton, std::move(left.springs), notices);
    const Notices mended = mendExpressions(left.expressions);
    notices.insert(notices.end(), mended.begin(), mended.end());
    return left;
}

} // namespace sinew
