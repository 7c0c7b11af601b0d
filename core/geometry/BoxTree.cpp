#include "core/geometry/BoxTree.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

/// Halves of more items than this are built side by side.
constexpr std::uint32_t kLargeHalf = 4096;

} // namespace

BoxTree::BoxTree(std::vector<Aabb> boxes)
    : m_boxes(std::move(boxes))
    , m_items(m_boxes.size()) {
    std::iota(m_items.begin(), m_items.end(), 0U);
    if (m_items.empty()) {
        return;
    }
    std::vector<Vec3> centers(m_boxes.size()); // twice
    for (std::size_t i = 0; i < centers.size(); ++i) {
        centers[i] = m_boxes[i].min + m_boxes[i].max;
    }
    const auto count = static_cast<std::uint32_t>(m_items.size());
    m_nodes.resize(nodesFor(count));
    build(0, 0, count, centers);
}

/// How many nodes a tree over so many items has.
std::uint32_t BoxTree::nodesFor(std::uint32_t items) {
    return items <= kLeafSize ? 1 : 1 + nodesFor(items / 2) + nodesFor(items - items / 2);
}

/// Fills the subtree that starts at node `index`.
void BoxTree::build(std::uint32_t index, std::uint32_t begin, std::uint32_t end,
                    const std::vector<Vec3>& centers) {
    Node& node = m_nodes[index];
    node.begin = begin;
    node.end = end;
    Aabb middles;
    for (std::uint32_t i = begin; i < end; ++i) {
        node.box.add(m_boxes[m_items[i]]);
        middles.add(centers[m_items[i]]);
    }
    node.skip = index + nodesFor(end - begin);
    if (end - begin <= kLeafSize) {
        return;
    }
    Eigen::Index axis = 0;
    middles.extent().maxCoeff(&axis);
    const std::uint32_t middle = begin + (end - begin) / 2;
    const auto first = m_items.begin();
    std::nth_element(first + begin, first + middle, first + end, [&](std::uint32_t a, std::uint32_t b) {
        // Equal ones by number, so that the tree does not depend on the library.
        return std::pair(centers[a][axis], a) < std::pair(centers[b][axis], b);
    });
    const std::uint32_t second = index + 1 + nodesFor(middle - begin);
    const auto half = [&](std::size_t which) {
        which == 0 ? build(index + 1, begin, middle, centers) : build(second, middle, end, centers);
    };
    if (middle - begin < kLargeHalf) {
        half(0);
        half(1);
        return;
    }
    parallelFor(2, 1, [&](std::size_t from, std::size_t to) {
        for (std::size_t which = from; which < to; ++which) {
            half(which);
        }
    });
}

} // namespace sinew
