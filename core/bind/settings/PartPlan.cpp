#include "core/bind/settings/PartPlan.h"

#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <optional>

namespace sinew {
namespace {

constexpr std::size_t kNamesTold = 12;

std::string namesOfParts(const Scene& scene) {
    std::string names;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (part == kNamesTold) {
            return names + ", ...";
        }
        names += (part == 0 ? "" : ", ") + partName(scene, part);
    }
    return names;
}

class PartPlanner {
public:
    PartPlanner(const Scene& scene, std::span<const PartRule> rules)
        : m_scene(scene)
        , m_rules(rules)
        , m_shells(scene.parts.size()) {
        m_plan.excluded.resize(scene.parts.size());
        m_plan.ruledSmooth.resize(scene.parts.size());
        m_plan.whollyExcluded.assign(scene.parts.size(), false);
        m_plan.named.assign(scene.parts.size(), false);
        m_plan.ruleOf.resize(scene.parts.size());
        for (const Part& part : scene.parts) {
            m_ruleOf.emplace_back(part.mesh->vertexCount(), nullptr);
        }
    }

    Expected<PartPlan> run() {
        // Shells last: their rules go before those of the part.
        for (const bool ofShells : {false, true}) {
            for (const PartRule& rule : m_rules) {
                if ((rule.shell > 0) == ofShells && !claim(rule)) {
                    return fail(ErrorCode::RulePartUnknown, {ruleName(rule), namesOfParts(m_scene)});
                }
            }
        }
        for (const PartRule& rule : m_rules) {
            if (auto added = addPieces(rule); !added) {
                return fail(added.error());
            }
        }
        if (auto possible = judge(); !possible) {
            return fail(possible.error());
        }
        numberRules();
        return std::move(m_plan);
    }

private:
    const Mesh& meshOf(std::size_t part) const { return *m_scene.parts[part].mesh; }

    const SurfaceShells& shellsOf(std::size_t part) {
        if (!m_shells[part]) {
            m_shells[part] = surfaceShells(meshOf(part));
        }
        return *m_shells[part];
    }

    /// Gives a rule the vertices it names. False when there are none.
    bool claim(const PartRule& rule) {
        bool found = false;
        for (std::size_t part = 0; part < m_scene.parts.size(); ++part) {
            if (rule.part != meshOf(part).name && rule.part != partName(m_scene, part)) {
                continue;
            }
            if (rule.shell == 0) {
                std::ranges::fill(m_ruleOf[part], &rule);
            } else if (static_cast<std::uint32_t>(rule.shell) > shellsOf(part).count) {
                continue;
            } else {
                const auto shell = static_cast<std::uint32_t>(rule.shell - 1);
                for (std::size_t p = 0; p < m_ruleOf[part].size(); ++p) {
                    m_ruleOf[part][p] = shellsOf(part).ofVertex[p] == shell ? &rule : m_ruleOf[part][p];
                }
            }
            m_plan.named[part] = true;
            found = true;
        }
        return found;
    }

    Expected<void> addPieces(const PartRule& rule) {
        std::vector<std::int32_t> joints;
        for (const std::string& name : rule.joints) {
            joints.push_back(m_scene.skeleton.find(name));
            if (joints.back() == kNone) {
                return fail(ErrorCode::RuleJointUnknown, {ruleName(rule), name});
            }
        }
        std::ranges::sort(joints);
        for (std::size_t part = 0; part < m_scene.parts.size(); ++part) {
            PartOverride piece{part, rule.shell, rule.binding, joints, {}};
            for (std::uint32_t p = 0; p < m_ruleOf[part].size(); ++p) {
                if (m_ruleOf[part][p] == &rule) {
                    piece.vertices.push_back(p);
                }
            }
            if (piece.vertices.empty()) {
                continue;
            }
            if (!piece.excluded()) {
                flag(m_plan.ruledSmooth[part], piece);
            }
            if (rule.binding != PartBinding::Smooth) {
                add(std::move(piece));
            }
        }
        return {};
    }

    /// Sets the flags of a piece's vertices among those of its part.
    void flag(std::vector<bool>& flags, const PartOverride& piece) const {
        flags.resize(meshOf(piece.part).vertexCount(), false);
        for (const std::uint32_t vertex : piece.vertices) {
            flags[vertex] = true;
        }
    }

    void add(PartOverride piece) {
        if (piece.excluded()) {
            std::vector<bool>& excluded = m_plan.excluded[piece.part];
            flag(excluded, piece);
            m_plan.whollyExcluded[piece.part] = std::ranges::find(excluded, false) == excluded.end();
        }
        m_plan.pieces.push_back(std::move(piece));
    }

    void numberRules() {
        for (std::size_t part = 0; part < m_ruleOf.size(); ++part) {
            for (std::size_t p = 0; p < m_ruleOf[part].size() && m_plan.named[part]; ++p) {
                const PartRule* rule = m_ruleOf[part][p];
                m_plan.ruleOf[part].push_back(
                    rule == nullptr ? kNone : static_cast<std::int32_t>(rule - m_rules.data()));
            }
        }
    }

    /// Whether anything is left to bind and to follow.
    Expected<void> judge() const {
        bool solved = false;
        bool bound = false;
        for (std::size_t part = 0; part < m_scene.parts.size(); ++part) {
            const bool hangs = m_scene.parts[part].rigidJoint != kNone && !m_plan.named[part];
            solved = solved || (!hangs && !m_plan.whollyExcluded[part]);
            bound = bound || hangs;
        }
        for (const PartOverride& piece : m_plan.pieces) {
            if (piece.binding == PartBinding::CopySkin && !solved) {
                return fail(ErrorCode::NothingToFollow,
                            {shellName(partName(m_scene, piece.part), piece.shell)});
            }
            bound = bound || piece.binding != PartBinding::Skip;
        }
        return bound || solved || m_scene.parts.empty() ? Expected<void>() : fail(ErrorCode::AllExcluded);
    }

    const Scene& m_scene;
    std::span<const PartRule> m_rules;
    std::vector<std::optional<SurfaceShells>> m_shells;
    std::vector<std::vector<const PartRule*>> m_ruleOf; ///< #parts: of every vertex, null: none
    PartPlan m_plan;
};

} // namespace

std::string partName(const Scene& scene, std::size_t part) {
    const std::string& name = scene.parts[part].mesh->name;
    return name.empty() ? "Part " + std::to_string(part + 1) : name;
}

Expected<PartPlan> planParts(const Scene& scene, std::span<const PartRule> rules) {
    return PartPlanner(scene, rules).run();
}

} // namespace sinew
