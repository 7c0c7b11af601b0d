#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

void sumRepeatedJoints(std::vector<std::pair<std::int32_t, double>>& sums) {
    std::sort(sums.begin(), sums.end());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        if (kept > 0 && sums[kept - 1].first == sums[i].first) {
            sums[kept - 1].second += sums[i].second;
        } else {
            sums[kept++] = sums[i];
        }
    }
    sums.resize(kept);
}

} // namespace

std::size_t SkinWeights::unweightedCount() const {
    std::size_t count = 0;
    for (std::size_t p = 0; p < vertexCount(); ++p) {
        count += at(p).empty() ? 1 : 0;
    }
    return count;
}

std::size_t SkinWeights::largestInfluenceCount() const {
    std::size_t max = 0;
    for (std::size_t p = 0; p < vertexCount(); ++p) {
        max = std::max(max, at(p).size());
    }
    return max;
}

void SkinWeightsBuilder::reserve(std::size_t vertices, std::size_t influences) {
    m_result.m_offsets.reserve(vertices + 1);
    m_result.m_influences.reserve(influences);
}

double SkinWeightsBuilder::add(std::span<const Influence> influences) {
    takeFractions(influences);
    if (m_sums.size() > 1) {
        sumRepeatedJoints(m_sums);
    }
    return addAlong();
}

double SkinWeightsBuilder::addDistinct(std::span<const Influence> influences) {
    takeFractions(influences);
    return addAlong();
}

void SkinWeightsBuilder::takeFractions(std::span<const Influence> influences) {
    m_sums.clear();
    for (const Influence& influence : influences) {
        if (influence.joint >= 0 && std::isfinite(influence.weight) && influence.weight > 0.0F) {
            m_sums.emplace_back(influence.joint, static_cast<double>(influence.weight));
        }
    }
}

double SkinWeightsBuilder::addAlong() {
    double sum = 0.0;
    for (const auto& [joint, weighted] : m_sums) {
        sum += weighted;
    }
    const auto first = static_cast<std::ptrdiff_t>(m_result.m_influences.size());
    for (const auto& [joint, weighted] : m_sums) {
        const auto weight = static_cast<float>(weighted / sum);
        if (weight > 0.0F) { // a fraction can be so small that it rounds to nothing
            m_result.m_influences.push_back({joint, weight});
        }
    }
    std::sort(m_result.m_influences.begin() + first, m_result.m_influences.end(), strongerInfluence);
    m_result.m_offsets.push_back(static_cast<std::uint32_t>(m_result.m_influences.size()));
    return sum;
}

void SkinWeightsBuilder::addSame(std::span<const Influence> influences) {
    m_result.m_influences.insert(m_result.m_influences.end(), influences.begin(), influences.end());
    m_result.m_offsets.push_back(static_cast<std::uint32_t>(m_result.m_influences.size()));
}

SkinWeights SkinWeightsBuilder::finish() {
    SkinWeights result = std::move(m_result);
    m_result = SkinWeights();
    return result;
}

SkinWeights unweighted(std::size_t vertices) {
    SkinWeightsBuilder builder;
    for (std::size_t v = 0; v < vertices; ++v) {
        builder.add({});
    }
    return builder.finish();
}

SkinWeights joinWeights(std::span<const SkinWeights> pieces) {
    SkinWeights result;
    std::size_t vertices = 0;
    std::size_t influences = 0;
    for (const SkinWeights& piece : pieces) {
        vertices += piece.vertexCount();
        influences += piece.m_influences.size();
    }
    result.m_offsets.reserve(vertices + 1);
    result.m_influences.reserve(influences);
    for (const SkinWeights& piece : pieces) {
        const auto before = static_cast<std::uint32_t>(result.m_influences.size());
        for (std::size_t p = 1; p < piece.m_offsets.size(); ++p) {
            result.m_offsets.push_back(before + piece.m_offsets[p]);
        }
        result.m_influences.insert(result.m_influences.end(), piece.m_influences.begin(),
                                   piece.m_influences.end());
    }
    return result;
}

SkinWeights gatherWeights(const SkinWeights& weights, std::span<const std::uint32_t> vertices) {
    SkinWeights result;
    result.m_offsets.reserve(vertices.size() + 1);
    std::size_t total = 0;
    for (const std::uint32_t vertex : vertices) {
        total += weights.at(vertex).size();
        result.m_offsets.push_back(static_cast<std::uint32_t>(total));
    }
    result.m_influences.reserve(total);
    for (const std::uint32_t vertex : vertices) {
        const std::span<const Influence> influences = weights.at(vertex);
        result.m_influences.insert(result.m_influences.end(), influences.begin(), influences.end());
    }
    return result;
}

SkinWeights replaceVertices(const SkinWeights& weights, std::span<const std::uint32_t> vertices,
                            const SkinWeights& replacements) {
    SkinWeights result;
    std::vector<Influence>& influences = result.m_influences;
    result.m_offsets.reserve(weights.m_offsets.size());
    influences.reserve(weights.m_influences.size() + replacements.m_influences.size());
    std::size_t next = 0; // vertex not taken over yet
    const auto takeUntil = [&](std::size_t end) {
        const auto first = weights.m_influences.begin();
        const auto shift = static_cast<std::uint32_t>(influences.size()) - weights.m_offsets[next];
        influences.insert(influences.end(), first + weights.m_offsets[next], first + weights.m_offsets[end]);
        for (std::size_t p = next; p < end; ++p) {
            result.m_offsets.push_back(weights.m_offsets[p + 1] + shift); // modulo 2^32, as it should be
        }
    };
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        takeUntil(vertices[i]);
        const std::span<const Influence> replacement = replacements.at(i);
        influences.insert(influences.end(), replacement.begin(), replacement.end());
        result.m_offsets.push_back(static_cast<std::uint32_t>(influences.size()));
        next = vertices[i] + 1;
    }
    takeUntil(weights.vertexCount());
    return result;
}

