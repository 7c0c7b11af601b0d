#include "core/bake/BakeWeights.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <map>

namespace sinew {
namespace {

constexpr double kKeep = 1e-4;       ///< lambda, of how far the joints part a vertex
constexpr double kEvenness = 1.0;    ///< how far a vertex follows what its neighbours' weights do
constexpr double kSmallest = 0.002;  ///< smaller weights go: they cost an influence and move nothing
constexpr double kFloor = 1e-9;      ///< of the height: lambda where the joints do not part a vertex
constexpr double kSameWeight = 1e-7; ///< a change that rounding makes
constexpr std::size_t kSiteGrain = 32;

constexpr bool counts(const SiteJoint& joint) {
    return joint.weight > 0.0;
}

/// Weights as they are stored sum to 1 only nearly.
void bringToOne(std::vector<SiteJoint>& joints) {
    double room = 1.0;
    double sum = 0.0;
    for (const SiteJoint& joint : joints) {
        (joint.locked ? room : sum) += joint.locked ? -joint.weight : joint.weight;
    }
    for (SiteJoint& joint : joints) {
        if (!joint.locked && sum > 0.0) {
            joint.weight *= std::max(room, 0.0) / sum;
        }
    }
}

} // namespace

WeightFit::WeightFit(const BakeSurface& surface, const BakeMotion& motion, const Skeleton& skeleton,
                     std::span<const HelperJoint> helpers, std::size_t maxInfluences)
    : m_surface(surface)
    , m_motion(motion)
    , m_max(maxInfluences)
    , m_carries(weightedJoints(*surface.input().scene))
    , m_locked(surface.input().locked)
    , m_children(skeleton.size())
    , m_helpers(skeleton.size()) {
    m_carries.resize(skeleton.size(), true);
    m_locked.resize(skeleton.size(), false);
    m_parents = carryingParents(skeleton, m_carries);
    const std::size_t first = skeleton.size() - helpers.size();
    for (std::size_t j = 0; j < first; ++j) {
        if (m_carries[j] && m_parents[j] != kNone) {
            m_children[static_cast<std::size_t>(m_parents[j])].push_back(static_cast<std::int32_t>(j));
        }
    }
    for (std::size_t h = 0; h < helpers.size(); ++h) {
        m_helpers[static_cast<std::size_t>(helpers[h].source)].push_back(
            static_cast<std::int32_t>(first + h));
    }
    m_sites.resize(surface.size());
}

bool WeightFit::mayFollow(std::int32_t joint) const {
    const auto j = static_cast<std::size_t>(joint);
    return m_carries[j] && !m_locked[j];
}

void WeightFit::add(Site& site, std::int32_t joint, double weight) const {
    const bool known = std::ranges::find(site.joints, joint, &SiteJoint::joint) != site.joints.end();
    if (!known && (weight > 0.0 || mayFollow(joint)) && site.joints.size() < SimplexFit::kMax) {
        site.joints.push_back({joint, m_locked[static_cast<std::size_t>(joint)], weight, weight});
    }
}

void WeightFit::addHelpers(Site& site, std::int32_t joint) const {
    for (const std::int32_t helper : m_helpers[static_cast<std::size_t>(joint)]) {
        add(site, helper, 0.0);
    }
}

/// Joints that the site may follow.
void WeightFit::list(std::size_t site) {
    Site& own = m_sites[site];
    for (const Influence& influence : m_surface.weights(site)) {
        add(own, influence.joint, static_cast<double>(influence.weight));
    }
    const std::size_t count = own.joints.size();
    std::map<std::int32_t, float> near;
    for (const std::uint32_t next : m_surface.neighbors(site)) {
        for (const Influence& influence : m_surface.weights(next)) {
            near[influence.joint] = std::max(near[influence.joint], influence.weight);
        }
    }
    std::vector<Influence> around;
    for (const auto& [joint, weight] : near) {
        around.push_back({joint, weight});
    }
    std::ranges::sort(around, strongerInfluence);
    for (std::size_t i = 0; i < count; ++i) {
        addHelpers(own, own.joints[i].joint);
    }
    for (const Influence& influence : around) {
        add(own, influence.joint, 0.0);
        addHelpers(own, influence.joint);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto joint = static_cast<std::size_t>(own.joints[i].joint);
        for (const std::int32_t child : m_children[joint]) {
            addHelpers(own, child);
            add(own, child, 0.0);
        }
        if (m_parents[joint] != kNone) {
            add(own, m_parents[joint], 0.0);
            addHelpers(own, m_parents[joint]);
        }
    }
    bringToOne(own.joints);
}

void WeightFit::accumulate(std::size_t site) {
    Site& own = m_sites[site];
    const auto count = static_cast<Eigen::Index>(own.joints.size());
    own.gram.setZero(count, count);
    Eigen::Matrix<double, 3, Eigen::Dynamic, 0, 3, SimplexFit::kMax> away(3, count);
    const std::vector<BakePose>& poses = m_surface.input().poses;
    for (std::size_t pose = 0; pose < poses.size(); ++pose) {
        const std::int32_t body = m_motion.body(pose, own.joints[0].joint);
        const bool parted = std::ranges::any_of(
            own.joints, [&](const SiteJoint& joint) { return m_motion.body(pose, joint.joint) != body; });
        if (poses[pose].heldOut || !parted) {
            continue; // where no joint parts from the others all weights do the same
        }
        const Vec3 rest = m_surface.rest(pose, site);
        const Vec3 target = m_surface.target(pose, site);
        for (Eigen::Index j = 0; j < count; ++j) {
            const std::int32_t joint = own.joints[static_cast<std::size_t>(j)].joint;
            away.col(j) = movedBy(m_motion.matrix(pose, joint), rest) - target;
        }
        if (!away.allFinite()) {
            continue;
        }
        const double weight = m_surface.poseWeight(pose);
        own.gram.noalias() += weight * (away.transpose() * away);
        own.spread +=
            weight * (away.colwise() - away.rowwise().mean()).squaredNorm() / static_cast<double>(count);
    }
}

bool WeightFit::run(Progress& progress, double from, double to) {
    std::atomic<bool> canceled = false;
    std::atomic<std::size_t> done = 0;
    const double whole = static_cast<double>(m_sites.size()) * (2.0 + kRounds);
    const auto each = [&](double cost, const auto& work) {
        parallelFor(m_sites.size(), kSiteGrain, [&](std::size_t begin, std::size_t end) {
            if (canceled || progress.canceled()) {
                canceled = true;
                return;
            }
            for (std::size_t site = begin; site < end; ++site) {
                work(site);
            }
            done += static_cast<std::size_t>(cost * static_cast<double>(end - begin));
            progress.report(Stage::Weights, from + (to - from) * static_cast<double>(done) / whole);
        });
        return !canceled;
    };
    if (!each(2.0, [&](std::size_t site) {
            list(site);
            if (!m_surface.held(site)) {
                accumulate(site);
            }
        })) {
        return false;
    }
    std::vector<Prior> priors(m_sites.size());
    for (int round = 0; round < kRounds; ++round) {
        const bool last = round + 1 == kRounds;
        const bool goesOn = each(0.0, [&](std::size_t site) { priors[site] = priorOf(site); }) &&
                            each(1.0, [&](std::size_t site) {
                                Site& own = m_sites[site];
                                if (m_surface.held(site)) {
                                    return;
                                }
                                last ? solveWithin(own, priors[site]) : solve(own, priors[site], own.joints);
                            });
        if (!goesOn) {
            return false;
        }
    }
    return true;
}

/// By how much the joint's weight has changed there so far.
double WeightFit::changeOf(std::size_t site, std::int32_t joint) const {
    const auto& joints = m_sites[site].joints;
    const auto found = std::ranges::find(joints, joint, &SiteJoint::joint);
    return found == joints.end() ? 0.0 : found->weight - found->former;
}

WeightFit::Prior WeightFit::priorOf(std::size_t site) const {
    Prior prior;
    const std::span<const std::uint32_t> neighbors = m_surface.neighbors(site);
    for (const SiteJoint& joint : m_sites[site].joints) {
        double sum = 0.0;
        for (const std::uint32_t next : neighbors) {
            sum += changeOf(next, joint.joint);
        }
        const double mean = neighbors.empty() ? 0.0 : sum / static_cast<double>(neighbors.size());
        prior.push_back(joint.former + kEvenness * mean);
    }
    return prior;
}

/// Sets the weights of `joints`, which are some of the site's; locked ones stay.
void WeightFit::solve(const Site& site, const Prior& prior, std::vector<SiteJoint>& joints) const {
    std::vector<Eigen::Index> number; // of the joints in the site's list
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const auto at = std::ranges::find(site.joints, joints[i].joint, &SiteJoint::joint);
        number.push_back(at - site.joints.begin());
        if (!joints[i].locked) {
            open.push_back(i);
        }
    }
    SimplexFit problem;
    problem.sum = 1.0;
    for (const SiteJoint& joint : joints) {
        problem.sum -= joint.locked ? joint.weight : 0.0;
    }
    if (open.size() < 2 || !(problem.sum > 0.0)) {
        return;
    }
    const double floor = kFloor * m_surface.height();
    const double keep = kKeep * site.spread + floor * floor;
    const auto count = static_cast<Eigen::Index>(open.size());
    problem.form.resize(count, count);
    problem.pull.resize(count);
    SimplexFit::Unknowns start(count);
    for (Eigen::Index a = 0; a < count; ++a) {
        const std::size_t i = open[static_cast<std::size_t>(a)];
        start[a] = joints[i].weight;
        problem.pull[a] = keep * prior[static_cast<std::size_t>(number[i])];
        for (Eigen::Index b = 0; b < count; ++b) {
            problem.form(a, b) = site.gram(number[i], number[open[static_cast<std::size_t>(b)]]);
        }
        problem.form(a, a) += keep;
        for (std::size_t l = 0; l < joints.size(); ++l) {
            problem.pull[a] -= joints[l].locked ? site.gram(number[i], number[l]) * joints[l].weight : 0.0;
        }
    }
    if (!(start.sum() > 0.0)) {
        start.setOnes();
    }
    start *= problem.sum / start.sum();
    const SimplexFit::Unknowns found = solveSimplex(problem, start);
    for (Eigen::Index a = 0; a < count && found.allFinite(); ++a) {
        joints[open[static_cast<std::size_t>(a)]].weight = found[a];
    }
}

