#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/XmlTree.h"

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace sinew {

/// All numbers of a text, up to the first word that is none.
std::vector<double> daeNumbers(std::string_view text);

/// A <source>: a table of numbers or of names. Reads beyond it give nothing.
struct DaeSource {
    std::vector<double> numbers;
    std::vector<std::string> names;
    std::size_t stride = 1;
    std::size_t offset = 0;

    std::size_t count() const;
    /// The row's numbers, or null when there are fewer than `width` of them.
    const double* row(std::size_t index, std::size_t width) const;
};

/// A COLLADA tree with its ids. `root` must stay.
class DaeDocument {
public:
    explicit DaeDocument(const XmlNode& root);

    const XmlNode& root() const { return m_root; }
    /// The element a url ("#id") or a bare id names, or an empty element.
    const XmlNode& find(std::string_view url) const;
    /// The table a <source> element holds.
    static DaeSource readSource(const XmlNode& source);
    /// The table an <input> of that meaning names inside `holder`.
    DaeSource readInput(const XmlNode& holder, std::string_view semantic) const;

private:
    void collectIds(const XmlNode& node);

    const XmlNode& m_root;
    std::map<std::string, const XmlNode*, std::less<>> m_ofId;
};

/// One step of a node's transform: <matrix>, <translate>, <rotate>, <scale>.
struct DaeStep {
    std::string kind;
    std::string sid;
    std::vector<double> numbers;
};

/// A <node> of the scene; several of the same when it is instanced.
struct DaeNode {
    const XmlNode* xml = nullptr;
    std::vector<DaeStep> steps;
};

Transform daeTransform(const std::vector<DaeStep>& steps);

/// Nodes of the visual scene, parents first, in the order of source.nodes. Errors: SkeletonCycle (nodes that
/// instance each other), TooManyJoints (instances multiplied beyond all reason).
Expected<std::vector<DaeNode>> readDaeNodes(const DaeDocument& document, const std::string& file,
                                            ImportedFile& source);

/// A <geometry>'s mesh with the file's own vertices. `materialOf`: the scene's material for a primitive's
/// symbol.
Mesh readDaeGeometry(const DaeDocument& document, const XmlNode& geometry,
                     const std::function<std::int32_t(const std::string& symbol)>& materialOf);

/// Adds all <material>s with their effects' colours and textures; returns the scene's material for each id.
std::map<std::string, std::int32_t> readDaeMaterials(const DaeDocument& document, ImportedFile& source);

/// Adds the skin of a <controller> to its mesh. `skeletons`: the nodes an instance names as skeleton roots,
/// where joint names are looked for first; `nodes` and `source.nodes` run in parallel.
void readDaeSkin(const DaeDocument& document, const XmlNode& skin, std::span<const std::string> skeletons,
                 std::span<const DaeNode> nodes, const ImportedFile& source, ImportedMesh& mesh);

/// Where a file keeps the weights of one of its meshes' shapes.
struct DaeMorphWeights {
    std::size_t mesh = 0; ///< index into ImportedFile::meshes
    std::string source;   ///< id of the <source>
    std::string array;    ///< id of its array
};

/// Adds the file's animations as one clip: COLLADA's play together. Channels that move parts of one node are
/// sampled at every key's time.
void readDaeClips(const DaeDocument& document, std::span<const DaeNode> nodes,
                  std::span<const DaeMorphWeights> morphs, ImportedFile& source);

} // namespace sinew
