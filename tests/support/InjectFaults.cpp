#include "tests/support/InjectFaults.h"

#include "core/geometry/WeldedSurface.h"
#include "tests/support/Dice.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace sinew::test {
namespace {

using FaultRow = std::vector<Influence>;

double fraction(Dice& dice) {
    return 0.5 + 0.5 * dice.number();
}

double distanceOf(const FaultRow& a, const FaultRow& b) {
    const auto weight = [](const FaultRow& row, std::int32_t joint) {
        const auto found = std::ranges::find(row, joint, &Influence::joint);
        return found == row.end() ? 0.0 : static_cast<double>(found->weight);
    };
    std::set<std::int32_t> joints;
    for (const FaultRow* row : {&a, &b}) {
        for (const Influence& influence : *row) {
            joints.insert(influence.joint);
        }
    }
    return 0.5 * std::accumulate(joints.begin(), joints.end(), 0.0, [&](double sum, std::int32_t joint) {
               return sum + std::abs(weight(a, joint) - weight(b, joint));
           });
}

class Injector {
public:
    Injector(const Scene& scene, std::uint32_t seed, const IsFar& isFar)
        : m_scene(scene)
        , m_dice(seed)
        , m_isFar(isFar)
        , m_weighted(weightedJoints(scene)) {}

    /// What the vertex gets; None: nothing was possible.
    Injected draw(Injected kind, VertexId at, FaultRow& row) {
        if (kind == Injected::Zero) {
            row.clear();
            return kind;
        }
        return (kind == Injected::Far ? drawFar(at, row) : drawNoisy(row)) ? kind : Injected::None;
    }

    Dice& dice() { return m_dice; }

private:
    bool drawFar(VertexId at, FaultRow& row) {
        std::vector<std::int32_t> joints;
        for (std::size_t j = 0; j < m_weighted.size(); ++j) {
            const auto joint = static_cast<std::int32_t>(j);
            if (m_weighted[j] && m_isFar(joint, at) &&
                std::ranges::find(row, joint, &Influence::joint) == row.end()) {
                joints.push_back(joint);
            }
        }
        if (joints.empty()) {
            return false;
        }
        const auto moved = static_cast<float>(0.2 + 0.8 * fraction(m_dice));
        for (Influence& influence : row) {
            influence.weight *= 1.0F - moved;
        }
        row.push_back({joints[m_dice.below(joints.size())], moved});
        return true;
    }

    bool drawNoisy(FaultRow& row) {
        constexpr int tries = 50;
        constexpr double apart = 0.3;
        const std::set<std::int32_t> joints = family(row);
        for (int i = 0; i < tries; ++i) {
            FaultRow noisy;
            double sum = 0.0;
            for (const std::int32_t joint : joints) {
                const double weight = -std::log(std::max(fraction(m_dice), 1e-9));
                noisy.push_back({joint, static_cast<float>(weight)});
                sum += weight;
            }
            for (Influence& influence : noisy) {
                influence.weight /= static_cast<float>(sum);
            }
            if (distanceOf(noisy, row) >= apart) {
                row = noisy;
                return true;
            }
        }
        return false;
    }

    std::set<std::int32_t> family(const FaultRow& row) const {
        std::set<std::int32_t> joints;
        for (const Influence& influence : row) {
            joints.insert(influence.joint);
            const std::int32_t parent =
                m_scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].parent;
            for (std::size_t j = 0; j < m_weighted.size(); ++j) {
                const bool child = m_scene.skeleton.joints[j].parent == influence.joint;
                if (m_weighted[j] && (child || static_cast<std::int32_t>(j) == parent)) {
                    joints.insert(static_cast<std::int32_t>(j));
                }
            }
        }
        return joints;
    }

    const Scene& m_scene;
    Dice m_dice;
    const IsFar& m_isFar;
    std::vector<bool> m_weighted;
};

/// The vertices of every place that polygons of weighted parts use.
std::vector<std::vector<VertexId>> weightedPositions(const Scene& scene) {
    std::vector<const Mesh*> meshes;
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const WeldedSurface welded(meshes);
    std::vector<std::vector<VertexId>> places(welded.weldedCount());
    std::vector<bool> used(welded.weldedCount(), false);
    for (std::uint32_t part = 0; part < meshes.size(); ++part) {
        const Part& of = scene.parts[part];
        if (!of.weights || of.rigidJoint != kNone) {
            continue;
        }
        for (const std::uint32_t corner : of.mesh->corners) {
            used[welded.weldedVertices(part)[corner]] = true;
        }
        for (std::uint32_t v = 0; v < of.mesh->vertexCount(); ++v) {
            if (!of.weights->at(v).empty()) {
                places[welded.weldedVertices(part)[v]].push_back({part, v});
            }
        }
    }
    std::vector<std::vector<VertexId>> result;
    for (std::size_t index = 0; index < places.size(); ++index) {
        if (used[index] && !places[index].empty()) {
            result.push_back(std::move(places[index]));
        }
    }
    return result;
}

} // namespace

std::size_t InjectedFaults::count(Injected fault) const {
    std::size_t sum = 0;
    for (const std::vector<Injected>& part : parts) {
        sum += static_cast<std::size_t>(std::ranges::count(part, fault));
    }
    return sum;
}

InjectedFaults injectFaults(const Scene& scene, double fraction, std::uint32_t seed, const IsFar& isFar) {
    Injector injector(scene, seed, isFar);
    std::vector<std::vector<VertexId>> places = weightedPositions(scene);
    const auto wanted = static_cast<std::size_t>(fraction * static_cast<double>(places.size()));
    InjectedFaults result;
    std::vector<std::vector<FaultRow>> rows(scene.parts.size());
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const std::size_t count = scene.parts[part].mesh->vertexCount();
        result.parts.emplace_back(count, Injected::None);
        rows[part].resize(scene.parts[part].weights ? count : 0);
        for (std::size_t v = 0; v < rows[part].size(); ++v) {
            const auto row = scene.parts[part].weights->at(v);
            rows[part][v].assign(row.begin(), row.end());
        }
    }
    for (std::size_t n = 0; n < wanted; ++n) {
        std::swap(places[n], places[n + injector.dice().below(places.size() - n)]);
        const VertexId at = places[n].front();
        FaultRow row = rows[at.part][at.vertex];
        const Injected kind = injector.draw(static_cast<Injected>(1 + n % 3), at, row);
        for (const VertexId vertex : kind == Injected::None ? std::vector<VertexId>() : places[n]) {
            rows[vertex.part][vertex.vertex] = row;
            result.parts[vertex.part][vertex.vertex] = kind;
        }
    }
    for (const std::vector<FaultRow>& part : rows) {
        SkinWeightsBuilder builder;
        for (const FaultRow& row : part) {
            builder.add(row);
        }
        result.weights.push_back(part.empty() ? nullptr
                                              : std::make_shared<const SkinWeights>(builder.finish()));
    }
    return result;
}

} // namespace sinew::test