/// The same with no more influences than may be, and none that is tiny: the smallest go, one by one. The last
/// joint that is not locked stays however small it is: a locked joint would have to take its weight.
void WeightFit::solveWithin(Site& site, const Prior& prior) const {
    std::vector<SiteJoint> joints = site.joints;
    solve(site, prior, joints);
    while (true) {
        std::erase_if(joints, [](const SiteJoint& joint) { return !joint.locked && !counts(joint); });
        auto smallest = joints.end();
        for (auto at = joints.begin(); at != joints.end(); ++at) {
            if (!at->locked && (smallest == joints.end() || at->weight < smallest->weight)) {
                smallest = at;
            }
        }
        const bool many = m_max > 0 && joints.size() > m_max;
        const bool last = std::ranges::count(joints, false, &SiteJoint::locked) == 1;
        const bool tiny = smallest != joints.end() && smallest->weight < kSmallest && !last;
        if (smallest == joints.end() || joints.size() < 2 || (!many && !tiny)) {
            break;
        }
        joints.erase(smallest);
        bringToOne(joints);
        solve(site, prior, joints);
    }
    for (SiteJoint& joint : site.joints) {
        const auto found = std::ranges::find(joints, joint.joint, &SiteJoint::joint);
        joint.weight = found == joints.end() ? 0.0 : found->weight;
    }
}

