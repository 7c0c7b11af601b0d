// How well a character bends: for every file, elbow, knee and finger bent by 30 to 120 degrees and the
// forearm twisted by 170, under every deformer, the limb's volume against rest, faces that cross others and
// did not in the bind pose, the largest stretch of an edge, and the flicker (largest second difference of a
// point's place over steps of one degree, in thousandths of the height).
//
// usage: sinew_deform_quality [--bind] [--degrees N] [--implicit-on lbs|dqs] [--pictures FOLDER] FILE...
// Files without weights are bound first, with --bind all are. The last lines are over all files: mean volume,
// sum of the crossing faces, median stretch and median flicker. Pictures: every limb and the first hand's
// fist at their strongest bend, under all deformers side by side.

#include "app/picture/LimbForm.h"
#include "app/picture/Picture.h"
#include "core/bind/Bind.h"
#include "core/deform/CentersOfRotation.h"
#include "core/deform/Deform.h"
#include "core/deform/ImplicitPoser.h"
#include "core/geometry/Intersect.h"
#include "core/io/ImportScene.h"
#include "core/skeleton/Pose.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <map>
#include <numbers>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>

namespace {

using namespace sinew;
using picture::Limb;
using picture::LimbRole;
using picture::LimbRoles;

/// All bending parts as one mesh, so that crossings between parts count as well.
struct Body {
    std::vector<SkinnedPart> parts;
    std::vector<std::size_t> first; ///< point of every part, + 1
    std::vector<Triangle> triangles;
    std::vector<Vec3> rest;
    std::vector<char> restCrosses;
    double height = 1.0;
};

struct Bend {
    std::string name;
    std::size_t joint = 0;
    std::size_t above = 0; ///< the joint whose bone it bends against
    Vec3 axis = Vec3::UnitX();
    std::vector<double> degrees;
    std::vector<std::pair<std::size_t, Vec3>> more = {}; ///< joints that turn along, about axes of their own
};

struct Figures {
    double volume = 1.0;
    std::size_t crossing = 0;
    double stretch = 1.0;
    double flicker = 0.0;
};

std::vector<char> crossings(const Body& body, const std::vector<Vec3>& points) {
    Progress progress;
    return *selfIntersections(points, body.triangles, 1e-6 * body.height, progress);
}

std::vector<Vec3> joined(const std::vector<std::vector<Vec3>>& parts) {
    std::vector<Vec3> all;
    for (const std::vector<Vec3>& part : parts) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

Body bodyOf(const Scene& scene) {
    Body body;
    std::vector<std::vector<Vec3>> rest;
    for (const Part& part : scene.parts) {
        if (!part.weights || part.rigidJoint != kNone) {
            continue;
        }
        const auto offset = static_cast<std::uint32_t>(body.first.empty() ? 0 : body.rest.size());
        body.first.push_back(offset);
        body.parts.push_back({part.mesh.get(), part.weights.get()});
        for (const Triangle& t : triangulate(*part.mesh)) {
            body.triangles.push_back({t[0] + offset, t[1] + offset, t[2] + offset});
        }
        body.rest.insert(body.rest.end(), part.mesh->points.begin(), part.mesh->points.end());
    }
    body.first.push_back(body.rest.size());
    Aabb box;
    for (const Vec3& point : body.rest) {
        box.add(point);
    }
    body.height = box.extent().maxCoeff();
    body.restCrosses = crossings(body, body.rest);
    return body;
}

/// Points more than half of whose weight belongs to the two bones that a joint bends. #points flags.
std::vector<char> limbPoints(const Body& body, const Bend& bend) {
    std::vector<char> limb;
    for (const SkinnedPart& part : body.parts) {
        for (std::size_t p = 0; p < part.mesh->pointCount(); ++p) {
            float sum = 0.0F;
            for (const Influence& influence : part.weights->at(p)) {
                const auto joint = static_cast<std::size_t>(influence.joint);
                sum += joint == bend.joint || joint == bend.above ? influence.weight : 0.0F;
            }
            limb.push_back(sum > 0.5F ? 1 : 0);
        }
    }
    return limb;
}

/// The limb's surface, closed by a fan over every border.
class LimbVolume {
public:
    LimbVolume(const Body& body, const std::vector<char>& limb) {
        std::map<std::pair<std::uint32_t, std::uint32_t>, int> sides;
        for (const Triangle& t : body.triangles) {
            if (limb[t[0]] != 0 && limb[t[1]] != 0 && limb[t[2]] != 0) {
                m_triangles.push_back(t);
                for (std::size_t k = 0; k < 3; ++k) {
                    ++sides[{t[k], t[(k + 1) % 3]}];
                }
            }
        }
        std::map<std::uint32_t, std::uint32_t> roots;
        const auto root = [&](std::uint32_t p) {
            roots.try_emplace(p, p);
            while (roots[p] != p) {
                p = roots[p];
            }
            return p;
        };
        for (const auto& [side, count] : sides) {
            if (sides.count({side.second, side.first}) == 0) {
                m_border.push_back(side);
                roots[root(side.first)] = root(side.second);
            }
        }
        for (const auto& [a, b] : m_border) {
            m_loopOf.push_back(root(a));
        }
    }
    bool empty() const { return m_triangles.empty(); }
    double at(const std::vector<Vec3>& points) const {
        double six = 0.0;
        for (const Triangle& t : m_triangles) {
            six += points[t[0]].dot(points[t[1]].cross(points[t[2]]));
        }
        std::map<std::uint32_t, std::pair<Vec3, double>> centers;
        for (std::size_t k = 0; k < m_border.size(); ++k) {
            auto& center = centers.try_emplace(m_loopOf[k], Vec3::Zero(), 0.0).first->second;
            center.first += points[m_border[k].first];
            center.second += 1.0;
        }
        for (std::size_t k = 0; k < m_border.size(); ++k) {
            const auto& center = centers[m_loopOf[k]];
            six += (center.first / center.second)
                       .dot(points[m_border[k].second].cross(points[m_border[k].first]));
        }
        return six / 6.0;
    }

private:
    std::vector<Triangle> m_triangles;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_border;
    std::vector<std::uint32_t> m_loopOf;
};

constexpr int kPicture = 420; ///< pixels, each side

enum class Kind { Linear, Dual, Centers, Implicit };
constexpr std::array<const char*, 4> kKinds{"LBS", "DQS", "CoR", "implicit"};

class Character {
public:
    Character(Scene scene, Deformer under)
        : m_scene(std::move(scene))
        , m_body(bodyOf(m_scene))
        , m_under(under) {
        Progress progress;
        for (const Joint& joint : m_scene.skeleton.joints) {
            m_parents.push_back(joint.parent);
        }
        for (const SkinnedPart& part : m_body.parts) {
            m_centers.push_back(*centersOfRotation(*part.mesh, *part.weights, progress));
        }
        m_skin =
            std::make_shared<const ImplicitSkin>(*bindImplicit(m_body.parts, m_scene.skeleton, progress));
        m_poser.emplace(m_skin);
    }

    const Body& body() const { return m_body; }
    const Scene& scene() const { return m_scene; }

    std::vector<Vec3> posed(const Bend& bend, double degrees, Kind kind) {
        Pose pose = Pose::bindPose(m_scene.skeleton);
        const auto turn = [&](std::size_t joint, const Vec3& axis) {
            const Vec3 own = m_scene.skeleton.joints[joint].modelFromJointBind.linear().transpose() * axis;
            pose.joints[joint].rotation =
                Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, own.normalized()));
        };
        turn(bend.joint, bend.axis);
        for (const auto& [joint, axis] : bend.more) {
            turn(joint, axis);
        }
        const std::vector<Transform> matrices = skinningMatrices(m_scene.skeleton, pose);
        const Deformer closed = kind == Kind::Linear    ? Deformer::LinearBlend
                                : kind == Kind::Dual    ? Deformer::DualQuaternion
                                : kind == Kind::Centers ? Deformer::CentersOfRotation
                                                        : m_under;
        std::vector<std::vector<Vec3>> parts;
        for (std::size_t p = 0; p < m_body.parts.size(); ++p) {
            DeformExtras extras;
            extras.centers = m_centers[p];
            extras.parents = m_parents;
            parts.push_back(deformPoints(m_body.parts[p].mesh->points, *m_body.parts[p].weights, matrices,
                                         closed, extras));
        }
        if (kind == Kind::Implicit) {
            return joined(m_poser->pose(matrices, std::move(parts), DeformSettings()).points);
        }
        return joined(parts);
    }
    void forget() { m_poser->forget(); }

