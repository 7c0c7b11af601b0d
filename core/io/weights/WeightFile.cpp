#include "core/io/weights/WeightFile.h"

#include "core/io/export/OutputSet.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/TextWords.h"
#include "core/io/weights/WeightImages.h"
#include "core/io/weights/WeightTexts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <system_error>

namespace sinew {

std::vector<std::string> distinctNames(std::vector<std::string> names) {
    for (std::string& name : names) {
        if (name.empty()) {
            name = "unnamed";
        }
    }
    std::set<std::string> taken(names.begin(), names.end());
    std::set<std::string> met;
    for (std::string& name : names) {
        if (met.insert(name).second) {
            continue;
        }
        int number = 2;
        while (!taken.insert(name + "." + std::to_string(number)).second) {
            ++number;
        }
        name += "." + std::to_string(number);
    }
    return names;
}

std::vector<std::string> filePartNames(const Scene& scene) {
    std::vector<std::string> names;
    names.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        names.push_back(part.mesh->name);
    }
    return distinctNames(std::move(names));
}

std::vector<std::string> fileJointNames(const Skeleton& skeleton) {
    std::vector<std::string> names;
    names.reserve(skeleton.joints.size());
    for (const Joint& joint : skeleton.joints) {
        names.push_back(joint.name);
    }
    return distinctNames(std::move(names));
}

std::vector<std::string> fileJointWords(const Skeleton& skeleton) {
    std::vector<std::string> names;
    for (const Joint& joint : skeleton.joints) {
        std::string name = joint.name;
        std::ranges::replace_if(
            name, [](char c) { return std::string_view(" \t\r\n\v\f").find(c) != std::string_view::npos; },
            '_');
        names.push_back(std::move(name));
    }
    return distinctNames(std::move(names));
}

namespace {

constexpr double kSumNoticed = 1e-3;   ///< further from 1 than rounded numbers of a text get
constexpr std::size_t kPlainRow = 256; ///< influences; longer ones are not worth a look for repeats

std::int32_t indexOfName(const std::vector<std::string>& names, const std::string& name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? kNone : static_cast<std::int32_t>(found - names.begin());
}

/// Adds a vertex; what sums to 1 already is not divided again, so that a written file gives the same bits.
/// Returns whether its sum was far from 1.
bool addRow(SkinWeightsBuilder& builder, std::vector<Influence> row) {
    std::ranges::sort(row, strongerInfluence);
    double sum = 0.0;
    bool same = row.size() <= kPlainRow;
    for (std::size_t i = 0; i < row.size(); ++i) {
        sum += static_cast<double>(row[i].weight);
        same = same && row[i].weight > 0.0F && std::ranges::count(row, row[i].joint, &Influence::joint) == 1;
    }
    constexpr double kFloatRounding = 1.0 / (1 << 23);
    if (same && std::abs(sum - 1.0) <= kFloatRounding * static_cast<double>(row.size())) {
        builder.addSame(row);
    } else {
        builder.add(row);
    }
    return sum > 0.0 && std::abs(sum - 1.0) > kSumNoticed;
}

class WeightFitter {
public:
    WeightFitter(const Scene& scene, const FileWeights& from, const std::string& file)
        : m_scene(scene)
        , m_from(from)
        , m_file(file) {
        const std::vector<std::string> names = fileJointNames(scene.skeleton);
        const std::vector<std::string> words = fileJointWords(scene.skeleton);
        for (const std::string& name : from.joints) {
            const std::int32_t joint = indexOfName(names, name);
            m_jointOf.push_back(joint != kNone ? joint : indexOfName(words, name));
        }
        for (const Part& part : scene.parts) {
            m_result.weights.push_back(part.weights);
        }
        m_result.changed.resize(scene.parts.size(), false);
    }

    Expected<FittedWeights> fit() {
        for (const FileWeightsPart& part : m_from.parts) {
            const Expected<void> fitted = part.name.empty() ? fitAll(part) : fitNamed(part);
            if (!fitted) {
                return fail(fitted.error());
            }
        }
        return std::move(m_result);
    }

private:
    Expected<void> fitNamed(const FileWeightsPart& part) {
        const std::vector<std::string> names = filePartNames(m_scene);
        const std::int32_t index = indexOfName(names, part.name);
        if (index == kNone) {
            std::string all;
            for (const std::string& name : names) {
                all += (all.empty() ? "" : ", ") + name;
            }
            return fail(ErrorCode::PartUnknown, {part.name, m_scene.sourceFile, all});
        }
        const auto p = static_cast<std::size_t>(index);
        const std::size_t count = m_scene.parts[p].mesh->vertexCount();
        if (Expected<void> checked = checkCounts(part, names[p], count); !checked) {
            return checked;
        }
        return fitRows(p, part.rows, 0);
    }