double WeightFit::errorOf(const Site& site, std::span<const SiteJoint> joints) {
    Eigen::VectorXd weights = Eigen::VectorXd::Zero(site.gram.cols());
    for (const SiteJoint& joint : joints) {
        const auto at = std::ranges::find(site.joints, joint.joint, &SiteJoint::joint);
        weights[at - site.joints.begin()] = joint.weight;
    }
    return site.gram.size() == 0 ? 0.0 : std::max(0.0, weights.dot(site.gram * weights));
}

double WeightFit::error(std::size_t site) const {
    return m_surface.held(site) ? 0.0 : errorOf(m_sites[site], m_sites[site].joints);
}

double WeightFit::errorWithout(std::size_t site, std::int32_t joint) const {
    if (m_surface.held(site)) {
        return 0.0;
    }
    std::vector<SiteJoint> joints = m_sites[site].joints;
    std::erase_if(joints, [&](const SiteJoint& each) { return each.joint == joint; });
    bringToOne(joints);
    solve(m_sites[site], priorOf(site), joints);
    return errorOf(m_sites[site], joints);
}

double WeightFit::weightOf(std::size_t site, std::int32_t joint) const {
    const auto& joints = m_sites[site].joints;
    const auto found = std::ranges::find(joints, joint, &SiteJoint::joint);
    return found == joints.end() ? 0.0 : found->weight;
}

PartWeights WeightFit::weights() const {
    const Scene& scene = *m_surface.input().scene;
    PartWeights all = partWeights(scene);
    std::vector<Influence> influences;
    for (std::uint32_t part = 0; part < all.size(); ++part) {
        if (!all[part]) {
            continue;
        }
        SkinWeightsBuilder builder;
        for (std::uint32_t v = 0; v < all[part]->vertexCount(); ++v) {
            const std::uint32_t site = m_surface.siteOf({part, v});
            const bool same = site == BakeSurface::kNoSite || m_surface.held(site) ||
                              std::ranges::all_of(m_sites[site].joints, [](const SiteJoint& joint) {
                                  return std::abs(joint.weight - joint.former) < kSameWeight &&
                                         counts(joint) == (joint.former > 0.0);
                              });
            if (same) {
                builder.addSame(all[part]->at(v));
                continue;
            }
            influences.clear();
            for (const SiteJoint& joint : m_sites[site].joints) {
                if (counts(joint)) {
                    influences.push_back({joint.joint, static_cast<float>(joint.weight)});
                }
            }
            builder.addDistinct(influences);
        }
        all[part] = std::make_shared<const SkinWeights>(builder.finish());
    }
    return all;
}

} // namespace sinew