    /// The limb as it looks, seen along the axis it bends about.
    QImage picture(const Bend& bend, double degrees, Kind kind) {
        const std::vector<Vec3> points = posed(bend, degrees, kind);
        Scene scene;
        std::size_t next = 0;
        Aabb frame;
        for (const SkinnedPart& part : m_body.parts) {
            auto mesh = std::make_shared<Mesh>();
            mesh->points.assign(points.begin() + static_cast<std::ptrdiff_t>(next),
                                points.begin() + static_cast<std::ptrdiff_t>(next + part.mesh->pointCount()));
            next += part.mesh->pointCount();
            addLimb(part, bend, *mesh);
            for (const std::uint32_t point : mesh->corners) {
                frame.add(mesh->points[point]);
            }
            scene.parts.push_back({std::move(mesh), nullptr, kNone});
        }
        PictureSettings settings;
        settings.width = settings.height = kPicture;
        settings.skeleton = false;
        settings.frame = frame;
        settings.yaw = std::atan2(bend.axis.x(), bend.axis.z()) * 180.0 / std::numbers::pi;
        settings.pitch = std::asin(std::clamp(bend.axis.y(), -1.0, 1.0)) * 180.0 / std::numbers::pi;
        Progress progress;
        return renderPicture(scene, settings, progress).value_or(QImage());
    }

private:
    /// The polygons that move with a limb or carry it.
    void addLimb(const SkinnedPart& part, const Bend& bend, Mesh& mesh) const {
        std::vector<char> moves(m_parents.size(), 0);
        for (std::size_t j = 0; j < moves.size(); ++j) {
            const auto turned = j == bend.joint ||
                                std::ranges::any_of(bend.more, [&](const auto& m) { return m.first == j; });
            const std::int32_t parent = m_parents[j];
            const bool follows = parent != kNone && static_cast<std::size_t>(parent) != bend.above &&
                                 moves[static_cast<std::size_t>(parent)] != 0;
            moves[j] = j == bend.above || turned || follows ? 1 : 0;
        }
        for (std::size_t f = 0; f < part.mesh->polygonCount(); ++f) {
            const bool keep = std::ranges::all_of(part.mesh->polygon(f), [&](std::uint32_t point) {
                float sum = 0.0F;
                for (const Influence& influence : part.weights->at(point)) {
                    sum += moves[static_cast<std::size_t>(influence.joint)] != 0 ? influence.weight : 0.0F;
                }
                return sum > 0.3F;
            });
            if (keep) {
                mesh.addPolygon(part.mesh->polygon(f));
            }
        }
    }

