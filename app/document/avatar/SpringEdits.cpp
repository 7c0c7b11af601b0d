#include "app/document/avatar/SpringEdits.h"

#include "app/document/edits/Edits.h"
#include "core/avatar/MirrorSprings.h"
#include "core/avatar/SpringChecks.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

namespace sinew {
namespace {

QString springText(const char* text) {
    return QCoreApplication::translate("SpringEdits", text);
}

/// Groups without a collider go, and chains count the others anew.
void dropEmptyGroups(Springs& springs) {
    for (std::size_t g = springs.groups.size(); g-- > 0;) {
        if (springs.groups[g].colliders.empty()) {
            eraseGroup(springs, g);
        }
    }
}

} // namespace

void removeChains(Document& document, SpringRows chains) {
    changeAvatar(document, springText(QT_TRANSLATE_NOOP("SpringEdits", "Remove Spring Chains")),
                 [&](Avatar& avatar) {
                     avatar.springs.chains = withoutRows(std::move(avatar.springs.chains), chains);
                 });
}

void removeColliders(Document& document, SpringRows colliders) {
    std::vector<std::size_t> last(colliders.begin(), colliders.end());
    std::ranges::sort(last, std::greater());
    changeAvatar(document, springText(QT_TRANSLATE_NOOP("SpringEdits", "Remove Colliders")),
                 [&](Avatar& avatar) {
                     for (const std::size_t collider : last) {
                         if (collider < avatar.springs.colliders.size()) {
                             eraseCollider(avatar.springs, collider);
                         }
                     }
                     dropEmptyGroups(avatar.springs);
                 });
}

void mirrorSprings(Document& document, SpringRows chains, SpringRows colliders) {
    const DocumentState& state = document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    const MirrorTable table = mirrorTableOf(state);
    changeAvatar(document, springText(QT_TRANSLATE_NOOP("SpringEdits", "Mirror Springs")),
                 [&](Avatar& avatar) {
                     avatar.springs =
                         withMirrored(state.scene->skeleton, table, std::move(avatar.springs),
                                      {chains.begin(), chains.end()}, {colliders.begin(), colliders.end()});
                 });
}

void changeChains(Document& document, SpringRows chains, const QString& step,
                  const std::function<void(SpringChain&)>& edit, MergeKey merge) {
    changeAvatar(
        document, step,
        [&](Avatar& avatar) {
            for (const std::size_t chain : chains) {
                if (chain < avatar.springs.chains.size()) {
                    edit(avatar.springs.chains[chain]);
                }
            }
        },
        merge);
}

void changeColliders(Document& document, SpringRows colliders, const QString& step,
                     const std::function<void(SpringCollider&)>& edit, MergeKey merge) {
    changeAvatar(
        document, step,
        [&](Avatar& avatar) {
            for (const std::size_t collider : colliders) {
                if (collider < avatar.springs.colliders.size()) {
                    edit(avatar.springs.colliders[collider]);
                }
            }
        },
        merge);
}

std::optional<SpringCollider> colliderAcross(const DocumentState& state, const SpringCollider& collider) {
    return state.hasSkeleton() ? mirroredCollider(state.scene->skeleton, mirrorTableOf(state), collider)
                               : std::nullopt;
}

namespace {

/// The collider on the other side: the nearest one of its joint and shape; nothing: there is none, or it lies
/// in the middle.
std::optional<std::size_t> counterpartOf(const DocumentState& state, std::size_t index) {
    const std::vector<SpringCollider>& colliders = avatarOf(state).springs.colliders;
    const auto across = colliderAcross(state, colliders[index]);
    std::optional<std::size_t> nearest;
    double best = std::numeric_limits<double>::infinity();
    for (std::size_t c = 0; across && c < colliders.size(); ++c) {
        const bool alike = colliders[c].joint == across->joint && colliders[c].shape == across->shape;
        const double distance = (colliders[c].offset - across->offset).norm();
        if (alike && distance < best) {
            best = distance;
            nearest = c;
        }
    }
    return nearest == index ? std::nullopt : nearest;
}

} // namespace

void setCollider(Document& document, std::size_t index, const SpringCollider& collider, bool mirror) {
    const DocumentState& state = document.state();
    if (index >= avatarOf(state).springs.colliders.size()) {
        return;
    }
    const auto other = mirror ? counterpartOf(state, index) : std::nullopt;
    const auto across = other ? colliderAcross(state, collider) : std::nullopt;
    changeAvatar(document, springText(QT_TRANSLATE_NOOP("SpringEdits", "Move Collider")),
                 [&](Avatar& avatar) {
                     avatar.springs.colliders[index] = collider;
                     if (across) {
                         SpringCollider& partner = avatar.springs.colliders[*other];
                         partner = {.name = partner.name,
                                    .joint = partner.joint,
                                    .shape = across->shape,
                                    .offset = across->offset,
                                    .tail = across->tail,
                                    .normal = across->normal,
                                    .radius = across->radius};
                     }
                 });
}

std::size_t groupNamed(Springs& springs, const std::string& name) {
    const auto found = std::ranges::find(springs.groups, name, &ColliderGroup::name);
    if (found == springs.groups.end()) {
        springs.groups.push_back({name, {}});
        return springs.groups.size() - 1;
    }
    return static_cast<std::size_t>(found - springs.groups.begin());
}

void setGroupOf(Document& document, SpringRows chains, std::size_t group, bool on) {
    changeChains(document, chains, springText(QT_TRANSLATE_NOOP("SpringEdits", "Colliders of Chains")),
                 [&](SpringChain& chain) {
                     std::erase(chain.groups, group);
                     if (on) {
                         chain.groups.push_back(group);
                         std::ranges::sort(chain.groups);
                     }
                 });
}

void regroupColliders(Document& document, SpringRows colliders, const std::string& group) {
    changeAvatar(document, springText(QT_TRANSLATE_NOOP("SpringEdits", "Group Colliders")),
                 [&](Avatar& avatar) {
                     Springs& springs = avatar.springs;
                     for (ColliderGroup& each : springs.groups) {
                         std::erase_if(each.colliders, [&](std::size_t collider) {
                             return std::ranges::find(colliders, collider) != colliders.end();
                         });
                     }
                     if (!group.empty()) {
                         auto& list = springs.groups[groupNamed(springs, group)].colliders;
                         list.insert(list.end(), colliders.begin(), colliders.end());
                         std::ranges::sort(list);
                     }
                     dropEmptyGroups(springs);
                 });
}

std::vector<std::string> groupsOf(const Springs& springs, std::size_t collider) {
    std::vector<std::string> names;
    for (const ColliderGroup& group : springs.groups) {
        if (std::ranges::find(group.colliders, collider) != group.colliders.end()) {
            names.push_back(group.name);
        }
    }
    return names;
}

double firstValue(const SpringChain& chain, double SpringJoint::*value) {
    return chain.joints.empty() ? 0.0 : chain.joints.front().*value;
}

namespace {

/// The last joint that swings: the one after it, or the tail, is where its bone ends.
std::size_t lastSwinging(const SpringChain& chain) {
    const std::size_t ends = chain.hasTail() ? 1 : 2;
    return chain.joints.size() < ends ? 0 : chain.joints.size() - ends;
}

} // namespace

double tipFraction(const SpringChain& chain, double SpringJoint::*value) {
    const double first = firstValue(chain, value);
    return first != 0.0 ? chain.joints[lastSwinging(chain)].*value / first : 1.0;
}

void setFirstValue(SpringChain& chain, double SpringJoint::*value, double first, double max) {
    const double before = firstValue(chain, value);
    for (SpringJoint& joint : chain.joints) {
        joint.*value = std::min(max, before != 0.0 && first != 0.0 ? joint.*value * first / before : first);
    }
}

void setTipFraction(SpringChain& chain, double SpringJoint::*value, double fraction, double max) {
    const double first = firstValue(chain, value);
    const auto steps = static_cast<double>(std::max<std::size_t>(1, lastSwinging(chain)));
    for (std::size_t i = 0; i < chain.joints.size(); ++i) {
        const double along = std::min(1.0, static_cast<double>(i) / steps);
        chain.joints[i].*value = std::min(max, first * (1.0 + along * (fraction - 1.0)));
    }
}

void presetChains(Document& document, SpringRows chains, SpringKind kind, const QString& step) {
    const auto scene = document.state().scene;
    changeChains(document, chains, step, [&](SpringChain& chain) {
        applyPreset(kind, scene->skeleton, scene->metersPerUnit, chain);
    });
}

std::optional<SpringKind> presetOf(const DocumentState& state, const SpringChain& chain) {
    for (const auto& [word, kind] : kSpringKindNames) {
        SpringChain preset = chain;
        applyPreset(kind, state.scene->skeleton, state.scene->metersPerUnit, preset);
        if (preset == chain) {
            return kind;
        }
    }
    return std::nullopt;
}

} // namespace sinew
