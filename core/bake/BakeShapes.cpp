#include "core/bake/BakeShapes.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

constexpr double kWorth = 5e-4;  ///< of the squared error at the start: what a shape has to take away
constexpr double kOffset = 1e-4; ///< of the height: smaller offsets are none
constexpr int kSmoothings = 2;
constexpr std::size_t kBytesOfVertex = 3 * sizeof(float) + sizeof(std::uint32_t);

/// The joint that each joint stands for: itself, or the source of a helper.
std::vector<std::int32_t> servedJoints(std::size_t joints, std::span<const HelperJoint> helpers) {
    std::vector<std::int32_t> served;
    for (std::size_t j = 0; j < joints; ++j) {
        served.push_back(static_cast<std::int32_t>(j));
    }
    for (const HelperJoint& helper : helpers) {
        served.push_back(helper.source);
    }
    return served;
}

/// Chooses shapes and writes them down.
class ShapeChoice {
public:
    ShapeChoice(const BakeSurface& surface, const std::vector<ShapeCandidate>& candidates, ShapeField& field,
                Progress& progress)
        : m_surface(surface)
        , m_candidates(candidates)
        , m_field(field)
        , m_progress(progress)
        , m_taken(candidates.size(), false) {}

    /// False: canceled.
    bool choose(int max) {
        const double worth = kWorth * m_field.error();
        for (int count = 0; count < max; ++count) {
            const std::optional<std::size_t> best = bestAbove(worth);
            if (!best) {
                return true;
            }
            std::vector<std::size_t> added{*best};
            if (m_candidates[*best].partner != *best) {
                added.push_back(m_candidates[*best].partner);
            }
            std::vector<double> before;
            for (const std::size_t c : added) {
                m_taken[c] = true;
                before.push_back(m_field.errorWhere(c));
            }
            if (!m_field.add(added, m_progress)) {
                return false;
            }
            for (std::size_t a = 0; a < added.size(); ++a) {
                m_gains.push_back(std::max(0.0, before[a] - m_field.errorWhere(added[a])));
            }
            m_progress.report(Stage::Deform, 0.3 + 0.5 * static_cast<double>(count + 1) / max);
        }
        return true;
    }

    std::vector<BakedShape> shapes() const {
        const Scene& scene = *m_surface.input().scene;
        std::vector<std::string> names = shapeNames(scene, {});
        std::vector<BakedShape> shapes;
        for (std::size_t s = 0; s < m_field.shapes(); ++s) {
            const ShapeCandidate& candidate = m_candidates[m_field.candidate(s)];
            BakedShape shape;
            shape.name = candidate.name;
            for (int number = 2; std::ranges::find(names, shape.name) != names.end(); ++number) {
                shape.name = candidate.name + "_" + std::to_string(number);
            }
            shape.driver = candidate.driver;
            shape.driver.target = shape.name;
            shape.joint = candidate.joint;
            shape.gain = m_gains[s] * scene.metersPerUnit;
            shape.parts = partsOf(shape.name, m_field.offsets(s));
            for (const std::vector<MorphTarget>& part : shape.parts) {
                for (const MorphTarget& target : part) {
                    shape.bytes += kBytesOfVertex * target.vertices.size();
                }
            }
            if (shape.bytes > 0) {
                names.push_back(shape.name);
                shapes.push_back(std::move(shape));
            }
        }
        return shapes;
    }

private:
    /// The candidate, with its partner, that takes away the largest error; nothing: none takes away so much.
    std::optional<std::size_t> bestAbove(double worth) const {
        const std::vector<double> gains = m_field.gains();
        std::optional<std::size_t> best;
        double largest = worth;
        for (std::size_t c = 0; c < gains.size(); ++c) {
            const std::size_t partner = m_candidates[c].partner;
            const double gain = gains[c] + (partner != c ? gains[partner] : 0.0);
            if (!m_taken[c] && gain > largest) {
                largest = gain;
                best = c;
            }
        }
        return best;
    }

    Shapes partsOf(const std::string& name, const std::vector<Vec3>& offsets) const {
        const Scene& scene = *m_surface.input().scene;
        Shapes parts(scene.parts.size());
        for (std::uint32_t part = 0; part < parts.size(); ++part) {
            std::vector<Vec3> own;
            for (std::uint32_t v = 0; v < scene.parts[part].mesh->vertexCount(); ++v) {
                const std::uint32_t site = m_surface.siteOf({part, v});
                own.push_back(site == BakeSurface::kNoSite ? Vec3(Vec3::Zero()) : offsets[site]);
            }
            MorphTarget target = morphTargetOf(name, own, kOffset * m_surface.height());
            if (!target.vertices.empty()) {
                parts[part].push_back(std::move(target));
            }
        }
        return parts;
    }

    const BakeSurface& m_surface;
    const std::vector<ShapeCandidate>& m_candidates;
    ShapeField& m_field;
    Progress& m_progress;
    std::vector<bool> m_taken;
    std::vector<double> m_gains; ///< of the chosen ones
};

} // namespace

Expected<std::vector<BakedShape>> shapesThatPay(const BakeSurface& surface, const PartWeights& weights,
                                                std::span<const HelperJoint> helpers,
                                                const BakeSettings& settings, Progress& progress) {
    const BakeInput& input = surface.input();
    const Skeleton skeleton = withHelpers(input.scene->skeleton, helpers, input.drivers);
    const BakeMotion motion(skeleton, input.poses, driversOf(helpers));
    const std::vector<ShapeCandidate> candidates = shapeCandidates(input, skeleton, motion);
    const std::vector<std::int32_t> served = servedJoints(input.scene->skeleton.size(), helpers);
    ShapeField field(surface, motion, weights, skeleton, served, candidates);
    ShapeChoice choice(surface, candidates, field, progress);
    if (!field.measure(progress) || !choice.choose(settings.maxShapes)) {
        return fail(ErrorCode::Canceled);
    }
    for (int round = 0; round < kSmoothings; ++round) {
        if (!field.smoothen(progress)) {
            return fail(ErrorCode::Canceled);
        }
    }
    return choice.shapes();
}

} // namespace sinew
