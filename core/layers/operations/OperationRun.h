#pragma once

#include "core/layers/operations/WeightOperations.h"

#include <functional>

namespace sinew {

/// Half the sum over joints of |a - b|: 0 alike, 1 nothing in common.
double influenceDistance(std::span<const Influence> a, std::span<const Influence> b);

/// Runs one operation over its vertices: keeps what is locked, and gathers what changed.
class OperationRun {
public:
    explicit OperationRun(const OperationInput& input);

    /// The input's weights, with weights without influences in place of missing ones.
    const PartWeights& weights() const { return m_weights; }
    /// Places of the vertices, ascending.
    std::vector<std::uint32_t> places() const;

    /// `wish(vertex, influences now, wanted)` says what each vertex is to have; nothing wanted: it stays.
    OperationResult each(const std::function<void(const VertexId&, std::span<const Influence>,
                                                  std::vector<Influence>&)>& wish) const;
    /// Every vertex gets what its place has; places ascending.
    OperationResult fromPlaces(std::span<const std::uint32_t> weldedVertices,
                               const SkinWeights& weights) const;
    /// Nothing changed.
    OperationResult result() const;

private:
    void respectLocks(std::span<const Influence> now, std::vector<Influence>& wanted) const;
    SkinWeights withinLimit(SkinWeights target, std::size_t now, bool anyLocked) const;
    bool isLocked(std::int32_t joint) const;

    const OperationInput& m_input;
    PartWeights m_weights;
};

} // namespace sinew
