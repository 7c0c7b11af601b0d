#include "app/drawing/SvgDocument.h"

#include <algorithm>

namespace sinew {

void SvgShapes::open(const QString& id, const QString& copied) {
    const auto number = static_cast<std::int32_t>(m_shapes.size());
    Shape shape;
    shape.parent = m_open;
    if (m_open >= 0) {
        Shape& parent = m_shapes[static_cast<std::size_t>(m_open)];
        shape.sibling = parent.firstChild; // the order does not count
        parent.firstChild = number;
    }
    m_shapes.push_back(shape);
    if (!id.isEmpty()) {
        m_named.insert(id, number);
    }
    if (!copied.isEmpty()) {
        m_copies.insert(number, copied);
    }
    m_open = number;
    ++m_depth;
}

void SvgShapes::close() {
    m_open = m_shapes[static_cast<std::size_t>(m_open)].parent;
    --m_depth;
}

const char* SvgShapes::fault() {
    return m_shapes.empty() ? "" : count(0, 1);
}

const char* SvgShapes::count(std::size_t shape, int depth) {
    if (m_shapes[shape].state == State::Open) {
        return "svg-cycle";
    }
    if (m_shapes[shape].state == State::Done) {
        return "";
    }
    if (depth > kMaxSvgDepth) {
        return "svg-deep";
    }
    m_shapes[shape].state = State::Open;
    m_shapes[shape].drawn = 1;
    for (std::int32_t child = m_shapes[shape].firstChild; child >= 0;
         child = m_shapes[static_cast<std::size_t>(child)].sibling) {
        if (const char* fault = add(shape, static_cast<std::size_t>(child), depth); *fault != '\0') {
            return fault;
        }
    }
    const auto named = m_named.constFind(m_copies.value(static_cast<std::int32_t>(shape)));
    if (named != m_named.constEnd()) {
        if (const char* fault = add(shape, static_cast<std::size_t>(*named), depth); *fault != '\0') {
            return fault;
        }
    }
    m_shapes[shape].state = State::Done;
    return "";
}

const char* SvgShapes::add(std::size_t shape, std::size_t part, int depth) {
    if (const char* fault = count(part, depth + 1); *fault != '\0') {
        return fault;
    }
    m_shapes[shape].drawn += m_shapes[part].drawn;
    m_shapes[shape].depth = std::max(m_shapes[shape].depth, m_shapes[part].depth + 1);
    return m_shapes[shape].drawn > kMaxSvgShapes  ? "svg-many"
           : m_shapes[shape].depth > kMaxSvgDepth ? "svg-deep"
                                                  : "";
}

} // namespace sinew