    /// A file without parts counts the vertices of all, one part after the other.
    Expected<void> fitAll(const FileWeightsPart& part) {
        Expected<void> checked = checkCounts(part, m_scene.sourceFile, vertexCount(m_scene));
        if (!checked) {
            return checked;
        }
        std::uint32_t first = 0;
        for (std::size_t p = 0; p < m_scene.parts.size(); ++p) {
            const auto next = first + static_cast<std::uint32_t>(m_scene.parts[p].mesh->vertexCount());
            const std::map<std::uint32_t, std::vector<Influence>> rows(part.rows.lower_bound(first),
                                                                       part.rows.lower_bound(next));
            if (Expected<void> fitted = fitRows(p, rows, first); !fitted) {
                return fitted;
            }
            first = next;
        }
        return {};
    }

    Expected<void> checkCounts(const FileWeightsPart& part, const std::string& name,
                               std::size_t count) const {
        if (part.vertexCount && *part.vertexCount != count) {
            return fail(ErrorCode::WeightCountsDiffer,
                        {m_file, std::to_string(*part.vertexCount), name, std::to_string(count)});
        }
        if (!part.rows.empty() && part.rows.rbegin()->first >= count) {
            return fail(ErrorCode::VertexUnknown, {std::to_string(part.rows.rbegin()->first), name,
                                                   std::to_string(count == 0 ? 0 : count - 1)});
        }
        return {};
    }

    Expected<void> fitRows(std::size_t part, const std::map<std::uint32_t, std::vector<Influence>>& rows,
                           std::uint32_t first) {
        SkinWeightsBuilder builder;
        std::vector<std::uint32_t> vertices;
        std::size_t normalised = 0;
        for (const auto& [vertex, influences] : rows) {
            std::vector<Influence> row;
            for (const Influence& influence : influences) {
                const auto j = static_cast<std::size_t>(influence.joint);
                if (m_jointOf[j] == kNone && influence.weight > 0.0F) {
                    return fail(ErrorCode::JointUnknown, {m_from.joints[j], m_file});
                }
                if (influence.weight > 0.0F) {
                    row.push_back({m_jointOf[j], influence.weight});
                }
            }
            normalised += addRow(builder, std::move(row)) ? 1 : 0;
            vertices.push_back(vertex - first);
        }
        if (!vertices.empty()) {
            put(part, vertices, builder.finish(), normalised);
        }
        return {};
    }

    void put(std::size_t part, const std::vector<std::uint32_t>& vertices, const SkinWeights& rows,
             std::size_t normalised) {
        const std::size_t count = m_scene.parts[part].mesh->vertexCount();
        const std::string& name = m_scene.parts[part].mesh->name;
        std::shared_ptr<const SkinWeights>& weights = m_result.weights[part];
        SkinWeightsBuilder empty;
        for (std::size_t v = 0; !weights && v < count; ++v) {
            empty.addSame({});
        }
        weights = std::make_shared<const SkinWeights>(
            replaceVertices(weights ? *weights : empty.finish(), vertices, rows));
        m_result.changed[part] = true;
        if (normalised > 0) {
            m_result.notices.push_back({NoticeCode::WeightsNormalised, name, normalised, {}});
        }
        if (const std::size_t bare = weights->unweightedCount(); bare > 0) {
            m_result.notices.push_back({NoticeCode::VerticesUnweighted, name, bare, {}});
        }
    }

    const Scene& m_scene;
    const FileWeights& m_from;
    const std::string& m_file;
    std::vector<std::int32_t> m_jointOf; ///< of the file's joints: the scene's
    FittedWeights m_result;
};

} // namespace

Expected<FittedWeights> fitWeights(const Scene& scene, const FileWeights& from, const std::string& file) {
    return WeightFitter(scene, from, file).fit();
}

