#include "tests/io/support/FlatReaders.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <sstream>

namespace sinew::test {
namespace {

using Vector = Eigen::Vector2d;
using Plane = Eigen::Affine2d;
using Json = nlohmann::json;

/// Brackets that are open at the end of a text; 1000 more where a quotation mark is.
int openBrackets(const std::string& text) {
    int open = 0;
    bool inQuotes = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        i += inQuotes && c == '\\' ? 1 : 0;
        inQuotes = c == '"' ? !inQuotes : inQuotes;
        const bool outside = !inQuotes && c != '"';
        open += outside && (c == '(' || c == '[' || c == '{') ? 1 : 0;
        open -= outside && (c == ')' || c == ']' || c == '}') ? 1 : 0;
    }
    return open + (inQuotes ? 1000 : 0);
}

/// Words that a text has in quotation marks.
std::vector<std::string> wordsIn(const std::string& text) {
    std::vector<std::string> words;
    bool inQuotes = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') {
            inQuotes = !inQuotes;
            if (inQuotes) {
                words.emplace_back();
            }
        } else if (inQuotes) {
            i += text[i] == '\\' ? 1 : 0;
            words.back() += text[i];
        }
    }
    return words;
}

GodotSection sectionOf(const std::string& heading) {
    GodotSection section;
    section.kind = heading.substr(1, heading.find(' ') - 1);
    const std::vector<std::string> words = wordsIn(heading);
    std::string rest = heading;
    std::size_t word = 0;
    for (std::size_t at = rest.find('='); at != std::string::npos; at = rest.find('=')) {
        const std::size_t begin = rest.find_last_of(' ', at) + 1;
        const std::string key = rest.substr(begin, at - begin);
        const bool inQuotes = rest[at + 1] == '"';
        section.heading[key] =
            inQuotes ? words[word++] : rest.substr(at + 1, rest.find_first_of(" ]", at) - at - 1);
        std::size_t end = at + 1;
        for (bool open = inQuotes; open;) {
            ++end;
            open = rest[end] != '"';
            end += rest[end] == '\\' ? 1 : 0;
        }
        rest = rest.substr(end + 1);
    }
    return section;
}

/// The value of a channel between its keys.
Vector between(const std::vector<double>& times, const std::vector<Vector>& values, double time) {
    const auto after = std::ranges::upper_bound(times, time);
    if (after == times.begin() || after == times.end()) {
        return after == times.end() ? values.back() : values.front();
    }
    const auto k = static_cast<std::size_t>(after - times.begin());
    const double fraction = (time - times[k - 1]) / (times[k] - times[k - 1]);
    return values[k - 1] + fraction * (values[k] - values[k - 1]);
}

Plane planeOf(const Vector& position, double turn, double shear, const Vector& scale) {
    Plane plane;
    plane.linear().col(0) = scale.x() * Vector(std::cos(turn), std::sin(turn));
    plane.linear().col(1) = scale.y() * Vector(-std::sin(turn + shear), std::cos(turn + shear));
    plane.translation() = position;
    plane.makeAffine();
    return plane;
}

/// A bone of a Godot scene.
struct GodotBone {
    std::string path; ///< below the skeleton
    std::string above;
    Plane rest;
    Vector position;
    double turn = 0.0;
    double shear = 0.0;
    Vector scale = Vector::Ones();
    Plane modelFromRest;
    Plane model;
};

std::vector<GodotBone> bonesOf(const std::vector<GodotSection>& scene) {
    std::vector<GodotBone> bones;
    for (const GodotSection& section : scene) {
        if (section.kind != "node" || section.heading.at("type") != "Bone2D") {
            continue;
        }
        GodotBone bone;
        const std::string parent = section.heading.at("parent");
        bone.above = parent == "Skeleton2D" ? "" : parent.substr(std::string("Skeleton2D/").size());
        bone.path = (bone.above.empty() ? "" : bone.above + '/') + section.heading.at("name");
        const std::vector<double> rest = numbersIn(section.lines.at("rest"));
        bone.rest.linear() << rest[0], rest[2], rest[1], rest[3];
        bone.rest.translation() = Vector(rest[4], rest[5]);
        bone.rest.makeAffine();
        const std::vector<double> position = numbersIn(section.lines.at("position"));
        bone.position = {position[0], position[1]};
        bone.turn = numbersIn(section.lines.at("rotation"))[0];
        bones.push_back(bone);
    }
    return bones;
}

