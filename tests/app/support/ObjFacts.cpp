#include "tests/app/support/FactTexts.h"

#include <QByteArray>

#include <algorithm>
#include <cmath>
#include <sstream>

namespace sinew::test {
namespace {

void addMtlFacts(const std::string& mtl, ConversionFacts& facts) {
    std::istringstream lines(mtl);
    std::string material;
    for (std::string line; std::getline(lines, line);) {
        const std::string key = line.substr(0, line.find(' '));
        const std::string value = line.substr(line.rfind(' ') + 1);
        material = key == "newmtl" ? value : material;
        if (key == "Kd" && material == "skin") {
            const std::vector<double> color = numbersOf(line.substr(2));
            facts["color"] = rounded(color.at(0)) + rounded(color.at(1)) + rounded(color.at(2));
        } else if (key == "Pr") {
            facts["gloss"] = "metallic and roughness";
        } else if (key == "d") {
            facts["blend"] = rounded(QByteArray::fromStdString(value).toDouble());
        } else if (key == "map_Ks") {
            facts["otherMap"] = "yes";
        }
        for (const auto& [fact, map] : {std::pair{"baseMap", "map_Kd"},
                                        {"normalMap", "map_Bump"},
                                        {"emissiveMap", "map_Ke"},
                                        {"opacityMap", "map_d"}}) {
            if (key == map) {
                facts[fact] = value.substr(0, value.find('.'));
            }
        }
        for (const auto& [fact, option] : {std::pair{"wraps", " -clamp on"}, {"transforms", " -s 2"}}) {
            if (line.find(option) != std::string::npos) {
                facts[fact] = "yes";
            }
        }
    }
}

} // namespace

ConversionFacts factsOfObj(const std::string& text, const std::string& mtl) {
    ConversionFacts facts;
    addMtlFacts(mtl, facts);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("f ")) {
            const auto corners = std::ranges::count(line, ' ');
            facts["polygons"] = corners > 3 || facts["polygons"] == "polygons" ? "polygons" : "triangles";
        } else if (line.starts_with("v ") && std::ranges::count(line, ' ') == 6) {
            facts["colors"] = "yes";
        } else if (line.starts_with("vn ")) {
            facts["normals"] = "yes";
        } else if (line.starts_with("vt ")) {
            facts["uvs"] = std::string(1, '1');
            if (std::abs(numbersOf(line.substr(2)).at(0) - kMovedU) < 1e-6) {
                facts["transforms"] = "in the UVs";
            }
        }
    }
    return facts;
}

} // namespace sinew::test
