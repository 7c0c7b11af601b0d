#include "core/bind/RuledWeights.h"

#include "core/bind/NearestBone.h"

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

/// Every point follows one joint alone.
SkinWeights rigidWeights(std::size_t points, std::int32_t joint) {
    SkinWeightsBuilder builder;
    const Influence whole{joint, 1.0F};
    builder.add({&whole, 1});
    return gatherWeights(builder.finish(), std::vector<std::uint32_t>(points, 0));
}

/// What a part came with; points without weight where it had none.
SkinWeights ownWeights(const Scene& scene, const RuledPiece& piece) {
    const auto& own = scene.parts[piece.part].weights;
    return own ? gatherWeights(*own, piece.points) : noWeights(piece.points.size());
}

/// Weights from a piece's joints alone. A point that none of them reaches follows the one whose bone is
/// nearest.
SkinWeights onlyWeights(const BindInput& input, const RuledPiece& piece, const WeighSome& weighSome) {
    std::vector<std::size_t> sources;
    std::vector<SourceJoint> bones;
    for (const std::int32_t joint : piece.joints) {
        sources.push_back(static_cast<std::size_t>(input.sourceOf(joint)));
        bones.push_back(input.sources.joints[sources.back()]);
    }
    const SkinWeights welded = weighSome(sources);
    const BindProblem& problem = input.problem;
    const std::size_t first = problem.firstPoint[problem.solvedIndex(piece.part)];
    SkinWeightsBuilder builder;
    for (const std::uint32_t point : piece.points) {
        const std::uint32_t group = problem.weld.groupOfPoint[first + point];
        const std::span<const Influence> influences = welded.at(group);
        const Influence nearest{bones[nearestSource(problem.points[group], bones)].joint, 1.0F};
        builder.add(influences.empty() ? std::span(&nearest, 1) : influences);
    }
    return builder.finish();
}

/// Lays the weights of pieces over those of a part.
class Overlay {
public:
    Overlay(std::size_t points, const std::shared_ptr<const SkinWeights>& under)
        : m_layers{under ? *under : noWeights(points)}
        , m_index(points)
        , m_count(static_cast<std::uint32_t>(points)) {
        std::iota(m_index.begin(), m_index.end(), 0U);
    }
    void add(const RuledPiece& piece, SkinWeights weights) {
        for (std::uint32_t i = 0; i < piece.points.size(); ++i) {
            m_index[piece.points[i]] = m_count + i;
        }
        m_count += static_cast<std::uint32_t>(piece.points.size());
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
    std::vector<std::uint32_t> index(welded.pointCount());
    std::iota(index.begin(), index.end(), 0U);
    auto count = static_cast<std::uint32_t>(welded.pointCount());
    for (std::size_t k = 0; k < problem.plan.pieces.size(); ++k) {
        const RuledPiece& piece = problem.plan.pieces[k];
        if (piece.treatment == PartTreatment::Only) {
            const std::size_t first = problem.firstPoint[problem.solvedIndex(piece.part)];
            for (std::uint32_t i = 0; i < piece.points.size(); ++i) {
                index[problem.weld.groupOfPoint[first + piece.points[i]]] = count + i;
            }
            count += static_cast<std::uint32_t>(piece.points.size());
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
        followSkin(followers, skinWeights(input, welded, ofPiece), input.sourceJoints(), settings, progress);
    for (std::size_t k = 0; k < followed.size(); ++k) {
        const RuledPiece& piece = input.problem.plan.pieces[followers.pieces[k]];
        ofPiece[followers.pieces[k]] = std::move(followed[k]);
        notices.push_back({NoticeCode::PartFollowsSkin,
                           shellName(partName(scene, piece.part), piece.shell),
                           piece.points.size(),
                           {std::to_string(followers.widestGap(k) * scene.metersPerUnit)}});
    }
}

} // namespace

SkinWeights noWeights(std::size_t points) {
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < points; ++p) {
        builder.add({});
    }
    return builder.finish();
}

void applyRules(const Scene& scene, const BindInput& input, const SkinFollowers* followers,
                const SkinWeights& welded, const WeighSome& weighSome, const BindSettings& settings,
                std::vector<std::shared_ptr<const SkinWeights>>& weights, Notices& notices,
                Progress& progress) {
    const std::vector<RuledPiece>& pieces = input.problem.plan.pieces;
    std::vector<SkinWeights> ofPiece;
    for (const RuledPiece& piece : pieces) {
        switch (piece.treatment) {
        case PartTreatment::Rigid:
            ofPiece.push_back(rigidWeights(piece.points.size(), piece.joints.front()));
            break;
        case PartTreatment::Only:
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
        Overlay overlay(scene.parts[part].mesh->pointCount(), weights[part]);
        bool laid = false;
        for (std::size_t k = 0; k < pieces.size(); ++k) {
            const bool asItCame = pieces[k].treatment == PartTreatment::Exclude &&
                                  pieces[k].points.size() == scene.parts[part].mesh->pointCount();
            if (pieces[k].part == part && !asItCame) {
                overlay.add(pieces[k], std::move(ofPiece[k]));
                laid = true;
            }
        }
        if (laid) {
            weights[part] = std::make_shared<const SkinWeights>(overlay.finish());
        }
    }
}

Expected<void> checkRuledJoints(const Scene& scene, const PartPlan& plan, const Sources& sources) {
    for (const RuledPiece& piece : plan.pieces) {
        for (const std::int32_t joint : piece.joints) {
            const bool bears = std::ranges::any_of(
                sources.joints, [joint](const SourceJoint& source) { return source.joint == joint; });
            if (piece.treatment == PartTreatment::Only && !bears) {
                return fail(ErrorCode::RuleJointUnknown,
                            {shellName(partName(scene, piece.part), piece.shell),
                             scene.skeleton.joints[static_cast<std::size_t>(joint)].name});
            }
        }
    }
    return {};
}

} // namespace sinew
