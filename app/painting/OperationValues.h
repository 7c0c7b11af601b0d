#pragma once

namespace sinew {

/// How far operations on weights go, as a user last chose.
struct OperationValues {
    int limit = 4;         ///< influences a vertex keeps
    double prune = 0.01;   ///< weights under it are left out
    int rounds = 4;        ///< of smoothing and relaxing
    double strength = 0.5; ///< of the way in each round
    bool ofJoint = false;  ///< only vertices that the active joint moves
};

} // namespace sinew
