#include "core/io/weights/WeightTexts.h"

#include "core/base/ReadNumber.h"
#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/JsonDepth.h"
#include "core/io/source/TextWords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace sinew {
namespace {

constexpr std::array<std::string_view, 4> kCsvColumns{"part", "vertex", "joint", "weight"};

std::string csvField(const std::string& name) {
    if (name.find_first_of(",;\t\"\r\n") == std::string::npos) {
        return name;
    }
    std::string field(1, '"');
    for (const char c : name) {
        field += c == '"' ? "\"\"" : std::string(1, c);
    }
    return field + '"';
}

/// Lines of fields; quotes may hold separators and line ends.
class CsvLines {
public:
    CsvLines(std::string_view text, char separator)
        : m_rest(text)
        , m_separator(separator) {}

    bool atEnd() const { return m_rest.empty(); }

    std::vector<std::string> next() {
        std::vector<std::string> fields(1);
        bool quoted = false;
        while (!m_rest.empty()) {
            const char c = m_rest.front();
            m_rest.remove_prefix(1);
            if (quoted && c == '"' && m_rest.starts_with('"')) {
                fields.back() += c;
                m_rest.remove_prefix(1);
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && c == '\n') {
                break;
            } else if (!quoted && c == m_separator) {
                fields.emplace_back();
            } else if (quoted || c != '\r') {
                fields.back() += c;
            }
        }
        return fields;
    }

private:
    std::string_view m_rest;
    char m_separator;
};

class WeightsCsvReader {
public:
    WeightsCsvReader(std::string_view text, char separator, const std::string& file)
        : m_lines(text, separator)
        , m_file(file) {}

    Expected<FileWeights> read() {
        const std::vector<std::string> head = m_lines.next();
        for (std::size_t c = 0; c < kCsvColumns.size(); ++c) {
            const auto found = std::ranges::find(head, kCsvColumns[c], columnName);
            m_columns[c] = static_cast<std::size_t>(found - head.begin());
            if (found == head.end() && c > 0) {
                return weightsBroken(m_file, "its first line has no column " + std::string(kCsvColumns[c]) +
                                                 "; it has to be part,vertex,joint,weight");
            }
        }
        m_fieldCount = head.size();
        for (std::size_t line = 2; !m_lines.atEnd(); ++line) {
            const std::vector<std::string> fields = m_lines.next();
            if (fields.size() == 1 && fields[0].empty()) {
                continue;
            }
            if (const std::string what = take(fields); !what.empty()) {
                return weightsBroken(m_file, "line " + std::to_string(line) + ": " + what);
            }
        }
        return std::move(m_result);
    }

private:
    /// "Weight " is the column weight too.
    static std::string columnName(const std::string& field) {
        return lowerWord(ImportWords(field).restOfLine());
    }

    /// What is wrong with a line; empty: nothing.
    std::string take(const std::vector<std::string>& fields) {
        if (fields.size() != m_fieldCount) {
            return "it has " + std::to_string(fields.size()) + " fields, not " + std::to_string(m_fieldCount);
        }
        const std::string& number = fields[m_columns[1]];
        std::uint32_t vertex = 0;
        const auto [end, error] = readNumber(number, vertex);
        if (error != std::errc() || end != number.data() + number.size()) {
            return inQuotes(number) + " is not the number of a vertex";
        }
        const std::string& joint = fields[m_columns[2]];
        const std::string& value = fields[m_columns[3]];
        const bool named = m_columns[0] < fields.size();
        if (named && fields[m_columns[0]].empty()) {
            return "it names no part";
        }
        std::vector<Influence>& row = partNamed(named ? fields[m_columns[0]] : std::string()).rows[vertex];
        if (joint.empty() && value.empty()) {
            return {}; // unweighted
        }
        const std::optional<double> weight = looseNumber(value);
        if (!weight || *weight < 0.0) {
            return inQuotes(value) + " is not a weight from 0";
        }
        row.push_back({jointNamed(joint), static_cast<float>(*weight)});
        return {};
    }

    FileWeightsPart& partNamed(const std::string& name) {
        const auto [known, added] = m_partOf.try_emplace(name, m_result.parts.size());
        if (added) {
            m_result.parts.push_back({name, std::nullopt, {}});
        }
        return m_result.parts[known->second];
    }