    Scene m_scene;
    Body m_body;
    Deformer m_under;
    std::vector<std::int32_t> m_parents;
    std::vector<std::vector<Vec3>> m_centers;
    std::shared_ptr<const ImplicitSkin> m_skin;
    std::optional<ImplicitPoser> m_poser;
};

Figures figuresOf(Character& character, const Bend& bend, double degrees, Kind kind) {
    const Body& body = character.body();
    const std::vector<char> limb = limbPoints(body, bend);
    const LimbVolume volume(body, limb);
    character.forget();
    const std::vector<Vec3> points = character.posed(bend, degrees, kind);
    Figures figures;
    figures.volume = volume.at(points) / volume.at(body.rest);
    const std::vector<char> crosses = crossings(body, points);
    for (std::size_t t = 0; t < crosses.size(); ++t) {
        figures.crossing += crosses[t] != 0 && body.restCrosses[t] == 0 ? 1 : 0;
    }
    for (const Triangle& t : body.triangles) {
        for (std::size_t k = 0; k < 3; ++k) {
            const std::uint32_t a = t[k];
            const std::uint32_t b = t[(k + 1) % 3];
            const double rest = (body.rest[a] - body.rest[b]).norm();
            if (limb[a] != 0 && limb[b] != 0 && rest > 1e-4 * body.height) {
                figures.stretch = std::max(figures.stretch, (points[a] - points[b]).norm() / rest);
            }
        }
    }
    return figures;
}

double flickerOf(Character& character, const Bend& bend, double from, double to, Kind kind) {
    std::array<std::vector<Vec3>, 3> last;
    double worst = 0.0;
    character.forget();
    int seen = 0;
    for (double degrees = from; degrees <= to; degrees += 1.0, ++seen) {
        std::rotate(last.begin(), last.begin() + 1, last.end());
        last[2] = character.posed(bend, degrees, kind);
        for (std::size_t p = 0; seen >= 3 && p < last[2].size(); ++p) {
            const double second = (last[0][p] - 2.0 * last[1][p] + last[2][p]).norm();
            worst = std::max(worst, second);
        }
    }
    return worst / character.body().height * 1e3;
}

std::vector<Bend> bendsOf(const Skeleton& skeleton, const std::vector<bool>& weighted) {
    std::vector<Bend> bends;
    const LimbRoles roles(skeleton);
    const std::vector<double> steps{30, 60, 90, 120};
    const auto add = [&](const char* name, const Limb& limb, std::size_t k, const Vec3& axis,
                         std::vector<double> degrees) {
        const auto joint = static_cast<std::size_t>(limb.joints[k]);
        const auto above = static_cast<std::size_t>(limb.joints[k - 1]);
        const bool known = std::ranges::any_of(bends, [&](const Bend& bend) { return bend.name == name; });
        if (!known && weighted[joint] && weighted[above]) {
            bends.push_back({name, joint, above, axis.normalized(), std::move(degrees)});
        }
    };
    for (const Limb& limb : roles.limbs()) {
        const LimbRole role = roles.role(limb);
        if (limb.joints.size() < 2) {
            continue;
        }
        const std::size_t k = picture::hinge(skeleton, limb);
        if (role == LimbRole::Arm && k < limb.joints.size()) {
            add("elbow", limb, k, picture::hingeAxis(skeleton, limb, k, Vec3(0.0, 0.3, 1.0)), steps);
            add("twist", limb, k, picture::boneFrom(skeleton, limb, k), {170.0});
        } else if (role == LimbRole::Leg && k < limb.joints.size()) {
            add("knee", limb, k, picture::hingeAxis(skeleton, limb, k, -Vec3::UnitZ()), steps);
        } else if (role == LimbRole::Finger && limb.joints.size() >= 3) {
            add("finger", limb, limb.joints.size() > 3 ? 2 : 1,
                picture::curlAxis(skeleton, roles, limb, limb.joints.size() > 3 ? 2 : 1), steps);
        }
    }
    return bends;
}

/// The fingers of a hand curled together; the thumb, which points another way, stays.
std::optional<Bend> fistOf(const Skeleton& skeleton, const std::vector<bool>& weighted) {
    const LimbRoles roles(skeleton);
    std::vector<const Limb*> fingers;
    for (const Limb& limb : roles.limbs()) {
        if (roles.role(limb) == LimbRole::Finger && roles.fan(limb).size() > fingers.size()) {
            fingers = roles.fan(limb);
        }
    }
    const auto along = [&](const Limb* finger) {
        return (finger->tip - skeleton.position(static_cast<std::size_t>(finger->joints[0]))).normalized();
    };
    Vec3 mean = Vec3::Zero();
    for (const Limb* finger : fingers) {
        mean += along(finger) / static_cast<double>(fingers.size());
    }
    Bend fist{"fist", 0, 0, Vec3::Zero(), {80.0}};
    for (const Limb* finger : fingers) {
        if (along(finger).dot(mean) < 0.85) {
            continue;
        }
        const std::int32_t hand = skeleton.joints[static_cast<std::size_t>(finger->joints[0])].parent;
        for (std::size_t k = finger->joints.size() > 3 ? 1 : 0; k < finger->joints.size(); ++k) {
            const auto joint = static_cast<std::size_t>(finger->joints[k]);
            if (weighted[joint] && hand != kNone) {
                fist.above = static_cast<std::size_t>(hand);
                fist.more.emplace_back(joint, picture::curlAxis(skeleton, roles, *finger, k).normalized());
            }
        }
    }
    if (fist.more.empty()) {
        return std::nullopt;
    }
    fist.joint = fist.more.front().first;
    fist.axis = fist.more.front().second;
    return fist;
}

/// All deformers side by side, named.
void drawStrip(Character& character, const Bend& bend, const std::string& file) {
    QImage strip(kPicture * static_cast<int>(kKinds.size()), kPicture, QImage::Format_RGB32);
    QPainter painter(&strip);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(kPicture / 20);
    painter.setFont(font);
    painter.setPen(QColor(40, 44, 52));
    for (std::size_t k = 0; k < kKinds.size(); ++k) {
        character.forget();
        const int left = kPicture * static_cast<int>(k);
        painter.drawImage(left, 0, character.picture(bend, bend.degrees.back(), static_cast<Kind>(k)));
        painter.drawText(QRect(left, kPicture - kPicture / 10, kPicture, kPicture / 12), Qt::AlignCenter,
                         QString::fromLatin1(kKinds[k]));
    }
    painter.end();
    if (!strip.save(QString::fromStdString(file))) {
        std::fprintf(stderr, "cannot write %s\n", file.c_str());
    }
}

/// Figures of all files under one bend and deformer.
struct Sum {
    std::vector<double> volumes;
    std::vector<double> stretches;
    std::vector<double> flickers;
    std::size_t crossing = 0;
};
using Sums = std::map<std::tuple<std::string, double, std::size_t>, Sum>;

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

