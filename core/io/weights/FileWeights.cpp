#include "core/io/weights/FileWeights.h"

#include "core/io/skeleton/SkeletonFile.h"

#include <algorithm>
#include <cmath>

namespace sinew {

std::vector<std::string> filePartNames(const Scene& scene) {
    std::vector<std::string> names;
    names.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        names.push_back(part.mesh->name);
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

} // namespace sinew
