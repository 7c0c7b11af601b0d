#include "tests/solve/SoupScenes.h"

#include "tests/support/Shapes.h"

#include <array>
#include <cmath>

namespace sinew::test::soups {
Vec3 anywhere(Dice& dice) {
    const double x = dice.number();
    const double y = dice.number();
    return {x, y, dice.number()};
}

namespace {

Mesh triangles(Dice& dice, std::uint32_t vertices, std::uint32_t faces) {
    Mesh mesh;
    mesh.name = "soup";
    for (std::uint32_t p = 0; p < vertices; ++p) {
        mesh.vertices.push_back(anywhere(dice));
    }
    for (std::uint32_t f = 0; f < faces; ++f) {
        const std::uint32_t a = dice.below(vertices);
        const std::uint32_t b = dice.below(vertices);
        mesh.addPolygon(std::array{a, b, dice.below(vertices)});
    }
    return mesh;
}

/// Closed shells that cross, lie in one another and face either way.
Mesh shells(Dice& dice, std::uint32_t count, double size) {
    Mesh mesh;
    for (std::uint32_t i = 0; i < count; ++i) {
        const double radius = size * (1.1 + dice.number());
        Mesh shell = test::sphere(anywhere(dice), radius, 3 + static_cast<int>(dice.below(4)));
        mesh = test::joined(std::move(mesh), dice.below(3) == 0 ? test::flipped(std::move(shell)) : shell);
    }
    mesh.name = "shells";
    return mesh;
}

/// Thousands of loose triangles, each a part of its own.
Mesh crumbs(Dice& dice, std::uint32_t count) {
    Mesh mesh;
    mesh.name = "crumbs";
    for (std::uint32_t i = 0; i < count; ++i) {
        const Vec3 center = anywhere(dice);
        for (int corner = 0; corner < 3; ++corner) {
            mesh.vertices.push_back(center + 0.02 * anywhere(dice));
        }
        mesh.addPolygon(std::array{3 * i, 3 * i + 1, 3 * i + 2});
    }
    return mesh;
}

Mesh mapped(Mesh mesh, const Vec3& scale, const Vec3& shift) {
    for (Vec3& point : mesh.vertices) {
        point = point.cwiseProduct(scale) + shift;
    }
    return mesh;
}

} // namespace

Mesh soup(Dice& dice, std::uint32_t kind) {
    const Vec3 here = Vec3::Zero();
    switch (kind % 9) {
    case 0:
        return triangles(dice, 4 + dice.below(60), 1 + dice.below(120));
    case 1:
        return shells(dice, 1 + dice.below(12), 0.4);
    case 2: { // everything twice, some of it turned round
        const Mesh once = shells(dice, 1 + dice.below(4), 0.4);
        return test::joined(once, dice.below(2) == 0 ? once : test::flipped(once));
    }
    case 3: // a plane, a line or a dot
        return mapped(triangles(dice, 30, 40), Vec3(1, dice.below(2), 0), here);
    case 4: // coinciding vertices, faces without area
    {
        Mesh mesh = triangles(dice, 40, 80);
        for (Vec3& point : mesh.vertices) {
            point = point.array().round().matrix();
        }
        return mesh;
    }
    case 5:
        return mapped(shells(dice, 3, 0.4), Vec3::Constant(1e15), 1e15 * anywhere(dice));
    case 6:
        return mapped(shells(dice, 3, 0.4), Vec3::Constant(1e-15), 1e-15 * anywhere(dice));
    case 7: // far away and long drawn out
        return mapped(shells(dice, 3, 0.4), Vec3(1, 1e-4, 30), 1e6 * anywhere(dice));
    default:
        return crumbs(dice, dice.below(20) == 0 ? 4000 : 50);
    }
}

Skeleton joints(Dice& dice, const Mesh& mesh) {
    Aabb box;
    for (const Vec3& point : mesh.vertices) {
        box.add(point);
    }
    Skeleton skeleton;
    const std::uint32_t count = 1 + dice.below(8);
    for (std::uint32_t j = 0; j < count; ++j) {
        Joint joint;
        joint.name = "joint" + std::to_string(j);
        joint.parent = j == 0 || dice.below(10) == 0 ? -1 : static_cast<std::int32_t>(dice.below(j));
        const Vec3 position = box.center() + 0.7 * anywhere(dice).cwiseProduct(box.extent());
        joint.modelFromJointBind.translation() =
            j > 0 && dice.below(5) == 0 ? skeleton.joints[j - 1].modelFromJointBind.translation() : position;
        skeleton.joints.push_back(joint);
    }
    return skeleton;
}

const char* trouble(std::span<const Influence> influences, std::size_t joints, int max) {
    double sum = 0.0;
    for (const Influence& influence : influences) {
        if (influence.joint < 0 || static_cast<std::size_t>(influence.joint) >= joints) {
            return "a joint that is not there";
        }
        if (!std::isfinite(influence.weight) || influence.weight <= 0.0F) {
            return "a weight that is none";
        }
        sum += static_cast<double>(influence.weight);
    }
    if (influences.empty() || std::abs(sum - 1.0) > 1e-5) {
        return "weights that do not sum to 1";
    }
    return max > 0 && influences.size() > static_cast<std::size_t>(max) ? "more joints than the limit"
                                                                        : nullptr;
}

} // namespace sinew::test::soups
