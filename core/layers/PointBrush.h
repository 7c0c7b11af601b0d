#pragma once

#include "core/layers/LayerInput.h"
#include "core/layers/PointDab.h"

namespace sinew {

/// Turns dabs into edits, one point after another; holds scratch memory alone.
class PointBrush {
public:
    PointBrush(const Brush& brush, const JointNumbers& joints)
        : m_brush(brush)
        , m_joints(joints)
        , m_edited(joints.skeleton) {}

    /// Adds the point's new edits to `list`.
    void paint(EditList& list, std::uint32_t point, std::span<const Influence> below,
               const PointEdits& former, const PointDab& dab);

private:
    struct Entry {
        std::int32_t joint = kNone; ///< of the skeleton
        double below = 0.0;
        double now = 0.0; ///< what the layer gives
        JointEdit edit;
        bool edited = false;
        bool locked = false;
    };

    void gather(std::span<const Influence> below, const PointEdits& former, bool held);
    Entry& entry(std::int32_t joint);
    bool isRest(const Entry& e) const { return !e.locked && e.joint != m_brush.joint; }
    void bring(Entry& e, double target, float keeps);
    void paintLoose(const PointDab& dab);
    void paintHeld(const PointDab& dab);
    void paintAll(const PointDab& dab);
    double targetOf(const PointDab& dab, double weight, double room, double rest) const;
    void shareOut(double& target, double room, double rest);
    void holdLocked();
    double sumOf(bool locked) const;
    void write(EditList& list, std::uint32_t point, const PointEdits& former, bool held);

    const Brush& m_brush;
    const JointNumbers& m_joints;
    EditedPoint m_edited;
    std::vector<Entry> m_entries;
    std::vector<JointEdit> m_edits;
};

} // namespace sinew
