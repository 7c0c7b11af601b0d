#pragma once

#include "app/document/ImplicitFrame.h"
#include "app/document/ViewState.h"
#include "app/jobs/PoseCheck.h"
#include "app/view/ColorMaps.h"
#include "app/view/surface/Defects.h"
#include "core/solve/Explain.h"
#include "core/solve/transfer/TransferWeights.h"

#include <QCoreApplication>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace sinew {

/// A rectangle on the screen, pixels.
struct ScreenBox {
    double left = 0.0;
    double top = 0.0;
    double right = 0.0;
    double bottom = 0.0;
    bool overlaps(const ScreenBox& other) const {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

/// A text that wants a place on the screen, pixels.
struct Label {
    double x = 0.0; ///< what it names
    double y = 0.0;
    double width = 0.0; ///< of the text
    double height = 0.0;
    double importance = 0.0; ///< greater ones are placed first
    double gap = 9.0;        ///< to what it names
    bool leftFirst = false;  ///< the left is tried before the right
};

struct PlacedLabel {
    std::size_t label = 0;
    double left = 0.0;
    double top = 0.0;
};

/// Places for as many labels as fit without overlap, to the right of what they name (leftFirst: to the left)
/// or, failing that, to the other side, above or below; the less important give way, and cover nothing that
/// has a name, and nothing of `taken`. Those outside the screen are left out. O(n^2).
std::vector<PlacedLabel> placeLabels(const std::vector<Label>& labels, double screenWidth,
                                     double screenHeight, std::vector<ScreenBox> taken = {});

/// A line from what a label names to the label, pixels.
struct LabelLeader {
    double fromX = 0.0;
    double fromY = 0.0;
    double toX = 0.0;
    double toY = 0.0;
};

/// Nothing where the two stand beside one another.
std::optional<LabelLeader> leaderOf(const Label& label, const PlacedLabel& placed);

/// Where a text of that size stands beside the cursor: inside the screen, and over nothing of `taken` if
/// there is such a place.
ScreenBox boxBesideCursor(double x, double y, double width, double height, double screenWidth,
                          double screenHeight, const std::vector<ScreenBox>& taken);

/// What the colours of an overlay mean.
struct Legend {
    struct Tick {
        double position = 0.0; ///< 0..1 along the ramp
        QString text;
    };
    struct Entry {
        Rgba color = 0;
        QString text;
        bool line = false; ///< shown as a line, not as a patch
        QString end = {};  ///< behind the text, whole where the text is cut
    };
    QString title;
    QString subtitle;       ///< which joint
    std::vector<Rgba> ramp; ///< from the first to the last value; empty: no ramp
    std::vector<Tick> ticks;
    std::vector<Entry> entries;
    QString note;
};

/// What legends are made of.
struct LegendInput {
    const DocumentState& state;
    const ViewSettings& view;
    const SceneDefects* defects = nullptr;          ///< null while they are looked for
    const VertexExplanation* explanation = nullptr; ///< null: no vertex is explained
    bool bindPose = true;                           ///< the pose that is shown
    int largestLeaf = 0;                            ///< of the octree, as a power of two
    const ImplicitFrame* implicit = nullptr;        ///< null: the direct method is shown
    const Region* region = nullptr;                 ///< null: none is chosen
    bool regionPainted = false;                     ///< strokes would go to it
    /// What a transfer matches, an entry a part; null: nothing is known.
    const std::vector<TransferredPart>* transferred = nullptr;
    /// Of the pose, an entry a part; null while they are looked for.
    const std::vector<PartPoseFaults>* poseFaults = nullptr;
};

/// A length as the scene measures it: "25 cm".
QString legendLength(const LegendInput& input, double meters);
QString legendNumber(double value, int digits);
std::vector<Rgba> legendRamp(Rgba (*color)(float));
QString selectedJointName(const DocumentState& state);

/// What a legend asks for, pixels.
struct LegendSize {
    double width = 0.0;
    double height = 0.0;
    double shortHeight = 0.0; ///< without its note and with a few of its entries
};

/// A legend that has found room.
struct PlacedLegend {
    std::size_t legend = 0;
    ScreenBox box;
    bool shortened = false;
};

/// A view whose corners are partly taken, pixels.
struct LegendRoom {
    double width = 0.0;
    double height = 0.0;
    double lowerRight = 0.0; ///< height of what stands there already
    double lowerLeft = 0.0;
};

/// Legends below one another at the right edge. Where they do not fit they are shortened, the last ones
/// first; then the left edge is used too, if the middle of the view stays free. Never over one another; those
/// that find no room are left out.
std::vector<PlacedLegend> placeLegends(const std::vector<LegendSize>& sizes, const LegendRoom& room);

/// How wide a legend may be so that it leaves the middle of a view free: up to `max`, but at least `min`
/// where the view has so much.
double legendWidthWithin(double viewWidth, double min, double max);

/// Legends of the layers that colour the surface by weights or parts.
class SurfaceLegends {
    Q_DECLARE_TR_FUNCTIONS(Legend)
public:
    static Legend weights(const LegendInput& input);
    static Legend joints(const LegendInput& input);
    static Legend influences(const LegendInput& input);
    static Legend cuts(const LegendInput& input);
    static Legend regionAmounts(const LegendInput& input);
    static Legend transferMatches(const LegendInput& input);
    static Legend parts(const LegendInput& input);
    static Legend exportPreview(const LegendInput& input);
    static Legend poseFaults(const LegendInput& input);
};

/// Legends of what makes an avatar of a character.
class AvatarLegends {
    Q_DECLARE_TR_FUNCTIONS(Legend)
public:
    static Legend springs(const LegendInput& input);
};

/// Legends of implicit skinning.
class FieldLegends {
    Q_DECLARE_TR_FUNCTIONS(Legend)
public:
    static Legend field(const LegendInput& input);
    static Legend surface(const LegendInput& input);
    static Legend contact(const LegendInput& input);
    static Legend notReached(const LegendInput& input);

private:
    static QString whyNothing(const LegendInput& input);
    static QString whyNoField(const LegendInput& input);
};

/// Legends of what a bind found inside the body, and of what is wrong with the mesh.
class VolumeLegends {
    Q_DECLARE_TR_FUNCTIONS(Legend)
public:
    static Legend distance(const LegendInput& input);
    static Legend voxels(const LegendInput& input);
    static Legend octree(const LegendInput& input);
    static Legend defects(const LegendInput& input);
    static Legend explanation(const LegendInput& input);
    static Legend envelopes(const LegendInput& input);

private:
    static QString volumeNote(const LegendInput& input);
};

} // namespace sinew
