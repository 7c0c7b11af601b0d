#include "core/solve/picture/PictureSolver.h"

#include "core/base/Parallel.h"
#include "core/solve/classic/StraightWeights.h"
#include "core/solve/picture/PicturePieces.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

/// What of the settings the weights were made with.
struct PictureChoice {
    double smoothness = 0.0;
    bool diagonals = false;
    bool operator==(const PictureChoice&) const = default;
};

PictureChoice pictureChoiceOf(const BindSettings& settings) {
    return {settings.pictureSmoothness, settings.pictureDiagonals};
}

class PictureSolution final : public StraightWeights {
public:
    PictureSolution(std::shared_ptr<const BindInput> input, const std::shared_ptr<const StraightStart>& start,
                    std::shared_ptr<const WeightRows> weights, const PictureChoice& choice)
        : StraightWeights(std::move(input), start, std::move(weights))
        , m_choice(choice) {}

    const PictureChoice& choice() const { return m_choice; }

private:
    PictureChoice m_choice;
};

/// Distances become weights; `owners` #G say who has what no bone reached.
void weighByDistance(WeightRows& rows, std::span<const std::uint32_t> owners, double smoothness) {
    constexpr std::size_t kPictureGrain = 1024;
    parallelFor(owners.size(), kPictureGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<double> weights(rows.size());
        for (std::size_t p = begin; p < end; ++p) {
            float nearest = std::numeric_limits<float>::infinity();
            for (const std::vector<float>& row : rows) {
                nearest = std::min(nearest, row[p]);
            }
            double sum = 0.0;
            for (std::size_t s = 0; s < rows.size(); ++s) {
                weights[s] = std::isinf(nearest)
                                 ? (s == owners[p] ? 1.0 : 0.0)
                                 : std::exp((static_cast<double>(nearest) - static_cast<double>(rows[s][p])) /
                                            smoothness);
                sum += weights[s];
            }
            for (std::size_t s = 0; s < rows.size(); ++s) {
                rows[s][p] = static_cast<float>(weights[s] / sum);
            }
        }
    });
}

WeightRows weighPicture(const BindInput& input, double extent, const PictureChoice& choice,
                        Progress& progress) {
    const PicturePieces pieces(input, extent);
    const std::size_t bones = input.sources.joints.size();
    WeightRows rows(bones);
    parallelFor(bones, 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !progress.canceled(); ++s) {
            rows[s] = pieces.distancesTo(input.sources.joints[s], choice.diagonals, progress);
        }
    });
    if (!progress.canceled()) {
        weighByDistance(rows, pieces.nearestBones(), choice.smoothness);
    }
    return rows;
}

} // namespace

Expected<std::shared_ptr<const Solution>> solvePicture(const SolveRequest& request, Progress& progress) {
    const auto start = startStraight(request, progress);
    if (!start) {
        return fail(start.error());
    }
    const PictureChoice choice = pictureChoiceOf(request.settings);
    const auto* former = formerOf<PictureSolution>(request);
    auto weights = former != nullptr && former->choice() == choice
                       ? former->sharedSolved()
                       : std::make_shared<const WeightRows>(
                             weighPicture(*request.input, (*start)->extent, choice, progress));
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const PictureSolution>(request.input, *start, std::move(weights), choice);
}

BindRework pictureRework(const BindSettings& from, const BindSettings& to) {
    return pictureChoiceOf(from) == pictureChoiceOf(to) ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew
