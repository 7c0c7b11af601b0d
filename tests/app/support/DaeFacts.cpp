#include "tests/app/support/FactTexts.h"

#include <QByteArray>

#include <cmath>

namespace sinew::test {

ConversionFacts factsOfDae(const std::string& text) {
    ConversionFacts facts;
    for (const auto& [key, words] : {std::pair{"normals", "semantic='NORMAL'"},
                                     {"tangents", "semantic='TEXTANGENT'"},
                                     {"colors", "semantic='COLOR'"},
                                     {"weights", "<vertex_weights"},
                                     {"clips", "turn.ANGLE"},
                                     {"shapes", "<morph "},
                                     {"shapeClips", "target='shape-weights(0)'"},
                                     {"otherMap", "<specular><texture"},
                                     {"wraps", "<wrap_s>CLAMP"},
                                     {"cameras", "<camera "},
                                     {"lights", "<light "},
                                     {"extras", "<owner>"},
                                     {"copyright", "<copyright>"}}) {
        if (text.find(words) != std::string::npos) {
            facts[key] = "yes";
        }
    }
    facts["nodePose"] =
        rounded(numbersOf(between(text, "<rotate sid='turn'>1 0 0 ", "<")).at(0) * std::acos(-1.0) / 180.0);
    facts["shapeWeight"] = rounded(
        numbersOf(between(between(text, "<source id='shape-weights'>", "</source>"), ">", "<")).at(0));
    facts["polygons"] = text.find("<vcount>4</vcount>") == std::string::npos ? "triangles" : "polygons";
    facts["uvs"] = text.find("set='1'") == std::string::npos ? "1" : "2";
    facts["skeleton"] = std::to_string(QByteArray::fromStdString(text).count("type='JOINT'"));
    const std::vector<double> color = numbersOf(between(text, "<diffuse><color>", "</color>"));
    facts["color"] = rounded(color.at(0)) + rounded(color.at(1)) + rounded(color.at(2));
    facts["blend"] =
        rounded(numbersOf(between(text, "<transparent opaque='A_ONE'><color>", "</color>")).at(3));
    for (const auto& [key, slot] : {std::pair{"baseMap", "<diffuse>"},
                                    {"normalMap", "<bump>"},
                                    {"emissiveMap", "<emission>"},
                                    {"opacityMap", "<transparent opaque='A_ONE'>"}}) {
        const std::string name = between(text, std::string(slot) + "<texture texture='", "'");
        facts[key] = name.substr(0, name.find('-')); // a sampler is named after the image
    }
    return facts;
}

} // namespace sinew::test