    std::int32_t jointNamed(const std::string& name) {
        const auto [known, added] =
            m_jointOf.try_emplace(name, static_cast<std::int32_t>(m_result.joints.size()));
        if (added) {
            m_result.joints.push_back(name);
        }
        return known->second;
    }

    CsvLines m_lines;
    const std::string& m_file;
    std::array<std::size_t, kCsvColumns.size()> m_columns{};
    std::size_t m_fieldCount = 0;
    FileWeights m_result;
    std::unordered_map<std::string, std::size_t> m_partOf;
    std::unordered_map<std::string, std::int32_t> m_jointOf;
};

} // namespace

std::string weightsCsv(const Scene& scene) {
    std::string text = "part,vertex,joint,weight\n";
    std::vector<std::string> joints = fileJointNames(scene.skeleton);
    std::ranges::transform(joints, joints.begin(), csvField);
    const std::vector<std::string> names = filePartNames(scene);
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        const SkinWeights* weights = scene.parts[p].weights.get();
        for (std::size_t v = 0; weights != nullptr && v < weights->vertexCount(); ++v) {
            const std::string begin = csvField(names[p]) + ',' + std::to_string(v) + ',';
            for (const Influence& influence : weights->at(v)) {
                text += begin + joints[static_cast<std::size_t>(influence.joint)] + ',' +
                        nineDigits(static_cast<double>(influence.weight)) + '\n';
            }
            text += weights->at(v).empty() ? begin + ",\n" : std::string();
        }
    }
    return text;
}

Expected<FileWeights> readWeightsCsv(const std::string& text, const std::string& file) {
    const std::string plain = plainText(text);
    const std::string_view head = std::string_view(plain).substr(0, plain.find('\n'));
    const char separator = head.find(';') != std::string_view::npos    ? ';'
                           : head.find('\t') != std::string_view::npos ? '\t'
                                                                       : ',';
    return WeightsCsvReader(plain, separator, file).read();
}

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

namespace {

std::string rigNetSkeleton(const Skeleton& skeleton, const std::vector<std::string>& names) {
    std::string text;
    std::string root;
    std::string bones;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        text += "joints " + names[j];
        for (const double coordinate : skeleton.position(j)) {
            text += ' ' + nineDigits(coordinate);
        }
        text += '\n';
        const std::int32_t parent = skeleton.joints[j].parent;
        if (parent == kNone) {
            root = root.empty() ? "root " + names[j] + '\n' : root; // RigNet knows one
        } else {
            bones += "hier " + names[static_cast<std::size_t>(parent)] + ' ' + names[j] + '\n';
        }
    }
    return text + root + bones;
}

} // namespace

std::string weightsRigNet(const Scene& scene) {
    const std::vector<std::string> names = fileJointWords(scene.skeleton);
    std::string text = rigNetSkeleton(scene.skeleton, names);
    std::size_t first = 0;
    for (const Part& part : scene.parts) {
        const std::size_t count = part.mesh->vertexCount();
        for (std::size_t v = 0; v < count; ++v) {
            text += "skin " + std::to_string(first + v);
            for (const Influence& influence :
                 part.weights ? part.weights->at(v) : std::span<const Influence>()) {
                text += ' ' + names[static_cast<std::size_t>(influence.joint)] + ' ' +
                        nineDigits(static_cast<double>(influence.weight));
            }
            text += '\n';
        }
        first += count;
    }
    return text;
}

Expected<FileWeights> readWeightsRigNet(const std::string& text, const std::string& file) {
    Expected<RigNetText> rig = parseRigNet(text, file, ErrorCode::WeightsBroken);
    if (!rig) {
        return fail(rig.error());
    }
    if (rig->skin.empty()) {
        return weightsBroken(file, "it has no line that begins with skin");
    }
    FileWeights weights;
    weights.joints = std::move(rig->names);
    const std::size_t count = std::size_t{rig->skin.rbegin()->first} + 1;
    weights.parts.push_back({"", count, std::move(rig->skin)});
    return weights;
}

} // namespace sinew