namespace {

struct WeightText {
    const char* extension;
    std::string (*write)(const Scene& scene);
    Expected<FileWeights> (*read)(const std::string& text, const std::string& file);
};

constexpr std::array kWeightTexts{WeightText{".csv", weightsCsv, readWeightsCsv},
                                  WeightText{".json", weightsJson, readWeightsJson},
                                  WeightText{".txt", weightsRigNet, readWeightsRigNet}};

const WeightText* weightTextOf(const std::filesystem::path& file) {
    const std::string extension = lowerExtension(file);
    const auto* known = std::ranges::find_if(
        kWeightTexts, [&](const WeightText& text) { return text.extension == extension; });
    return known == kWeightTexts.end() ? nullptr : known;
}

Expected<FileWeights> readAny(const Scene& scene, const std::filesystem::path& named, Progress& progress) {
    std::error_code problem;
    const bool folder = std::filesystem::is_directory(named, problem);
    const std::filesystem::path file = folder ? named / kWeightIndex : named;
    const Expected<std::string> text = readTextFile(file, FileUse::Weights, progress);
    if (!text) {
        return fail(text.error());
    }
    const WeightText* known = weightTextOf(file);
    if (known == nullptr) {
        return fail(ErrorCode::FormatUnknown, {file.string(), lowerExtension(file)});
    }
    return known->read == readWeightsJson && isWeightIndex(*text)
               ? readWeightImages(scene, *text, file, progress)
               : known->read(*text, file.string());
}

Expected<std::vector<OutputFile>> weightOutputs(const Scene& scene, const std::filesystem::path& file,
                                                const WeightFileSettings& settings, Notices& notices,
                                                Progress& progress) {
    if (const WeightText* known = weightTextOf(file); known != nullptr) {
        return std::vector<OutputFile>{{file, known->write(scene)}};
    }
    return weightImages(scene, file, std::clamp(settings.imageSize, 16U, 4096U), notices, progress);
}

std::string listedExtensions() {
    std::string list;
    for (const std::string& extension : weightExtensions()) {
        list += (list.empty() ? "" : ", ") + extension;
    }
    return list;
}

/// All of them are in the folder; a text is what the user named.
Expected<void> addOutputs(std::vector<OutputFile> files, const std::filesystem::path* folder,
                          OutputSet& outputs) {
    if (folder != nullptr) {
        if (Expected<void> made = outputs.makeFolder(*folder); !made) {
            return made;
        }
        for (OutputFile& file : files) {
            file.beside = true;
        }
    }
    return outputs.add(files);
}

} // namespace

bool namesWeightImages(const std::filesystem::path& file) {
    std::error_code problem;
    return !file.has_extension() || std::filesystem::is_directory(file, problem);
}

std::vector<std::string> weightExtensions() {
    std::vector<std::string> extensions;
    extensions.reserve(kWeightTexts.size());
    for (const WeightText& text : kWeightTexts) {
        extensions.emplace_back(text.extension);
    }
    return extensions;
}

Expected<FittedWeights> readWeights(const Scene& scene, const std::filesystem::path& file,
                                    Progress& progress) {
    const Expected<FileWeights> read = readAny(scene, file, progress);
    return read ? fitWeights(scene, *read, file.string()) : fail(read.error());
}

Expected<Notices> writeWeights(const Scene& scene, const std::filesystem::path& file,
                               const WeightFileSettings& settings, Progress& progress,
                               std::vector<std::filesystem::path>* written, OutputSet* outputs) {
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        return fail(ErrorCode::NoWeights, {scene.sourceFile});
    }
    const bool folder = namesWeightImages(file);
    if (!folder && weightTextOf(file) == nullptr) {
        return fail(ErrorCode::FormatNotWritable, {file.string(), lowerExtension(file), listedExtensions()});
    }
    Notices notices;
    Expected<std::vector<OutputFile>> files = weightOutputs(scene, file, settings, notices, progress);
    if (!files) {
        return fail(files.error());
    }
    for (const OutputFile& output : *files) {
        if (written != nullptr) {
            written->push_back(output.path);
        }
    }
    OutputSet alone;
    Expected<void> done =
        addOutputs(std::move(*files), folder ? &file : nullptr, outputs != nullptr ? *outputs : alone);
    if (done && outputs == nullptr) {
        done = alone.place(progress);
    }
    if (!done) {
        return fail(done.error());
    }
    return notices;
}

} // namespace sinew