std::size_t keptByLimit(std::span<const Influence> influences, std::size_t limit) {
    if (limit == 0 || influences.size() <= limit) {
        return influences.size();
    }
    constexpr float kEqual = 1.001F;
    std::size_t kept = limit;
    while (kept > 0 && influences[kept - 1].weight <= kEqual * influences[limit].weight) {
        --kept;
    }
    return kept > 0 ? kept : limit;
}

SkinWeights limitInfluences(const SkinWeights& weights, std::size_t limit, float threshold) {
    SkinWeightsBuilder builder;
    builder.reserve(weights.vertexCount(), weights.vertexCount() * 4);
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        std::span<const Influence> all = weights.at(p);
        all = all.first(keptByLimit(all, limit));
        while (all.size() > 1 && all.back().weight < threshold) {
            all = all.first(all.size() - 1);
        }
        builder.add(all);
    }
    return builder.finish();
}

namespace {

/// Vertices whose influences please `takes`; none for parts and vertices without weights.
template<typename Takes>
VertexSet verticesWith(VertexSet set, WeightsOfParts weights, const Takes& takes) {
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        const SkinWeights* own = part < weights.size() ? weights[part].get() : nullptr;
        for (std::size_t p = 0; p < set.vertexCount(part); ++p) {
            const bool known = own != nullptr && p < own->vertexCount();
            set.set(part, p, takes(known ? own->at(p) : std::span<const Influence>()));
        }
    }
    return set;
}

} // namespace

VertexSet verticesByWeight(const VertexSet& shape, WeightsOfParts weights, std::int32_t joint, float from,
                           float to) {
    return verticesWith(shape, weights, [=](std::span<const Influence> influences) {
        const auto found = std::ranges::find(influences, joint, &Influence::joint);
        const float weight = found == influences.end() ? 0.0F : found->weight;
        return weight >= from && weight <= to;
    });
}

VertexSet verticesByInfluenceCount(const VertexSet& shape, WeightsOfParts weights, std::size_t from,
                                   std::size_t to) {
    return verticesWith(shape, weights, [=](std::span<const Influence> influences) {
        return influences.size() >= from && influences.size() <= to;
    });
}

namespace {

bool bringsTogether(std::span<const Influence> influences, std::span<const std::int32_t> weightTarget) {
    for (std::size_t i = 0; i < influences.size(); ++i) {
        const std::int32_t own = weightTarget[static_cast<std::size_t>(influences[i].joint)];
        bool again = own == kNone;
        for (std::size_t k = 0; k < i && !again; ++k) {
            again = weightTarget[static_cast<std::size_t>(influences[k].joint)] == own;
        }
        if (again) {
            return true;
        }
    }
    return false;
}

/// Beyond its ends too.
double fractionOfLine(const Segment& bone, const Vec3& position) {
    const Vec3 offset = bone.b - bone.a;
    const double square = offset.squaredNorm();
    return square > 0.0 ? (position - bone.a).dot(offset) / square : 0.0;
}

void addAlong(float weight, double fraction, std::span<const JointAlongBone> joints,
              std::vector<Influence>& out) {
    const auto after = std::ranges::lower_bound(joints, fraction, {}, &JointAlongBone::fraction);
    if (after == joints.begin() || after == joints.end()) {
        out.push_back({after == joints.end() ? joints.back().joint : after->joint, weight});
        return;
    }
    const JointAlongBone& before = *(after - 1);
    const auto second =
        static_cast<float>((fraction - before.fraction) / (after->fraction - before.fraction));
    out.push_back({before.joint, weight * (1.0F - second)});
    out.push_back({after->joint, weight * second});
}

} // namespace

SkinWeights renumbered(const SkinWeights& weights, std::span<const std::int32_t> weightTarget) {
    SkinWeightsBuilder builder;
    std::vector<Influence> influences;
    for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
        influences.clear();
        for (const Influence& influence : weights.at(v)) {
            if (const std::int32_t own = weightTarget[static_cast<std::size_t>(influence.joint)];
                own != kNone) {
                influences.push_back({own, influence.weight});
            }
        }
        if (bringsTogether(weights.at(v), weightTarget)) {
            builder.add(influences);
        } else {
            std::ranges::sort(influences, strongerInfluence);
            builder.addSame(influences);
        }
    }
    return builder.finish();
}

SkinWeights sharedAlong(const SkinWeights& weights, std::int32_t joint,
                        std::span<const JointAlongBone> joints, const Segment& bone,
                        std::span<const Vec3> vertices) {
    SkinWeightsBuilder builder;
    std::vector<Influence> influences;
    for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
        influences.clear();
        bool shared = false;
        for (const Influence& influence : weights.at(v)) {
            if (influence.joint == joint) {
                addAlong(influence.weight, fractionOfLine(bone, vertices[v]), joints, influences);
                shared = true;
            } else {
                influences.push_back(influence);
            }
        }
        if (shared) {
            builder.add(influences);
        } else {
            builder.addSame(influences);
        }
    }
    return builder.finish();
}

} // namespace sinew
