#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/jobs/ImplicitController.h"
#include "app/jobs/compare/CompareController.h"
#include "app/view/legend/Legend.h"
#include "core/base/Names.h"
#include "core/geometry/Mesh.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Skeleton.h"
#include "core/weights/SkinWeights.h"

#include <QTimer>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// What the panes of a comparison are coloured by.
enum class CompareMap {
    Shaded,           ///< nothing: the surface as it is
    JointWeights,     ///< of the selected joint, 0..1
    WeightDifference, ///< from the first pane's, 0..1
    PosedDistance,    ///< from the first pane's surface in the shown pose, scene units
    Stretch,          ///< of the edge whose length has changed most: log2 of its ratio to the length at rest
    AreaChange,       ///< log2 of the ratio of the area around a vertex to that at rest
    Bleed,            ///< weight beyond the strongest joint, its parent and its children, 0..1
    Count
};
constexpr std::size_t kCompareMapCount = static_cast<std::size_t>(CompareMap::Count);

/// Whether its values follow from the pose, so that a clip that plays changes them.
bool followsPose(CompareMap map);
/// Whether its values are logarithms of ratios: 0 is no change.
bool isRatio(CompareMap map);

/// What posed places of a part are measured against: its mesh at rest.
struct PartMeasure {
    std::vector<std::array<std::uint32_t, 2>> edges; ///< the polygons' sides that have a length, each once
    std::vector<double> lengths;                     ///< of the edges
    std::vector<Triangle> triangles;
    std::vector<double> areas; ///< #P: of the triangles around each vertex
    std::vector<bool> used;    ///< #P: some polygon has it
};
/// O(n log n).
PartMeasure measureAtRest(const Mesh& mesh);

/// Values of a part's vertices, #P; not a number where nothing is known. Null weights: an unweighted part.

/// A joint's weight. Without a joint (kNone), and at unweighted vertices, nothing is known.
std::vector<float> jointWeightValues(const SkinWeights* weights, std::int32_t joint, std::size_t vertices);
/// Half the sum over joints of |w - w'|; 1 where one of both has no weights.
std::vector<float> differenceValues(const SkinWeights* weights, const SkinWeights* reference,
                                    std::size_t vertices);
std::vector<float> bleedValues(const SkinWeights* weights, const Skeleton& skeleton, std::size_t vertices);
std::vector<float> distanceValues(std::span<const Vec3> posed, std::span<const Vec3> reference);
std::vector<float> stretchValues(const PartMeasure& rest, std::span<const Vec3> posed);
std::vector<float> areaValues(const PartMeasure& rest, std::span<const Vec3> posed);

/// What a table says of one side of a comparison. Vertices that no polygon uses do not count.
struct CompareFigures {
    double influences = 0.0;    ///< mean of a weighted vertex
    double difference = 0.0;    ///< mean of WeightDifference, 0..1
    double distance95 = 0.0;    ///< 95 % of the vertices lie nearer to the first pane's; scene units
    double stretch = 1.0;       ///< greatest length of an edge in its length at rest
    double bleed = 0.0;         ///< mean of Bleed over the weighted vertices, 0..1
    std::size_t unweighted = 0; ///< vertices
};

/// One side of a comparison: the weights and, part by part, the posed vertices.
struct CompareSide {
    const PartWeights& weights;
    std::vector<std::span<const Vec3>> posed; ///< an entry a part
};

/// `rest` has an entry a part of the scene. O(n), n vertices, edges and influences.
CompareFigures compareFigures(const Scene& scene, std::span<const PartMeasure> rest, const CompareSide& side,
                              const CompareSide& reference);

/// What a pane's head says of the map it shows.
struct MapFigures {
    double mean = 0.0;    ///< of the known values; of ratios their amounts
    double largest = 0.0; ///< the value farthest from 0
    bool known = false;   ///< any value is
};
/// `values` an entry a part, as `rest`.
MapFigures mapFigures(std::span<const std::vector<float>> values, std::span<const PartMeasure> rest);

/// The value at the end of a map's ramp, the same in all panes: of distances the least of 1, 2, 5, 10, ...
/// that holds them, of ratios a half and a doubling, else 1.
double compareScale(CompareMap map, double largest);

/// The colour of a value; not a number: that of unweighted vertices. Shaded: nothing, alpha 0.
Rgba compareColor(CompareMap map, float value, double scale);

/// Names of the maps for menus and lists, in the language in force.
QString compareMapName(CompareMap map);
QString compareMapTip(CompareMap map);

/// What the colours mean; without a title where they mean nothing. `joint`: the selected one's name.
Legend compareLegend(CompareMap map, double scale, double metersPerUnit, const QString& joint);

/// "mean 0.12, max 0.8" of what a pane shows; empty where nothing is known.
QString mapFiguresText(CompareMap map, const MapFigures& figures, double metersPerUnit);

/// Lets skins beside the view's deform as the document says: centres of rotation and implicit skinning,
/// worked out in the background for each skin. One with the document's own weights takes over what the view
/// has.
class PaneDeformers {
public:
    /// `shown`: what the view shows.
    PaneDeformers(Document& document, PosedMesh& shown, TaskPool& pool)
        : m_document(document)
        , m_shown(shown)
        , m_pool(pool) {}

    /// Whether a pane's skin is shown, under these weights; `posed` outlives this, or the next clear().
    void set(std::size_t pane, PosedMesh& posed, bool shown);
    /// Takes over what the view has made since.
    void follow();
    /// Gives up what runs, and lets go of all panes.
    void clear() { m_panes.clear(); }
    /// Nothing runs or waits.
    bool settled() const;

private:
    struct Pane {
        PosedMesh* posed = nullptr; ///< null: not shown
        /// Null: the view's are taken over.
        std::unique_ptr<CenterFinder> centers;
        std::unique_ptr<ImplicitController> implicit;
    };
    void takeOver(PosedMesh& posed);

