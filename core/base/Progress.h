#pragma once

namespace sinew {

/// The stages long work goes through; their names are user-visible text and live in app/text/Texts.
enum class Stage {
    Import,
    Prepare,
    Octree,
    Voxelize,
    WindingNumbers,
    Adjacency,
    Distances,
    Solve, ///< programs and fields over the cells of the volume
    Weights,
    Deform,
    Fields, ///< of implicit skinning
    Export,
    Picture,
    Count
};

/// How long work speaks to whoever waits for it. Polled every few milliseconds, from any thread; an
/// implementation must be thread safe. The default ignores everything and never cancels.
class Progress {
public:
    Progress() = default;
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    virtual ~Progress() = default;

    virtual bool canceled() const { return false; }
    /// `fraction` in [0, 1] of this stage.
    virtual void report(Stage stage, double fraction) {
        (void)stage;
        (void)fraction;
    }
    /// Beside the fraction, by stages that come nearer to their result step by step: how far from it the step
    /// just done was, as a weight.
    virtual void residual(double largest) { (void)largest; }
};

} // namespace sinew
