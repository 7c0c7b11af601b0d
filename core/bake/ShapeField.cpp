#include "core/bake/BakeShapes.h"
#include "core/base/Parallel.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <functional>

namespace sinew {
namespace {

constexpr double kShows = 1e-4;  ///< of the height: smaller errors get no offsets
constexpr float kActs = 0.005F;  ///< a weight above it has the joint act on a vertex
constexpr double kRidge = 1e-4;  ///< r_s while shapes are chosen, of the trace of sum c_p f_s^2 A_p^T A_p
constexpr double kSmooth = 0.01; ///< r_s at the end, of that trace
constexpr std::size_t kFieldGrain = 16;

/// A^T A of a row of six numbers.
template<typename Row>
Mat3 formOf(const Row& row) {
    Mat3 form;
    form << static_cast<double>(row[0]), static_cast<double>(row[1]), static_cast<double>(row[2]),
        static_cast<double>(row[1]), static_cast<double>(row[3]), static_cast<double>(row[4]),
        static_cast<double>(row[2]), static_cast<double>(row[4]), static_cast<double>(row[5]);
    return form;
}

} // namespace

ShapeField::ShapeField(const BakeSurface& surface, const BakeMotion& motion, const PartWeights& weights,
                       const Skeleton& skeleton, std::span<const std::int32_t> sources,
                       const std::vector<ShapeCandidate>& candidates)
    : m_surface(surface)
    , m_motion(motion)
    , m_weights(weights)
    , m_candidates(candidates)
    , m_sources(sources.begin(), sources.end())
    , m_ranges(skeleton.size())
    , m_values(skeleton.size())
    , m_squares(skeleton.size()) {
    std::vector<bool> carries = weightedJoints(*surface.input().scene);
    carries.resize(skeleton.size(), false); // helpers stand for their sources
    m_parents = carryingParents(skeleton, carries);
    for (std::size_t pose = 0; pose < motion.poses(); ++pose) {
        if (!surface.input().poses[pose].heldOut) {
            m_fitted.push_back(pose);
        }
    }
    for (std::size_t c = 0; c < candidates.size(); ++c) {
        Range& range = m_ranges[static_cast<std::size_t>(candidates[c].joint)];
        range.first = range.end == 0 ? c : range.first;
        range.end = c + 1;
    }
    for (std::size_t j = 0; j < m_ranges.size(); ++j) {
        const Range range = m_ranges[j];
        Table& values = m_values[j];
        values.resize(static_cast<Eigen::Index>(m_fitted.size()),
                      static_cast<Eigen::Index>(range.end - range.first));
        for (std::size_t c = range.first; c < range.end; ++c) {
            values.col(static_cast<Eigen::Index>(c - range.first)) = candidates[c].values;
        }
        m_squares[j] = values.cwiseAbs2();
    }
}

/// Whose turn deforms a site: its own joints', since the next one above moves otherwise, that of joints just
/// below, and of `others`, joints that bring other skin into contact with it.
std::vector<std::int32_t> ShapeField::jointsAt(std::uint32_t site, const std::vector<bool>& others) const {
    const VertexId vertex = m_surface.vertices(site)[0];
    std::vector<bool> own(m_ranges.size(), false);
    for (const Influence& influence : m_weights[vertex.part]->at(vertex.vertex)) {
        if (influence.weight > kActs) {
            own[static_cast<std::size_t>(m_sources[static_cast<std::size_t>(influence.joint)])] = true;
        }
    }
    std::vector<std::int32_t> joints;
    for (std::size_t j = 0; j < m_ranges.size(); ++j) {
        const bool below = m_parents[j] != kNone && own[static_cast<std::size_t>(m_parents[j])];
        if (m_ranges[j].end > m_ranges[j].first && (own[j] || below || others[j])) {
            joints.push_back(static_cast<std::int32_t>(j));
        }
    }
    return joints;
}

/// Joints whose turn by itself leaves an error that shows; an error of a pose of several joints counts as no
/// joint's. False: no error ever shows.
bool ShapeField::measureSite(Site& site, std::vector<bool>& joints) const {
    const VertexId vertex = m_surface.vertices(site.site)[0];
    const std::span<const Influence> influences = m_weights[vertex.part]->at(vertex.vertex);
    site.rows.setZero(static_cast<Eigen::Index>(m_fitted.size()), kRows);
    bool shows = false;
    for (std::size_t p = 0; p < m_fitted.size(); ++p) {
        const Affine matrix = m_motion.blend(m_fitted[p], influences);
        const Mat3 turn = matrix.leftCols<3>();
        const Vec3 missing = m_surface.target(m_fitted[p], site.site) -
                             movedBy(matrix, m_surface.rest(m_fitted[p], site.site));
        if (!missing.allFinite() || !matrix.allFinite()) {
            continue;
        }
        const Mat3 form = turn.transpose() * turn;
        const Vec3 pull = turn.transpose() * missing;
        Eigen::Matrix<double, 1, kRows> row;
        row << form(0, 0), form(0, 1), form(0, 2), form(1, 1), form(1, 2), form(2, 2), pull.transpose(),
            missing.squaredNorm();
        site.rows.row(static_cast<Eigen::Index>(p)) = (m_surface.poseWeight(m_fitted[p]) * row).cast<float>();
        if (missing.norm() > kShows * m_surface.height()) {
            const std::int32_t joint = m_surface.input().poses[m_fitted[p]].joint;
            shows = true;
            if (joint >= 0 && static_cast<std::size_t>(joint) < joints.size()) {
                joints[static_cast<std::size_t>(joint)] = true;
            }
        }
    }
    return shows;
}

bool ShapeField::each(Progress& progress, double from, double to, const std::function<void(Site&)>& work) {
    std::atomic<bool> canceled = false;
    std::atomic<std::size_t> done = 0;
    parallelFor(m_sites.size(), kFieldGrain, [&](std::size_t begin, std::size_t end) {
        if (canceled || progress.canceled()) {
            canceled = true;
            return;
        }
        for (std::size_t i = begin; i < end; ++i) {
            work(m_sites[i]);
        }
        done += end - begin;
        const double part = static_cast<double>(done) / static_cast<double>(m_sites.size());
        progress.report(Stage::Deform, from + (to - from) * part);
    });
    return !canceled && !progress.canceled();
}

bool ShapeField::measure(Progress& progress) {
    m_number.assign(m_surface.size(), BakeSurface::kNoSite);
    m_sites.clear();
    for (std::uint32_t site = 0; site < m_surface.size(); ++site) {
        m_sites.push_back({site, m_surface.worth(site), {}, {}, {}, {}, {}});
    }
    const bool whole = each(progress, 0.0, 0.2, [&](Site& site) {
        std::vector<bool> others(m_ranges.size(), false);
        if (measureSite(site, others)) {
            site.joints = jointsAt(site.site, others);
        }
        if (site.joints.empty()) {
            site.rows.resize(0, kRows);
        }
    });
    if (!whole) {
        return false;
    }
    std::erase_if(m_sites, [](const Site& site) { return site.joints.empty(); });
    for (std::size_t i = 0; i < m_sites.size(); ++i) {
        m_number[m_sites[i].site] = static_cast<std::uint32_t>(i);
    }
    return each(progress, 0.2, 0.3, [&](Site& site) { rate(site); });
}

double ShapeField::error() const {
    double sum = 0.0;
    for (const Site& site : m_sites) {
        sum += site.worth * static_cast<double>(site.rows.col(kRows - 1).sum());
    }
    return sum;
}

/// What each of the joints' candidates would take away here by itself.
void ShapeField::rate(Site& site) const {
    site.gains.clear();
    const auto small = kShows * m_surface.height();
    for (const std::int32_t joint : site.joints) {
        const auto j = static_cast<std::size_t>(joint);
        const Eigen::Matrix<float, Eigen::Dynamic, 6> forms =
            m_squares[j].transpose() * site.rows.leftCols<6>();
        const Eigen::Matrix<float, Eigen::Dynamic, 3> pulls =
            m_values[j].transpose() * site.rows.middleCols<3>(6);
        for (Eigen::Index c = 0; c < forms.rows(); ++c) {
            Mat3 form = formOf(forms.row(c));
            const Vec3 pull = pulls.row(c).transpose().cast<double>();
            const double size = form.trace();
            form.diagonal().array() += kRidge * size;
            const Vec3 offset = size > 0.0 ? Vec3(form.llt().solve(pull)) : Vec3(Vec3::Zero());
            site.gains.push_back(offset.norm() > small ? static_cast<float>(site.worth * offset.dot(pull))
                                                       : 0.0F);
        }
    }
}

std::vector<double> ShapeField::gains() const {
    std::vector<double> sums(m_candidates.size(), 0.0);
    for (const Site& site : m_sites) {
        std::size_t at = 0;
        for (const std::int32_t joint : site.joints) {
            const Range range = m_ranges[static_cast<std::size_t>(joint)];
            for (std::size_t c = range.first; c < range.end; ++c) {
                sums[c] += static_cast<double>(site.gains[at++]);
            }
        }
    }
    return sums;
}

/// All offsets of a site at once; `means` of its shapes, or none: nothing.
void ShapeField::fit(Site& site, std::span<const Vec3> means, double hold) const {
    const auto count = static_cast<Eigen::Index>(site.shapes.size());
    const auto valuesOf = [&](Eigen::Index s) -> const Eigen::VectorXf& {
        return m_candidates[m_chosen[site.shapes[static_cast<std::size_t>(s)]]].values;
    };
    Eigen::MatrixXd form = Eigen::MatrixXd::Zero(3 * count, 3 * count);
    Eigen::VectorXd pull(3 * count);
    Eigen::VectorXd before(3 * count);
    for (Eigen::Index s = 0; s < count; ++s) {
        for (Eigen::Index t = s; t < count; ++t) {
            const Eigen::Matrix<float, 1, 6> numbers =
                valuesOf(s).cwiseProduct(valuesOf(t)).transpose() * site.rows.leftCols<6>();
            form.block<3, 3>(3 * s, 3 * t) = formOf(numbers);
            form.block<3, 3>(3 * t, 3 * s) = form.block<3, 3>(3 * s, 3 * t);
        }
        pull.segment<3>(3 * s) =
            (valuesOf(s).transpose() * site.rows.middleCols<3>(6)).transpose().cast<double>();
        before.segment<3>(3 * s) = site.offsets[static_cast<std::size_t>(s)].cast<double>();
    }
    pull += form * before;
    for (Eigen::Index s = 0; s < count; ++s) {
        const double keep = hold * std::max(form.diagonal().segment<3>(3 * s).sum(), 1e-9);
        form.diagonal().segment<3>(3 * s).array() += keep;
        if (!means.empty()) {
            pull.segment<3>(3 * s) += keep * means[static_cast<std::size_t>(s)];
        }
    }
    const Eigen::VectorXd found = form.llt().solve(pull);
    if (!found.allFinite()) {
        return;
    }
    for (Eigen::Index p = 0; p < site.rows.rows(); ++p) {
        Vec3 step = Vec3::Zero();
        for (Eigen::Index s = 0; s < count; ++s) {
            step += static_cast<double>(valuesOf(s)[p]) * (found - before).segment<3>(3 * s);
        }
        auto row = site.rows.row(p);
        const Vec3 moved = formOf(row) * step;
        const Vec3 left = row.segment<3>(6).transpose().cast<double>();
        const double error = static_cast<double>(row[kRows - 1]) - 2.0 * step.dot(left) + step.dot(moved);
        row.segment<3>(6) = (left - moved).transpose().cast<float>();
        row[kRows - 1] = static_cast<float>(std::max(0.0, error));
    }
    for (Eigen::Index s = 0; s < count; ++s) {
        site.offsets[static_cast<std::size_t>(s)] = found.segment<3>(3 * s).cast<float>();
    }
}

bool ShapeField::add(std::span<const std::size_t> candidates, Progress& progress) {
    const std::size_t first = m_chosen.size();
    m_chosen.insert(m_chosen.end(), candidates.begin(), candidates.end());
    return each(progress, 0.3, 0.3, [&](Site& site) {
        bool acts = false;
        for (std::size_t s = first; s < m_chosen.size(); ++s) {
            if (std::ranges::binary_search(site.joints, m_candidates[m_chosen[s]].joint)) {
                site.shapes.push_back(s);
                site.offsets.push_back(Vec3f::Zero());
                acts = true;
            }
        }
        if (acts) {
            fit(site, {}, kRidge);
            rate(site);
        }
    });
}

std::vector<Vec3> ShapeField::meansAt(const Site& site) const {
    std::vector<Vec3> means(site.shapes.size(), Vec3::Zero());
    const std::span<const std::uint32_t> neighbors = m_surface.neighbors(site.site);
    for (const std::uint32_t next : neighbors) {
        if (m_number[next] == BakeSurface::kNoSite) {
            continue; // no error, no offset
        }
        const Site& other = m_sites[m_number[next]];
        for (std::size_t s = 0; s < means.size(); ++s) {
            const auto at = std::ranges::lower_bound(other.shapes, site.shapes[s]);
            if (at != other.shapes.end() && *at == site.shapes[s]) {
                means[s] += other.offsets[static_cast<std::size_t>(at - other.shapes.begin())].cast<double>();
            }
        }
    }
    for (Vec3& mean : means) {
        mean /= std::max(1.0, static_cast<double>(neighbors.size()));
    }
    return means;
}

bool ShapeField::smoothen(Progress& progress) {
    std::vector<std::vector<Vec3>> means(m_sites.size());
    const auto number = [&](const Site& site) { return static_cast<std::size_t>(&site - m_sites.data()); };
    return each(progress, 0.8, 0.85, [&](Site& site) { means[number(site)] = meansAt(site); }) &&
           each(progress, 0.85, 0.9, [&](Site& site) {
               if (!site.shapes.empty()) {
                   fit(site, means[number(site)], kSmooth);
               }
           });
}

std::vector<Vec3> ShapeField::offsets(std::size_t shape) const {
    std::vector<Vec3> offsets(m_surface.size(), Vec3::Zero());
    for (const Site& site : m_sites) {
        const auto at = std::ranges::lower_bound(site.shapes, shape);
        if (at != site.shapes.end() && *at == shape) {
            offsets[site.site] =
                site.offsets[static_cast<std::size_t>(at - site.shapes.begin())].cast<double>();
        }
    }
    return offsets;
}

double ShapeField::errorWhere(std::size_t candidate) const {
    const ShapeCandidate& own = m_candidates[candidate];
    const Eigen::VectorXf on = (own.values.array() > 0.0F).cast<float>();
    double poses = 0.0;
    for (std::size_t p = 0; p < m_fitted.size(); ++p) {
        poses += static_cast<double>(on[static_cast<Eigen::Index>(p)]) * m_surface.poseWeight(m_fitted[p]);
    }
    double sum = 0.0;
    double count = 0.0;
    for (const Site& site : m_sites) {
        if (std::ranges::binary_search(site.joints, own.joint)) {
            const auto vertices = static_cast<double>(m_surface.vertices(site.site).size());
            sum += vertices * static_cast<double>(site.rows.col(kRows - 1).dot(on));
            count += vertices * poses;
        }
    }
    return count > 0.0 ? std::sqrt(sum / count) : 0.0;
}

} // namespace sinew
