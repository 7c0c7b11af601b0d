#pragma once

#include "app/document/ImplicitFrame.h"
#include "app/document/ViewState.h"
#include "app/view/Rgba.h"
#include "app/view/legend/DistanceScale.h"
#include "app/view/surface/Defects.h"
#include "core/solve/Explain.h"
#include "core/solve/transfer/TransferWeights.h"

#include <QString>

#include <vector>

namespace sinew {

/// What the colours of an overlay mean.
struct Legend {
    struct Tick {
        double place = 0.0; ///< 0..1 along the ramp
        QString text;
    };
    struct Entry {
        Rgba color = 0;
        QString text;
        bool line = false; ///< shown as a line, not as a patch
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
};

/// The legends of all visible overlays whose colours mean something, in the language of the window.
std::vector<Legend> legends(const LegendInput& input);

/// A length as the scene measures it: "25 cm".
QString legendLength(const LegendInput& input, double meters);
QString legendNumber(double value, int digits);
std::vector<Rgba> legendRamp(Rgba (*color)(float));
QString selectedJointName(const DocumentState& state);

} // namespace sinew
