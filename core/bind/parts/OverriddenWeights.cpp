#include "core/bind/parts/OverriddenWeights.h"

#include "core/bind/bones/Bones.h"

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

/// Every vertex follows one joint alone.
SkinWeights rigidWeights(std::size_t vertices, std::int32_t joint) {
    SkinWeightsBuilder builder;
    const Influence whole{joint, 1.0F};
    builder.add({&whole, 1});
    return gatherWeights(builder.finish(), std::vector<std::uint32_t>(vertices, 0));
}

/// What a part came with; vertices without weight where it had none.
SkinWeights ownWeights(const Scene& scene, const PartOverride& piece) {
    const auto& own = scene.parts[piece.part].weights;
    return own ? gatherWeights(*own, piece.vertices) : noWeights(piece.vertices.size());
}

/// Weights from a piece's joints alone. A vertex that none of them reaches follows the one whose bone is
/// nearest.
SkinWeights onlyWeights(const BindInput& input, const PartOverride& piece, const WeighSome& weighSome) {
    std::vector<std::size_t> sources;
    std::vector<Bone> bones;
    for (const std::int32_t joint : piece.joints) {
        sources.push_back(static_cast<std::size_t>(input.sourceOf(joint)));
        bones.push_back(input.sources.joints[sources.back()]);
    }
    const SkinWeights welded = weighSome(sources);
    const BindProblem& problem = input.problem;
    const auto weldedVertices = problem.surface.weldedVertices(problem.solvedIndex(piece.part));
    SkinWeightsBuilder builder;
    for (const std::uint32_t vertex : piece.vertices) {
        const std::uint32_t weldedVertex = weldedVertices[vertex];
        const std::span<const Influence> influences = welded.at(weldedVertex);
        const Influence nearest{bones[nearestSource(problem.vertices[weldedVertex], bones)].joint, 1.0F};
        builder.add(influences.empty() ? std::span(&nearest, 1) : influences);
    }
    return builder.finish();
}

/// Lays the weights of pieces over those of a part.
class Overlay {
public:
    Overlay(std::size_t vertices, const std::shared_ptr<const SkinWeights>& under)
        : m_layers{under ? *under : noWeights(vertices)}
        , m_index(vertices)
        , m_count(static_cast<std::uint32_t>(vertices)) {
        std::iota(m_index.begin(), m_index.end(), 0U);
    }
    void add(const PartOverride& piece, SkinWeights weights) {
        for (std::uint32_t i = 0; i < piece.vertices.size(); ++i) {
            m_index[piece.vertices[i]] = m_count + i;
        }
        m_count += static_cast<std::uint32_t>(piece.vertices.size());
        m_layers.push_back(std::move(weights));
    }
    SkinWeights finish() const { return gatherWeights(joinWeights(m_layers), m_index); }

private:
    std::vector<SkinWeights> m_layers;
    std::vector<std::uint32_t> m_index; ///< #P into the layers, one after the other
    std::uint32_t m_count;
};

/// The skin that others follow: the welded weights with those of pieces that only some joints may carry.
SkinWeights skinWeights(const BindInput& input, const SkinWeights& welded,
                        const std::vector<SkinWeights>& ofPiece) {
    const BindProblem& problem = input.problem;
    std::vector<SkinWeights> layers{welded};
    std::vector<std::uint32_t> index(welded.vertexCount());
    std::iota(index.begin(), index.end(), 0U);
    auto count = static_cast<std::uint32_t>(welded.vertexCount());
    for (std::size_t k = 0; k < problem.plan.pieces.size(); ++k) {
        const PartOverride& piece = problem.plan.pieces[k];
        if (piece.binding == PartBinding::LimitJoints) {
            const auto weldedVertices = problem.surface.weldedVertices(problem.solvedIndex(piece.part));
            for (std::uint32_t i = 0; i < piece.vertices.size(); ++i) {
                index[weldedVertices[piece.vertices[i]]] = count + i;
            }
            count += static_cast<std::uint32_t>(piece.vertices.size());
            layers.push_back(ofPiece[k]);
        }
    }
    return layers.size() == 1 ? welded : gatherWeights(joinWeights(layers), index);
}

/// Fills in the weights of the pieces that follow, and says how far they are from the skin.
void follow(const Scene& scene, const BindInput& input, const SkinFollowers& followers,
            const SkinWeights& welded, const BindSettings& settings, std::vector<SkinWeights>& ofPiece,
            Notices& notices, Progress& progress) {
    std::vector<SkinWeights> followed =
        followSkin(followers, skinWeights(input, welded, ofPiece), input.bearingJoints(), settings, progress);
    for (std::size_t k = 0; k < followed.size(); ++k) {
        const PartOverride& piece = input.problem.plan.pieces[followers.pieces[k]];
        ofPiece[followers.pieces[k]] = std::move(followed[k]);
        notices.push_back({NoticeCode::PartFollowsSkin,
                           shellName(partName(scene, piece.part), piece.shell),
                           piece.vertices.size(),
                           {std::to_string(followers.widestGap(k) * scene.metersPerUnit)}});
    }
}

} // namespace

SkinWeights noWeights(std::size_t vertices) {
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < vertices; ++p) {
        builder.add({});
    }
    return builder.finish();
}

void applyRules(const Scene& scene, const BindInput& input, const SkinFollowers* followers,
                const SkinWeights& welded, const WeighSome& weighSome, const BindSettings& settings,
                std::vector<std::shared_ptr<const SkinWeights>>& weights, Notices& notices,
                Progress& progress) {
    const std::vector<PartOverride>& pieces = input.problem.plan.pieces;
    std::vector<SkinWeights> ofPiece;
    for (const PartOverride& piece : pieces) {
        switch (piece.binding) {
        case PartBinding::Rigid:
            ofPiece.push_back(rigidWeights(piece.vertices.size(), piece.joints.front()));
            break;
        case PartBinding::LimitJoints:
            ofPiece.push_back(onlyWeights(input, piece, weighSome));
            break;
        default:
            ofPiece.push_back(ownWeights(scene, piece));
        }
    }
    if (followers != nullptr) {
        follow(scene, input, *followers, welded, settings, ofPiece, notices, progress);
    }
    for (std::size_t part = 0; part < weights.size() && !progress.canceled(); ++part) {
        if (!input.problem.plan.named[part]) {
            continue;
        }
        Overlay overlay(scene.parts[part].mesh->vertexCount(), weights[part]);
        bool attached = false;
        for (std::size_t k = 0; k < pieces.size(); ++k) {
            const bool asItCame = pieces[k].binding == PartBinding::Skip &&
                                  pieces[k].vertices.size() == scene.parts[part].mesh->vertexCount();
            if (pieces[k].part == part && !asItCame) {
                overlay.add(pieces[k], std::move(ofPiece[k]));
                attached = true;
            }
        }
        if (attached) {
            weights[part] = std::make_shared<const SkinWeights>(overlay.finish());
        }
    }
}

} // namespace sinew
