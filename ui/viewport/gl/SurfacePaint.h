#pragma once

#include "app/view/ViewData.h"
#include "app/view/surface/SurfaceColors.h"
#include "ui/viewport/drawables/MeshDrawable.h"

#include <optional>

namespace sinew {

/// Keeps the colours laid over the surface up to date with document and layers.
class SurfacePaint {
public:
    explicit SurfacePaint(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes, MeshDrawable& mesh);
    /// How often colours were worked out and given to the card.
    int colorings() const { return m_colorings; }
    /// How many drawn vertices were.
    std::size_t colored() const { return m_colored; }

private:
    /// What colours are made of; poses are no part of it.
    struct Source {
        std::shared_ptr<const Scene> scene;
        std::shared_ptr<const PartWeights> weights; ///< those that are shown
        std::shared_ptr<const BindState> field;
        std::int32_t joint = kNone;
        decltype(ViewSettings::layers) layers;
        std::shared_ptr<const std::vector<float>> cuts;
        std::shared_ptr<const ImplicitFrame> implicit;       ///< null unless a layer shows its vertices
        std::optional<Region> region;                        ///< nothing unless its amounts are shown
        std::shared_ptr<const TransferMatching> transferred; ///< null unless shown
        bool operator==(const Source&) const = default;
    };
    Source sourceOf(const Frame& frame) const;
    void lay(MeshDrawable& mesh);
    void color(const Frame& frame, MeshDrawable& mesh);
    bool colorChanged(const Frame& frame, const Source& before, MeshDrawable& mesh);
    void colorSome(const SurfaceColorInput& input, std::size_t part, std::span<const std::uint32_t> vertices,
                   MeshDrawable& mesh);
    SurfaceColorInput inputOf(const Frame& frame, const VertexAmounts& amounts) const;

    ViewData& m_data;
    std::optional<Source> m_source; ///< of the colours that the card has
    int m_colorings = 0;
    std::size_t m_colored = 0;
    std::vector<Rgba> m_vertexColors;
    std::vector<float> m_vertexLevels;
    std::vector<Rgba> m_someColors;
    std::vector<Rgba> m_colors; ///< #V
    std::vector<float> m_levels;
    bool m_blank = false; ///< nothing is laid over the surface, and the card knows
};

} // namespace sinew