    Document& m_document;
    PosedMesh& m_shown;
    TaskPool& m_pool;
    std::vector<Pane> m_panes;
};

/// A baked character in a pose of the document's joints: by linear skinning, with the shapes and helper
/// joints that its drivers set. O(#P k).
std::shared_ptr<const ImplicitFrame> bakedFrame(const BakedCharacter& baked, const Pose& pose);

/// What the panes of an open comparison show: each skin in the pose that the view shows, deformed as it is
/// there, the colours of one map on one scale, and figures. All follows document, clip and controller, worked
/// out in the event loop: colours for every picture as long as they are quick, figures a few times a second.
/// Nothing is worked out while the comparison is closed. All calls on the GUI thread.
class CompareData : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kPanes = CompareController::kMaxSkins;

    /// `shown` says which pose is shown.
    CompareData(Document& document, PosedMesh& shown, CompareController& controller, TaskPool& pool,
                QObject* parent = nullptr);
    ~CompareData() override;

    /// A pane's skin in the shown pose; at rest until its weights are there. Lasts as long as this.
    PosedMesh& posed(std::size_t pane);

    CompareMap map() const { return m_map; }
    void setMap(CompareMap map);
    /// The value at the end of the ramp.
    double scale() const { return m_scale; }
    Legend legend() const;

    /// Colours of every part's vertices; empty: none yet.
    const std::vector<std::vector<Rgba>>& colors(std::size_t pane) const { return m_panes[pane].colors; }
    /// Grows with every change of any pane's colours.
    quint64 colorRevision() const { return m_colorRevision; }
    const MapFigures& mapFigures(std::size_t pane) const { return m_panes[pane].mapFigures; }
    /// Of the pose that was shown a moment ago; nothing: not worked out.
    const std::optional<CompareFigures>& figures(std::size_t pane) const { return m_panes[pane].figures; }

    /// Works out now what waits for the event loop.
    void finish();
    /// What deforms in the background is done, in all panes.
    bool settled() const { return m_deformers.settled(); }

Q_SIGNALS:
    void mapChanged();
    void colorsChanged();
    void figuresChanged();

private:
    struct Pane {
        std::unique_ptr<PosedMesh> posed; ///< null: never opened
        std::vector<std::vector<Rgba>> colors;
        MapFigures mapFigures;
        std::optional<CompareFigures> figures;
        std::shared_ptr<const ImplicitFrame> baked; ///< what it shows; null: no bake
        const BakedCharacter* bakedOf = nullptr;    ///< of it
        Pose bakedPose;                             ///< in which it is
    };
    using Values = std::vector<std::vector<float>>; ///< an entry a part
    void openChanged(bool open);
    void poseChanged();
    void poseDue();
    void sceneChanged();
    void weightsDue();
    void takeWeights();
    void takePose(PosedMesh& posed);
    const BakedCharacter* bakedIn(std::size_t pane) const;
    void poseBaked();
    void colorsDue();
    void updateColors();
    void updateScale(const std::array<Values, kPanes>& values);
    void colorPane(std::size_t pane, const Values& values);
    void updateFigures();
    bool known(std::size_t pane) const;
    Values valuesOf(std::size_t pane);
    std::vector<float> valuesOf(std::size_t pane, std::size_t part);
    CompareSide side(std::size_t pane);
    const std::vector<PartMeasure>& rest();

    Document& m_document;
    PosedMesh& m_shown;
    CompareController& m_controller;
    CompareMap m_map = CompareMap::WeightDifference;
    double m_scale = 1.0;
    double m_reached = 0.0; ///< the largest value since the scale was begun
    std::array<Pane, kPanes> m_panes;
    PaneDeformers m_deformers;       ///< of m_panes' posed meshes
    std::vector<PartMeasure> m_rest; ///< of m_restOf; empty: not measured
    std::shared_ptr<const Scene> m_restOf;
    std::shared_ptr<const PartWeights> m_blank; ///< what a pane shows that has no weights yet
    quint64 m_colorRevision = 0;
    QTimer m_colorTimer{this};
    QTimer m_figureTimer{this};
    bool m_weightsDue = false;
};

/// The maps as project files name them.
constexpr Names<CompareMap, kCompareMapCount> kCompareMapNames{{{"shaded", CompareMap::Shaded},
                                                                {"jointWeights", CompareMap::JointWeights},
                                                                {"difference", CompareMap::WeightDifference},
                                                                {"distance", CompareMap::PosedDistance},
                                                                {"stretch", CompareMap::Stretch},
                                                                {"areaChange", CompareMap::AreaChange},
                                                                {"bleed", CompareMap::Bleed}}};

/// What a pane shows, as project files say it: "document", "imported", "paper", "solver:heat",
/// "file:hero.fbx", "disk:hero.fbx". Empty: kept weights and bakes, which no file keeps.
std::string sourceWord(const SkinSource& source);
/// Nothing: it is no such word, or names a solver that there is not.
std::optional<SkinSource> sourceOfWord(std::string_view word);

/// A comparison as it stands, all but the pane that has the keyboard.
ComparedView comparedView(const CompareController& controller, const CompareData& data);
/// Chooses what was compared; does not open the comparison. What is not understood stays as it is.
void chooseCompared(const ComparedView& compared, CompareController& controller, CompareData& data);

} // namespace sinew
