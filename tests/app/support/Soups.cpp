#include "tests/app/support/Soups.h"

#include <cmath>
#include <limits>

namespace sinew::test {
namespace {

using Point = std::array<double, 3>;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

void scatter(Soup& soup, Dice& dice, std::uint32_t points, std::uint32_t faces, std::uint32_t maxCorners) {
    for (std::uint32_t p = 0; p < points; ++p) {
        soup.vertices.push_back({dice.number(), dice.number(), dice.number()});
    }
    for (std::uint32_t f = 0; f < faces; ++f) {
        std::vector<std::uint32_t> face(3 + dice.below(maxCorners - 2));
        for (std::uint32_t& corner : face) {
            corner = dice.below(points);
        }
        soup.faces.push_back(face);
    }
}

void spoil(Soup& soup, Dice& dice, const std::vector<double>& values) {
    for (Point& point : soup.vertices) {
        if (dice.below(4) == 0) {
            point[dice.below(3)] = values[dice.below(values.size())];
        }
    }
}

void scale(Soup& soup, double factor) {
    for (Point& point : soup.vertices) {
        for (double& coordinate : point) {
            coordinate *= factor;
        }
    }
}

/// Every coordinate on a coarse grid: points coincide, faces are flat, double or without area.
void snap(Soup& soup) {
    for (Point& point : soup.vertices) {
        for (double& coordinate : point) {
            coordinate = std::round(coordinate);
        }
    }
}

void flatten(Soup& soup, std::uint32_t axes) {
    for (Point& point : soup.vertices) {
        for (std::uint32_t axis = 0; axis < axes; ++axis) {
            point[axis] = 0.0;
        }
    }
}

void repeatFaces(Soup& soup, Dice& dice) {
    const std::size_t faces = soup.faces.size();
    for (std::size_t f = 0; f < faces; ++f) {
        soup.faces.push_back(soup.faces[dice.below(faces)]);
    }
}

void pointBeyond(Soup& soup, Dice& dice) {
    for (std::vector<std::uint32_t>& face : soup.faces) {
        if (dice.below(5) == 0) {
            face[0] = dice.below(2) == 0 ? static_cast<std::uint32_t>(soup.vertices.size()) : 2000000000U;
        }
    }
}

QByteArray numberOf(double value) {
    return std::isnan(value) ? "nan" : (std::isinf(value) ? "inf" : QByteArray::number(value, 'g', 9));
}

QByteArray lineOf(const Point& point) {
    return numberOf(point[0]) + ' ' + numberOf(point[1]) + ' ' + numberOf(point[2]) + '\n';
}

} // namespace

Soup randomSoup(Dice& dice) {
    Soup soup;
    scatter(soup, dice, 4 + dice.below(60), 1 + dice.below(80), 3 + dice.below(6));
    switch (dice.below(10)) {
    case 0:
        soup.kind = "NaN";
        spoil(soup, dice, {kNan, kInfinity, -kInfinity});
        break;
    case 1:
        soup.kind = "huge numbers";
        spoil(soup, dice, {1e30, -1e30, 1e38, 1e300, -1e308});
        break;
    case 2:
        soup.kind = "tiny size";
        scale(soup, 1e-30);
        break;
    case 3:
        soup.kind = "far away";
        for (Point& point : soup.vertices) {
            point[0] += 1e9;
        }
        break;
    case 4:
        soup.kind = "coinciding points";
        snap(soup);
        break;
    case 5:
        soup.kind = "a plane, a line or a dot";
        flatten(soup, 1 + dice.below(3));
        break;
    case 6:
        soup.kind = "repeated faces";
        repeatFaces(soup, dice);
        break;
    case 7:
        soup.kind = "missing points";
        pointBeyond(soup, dice);
        break;
    case 8:
        soup.kind = "one speck far off";
        soup.vertices[0] = {1e7, 1e7, 1e7};
        break;
    default:
        soup.kind = "crossing faces";
        break;
    }
    return soup;
}

QByteArray objOf(const Soup& soup) {
    QByteArray text;
    for (const Point& point : soup.vertices) {
        text += "v " + lineOf(point);
    }
    for (const std::vector<std::uint32_t>& face : soup.faces) {
        text += 'f';
        for (const std::uint32_t corner : face) {
            text += ' ' + QByteArray::number(corner + 1);
        }
        text += '\n';
    }
    return text;
}

QByteArray plyOf(const Soup& soup) {
    QByteArray text = "ply\nformat ascii 1.0\nelement vertex " +
                      QByteArray::number(static_cast<qulonglong>(soup.vertices.size())) +
                      "\nproperty float x\nproperty float y\nproperty float z\nelement face " +
                      QByteArray::number(static_cast<qulonglong>(soup.faces.size())) +
                      "\nproperty list uchar int vertex_indices\nend_header\n";
    for (const Point& point : soup.vertices) {
        text += lineOf(point);
    }
    for (const std::vector<std::uint32_t>& face : soup.faces) {
        text += QByteArray::number(static_cast<qulonglong>(face.size()));
        for (const std::uint32_t corner : face) {
            text += ' ' + QByteArray::number(corner);
        }
        text += '\n';
    }
    return text;
}

QByteArray randomTgf(Dice& dice) {
    const std::uint32_t joints = 1 + dice.below(12);
    const double size = dice.below(6) == 0 ? 1000.0 : 1.0;
    QByteArray text;
    for (std::uint32_t j = 0; j < joints; ++j) {
        const bool same = j > 0 && dice.below(5) == 0;
        text += QByteArray::number(j + 1) + ' ' +
                lineOf(same ? Point{0, 0, 0}
                            : Point{size * dice.number(), size * dice.number(), size * dice.number()});
    }
    text += "#\n";
    for (std::uint32_t j = 1; j < joints; ++j) {
        text += QByteArray::number(dice.below(j) + 1) + ' ' + QByteArray::number(j + 1) + '\n';
    }
    return text;
}

} // namespace sinew::test
