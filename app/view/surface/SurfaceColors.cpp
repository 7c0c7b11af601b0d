#include "app/view/surface/SurfaceColors.h"

#include "app/view/ColorMaps.h"
#include "app/view/surface/Defects.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

constexpr std::size_t kSurfaceColorsGrain = 2048;

/// The welded vertex of each vertex of a part, empty when the part was not solved.
std::span<const std::uint32_t> groupsOf(const DocumentState& state, std::size_t part) {
    if (!state.field) {
        return {};
    }
    const BindProblem& problem = state.field->input->problem;
    const std::size_t n = problem.solvedIndex(part);
    return n < problem.parts.size() ? problem.surface.weldedVertices(n) : std::span<const std::uint32_t>();
}

/// Works out the colours of one part, layer over layer.
class Composer {
public:
    /// `some`: the vertices that are coloured; nothing: all.
    Composer(const SurfaceColorInput& input, std::size_t part,
             std::optional<std::span<const std::uint32_t>> some = {})
        : m_input(input)
        , m_part(part)
        , m_some(some)
        , m_groups(groupsOf(input.state, part)) {
        const auto* weights = input.weights;
        m_weights = weights != nullptr && part < weights->size() ? (*weights)[part].get() : nullptr;
    }

    void run(std::span<Rgba> colors) const {
        std::fill(colors.begin(), colors.end(), 0U);
        lay(Overlay::Parts, colors, [this](std::size_t) { return partRgba(m_part); });
        lay(Overlay::JointColors, colors, [this](std::size_t p) { return blendOfJoints(p); });
        lay(Overlay::Weights, colors, [this](std::size_t p) { return selectedWeight(p); });
        lay(Overlay::InfluenceCount, colors,
            [this](std::size_t p) { return countColor(influences(p).size()); });
        lay(Overlay::SurfaceDistance, colors, [this](std::size_t p) { return distance(p); });
        lay(Overlay::LimitCut, colors, [this](std::size_t p) { return cut(p); });
        lay(Overlay::RegionAmount, colors, [this](std::size_t p) { return regionAmount(p); });
        lay(Overlay::TransferMatches, colors, [this](std::size_t p) { return match(p); });
        lay(Overlay::Contact, colors,
            [this](std::size_t p) { return state(p) == VertexState::Contact ? kContact : 0U; });
        lay(Overlay::NotReached, colors,
            [this](std::size_t p) { return state(p) == VertexState::NotReached ? kNotReached : 0U; });
    }

    void levels(std::span<float> levels) const {
        parallelFor(levels.size(), kSurfaceColorsGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t p = begin; p < end; ++p) {
                const double meters = metersTo(p);
                levels[p] =
                    std::isfinite(meters) ? static_cast<float>(meters / m_input.distance->step) : -1.0F;
            }
        });
    }

