#include "core/geometry/BoxTree.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sinew {

BoxTree::BoxTree(std::vector<Aabb> boxes)
    : m_boxes(std::move(boxes))
    , m_items(m_boxes.size()) {
    std::iota(m_items.begin(), m_items.end(), 0U);
    if (!m_items.empty()) {
        m_nodes.reserve(m_items.size());
        build(0, static_cast<std::uint32_t>(m_items.size()));
    }
}

void BoxTree::build(std::uint32_t begin, std::uint32_t end) {
    const auto index = static_cast<std::uint32_t>(m_nodes.size());
    Node node;
    node.begin = begin;
    node.end = end;
    Aabb centers;
    for (std::uint32_t i = begin; i < end; ++i) {
        node.box.add(m_boxes[m_items[i]]);
        centers.add(m_boxes[m_items[i]].center());
    }
    m_nodes.push_back(node);
    if (end - begin > kLeafSize) {
        Eigen::Index axis = 0;
        centers.extent().maxCoeff(&axis);
        const std::uint32_t middle = begin + (end - begin) / 2;
        const auto first = m_items.begin();
        std::nth_element(first + begin, first + middle, first + end, [&](std::uint32_t a, std::uint32_t b) {
            // Twice the centres; equal ones by number, so that the tree does not depend on the library.
            return std::pair(m_boxes[a].min[axis] + m_boxes[a].max[axis], a) <
                   std::pair(m_boxes[b].min[axis] + m_boxes[b].max[axis], b);
        });
        build(begin, middle);
        build(middle, end);
    }
    m_nodes[index].skip = static_cast<std::uint32_t>(m_nodes.size());
}

} // namespace sinew
