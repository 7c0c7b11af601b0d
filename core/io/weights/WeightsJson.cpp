#include "core/io/source/JsonDepth.h"
#include "core/io/weights/WeightTexts.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace sinew {
namespace {

using Json = nlohmann::json;

std::string quotedJson(const std::string& name) {
    return Json(name).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string rowJson(std::span<const Influence> row) {
    std::string text(1, '[');
    for (const Influence& influence : row) {
        text += (text.size() > 1 ? ", [" : "[") + std::to_string(influence.joint) + ", " +
                nineDigits(static_cast<double>(influence.weight)) + ']';
    }
    return text + ']';
}

class WeightsJsonReader {
public:
    explicit WeightsJsonReader(const std::string& file)
        : m_file(file) {}

    Expected<FileWeights> read(const Json& json) {
        if (!json.is_object() || json.value("sinewWeights", Json()) != 1) {
            return weightsBroken(m_file, R"(it does not begin with "sinewWeights": 1)");
        }
        const Json joints = json.value("joints", Json());
        const Json parts = json.value("parts", Json());
        if (!joints.is_array() || !parts.is_array()) {
            return weightsBroken(m_file, R"("joints" and "parts" have to be lists)");
        }
        for (const Json& joint : joints) {
            if (!joint.is_string()) {
                return weightsBroken(m_file, R"("joints" has to be a list of names)");
            }
            m_result.joints.push_back(joint.get<std::string>());
        }
        for (const Json& part : parts) {
            if (const Expected<void> taken = takePart(part); !taken) {
                return fail(taken.error());
            }
        }
        return std::move(m_result);
    }

private:
    Expected<void> takePart(const Json& json) {
        FileWeightsPart part;
        const Json name = json.is_object() ? json.value("part", Json()) : Json();
        const Json rows = json.is_object() ? json.value("weights", Json()) : Json();
        if (!name.is_string() || name.get<std::string>().empty() || !rows.is_array()) {
            return weightsBroken(m_file, R"(a part has no "part" with its name, or no list of "weights")");
        }
        part.name = name.get<std::string>();
        part.vertexCount = rows.size();
        if (json.contains("vertices") && json["vertices"] != rows.size()) {
            return weightsBroken(m_file,
                                 "part " + part.name + R"( does not have as many "weights" as "vertices")");
        }
        for (std::size_t v = 0; v < rows.size(); ++v) {
            if (!takeRow(rows[v], part.rows[static_cast<std::uint32_t>(v)])) {
                return weightsBroken(m_file, "vertex " + std::to_string(v) + " of part " + part.name +
                                                 " is not a list of [joint, weight], with joints of its list "
                                                 "and weights from 0");
            }
        }
        m_result.parts.push_back(std::move(part));
        return {};
    }

    bool takeRow(const Json& json, std::vector<Influence>& row) const {
        if (!json.is_array()) {
            return false;
        }
        for (const Json& pair : json) {
            if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number_unsigned() ||
                !pair[1].is_number()) {
                return false;
            }
            const auto joint = pair[0].get<std::uint64_t>();
            const auto weight = pair[1].get<double>();
            if (joint >= m_result.joints.size() || !std::isfinite(weight) || weight < 0.0) {
                return false;
            }
            row.push_back({static_cast<std::int32_t>(joint), static_cast<float>(weight)});
        }
        return true;
    }

    const std::string& m_file;
    FileWeights m_result;
};

} // namespace

std::string weightsJson(const Scene& scene) {
    std::string joints;
    for (const std::string& name : fileJointNames(scene.skeleton)) {
        joints += (joints.empty() ? "" : ", ") + quotedJson(name);
    }
    std::string parts;
    const std::vector<std::string> names = filePartNames(scene);
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        const SkinWeights* weights = scene.parts[p].weights.get();
        if (weights == nullptr) {
            continue;
        }
        parts += (parts.empty() ? "\n" : ",\n") + std::string("{\"part\": ") + quotedJson(names[p]) +
                 ", \"vertices\": " + std::to_string(weights->vertexCount()) + ", \"weights\": [";
        for (std::size_t v = 0; v < weights->vertexCount(); ++v) {
            parts += (v == 0 ? "\n" : ",\n") + rowJson(weights->at(v));
        }
        parts += "\n]}";
    }
    return "{\n\"sinewWeights\": 1,\n\"joints\": [" + joints + "],\n\"parts\": [" + parts + "\n]\n}\n";
}

Expected<FileWeights> readWeightsJson(const std::string& text, const std::string& file) {
    const Json json = parseJson<Json>(text);
    return json.is_discarded() ? Expected<FileWeights>(weightsBroken(file, "it is not valid JSON"))
                               : WeightsJsonReader(file).read(json);
}

} // namespace sinew
