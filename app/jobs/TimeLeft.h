#pragma once

namespace sinew {

/// The time left of work, as it is told to who waits: it counts down, sinks quickly where the work turns out
/// shorter, stands still where it turns out somewhat longer, and rises only where it is far longer.
class TimeLeft {
public:
    /// Seconds left after `seconds` of work of which `fraction` is done, 0..1; negative: not known yet. Both
    /// never fall from call to call.
    double after(double seconds, double fraction);

private:
    double m_left = -1.0; ///< told last, negative: nothing
    double m_seconds = 0.0;
};

} // namespace sinew
