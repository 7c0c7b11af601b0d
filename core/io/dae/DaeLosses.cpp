#include "core/io/dae/DaeLosses.h"

#include "core/io/source/ContentCounts.h"
#include "core/io/source/TextWords.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::array<std::string_view, 3> kDaeSlotsRead{"diffuse", "emission", "transparent"};

std::string_view wordOf(const XmlNode& node) {
    return ImportWords(node.text).next();
}

/// A sampler that does more than repeat and smooth.
bool isPlainSampler2D(const XmlNode& sampler) {
    const auto repeats = [&](std::string_view axis) {
        const std::string_view mode = wordOf(sampler.child(axis));
        return mode.empty() || mode == "WRAP";
    };
    const auto smooths = [&](std::string_view filter) {
        return !wordOf(sampler.child(filter)).starts_with("NEAREST");
    };
    return repeats("wrap_s") && repeats("wrap_t") && smooths("minfilter") && smooths("magfilter");
}

bool holdsTangents(const XmlNode& mesh) {
    return std::ranges::any_of(mesh.children, [](const XmlNode& primitive) {
        return std::ranges::any_of(primitive.children, [](const XmlNode& input) {
            const std::string& semantic = input.attribute("semantic");
            return input.name == "input" && (semantic == "TEXTANGENT" || semantic == "TANGENT");
        });
    });
}

class DaeLossFinder {
public:
    ContentCounts find(const XmlNode& root) {
        const XmlNode& copyright = root.child("asset").child("contributor").child("copyright");
        m_counts.add("copyright", copyright.text.empty() ? 0 : 1);
        count(root);
        return std::move(m_counts);
    }

private:
    void count(const XmlNode& node) {
        m_counts.add("samplers", node.name == "sampler2D" && !isPlainSampler2D(node) ? 1 : 0);
        m_counts.add("tangents", node.name == "mesh" && holdsTangents(node) ? 1 : 0);
        const bool slotRead = std::ranges::find(kDaeSlotsRead, node.name) != kDaeSlotsRead.end();
        bool extras = false;
        for (const XmlNode& child : node.children) {
            if (child.name == "camera" || child.name == "light") {
                m_counts.add(std::string(child.name) + 's'); // with all that it holds
            } else if (child.name == "extra") {
                extras = countExtra(child) || extras;
            } else {
                countMap(node, child, slotRead);
                count(child);
            }
        }
        m_counts.add("extras", extras ? 1 : 0);
    }

    void countMap(const XmlNode& slot, const XmlNode& child, bool slotRead) {
        if (child.name == "texture" && !slotRead) {
            m_counts.add("map " + std::string(slot.name));
        }
    }

    /// Bumps and other maps that COLLADA has no slot for stand in an <extra>: they go by their names. Returns
    /// whether it holds anything else.
    bool countExtra(const XmlNode& extra) {
        bool others = false;
        for (const XmlNode& technique : extra.children) {
            others = others || !technique.text.empty();
            for (const XmlNode& property : technique.children) {
                const bool map = !property.child("texture").name.empty();
                countMap(property, property.child("texture"), false);
                others = others || !map;
            }
        }
        return others;
    }

    ContentCounts m_counts;
};

} // namespace

void noteDaeLosses(const XmlNode& root, const std::string& name, Notices& notices) {
    DaeLossFinder().find(root).note(NoticeCode::ContentIgnored, name, notices);
}

} // namespace sinew
