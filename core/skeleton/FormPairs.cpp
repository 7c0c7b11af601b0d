#include "core/skeleton/FormPairs.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

class FormPairs {
public:
    FormPairs(const Skeleton& skeleton, MirrorTable& table)
        : m_skeleton(skeleton)
        , m_table(table)
        , m_children(skeleton.children())
        , m_form(skeleton.size()) {
        Aabb box;
        std::map<std::vector<int>, int> forms; // of the children's forms
        for (std::size_t j = skeleton.size(); j-- > 0;) {
            box.add(skeleton.position(j));
            std::vector<int> below;
            for (const std::int32_t child : m_children[j]) {
                below.push_back(m_form[static_cast<std::size_t>(child)]);
            }
            std::ranges::sort(below);
            m_form[j] = forms.try_emplace(std::move(below), static_cast<int>(forms.size())).first->second;
        }
        m_size = box.diagonal();
    }

    void run() {
        const std::vector<std::int32_t> roots = m_skeleton.roots();
        if (roots.size() == 1 && m_table.partner[index(roots[0])] == kNone) {
            m_table.partner[index(roots[0])] = roots[0];
        }
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) { // parents first
            const std::int32_t partner = m_table.partner[j];
            if (partner == static_cast<std::int32_t>(j)) {
                below(j);
            } else if (partner > static_cast<std::int32_t>(j)) {
                belowBoth(j, index(partner));
            }
        }
    }

private:
    using ByForm = std::map<int, std::vector<std::int32_t>>;

    static std::size_t index(std::int32_t joint) { return static_cast<std::size_t>(joint); }
    double offPlane(std::int32_t joint) const {
        return m_table.normal.dot(m_skeleton.position(index(joint))) - m_table.offset;
    }
    void pair(std::int32_t a, std::int32_t b) {
        m_table.partner[index(a)] = b;
        m_table.partner[index(b)] = a;
    }

    /// Children without partner, by the form of their branches.
    ByForm freeChildren(std::size_t joint) const {
        ByForm result;
        for (const std::int32_t child : m_children[joint]) {
            if (m_table.partner[index(child)] == kNone) {
                result[m_form[index(child)]].push_back(child);
            }
        }
        return result;
    }

    void below(std::size_t middle) {
        constexpr double clear = 0.002; // of the size: beside the plane
        constexpr double near = 0.05;
        for (const auto& [form, branches] : freeChildren(middle)) {
            if (branches.size() == 2) {
                const double a = offPlane(branches[0]);
                const double b = offPlane(branches[1]);
                if (a * b < 0.0 && std::min(std::abs(a), std::abs(b)) > clear * m_size) {
                    pair(branches[0], branches[1]);
                }
            } else if (branches.size() == 1 && std::abs(offPlane(branches[0])) < near * m_size) {
                pair(branches[0], branches[0]);
            }
        }
    }

    void belowBoth(std::size_t joint, std::size_t partner) {
        const ByForm theirs = freeChildren(partner);
        for (const auto& [form, branches] : freeChildren(joint)) {
            const auto same = theirs.find(form);
            if (branches.size() == 1 && same != theirs.end() && same->second.size() == 1) {
                pair(branches[0], same->second[0]);
            }
        }
    }

    const Skeleton& m_skeleton;
    MirrorTable& m_table;
    std::vector<std::vector<std::int32_t>> m_children;
    std::vector<int> m_form; ///< #J equal numbers: branches of equal form
    double m_size = 0.0;
};

} // namespace

void pairByForm(const Skeleton& skeleton, MirrorTable& table) {
    FormPairs(skeleton, table).run();
}

} // namespace sinew