private:
    template<typename Color>
    void lay(Overlay layer, std::span<Rgba> colors, const Color& color) const {
        const OverlayView& view = m_input.view.layer(layer);
        if (!view.visible) {
            return;
        }
        parallelFor(colors.size(), kSurfaceColorsGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                const std::size_t p = m_some ? (*m_some)[i] : i;
                colors[i] = composed(colors[i], faded(color(p), view.opacity));
            }
        });
    }

    std::span<const Influence> influences(std::size_t p) const {
        return m_weights != nullptr && p < m_weights->vertexCount() ? m_weights->at(p)
                                                                    : std::span<const Influence>();
    }

    Rgba blendOfJoints(std::size_t p) const {
        const auto fractions = influences(p);
        if (fractions.empty()) {
            return kUnweighted;
        }
        std::array<float, 3> sum{};
        for (const Influence& influence : fractions) {
            const Rgba color = m_jointColors[static_cast<std::size_t>(influence.joint)];
            for (unsigned c = 0; c < 3; ++c) {
                sum[c] += influence.weight * static_cast<float>(channel(color, c)) / 255.0F;
            }
        }
        return rgba(byteOf(sum[0]), byteOf(sum[1]), byteOf(sum[2]));
    }

    Rgba selectedWeight(std::size_t p) const {
        if (m_weights == nullptr || m_input.state.selection.joint == kNone) {
            return kUnweighted;
        }
        for (const Influence& influence : influences(p)) {
            if (influence.joint == m_input.state.selection.joint) {
                return weightColor(influence.weight);
            }
        }
        return weightColor(0.0F);
    }

    /// Metres to the selected bone: infinity unreachable, not a number unknown.
    double metersTo(std::size_t p) const {
        if (!m_input.distance || p >= m_groups.size()) {
            return std::numeric_limits<double>::quiet_NaN();
        }
        const std::vector<float>& distances =
            m_input.state.field->evidence()->distances()[m_input.distance->source];
        return static_cast<double>(distances[m_groups[p]]) * m_input.distance->metersPerExtent;
    }

    Rgba distance(std::size_t p) const {
        const double meters = metersTo(p);
        return std::isnan(meters)   ? kUnweighted
               : std::isinf(meters) ? kUnreachable
                                    : distanceColor(static_cast<float>(meters / m_input.distance->largest));
    }

    Rgba cut(std::size_t p) const {
        if (m_input.cutFractions == nullptr || p >= m_groups.size() ||
            m_groups[p] >= m_input.cutFractions->size()) {
            return 0;
        }
        const float fraction = (*m_input.cutFractions)[m_groups[p]];
        const float strength = std::min(1.0F, fraction / kMaxCut);
        return fraction < kMinCut ? 0U : withAlpha(cutColor(strength), 0.35F + 0.65F * strength);
    }

    Rgba regionAmount(std::size_t p) const {
        const VertexAmounts* amounts = m_input.regionAmounts;
        const bool known = amounts != nullptr && m_part < amounts->size() && p < (*amounts)[m_part].size();
        return known ? weightColor((*amounts)[m_part][p]) : kUnweighted;
    }

    Rgba match(std::size_t p) const {
        const auto* parts = m_input.transferred;
        const bool known = parts != nullptr && m_part < parts->size() && p < (*parts)[m_part].matches.size();
        return known ? matchColor((*parts)[m_part].matches[p]) : 0U;
    }

    /// Of a vertex under implicit skinning.
    VertexState state(std::size_t p) const {
        const auto* pose = m_input.implicit;
        const bool known = pose != nullptr && m_part < pose->states.size() && p < pose->states[m_part].size();
        return known ? pose->states[m_part][p] : VertexState::Still;
    }

    static std::vector<Rgba> jointColors(std::size_t count) {
        std::vector<Rgba> colors;
        colors.reserve(count);
        for (std::size_t j = 0; j < count; ++j) {
            colors.push_back(jointRgba(j));
        }
        return colors;
    }

    const SurfaceColorInput& m_input;
    std::size_t m_part;
    std::optional<std::span<const std::uint32_t>> m_some;
    std::span<const std::uint32_t> m_groups;
    const SkinWeights* m_weights = nullptr;
    std::vector<Rgba> m_jointColors = jointColors(m_input.state.scene->skeleton.size());
};

/// What make(row) gives of every row.
template<typename T, typename Make>
std::vector<T> ofRows(const Stencils& stencils, const Make& make) {
    std::vector<T> result(stencils.rowCount());
    parallelFor(result.size(), kSurfaceColorsGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t row = begin; row < end; ++row) {
            result[row] = make(row);
        }
    });
    return result;
}

} // namespace

bool anySurfaceColors(const ViewSettings& view) {
    return std::ranges::any_of(kSurfaceColorOverlays,
                               [&](Overlay layer) { return view.layer(layer).visible; });
}

void surfaceColors(const SurfaceColorInput& input, std::size_t part, std::span<Rgba> colors) {
    Composer(input, part).run(colors);
}

void surfaceColors(const SurfaceColorInput& input, std::size_t part, std::span<const std::uint32_t> vertices,
                   std::span<Rgba> colors) {
    Composer(input, part, vertices).run(colors);
}

void surfaceLevels(const SurfaceColorInput& input, std::size_t part, std::span<float> levels) {
    Composer(input, part).levels(levels);
}

std::vector<Rgba> stencilledColors(const Stencils& stencils, std::span<const Rgba> cage) {
    return ofRows<Rgba>(stencils, [&](std::size_t row) {
        const auto columns = stencils.columnsOf(row);
        const auto weights = stencils.weightsOf(row);
        Eigen::Vector3d color = Eigen::Vector3d::Zero(); // times alpha: what has none colours nothing
        double alpha = 0.0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const Rgba each = cage[columns[i]];
            const double covers = weights[i] * channel(each, 3);
            color += covers * Eigen::Vector3d(channel(each, 0), channel(each, 1), channel(each, 2));
            alpha += covers;
        }
        const auto byte = [](double value) {
            return static_cast<unsigned>(std::clamp(std::round(value), 0.0, 255.0));
        };
        color = alpha > 0.0 ? Eigen::Vector3d(color / alpha) : color;
        return rgba(byte(color.x()), byte(color.y()), byte(color.z()), byte(alpha));
    });
}

std::vector<float> stencilledLevels(const Stencils& stencils, std::span<const float> cage) {
    return ofRows<float>(stencils, [&](std::size_t row) {
        const auto columns = stencils.columnsOf(row);
        const auto weights = stencils.weightsOf(row);
        double sum = 0.0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (cage[columns[i]] < 0.0F) {
                return -1.0F;
            }
            sum += weights[i] * static_cast<double>(cage[columns[i]]);
        }
        return static_cast<float>(sum);
    });
}

} // namespace sinew