void print(const Sums& sums) {
    for (const auto& [key, sum] : sums) {
        const auto& [bend, degrees, kind] = key;
        const double mean = std::accumulate(sum.volumes.begin(), sum.volumes.end(), 0.0) /
                            static_cast<double>(sum.volumes.size());
        std::printf("%-22s %-7s %4.0f %-9s %6.1f %5zu %7.2f %7.3f\n", "all", bend.c_str(), degrees,
                    kKinds[kind], 100.0 * mean, sum.crossing, median(sum.stretches), median(sum.flickers));
    }
}

Scene withWeights(Scene scene, bool anew) {
    const bool has =
        std::ranges::any_of(scene.parts, [](const Part& part) { return part.weights != nullptr; });
    if (has && !anew) {
        return scene;
    }
    Progress progress;
    BindSettings settings;
    settings.resolution = 128;
    const BindResult bound = *bind(scene, settings, progress);
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        scene.parts[p].weights = bound.weights[p];
    }
    return scene;
}

Scene sceneOf(const std::string& file) {
    Progress progress;
    ImportedScene read = *importScene(file, progress);
    if (read.scene.skeleton.empty()) {
        const std::string skeleton = std::filesystem::path(file).replace_extension(".tgf").string();
        replaceSkeleton(read.scene, *importSkeleton(skeleton, progress));
    }
    return std::move(read.scene);
}

struct Options {
    bool anew = false;
    double only = 0.0;
    Deformer under = Deformer::DualQuaternion;
    std::string pictures;
    std::vector<std::string> files;
};

Options optionsOf(int argc, char** argv) {
    Options options;
    for (int a = 1; a < argc; ++a) {
        const std::string word = argv[a];
        if (word == "--bind") {
            options.anew = true;
        } else if (word == "--degrees" && a + 1 < argc) {
            options.only = std::atof(argv[++a]);
        } else if (word == "--implicit-on" && a + 1 < argc) {
            options.under =
                std::string(argv[++a]) == "lbs" ? Deformer::LinearBlend : Deformer::DualQuaternion;
        } else if (word == "--pictures" && a + 1 < argc) {
            options.pictures = argv[++a];
        } else {
            options.files.push_back(word);
        }
    }
    return options;
}

void measureBend(Character& character, const std::string& name, const Bend& bend, double degrees,
                 Sums& sums) {
    for (std::size_t k = 0; k < kKinds.size(); ++k) {
        const auto kind = static_cast<Kind>(k);
        Figures figures = figuresOf(character, bend, degrees, kind);
        if (degrees >= 120.0) {
            figures.flicker = flickerOf(character, bend, degrees - 60.0, degrees, kind);
        }
        std::printf("%-22s %-7s %4.0f %-9s %6.1f %5zu %7.2f %7.3f\n", name.c_str(), bend.name.c_str(),
                    degrees, kKinds[k], 100.0 * figures.volume, figures.crossing, figures.stretch,
                    figures.flicker);
        std::fflush(stdout);
        Sum& sum = sums[{bend.name, degrees, k}];
        sum.volumes.push_back(figures.volume);
        sum.stretches.push_back(figures.stretch);
        sum.flickers.push_back(figures.flicker);
        sum.crossing += figures.crossing;
    }
}

void measure(const std::string& file, const Options& options, Sums& sums) {
    Character character(withWeights(sceneOf(file), options.anew), options.under);
    const std::string name = std::filesystem::path(file).stem().string();
    const Skeleton& skeleton = character.scene().skeleton;
    const std::vector<bool> weighted = weightedJoints(character.scene());
    std::vector<Bend> bends = bendsOf(skeleton, weighted);
    for (const Bend& bend : bends) {
        for (const double degrees : bend.degrees) {
            if (options.only <= 0.0 || degrees == options.only || bend.name == "twist") {
                measureBend(character, name, bend, degrees, sums);
            }
        }
    }
    if (!options.pictures.empty()) {
        if (const std::optional<Bend> fist = fistOf(skeleton, weighted)) {
            bends.push_back(*fist);
        }
        for (const Bend& bend : bends) {
            drawStrip(character, bend, options.pictures + "/" + name + "-" + bend.name + ".png");
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const Options options = optionsOf(argc, argv);
    Sums sums;
    std::printf("%-22s %-7s %4s %-9s %6s %5s %7s %7s\n", "file", "bend", "deg", "deformer", "vol %", "cross",
                "stretch", "flicker");
    for (const std::string& file : options.files) {
        measure(file, options, sums);
    }
    print(sums);
    return 0;
}