void applyTrack(std::vector<GodotBone>& bones, const GodotSection& animation, const std::string& track,
                double seconds) {
    const std::string path = wordsIn(animation.lines.at(track + "path"))[0];
    const std::size_t colon = path.rfind(':');
    const std::string property = path.substr(colon + 1);
    const std::string node = path.substr(11, colon - 11); // behind "Skeleton2D/"
    const std::string keys = animation.lines.at(track + "keys");
    const std::size_t transitions = keys.find("\"transitions\"");
    const std::size_t update = keys.find("\"update\"");
    const std::vector<double> times = numbersIn(keys.substr(0, transitions));
    const std::vector<double> numbers = numbersIn(keys.substr(keys.find("\"values\"", update)));
    std::vector<Vector> values;
    const bool pairs = property == "position" || property == "scale";
    for (std::size_t k = 0; k < times.size(); ++k) {
        values.emplace_back(pairs ? Vector(numbers.at(2 * k), numbers.at(2 * k + 1))
                                  : Vector(numbers.at(k), 0.0));
    }
    const Vector value = between(times, values, seconds);
    for (GodotBone& bone : bones) {
        if (bone.path == node) {
            bone.position = property == "position" ? value : bone.position;
            bone.scale = property == "scale" ? value : bone.scale;
            bone.shear = property == "skew" ? value.x() : bone.shear;
            bone.turn = property == "rotation"           ? value.x()
                        : property == "rotation_degrees" ? value.x() * std::numbers::pi / 180.0
                                                         : bone.turn;
        }
    }
}

std::vector<Vector> points(const std::string& text) {
    const std::vector<double> numbers = numbersIn(text);
    std::vector<Vector> result;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
        result.emplace_back(numbers[i], numbers[i + 1]);
    }
    return result;
}

/// Weights of each bone that a polygon names, by its path.
std::map<std::string, std::vector<double>> weightsOf(const std::string& text) {
    const std::vector<std::string> paths = wordsIn(text);
    std::map<std::string, std::vector<double>> weights;
    std::size_t at = 0;
    for (const std::string& path : paths) {
        at = text.find("Array(", at + 1);
        weights[path] = numbersIn(text.substr(at + 5, text.find(')', at) - at - 5));
    }
    return weights;
}

std::vector<Vector> skinned(const std::vector<Vector>& bound,
                            const std::map<std::string, std::vector<double>>& weights,
                            const std::vector<GodotBone>& bones) {
    std::vector<Vector> result(bound.size(), Vector::Zero());
    for (const auto& [path, ofVertices] : weights) {
        const auto bone = std::ranges::find(bones, path, &GodotBone::path);
        for (std::size_t v = 0; v < bound.size(); ++v) {
            result[v] += ofVertices.at(v) * (bone->model * bone->modelFromRest.inverse() * bound[v]);
        }
    }
    return result;
}

void placeBones(std::vector<GodotBone>& bones) {
    for (GodotBone& bone : bones) {
        const auto above = std::ranges::find(bones, bone.above, &GodotBone::path);
        const Plane own = planeOf(bone.position, bone.turn, bone.shear, bone.scale);
        bone.modelFromRest = above == bones.end() ? bone.rest : above->modelFromRest * bone.rest;
        bone.model = above == bones.end() ? own : above->model * own;
    }
}

/// A channel of a DragonBones timeline at a frame.
Vector channelAt(const Json& frames, double frame, const char* x, const char* y, double usual) {
    std::vector<double> times;
    std::vector<Vector> values;
    double start = 0.0;
    for (const Json& key : frames) {
        times.push_back(start);
        values.emplace_back(key.value(x, usual), key.value(y, usual));
        start += key.at("duration").get<double>();
    }
    return between(times, values, frame);
}

std::map<std::string, Plane> dragonBones(const Json& armature, const Json& timelines, double frame) {
    std::map<std::string, Plane> placed;
    for (const Json& bone : armature.at("bone")) {
        const Json transform = bone.value("transform", Json::object());
        Vector position(transform.value("x", 0.0), transform.value("y", 0.0));
        double turn = transform.value("skY", 0.0);
        Vector scale = Vector::Ones();
        double shear = transform.value("skX", 0.0) - turn;
        for (const Json& timeline : timelines) {
            if (timeline.at("name") != bone.at("name")) {
                continue;
            }
            if (timeline.contains("translateFrame")) {
                position += channelAt(timeline["translateFrame"], frame, "x", "y", 0.0);
            }
            if (timeline.contains("rotateFrame")) {
                const Vector turned = channelAt(timeline["rotateFrame"], frame, "rotate", "skew", 0.0);
                turn += turned.x();
                shear += turned.y();
            }
            if (timeline.contains("scaleFrame")) {
                scale = channelAt(timeline["scaleFrame"], frame, "x", "y", 1.0);
            }
        }
        constexpr double kRadians = std::numbers::pi / 180.0;
        const Plane own = planeOf(position, turn * kRadians, shear * kRadians, scale);
        const std::string parent = bone.value("parent", std::string());
        placed[bone.at("name")] = parent.empty() ? own : placed.at(parent) * own;
    }
    return placed;
}

std::vector<Vector> pairsOf(const Json& numbers) {
    std::vector<Vector> result;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
        result.emplace_back(numbers[i].get<double>(), numbers[i + 1].get<double>());
    }
    return result;
}

