#include "core/io/dae/DaeDocument.h"

#include "core/base/ReadNumber.h"
#include "core/io/source/TextWords.h"

#include <algorithm>
#include <numbers>

namespace sinew {
namespace {

std::size_t sizeAttribute(const XmlNode& node, std::string_view key, std::size_t fallback) {
    const std::string& text = node.attribute(key);
    std::uint32_t value = 0;
    const auto [end, error] = readNumber(text, value);
    return error == std::errc() ? value : fallback;
}

} // namespace

std::vector<double> daeNumbers(std::string_view text) {
    std::vector<double> numbers;
    for (ImportWords words(text); !words.atEnd();) {
        const std::string_view word = words.next();
        double number = 0.0;
        const auto [end, error] = readNumber(word, number);
        if (error == std::errc::invalid_argument) {
            break;
        }
        numbers.push_back(number);
    }
    return numbers;
}

std::size_t DaeSource::count() const {
    const std::size_t size = std::max(numbers.size(), names.size());
    return size > offset ? (size - offset) / stride : 0;
}

const double* DaeSource::row(std::size_t index, std::size_t width) const {
    const bool there =
        width <= stride && index < count() && offset + index * stride + width <= numbers.size();
    return there ? numbers.data() + offset + index * stride : nullptr;
}

DaeDocument::DaeDocument(const XmlNode& root)
    : m_root(root) {
    collectIds(root);
}

void DaeDocument::collectIds(const XmlNode& node) {
    if (const std::string& id = node.attribute("id"); !id.empty()) {
        m_ofId.emplace(id, &node);
    }
    for (const XmlNode& child : node.children) {
        collectIds(child);
    }
}

const XmlNode& DaeDocument::find(std::string_view url) const {
    static const XmlNode none;
    url.remove_prefix(url.starts_with('#') ? 1 : 0);
    const auto found = m_ofId.find(url);
    return found == m_ofId.end() ? none : *found->second;
}

DaeSource DaeDocument::readSource(const XmlNode& source) {
    DaeSource result;
    const XmlNode& accessor = source.child("technique_common").child("accessor");
    result.stride = std::max<std::size_t>(sizeAttribute(accessor, "stride", 1), 1);
    result.offset = sizeAttribute(accessor, "offset", 0);
    for (const XmlNode& array : source.children) {
        if (array.name == "float_array" || array.name == "int_array") {
            result.numbers = daeNumbers(array.text);
        } else if (array.name == "Name_array" || array.name == "IDREF_array") {
            for (ImportWords words(array.text); !words.atEnd();) {
                result.names.emplace_back(words.next());
            }
        }
    }
    return result;
}

DaeSource DaeDocument::readInput(const XmlNode& holder, std::string_view semantic) const {
    for (const XmlNode& input : holder.children) {
        if (input.name == "input" && input.attribute("semantic") == semantic) {
            return readSource(find(input.attribute("source")));
        }
    }
    return {};
}

namespace {

constexpr std::size_t kMaxNodes = 200'000;

class NodeReader {
public:
    NodeReader(const DaeDocument& document, const std::string& file, ImportedFile& source)
        : m_document(document)
        , m_file(file)
        , m_source(source) {}

    Expected<std::vector<DaeNode>> read() {
        const XmlNode& root = m_document.root();
        const XmlNode* scene =
            &m_document.find(root.child("scene").child("instance_visual_scene").attribute("url"));
        if (scene->children.empty()) {
            scene = &root.child("library_visual_scenes").child("visual_scene");
        }
        const Expected<void> added = addChildren(*scene, kNone);
        if (!added) {
            return fail(added.error());
        }
        return std::move(m_nodes);
    }

private:
    Expected<void> addChildren(const XmlNode& parent, std::int32_t parentIndex) {
        for (const XmlNode& child : parent.children) {
            Expected<void> added;
            if (child.name == "node") {
                added = addNode(child, parentIndex);
            } else if (child.name == "instance_node") {
                const XmlNode& target = m_document.find(child.attribute("url"));
                added = target.name == "node" ? addNode(target, parentIndex) : added;
            }
            if (!added) {
                return added;
            }
        }
        return {};
    }

    Expected<void> addNode(const XmlNode& xml, std::int32_t parent) {
        if (std::ranges::find(m_open, &xml) != m_open.end()) {
            return fail(ErrorCode::SkeletonCycle, {m_file, xml.attribute("id")});
        }
        if (m_nodes.size() >= kMaxNodes) {
            return fail(ErrorCode::TooManyJoints,
                        {m_file, std::to_string(m_nodes.size() + 1), std::to_string(kMaxNodes)});
        }
        ImportedNode node;
        node.name = xml.attribute("name").empty() ? xml.attribute("id") : xml.attribute("name");
        node.parent = parent;
        node.saysJoint = xml.attribute("type") == "JOINT";
        DaeNode daeNode;
        daeNode.xml = &xml;
        for (const XmlNode& child : xml.children) {
            if (child.name == "matrix" || child.name == "translate" || child.name == "rotate" ||
                child.name == "scale") {
                daeNode.steps.push_back(
                    {std::string(child.name), child.attribute("sid"), daeNumbers(child.text)});
            }
            node.carriesObject = node.carriesObject || child.name == "instance_geometry" ||
                                 child.name == "instance_controller" || child.name == "instance_camera" ||
                                 child.name == "instance_light";
        }
        node.parentFromNode = daeTransform(daeNode.steps);
        const auto index = static_cast<std::int32_t>(m_nodes.size());
        m_source.nodes.push_back(std::move(node));
        m_nodes.push_back(std::move(daeNode));
        m_open.push_back(&xml);
        Expected<void> added = addChildren(xml, index);
        m_open.pop_back();
        return added;
    }

    const DaeDocument& m_document;
    const std::string& m_file;
    ImportedFile& m_source;
    std::vector<DaeNode> m_nodes;
    std::vector<const XmlNode*> m_open; ///< from the root to the node being read
};

} // namespace

Transform daeTransform(const std::vector<DaeStep>& steps) {
    Transform result = Transform::Identity();
    for (const DaeStep& step : steps) {
        const std::vector<double>& n = step.numbers;
        if (step.kind == "matrix" && n.size() >= 16) {
            using RowMajor = Eigen::Matrix<double, 4, 4, Eigen::RowMajor>;
            Transform matrix = Transform::Identity();
            matrix.affine() = Eigen::Map<const RowMajor>(n.data()).topRows<3>();
            result = result * matrix;
        } else if (step.kind == "translate" && n.size() >= 3) {
            result.translate(Vec3(n[0], n[1], n[2]));
        } else if (step.kind == "scale" && n.size() >= 3) {
            result.scale(Vec3(n[0], n[1], n[2]));
        } else if (step.kind == "rotate" && n.size() >= 4) {
            const Vec3 axis(n[0], n[1], n[2]);
            if (axis.norm() > 0.0) {
                result.rotate(Eigen::AngleAxisd(n[3] * std::numbers::pi / 180.0, axis.normalized()));
            }
        }
    }
    return result;
}

Expected<std::vector<DaeNode>> readDaeNodes(const DaeDocument& document, const std::string& file,
                                            ImportedFile& source) {
    return NodeReader(document, file, source).read();
}

} // namespace sinew