std::vector<Vector> dragonMesh(const Json& mesh, const Json& armature,
                               const std::map<std::string, Plane>& bones) {
    const std::vector<Vector> bound = pairsOf(mesh.at("vertices"));
    if (!mesh.contains("weights")) {
        return bound;
    }
    std::map<std::size_t, Plane> poses;
    for (std::size_t i = 0; i < mesh.at("bonePose").size(); i += 7) {
        const auto number = [&](std::size_t n) { return mesh["bonePose"][i + n].get<double>(); };
        Plane pose;
        pose.linear() << number(1), number(3), number(2), number(4);
        pose.translation() = Vector(number(5), number(6));
        pose.makeAffine();
        poses[mesh["bonePose"][i].get<std::size_t>()] = pose;
    }
    std::vector<Vector> result;
    std::size_t at = 0;
    for (const Vector& vertex : bound) {
        Vector sum = Vector::Zero();
        for (auto left = mesh["weights"][at++].get<std::size_t>(); left > 0; --left) {
            const auto bone = mesh["weights"][at++].get<std::size_t>();
            const double weight = mesh["weights"][at++].get<double>();
            const std::string name = armature["bone"][bone]["name"];
            sum += weight * (bones.at(name) * poses.at(bone).inverse() * vertex);
        }
        result.push_back(sum);
    }
    return result;
}

} // namespace

std::vector<double> numbersIn(const std::string& text) {
    std::vector<double> numbers;
    bool inQuotes = false;
    for (std::size_t i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        inQuotes = c == '"' ? !inQuotes : inQuotes;
        if (!inQuotes && std::isalpha(c) != 0) { // the name of a type may end in a digit
            i = std::min(text.find_first_of("(\",: \n", i), text.size());
        } else if (!inQuotes && (std::isdigit(c) != 0 || c == '-')) {
            const std::size_t end = std::min(text.find_first_not_of("-+.0123456789e", i), text.size());
            numbers.push_back(QString::fromStdString(text.substr(i, end - i)).toDouble());
            i = end;
        } else {
            ++i;
        }
    }
    return numbers;
}

std::vector<GodotSection> godotSections(const std::string& text) {
    std::vector<GodotSection> sections;
    std::istringstream lines(text);
    std::string pending;
    for (std::string line; std::getline(lines, line);) {
        pending += (pending.empty() ? "" : "\n") + line;
        if (openBrackets(pending) != 0) {
            continue;
        }
        if (pending.starts_with('[')) {
            sections.push_back(sectionOf(pending));
        } else if (const std::size_t at = pending.find(" = "); at != std::string::npos && !sections.empty()) {
            const std::string key = pending.substr(0, at);
            sections.back().lines[key.starts_with('"') ? wordsIn(key)[0] : key] = pending.substr(at + 3);
        } else if (!pending.empty()) {
            return {};
        }
        pending.clear();
    }
    return pending.empty() ? sections : std::vector<GodotSection>();
}

std::vector<ShownPiece> showGodot(const std::vector<GodotSection>& scene, const std::string& clip,
                                  double seconds) {
    std::vector<GodotBone> bones = bonesOf(scene);
    for (const GodotSection& section : scene) {
        if (section.kind == "sub_resource" && section.heading.at("type") == "Animation" &&
            wordsIn(section.lines.at("resource_name"))[0] == clip) {
            for (int track = 0;; ++track) {
                const std::string name = "tracks/" + std::to_string(track) + '/';
                if (!section.lines.contains(name + "keys")) {
                    break;
                }
                applyTrack(bones, section, name, seconds);
            }
        }
    }
    placeBones(bones);
    std::vector<ShownPiece> pieces;
    for (const GodotSection& section : scene) {
        if (section.kind == "node" && section.heading.at("type") == "Polygon2D") {
            const std::vector<Vector> bound = points(section.lines.at("polygon"));
            pieces.push_back(
                {section.heading.at("name"), section.lines.contains("bones")
                                                 ? skinned(bound, weightsOf(section.lines.at("bones")), bones)
                                                 : bound});
        }
    }
    return pieces;
}

std::vector<ShownPiece> showDragonBones(const Json& file, const std::string& clip, double frame) {
    const Json& armature = file.at("armature").at(0);
    Json timelines = Json::array();
    for (const Json& animation : armature.at("animation")) {
        timelines = animation.at("name") == clip ? animation.at("bone") : timelines;
    }
    const std::map<std::string, Plane> bones = dragonBones(armature, timelines, frame);
    std::vector<ShownPiece> pieces;
    for (const Json& slot : armature.at("slot")) {
        for (const Json& shown : armature.at("skin").at(0).at("slot")) {
            if (shown.at("name") == slot.at("name")) {
                pieces.push_back({slot.at("name"), dragonMesh(shown.at("display").at(0), armature, bones)});
            }
        }
    }
    return pieces;
}

} // namespace sinew::test
